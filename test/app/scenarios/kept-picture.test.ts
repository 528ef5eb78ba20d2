// @vitest-environment happy-dom
// The picture of a finished game that a player keeps: it is shown to others later, so it speaks to nobody.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mount } from '@vue/test-utils'
import { beforeAll, expect, test } from 'vitest'
import { switchLanguage, whenWordsLoaded } from '../../../renderer/device/words/language.ts'
import RecapPictureSource from '../../../renderer/pages/seat/RecapPictureSource.vue'
import { loadGame } from '../../../renderer/use/game/game.ts'
import { parseRecord, replayRecord, seatView } from '../../../shared/engine/index.ts'
import { gameEntry, games } from '../../../shared/games/index.ts'
import { LANGUAGES, type Language } from '../../../shared/words/language.ts'
import { freshPage } from '../socket.ts'
import { until } from '../../kit/until.ts'

const NAMES = ['Ana', 'Bruno', 'Clara', 'Dario', 'Emil', 'Fenna', 'Gus', 'Hilda', 'Ivo', 'Jana', 'Kai', 'Lena', 'Mats']

/** The forms by which each language speaks to its reader. */
const ADDRESSED: Readonly<Record<Language, RegExp>> = {
  en: /\byou(rs?)?\b/i,
  de: /\b(du|dich|dir|dein\w*)\b/i,
  fr: /(^|[\s«(])(tu|toi|ton|ta|tes|tien\w*)(?=[\s.,»)]|$)/i,
  es: /(^|[\s¡¿(])(tú|ti|tus?|contigo|tuy\w*)(?=[\s.,!?)]|$)/i,
}

beforeAll(() => void freshPage())

/** The first record of a game that was played to its end, as its first seat saw that. */
async function ending(id: string) {
  const entry = gameEntry(id)!
  const game = await entry.load()
  const folder = join(import.meta.dirname, '../../records', id)
  for (const name of readdirSync(folder).filter(name => name.endsWith('.jsonl'))) {
    const state = replayRecord(game, parseRecord(readFileSync(join(folder, name), 'utf8')))
    if (state.outcome) return seatView(state, 0)
  }
  throw new Error(`no record of ${id} ends`)
}

test.each(games.flatMap(({ id }) => LANGUAGES.map(language => [id, language] as const)))(
  'the kept picture of %s names everybody in %s, and nobody is “you”',
  async (id, language) => {
    await switchLanguage(language)
    const game = await loadGame(gameEntry(id)!)
    await whenWordsLoaded()
    const view = await ending(id)
    const players = NAMES.slice(0, view.seats).map((name, avatar) => ({
      name,
      avatar,
      isHere: true,
      isComputer: false,
      substituted: false,
    }))
    const stage = mount(RecapPictureSource, {
      props: { game, players, shownView: { no: 1, n: 1, seat: 0, view, toMove: [], marks: {}, lines: 0 } as never },
      attachTo: document.body,
    })
    await until(() => expect(stage.emitted('drawn')).toHaveLength(1))
    const text = (stage.emitted('drawn')![0]![0] as HTMLElement).textContent
    expect(text).toMatch(/Ana/)
    expect(text).not.toMatch(ADDRESSED[language])
    stage.unmount()
  },
)
