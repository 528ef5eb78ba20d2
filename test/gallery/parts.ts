// Pages of the parts that screens are made of, each in all its states.
import { createApp, defineComponent, h, type FunctionalComponent, type VNode } from 'vue'
import {
  type DealCommitments,
  enumField,
  enumFieldFrom,
  textField,
  tupleField,
  type GameTypeParams,
  type Offer,
  type SeatView,
} from '../../shared/engine/index.ts'
import { deviceCommitment, hostCommitment, jointSeed, commitmentsDigest } from '../../shared/fairness/index.ts'
import type { GameWords, Sentence as Words } from '../../shared/words/sentence.ts'
import type { NamingAttempt } from '../../shared/engine/index.ts'
import { whenWordsLoaded } from '../../renderer/device/words/language.ts'
import type { CardFaceProps, ShownPlayer } from '../../renderer/games/screens.ts'
import DefaultCardFace from '../../renderer/house/DefaultCardFace.vue'
import CardInSentence from '../../renderer/house/CardInSentence.vue'
import MoveForm from '../../renderer/house/MoveForm.vue'
import DealNumbers from '../../renderer/pages/fairness/DealNumbers.vue'
import Fairness from '../../renderer/pages/fairness/Fairness.vue'
import type { EveningRow } from '../../renderer/parts/eveningRows.ts'
import type { CheckedDeal } from '../../renderer/use/end/fairnessCheck.ts'
import PlayerBadge from '../../renderer/parts/PlayerBadge.vue'
import { resultWords } from '../../renderer/device/words/tableWords.ts'
import CardBack from '../../renderer/parts/CardBack.vue'
import CaseStamp from '../../renderer/parts/CaseStamp.vue'
import Finale from '../../renderer/parts/Finale.vue'
import Podium from '../../renderer/parts/Podium.vue'
import PrimaryAction from '../../renderer/parts/PrimaryAction.vue'
import NamingReveal from '../../renderer/parts/NamingReveal.vue'
import HoldToPeek from '../../renderer/parts/HoldToPeek.vue'
import PickRow from '../../renderer/parts/PickRow.vue'
import PlayerPanel from '../../renderer/parts/PlayerPanel.vue'
import QrCodeImage from '../../renderer/parts/QrCodeImage.vue'
import Sentence from '../../renderer/parts/Sentence.vue'
import Story from '../../renderer/parts/Story.vue'
import Toast from '../../renderer/parts/Toast.vue'
import VolumeControl from '../../renderer/parts/VolumeControl.vue'

const players: readonly ShownPlayer[] = ['Dora', 'Ana', 'Maximiliane Sonnenba', 'WWWWWWWWWWWWWWWWWWWW'].map(
  (name, avatar) => ({
    name,
    avatar,
    isComputer: avatar === 1,
    isHere: avatar !== 2,
    substituted: false,
  }),
)
const Slip: FunctionalComponent<{ id: string }> = ({ id }) => h(CardInSentence, { name: id })
const Face: FunctionalComponent<{ id: string }> = ({ id }) => h(DefaultCardFace, { name: id })
const sentenceProps = { players, reader: 0, card: Slip }

const storyLine: Words = [
  { seat: 0 },
  ' asked ',
  { seat: 2 },
  ' for the ',
  { card: 'lamp' },
  '. ',
  { mark: 'No', sign: '✗', tone: 'no' },
]
const deed: Words = ['Ask ', { seat: 1 }, ' for the ', { card: 'lamp' }]

// A form's fields are named by the rules; here any name gets words, because only the drawing is shown.
const fields = new Proxy(
  {},
  { get: (_, name: string) => ({ label: name, value: (value: unknown): Words => [sayValue(name, value)] }) },
)
const sayValue = (name: string, value: unknown): Words[number] =>
  name === 'who' ? { seat: value as number } : name.startsWith('card') ? { card: String(value) } : String(value)
const words = {
  card: (id: string) => id,
  form: new Proxy({}, { get: (_, type: string) => ({ title: type, fields }) }),
  move: new Proxy({}, { get: (_, type: string) => () => [`${type} it`] }),
} as unknown as GameWords
const view = {
  seat: 0,
  seats: 4,
  step: 0,
  story: [],
  outcome: null,
  options: {},
  open: {},
  own: {},
  first: 0,
} as unknown as SeatView<GameTypeParams>

