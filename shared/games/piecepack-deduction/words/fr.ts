// The words of Deduction for the piecepack, in French.
import { createCardPiles } from '../shows.ts'
import { at } from '../../../engine/index.ts'
import { listSentences } from '../../../words/fr/grammar.ts'
import { deedSentence, avoirForm, verbForm } from '../../../words/fr/verbs.ts'
import type { GameWords, SentencePiece, Sentence } from '../../../words/sentence.ts'
import type { Piecepack, QuestionKind } from '../kinds.ts'
import { suitOf, TILES, valueOf, type Suit, type Tile, type Trait, type TileValue } from '../cards.ts'
import type { PiecepackConclusion } from '../reasoning/conclusions.ts'

/** The suits, in the plural. */
export const SUIT_NAMES: Readonly<Record<Suit, string>> = { S: 'Soleils', M: 'Lunes', C: 'Couronnes', H: 'Boucliers' }
/** The names of the values. */
export const VALUE_NAMES: Readonly<Record<TileValue, string>> = {
  '0': 'Nul',
  '1': 'As',
  '2': '2',
  '3': '3',
  '4': '4',
  '5': '5',
}

/** The suits as they follow a value: « 3 de Lune ». */
const SUITS_AFTER_VALUE: Readonly<Record<Suit, string>> = { S: 'Soleil', M: 'Lune', C: 'Couronne', H: 'Bouclier' }

const ONE_OF_TRAIT: Readonly<Record<Trait, string>> = {
  S: 'un Soleil',
  M: 'une Lune',
  C: 'une Couronne',
  H: 'un Bouclier',
  '0': 'un nul',
  '1': 'un as',
  '2': 'un 2',
  '3': 'un 3',
  '4': 'un 4',
  '5': 'un 5',
}

const MANY_OF_TRAIT: Readonly<Record<Trait, string>> = {
  S: 'de Soleils',
  M: 'de Lunes',
  C: 'de Couronnes',
  H: 'de Boucliers',
  '0': 'de nuls',
  '1': 'd’as',
  '2': 'de 2',
  '3': 'de 3',
  '4': 'de 4',
  '5': 'de 5',
}

const YES_PIECE = { mark: 'Oui', sign: '✓', tone: 'yes' } as const
const NO_PIECE = { mark: 'Non', sign: '✗', tone: 'no' } as const
const RIGHT_PIECE = { mark: 'Juste', sign: '✓', tone: 'yes' } as const
const WRONG_PIECE = { mark: 'Faux', sign: '✗', tone: 'no' } as const

/** The question as spoken. */
export function spokenQuestion(question: QuestionKind, trait: Trait): string {
  return question === 'any' ? `« As-tu ${ONE_OF_TRAIT[trait]} ? »` : `« Combien ${MANY_OF_TRAIT[trait]} as-tu ? »`
}

