// The words of Mind Reader, in French.
import { createCardPiles } from '../shows.ts'
import { listAlternatives, listSentences } from '../../../words/fr/grammar.ts'
import { deedSentence, avoirForm, possessivePiece, verbForm, winnersSentence } from '../../../words/fr/verbs.ts'
import { at, type VariantOf, type Seat } from '../../../engine/index.ts'
import type { GameWords, SentencePiece, Sentence } from '../../../words/sentence.ts'
import { rankOf, suitOf, type Card, type Clue, type QuestionKind, type Suit } from '../cards.ts'
import type { MindReader, SecretPlace } from '../kinds.ts'
import type { MindReaderConclusion } from '../reasoning/conclusions.ts'
import { hiddenCardOfRiddle } from '../rules/riddles.ts'

const SUIT_NAMES: Readonly<Record<Suit, string>> = {
  R: 'de Pierre',
  P: 'de Papier',
  S: 'de Ciseaux',
  W: 'd’Eau',
  L: 'de Lézard',
}
const RANK_NAMES: Readonly<Record<number, string>> = { 0: 'Joker', 1: 'As', 11: 'Valet', 12: 'Dame', 13: 'Roi' }
const NUMBER_WORDS = ['aucune', 'une', 'deux', 'trois', 'quatre', 'cinq'] as const

/** An answer as a piece of a sentence, which a screen draws with a sign. After « c’est », which fits every card. */
export const CLUE_PIECES: Readonly<Record<Clue, Exclude<SentencePiece, string> & { mark: string }>> = {
  higher: { mark: 'plus haut', sign: '▲', tone: 'up' },
  lower: { mark: 'plus bas', sign: '▼', tone: 'down' },
  same: { mark: 'aussi haut', sign: '=', tone: 'maybe' },
  stronger: { mark: 'plus fort', sign: '▲', tone: 'up' },
  weaker: { mark: 'plus faible', sign: '▼', tone: 'down' },
}

const QUESTION_TEXTS: Readonly<Record<QuestionKind, string>> = {
  rank: 'plus haut ou plus bas ?',
  suit: 'plus fort ou plus faible ?',
}
const RIGHT_PIECE = { mark: 'Juste', sign: '✓', tone: 'yes' } as const
const WRONG_PIECE = { mark: 'Faux', sign: '✗', tone: 'no' } as const

function cardName(id: string): string {
  const card = id as Card
  return `${RANK_NAMES[rankOf(card)] ?? rankOf(card)} ${SUIT_NAMES[suitOf(card)]}`
}

const ARTICLES: Readonly<Record<number, string>> = { 1: 'l’', 12: 'la ' }

/** A card with its article: « le 8 de Pierre », « la Dame d’Eau », « l’As de Papier ». */
export function cardWithArticle(card: Card): Sentence {
  return [ARTICLES[rankOf(card)] ?? 'le ', { card }]
}

/** A card with its article, at the beginning of a sentence. */
function cardWithArticleAtStart(card: Card): Sentence {
  const article = ARTICLES[rankOf(card)] ?? 'le '
  return [`L${article.slice(1)}`, { card }]
}

type DeclaredCard = VariantOf<MindReader['line'], 'declared'>['cards'][number]

/** « carte », or which of two. */
function whichCardText({ place, pair }: { place: SecretPlace; pair?: true }): string {
  if (!pair) return 'carte'
  return place === 0 ? 'carte de gauche' : 'carte de droite'
}

/** A hidden card, named by the player who has it: « la carte secrète d’Ana », or with two of them « la carte de gauche d’Ana ». */
function hiddenCardWithOwner({ of, ...where }: { of: Seat; place: SecretPlace; pair?: true }): SentencePiece {
  const card = where.pair ? whichCardText(where) : 'carte secrète'
  return possessivePiece(of, [`la ${card}`, `ta ${card}`])
}

