// Splits a sentence in which somebody speaks, so that their words begin on a new line.
import type { Sentence } from '../../shared/words/sentence.ts'

const QUOTE = /[“„]/

export function splitOffQuote(sentence: Sentence): readonly Sentence[] {
  const at = sentence.findIndex(piece => typeof piece === 'string' && QUOTE.test(piece))
  const piece = sentence[at]
  if (typeof piece !== 'string') return [sentence]
  const quote = piece.search(QUOTE)
  const lines = [
    [...sentence.slice(0, at), piece.slice(0, quote)],
    [piece.slice(quote), ...sentence.slice(at + 1)],
  ]
  return lines.filter(line => line.some(one => one !== ''))
}
