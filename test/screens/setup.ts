// Answers for: pages of the tests being pages that nobody looks at: nothing is painted, and nothing waits for it.
if (typeof document !== 'undefined') Object.defineProperty(document, 'hidden', { value: true, configurable: true })
