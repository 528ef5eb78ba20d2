// Answers for: what a question sounds like. Plainly, or dressed up in a wording of our phrase book.
import { RANKS, type Rank } from './cards.ts'
import { ARCS, boundsOf, isArc, QUESTIONS, ranksOf, type Arc, type Question } from './questions.ts'

type Ranks = readonly [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
]

/** The ranks as they stand on the cards. */
export const RANK_NAMES: Ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']

/** The name of a rank, as it stands on the card. */
export function rankName(rank: Rank): string {
  return RANK_NAMES[rank - 1]!
}

const PROPERTIES: Readonly<Record<Exclude<Question, Arc>, string>> = {
  red: 'red',
  black: 'black',
  S: 'a spade',
  H: 'a heart',
  D: 'a diamond',
  C: 'a club',
  royal: 'a royal',
}

/** What is asked of the card: “red”, “a spade”, “between 5 and J: 6, 7, 8, 9 or 10”. An arc always says its ranks. */
export function questionProperty(question: Question): string {
  if (!isArc(question)) return PROPERTIES[question]
  const [from, to] = boundsOf(question).map(rankName)
  return `between ${from} and ${to}: ${either(question, RANK_NAMES)}`
}

/** The question as it is asked plainly. */
export function plainWording(question: Question): string {
  return `Is your card ${questionProperty(question)}?`
}

/** The ranks of an arc by these names: “6, 7 or 8”. */
function either(arc: Arc, names: Ranks): string {
  const ranks = ranksOf(arc).map(rank => names[rank - 1]!)
  return `${ranks.slice(0, -1).join(', ')} or ${ranks.at(-1)}`
}

const DRESSED: Readonly<Record<Exclude<Question, Arc>, readonly string[]>> = {
  red: [
    'Would your suspect be lost to sight in front of a fire engine?',
    'Was your suspect, for once in the literal sense, caught red-handed?',
    'Do bulls take an interest when your suspect walks by?',
    'Did the witness reach for the ketchup to describe your suspect?',
  ],
  black: [
    'Could your suspect hide in the coal cellar with the lamp on?',
    'Is your suspect better dressed for the funeral than for the wedding?',
    'Would the chimney sweep take your suspect for family?',
    'Was the portrait of your suspect done in nothing but ink?',
  ],
  S: [
    'Is there fresh soil on your suspect’s shoes?',
    'Would the gardener miss a tool if your suspect left town?',
    'Does your suspect know where the treasure is, and come prepared?',
    'Did somebody hear your suspect in the flower bed at midnight?',
  ],
  H: [
    'Does your suspect carve initials and an arrow into trees?',
    'Would a cardiologist ask for your suspect’s autograph?',
    'Is your suspect busiest on the fourteenth of February?',
    'Did your suspect leave theirs in San Francisco?',
  ],
  D: [
    'Could your suspect cut the shop window without a tool?',
    'Did the jeweller put in his eyeglass when your suspect came in?',
    'Is your suspect said to last for ever?',
    'Was your suspect coal once, before the pressure got too much?',
  ],
  C: [
    'Does a bouncer nod when your suspect comes to the door?',
    'Would your suspect travel in a golfer’s bag?',
    'Does your suspect owe all this luck to one leaf too many?',
    'Did cavemen settle their quarrels with your suspect?',
  ],
  royal: [
    'Does your suspect travel with a separate box for the hat?',
    'Might we know your suspect’s face from the stamps?',
    'Did the witness curtsy before giving evidence?',
    'Is the blood on the carpet suspiciously blue?',
  ],
}

/** Places and hours with a rank each. Where they end, K is followed by A again. */
const SCENES: readonly { readonly ranks: Ranks; readonly says: (ranks: string) => string }[] = [
  {
    ranks: [
      'one',
      'two',
      'three',
      'four',
      'five',
      'six',
      'seven',
      'eight',
      'nine',
      'ten',
      'eleven',
      'twelve',
      'thirteen',
    ],
    says: hours => `Did the mad clock strike ${hours} as your suspect left?`,
  },
  {
    ranks: ['the cellar', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'the attic', 'the roof', 'the flagpole'],
    says: floors => `Did the lift let your suspect out at ${floors}?`,
  },
  {
    ranks: [
      'the engine',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
      '10',
      'the mail van',
      'the diner',
      'the royal saloon',
    ],
    says: carriages => `On the night train, was your suspect’s seat in ${carriages}?`,
  },
  {
    ranks: ['the gatehouse', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'the stables', 'the villa', 'the palace'],
    says: doors => `Would the postman ring for your suspect at ${doors}?`,
  },
]

/** The wordings of our phrase book for this question: three at least, none of them said of another question. */
export function wordingsOf(question: Question): readonly string[] {
  return isArc(question) ? SCENES.map(({ ranks, says }) => says(either(question, ranks))) : DRESSED[question]
}

const kept = new Map<string, Question>()

/** Every wording this program has for a question, and the question. */
function book(): ReadonlyMap<string, Question> {
  if (kept.size === 0)
    for (const question of QUESTIONS)
      for (const wording of [plainWording(question), ...wordingsOf(question)]) kept.set(reduced(wording), question)
  return kept
}

/** A wording without what does not matter in it: capitals, accents, and everything but letters and digits. */
function reduced(wording: string): string {
  return wording
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/**
 * What a wording asks for, as far as a program can tell: the phrase book by heart, and own words that say
 * one property plainly. Null when they say none, more than one, or the contrary of one.
 */
export function parseWording(wording: string): Question | null {
  const words = reduced(wording)
  const known = book().get(words)
  if (known) return known
  if (CONTRARY.test(words)) return null
  const [arc, ...arcs] = words.matchAll(BETWEEN)
  const others = words.replaceAll(BETWEEN, '')
  const properties = (Object.keys(SAID) as (keyof typeof SAID)[]).filter(question => SAID[question].test(others))
  if (arcs.length + properties.length + (arc ? 1 : 0) !== 1 || JOINED.test(others)) return null
  return arc ? arcSaid(arc[1]!, arc[2]!) : properties[0]!
}

const CONTRARY = /\b(not|no|nor|never|neither|(is|was|are|do|does|did|has|have|ca|wo|would|could)nt)\b/
const JOINED = /\b(or|and|but)\b/
const BETWEEN = /\bbetween (?:an? |the )?(\w+) and (?:an? |the )?(\w+)/g

const SAID: Readonly<Record<Exclude<Question, Arc>, RegExp>> = {
  red: /\bred\b/,
  black: /\bblack\b/,
  S: /\bspades?\b/,
  H: /\bhearts?\b/,
  D: /\bdiamonds?\b/,
  C: /\bclubs?\b/,
  royal: /\b(royals?|royalty|face card|court card|picture card)\b/,
}

/** The arc up from the one rank to the other; null when one of them is none, or the arc is barred. */
function arcSaid(from: string, to: string): Arc | null {
  const bounds = [rankSaid(from), rankSaid(to)].join()
  return ARCS.find(arc => boundsOf(arc).join() === bounds) ?? null
}

const SPELT = ['ace', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'jack', 'queen', 'king']

function rankSaid(word: string): Rank | null {
  const at = Math.max(
    SPELT.indexOf(word),
    RANK_NAMES.findIndex(name => name.toLowerCase() === word),
    word === '1' ? 0 : -1,
  )
  return RANKS[at] ?? null
}