const form = (...offers: object[]) =>
  h(MoveForm, {
    view,
    toMove: [0],
    offers: offers as readonly Offer[],
    players,
    words,
    card: Slip,
    face: Face,
  })

// `h` cannot infer the props of a generic component: PickRow does without.
const slots = <T extends object>(content: T) => content
const button = (words: string, more: object = {}) => h('button', { type: 'button', class: 'button', ...more }, words)

const NamedFace: FunctionalComponent<CardFaceProps> = ({ name }) => h(DefaultCardFace, { name })
/** Fills the screen it is in front of; here, the rest of it. */
const naming = (naming: NamingAttempt, sentence: Words = [{ seat: 1 }, ' named ', { seat: 2 }, '’s cards']) =>
  h('div', { style: 'position: fixed; inset: 8rem 0 0; transform: translateZ(0)' }, [
    h(NamingReveal, {
      ...sentenceProps,
      naming,
      stage: 'stamped',
      durationMs: 2000,
      sentence,
      called: (id: string) => id,
      face: NamedFace,
      back: CardBack,
    }),
  ])

const THIRTEEN = ['Alexandra', 'Ben', 'Christopher', 'Dieter', 'Emma', 'Franziska', 'Gustav', 'Hannelore', 'Ida', 'Jo', 'Karl-Heinz', 'Lea', 'Maximilian'] // prettier-ignore

const TWO_GUESSES: NamingAttempt = {
  cards: ['lamp', 'mask'],
  right: true,
  each: [
    { by: 0, right: false },
    { by: 1, right: true },
  ],
}

/** Who won how many games of an evening: two share the first place, and one has left. */
const EVENING: readonly EveningRow[] = (
  [
    [2, 2],
    [0, 2],
    [1, 1],
    [null, 0],
    [3, 0],
  ] as const
).map(([avatar, wins]) => ({
  player: { name: avatar === null ? 'Ben' : players[avatar]!.name, device: '' },
  avatar,
  isNamesakeComputer: false,
  wins,
  points: wins,
}))

const finale = () =>
  h('div', { style: 'position: fixed; inset: 0; transform: translateZ(0)' }, [
    h(Finale, {
      ...sentenceProps,
      outcome: { winners: [2], points: [4, 0, 7, 2] },
      sentence: [{ seat: 2 }, ' won.'],
      stamp: 'Case closed',
    }),
  ])

/** The end of a game that nine of thirteen people have won. */
function finaleOfThirteen(): VNode {
  const guests = THIRTEEN.map((name, avatar) => ({ ...players[0]!, name, avatar }))
  return h('div', { style: 'position: fixed; inset: 0; transform: translateZ(0)' }, [
    h(Finale, {
      ...sentenceProps,
      players: guests,
      outcome: { winners: [0, 1, 2, 3, 4, 5, 6, 7, 8], points: guests.map((_, seat) => (seat < 9 ? 12 : 3)) },
      sentence: resultWords.winners([0, 1, 2, 3, 4, 5, 6, 7, 8], null),
      stamp: 'Case closed',
    }),
  ])
}

