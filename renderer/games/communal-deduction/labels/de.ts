// The labels of communal Deduction's screens, in German.
// Its sentences and actions are among the game's own words.
import type { Seat } from '../../../../shared/engine/index.ts'
import type { TraitFamily } from '../../../../shared/games/communal-deduction/cards.ts'
import { formatChance, listPieces } from '../../../../shared/words/de/grammar.ts'
import type { Translation } from '../../../../shared/words/language.ts'
import type { labels as english } from './en.ts'

const familyNames: Record<TraitFamily, readonly [one: string, several: string]> = {
  fill: ['Füllung', 'Füllungen'],
  colour: ['Farbe', 'Farben'],
  shape: ['Form', 'Formen'],
}
const playerList = (seatNumbers: readonly Seat[]) => listPieces(seatNumbers.map(seat => ({ seat, form: 'dir' })))

/** Every label of these screens. */
export const labels: Translation<typeof english> = {
  family: family => familyNames[family][0],
  wholeFamily: family => `Irgendeine ${familyNames[family][0]}`,

  hands: count => (count === 1 ? '1 Hand' : `${count} Hände`),
  owesStatement: 'sagt noch etwas',
  owesQuestion: 'fragt noch',
  hasStated: 'hat etwas gesagt',
  hasAsked: 'hat gefragt',
  isFor: 'stimmt für:',
  clue: 'Hinweis',
  heard: 'Über diese Hand gesagt',
  cardsOf: (of, count) => `${of === 'singles' ? 'Einzelkarte' : 'Dreierkarte'}${count === 1 ? '' : 'n'}:`,
  familySingles: (family, count) => familyNames[family][count === 1 ? 0 : 1],
  any: 'welche',
  counted: count => ['keine', 'eine', 'zwei', 'drei'][count] ?? String(count),

  ownHand: 'Deine Hand',
  yourHands: 'Deine Hände',
  enlargeHands: 'Deine Karten groß ansehen',
  spareAbout: 'Freie Hände spielt niemand. Diese siehst nur du.',
  handOf: no => `Hand ${no + 1}`,
  handWord: 'Hand',
  newHand: 'neu',

  kind: kind => ({ singles: 'Einzelkarten', completes: 'Dreierkarten', card: 'Die Karte\u00a0…' })[kind],
  singlesAbout: 'Mindestens eine passt zur gesuchten Karte',
  completesAbout: 'Keine von beiden ist gesucht',
  aboutWhat: 'Worum es geht',
  whichTrait: 'Welches Merkmal',
  whichCard: 'Welche Dreierkarte',
  choose: name => `${name} wählen`,
  askWhom: 'Wen du fragst',
  saidBefore: 'schon gesagt',
  anyAtAll: '„Hast du welche?“',
  stateMissing: 'Wähle, was du aussagst',
  askMissing: (whom, what) => (whom ? `Wähle oben, wen du fragst${what ? ', und was' : ''}` : 'Wähle, was du fragst'),

  form: form => ({ is: 'Sie ist', not: 'Sie ist nicht', card: 'Karte\u00a0…', if: 'Wenn\u00a0…' })[form],
  forms: 'Was du behauptest',
  ifIt: 'Wenn sie',
  thenIt: 'ist, dann',
  consequence: is => (is === 'is' ? 'ist sie' : 'ist sie nicht'),
  claimMissing: form =>
    form === undefined
      ? 'Wähle, was du behauptest'
      : form === 'card'
        ? 'Wähle die Karte'
        : form === 'if'
          ? 'Wähle beide Merkmale'
          : 'Wähle ein Merkmal',

  onlyByVouching:
    'Das folgt nur daraus, was andere behaupten konnten. Bei der Prüfung zählt das nicht, du bekämst es also zurück.',
  refusedVouched:
    'Das folgt nur daraus, was andere behaupten konnten, und das zählt bei der Prüfung nicht. Außer dir hat es niemand gehört.',

  ruledOutForAll: 'Das ist nach allem, was behauptet und aufgedeckt wurde, schon ausgeschlossen.',

  whatFollows: 'Was würde folgen?',
  wouldFollow: claim => ['Das würde folgen: ', ...claim],
  nothingNew: 'Noch folgt nichts Neues. Hör weiter zu, oder bitte um einen Hinweis.',

  ways: 'Was du tun kannst',
  way: (way, clues) => (way === 'claim' ? 'Behaupten' : clues > 0 ? 'Hinweis oder Urteil' : 'Urteil'),
  motionsAbout: (clues: number) =>
    clues > 0
      ? 'Ein Hinweis schließt etwas aus; ein Urteil nennt die gesuchte Karte und beendet das Spiel.'
      : 'Ein Urteil nennt die gesuchte Karte und beendet das Spiel.',
  verdictOpen: 'Anderes Urteil\u00a0…',
  verdictFirst: 'Ein Urteil\u00a0…',
  verdictTitle: 'Das Urteil',
  verdictAbout: 'Ist mehr als die Hälfte für dieselbe Karte, wird sie aufgedeckt: Dann gewinnen alle oder niemand.',
  verdictMissing: 'Wähle die Karte',
  close: 'Jetzt nicht',
  closeName: 'Schließen, ohne eine Karte zu wählen',
  motions: 'Stimmen',
  forClue: 'für einen Hinweis',
  forCard: card => ['für ', { card, form: 'den' }],
  ofNeeded: (count, needed) => `${count} von ${needed} nötigen`,
  handsNeeded: (count, clues) => `${count} Stimmen reichen für ${clues > 0 ? 'Hinweis oder Urteil' : 'das Urteil'}`,
  cluesLeft: count => (count === 0 ? 'kein Hinweis mehr' : count === 1 ? 'noch 1 Hinweis' : `noch ${count} Hinweise`),

  board: 'Was von der gesuchten Karte behauptet wird',
  claimedIs: 'ja',
  claimedNot: 'nein',
  clued: 'Hinweis',
  otherClaims: 'Weitere Behauptungen',
  saySo: people => `${people} sagen es`,
  moreClaims: count => `und ${count} weitere`,

  cube: 'Die 27 Dreierkarten',
  possible: 'möglich',
  ruledOut: 'ausgeschlossen',
  why: { seen: 'das siehst du selbst', said: 'jemand hat es gesagt', clue: 'ein Hinweis', claim: 'eine Behauptung' },
  certain: 'sicher',
  impossible: 'ausgeschlossen',
  leftOut:
    'Eine Behauptung verrät auch etwas über die Hand, aus der sie kommt. Das ist hier nicht ganz mitgezählt: Jedes Zeichen stimmt, aber vielleicht folgt noch etwas mehr.',
  word: (name, is) => `${name} sagt ${is ? 'ja' : 'nein'}`,
  disputed: 'das passt nicht zusammen',
  mistaken: 'Nach dem, was du weißt, können diese Behauptungen nicht alle stimmen.',
  sure: 'von dir als sicher markiert',
  marked: mark => `dein Zeichen: ${mark}`,
  marksTitle: 'Die gesuchte Karte ist',
  cardsTitle: count => `Noch ${count} ${count === 1 ? 'Karte' : 'Karten'}`,
  cardsBlank: 'Die 27 Karten',
  handsTitle: 'Die neun Hände',
  handsWhat: 'Einzelkarten oder Dreierkarten',
  markHint:
    'Tippe, um zu markieren: durchgestrichen, vielleicht, nichts. Bei den Händen: 0, 1, 2, 3, ein Fragezeichen, nichts.',
  handRow: (no, holder) => `Hand ${no + 1}, ${holder ?? 'frei'}`,
  handNo: no => String(no + 1),
  between: ({ fewest, most }, all) =>
    fewest === most
      ? String(fewest)
      : fewest === 0 && most >= all
        ? ''
        : most >= all
          ? `${fewest}+`
          : fewest === 0
            ? `≤${most}`
            : `${fewest}–${most}`,
  betweenFull: ({ fewest, most }, all) =>
    fewest === most
      ? String(fewest)
      : fewest === 0 && most >= all
        ? 'unbekannt'
        : most >= all
          ? `${fewest} oder mehr`
          : fewest === 0
            ? `höchstens ${most}`
            : `${fewest} bis ${most}`,

  counts: (counts, all) => {
    const [fewest, most] = [counts[0]!, counts.at(-1)!]
    return counts.length === most - fewest + 1 ? labels.between({ fewest, most }, all) : counts.join('/')
  },
  countsFull: (counts, all) => (counts.length > all ? 'unbekannt' : counts.join(' oder ')),
  percent: formatChance,
  follows: 'das folgt aus allem zusammen',
  strays: 'das passt nicht zu dem, was daraus folgt',
  whyHint: 'Tippe auf ein Zeichen, eine Karte oder eine Zahl, um zu sehen, worauf sie beruht.',
  nothingFollows: 'Hierzu steht noch nichts fest.',

  hidden: 'Die gesuchte Karte',
  verdict: 'Das Urteil',
  nineHands: 'Die neun Hände, die echten Einzelkarten leuchten',
  trueSingle: 'echt',
  followedTitle: 'Konnte man sich sicher sein?',
  followed: 'sicher',
  notFollowed: 'nicht sicher',
  lit: count => `${count} Einzelkarten in den neun Händen zeigen, was auch die gesuchte Karte zeigt; sie leuchten.`,

  todo: {
    state: () => ['Sag eine Sache über deine Hand aus. Alle hören sie.'],
    stating: of => ['Warten auf eine Aussage von ', ...playerList(of), '.'],
    ask: () => ['Stelle jemandem eine Frage. Alle hören die Antwort.'],
    asking: of => ['Warten auf eine Frage von ', ...playerList(of), '.'],
    talk: () => ['Du hast das Wort, bis du passt. Behaupte, was du sicher weißt, oder stimme ab.'],
    verdict: () => ['Nach allem Gesagten bleibt eine Karte. Stimme für das Urteil.'],
    talking: of => [{ seat: of }, ' hat das Wort. Auch du darfst dich einmischen.'],
  },
  /** Who is to move, as the table's lamp says it. */
  waitsFor: (phase, toMove) => {
    if (phase === 'state') return ['Noch ohne Aussage: ', ...playerList(toMove)]
    if (phase === 'ask') return ['Noch ohne Frage: ', ...playerList(toMove)]
    return [{ seat: toMove[0]! }, ' hat das Wort']
  },
}
