// The words of Missing Persons, in French.
import { drawnCardsSentence, mergeLinesOfOneAction } from './storyLines.ts'
import { createCardPiles } from '../shows.ts'
import { required, at, type Seat } from '../../../engine/index.ts'
import { listSentences } from '../../../words/fr/grammar.ts'
import { avoirForm, possessivePiece, verbForm } from '../../../words/fr/verbs.ts'
import type { GameWords, SentencePiece, Sentence } from '../../../words/sentence.ts'
import { rankOf, suitOf, type Card, type Suit } from '../cards.ts'
import { opponentOf } from '../rules/deal.ts'
import { seatOfRiddle } from '../rules/riddles.ts'
import type { WinReason, MissingPersons } from '../kinds.ts'
import { plainWording, propertyText, translateWording } from '../rules/phrases/phrases.ts'
import type { MissingPersonsConclusion } from '../reasoning/conclusions.ts'

const SUIT_NAMES: Readonly<Record<Suit, string>> = { S: 'Pique', H: 'Cœur', D: 'Carreau', C: 'Trèfle' }
const RANK_NAMES: Readonly<Record<number, string>> = { 1: 'As', 11: 'Valet', 12: 'Dame', 13: 'Roi' }

const YES_PIECE = { mark: 'Oui', sign: '✓', tone: 'yes' } as const
const NO_PIECE = { mark: 'Non', sign: '✗', tone: 'no' } as const
const RIGHT_PIECE = { mark: 'Juste', sign: '✓', tone: 'yes' } as const
const WRONG_PIECE = { mark: 'Faux', sign: '✗', tone: 'no' } as const

/** An answer as a piece of a sentence, which a screen draws with a sign. */
export function answerPiece(isYes: boolean): Extract<SentencePiece, { mark: string }> {
  return isYes ? YES_PIECE : NO_PIECE
}

/** What one’s own line-up says about the missing person. In a single pack everybody is there once, except the joker, who is there twice. */
const ownLineupClue = ({ pack }: MissingPersons['options']): string =>
  pack === 'two'
    ? 'Ta rangée montre qui va avec les réponses. '
    : 'Personne de ta rangée n’est disparu, sauf peut-être le joker. '

function cardName(id: string): string {
  const card = id as Card
  const [suit, rank] = [suitOf(card), rankOf(card)]
  if (suit === null || rank === null) return 'Joker'
  return `${RANK_NAMES[rank] ?? rank} de ${SUIT_NAMES[suit]}`
}

const ARTICLES: Readonly<Record<number, string>> = { 1: 'l’', 12: 'la ' }

/** A card with its article: « le 8 de Pique », « la Dame de Pique », « l’As de Pique », « le Joker ». */
export function cardWithArticle(card: Card): Sentence {
  return [ARTICLES[rankOf(card) ?? 0] ?? 'le ', { card }]
}

function cardList(ids: readonly Card[]): Sentence {
  return listSentences(ids.map(cardWithArticle))
}

/** A player's missing person: « la personne disparue d’Ana ». */
const missingPersonOf = (of: Seat): SentencePiece =>
  possessivePiece(of, ['la personne disparue', 'ta personne disparue'])

/** Both guesses, each with its verdict. */
function bothGuessesSentence(guesses: readonly Card[], suspects: readonly Card[], reader: Seat | null): Sentence {
  return ([0, 1] as const).flatMap(by => [
    { seat: by },
    verbForm(by, reader, [' soupçonnait ', ' soupçonnais ']),
    ...cardWithArticle(at(guesses, by)),
    ' : ',
    guesses[by] === suspects[opponentOf(by)] ? RIGHT_PIECE : WRONG_PIECE,
    '. ',
  ])
}

function bothHiddenSentence(suspects: readonly Card[], reader: Seat | null): Sentence {
  return [
    { seat: 0 },
    ` ${avoirForm(0, reader)} caché `,
    ...cardWithArticle(at(suspects, 0)),
    ' et ',
    { seat: 1 },
    ` ${avoirForm(1, reader)} caché `,
    ...cardWithArticle(at(suspects, 1)),
    '.',
  ]
}

