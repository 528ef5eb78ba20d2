// A seat’s screen: whose turn it is, the curtain, hints, and what Hunch says in any game, in French.
import type { Translation } from '../language.ts'
import type * as english from '../en/seat.ts'
import { formatSignedNumber } from '../grammar.ts'
import type { Sentence } from '../sentence.ts'
import {
  withDe,
  formatChance,
  formatNumber,
  formatPercentage,
  listNames,
  listPieces,
  listSentences,
} from './grammar.ts'
import { groupSizePhrase, avoirForm, verbForm, winnersSentence, winnersTogetherSentence } from './verbs.ts'

/** A seat's screen. */
export const seatWords: Translation<typeof english.seatWords> = {
  noSuchPage:
    'Cette table joue à un jeu que ce Hunch ne connaît pas. Installe la même version sur les deux appareils, ou recharge la page.',
  print: 'Imprimer',
  firstTime: {
    label: 'Nouveau pour toi',
    understood: 'Compris',
    off: 'Ne plus en montrer',
    begin: 'C’est parti',
  },
  byYourMarks: count => `${count === 0 ? 'plus aucune' : count} d’après tes notes`,
  namingDoubt: {
    question: 'Nommer quand même ?',
    ruledOut: cards => `${cards.join(', ')} : ton carnet ${cards.length === 1 ? 'l’exclut' : 'les exclut'}.`,
    inSight: cards => `${cards.join(', ')} : tu vois ${cards.length === 1 ? 'cette carte' : 'ces cartes'}.`,
    cancel: 'En choisir une autre',
  },
  ownMark: { out: 'avec ta croix', maybe: 'avec ton « peut-être »' },
  evidence: {
    more: count => `+${count}`,
    moreFull: count => (count === 1 ? 'Montrer 1 réponse plus ancienne' : `Montrer ${count} réponses plus anciennes`),
    less: '−',
    lessFull: 'Montrer moins de réponses',
  },
  wholeSheet: 'Tout montrer',
  yourTurn: 'C’est à toi',
  youAnswer: 'Tu réponds',
  answers: name => `${name} répond`,
  turnOf: name => `C’est à ${name}`,
  turnOfSeveral: names => `On attend ${names}`,
  over: 'La partie est finie',
  notebook: 'Carnet',
  story: 'Récit',
  table: 'Table',
  result: 'Résultat',
  parts: 'Parties de l’écran',
  menu: 'Menu',
  volume: 'Son',
  right: 'Juste',
  wrong: 'Faux',
  thinned: (from, to) => `De ${formatNumber(from)} possibilités à ${formatNumber(to)}`,
  noLongerPossible: count => (count === 1 ? 'N’est plus possible :' : 'Ne sont plus possibles :'),
  ruledNothingOut: 'Cela ne t’a rien appris.',
  nameIt: 'Nommer',
  nameSure: 'Nommer maintenant ?',
  nameAbout: 'Tout ce que tu sais ne laisse pas d’autre réponse.',
  sure: 'Tu confirmes ?',
  sureAbout: 'On ne pourra plus revenir en arrière.',
  endsGame: 'C’est décisif : la partie se termine alors pour tout le monde.',
  notYet: 'Pas encore',
  silent: 'muet',
  mute: 'Couper le son',
  unmute: 'Remettre le son',
  rules: 'Règles du jeu',
  betOn: 'Ton pari : qui va gagner la partie ?',
  betWho: 'Qui gagne ?',
  betNext: 'Qui ensuite ?',
  outWatch: 'Tu es hors jeu.',
  watchTable: 'Vue de la table',
  watchingTable: 'Tu vois la table comme tout le monde.',
  watchOwn: 'Revenir à mes cartes',
  away: name => `${name} n’est pas là.`,
  substitute: name => `Laisser l’ordinateur jouer pour ${name}`,
  substituted: name => `L’ordinateur joue pour ${name} en attendant son retour.`,
  leftChairs: who => `${haveLeft(who)} L’ordinateur continue.`,
  leftOpen: who => `${haveLeft(who)} Quelqu’un doit s’asseoir là avant que la partie continue.`,
  takeBack: name => `Rendre sa place à ${name}`,
  takeMineBack: 'Je reprends ma place',
  mineSubstituted: 'L’ordinateur joue pour toi.',
  takeMoveBack: 'Reprendre',
  takeMoveBackAbout: 'Personne n’a encore rien appris de ton coup.',
  working: 'cherche ce qui en découle…',
  notebookFailed:
    'Hunch a fait une erreur ici et ne peut pas dire ce qui en découle. Le journal de l’hôte en dit plus. Tes propres marques sont gardées.',
  loading: 'On étale les cartes…',
  empty: 'Il ne s’est encore rien passé.',
  showCards: name => `${name}, regarde tes cartes`,
  putAway: 'Ranger les cartes',
  hands: 'À cet écran',
  standUp: 'Se lever et quitter la place',
  standUpSure: 'Quitter ta place ?',
  standUpAbout: 'L’ordinateur continue pour toi. Tu peux te rasseoir tant que personne d’autre ne l’a fait.',
  toLobby: 'Arrêter la partie, retour à la table',
  toLobbySure: 'Arrêter cette partie ?',
  toLobbyAbout: 'Elle n’est pas finie et ne comptera pas. Tout le monde garde sa place.',
  goOn: 'Continuer la partie',
}

