// Answers for: the parts a phone shows one at a time.

export type Tab = 'table' | 'notebook' | 'story' | 'result'