const WIN_REASON_TEXTS: Readonly<Record<Exclude<WinReason, 'wrong name'>, string>> = {
  'right name': ' en nommant la personne disparue',
  'right guess': ' avec le seul soupçon juste',
  'nearer guess': ' avec la valeur la plus proche',
  'right suit': ' avec la bonne enseigne, à distance égale',
  'right colour': ' avec la bonne couleur, à distance égale',
}

/** Drawn cards that are turned down: « l’a retournée », « en a retourné 3 ». */
function turnedDownText(drawnCount: number, downCount: number): string {
  if (downCount < drawnCount) return `dont ${downCount} ${downCount === 1 ? 'retournée' : 'retournées'} aussitôt`
  return drawnCount === 1
    ? 'retournée aussitôt'
    : drawnCount === 2
      ? 'toutes deux retournées aussitôt'
      : 'toutes retournées aussitôt'
}

export const gameWords: GameWords<MissingPersons, MissingPersonsConclusion> = {
  title: 'Disparitions',
  tagline: 'Vous cachez chacun une carte. De question en question, trouve l’autre.',
  credit: 'Inventé par David Morrah, 1995',
  options: {
    draw: {
      label: 'Après un oui',
      about: 'Avec une seule carte, la partie est plus longue : qui demande choisit la place retournée où elle va.',
      value: draw => (draw === 'single' ? 'Piocher une carte' : 'Compléter la rangée'),
    },
    questions: {
      label: 'Questions',
      about:
        'Énigmes : habille ta question de mots couverts ; la réponse est vérifiée. Libres : demande ce que tu veux ; personne ne vérifie.',
      value: questions => ({ plain: 'Directes', cryptic: 'Énigmes', free: 'Libres' })[questions],
    },
    lineups: {
      label: 'Rangées',
      about: 'Qui voit les dix cartes devant quelqu’un, et ce qui y est pioché.',
      value: lineups => (lineups === 'open' ? 'Visibles de tous' : 'Chacun voit la sienne'),
    },
    pack: {
      label: 'Jeux de cartes',
      about:
        'Avec deux jeux, les cartes cachées viennent du second : une carte que tu vois peut être la personne disparue, et vous pouvez cacher la même.',
      value: pack => (pack === 'two' ? 'Deux' : 'Un'),
    },
    lastTurn: {
      label: 'Dernier tour',
      about: 'Quand la pioche s’épuise pendant le tour du côté qui a commencé, l’autre a encore un tour, sans piocher.',
      value: last => (last === 'yes' ? 'Un de plus pour l’autre' : 'Aucun'),
    },
    questionsPerTurn: {
      label: 'Questions par tour',
      about: 'Un oui garde le tour ; à trois questions, seulement jusqu’à la troisième.',
      value: most => (most === 'three' ? 'Trois au plus' : 'Tant que c’est oui'),
    },
  },
  card: cardName,
  line: {
    began: ({ deal, starter }, reader) => [
      deal === 1 ? '' : `Donne ${deal} : `,
      reader === null
        ? deal === 1
          ? 'Chacun choisit une carte à cacher ; '
          : 'chacun choisit une carte à cacher ; '
        : deal === 1
          ? 'Choisissez tous deux une carte à cacher ; '
          : 'choisissez tous deux une carte à cacher ; ',
      { seat: starter },
      verbForm(starter, reader, [' commence.', ' commences.']),
    ],
    hid: ({ by }, reader) => [{ seat: by }, ` ${avoirForm(by, reader)} caché une carte.`],
    clashed: ({ card }) => [
      'La même carte des deux côtés : ',
      ...cardWithArticle(card),
      '. Elle reste dans le jeu, et le choix est à refaire.',
    ],
    dealt: ({ pile }) => [`Les rangées sont en place : dix cartes chacune, ${pile} dans la pioche.`],
    lined: ({ by, cards: lineup }) => [
      possessivePiece(by, ['la rangée', 'ta rangée']),
      ' : ',
      ...cardList(lineup),
      '.',
    ],
    asked: ({ by, question, wording, yes: answered }, reader) => [
      ...(opponentOf(by) === reader
        ? [{ seat: by }, ' t’a demandé']
        : [{ seat: by }, ` ${avoirForm(by, reader)} demandé à `, { seat: opponentOf(by), form: 'toi' }]),
      ' : « ',
      question ? plainWording(question, 'fr') : translateWording('fr', required(wording, 'wording')),
      ' »',
      ...(answered === null ? [] : [' ', answerPiece(answered), '.']),
    ],
    meant: ({ question }) => [`Cela veut dire : « ${plainWording(question, 'fr')} »`],
    answered: ({ by, yes: answered }, reader) => [
      { seat: by },
      ` ${avoirForm(by, reader)} répondu `,
      answerPiece(answered),
      '.',
    ],
    refused: ({ yes: answered, question }) => [
      'La question veut dire : « ',
      plainWording(question, 'fr'),
      ' » Pour ta carte, ',
      answerPiece(answered),
      ' n’est pas vrai.',
    ],
    turned: ({ by, places }, reader) => [
      { seat: by },
      ` ${avoirForm(by, reader)} retourné ${places.length === 1 ? 'une carte' : `${places.length} cartes`}.`,
    ],
    drew: ({ by, places, misfits, left, cards: drawn = [] }, reader) => [
      { seat: by },
      ` ${avoirForm(by, reader)} pioché ${places.length === 1 ? 'une carte' : `${places.length} cartes`}`,
      ...drawnCardsSentence(places, misfits, drawn, {
        turnedDown: `, ${turnedDownText(places.length, misfits.length)}`,
        faceUp: `. ${misfits.length === places.length - 1 ? 'Visible' : 'Visibles'} : `,
        faceDown: `. ${misfits.length === 1 ? 'Retournée' : 'Retournées'} aussitôt : `,
        colon: ' : ',
        list: cardList,
      }),
      left === 0 ? '.' : `. Encore ${left} dans la pioche.`, // an empty pile has a line of its own
    ],
    got: ({ by, cards: got }, reader) => [{ seat: by }, ` ${avoirForm(by, reader)} reçu `, ...cardList(got), '.'],
    finished: ({ by }, reader) => [{ seat: by }, ` ${avoirForm(by, reader)} fini de retourner.`],
    ranOut: ({ last }, reader) => [
      'La pioche est vide. ',
      ...(last !== null
        ? ['Encore un tour pour ', { seat: last, form: 'toi' } as const, ', sans piocher.']
        : [reader === null ? 'Chacun note son soupçon.' : 'Notez tous deux votre soupçon.']),
    ],
    wrote: ({ by }, reader) => [{ seat: by }, ` ${avoirForm(by, reader)} noté un soupçon.`],
    guessed: ({ guesses, suspects }, reader) => [
      ...bothGuessesSentence(guesses, suspects, reader),
      ...bothHiddenSentence(suspects, reader),
    ],
    named: ({ by, card, right: isRight }, reader) => [
      { seat: by },
      ` ${avoirForm(by, reader)} nommé `,
      missingPersonOf(opponentOf(by)),
      ' : ',
      { card },
      '. ',
      isRight ? RIGHT_PIECE : WRONG_PIECE,
      '.',
    ],
    opened: ({ suspects }, reader) => bothHiddenSentence(suspects, reader),
    explained: ({ by, questions }) => [
      questions.length === 1
        ? possessivePiece(by, ['l’énigme', 'ton énigme'])
        : possessivePiece(by, ['les énigmes', 'tes énigmes']),
      questions.length === 1 ? ' voulait dire : ' : ' voulaient dire : ',
      questions.map(question => propertyText(question, 'fr')).join(' · '),
      '.',
    ],
    tied: () => ['Aucun soupçon n’était meilleur : égalité.'],
    won: ({ winner, ending }, reader) =>
      ending === 'wrong name'
        ? [
            { seat: winner },
            ` ${avoirForm(winner, reader)} gagné : `,
            { seat: opponentOf(winner) },
            ` ${avoirForm(opponentOf(winner), reader)} nommé la mauvaise personne.`,
          ]
        : [{ seat: winner }, ` ${avoirForm(winner, reader)} gagné${WIN_REASON_TEXTS[ending]}.`],
    drawn: () => ['Trois égalités : la partie est nulle.'],
  },
  // Cards turned down by hand one after another are merged into one line.
  naming: {
    named: ({ by }, reader) => [
      { seat: by },
      verbForm(by, reader, [' nomme ', ' nommes ']),
      missingPersonOf(opponentOf(by)),
      '…',
    ],
    guessed: () => ['Les deux soupçons se dévoilent…'],
  },
  stage: ({ open }) => (open.deal > 1 ? `Donne ${open.deal}` : null),
  mergeStoryLines: mergeLinesOfOneAction,
  move: {
    hide: ({ card }) => ['Cacher ', ...cardWithArticle(card)],
    ask: ({ question }) => ['Demander : « ', plainWording(question, 'fr'), ' »'],
    askCryptically: ({ question, wording }) => [
      'Demander : « ',
      translateWording('fr', wording),
      ' » Cela veut dire : ',
      propertyText(question, 'fr'),
    ],
    askFreely: ({ wording }) => ['Demander : « ', translateWording('fr', wording), ' »'],
    answer: ({ yes: isYes }) => ['Répondre ', answerPiece(isYes)],
    turn: ({ place }) => [`Retourner la carte ${place + 1}`],
    done: (_, { open, options, seat, story }) => {
      const gapCount = at(open.down, seat).length
      const draws = at(open.asked, seat).at(-1)?.yes === true && !open.last && gapCount > 0
      const turned = story.findLast(({ type }) => type === 'turned' || type === 'answered')?.type === 'turned'
      const leave = turned ? 'Laisser les autres' : 'Tout laisser'
      if (!draws) return [leave]
      return [
        options.draw === 'single' ? `${leave} et piocher` : `${leave} et en piocher ${Math.min(gapCount, open.pile)}`,
      ]
    },
    lay: ({ place }) => [`Piocher une carte sur la place ${place + 1}`],
    name: ({ card }, { seat }) => ['Nommer ', missingPersonOf(opponentOf(seat)), ' : ', { card }],
    guess: ({ card }) => ['Noter ', ...cardWithArticle(card)],
    deal: () => ['Donner de nouveau'],
  },
  firstTime: {
    hide: 'L’autre cherchera ta carte à coups de questions.',
    ask: options => `${ownLineupClue(options)}Après un oui, pioche et demande encore.`,
    askCryptically: options =>
      `${ownLineupClue(options)}Habille ta question : l’autre doit la percer à jour pour y répondre.`,
    askFreely: options =>
      `${ownLineupClue(options)}Demande ce que tu veux avec tes mots, du moment qu’on peut répondre oui ou non.`,
    answer: 'Réponds la vérité sur la carte que tu caches.',
    turn: 'Retourne dans ta rangée les cartes que la réponse exclut. Cela aide à s’en souvenir.',
    done: 'Tout ce qui devait l’être est retourné ? Alors continue.',
    lay: 'Une nouvelle carte vient sur une place retournée. Va-t-elle avec les réponses ?',
    name: 'Tu peux nommer la personne disparue à tout moment, mais une seule fois : juste gagne, faux perd.',
    guess:
      'Les questions sont finies. Note ton meilleur soupçon : la valeur la plus proche gagne, puis la bonne enseigne.',
    deal: 'Aucun soupçon n’était plus proche, alors on rejoue.',
  },
  shows: createCardPiles({ hidden: ['La personne disparue'], up: ['Rangée'], down: ['Retournées'] }),
  riddle: key => [missingPersonOf(seatOfRiddle(key))],
  overheard: ({ of, left }) => [
    left === 1 ? 'Une seule personne va avec les réponses ' : `${left} personnes vont avec les réponses `,
    { seat: of ?? 0, form: 'de' },
    '.',
  ],
  solved: (key, card, tense) => [
    missingPersonOf(seatOfRiddle(key)),
    ` ${tense ? 'était' : 'est'} `,
    ...cardWithArticle(card as Card),
    '.',
  ],
  conclusion: {
    excluded: ({ of, card, alsoExcluded }) => [
      missingPersonOf(of),
      ...(alsoExcluded
        ? [' ne peut être aucune de celles-ci : ', ...cardList([card, ...alsoExcluded])]
        : [' ne peut pas être ', ...cardWithArticle(card)]),
      '.',
    ],
    certain: ({ of, card }) => [missingPersonOf(of), ' ne peut être que ', ...cardWithArticle(card), '.'],
    trait: ({ of, question, yes: isYes }) => [
      missingPersonOf(of),
      isYes ? ' est forcément ' : ' n’est pas ',
      propertyText(question, 'fr'),
      '.',
    ],
  },
}
