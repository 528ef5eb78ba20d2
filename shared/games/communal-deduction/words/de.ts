// The words of Communal Deduction, in German.
import { createCardPiles } from '../shows.ts'
import { at, last } from '../../../engine/index.ts'
import { listNames, listPieces } from '../../../words/de/grammar.ts'
import { verbForm } from '../../../words/de/verbs.ts'
import type { GameWords, SentencePiece, Sentence } from '../../../words/sentence.ts'
import { parseTopic, trueValueForHand, type ParsedTopic } from '../rules/topics.ts'
import { familyOfTrait, TRAITS, type TraitFamily, type Trait } from '../cards.ts'
import { claimParts } from '../rules/claims.ts'
import type { HandTopic, Claim, Communal, NumberedHand, QuestionKind, AnswerValue } from '../kinds.ts'
import { sayBySeat } from './spareHands.ts'
import type { CommunalConclusion } from '../reasoning/conclusions.ts'

const NUMBER_WORDS = ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben'] as const // for hands and cards
const TRAIT_NAMES: Readonly<Record<Trait, string>> = {
  filled: 'voll',
  partial: 'halb',
  hollow: 'leer',
  red: 'rot',
  green: 'grün',
  blue: 'blau',
  circle: 'Kreis',
  square: 'Quadrat',
  triangle: 'Dreieck',
}
const FAMILY_NAMES: Readonly<Record<TraitFamily, readonly [one: string, several: string]>> = {
  fill: ['eine Füllung', 'Füllungen'],
  colour: ['eine Farbe', 'Farben'],
  shape: ['eine Form', 'Formen'],
}

const YES_PIECE = { mark: 'Ja', sign: '✓', tone: 'yes' } as const
const NO_PIECE = { mark: 'Nein', sign: '✗', tone: 'no' } as const
const RIGHT_PIECE = { mark: 'Richtig', sign: '✓', tone: 'yes' } as const
const WRONG_PIECE = { mark: 'Falsch', sign: '✗', tone: 'no' } as const

/** How a Complete is named where a sentence is not about it: „für den vollen roten Kreis“. */
const ACCUSATIVE = 'den'

/** The name of a characteristic or a Complete: „rot“, „voller roter Kreis“, „den vollen roten Kreis“. */
export function cardName(id: string, form?: string): string {
  const marks = id.split('-') as Trait[]
  const shape = last(marks)
  if (form === ACCUSATIVE)
    return shape === 'circle' ? `den ${declinedTraits(marks, 'en')}` : `das ${declinedTraits(marks, 'e')}`
  return declinedTraits(marks, shape === 'circle' ? 'er' : 'es')
}

function declinedTraits(traits: readonly Trait[], ending: string): string {
  const shape = last(traits)
  return traits.map(trait => (trait === shape ? TRAIT_NAMES[trait] : `${TRAIT_NAMES[trait]}${ending}`)).join(' ')
}

/** How many cards of a hand an answer counts. */
const COUNT_WORDS = ['Keine', 'Eine', 'Zwei', 'Drei'] as const

/** An answer as a piece of a sentence, which a screen draws with a sign. */
export function answerPiece(truth: AnswerValue): Exclude<SentencePiece, string> {
  if (typeof truth === 'boolean') return truth ? YES_PIECE : NO_PIECE
  return truth > 0 ? { ...YES_PIECE, mark: at(COUNT_WORDS, truth) } : { ...NO_PIECE, mark: at(COUNT_WORDS, 0) }
}

function isShape(trait: Trait): boolean {
  return familyOfTrait(trait) === 'shape'
}

/** A card's characteristic in a sentence: „rot“, „ein Kreis“. */
export function traitInSentence(trait: Trait): Sentence {
  return [isShape(trait) ? 'ein ' : '', { card: trait }]
}

/** Its negation: „nicht rot“, „kein Kreis“. */
function negatedTrait(trait: Trait): Sentence {
  return [isShape(trait) ? 'kein ' : 'nicht ', { card: trait }]
}

/** A shape in the accusative: „einen Kreis“, „ein Dreieck“. */
function shapeWithArticle(trait: Trait): Sentence {
  return [trait === 'circle' ? 'einen ' : 'ein ', { card: trait }]
}

/** What cards are or show, as a verb phrase: „sind rot“, „zeigen einen Kreis“. `between` comes after the verb. */
function traitVerbPhrase(trait: Trait, several: boolean, between = ''): Sentence {
  return isShape(trait)
    ? [`${several ? 'zeigen' : 'zeigt'} ${between}`, ...shapeWithArticle(trait)]
    : [`${several ? 'sind' : 'ist'} ${between}`, { card: trait }]
}

