// The labels of communal Deduction's screens, in Spanish.
// Its sentences and actions are among the game's own words.
import type { Seat } from '../../../../shared/engine/index.ts'
import type { TraitFamily } from '../../../../shared/games/communal-deduction/cards.ts'
import { formatChance, listPieces } from '../../../../shared/words/es/grammar.ts'
import type { Translation } from '../../../../shared/words/language.ts'
import type { labels as english } from './en.ts'

const familyNames: Record<TraitFamily, string> = { fill: 'Relleno', colour: 'Color', shape: 'Forma' }
const playerList = (seatNumbers: readonly Seat[]) => listPieces(seatNumbers.map(seat => ({ seat })))

/** Every label of these screens. */
export const labels: Translation<typeof english> = {
  family: family => familyNames[family],
  wholeFamily: family => ({ fill: 'Cualquier relleno', colour: 'Cualquier color', shape: 'Cualquier forma' })[family],

  hands: count => (count === 1 ? '1 mano' : `${count} manos`),
  owesStatement: 'por declarar',
  owesQuestion: 'por preguntar',
  hasStated: 'declaró',
  hasAsked: 'preguntó',
  isFor: 'pide',
  clue: 'una pista',
  heard: 'Lo dicho sobre esta mano',
  cardsOf: (of, count) => `${of === 'singles' ? 'simple' : 'completa'}${count !== null && count < 2 ? '' : 's'}:`,
  familySingles: family => `de ${familyNames[family].toLowerCase()}`,
  any: 'alguna',
  counted: count => ['ninguna', 'una', 'dos', 'tres'][count] ?? String(count),

  ownHand: 'Tu mano',
  yourHands: 'Tus manos',
  enlargeHands: 'Ver tus cartas en grande',
  spareAbout: 'Nadie juega las manos libres. Estas solo las ves tú.',
  handOf: no => `Mano ${no + 1}`,
  handWord: 'Mano',
  newHand: 'nueva',

  kind: kind => ({ singles: 'Simples', completes: 'Completas', card: 'Una completa…' })[kind],
  singlesAbout: 'Al menos una está en la carta oculta',
  completesAbout: 'Ninguna es la carta oculta',
  aboutWhat: 'Sobre qué',
  whichTrait: 'Qué rasgo',
  whichCard: 'Qué completa',
  choose: name => `Elegir a ${name}`,
  askWhom: 'A quién preguntar',
  saidBefore: 'ya dicho',
  anyAtAll: '“¿Tienes alguna?”',
  stateMissing: 'Elige qué declarar',
  askMissing: (whom, what) => (whom ? `Elige arriba a quién preguntar${what ? ' y qué' : ''}` : 'Elige qué preguntar'),

  form: form => ({ is: 'Es', not: 'No es', card: 'La carta…', if: 'Si…' })[form],
  forms: 'Qué afirmar',
  ifIt: 'Si es',
  thenIt: 'entonces',
  consequence: is => (is === 'is' ? 'es' : 'no es'),
  claimMissing: form =>
    form === undefined
      ? 'Elige qué afirmar'
      : form === 'card'
        ? 'Elige la carta'
        : form === 'if'
          ? 'Elige los dos rasgos'
          : 'Elige un rasgo',

  onlyByVouching:
    'Esto solo se deduce de lo que otras personas pudieron afirmar. Al comprobar no cuenta, así que volvería a ti.',
  refusedVouched:
    'Esto solo se deduce de lo que otras personas pudieron afirmar, y eso no cuenta al comprobar. Nadie más lo ha oído.',

  ruledOutForAll: 'Las afirmaciones y las pistas ya lo han descartado.',

  whatFollows: '¿Qué se deduciría?',
  wouldFollow: claim => ['Se deduciría esto: ', ...claim],
  nothingNew: 'Aún no se deduce nada nuevo. Sigue escuchando, o levanta la mano por una pista.',

  ways: 'Qué hacer',
  way: (way, clues) => (way === 'claim' ? 'Afirmar' : clues > 0 ? 'Pista o veredicto' : 'Veredicto'),
  motionsAbout: (clues: number) =>
    clues > 0
      ? 'Una pista muestra lo que la carta oculta no es; un veredicto la nombra y acaba la partida.'
      : 'Un veredicto nombra la carta oculta y acaba la partida.',
  verdictOpen: 'Otro veredicto…',
  verdictFirst: 'Un veredicto…',
  verdictTitle: 'El veredicto',
  verdictAbout: 'Cuando más de la mitad pide la misma carta, se descubre: gana todo el mundo, o nadie.',
  verdictMissing: 'Elige la carta',
  close: 'Ahora no',
  closeName: 'Cerrar sin elegir una carta',
  motions: 'Manos levantadas',
  forClue: 'por una pista',
  forCard: card => ['por ', { card }],
  ofNeeded: (count, needed) => `${count} de ${needed} necesarias`,
  handsNeeded: (count, clues) => `${count} manos levantadas bastan para ${clues > 0 ? 'una pista o ' : ''}un veredicto`,
  cluesLeft: count => (count === 0 ? 'sin más pistas' : count === 1 ? 'queda 1 pista' : `quedan ${count} pistas`),

  board: 'Lo que se afirma de la carta oculta',
  claimedIs: 'lo es',
  claimedNot: 'no lo es',
  clued: 'pista',
  otherClaims: 'Más afirmaciones',
  saySo: people => `lo dicen ${people}`,
  moreClaims: count => `y ${count} más`,

  cube: 'Las 27 completas',
  possible: 'posible',
  ruledOut: 'descartada',
  why: { seen: 'la ves', said: 'alguien lo dijo', clue: 'una pista', claim: 'una afirmación' },
  certain: 'seguro',
  impossible: 'imposible',
  leftOut:
    'Una afirmación dice también qué debe tener quien la hace. Aquí no se cuenta todo eso: cada marca es cierta, y puede deducirse algo más.',
  word: (name, is) => `${name} dice que ${is ? 'lo es' : 'no lo es'}`,
  disputed: 'y eso no concuerda',
  mistaken: 'Por lo que sabes, estas afirmaciones no pueden ser ciertas todas a la vez.',
  sure: 'seguro según tu marca',
  marked: mark => `tu marca: ${mark}`,
  marksTitle: 'La carta oculta es',
  cardsTitle: count => (count === 1 ? 'Queda 1 carta' : `Quedan ${count} cartas`),
  cardsBlank: 'Las 27 cartas',
  handsTitle: 'Las nueve manos',
  handsWhat: 'Simples o completas',
  markHint: 'Pulsa para marcar: tachado, quizá, nada. En las manos: 0, 1, 2, 3, una interrogación, nada.',
  handRow: (no, holder) => `Mano ${no + 1}, ${holder ?? 'libre'}`,
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
        ? 'sin saber'
        : most >= all
          ? `${fewest} o más`
          : fewest === 0
            ? `${most} como mucho`
            : `de ${fewest} a ${most}`,

  counts: (counts, all) => {
    const [fewest, most] = [counts[0]!, counts.at(-1)!]
    return counts.length === most - fewest + 1 ? labels.between({ fewest, most }, all) : counts.join('/')
  },
  countsFull: (counts, all) => (counts.length > all ? 'sin saber' : counts.join(' o ')),
  percent: formatChance,
  follows: 'se deduce',
  strays: 'tu marca va contra lo que se deduce',
  whyHint: 'Pulsa un rasgo, una carta o un número para leer en qué se basa.',
  nothingFollows: 'De eso aún no se deduce nada.',

  hidden: 'La carta oculta',
  verdict: 'El veredicto',
  nineHands: 'Las nueve manos, con las simples verdaderas encendidas',
  trueSingle: 'verdadera',
  followedTitle: '¿Se deducían las afirmaciones?',
  followed: 'Se deducía',
  notFollowed: 'No se deducía',
  lit: count => `${count} simples de las nueve manos muestran lo que muestra la carta oculta; están encendidas.`,

  todo: {
    state: () => ['Declara una cosa sobre tu mano. La oye todo el mundo.'],
    stating: of => [of.length === 1 ? 'Falta que declare ' : 'Falta que declaren ', ...playerList(of), '.'],
    ask: () => ['Haz a una persona una pregunta. La respuesta la oye todo el mundo.'],
    asking: of => [of.length === 1 ? 'Falta que pregunte ' : 'Falta que pregunten ', ...playerList(of), '.'],
    talk: () => ['Tienes la palabra hasta que pases. Afirma lo que sepas, o levanta la mano.'],
    verdict: () => ['Por todo lo dicho queda una carta. Pide el veredicto.'],
    talking: of => [{ seat: of }, ' tiene la palabra. Tú también puedes hablar.'],
  },
  /** Who is to move, as the table's lamp says it. */
  waitsFor: (phase, toMove) => {
    if (phase === 'state') return [toMove.length === 1 ? 'Declara ' : 'Declaran ', ...playerList(toMove)]
    if (phase === 'ask') return [toMove.length === 1 ? 'Pregunta ' : 'Preguntan ', ...playerList(toMove)]
    return [{ seat: toMove[0]! }, ' tiene la palabra']
  },
}