/** A hidden card, as somebody names it: « la carte d’Ana ». */
function possessedCard({ of, ...where }: { of: Seat; place: SecretPlace; pair?: true }): SentencePiece {
  return possessivePiece(of, [`la ${whichCardText(where)}`, `ta ${whichCardText(where)}`])
}

function cardList(ids: readonly Card[]): Sentence {
  return listSentences(ids.map(cardWithArticle))
}

/** Groups declared cards by player: the left one, then the right. */
function groupByOwner(declared: readonly DeclaredCard[]): [DeclaredCard, ...DeclaredCard[]][] {
  const owners = [...new Set(declared.map(({ of }) => of))]
  return owners.map(owner => declared.filter(({ of }) => of === owner) as [DeclaredCard, ...DeclaredCard[]])
}

/** The target of a played card: « contre Ben », « contre la carte de gauche de Ben ». */
function playedAgainstText(of: Seat, pair: boolean, place: SecretPlace): Sentence {
  return [' contre ', pair ? possessedCard({ of, place, pair: true }) : { seat: of, form: 'toi' }]
}

/** The played card as it is spoken of: its rank if that was asked, otherwise all of it; nothing to who did not see it. */
function playedCardText(clue: Clue, card: Card | null): string {
  if (card === null) return 'C’est '
  const isOfSuits = clue === 'stronger' || clue === 'weaker'
  return `${isOfSuits ? cardName(card) : (RANK_NAMES[rankOf(card)] ?? rankOf(card))} : c’est `
}

/** A played card compared with a hidden one: « plus haut que la mienne ». */
export function comparisonSentence(clue: Clue, hidden: string): Sentence {
  return [CLUE_PIECES[clue], ` que ${hidden}`]
}

/** An answer as it is spoken. It names the played card, because « ta carte » could be the listener's hidden one. */
function answerQuote(clue: Clue, card: Card | null): Sentence {
  return [`« ${playedCardText(clue, card)}`, ...comparisonSentence(clue, 'la mienne'), '. »']
}

/** An answer turned round, as it is true of the hidden card: « vaut moins que 6 », « est plus faible que le 6 de Pierre ». */
function hiddenCardComparison(clue: Clue, card: Card): Sentence {
  const rank = RANK_NAMES[rankOf(card)] ?? rankOf(card)
  if (clue === 'stronger' || clue === 'weaker')
    return [` est plus ${clue === 'stronger' ? 'faible' : 'forte'} que `, ...cardWithArticle(card)]
  return [clue === 'same' ? ` a la même valeur, ${rank}` : ` vaut ${clue === 'higher' ? 'moins' : 'plus'} que ${rank}`]
}