function haveLeft(who: readonly string[]): string {
  return `${listNames(who)} ${who.length === 1 ? 'a' : 'ont'} quitté la table.`
}

/** What a game's screens say by default, if the game has no words of its own. */
export const defaultScreenWords: Translation<typeof english.defaultScreenWords> = {
  players: 'Autour de la table',
  opponents: 'Les autres',
  computer: 'ordinateur',
  away: 'pas là',
  substituted: 'l’ordinateur joue',
  earlier: count => (count === 1 ? '1 plus ancien' : `${count} plus anciens`),
  earlierBy: (name, count) => `${name} : ${count === 1 ? '1 ligne plus ancienne' : `${count} lignes plus anciennes`}`,
  yours: 'Tes cartes',
  youHave: 'Tu as',
  table: 'Sur la table',
  faceDown: count => (count === 1 ? '1 carte face cachée' : `${count} cartes face cachée`),
  waiting: names => `On attend ${names}`,

  moves: 'Ce que tu peux faire',
  missing: labels => `Encore à choisir : ${listNames(labels)}`,
  mayChange: 'Tu peux encore choisir autre chose',
  find: label => `${label} : chercher`,
  noneFound: 'Rien ne s’appelle ainsi ici.',
  place: at => String(at + 1),
  filled: (place, value) => `${place} : ${value}, touche pour l’enlever`,
  empty: place => `${place} : vide`,
  letters: label => `${label} : lettres`,
  rub: 'Effacer la dernière lettre',
  length: (written, fewest, most) =>
    written < fewest ? `${written} sur au moins ${fewest}` : `${written} sur au plus ${most}`,

  text: {
    last: 'Dernière phrase dite',
    shown: (shown, all) =>
      shown === all
        ? `${formatNumber(all)} ${all === 1 ? 'possibilité trouvée' : 'possibilités trouvées'}.`
        : `${shown} sur ${formatNumber(all)}. Écris un mot de ce que tu cherches.`,
    write: 'Tes mots',
    choose: 'Choisir',
    incomplete: 'Pas encore complet',
    possible: 'Encore possible',
    onTurn: 'doit jouer',
    said: name => `Dit par ${name}`,
    states: states => states.map(state => `, ${state}`).join(''),
    titled: title => [...title, ' :'],
    cards: listSentences,
    riddle: (riddle, left) => [...riddle, ` : ${left}`],
    common: (before, after) => [before, '…', after].filter(Boolean).join(' '),
  },

  result: 'Comment ça s’est fini',
  won: 'gagné',
  riddles: 'Ce qu’il y a à trouver',
  left: count => (count === 1 ? 'reste 1' : `reste ${formatNumber(count)}`),
  leftFor: count => (count === 1 ? 'réponse possible' : 'réponses possibles'),
  certain: 'sûr',
  may: 'possible',
  ruledOut: 'exclu',
  odds: formatChance,
  marks: { out: 'barré par toi', yes: 'coché par toi', maybe: 'marqué « ? » par toi' },
  strays: 'ce qui ne découle pas du reste',
  byHand: 'Seulement tes propres marques : rien n’est barré pour toi.',
  byFacts: 'Compté d’après ce qu’on t’a dit et montré : il peut y en avoir moins.',
  markHint:
    'Touche une réponse pour la barrer, encore une fois pour la cocher, encore pour un point d’interrogation, encore pour rien.',
  why: 'Demande pourquoi',
  whyHint: 'Touche une réponse pour voir sur quoi repose sa marque (clavier : ?).',
  nothingFollows: 'Rien n’en découle encore.',
  thinking: 'Un instant…',
  contradicted: 'Certaines réponses ne vont pas ensemble : ceci ne repose que sur ce que tu as vu.',
  noSheet: 'Ce carnet n’a pas de grille. Ce qui découle du jeu s’écrit ici dès qu’il y a quelque chose.',

  forSeats: (fewest, most) =>
    fewest === most ? `Se joue ${groupSizePhrase(fewest)}.` : `Se joue de ${fewest} à ${most}.`,
  options: 'Ce que vous pouvez choisir',
}

