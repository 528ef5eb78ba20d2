// The words of a game’s review, in French.
import type { Seat } from '../../engine/index.ts'
import type { Translation } from '../language.ts'
import type * as english from '../en/review.ts'
import { formatNumber, formatPercentage } from './grammar.ts'

const decimal = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** The review of a finished game. */
export const reviewWords: Translation<typeof english.reviewWords> = {
  title: 'Retour sur la partie',
  of: game => `Retour sur ${game}`,
  look: 'Revoir la partie',
  lookShort: 'Revoir',
  back: 'Retour',
  eyes: 'Par les yeux de qui',
  table: 'La table',
  all: 'Tout',
  allAbout: 'La table et toutes les mains',
  steps: 'Pas à pas',
  scene: 'La partie à ce coup',
  hands: 'Toutes les mains sont visibles. Choisis quelqu’un pour parcourir la sienne.',
  step: (step, all) => `Coup ${step} sur ${all}`,
  deal: 'La donne',
  first: 'À la donne',
  before: 'Un coup en arrière',
  after: 'Un coup en avant',
  last: 'À la fin',
  keys: 'Les flèches vont d’un coup à l’autre.',
  story: 'Coups',
  outOfTime: 'Le temps était passé : l’ordinateur a joué ce coup.',
  knowing: 'Possibilités',
  knowingAbout:
    'Combien de réponses restaient possibles pour chaque personne, après chaque coup. Plus c’est bas, plus la vérité est proche.',
  left: left =>
    left === 1
      ? 'résolu'
      : `reste ${left >= 1e6 ? left.toExponential(1).replace('.', ',').replace('e+', ' × 10^') : formatNumber(left)}`,
  revealed: 'dévoilé',
  now: 'À ce coup',
  axisPossible: 'Réponses encore possibles',
  axisMoves: 'Coups',
  couldKnow: '★ on pouvait savoir',
  toldMost: '◆ une réponse qui en disait long',
  atStep: step => (step === 0 ? 'dès la donne' : `après le coup ${step}`),
  firsts: 'Qui pouvait savoir quand',
  firstsAbout: 'Le premier moment où il ne restait qu’une réponse.',
  nobody: 'Rien n’était sûr avant que tout soit retourné.',
  overlooked: (moves, used) =>
    moves === 0
      ? used
        ? 'et cela a servi aussitôt'
        : 'et la réponse est tombée avant le coup suivant'
      : moves === 1
        ? 'et il y a eu encore un coup avant que cela se sache'
        : `et il y a eu encore ${moves} coups avant que cela se sache`,
  questions: 'Questions',
  questionsAbout:
    'Ce que valait chaque question avant sa réponse, ce que la réponse a exclu, et une meilleure question s’il y en avait une. Les chiffres sont des bits : un bit divise les possibilités par deux.',
  verdict: ({ grade, luck }) => {
    const question = {
      best: 'La meilleure question',
      good: 'Une bonne question',
      fair: 'Une question correcte',
      weak: 'Une question faible',
      silent: 'Sa réponse n’a rien dit',
      vain: 'Il n’y avait plus rien à apprendre',
    }[grade]
    return luck === null ? question : luck === 'lucky' ? `${question}, avec de la chance` : `${question}, sans chance`
  },
  cut: (from, to) =>
    `${formatNumber(from)} → ${formatNumber(to)} ${to === 1 ? 'réponse possible' : 'réponses possibles'}`,
  cutNothing: 'Cela n’a rien exclu.',
  better: 'Mieux',
  promised: (best, own) => `Elle promettait d’exclure ${formatPercentage(best)}, celle-ci ${formatPercentage(own)}.`,
  noQuestions: 'On ne pose pas de questions dans ce jeu.',
  expected: 'Attendu',
  told: 'Appris',
  best: 'Meilleur',
  bits: (bits, estimated) => `${estimated ? 'environ ' : ''}${decimal.format(Math.round(10 * bits) / 10 + 0)}`, // + 0 turns -0 into 0
  bitsEstimated: 'Là où il y a « environ », les bits sont estimés : certaines cartes n’étaient connues que des autres.',
  because: 'Pourquoi ?',
  becauseOf: player => `Pourquoi ? D’où ${player} pouvait le tirer`,
  becauseWorking: 'Un instant…',
  becauseRest: 'Avec ses propres cartes et ce que tout le monde peut compter.',
  becauseNothing: 'Ses propres cartes et ce que tout le monde peut compter suffisent.',
  whatIf: 'Et si… ?',
  whatIfMove: step => `Et si… ? · coup ${step}`,
  whatIfAt: step => `Et si… ? La question du coup ${step}`,
  whatIfOf: (seat: Seat) => ['Une autre question de la part ', { seat, form: 'de' }, ' ?'],
  whatIfDone: 'Retour à la partie telle qu’elle était',
  whatIfHint: 'Pose une autre question sur cet écran. La réponse vient des vraies cartes.',
  whatIfWorking: 'Un instant…',
  whatIfSeveral: answers => `On pouvait choisir quoi montrer : ${answers} réponses étaient possibles.`,
  wasAskedAt: step => `En vrai, coup ${step}`,
  takeIt: 'Reprendre d’ici',
  takenBy: (seat: Seat, step) => [
    'Tu continues pour ',
    { seat, form: 'toi' },
    step === 0
      ? ' depuis la donne ; l’ordinateur joue les autres.'
      : ` après le coup ${step} ; l’ordinateur joue les autres.`,
  ],
  turnedHere: 'C’est ici que la partie a basculé.',
  instead: 'Plutôt',
  together: 'La table ensemble',
  togetherKnown: 'Ce qui était public suffisait',
  togetherNever: left =>
    `Ce qui était public n’a jamais suffi : sans voir une main, il restait ${formatNumber(left)} ${left === 1 ? 'réponse' : 'réponses'}.`,
  worthAbout:
    'Ce que chaque phrase a appris aux autres, en bits (un bit divise les possibilités par deux), et qui elle a le plus aidé. Celles qui manquent n’ont rien appris à personne.',
  toldInAll: bits =>
    Math.abs(bits) < 0.05 ? 'Presque rien de nouveau' : `${decimal.format(bits)} ${bits < 2 ? 'bit' : 'bits'} en tout`,
  forAll: 'Tout le monde ensemble',
  chances: 'Les chances, carte par carte',
  chancesAbout:
    'La probabilité que chaque prédiction se réalise après chaque coup, selon ce que savait la personne qui l’a écrite. Tant que rien n’est décidé, c’est une estimation où l’on joue au hasard.',
  brokenBy: 'Elle ne pouvait plus se réaliser après',
  madeBy: 'Elle était sûre après',
  stoodAt: chance => `Avant cela, elle était à ${formatPercentage(chance)}.`,
  settledAtOnce: 'C’était sûr dès le début.',
  moveByMove: 'Chaque changement',
  chance: chance => (chance === 0 ? 'plus possible' : chance === 1 ? 'sûr' : `environ ${formatPercentage(chance)}`),
  working: (step, all) => `Calcul en cours : coup ${step} sur ${all}`,
  trouble: 'Le calcul n’a pas abouti.',
  doubtful: 'Une réponse était fausse quelque part : la suite est incertaine.',
  save: 'Enregistrer dans un fichier',
  saveShort: 'Enregistrer',
  bad: 'On ne peut pas revoir ce fichier. Choisis une partie enregistrée.',
  wrong: {
    game: ({ game }) => `Ce Hunch ne connaît pas le jeu « ${game} ». Choisis un autre fichier.`,
    rules: ({ made, played }) =>
      `Cet enregistrement suit les règles ${made} ; ce Hunch joue avec les règles ${played}. Choisis un autre fichier.`,
    line: ({ line }) =>
      `Ce n’est pas un enregistrement de Hunch : la ligne ${line} du fichier est illisible. Choisis un autre fichier.`,
    start: () => 'Cet enregistrement ne va pas avec son jeu, et ne peut pas commencer. Choisis un autre fichier.',
    move: ({ move }) => `Le coup ${move} de cet enregistrement est contre les règles. Choisis un autre fichier.`,
  },
  waiting: 'On va chercher la partie…',
  gone: 'L’enregistrement de cette partie n’est pas ici. Ouvre-le depuis un fichier, ou sur l’ordinateur où elle a été jouée.',
}