/** Each page: its parts with their titles. */
const PAGES: Readonly<Record<string, () => readonly (readonly [title: string, part: VNode | readonly VNode[]])[]>> = {
  buttons: () => [
    [
      'buttons',
      [
        button('Plain'),
        button('The one to press', { class: 'button lamp' }),
        button('Bare', { class: 'button bare' }),
        button('Danger', { class: 'button danger' }),
        button('Small', { class: 'button small' }),
        button('Not now', { disabled: true }),
        button('Says why not', { 'aria-disabled': 'true' }),
      ],
    ],
    ['a deed that is whole', h(PrimaryAction, { ...sentenceProps, sentence: deed })],
    ['a deed that is not', h(PrimaryAction, { ...sentenceProps, sentence: null, missing: 'Still to choose: a card' })],
    ['a quiet deed', h(PrimaryAction, { ...sentenceProps, sentence: deed, quiet: true })],
    [
      'one of a few, chosen',
      h(
        PickRow as never,
        { label: 'how', options: ['higher', 'lower', 'the same'], chosen: 'lower' },
        slots({ default: ({ value }: { value: string }) => value }),
      ),
    ],
    [
      'one of a few, none chosen',
      h(
        PickRow as never,
        { label: 'which', options: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], chosen: undefined },
        slots({ default: ({ value }: { value: number }) => value }),
      ),
    ],
    ['sound', h(VolumeControl, { volume: 0.6, label: 'Sound', silent: 'silent', onVolume: () => {} })],
    ['silent', h(VolumeControl, { volume: 0, label: 'Sound', silent: 'silent', onVolume: () => {} })],
    ['a field', h('input', { class: 'field', 'aria-label': 'a field', placeholder: 'like this' })],
    [
      'a refusal',
      h(Toast, { text: 'This chair is taken. Choose another one.', dismissLabel: 'Close', durationMs: 1e9 }),
    ],
  ],
  players: () => [
    [
      'badges',
      Array.from({ length: 13 }, (_, avatar) =>
        h(PlayerBadge, { avatar, size: (['small', 'medium', 'large'] as const)[avatar % 3]! }),
      ),
    ],
    [
      'a player',
      h(PlayerPanel, { player: players[1]!, toMove: false }, slots({ about: () => 'computer', score: () => '12' })),
    ],
    ['on turn', h(PlayerPanel, { player: players[2]!, toMove: true }, slots({ about: () => 'away' }))],
    ['who can be chosen', h(PlayerPanel, { player: players[0]!, toMove: false, choose: 'Choose Dora' })],
    ['who is chosen', h(PlayerPanel, { player: players[3]!, toMove: false, choose: 'Choose W', chosen: true })],
  ],
  sentences: () => [
    ['a sentence', h(Sentence, { ...sentenceProps, sentence: storyLine })],
    ['with names coloured', h(Sentence, { ...sentenceProps, sentence: storyLine, nameStyle: 'coloured' })],
    [
      'answers',
      (['yes', 'no', 'maybe', 'up', 'down'] as const).map(tone =>
        h(Sentence, { ...sentenceProps, sentence: [{ mark: tone, sign: '•', tone }] as Words }),
      ),
    ],
    [
      'a story',
      h(Story, { ...sentenceProps, sentences: [storyLine, deed, storyLine], label: 'Story', empty: 'Nothing yet' }),
    ],
    ['an empty story', h(Story, { ...sentenceProps, sentences: [], label: 'Story', empty: 'Nothing yet' })],
    [
      'backs of cards',
      [
        h(CardBack, { label: 'a card', caption: 'secret', style: 'width: 5rem; height: 7rem' }),
        h(CardBack, { style: 'width: 3rem; height: 4.2rem' }),
      ],
    ],
    ['held to look', h(HoldToPeek, { label: 'look' }, slots({ down: () => 'hold', up: () => 'the lamp' }))],
    [
      'a code',
      h(QrCodeImage, { text: 'http://192.168.1.20:4680/#join=KITE', label: 'the address', style: 'width: 9rem' }),
    ],
  ],
  'forms of choices': () => [
    ['one of a few', form({ type: 'say', how: enumField('many', 'few', 'none') })],
    [
      'a player and a card',
      form({ type: 'ask', who: enumField(1, 2, 3), card: enumFieldFrom(['lamp', 'rope', 'wine', 'coin']) }),
    ],
    [
      'several moves',
      form(
        { type: 'ask', how: enumField('higher', 'lower') },
        { type: 'name', card: enumFieldFrom(['lamp', 'rope']) },
        { type: 'pass' },
      ),
    ],
  ],
  'forms of lists': () => [
    ['one of many', form({ type: 'find', what: enumFieldFrom(Array.from({ length: 60 }, (_, at) => `row ${at}`)) })],
    [
      'places filled from one row',
      form({
        type: 'set',
        cards: tupleField(
          [1, 2, 3].map(() => enumFieldFrom(['lamp', 'rope', 'wine', 'coin', 'ring'])),
          true,
        ),
      }),
    ],
    [
      'a row for each place',
      form({ type: 'mark', each: tupleField<string | number>([enumField('yes', 'no'), enumField(1, 2, 3)]) }),
    ],
    ['letters', form({ type: 'write', text: textField(2, 6, 'udsx') })],
    ['free words', form({ type: 'ask', text: textField(1, 140) })],
  ],
  deals: () => [
    ['a fair deal', h(Fairness, { checkedDeal: checkedDeal([]), names: ['Ana', 'Ben'] })],
    ['one that was mixed again', h(Fairness, { checkedDeal: mixedAgain(checkedDeal([])), names: ['Ana', 'Ben'] })],
    [
      'one that cannot be proved',
      h(Fairness, { checkedDeal: checkedDeal([{ type: 'other-list', device: 'd1' }]), names: ['Ana', 'Ben'] }),
    ],
  ],
  'the numbers of a deal': () => [
    [
      'open',
      h(DealNumbers, {
        checkedDeal: checkedDeal([]),
        names: ['Ana', 'Ben'],
        nameOf: (device: string) => (device === 'd0' ? 'Ana' : 'Ben'),
      }),
    ],
  ],
  moments: () => [
    ['a case that is closed', h(CaseStamp, { text: 'Case closed', won: true })],
    ['one that is not mine', h(CaseStamp, { text: 'Case closed', won: false })],
    ['cards are named', naming({ cards: ['lamp', 'mask', 'ring'], right: true })],
  ],
  guesses: () => [['two have guessed', naming(TWO_GUESSES, ['Both guesses are turned over'])]],
  finale: () => [['somebody has won', finale()]],
  'finale of thirteen': () => [['everybody has won', finaleOfThirteen()]],
  podium: () => [
    ['two lead', h(Podium, { rows: EVENING })],
    ['nine of thirteen lead', h(Podium, { rows: ledByNine() })],
  ],
}