/** How many tiles of a suit or a value one can have. */
const COUNT_WORDS = ['Aucune', 'Une', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six'] as const

/** An answer as a piece of a sentence, which a screen draws with a sign, in words: a number by itself would look like a value. */
export function answerPiece(answer: boolean | number, trait: Trait): Extract<SentencePiece, { readonly mark: string }> {
  if (typeof answer === 'boolean') return answer ? YES_PIECE : NO_PIECE
  if (answer === 1) return { ...YES_PIECE, mark: ONE_OF_TRAIT[trait].startsWith('une') ? 'Une' : 'Un' }
  return answer > 0 ? { ...YES_PIECE, mark: at(COUNT_WORDS, answer) } : { ...NO_PIECE, mark: at(COUNT_WORDS, 0) }
}

/** A tile with its article: « le 3 de Lune », « l’As de Lune ». */
export function tileWithArticle(tile: Tile, opens = false): Sentence {
  const article = valueOf(tile) === '1' ? 'l’' : 'le '
  return [opens ? `L${article.slice(1)}` : article, { card: tile }]
}

function tileList(ids: readonly Tile[]): Sentence {
  return listSentences(TILES.filter(tile => ids.includes(tile)).map(tile => tileWithArticle(tile)))
}

export const gameWords: GameWords<Piecepack, PiecepackConclusion> = {
  title: 'Déduction (piecepack)',
  tagline: 'Une tuile manque. Interroge les autres, et nomme-la avant eux.',
  nextBet: 'Ton pari : qui va nommer ensuite ?',
  credit: 'Inventé par Mark A. Biggar, 2003',
  options: {
    lastOneIn: {
      label: 'Seul en jeu',
      about:
        'Quand tous les autres ont mal nommé : la dernière personne en jeu gagne aussitôt, ou continue et doit nommer la tuile.',
      value: last => (last === 'wins' ? 'Gagne aussitôt' : 'Doit nommer la tuile'),
    },
  },
  card: id => `${VALUE_NAMES[valueOf(id as Tile)]} de ${SUITS_AFTER_VALUE[suitOf(id as Tile)]}`,
  line: {
    dealt: ({ tiles: count, faceUp }) => [
      `Chacun a reçu ${count} tuiles. Face visible : `,
      ...tileList(faceUp),
      '. Une tuile manque.',
    ],
    received: ({ by, tiles: received }, reader) => [
      { seat: by },
      ` ${avoirForm(by, reader)} reçu `,
      ...tileList(received),
      '.',
    ],
    drew: ({ by, coin }, reader) => [{ seat: by }, ` ${avoirForm(by, reader)} tiré la pièce `, { card: coin }, '.'],
    asked: ({ by, of, trait, question, answer }, reader) => [
      ...deedSentence(by, of, reader, 'demandé'),
      ` : ${spokenQuestion(question, trait)} `,
      answerPiece(answer, trait),
      '.',
    ],
    chose: ({ by, to }, reader) => [
      { seat: by },
      ` ${avoirForm(by, reader)} choisi une tuile `,
      ...(to === reader ? ['à te montrer'] : ['à montrer à ', { seat: to } as const]),
      '.',
    ],
    showed: ({ by, to, tile }, reader) => [
      ...deedSentence(by, to, reader, 'montré'),
      ' ',
      ...tileWithArticle(tile),
      '.',
    ],
    named: ({ by, tile, right: isRight }, reader) => [
      { seat: by },
      ` ${avoirForm(by, reader)} nommé `,
      ...tileWithArticle(tile),
      '. ',
      isRight ? RIGHT_PIECE : WRONG_PIECE,
      ...(isRight ? ['.'] : by === reader ? [' : tu ne demandes plus, et tu continues de répondre.'] : ['.']),
    ],
    looked: ({ by, tile }, reader) => [
      { seat: by },
      ` ${avoirForm(by, reader)} regardé : la tuile manquante est `,
      ...tileWithArticle(tile),
      '.',
    ],
    opened: ({ missing, hands }) => [
      'Tout est retourné : ',
      ...hands.flatMap((hand, seat): Sentence => [...tileList(hand), ' chez ', { seat, form: 'toi' }, ', ']),
      'et il manquait ',
      ...tileWithArticle(missing),
      '.',
    ],
    won: ({ by, how }, reader) =>
      by === null
        ? [
            how === 'wrong'
              ? 'Personne n’a gagné : chacun a nommé une mauvaise tuile.'
              : 'Personne n’a gagné : la tuile n’a pas été nommée en 200 tours.',
          ]
        : [
            { seat: by },
            how === 'named'
              ? ` ${avoirForm(by, reader)} gagné.`
              : ` ${avoirForm(by, reader)} gagné, sans plus personne d’autre en jeu.`,
          ],
  },
  naming: {
    named: ({ by }, reader) => [{ seat: by }, verbForm(by, reader, [' nomme', ' nommes']), ' la tuile manquante…'],
  },
  move: {
    ask: ({ of, trait, question }) => [
      'Demander à ',
      { seat: of, form: 'toi' },
      ` : ${spokenQuestion(question, trait)}`,
    ],
    show: ({ tile }, { open }) => ['Montrer ', ...tileWithArticle(tile), ' à ', { seat: open.turn, form: 'toi' }],
    name: ({ tile }) => ['Nommer ', ...tileWithArticle(tile)],
    pass: () => ['Ne rien nommer, finir ton tour'],
  },
  firstTime: {
    ask: 'La pièce dit ce que tu peux demander : sa couleur ou sa valeur. Tout le monde entend la réponse ; une tuile montrée, personne d’autre que toi ne la voit.',
    show: 'On te demande ce que tu as. Choisis quelle tuile montrer ; une tuile déjà connue en dit le moins.',
    name: 'La tuile manquante te paraît sûre ? Nomme-la. Si c’est juste, tu gagnes ; si c’est faux, tu ne fais plus que répondre.',
    pass: 'Pas encore de certitude ? Ne nomme rien, et c’est à la personne suivante.',
  },
  shows: createCardPiles({
    hand: ['Tuiles'],
    faceUp: ['Face visible'],
    coin: ['La pièce'],
    missing: ['La tuile manquante'],
  }),
  riddle: () => ['la tuile manquante'],
  solved: (_, tile, tense) => [`La tuile manquante ${tense ? 'était' : 'est'} `, ...tileWithArticle(tile as Tile), '.'],
  conclusion: {
    certain: ({ tile, place }, reader) => {
      if (place === 'missing') return ['La tuile manquante ne peut être que ', ...tileWithArticle(tile), '.']
      if (place === 'faceUp') return [...tileWithArticle(tile, true), ' est face visible.']
      return [{ seat: place }, ` ${avoirForm(place, reader)} forcément `, ...tileWithArticle(tile), '.']
    },
    excluded: ({ tile, place, alsoExcluded }, reader) => {
      if (place === 'missing' && alsoExcluded)
        return ['Aucune de celles-ci ne manque : ', ...tileList([tile, ...alsoExcluded]), '.']
      if (place === 'missing') return [...tileWithArticle(tile, true), ' ne peut pas être la tuile manquante.']
      if (place === 'faceUp') return [...tileWithArticle(tile, true), ' n’est pas face visible.']
      return [
        { seat: place },
        verbForm(place, reader, [' ne peut', ' ne peux']),
        ' pas avoir ',
        ...tileList([tile, ...(alsoExcluded ?? [])]),
        '.',
      ]
    },
  },
  overheard: ({ left }) =>
    left === 1
      ? ['Qui a bien écouté pourrait connaître la tuile manquante.']
      : [`Au plus ${left} tuiles peuvent encore être celle qui manque.`],
}
