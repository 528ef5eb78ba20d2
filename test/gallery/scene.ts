// The types of a gallery scene: the state of a table, its viewer, and what the screen shows.
import type { OwnGame } from '../../renderer/use/history/ownGames.ts'
import type { Language } from '../../shared/words/language.ts'
import type { ClientMessage, TimeControl, NetworkReport } from '../../shared/wire/index.ts'

/** Who sits on a chair: the viewer, a person elsewhere, one who is away, one who has left, one the computer plays for, a computer player, nobody. */
export type Sitter = 'viewer' | 'person' | 'away' | 'left' | 'substituted' | 'computer' | 'free'

/** A golden record and the number of moves played. */
export interface Moment {
  readonly record: string // path of its file below test/records, without the extension
  readonly steps: number
}

export interface SceneTable {
  readonly game: string
  readonly sitters: readonly Sitter[]
  readonly at?: Moment // absent: the lobby
  readonly outOfTime?: readonly number[] // moves a computer made because a person's time ran out, from 1
  readonly evening?: readonly string[] // records played before it
  readonly notebook?: 'blank' | 'facts' | 'proof'
  readonly hints?: boolean
  readonly time?: TimeControl & { readonly spent: number } // `spent`: seconds used by the seat that is to move
  readonly sentAway?: readonly number[] // chairs whose devices the owner has sent away
  readonly handedOver?: boolean | 'unanswered' // to another host that does not answer; 'unanswered': for a long time
  readonly said?: readonly (readonly [chair: number, message: ClientMessage])[] // requests of people elsewhere
}

export const SIZES = {
  seat: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
  side: { width: 844, height: 390 },
  table: { width: 1920, height: 1080 },
} as const
export type Size = keyof typeof SIZES

/** One way to show a scene. */
export interface Look {
  readonly size: Size
  readonly language: Language
  readonly text: 100 | 200 // percent
  readonly theme: 'dark' | 'light'
  readonly eyes: Eyes
}

/** Colour vision: as usual, one of the deficiencies Chromium can simulate, or none at all. */
export const EYES = ['usual', 'protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const
export type Eyes = (typeof EYES)[number]

export type Way = `${Size} ${Language}${'' | ' large' | ' light' | ` ${Exclude<Eyes, 'usual'>}`}`

/** Looks in words: the size, the language, and whether the text is twice as large, the theme light, or the colour vision unusual. */
export function looks(...ways: readonly Way[]): readonly Look[] {
  return ways.map(way => {
    const [size, language, besides] = way.split(' ') as [Size, Language, string?]
    const eyes = EYES.find(one => one === besides) ?? 'usual'
    return {
      size,
      language,
      text: besides === 'large' ? 200 : 100,
      theme: besides === 'light' ? 'light' : 'dark',
      eyes,
    }
  })
}

export interface Scene {
  readonly name: string // the part before the slash is its group
  readonly parts?: string // a page of parts instead of the app
  readonly table: SceneTable | null // null: no table is open on this host
  readonly beside?: readonly string[] // names of other open tables
  readonly pausedByOwner?: string // with this remark: every table except those opened since
  readonly owner?: boolean // the viewer runs the host
  readonly ownerAway?: boolean // the guests arrange the table
  readonly display?: boolean // the screen is a table-top display
  readonly inWords?: true // this device is set to show everything in words
  readonly route?: string // the part after "#"
  readonly type?: { readonly into: string; readonly text: string } // text typed first, and the selector of its field
  readonly open?: string // selector of what is unfolded and scrolled to
  readonly press?: readonly string[] // selectors of what is pressed first
  readonly shows: string // selector of what appears then
  readonly scrollsTo?: string // selector of what is scrolled to the middle then
  readonly kept?: 'a year' // past games and tables on the host; absent: none
  readonly network?: NetworkReport // the result of the host's network test
  readonly app?: 'tables' | 'trouble' // in the app: what it reports about the network
  readonly lost?: true // the host is gone
  readonly lesson?: string // the lesson in progress on this device, as `game/step`
  readonly own?: readonly OwnGame[] // the games this device remembers
  readonly lookedInto?: true // this device works out what the record of a finished game tells
  readonly newcomer?: 'to the game' | 'to its moves' // nobody has played it on this device, or made its moves
  readonly looks: readonly Look[] // the looks that can differ; photographed.ts chooses which pictures are kept. Empty: a test follows it
}

/** A scene's name without its group: the same for all games. */
export const kindOf = ({ name }: Scene): string => name.slice(name.indexOf('/') + 1)

/** A scene's group: a game's id, or the name of a page. */
export const groupOf = ({ name }: Scene): string => name.slice(0, name.indexOf('/'))

/** The table's id and join code. */
export const TABLE_ID = 'kitchen'
export const CODE = 'KITE'

/** The time of all scenes: clocks stand still. */
export const NOW = Date.UTC(2026, 10, 20, 19, 30)

/** The viewer's device. */
export const VIEWER = 'f'.repeat(32)
export const HOST_ID = '8'.repeat(16)
export const KEY = '0'.repeat(32)
