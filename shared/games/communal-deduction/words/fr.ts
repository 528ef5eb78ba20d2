// The words of Communal Deduction, in French.
import { createCardPiles } from '../shows.ts'
import { at, last } from '../../../engine/index.ts'
import { listNames, listPieces } from '../../../words/fr/grammar.ts'
import { deedSentence, avoirForm, verbForm } from '../../../words/fr/verbs.ts'
import type { GameWords, SentencePiece, Sentence } from '../../../words/sentence.ts'
import { parseTopic, trueValueForHand, type ParsedTopic } from '../rules/topics.ts'
import { familyOfTrait, TRAITS, type TraitFamily, type Trait } from '../cards.ts'
import { claimParts } from '../rules/claims.ts'
import type { HandTopic, Claim, Communal, NumberedHand, QuestionKind, AnswerValue } from '../kinds.ts'
import { sayBySeat } from './spareHands.ts'
import type { CommunalConclusion } from '../reasoning/conclusions.ts'

const NUMBER_WORDS = ['aucune', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept'] as const // for hands and cards
const TRAIT_NAMES: Readonly<Record<Trait, string>> = {
  filled: 'plein',
  partial: 'mi‑plein',
  hollow: 'vide',
  red: 'rouge',
  green: 'vert',
  blue: 'bleu',
  circle: 'cercle',
  square: 'carré',
  triangle: 'triangle',
}
const FAMILY_NAMES: Readonly<Record<TraitFamily, string>> = {
  fill: 'un fond',
  colour: 'une couleur',
  shape: 'une forme',
}

const YES_PIECE = { mark: 'Oui', sign: '✓', tone: 'yes' } as const
const NO_PIECE = { mark: 'Non', sign: '✗', tone: 'no' } as const
const RIGHT_PIECE = { mark: 'Juste', sign: '✓', tone: 'yes' } as const
const WRONG_PIECE = { mark: 'Faux', sign: '✗', tone: 'no' } as const

/** The name of a characteristic or a Complete: « rouge », « cercle rouge plein ». */
export function cardName(id: string): string {
  const traits = id.split('-') as Trait[]
  return traits
    .map(trait => TRAIT_NAMES[trait])
    .reverse()
    .join(' ')
}

/** How many cards of a hand an answer counts. */
const COUNT_WORDS = ['Aucune', 'Une', 'Deux', 'Trois'] as const

/** An answer as a piece of a sentence, which a screen draws with a sign. */
export function answerPiece(truth: AnswerValue): Exclude<SentencePiece, string> {
  if (typeof truth === 'boolean') return truth ? YES_PIECE : NO_PIECE
  return truth > 0 ? { ...YES_PIECE, mark: at(COUNT_WORDS, truth) } : { ...NO_PIECE, mark: at(COUNT_WORDS, 0) }
}

/** The hidden card's characteristic: « rouge », « un cercle ». */
export function traitInSentence(trait: Trait): Sentence {
  return [familyOfTrait(trait) === 'shape' ? 'un ' : '', { card: trait }]
}

/** A statement as spoken. */
export function statementSentence(about: HandTopic, truth: AnswerValue): Sentence {
  return ['« ', ...statementText(parseTopic(about), truth), '. »']
}

/** None / one / two of my …” with the verb; the three forms are for none, for one and for several. */
function countOfMine(
  count: number,
  cards: string,
  [none, singular, plural]: readonly [string, string, string],
): string {
  if (count === 0) return `Aucune de mes ${cards} ${none} `
  return count === 1 ? `Une de mes ${cards} ${singular} ` : `${at(COUNT_WORDS, count)} de mes ${cards} ${plural} `
}

const BEAR_FORMS = ['n’a', 'a', 'ont'] as const
const SHOW_FORMS = ['ne montre', 'montre', 'montrent'] as const

function statementText(topic: ParsedTopic, truth: AnswerValue): Sentence {
  const count = Number(truth)
  switch (topic.of) {
    case 'singles':
      return [`${countOfMine(count, 'simples', BEAR_FORMS)}le trait `, { card: topic.trait }]
    case 'family':
      return [`${countOfMine(count, 'simples', SHOW_FORMS)}${FAMILY_NAMES[topic.family]}`]
    case 'completes':
      return [
        `${count === 2 ? 'Mes deux complètes ont ' : countOfMine(count, 'complètes', BEAR_FORMS)}le trait `,
        { card: topic.trait },
      ]
    case 'card':
      return [truth ? 'J’ai le ' : 'Je n’ai pas le ', { card: topic.card }]
  }
}

/** A question as spoken. */
export function questionSentence(about: HandTopic, how: QuestionKind): Sentence {
  return ['« ', ...questionText(parseTopic(about), how), ' ? »']
}

function questionText(topic: ParsedTopic, question: QuestionKind): Sentence {
  const asksHowMany = question === 'many'
  switch (topic.of) {
    case 'singles':
    case 'completes': {
      const [singular, plural] = topic.of === 'singles' ? ['simple', 'simples'] : ['complète', 'complètes']
      return [
        asksHowMany ? `Combien de tes ${plural} ont le trait ` : `As-tu une ${singular} avec le trait `,
        { card: topic.trait },
      ]
    }
    case 'family': {
      const family = FAMILY_NAMES[topic.family]
      return [asksHowMany ? `Combien de tes simples montrent ${family}` : `As-tu une simple qui montre ${family}`]
    }
    case 'card':
      return ['As-tu le ', { card: topic.card }]
  }
}

/** A claim as spoken. */
export function claimSentence(claim: Claim): Sentence {
  return ['« ', ...claimText(claim), '. »']
}

function claimText(claim: Claim): Sentence {
  const { given, is, what } = claimParts(claim)
  const end: Sentence = TRAITS.includes(what as Trait) ? traitInSentence(what as Trait) : ['le ', { card: what }]
  if (given) return ['Si c’est ', ...traitInSentence(given), is ? ', c’est ' : ', ce n’est pas ', ...end]
  return [is ? 'C’est ' : 'Ce n’est pas ', ...end]
}

function cardList(ids: readonly string[]): Sentence {
  return listPieces(ids.map(card => ({ card })))
}

function handCardsText({ singles, completes }: Pick<NumberedHand, 'singles' | 'completes'>): Sentence {
  return ['les simples ', ...cardList(singles), ' et les complètes ', ...cardList(completes)]
}

function pointsText(count: number): string {
  return count === 1 ? '1 point' : `${count} points`
}

/** Clues turned earlier that came up again. */
function turnedAgainText(traits: readonly Trait[]): Sentence {
  return traits.length > 0 ? ['Déjà révélé, et pas compté une seconde fois : ', ...cardList(traits), '. '] : []
}

export const gameWords: GameWords<Communal, CommunalConclusion> = {
  title: 'Déduction (ensemble)',
  tagline: 'Une carte est cachée. Vos mains tiennent les preuves. Trouvez-la ensemble.',
  credit: 'Tiré du jeu Gnomon de Dan Palmer et Al Denelsbeck',
  options: {
    evidence: {
      label: 'Preuves',
      about:
        'Une simple vraie montre ce que montre la carte cachée. À pile ou face, chacune des trois dernières simples vraies n’est donnée que sur face, et personne n’apprend combien l’ont été.',
      value: evidence => (evidence === 'all twelve' ? 'Les douze simples vraies' : 'À pile ou face'),
    },
    claims: {
      label: 'Affirmations',
      about:
        'Vérifiées : une affirmation qui ne découle pas de ce que tu sais te revient, et personne ne l’entend. Libres : chacune est entendue, d’autres peuvent la confirmer, et la fin montre lesquelles étaient fondées.',
      value: claims => (claims === 'checked' ? 'Vérifiées' : 'Libres'),
    },
    ifThen: {
      label: 'Affirmations « si… alors »',
      about: '« Si c’est mi‑plein, c’est un cercle. » Combien de fois chacun peut dire une telle chose.',
      value: ifThen => ({ 'one each': 'Une chacun entre deux révélations', free: 'À volonté', none: 'Aucune' })[ifThen],
    },
    clues: {
      label: 'Révélations',
      about: 'Combien de révélations la table peut retourner. Moins il en faut, plus il y a de points.',
      value: clues => ({ three: 'Jusqu’à trois', two: 'Jusqu’à deux', one: 'Une', none: 'Aucune' })[clues],
    },
  },
  card: cardName,
  line: {
    dealt: ({ spare }) => [
      spare === 0
        ? 'Neuf mains ont été données.'
        : `Neuf mains ont été données, dont ${NUMBER_WORDS[spare]} ${spare === 1 ? 'libre' : 'libres'}.`,
      ' Dans chacune, au moins une simple est vraie.',
    ],
    received: ({ by, hand, ...rest }, reader) => [
      { seat: by },
      ` ${avoirForm(by, reader)} `,
      hand === by ? 'reçu ' : `regardé la main ${hand + 1} : `,
      ...handCardsText(rest),
      '.',
    ],
    stated: ({ by, about, truth }, reader) => [
      { seat: by },
      ` ${avoirForm(by, reader)} déclaré : `,
      ...statementSentence(about, truth),
    ],
    asked: ({ by, of, about, question: how, truth }, reader) => [
      ...deedSentence(by, of, reader, 'demandé'),
      ' : ',
      ...questionSentence(about, how),
      ' ',
      answerPiece(truth),
      '.',
    ],
    shared: ({ hands }) => [
      hands.length === 1
        ? 'La main libre a été distribuée : '
        : `Les ${NUMBER_WORDS[hands.length]} mains libres ont été distribuées : `,
      ...sayBySeat(hands, (numbers, to) => [`${listNames(numbers)} à `, { seat: to, form: 'toi' }]),
      '.',
    ],
    began: () => ['Tout le monde a parlé. La discussion a commencé.'],
    claimed: ({ by, claim }, reader) => [{ seat: by }, ` ${avoirForm(by, reader)} affirmé : `, ...claimSentence(claim)],
    joined: ({ by, claim }, reader) => [{ seat: by }, ` ${avoirForm(by, reader)} confirmé : `, ...claimSentence(claim)],
    doubted: ({ claim }) => [
      '« ',
      ...claimText(claim),
      ' » ne découle pas de ce que tu sais. Personne d’autre ne l’a entendu.',
    ],
    favoured: ({ by, motion }, reader) => [
      { seat: by },
      ` ${avoirForm(by, reader)} demandé `,
      ...(motion === 'clue' ? ['une révélation.'] : ['le verdict ', { card: motion }, '.']),
    ],
    withdrew: ({ by }, reader) => [{ seat: by }, verbForm(by, reader, [' a baissé la', ' as baissé la']), ' main.'],
    outvoted: ({ agreed, others }) => [
      'Pour : ',
      ...listPieces(agreed.map(seat => ({ seat, form: 'toi' }))),
      ', en majorité. Contre : ',
      ...listPieces(others.map(seat => ({ seat, form: 'toi' }))),
      '.',
    ],
    passed: ({ by }, reader) => [{ seat: by }, ` ${avoirForm(by, reader)} passé.`],
    turned: ({ marks, left }) => [
      ...turnedAgainText(marks.slice(0, -1)),
      'La révélation : ce n’est pas ',
      ...traitInSentence(last(marks)),
      `. ${left === 0 ? 'Il n’en reste plus.' : left === 1 ? 'Il en reste une.' : 'Il en reste deux.'}`,
    ],
    exhausted: ({ marks }) => [...turnedAgainText(marks), 'La pile des révélations est vide : il n’en reste plus.'],
    judged: ({ verdict, hidden, clues, points: won }) => [
      'Le verdict était le ',
      { card: verdict },
      '. ',
      won > 0 ? RIGHT_PIECE : WRONG_PIECE,
      ...(won > 0
        ? [
            `. ${pointsText(won)} pour tout le monde, ${clues === 0 ? 'sans révélation' : clues === 1 ? 'avec une révélation' : `avec ${NUMBER_WORDS[clues]} révélations`}.`,
          ]
        : ['. La carte cachée était le ', { card: hidden }, '.']),
    ],
    opened: ({ hands }) =>
      [
        'Toutes les mains sont retournées. ',
        ...hands.flatMap((hand): Sentence => [`Main ${hand.no + 1} : `, ...handCardsText(hand), '. ']),
      ]
        .slice(0, -1)
        .concat('.'),
    weighed: ({ followed }) => {
      const count = followed.filter(Boolean).length
      return [
        `${count === 0 ? 'Aucune affirmation' : count === 1 ? '1 affirmation' : `${count} affirmations`} sur ${followed.length} ${count < 2 ? 'découlait' : 'découlaient'} de ce que savait la personne qui l’a faite.`,
      ]
    },
  },
  naming: { judged: () => ['La table rend son verdict…'] },
  nameIt: { button: 'Demander le verdict', question: 'Demander le verdict maintenant ?' },
  move: {
    state: ({ about }, { own }) => [
      'Déclarer : ',
      ...statementSentence(about, trueValueForHand(at(own.hands, 0), about)),
    ],
    ask: ({ of, about, question: how }) => [
      'Demander à ',
      { seat: of, form: 'toi' },
      ' : ',
      ...questionSentence(about, how),
    ],
    claim: ({ claim }, { open }) => [
      open.claims.includes(claim) ? 'Confirmer : ' : 'Affirmer : ',
      ...claimSentence(claim),
    ],
    favour: ({ motion }) =>
      motion === 'clue' ? ['Demander une révélation'] : ['Demander le verdict ', { card: motion }],
    withdraw: () => ['Baisser la main'],
    pass: () => ['Passer'],
  },
  firstTime: {
    state:
      'Ce que beaucoup ont est sans doute sur la carte cachée. Déclare donc ce que tu as en double, ou pas du tout.',
    ask: 'Demande ce qui trancherait : des simples que beaucoup semblent avoir, ou personne.',
    claim: 'Dis ce qui est forcément vrai de la carte cachée. Cela aide tout le monde.',
    favour:
      'Une révélation montre ce que la carte cachée n’est pas ; un verdict la nomme et finit la partie. Ce que veut plus de la moitié se fait.',
    withdraw: 'Tu as changé d’avis ? Baisse la main.',
    pass: 'Rien de plus à dire pour l’instant ? Passe ; tu peux reprendre la parole à tout moment.',
  },
  shows: createCardPiles({
    singles: hand => [`Main ${hand}, simples`],
    completes: hand => [`Main ${hand}, complètes`],
    clues: ['Révélations'],
    hidden: ['La carte cachée'],
  }),
  riddle: () => ['la carte cachée'],
  overheard: ({ left }) => [
    left === 1
      ? 'Une seule carte va avec tout ce qui a été dit à voix haute.'
      : `${left} cartes vont avec tout ce qui a été dit à voix haute.`,
  ],
  solved: (_, answer, tense) => [`La carte cachée ${tense ? 'était' : 'est'} le `, { card: answer }, '.'],
  conclusion: {
    hidden: ({ card }) => ['C’est le ', { card }, '.'],
    excluded: ({ card }) => ['Ce n’est pas le ', { card }, '.'],
    certain: ({ trait }) => ['La carte cachée a le trait ', { card: trait }, '.'],
    impossible: ({ trait }) => ['La carte cachée n’a pas le trait ', { card: trait }, '.'],
    holds: ({ hand, seat, what, trait, counts }, reader) => {
      const [singular, plural] = what === 'singles' ? ['simple', 'simples'] : ['complète', 'complètes']
      const many = counts.map(count => NUMBER_WORDS[count]).join(' ou ')
      const none = counts.length === 1 && counts[0] === 0 ? 'n’' : ''
      return [
        ...(seat === null ? [`La main ${hand + 1} ${none}a `] : [{ seat }, ` ${none}${avoirForm(seat, reader)} `]),
        `${many} ${last(counts) < 2 ? singular : plural} avec le trait `,
        { card: trait },
        '.',
      ]
    },
  },
}
