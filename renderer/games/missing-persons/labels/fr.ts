// The labels of Missing Persons' screens, in French.
// Its sentences and actions are among the game's own words.
import type { Seat } from '../../../../shared/engine/index.ts'
import type { Card, Rank, Suit } from '../../../../shared/games/missing-persons/cards.ts'
import type { MissingPersons, Phase, LineupPlace } from '../../../../shared/games/missing-persons/kinds.ts'
import type { ExclusionReason } from '../../../../shared/games/missing-persons/reasoning/notes.ts'
import { rankSymbol } from '../../../../shared/games/missing-persons/rules/phrases/phrases.ts'
import { cardWithArticle } from '../../../../shared/games/missing-persons/words/fr.ts'
import type { Question } from '../../../../shared/games/missing-persons/rules/questions.ts'
import type { Translation } from '../../../../shared/words/language.ts'
import type { Sentence, SentencePiece } from '../../../../shared/words/sentence.ts'
import { withDe, formatChance, listPieces } from '../../../../shared/words/fr/grammar.ts'
import { formatChanceInHundredths } from '../../../../shared/words/grammar.ts'
import { possessivePiece } from '../../../../shared/words/fr/verbs.ts'
import { rankLetter } from '../../../device/page/courtLetters.ts'
import type { labels as english } from './en.ts'

const suitNames: Record<Suit, string> = { S: 'Pique', H: 'Cœur', D: 'Carreau', C: 'Trèfle' }
const rankNames = ['As', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'Valet', 'Dame', 'Roi'] as const
const REASON_TEXTS: Record<ExclusionReason, string> = {
  seen: 'tu l’as vue dans une rangée',
  mine: 'c’est ta propre personne disparue',
  barred: 'vous la vouliez tous deux',
  answer: 'une réponse l’exclut',
  opened: 'c’était quelqu’un d’autre',
}
/** How many persons each reason rules out. */
type RuledOutCounts = { readonly [R in ExclusionReason]: number }
const otherReasonsText = ({ seen, barred, mine }: RuledOutCounts) =>
  [
    `${seen} ${seen < 2 ? 'vue' : 'vues'} dans les rangées`,
    ...(barred > 0 ? [`${barred} ${barred < 2 ? 'voulue' : 'voulues'} des deux côtés`] : []),
    ...(mine > 0 ? ['1 à toi'] : []),
  ].join(', ')
const ruledOutByAnswersText = ({ answer }: RuledOutCounts) =>
  answer === 0 ? 'Rien d’exclu par les réponses' : `${answer} ${answer < 2 ? 'exclue' : 'exclues'} par les réponses`
const CROSS_OUT_YOURSELF = 'Ce qui découle des questions, tu le barres toi-même.'
const playerList = (seatNumbers: readonly Seat[]) => listPieces(seatNumbers.map(seat => ({ seat, form: 'toi' })))
const possessedCard = (of: Seat): SentencePiece => possessivePiece(of, ['la carte', 'ta carte'])

/** The name of a card with its article: « l’As de Pique », « la Dame de Pique », « le joker ». */
const cardNameWithArticle = (card: string) =>
  card === 'Joker' ? 'le joker' : `${card.startsWith('As') ? 'l’' : card.startsWith('Dame') ? 'la ' : 'le '}${card}`