/** The curtain between two people at one screen. */
export const curtainWords: Translation<typeof english.curtainWords> = {
  pass: name => `Passez l’écran à ${name}`,
  alone: name => `${name}, personne d’autre ne doit regarder.`,
  putAway: (last, name) => `Les cartes ${withDe(last)} sont rangées. ${name}, personne d’autre ne doit regarder.`,
  show: name => `Je suis ${name}, montrer mes cartes`,
  since: 'Depuis ton dernier tour',
  soFar: 'Jusqu’ici',
  waiting: names => `On attend ${names}`,
  waitingAbout: 'L’écran n’est à personne pour l’instant. Tu peux regarder tes cartes en attendant.',
  notYet: name => `Ce n’est pas encore à ${name}. Regarde, puis range les cartes.`,
}

/** Hints, for players who ask for one. */
export const hintWords: Translation<typeof english.hintWords> = {
  title: 'Indice',
  ask: 'Que pourrais-je conclure ?',
  why: 'Pourquoi cet indice ?',
  lastTold: 'Ce que tu as appris en dernier\u202f:',
  question: 'Une bonne question maintenant\u202f:',
  none: 'Rien de plus n’est encore sûr. Encore possible\u202f:',
  all: 'Pour l’instant, il n’y a rien à déduire ici.',
  left: left => `reste ${formatNumber(left)}`,
  likely: chance => `probable à ${formatPercentage(chance)}`,
  because: 'À cause de ceci, et de ce que tu as :',
  write: 'Noter',
  written: 'C’est noté dans ton carnet.',
  rubOut: 'Gommer',
}

