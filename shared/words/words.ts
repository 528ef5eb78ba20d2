// Answers for: all that the pages say in any game, in whatever language.
import type { Grammar } from './grammar.ts'
import type { Translation } from './language.ts'
import type { words } from './en/index.ts'

/** What each language says. A line that one leaves out does not compile. */
export type Words = Translation<Omit<typeof words, 'grammar'>> & { readonly grammar: Grammar }