/** Every label of these screens. */
export const labels: Translation<typeof english> = {
  joker: 'Joker',
  suits: (of: Suit) => suitNames[of],
  rank: (rank: Rank) => rankLetter(rankSymbol(rank), 'fr'),
  rankName: (rank: Rank) => rankNames[rank - 1]!,
  /** The short name of a question that is not an arc, as on its chip. */
  chip: (question: Question): string =>
    ({ red: 'Rouge', black: 'Noire', royal: labels.ranks([11, 12, 13]), ...suitNames })[
      question as Exclude<Question, `arc:${string}`>
    ],
  chipName: (question): string => (question === 'royal' ? `Figure : ${labels.chip(question)}` : labels.chip(question)),
  ranks: (of: readonly Rank[]) => of.map(rank => rankLetter(rankSymbol(rank), 'fr')).join(' '),

  players: 'Qui joue',
  missing: 'perdue',
  hiddenCard: 'Une personne disparue, face cachée',
  hidden: 'a caché une carte',
  wrote: 'a noté un soupçon',
  lineup: 'Ta rangée',
  lineupAbout: (down, pack) =>
    down === 10
      ? 'Ta rangée : aucune des dix ne va plus avec les réponses.'
      : pack === 'two'
        ? 'Ta rangée : qui va avec les réponses reste visible.'
        : 'Ta rangée : tu les vois, donc personne n’y est disparu. Seul le joker existe deux fois.',
  lineupOf: (name: string) => `La rangée ${withDe(name)}`,
  faceUp: (place: LineupPlace) => `Place ${place + 1} : une carte`,
  faceDown: (place: LineupPlace) => `Place ${place + 1} : face cachée`,
  turnDown: (card: string) => `Retourner ${cardNameWithArticle(card)}`,
  layHere: (place: LineupPlace) => `Poser une carte sur la place ${place + 1}`,
  pile: (left: number) => (left === 0 ? 'La pioche est vide' : `${left} dans la pioche`),
  answersSoFar: (name: string) => `Ce que ${name} a dit de la carte cachée`,
  saidOfYours: (name: string) => `Ce que ${name} sait de ta carte`,
  toOpponent: (name, left) =>
    left === 1 ? `${name} peut connaître ta carte` : `d’après tes réponses, il reste ${left} cartes à ${name}`,
  warmth: ['froid', 'tiède', 'brûlant', 'sait tout'],
  nothingAsked: 'rien de demandé encore',
  earlier: (count: number) => `+${count}`,
  earlierFull: (count: number) => (count === 1 ? '1 question plus ancienne' : `${count} questions plus anciennes`),
  unanswered: 'pas encore de réponse',
  yes: 'Oui',
  no: 'Non',

  yourMissing: 'ta carte',
  peek: 'appuie pour voir',
  peekAt: 'Garde appuyé pour voir ta personne disparue',

  dial: 'La question',
  ring: 'L’anneau des valeurs',
  bound: (rank: Rank, taken: boolean) => (taken ? `${rankNames[rank - 1]!}, une borne` : rankNames[rank - 1]!),
  arcs: 'Quel côté de l’anneau',
  betweenHint: 'Glisse le long de l’anneau, ou touche deux valeurs : tu demandes ce qui est entre elles.',
  secondBound: (rank: Rank) => `Entre ${rankNames[rank - 1]!} et… ?`,
  tooFew: (between: readonly Rank[]) =>
    between.length === 0 ? 'rien entre les deux' : `${rankNames[between[0]! - 1]!} seul : trop peu, au moins deux`,
  settled: 'déjà tranché',
  askMissing: 'Trace un arc, ou choisis couleur, enseigne ou figure',
  wordingMissing: 'Écris la question en 140 caractères au plus',
  wordingLong: (over: number) => (over === 1 ? '1 caractère de trop' : `${over} caractères de trop`),
  wordingCryptic: 'Comment tu le dis',
  wordingFree: 'Ta question, à laquelle on répond oui ou non',
  wordingCrypticHint: 'Tes propres mots, ou feuillette les nôtres',
  wordingFreeHint: 'Demande ce que tu veux sur la carte',
  fromBook: (nth: number, of: number) => `livre d’énigmes, ${nth} sur ${of}`,
  ownWords: (left: number) => `reste ${left}`,
  leafBack: 'Énigme précédente',
  leafOn: 'Énigme suivante',

  answers: 'Ta réponse',
  answerMissing: 'Choisis ta réponse',
  turnMissing: 'Choisis les cartes qui ne vont pas',
  turnSeveral: (count: number) => `Retourner ${count} cartes`,
  layMissing: 'Choisis une place retournée',
  hideMissing: 'Choisis qui cacher',
  guessMissing: 'Choisis ton soupçon',
  nameMissing: 'Choisis un suspect',
  nameOpener: 'Nommer…',
  nameShort: 'Nommer…',
  nameTitle: 'Nommer la personne disparue',
  nameAbout: 'Une seule fois, et pour de bon : juste gagne la partie, faux la perd.',
  close: 'Pas encore',
  closeName: 'Fermer sans nommer personne',

  pack: 'Le jeu de cartes',
  suspects: (name: string) => `Les suspects pour la personne disparue ${withDe(name)}`,
  left: (count: number, of: Seat): Sentence => [
    count === 1 ? 'suspect restant pour ' : 'suspects restants pour ',
    possessivePiece(of, ['la personne disparue', 'ta personne disparue']),
    '.',
  ],
  /** With two packs nothing one sees rules anybody out; what free questions rule out, only the players know. */
  why: (ruled: RuledOutCounts, { pack, questions }: MissingPersons['options']) =>
    pack === 'two'
      ? questions === 'free'
        ? CROSS_OUT_YOURSELF
        : `${ruledOutByAnswersText(ruled)}.`
      : questions === 'free'
        ? `${otherReasonsText(ruled)}. ${CROSS_OUT_YOURSELF}`
        : `${ruledOutByAnswersText(ruled)}, ${otherReasonsText(ruled)}.`,
  whyFollows: (count: number) => `${count} de plus ${count < 2 ? 'exclue' : 'exclues'} par la rangée d’en face.`,
  followed: 'la rangée d’en face l’exclut',
  percent: formatChance,
  share: formatChanceInHundredths,
  shareHint: 'Les petits chiffres : la probabilité de chaque carte, en pour cent.',
  differs: 'ce n’est pas ce qui en découle',
  whyHint: 'Touche une carte exclue pour lire pourquoi.',
  opened: (of: Seat, card: Card): Sentence => [
    possessivePiece(of, ['la personne disparue', 'ta personne disparue']),
    ' est ',
    ...cardWithArticle(card),
    '. La carte est visible.',
  ],
  markHint: 'Touche une carte : barrée, encore : peut-être, encore : rien.',
  noteAnswers: 'Ce qu’on t’a dit',
  noteNone: 'Tu n’as encore rien demandé.',
  possible: 'possible',
  ruledOut: 'exclue',
  cannot: 'impossible à choisir',
  reason: (reason: ExclusionReason) => REASON_TEXTS[reason],

  caseOf: (of: Seat): Sentence => [possessivePiece(of, ['la personne disparue', 'ta personne disparue'])],
  questionsOf: (of: Seat): Sentence => [possessivePiece(of, ['les questions', 'tes questions'])],
  askedNothing: ' : aucune',
  right: 'Juste',
  wrong: 'Faux',
  tie: 'Égalité',
  over: 'L’affaire est classée',
  guessOf: (of: Seat): Sentence => [possessivePiece(of, ['le soupçon', 'ton soupçon'])],
  namedBy: (of: Seat): Sentence => ['Nom donné par ', { seat: of, form: 'toi' }, ' : '],
  found: 'trouvée',
  apart: (distance: number) =>
    distance === 0 ? 'la bonne valeur' : distance === 1 ? 'à 1 valeur' : `à ${distance} valeurs`,
  decidedBy: {
    'right guess': 'C’était le seul soupçon juste.',
    'nearer guess': 'La valeur la plus proche a décidé.',
    'right suit': 'À distance égale, la bonne enseigne a décidé.',
    'right colour': 'À distance égale, la bonne couleur a décidé.',
  },
  apartJoker: 'à 14 : un joker n’a pas de valeur',
  scale: (guess: string, truth: string) => `Le soupçon ${guess} et la vérité ${truth} sur les valeurs de l’as au roi`,

  todo: {
    hide: (): Sentence => ['N’importe quelle carte convient, l’autre ne la voit pas.'],
    hiding: (of: readonly Seat[]): Sentence => [
      ...playerList(of),
      of.length === 1 ? ' choisit encore une carte à cacher.' : ' choisissent encore une carte à cacher.',
    ],
    ask: (of: Seat): Sentence => ['C’est à toi. Cherche ', possessedCard(of), '.'],
    askNth: (of: Seat, nth: number, most: number): Sentence => [
      `C’est à toi, question ${nth} sur ${most}. Cherche `,
      possessedCard(of),
      '.',
    ],
    askLast: (of: Seat): Sentence => [
      'Ton dernier tour, sans piocher ; ensuite, chacun note son soupçon. Cherche ',
      possessedCard(of),
      '.',
    ],
    pileEnds: 'Quand la pioche sera vide, chacun notera son soupçon.',
    onlyName: (of: Seat): Sentence => ['Les réponses ne laissent qu’une personne. Nomme ', possessedCard(of), '.'],
    answer: (by: Seat): Sentence => [{ seat: by, form: 'toi' }, ' attend ta réponse, sur ta propre carte.'],
    answering: (of: Seat): Sentence => ['On attend la réponse ', { seat: of, form: 'de' }, '.'],
    turn: (): Sentence => ['Retourne les cartes de ta rangée qui ne vont pas avec la réponse.'],
    lay: (): Sentence => ['Choisis la place pour une carte de la pioche.'],
    guess: (of: Seat): Sentence => [
      'Personne ne voit ton soupçon sur ',
      possessedCard(of),
      ' avant que les deux soient notés.',
    ],
    guessing: (of: readonly Seat[]): Sentence => [
      ...playerList(of),
      of.length === 1 ? ' note encore un soupçon.' : ' notent encore un soupçon.',
    ],
    theirs: (of: Seat): Sentence => [
      'C’est à ',
      { seat: of, form: 'toi' },
      '. Tu peux nommer la personne disparue à tout moment.',
    ],
    deal: (): Sentence => ['Égalité : c’est à toi de donner pour départager.'],
    dealing: (of: readonly Seat[]): Sentence => ['C’est à ', ...playerList(of), ' de donner pour départager.'],
  },
  /** Who is to move, as the table's lamp says it. */
  waitsFor: (phase: Phase, toMove: readonly Seat[]): Sentence => {
    const verbs: Partial<Record<Phase, readonly [one: string, both: string]>> = {
      hide: [' cache une carte', ' cachent une carte'],
      guess: [' note un soupçon', ' notent un soupçon'],
      answer: [' répond', ' répondent'],
      between: [' donne de nouveau', ' donnent de nouveau'],
    }
    const verb = verbs[phase]
    return verb
      ? [...playerList(toMove), verb[toMove.length === 1 ? 0 : 1]]
      : ['C’est à ', { seat: toMove[0]!, form: 'toi' }]
  },
}
