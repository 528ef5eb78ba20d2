// Splits a sentence in which somebody speaks, so that their words begin on a new line.
import type { Sentence } from '../../shared/words/sentence.ts'

const QUOTE = /[“„]/

export function splitOffQuote(sentence: Sentence): readonly Sentence[] {
  const quotePieceIndex = sentence.findIndex(piece => typeof piece === 'string' && QUOTE.test(piece))
  const quotePiece = sentence[quotePieceIndex]
  if (typeof quotePiece !== 'string') return [sentence]
  const quoteStart = quotePiece.search(QUOTE)
  const lines = [
    [...sentence.slice(0, quotePieceIndex), quotePiece.slice(0, quoteStart)],
    [quotePiece.slice(quoteStart), ...sentence.slice(quotePieceIndex + 1)],
  ]
  return lines.filter(line => line.some(piece => piece !== ''))
}