/** An evening of thirteen that nine lead together. */
const ledByNine = (): EveningRow[] =>
  THIRTEEN.map((name, avatar) => ({
    player: { name, device: '' },
    avatar,
    isNamesakeComputer: false,
    wins: avatar < 9 ? 2 : 0,
    points: 0,
  }))

/** A deal mixed by two devices, and the result of the check. */
function checkedDeal(faults: CheckedDeal['verdict']['faults']): CheckedDeal {
  const [deal, hostNumber] = ['9f86d081884c7d65-1', '0123456789abcdef'.repeat(4)]
  const numbers = ['00112233445566778899aabbccddeeff', 'ffeeddccbbaa99887766554433221100']
  const terms = { game: 'blank', rules: 1, seats: 2, options: { cards: 'seven' }, first: null }
  const list: DealCommitments = {
    deal,
    terms,
    host: hostCommitment(deal, hostNumber),
    devices: numbers.map((number, seat) => ({
      device: `d${seat}`,
      seats: [seat],
      commitment: deviceCommitment(deal, `d${seat}`, number),
    })),
    voids: [],
  }
  const proof = { list, hostNumber, opened: numbers.map(number => ({ number, list: commitmentsDigest(list) })) }
  const seed = jointSeed(list, hostNumber, numbers)
  return {
    record: { ...terms, seed, log: [], proof },
    verdict: {
      faults,
      devices: ['d0', 'd1'],
      includesOwnNumber: true,
      views: 23,
      unplayedDealCount: 0,
      hiddenMoveCount: 0,
      onlyHost: [],
      tookBack: [],
    },
  }
}

/** The same deal, where Ben's device first refused to reveal its number. */
function mixedAgain({ record, verdict }: CheckedDeal): CheckedDeal {
  const proof = record.proof!
  const list = { ...proof.list, voids: [{ host: '0'.repeat(64), silent: ['d1'] }] }
  return { record: { ...record, proof: { ...proof, list } }, verdict: { ...verdict, devices: ['d0'] } }
}

const Page = (parts: (typeof PAGES)[string]) =>
  defineComponent(
    () => () =>
      h(
        'main',
        {
          class: 'parts',
          style:
            'padding: 1rem; display: grid; gap: 1.25rem; grid-template-columns: repeat(auto-fill, minmax(min(21rem, 100%), 1fr))',
        },
        [
          h('h1', { class: 'seen-by-ear' }, 'Parts'),
          ...parts().map(([title, part]) =>
            h('section', { style: 'min-width: 0; overflow-wrap: anywhere' }, [
              h('h2', { style: 'margin-bottom: .5rem; color: var(--chalk-2); font: 500 .85rem var(--sans)' }, title),
              part instanceof Array
                ? h('div', { style: 'display: flex; flex-wrap: wrap; gap: .6rem' }, [...part])
                : part,
            ]),
          ),
        ],
      ),
  )

/** Shows a page of parts. */
export async function showParts(page: string): Promise<() => void> {
  await whenWordsLoaded()
  const app = createApp(Page(PAGES[page]!))
  app.mount('#page')
  return () => app.unmount()
}