/** A statement as spoken. */
export function statementSentence(about: HandTopic, truth: AnswerValue): Sentence {
  return ['„', ...statementText(parseTopic(about), truth), '.“']
}

function statementText(topic: ParsedTopic, truth: AnswerValue): Sentence {
  const count = Number(truth)
  const singles =
    count === 3 ? 'Alle meine Einzelkarten ' : `${at(['Keine', 'Eine', 'Zwei'], count)} meiner Einzelkarten `
  switch (topic.of) {
    case 'singles':
      return [singles, ...traitVerbPhrase(topic.trait, count > 1)]
    case 'family':
      return [singles, count > 1 ? `zeigen ${FAMILY_NAMES[topic.family][1]}` : `zeigt ${FAMILY_NAMES[topic.family][0]}`]
    case 'completes':
      return count === 2
        ? ['Meine Dreierkarten ', ...traitVerbPhrase(topic.trait, true, 'beide ')]
        : [`${count === 0 ? 'Keine' : 'Eine'} meiner Dreierkarten `, ...traitVerbPhrase(topic.trait, false)]
    case 'card':
      return ['Ich habe die Karte ', { card: topic.card }, truth ? '' : ' nicht']
  }
}

/** A question as spoken. */
export function questionSentence(about: HandTopic, how: QuestionKind): Sentence {
  return ['„', ...questionText(parseTopic(about), how), '?“']
}

function questionText(topic: ParsedTopic, question: QuestionKind): Sentence {
  const asksHowMany = question === 'many'
  const cards = topic.of === 'completes' ? 'deiner Dreierkarten' : 'deiner Einzelkarten'
  switch (topic.of) {
    case 'singles':
    case 'completes':
      if (asksHowMany) return [`Wie viele ${cards} `, ...traitVerbPhrase(topic.trait, true)]
      return isShape(topic.trait)
        ? [`Zeigt eine ${cards} `, ...shapeWithArticle(topic.trait)]
        : [`Ist eine ${cards} `, { card: topic.trait }]
    case 'family': {
      const [singular] = FAMILY_NAMES[topic.family]
      return [asksHowMany ? `Wie viele ${cards} zeigen ${singular}` : `Zeigt eine ${cards} ${singular}`]
    }
    case 'card':
      return ['Hast du die Karte ', { card: topic.card }]
  }
}

/** A claim as spoken. */
export function claimSentence(claim: Claim): Sentence {
  return ['„', ...claimText(claim), '.“']
}

function claimText(claim: Claim): Sentence {
  const { given, is, what } = claimParts(claim)
  if (!TRAITS.includes(what as Trait)) return [is ? 'Es ist ein ' : 'Es ist kein ', { card: what }]
  const end = is ? traitInSentence(what as Trait) : negatedTrait(what as Trait)
  return given ? ['Wenn sie ', ...traitInSentence(given), ' ist, ist sie ', ...end] : ['Sie ist ', ...end]
}

function cardList(ids: readonly string[]): Sentence {
  return listPieces(ids.map(card => ({ card })))
}

function handCardsText({ singles, completes }: Pick<NumberedHand, 'singles' | 'completes'>): Sentence {
  return ['die Einzelkarten ', ...cardList(singles), ' und die Dreierkarten ', ...cardList(completes)]
}

function pointsText(count: number): string {
  return count === 1 ? '1 Punkt' : `${count} Punkte`
}

/** Clues turned earlier that came up again. */
function turnedAgainText(traits: readonly Trait[]): Sentence {
  return traits.length > 0 ? ['Kam schon als Hinweis und zählt nicht noch einmal: ', ...cardList(traits), '. '] : []
}

