// Answers for: what a scene of the gallery is: a table of the host, whoever looks at it, and what they see.
import type { OwnGame } from '../../renderer/use/history/ownGames.ts'
import type { Language } from '../../shared/words/language.ts'
import type { ClientMessage, TimeControl, NetworkReport } from '../../shared/wire/index.ts'

/** Who sits on a chair: whoever looks at the screen, a person elsewhere, one who is away, one who has left, one the computer plays for, a computer player, nobody. */
export type Sitter = 'viewer' | 'person' | 'away' | 'left' | 'substituted' | 'computer' | 'free'

/** A golden record, and how far it has been played. */
export interface Moment {
  readonly record: string // its file, without the ending, below test/records
  readonly steps: number
}

export interface SceneTable {
  readonly game: string
  readonly sitters: readonly Sitter[]
  readonly at?: Moment // none: the lobby
  readonly outOfTime?: readonly number[] // moves a computer made for a person whose time was out, from 1
  readonly evening?: readonly string[] // records played before it
  readonly notebook?: 'blank' | 'facts' | 'proof'
  readonly hints?: boolean
  readonly time?: TimeControl & { readonly spent: number } // of which so many seconds have passed for who is to move
  readonly sentAway?: readonly number[] // whose devices the owner has sent away, by chair
  readonly handedOver?: boolean | 'unanswered' // to another host, which does not answer; for long
  readonly said?: readonly (readonly [chair: number, message: ClientMessage])[] // what those elsewhere asked for
}

export const SIZES = {
  seat: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
  side: { width: 844, height: 390 },
  table: { width: 1920, height: 1080 },
} as const
export type Size = keyof typeof SIZES

/** A way to look at a scene. */
export interface Look {
  readonly size: Size
  readonly language: Language
  readonly text: 100 | 200 // percent
  readonly theme: 'dark' | 'light'
  readonly eyes: Eyes
}

/** How colours are seen: as most see them, or with one of the deficiencies Chromium can show; none at all with the last. */
export const EYES = ['usual', 'protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const
export type Eyes = (typeof EYES)[number]

export type Way = `${Size} ${Language}${'' | ' large' | ' light' | ` ${Exclude<Eyes, 'usual'>}`}`

/** Ways to look, each in words: the size, the language, and whether the text is twice as large, the screen light, or colours are seen otherwise. */
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
  readonly name: string // what stands before the slash is its group
  readonly parts?: string // a page of parts, and not the app
  readonly table: SceneTable | null // null: none is open on this host
  readonly beside?: readonly string[] // the names of the tables that are open besides
  readonly pausedByOwner?: string // with this word: every table but those that were opened since
  readonly owner?: boolean // whoever looks runs the host
  readonly ownerAway?: boolean // the guests arrange the table
  readonly display?: boolean // the screen is a table-top display
  readonly inWords?: true // this device has everything in words
  readonly route?: string // what stands after "#"
  readonly type?: { readonly into: string; readonly text: string } // what is typed before that, into a field named by a selector
  readonly open?: string // what is unfolded, and scrolled to, as a selector
  readonly press?: readonly string[] // what is pressed before it is looked at, as selectors
  readonly shows: string // what is there then, as a selector
  readonly scrollsTo?: string // what lies in the middle of the screen then, as a selector
  readonly kept?: 'a year' // what the host has kept; else nothing
  readonly network?: NetworkReport // what the host finds out about it
  readonly app?: 'tables' | 'trouble' // in the app: what it hears of the network
  readonly lost?: true // the host is gone
  readonly lesson?: string // the lesson that was left on this device, as `game/step`
  readonly own?: readonly OwnGame[] // the games this device remembers
  readonly newcomer?: true // nobody has played on this device before
  readonly looks: readonly Look[] // the ways of looking at it that can differ; photographed.ts chooses which pictures are kept
}

/** What is the same of a scene whichever game it shows. */
export const kindOf = ({ name }: Scene): string => name.slice(name.indexOf('/') + 1)

/** The group a scene belongs to: a game's id, or the name of a page. */
export const groupOf = ({ name }: Scene): string => name.slice(0, name.indexOf('/'))

/** The table's id and the code to join by. */
export const TABLE_ID = 'kitchen'
export const CODE = 'KITE'

/** When every scene happens: clocks stand still. */
export const NOW = Date.UTC(2026, 10, 20, 19, 30)

/** What whoever looks is known by. */
export const VIEWER = 'f'.repeat(32)
export const HOST_ID = '8'.repeat(16)
export const KEY = '0'.repeat(32)
