// The labels of communal Deduction's screens, in French.
// Its sentences and actions are among the game's own words.
import type { Seat } from '../../../../shared/engine/index.ts'
import type { TraitFamily } from '../../../../shared/games/communal-deduction/cards.ts'
import { formatChance, listPieces } from '../../../../shared/words/fr/grammar.ts'
import type { Translation } from '../../../../shared/words/language.ts'
import type { labels as english } from './en.ts'

const familyNames: Record<TraitFamily, readonly [one: string, several: string]> = {
  fill: ['Fond', 'Fonds'],
  colour: ['Couleur', 'Couleurs'],
  shape: ['Forme', 'Formes'],
}
const playerList = (seatNumbers: readonly Seat[]) => listPieces(seatNumbers.map(seat => ({ seat, form: 'toi' })))

/** Every label of these screens. */
export const labels: Translation<typeof english> = {
  family: family => familyNames[family][0],
  wholeFamily: family => ({ fill: 'Un fond', colour: 'Une couleur', shape: 'Une forme' })[family],

  hands: count => (count === 1 ? '1 main' : `${count} mains`),
  owesStatement: 'doit déclarer',
  owesQuestion: 'doit demander',
  hasStated: 'a déclaré',
  hasAsked: 'a demandé',
  isFor: 'est pour',
  clue: 'une révélation',
  heard: 'Dit sur cette main',
  cardsOf: (of, count) => `${of === 'singles' ? 'simple' : 'complète'}${count !== null && count < 2 ? '' : 's'} :`,
  familySingles: (family, count) => familyNames[family][count !== null && count < 2 ? 0 : 1].toLowerCase(),
  any: 'des',
  counted: (count, family) =>
    (family === 'fill' ? ['aucun', 'un', 'deux', 'trois'] : ['aucune', 'une', 'deux', 'trois'])[count] ?? String(count),

  ownHand: 'Ta main',
  yourHands: 'Tes mains',
  enlargeHands: 'Voir tes cartes en grand',
  spareAbout: 'Personne ne joue les mains libres. Celles-ci, tu es seul à les voir.',
  handOf: no => `Main ${no + 1}`,
  handWord: 'Main',
  newHand: 'reçue',

  kind: kind => ({ singles: 'Simples', completes: 'Complètes', card: 'Une complète…' })[kind],
  singlesAbout: 'L’une au moins est sur la carte cachée',
  completesAbout: 'Aucune n’est la carte cachée',
  aboutWhat: 'Sur quoi',
  whichTrait: 'Quel trait',
  whichCard: 'Quelle complète',
  choose: name => `Choisir ${name}`,
  askWhom: 'À qui demander',
  saidBefore: 'déjà dit',
  anyAtAll: '« En as-tu ? »',
  stateMissing: 'Choisis quoi déclarer',
  askMissing: (whom, what) =>
    whom ? `Choisis en haut à qui demander${what ? ', et quoi' : ''}` : 'Choisis quoi demander',

  form: form => ({ is: 'C’est', not: 'Ce n’est pas', card: 'La carte…', if: 'Si…' })[form],
  forms: 'Quoi affirmer',
  ifIt: 'Si c’est',
  thenIt: 'alors',
  consequence: is => (is === 'is' ? 'c’est' : 'ce n’est pas'),
  claimMissing: form =>
    form === undefined
      ? 'Choisis quoi affirmer'
      : form === 'card'
        ? 'Choisis la carte'
        : form === 'if'
          ? 'Choisis les deux traits'
          : 'Choisis un trait',

  onlyByVouching:
    'Cela ne découle que de ce que d’autres ont pu affirmer. La vérification ne le compte pas, cela te reviendrait.',
  refusedVouched:
    'Cela ne découle que de ce que d’autres ont pu affirmer, et la vérification ne le compte pas. Personne d’autre ne l’a entendu.',

  ruledOutForAll: 'Les affirmations et les révélations l’ont déjà exclu.',

  whatFollows: 'Qu’en découlerait-il ?',
  wouldFollow: claim => ['Il en découlerait : ', ...claim],
  nothingNew: 'Rien de nouveau n’en découle encore. Continue d’écouter, ou demande une révélation.',

  ways: 'Que faire',
  way: (way, clues) => (way === 'claim' ? 'Affirmer' : clues > 0 ? 'Révélation ou verdict' : 'Verdict'),
  motionsAbout: (clues: number) =>
    clues > 0
      ? 'Une révélation montre ce que la carte cachée n’est pas ; un verdict la nomme et finit la partie.'
      : 'Un verdict nomme la carte cachée et finit la partie.',
  verdictOpen: 'Autre verdict…',
  verdictFirst: 'Un verdict…',
  verdictTitle: 'Le verdict',
  verdictAbout: 'Quand plus de la moitié veut la même carte, elle est retournée : tous gagnent, ou personne.',
  verdictMissing: 'Choisis la carte',
  close: 'Pas maintenant',
  closeName: 'Fermer sans choisir de carte',
  motions: 'Mains levées',
  forClue: 'pour une révélation',
  forCard: card => ['pour ', { card }],
  ofNeeded: (count, needed) => `${count} sur ${needed} nécessaires`,
  handsNeeded: (count, clues) =>
    `${count} mains levées suffisent pour ${clues > 0 ? 'une révélation ou ' : ''}un verdict`,
  cluesLeft: count =>
    count === 0 ? 'plus de révélation' : count === 1 ? 'reste 1 révélation' : `reste ${count} révélations`,

  board: 'Ce qu’on affirme de la carte cachée',
  claimedIs: 'oui',
  claimedNot: 'non',
  clued: 'révélé',
  otherClaims: 'Autres affirmations',
  saySo: people => `${people} le disent`,
  moreClaims: count => (count === 1 ? 'et 1 autre' : `et ${count} autres`),

  cube: 'Les 27 complètes',
  possible: 'possible',
  ruledOut: 'exclue',
  why: { seen: 'tu la vois', said: 'quelqu’un l’a dit', clue: 'une révélation', claim: 'une affirmation' },
  certain: 'sûr',
  impossible: 'impossible',
  leftOut:
    'Une affirmation dit aussi quelque chose de la main d’où elle vient. Tout n’en est pas compté ici : chaque marque est vraie, et il peut en découler un peu plus.',
  word: (name, is) => `${name} dit ${is ? 'oui' : 'non'}`,
  disputed: 'et cela ne s’accorde pas',
  mistaken: 'D’après ce que tu sais, ces affirmations ne peuvent pas toutes être vraies.',
  sure: 'marquée sûre par toi',
  marked: mark => `ta marque : ${mark}`,
  marksTitle: 'La carte cachée est',
  cardsTitle: count => (count === 1 ? 'Reste 1 carte' : `Reste ${count} cartes`),
  cardsBlank: 'Les 27 cartes',
  handsTitle: 'Les neuf mains',
  handsWhat: 'Simples ou complètes',
  markHint:
    'Touche pour marquer : barré, peut-être, rien. Dans les mains : 0, 1, 2, 3, un point d’interrogation, rien.',
  handRow: (no, holder) => `Main ${no + 1}, ${holder ?? 'libre'}`,
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
        ? 'inconnu'
        : most >= all
          ? `${fewest} ou plus`
          : fewest === 0
            ? `au plus ${most}`
            : `de ${fewest} à ${most}`,

  counts: (counts, all) => {
    const [fewest, most] = [counts[0]!, counts.at(-1)!]
    return counts.length === most - fewest + 1 ? labels.between({ fewest, most }, all) : counts.join('/')
  },
  countsFull: (counts, all) => (counts.length > all ? 'inconnu' : counts.join(' ou ')),
  percent: formatChance,
  follows: 'cela en découle',
  strays: 'ta marque va contre ce qui en découle',
  whyHint: 'Touche une marque, une carte ou un nombre pour lire sur quoi ils reposent.',
  nothingFollows: 'Rien n’en découle encore.',

  hidden: 'La carte cachée',
  verdict: 'Le verdict',
  nineHands: 'Les neuf mains, simples vraies éclairées',
  trueSingle: 'vraie',
  followedTitle: 'Les affirmations étaient-elles fondées ?',
  followed: 'fondée',
  notFollowed: 'pas fondée',
  lit: count => `${count} simples des neuf mains montrent ce que montre la carte cachée ; elles sont éclairées.`,

  todo: {
    state: () => ['Déclare une chose sur ta main. Tout le monde l’entend.'],
    stating: of => ['On attend une déclaration : ', ...playerList(of), '.'],
    ask: () => ['Pose une question à une personne. Tout le monde entend la réponse.'],
    asking: of => ['On attend une question : ', ...playerList(of), '.'],
    talk: () => ['Tu as la parole jusqu’à ce que tu passes. Affirme ce que tu sais, ou lève la main.'],
    verdict: () => ['D’après tout ce qui s’est dit, il reste une carte. Demande le verdict.'],
    talking: of => [{ seat: of }, ' a la parole. Tu peux parler aussi.'],
  },
  /** Who is to move, as the table's lamp says it. */
  waitsFor: (phase, toMove) => {
    if (phase === 'state') return ['Déclaration attendue : ', ...playerList(toMove)]
    if (phase === 'ask') return ['Question attendue : ', ...playerList(toMove)]
    return [{ seat: toMove[0]! }, ' a la parole']
  },
}