export const gameWords: GameWords<MindReader, MindReaderConclusion> = {
  title: 'Télépathe',
  tagline: 'Cache une carte. Nomme celle des autres avant qu’on nomme la tienne.',
  nextBet: 'Ton pari : la carte de qui sera nommée ensuite ?',
  credit: 'Se joue avec le jeu de cartes à cinq couleurs de Jeff Daymont',
  options: {
    jokers: {
      label: 'Jokers',
      about: 'Un joker par couleur : sa carte la plus basse. Un joker inverse l’ordre des couleurs.',
      value: jokers => (jokers === 'yes' ? 'Cinq jokers' : 'Sans jokers'),
    },
    play: {
      label: 'Cartes jouées',
      about: 'En secret, seule la personne interrogée voit la carte. Tout le monde entend la question et la réponse.',
      value: play => (play === 'secret' ? 'En secret' : 'Visibles'),
    },
    secretCards: {
      label: 'Cartes secrètes',
      about: 'Avec deux, chacun en cache une à gauche et une à droite, et sort quand les deux sont perdues.',
      value: count => (count === 'two' ? 'Deux chacun' : 'Une chacun'),
    },
    naming: {
      label: 'Nommer',
      about:
        'Tout ou rien : on nomme d’un coup la carte de chaque adversaire encore en jeu, et une seule erreur rend le tout faux.',
      value: naming => (naming === 'singly' ? 'Une par une' : 'Tout ou rien'),
    },
    clues: {
      label: 'Réponses',
      about:
        'À la main, chacun répond pour soi. Chaque réponse est vérifiée à la fin, et une fausse coûte les points de la manche.',
      value: clues => (clues === 'by hand' ? 'À la main' : 'Par Hunch'),
    },
    length: {
      label: 'Durée',
      about: 'Combien de temps dure la partie. Le plus haut total gagne.',
      value: length =>
        ({
          'one hand each as dealer': 'Chacun donne une fois',
          'one hand': 'Une manche',
          'to 50': 'Jusqu’à 50 points',
          'to 100': 'Jusqu’à 100 points',
        })[length],
    },
  },
  card: cardName,
  line: {
    dealt: ({ hand, dealer, cards }, reader) => [
      { seat: dealer },
      ` ${avoirForm(dealer, reader)} ${hand > 1 ? `donné la manche ${hand}` : 'distribué'} : ${NUMBER_WORDS[cards]} cartes chacun.`,
    ],
    received: ({ by, cards: received }, reader) => [
      { seat: by },
      ` ${avoirForm(by, reader)} reçu `,
      ...cardList(received),
      '.',
    ],
    hid: ({ by }, reader) => [{ seat: by }, ` ${avoirForm(by, reader)} choisi quoi cacher.`],
    asked: ({ by, of, place, pair, question, card, clue }, reader) => [
      { seat: by },
      ` ${avoirForm(by, reader)} joué `,
      ...(card ? cardWithArticle(card) : ['une carte cachée']),
      ...playedAgainstText(of, pair ?? false, place),
      ...(clue ? ['. Réponse : ', ...answerQuote(clue, card)] : [` : ${QUESTION_TEXTS[question]}`]),
    ],
    compared: ({ card }) => ['La carte était ', ...cardWithArticle(card), '.'],
    answered: ({ by, to, clue }, reader) => [
      ...deedSentence(by, to, reader, 'répondu'),
      ' : ',
      ...answerQuote(clue, null),
    ],
    named: ({ by, of, place, pair, card, right: isRight }, reader) => [
      { seat: by },
      ` ${avoirForm(by, reader)} nommé `,
      possessedCard({ of, ...(pair ? { place, pair } : { place }) }),
      ' : ',
      { card },
      '. ',
      isRight ? RIGHT_PIECE : WRONG_PIECE,
      '.',
    ],
    declared: ({ by, cards: declared, right: isRight, missed }, reader) => [
      { seat: by },
      ` ${avoirForm(by, reader)} annoncé `,
      ...groupByOwner(declared).flatMap(([first, ...rest], i, all): Sentence => [
        i === 0 ? '' : i === all.length - 1 && !first.pair ? ' et ' : ', ',
        ...cardList([first, ...rest].map(({ card }) => card)),
        ' pour ',
        first.pair && rest.length === 0 ? possessedCard(first) : { seat: first.of, form: 'toi' },
      ]),
      '. ',
      isRight ? RIGHT_PIECE : WRONG_PIECE,
      ...(missed === null ? ['.'] : [' : pas la bonne pour ', { seat: missed, form: 'toi' } as const, '.']),
    ],
    showed: ({ by, to, card, ...where }, reader) => [
      ...deedSentence(by, to, reader, 'montré'),
      ` la ${whichCardText(where)} : `,
      { card },
      '.',
    ],
    lost: ({ by, to, card }, reader) => [...deedSentence(by, to, reader, 'cédé'), ' ', ...cardWithArticle(card), '.'],
    left: ({ by, cards: hand, faceDown = 0 }, reader) => [
      { seat: by },
      ` ${avoirForm(by, reader)} quitté la manche`,
      ...(hand.length > 0 ? [' et posé ', ...cardList(hand)] : []),
      faceDown > 0
        ? ` et posé ${NUMBER_WORDS[faceDown] ?? faceDown} ${faceDown === 1 ? 'carte' : 'cartes'} face cachée`
        : '',
      '.',
    ],
    drew: ({ by }, reader) => [{ seat: by }, ` ${avoirForm(by, reader)} pioché une carte.`],
    got: ({ by, card }, reader) => [{ seat: by }, ` ${avoirForm(by, reader)} reçu `, ...cardWithArticle(card), '.'],
    stopped: ({ by }, reader) => [
      { seat: by },
      ` ${avoirForm(by, reader)} fini le tour : il n’y a plus de carte à piocher.`,
    ],
    passed: ({ by }, reader) => [{ seat: by }, ` ${avoirForm(by, reader)} passé, sans carte à jouer.`],
    reshuffled: ({ cards: count }) => [
      count === 1
        ? 'La seule carte défaussée forme la nouvelle pioche.'
        : `Les ${count} cartes défaussées ont été mélangées en une nouvelle pioche.`,
    ],
    doubled: ({ by, cards: count }, reader) => [
      { seat: by },
      ` ${avoirForm(by, reader)} nommé tout le monde en un seul tour : 20 points pour chacune des ${NUMBER_WORDS[count] ?? count} cartes.`,
    ],
    kept: ({ by, points }, reader) => [
      { seat: by },
      ` ${avoirForm(by, reader)} gardé ${points > 10 ? 'deux cartes secrètes' : 'une carte secrète'} : ${points} points.`,
    ],
    opened: ({ secrets, owners }) => [
      'La manche est finie. Étaient cachées : ',
      ...owners.flatMap((seat, i): Sentence => [
        i === 0 ? '' : i === owners.length - 1 && at(secrets, i).length === 1 ? ' et ' : ', ',
        ...cardList(at(secrets, i)),
        ' chez ',
        { seat, form: 'toi' },
      ]),
      '.',
    ],
    erred: ({ by, to, card, clue, truth }, reader) => [
      ...deedSentence(by, to, reader, 'dit'),
      ' pour ',
      ...cardWithArticle(card),
      ' : ',
      CLUE_PIECES[clue],
      '. La vérité : ',
      CLUE_PIECES[truth],
      ...(by === reader ? ['. Cela te coûte'] : ['. Cela coûte à ', { seat: by } as const]),
      ' les points de cette manche.',
    ],
    scored: ({ gained, score }) => [
      'Les points : ',
      ...score.flatMap((points, seat): Sentence => [
        seat === 0 ? '' : ', ',
        { seat, form: 'toi' },
        ` ${points} (+${gained[seat]})`,
      ]),
      '.',
    ],
    won: ({ winners, score }, reader) => {
      if (winners.length === 0) return ['Personne n’a gagné : chacun a donné une réponse fausse.']
      const points = score[at(winners, 0)]
      return [
        ...winnersSentence(winners, reader),
        winners.length > 1 ? `, avec ${points} points chacun.` : ` avec ${points} points.`,
      ]
    },
  },
  // The player who drew reads which card it was, and nothing twice.
  mergeStoryLines: (line, next) => (line.type === 'drew' && next.type === 'got' && line.by === next.by ? next : null),
  stage: ({ open, options, seats }) => {
    if (options.length === 'one hand') return null
    return options.length === 'one hand each as dealer'
      ? `Manche ${open.hand} sur ${seats}`
      : `Manche ${open.hand}, jusqu’à ${options.length.slice(3)}`
  },
  follows: {
    asked: ({ card, clue, ...hidden }) =>
      card && clue ? ['Donc ', hiddenCardWithOwner(hidden), ...hiddenCardComparison(clue, card), '.'] : [],
  },
  naming: {
    named: ({ by, of, place, pair }, reader) => [
      { seat: by },
      verbForm(by, reader, [' nomme ', ' nommes ']),
      possessedCard({ of, ...(pair ? { place, pair } : { place }) }),
      '…',
    ],
    declared: ({ by, cards: declared }, reader) => [
      { seat: by },
      verbForm(by, reader, [' annonce ', ' annonces ']),
      `${NUMBER_WORDS[declared.length] ?? declared.length} ${declared.length === 1 ? 'carte' : 'cartes à la fois'}…`,
    ],
  },
  move: {
    hide: ({ cards: hidden }) => {
      const [first, second] = [at(hidden, 0), hidden[1]]
      return second
        ? ['Cacher ', ...cardWithArticle(first), ' à gauche et ', ...cardWithArticle(second), ' à droite']
        : ['Cacher ', ...cardWithArticle(first)]
    },
    ask: ({ card, of, place, question }, { options }) => [
      'Jouer ',
      ...cardWithArticle(card),
      ...playedAgainstText(of, options.secretCards === 'two', place),
      ` : ${QUESTION_TEXTS[question]}`,
    ],
    answer: ({ clue }, { own }) => ['Dire ', ...answerQuote(clue, own.asked)],
    name: ({ of, place, card }, { options }) => [
      'Nommer ',
      possessedCard({ of, ...(options.secretCards === 'two' ? { place, pair: true } : { place }) }),
      ' : ',
      { card },
    ],
    declare: ({ cards: declared }) => ['Annoncer ', ...cardList(declared)],
    lose: ({ place }) => [`Céder ta ${whichCardText({ place, pair: true })}`],
    draw: () => ['Piocher et finir ton tour'], // there is always one: the card just played can be drawn again
    pass: () => ['Passer'],
    deal: () => ['Donner la manche suivante'],
  },
  firstTime: {
    hide: ({ secretCards }) =>
      secretCards === 'one'
        ? 'Cache une carte. Les autres veulent la nommer, et toi les leurs. La manche finit quand il n’en reste qu’une à trouver.'
        : 'Cache deux cartes. Les autres veulent les nommer, et toi les leurs. La manche finit quand une seule personne en a encore.',
    ask: 'Joue une carte et demande comment elle se compare à une carte cachée. Tout le monde entend la réponse : écoute aussi les questions des autres.',
    answer: 'Compare la carte jouée à celle que tu caches, et réponds la vérité.',
    name: ({ secretCards }) =>
      secretCards === 'one'
        ? 'Une carte cachée te paraît sûre ? Nomme-la. Juste : 10 points, et l’autre sort. Faux : l’autre reçoit la tienne et 10 points, et c’est toi qui sors.'
        : 'Une carte cachée te paraît sûre ? Nomme-la. Juste : 10 points. Faux : l’autre reçoit une des tiennes et 10 points.',
    declare: 'Tout ou rien : nomme d’un coup les cartes cachées de tous les autres.',
    lose: 'Une erreur se paie : choisis laquelle de tes cartes cachées tu cèdes.',
    draw: 'Encore rien à nommer ? Pioche une carte, et ton tour est fini.',
    pass: 'Tu n’as aucune carte pour demander : il ne reste qu’à passer.',
    deal: 'Regarde comment cela s’est fini avant de donner la manche suivante.',
  },
  shows: createCardPiles({ hand: ['Main'], hidden: ['Cachée'] }),
  riddle: key => [hiddenCardWithOwner(hiddenCardOfRiddle(key))],
  overheard: ({ of, left }) => [
    { seat: of ?? 0 },
    ` cache une carte parmi ${left}, d’après ce que tout le monde sait.`,
  ],
  solved: (key, answer, tense) => [
    hiddenCardWithOwner(hiddenCardOfRiddle(key)),
    ` ${tense ? 'était' : 'est'} `,
    ...cardWithArticle(answer as Card),
    '.',
  ],
  conclusion: {
    excluded: ({ card, ...hidden }) => [
      ...cardWithArticleAtStart(card),
      ' ne peut pas être ',
      hiddenCardWithOwner(hidden),
      '.',
    ],
    certain: ({ card, ...hidden }) => [
      hiddenCardWithOwner(hidden),
      ' ne peut être que ',
      ...cardWithArticle(card),
      '.',
    ],
    among: ({ cards: left, ...hidden }) => [
      hiddenCardWithOwner(hidden),
      ' est l’une de celles-ci : ',
      ...listAlternatives(left.map(cardWithArticle)),
      '.',
    ],
  },
}