export const gameWords: GameWords<Communal, CommunalConclusion> = {
  title: 'Deduction (gemeinsam)',
  tagline: 'Eine Karte ist versteckt. Ihr habt die Indizien. Findet sie zusammen.',
  credit: 'Aus dem Kartenspiel Gnomon von Dan Palmer und Al Denelsbeck',
  options: {
    evidence: {
      label: 'Indizien',
      about:
        'Eine echte Einzelkarte zeigt, was auch die gesuchte Karte zeigt. Mit Münzwurf wird jede der letzten drei echten Einzelkarten nur bei Kopf ausgeteilt, und niemand erfährt, wie viele es waren.',
      value: evidence => (evidence === 'all twelve' ? 'Alle zwölf echten Einzelkarten' : 'Münzwurf'),
    },
    claims: {
      label: 'Behauptungen',
      about:
        'Geprüft: Folgt deine Behauptung nicht aus dem, was du weißt, bekommst du sie zurück, und niemand hört sie. Frei: Jede Behauptung wird gehört, andere können sie bestätigen, und am Ende zeigt sich, bei welchen man sich sicher sein konnte.',
      value: claims => (claims === 'checked' ? 'Geprüft' : 'Frei'),
    },
    ifThen: {
      label: 'Wenn-dann-Behauptungen',
      about: '„Wenn sie halb ist, ist sie ein Kreis.“ Wie oft ihr so etwas behaupten dürft.',
      value: ifThen => ({ 'one each': 'Je eine zwischen Hinweisen', free: 'Beliebig viele', none: 'Keine' })[ifThen],
    },
    clues: {
      label: 'Hinweise',
      about: 'Wie viele Hinweise ihr aufdecken dürft. Je weniger ihr braucht, desto mehr Punkte.',
      value: clues => ({ three: 'Bis zu drei', two: 'Bis zu zwei', one: 'Einer', none: 'Keiner' })[clues],
    },
  },
  card: cardName,
  line: {
    dealt: ({ spare }) => [
      spare === 0
        ? 'Neun Hände wurden ausgeteilt.'
        : `Neun Hände wurden ausgeteilt, ${NUMBER_WORDS[spare]} davon ${spare === 1 ? 'ist' : 'sind'} frei.`,
      ' In jeder stimmt mindestens eine Einzelkarte.',
    ],
    received: ({ by, hand, ...rest }, reader) => [
      { seat: by },
      ` ${verbForm(by, reader, ['hat', 'hast'])} ${hand === by ? 'bekommen' : `Hand ${hand + 1} angesehen`}: `,
      ...handCardsText(rest),
      '.',
    ],
    stated: ({ by, about, truth }, reader) => [
      { seat: by },
      ` ${verbForm(by, reader, ['hat', 'hast'])} ausgesagt: `,
      ...statementSentence(about, truth),
    ],
    asked: ({ by, of, about, question: how, truth }, reader) => [
      { seat: by },
      ` ${verbForm(by, reader, ['hat', 'hast'])} `,
      { seat: of, form: 'dich' },
      ' gefragt: ',
      ...questionSentence(about, how),
      ' ',
      answerPiece(truth),
      '.',
    ],
    shared: ({ hands }) => [
      hands.length === 1
        ? 'Die freie Hand wurde verteilt: '
        : `Die ${NUMBER_WORDS[hands.length]} freien Hände wurden verteilt: `,
      ...sayBySeat(hands, (numbers, to) => [`${listNames(numbers)} an `, { seat: to, form: 'dich' }]),
      '.',
    ],
    began: () => ['Alle haben ausgesagt und gefragt. Die Beratung hat begonnen.'],
    claimed: ({ by, claim }, reader) => [
      { seat: by },
      ` ${verbForm(by, reader, ['hat', 'hast'])} behauptet: `,
      ...claimSentence(claim),
    ],
    joined: ({ by, claim }, reader) => [
      { seat: by },
      ` ${verbForm(by, reader, ['hat', 'hast'])} bestätigt: `,
      ...claimSentence(claim),
    ],
    doubted: ({ claim }) => [
      '„',
      ...claimText(claim),
      '“ folgt nicht aus dem, was du weißt. Außer dir hat es niemand gehört.',
    ],
    favoured: ({ by, motion }, reader) => [
      { seat: by },
      ` ${verbForm(by, reader, ['hat', 'hast'])} `,
      ...(motion === 'clue'
        ? ['um einen Hinweis gebeten.']
        : ['für ', { card: motion, form: ACCUSATIVE }, ' als Urteil gestimmt.']),
    ],
    withdrew: ({ by }, reader) => [
      { seat: by },
      ` ${verbForm(by, reader, ['hat die', 'hast deine'])} Stimme zurückgezogen.`,
    ],
    outvoted: ({ agreed, others }, reader) => [
      ...listPieces(agreed.map(seat => ({ seat }))),
      reader !== null && agreed.includes(reader) ? ' habt ' : ' haben ',
      ...listPieces(others.map(seat => ({ seat, form: 'dich' }))),
      ' überstimmt.',
    ],
    passed: ({ by }, reader) => [{ seat: by }, ` ${verbForm(by, reader, ['hat', 'hast'])} gepasst.`],
    turned: ({ marks, left }) => [
      ...turnedAgainText(marks.slice(0, -1)),
      'Der Hinweis: Die gesuchte Karte ist ',
      ...negatedTrait(last(marks)),
      `. ${left === 0 ? 'Kein Hinweis mehr.' : left === 1 ? 'Noch ein Hinweis.' : 'Noch zwei Hinweise.'}`,
    ],
    exhausted: ({ marks }) => [...turnedAgainText(marks), 'Der Stapel der Hinweise ist leer: kein Hinweis mehr.'],
    judged: ({ verdict, hidden, clues, points: won }) => [
      'Das Urteil war ',
      { card: verdict },
      '. ',
      won > 0 ? RIGHT_PIECE : WRONG_PIECE,
      ...(won > 0
        ? [
            `. Je ${pointsText(won)}, ${clues === 0 ? 'ganz ohne Hinweis' : clues === 1 ? 'mit einem Hinweis' : `mit ${NUMBER_WORDS[clues]} Hinweisen`}.`,
          ]
        : ['. Gesucht war ein ', { card: hidden }, '.']),
    ],
    opened: ({ hands }) =>
      [
        'Alle Hände wurden aufgedeckt. ',
        ...hands.flatMap((hand): Sentence => [`Hand ${hand.no + 1}: `, ...handCardsText(hand), '. ']),
      ]
        .slice(0, -1)
        .concat('.'),
    weighed: ({ followed }) => {
      const count = followed.filter(Boolean).length
      return [
        `Bei ${count || 'keiner'} von ${followed.length} ${followed.length === 1 ? 'Behauptung' : 'Behauptungen'} konnte man sich sicher sein.`,
      ]
    },
  },
  naming: { judged: () => ['Der Tisch fällt sein Urteil …'] },
  nameIt: { button: 'Für das Urteil stimmen', question: 'Jetzt für das Urteil stimmen?' },
  move: {
    state: ({ about }, { own }) => [
      'Aussagen: ',
      ...statementSentence(about, trueValueForHand(at(own.hands, 0), about)),
    ],
    ask: ({ of, about, question: how }) => [{ seat: of, form: 'dich' }, ' fragen: ', ...questionSentence(about, how)],
    claim: ({ claim }, { open }) => [
      open.claims.includes(claim) ? 'Bestätigen: ' : 'Behaupten: ',
      ...claimSentence(claim),
    ],
    favour: ({ motion }) =>
      motion === 'clue'
        ? ['Um einen Hinweis bitten']
        : ['Für ', { card: motion, form: ACCUSATIVE }, ' als Urteil stimmen'],
    withdraw: () => ['Doch nicht stimmen'],
    pass: () => ['Passen'],
  },
  firstTime: {
    state: 'Was viele Hände haben, zeigt wohl auch die gesuchte Karte. Sag darum, wovon du zwei hast oder nichts.',
    ask: 'Frag, was viele zu haben scheinen oder gar niemand.',
    claim: 'Sag, was für die gesuchte Karte gelten muss: Das hilft allen.',
    favour:
      'Ein Hinweis schließt etwas aus; ein Urteil nennt die gesuchte Karte und beendet das Spiel. Beides braucht mehr als die Hälfte der Stimmen.',
    withdraw: 'Anders überlegt? Zieh deine Stimme zurück.',
    pass: 'Gerade nichts hinzuzufügen? Passe; du kannst dich jederzeit wieder einmischen.',
  },
  shows: createCardPiles({
    singles: hand => [`Hand ${hand}, Einzelkarten`],
    completes: hand => [`Hand ${hand}, Dreierkarten`],
    clues: ['Hinweise'],
    hidden: ['Die gesuchte Karte'],
  }),
  riddle: () => ['die gesuchte Karte'],
  overheard: ({ left }) => [`${left} Karten passen zu allem, was laut gesagt wurde.`],
  solved: (_, answer, tense) => [`Die gesuchte Karte ${tense ? 'war' : 'ist'} ein `, { card: answer }, '.'],
  conclusion: {
    hidden: ({ card }) => ['Es ist ein ', { card }, '.'],
    excluded: ({ card }) => ['Es ist kein ', { card }, '.'],
    certain: ({ trait }) => ['Die gesuchte Karte ist ', ...traitInSentence(trait), '.'],
    impossible: ({ trait }) => ['Die gesuchte Karte ist ', ...negatedTrait(trait), '.'],
    holds: ({ hand, seat, what, trait, counts }) => {
      const many = `${counts.map(count => NUMBER_WORDS[count]).join(' oder ')} `
      const called = what === 'singles' ? 'Einzelkarten' : 'Dreierkarten'
      return [
        ...(seat === null
          ? [`Von den ${called} in Hand ${hand + 1} `]
          : ['Von ', { seat, form: 'deinen' }, ` ${called} `]),
        ...traitVerbPhrase(trait, last(counts) > 1, many),
        '.',
      ]
    },
  },
}