/** What is said when a game is over. */
export const resultWords: Translation<typeof english.resultWords> = {
  points: points => `${formatSignedNumber(points)} ${Math.abs(points) < 2 ? 'point' : 'points'}`,
  winners: (winners, reader) => [...winnersTogetherSentence(winners, reader), '.'],
  tied: (winners, reader) => [...winnersSentence(winners, reader), '.'],
  all: 'Vous avez gagné, tous ensemble.',
  allTied: 'Toute la table se partage la victoire.',
  nobody: 'Personne n’a gagné.',
  thisGame: 'Cette partie',
  evening: 'Ce soir',
  player: 'Nom',
  wins: 'Gagné',
  winsOf: wins => (wins < 2 ? `${wins} victoire` : `${wins} victoires`),
  score: 'Points',
  games: count => (count === 1 ? 'après 1 partie' : `après ${count} parties`),
  winsAlone: 'Jeux différents : seules les victoires comptent.',
  closed: 'Affaire classée',
  open: 'Non résolu',
  consoled: 'La prochaine affaire t’attend.',
  ahead: (who, winner, moves, reader) => [
    { seat: who },
    ` ${verbForm(who, reader, ['aurait', 'aurais'])} pu le savoir ${moves === 1 ? 'un coup' : `${moves} coups`} avant `,
    { seat: winner, form: 'toi' },
    ' : ',
  ],
  earlier: (who, moves, reader) => [
    { seat: who },
    ` ${verbForm(who, reader, ['aurait', 'aurais'])} pu le savoir ${moves === 1 ? 'un tour' : `${moves} tours`} plus tôt : `,
  ],
  atOnce: (who, reader) => [{ seat: who }, ` l’${avoirForm(who, reader)} dit dès qu’on pouvait le savoir : `],
  hunch: 'Rien n’était sûr : il a fallu du flair.',
  certain: (who, reader) => [{ seat: who }, ` ${verbForm(who, reader, ['aurait', 'aurais'])} aussi pu le savoir : `],
  bets: bets => [
    'Paris : ',
    ...bets.flatMap(({ seat, on, right }, nth): Sentence => [
      nth === 0 ? '' : ', ',
      { seat },
      ' sur ',
      { seat: on, form: 'toi' },
      right ? ' (juste)' : ' (perdu)',
    ]),
    '.',
  ],
  nextBets: bets => [
    'Paris sur la suite : ',
    ...bets.flatMap(({ seat, right, of }, nth): Sentence => [
      nth === 0 ? '' : ', ',
      { seat, form: 'toi' },
      ` juste ${right} fois sur ${of}`,
    ]),
    '.',
  ],
  boldest: (who, left, reader) => [
    { seat: who },
    ` ${avoirForm(who, reader)} nommé juste quand il restait ${left} possibilités.`,
  ],
  missedMoment: moves => `Là, tu pouvais savoir : coup ${moves}`,
  turningMoment: moves => `Le tournant : coup ${moves}`,
  sharpest: (who, from, to, reader) => [
    { seat: who },
    ` ${avoirForm(who, reader)} posé la question la plus fine : ${from} possibilités avant, ${to} après.`,
  ],
  nearest: (who, left, riddle, reader) => [
    { seat: who },
    ` y ${verbForm(who, reader, ['était', 'étais'])} presque : en raisonnant jusqu’au bout, ${left === 1 ? 'une seule possibilité' : `seulement ${left} possibilités`} pour `,
    ...riddle,
    '.',
  ],
  findings: 'Ce qu’on a découvert',
  sharpestQuestion: (who, reader) => [{ seat: who }, ` ${avoirForm(who, reader)} posé la question la plus fine`],
  cut: (from, to) => `${from}\u00a0→\u00a0${to}`,
  sharpnessShare: share => formatPercentage(share),
  sharpnessAbout: 'de finesse : 100 %, ce serait toujours la meilleure question.',
  ownBestQuestion: (from, to) => `Ta meilleure question a laissé ${to} possibilités sur ${from}.`,
  ownSharpestQuestion: (from, to) =>
    `Ta meilleure question, la plus fine de toutes, a laissé ${to} possibilités sur ${from}.`,
  keep: 'Garder une image',
  sharp: 'La finesse de tes questions',
  again: 'Rejouer',
  againWith: players => `Rejouer ${groupSizePhrase(players)}`,
  another: 'Choisir un autre jeu',
  waitForHost: 'L’hôte peut lancer une autre partie.',
}

/** What a display says while somebody thinks. */
export const thinkingTimeWords: Translation<typeof english.thinkingTimeWords> = {
  thinkingNow: who => [
    ...listPieces(who.map(seat => ({ seat }))),
    who.length === 1 ? ' réfléchit…' : ' réfléchissent…',
  ],
  thinking: (who, reader, time) => [
    ...listPieces(who.map(seat => ({ seat }))),
    ` ${who.length === 1 ? verbForm(who[0] ?? 0, reader, ['réfléchit', 'réfléchis']) : 'réfléchissent'} depuis ${time}.`,
  ],
  seconds: count => `${count} secondes`,
  minutes: count => (count === 1 ? 'une minute' : `${count} minutes`),
}
