// Spends an evening as a person without a plan, by names of elements: lobby, a whole game, its review, and a lesson.
import { errors } from 'playwright-core'
import { diceFromSeed, type Dice } from '../../shared/engine/index.ts'
import { gameEntry } from '../../shared/games/index.ts'
import { shownTitleIn } from '../kit/games.ts'
import type { Presses } from './lessons.ts'
import type { Person } from './people.ts'
import { groupOf, saidIn, thingsOn, wordsOf, type Thing } from './tree.ts'
import { nextLook } from '../kit/until.ts'

export type Tongue = 'en' | 'de'

/** The sentences this person waits for. */
const HEARD = {
  en: {
    personHere: /^Seat a person at this screen/,
    computer: /^Seat a computer player/,
    start: /^Start (the game|with \d)/,
    turn: /^(Your turn|You answer)$/,
    over: 'Look back at the game',
    deed: /^(Hide|Ask|Say|Name|Declare|Give up|Draw|Pass|Deal|Answer|Turn down|Leave|Write|State|Claim|Lower|Nothing|Seal|Play|Show)\b/,
    idle: /^(Pass|Draw a card and|Name nothing|Nothing to add|Leave|Lower)/,
    aside: ['Notebook', 'Story', 'The other players', 'Strength of the suits'],
    may: /, possible$|, missing: not known$/,
    other: 'Clue or verdict',
    before: 'One move back',
    last: 'To the end',
    home: 'First page',
    learn: /^Learn it/,
    coach: 'Your coach',
    next: 'Next',
    again: 'From the start',
  },
  de: {
    personHere: /^Eine Person an diesen Bildschirm setzen/,
    computer: /^Einen Computer hinsetzen/,
    start: /^(Spiel|Jetzt .*) starten$/,
    turn: /^Du (bist dran|antwortest)$/,
    over: 'Auf das Spiel zurückblicken',
    deed: /^(Fragen|Aussagen|Behaupten|Passen|Karte ziehen|Für|Nichts|Mit) ?|(verstecken|nennen|sagen|abgeben|austeilen|umdrehen|offen lassen|ziehen|aufschreiben|melden|zurückziehen|versiegeln|zeigen|spielen)$| (fragen|spielen): /,
    idle: /^(Passen|Karte ziehen und|Nichts nennen|Alle offen|Die anderen offen|Meldung)/,
    aside: ['Notizbuch', 'Verlauf', 'Die anderen', 'Stärke der Farben'],
    may: /, möglich$|, fehlt: nicht bekannt$/,
    other: 'Hinweis oder Urteil',
    before: 'Einen Schritt zurück',
    last: 'Zum Ende',
    home: 'Startseite',
    learn: /^Spiel lernen/,
    coach: 'Deine Begleitung',
    next: 'Weiter',
    again: 'Von vorn',
  },
} as const

/** Turns of their own before this person names cards, and between attempts. */
const PATIENCE = 3

const isDeed = ({ deed }: (typeof HEARD)[Tongue], name: string) => deed.test(name) && !/…|^Schließen|^Close/.test(name)

const buttons = (things: readonly Thing[]) => things.filter(({ role, disabled }) => role === 'button' && !disabled)

/** Waits until `look` finds something, looking again and again as people do. */
export async function until<T>(
  what: string,
  look: () => Promise<T | null | undefined | false>,
  most = 20_000,
): Promise<T> {
  for (const end = Date.now() + most; Date.now() < end;) {
    const found = await look()
    if (found) return found
    await nextLook()
  }
  throw new Error(`never there: ${what}`)
}

/** The element with this role and name. */
async function called(person: Person, name: string | RegExp, role = 'button'): Promise<Thing> {
  return until(`${role} ${String(name)}`, async () =>
    (await person.see()).find(
      one => one.role === role && !one.disabled && (typeof name === 'string' ? one.name === name : name.test(one.name)),
    ),
  )
}

export async function pressCalled(person: Person, name: string | RegExp, role = 'button'): Promise<void> {
  await person.press(await called(person, name, role))
}

/** In the lobby: chooses the game, sits down, seats computer players, and starts. */
export async function sitDownTo(person: Person, id: string, tongue: Tongue): Promise<void> {
  const heard = HEARD[tongue]
  const game = await called(person, shownTitleIn(tongue, id), 'radio')
  if (!game.checked) await person.press(game)
  const free = async () => buttons(await person.see()).filter(({ name }) => heard.computer.test(name))
  const all = (await free()).length
  await pressCalled(person, heard.personHere)
  await until('somebody at the table', async () => (await free()).length < all)
  for (;;) {
    const start = await until('start, or a free chair', async () => {
      const all = buttons(await person.see())
      return all.find(({ name }) => heard.start.test(name)) ?? all.find(({ name }) => heard.computer.test(name))
    })
    const chairs = (await free()).length
    await person.press(start)
    if (heard.start.test(start.name)) return
    await until('the chair taken', async () => (await free()).length < chairs)
  }
}

/** Plays to the end and returns what was done. */
export async function playToTheEnd(person: Person, tongue: Tongue, seed: string): Promise<string[]> {
  const heard = HEARD[tongue]
  const luck = diceFromSeed(seed)
  const done: string[] = []
  for (let idle = 0; idle < 400;) {
    const things = await person.see()
    if (buttons(things).some(({ name }) => name === heard.over)) return done
    const isMine = things.some(one => (one.role === 'text' || one.role === 'paragraph') && heard.turn.test(one.name))
    const inSheet = things[0]?.role === 'dialog'
    const next = isMine || inSheet ? nextOf(things, { heard, luck, done }) : null
    if (next === null) {
      idle++
      await person.page.waitForTimeout(40)
      continue
    }
    try {
      await person.press(next)
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error // the table moved on, as it does for people
    }
    idle = 0
    if (isDeed(heard, next.name)) done.push(next.name)
    await person.page.waitForTimeout(30)
  }
  throw new Error(
    `nobody can go on with ${(await person.see()).map(one => `${one.role} ${one.name}`).join(' | ')}, after ${done.join(' · ')}`,
  )
}

/** What to press next: a complete move, a choice still to make, or a naming. */
function nextOf(
  things: readonly Thing[],
  { heard, luck, done }: { heard: (typeof HEARD)[Tongue]; luck: Dice; done: readonly string[] },
): Thing | null {
  const main = things.filter(
    one =>
      one.within.some(({ role }) => role === 'main' || role === 'dialog') &&
      ![...one.within, one].some(({ name }) => (heard.aside as readonly string[]).includes(name)),
  )
  const free = buttons(main)
  const deeds = free.filter(({ name }) => isDeed(heard, name))
  // Now and then they name cards, or vote for the end with the others.
  const other = free.find(
    ({ name, pressed }) =>
      !pressed && (name === heard.other || (name.endsWith('…') && heard.deed.test(name.replace(/\s*…$/, '')))),
  )
  if (other && done.length % PATIENCE === PATIENCE - 1) return other
  const all = deeds.filter(({ name }) => !heard.idle.test(name))
  const fresh = all.filter(({ name }) => !done.slice(-2).includes(name)) // does not repeat what may have been refused
  const ready = fresh.length > 0 ? luck.pick(fresh) : all[0]
  if (ready && fresh.length > 0) return ready
  const turned = free.find(({ name, pressed }) => pressed && name === heard.other)
  if (turned && luck.below(2) === 0) return free.find(one => !one.pressed && groupOf(one) === groupOf(turned)) ?? null
  const idle = deeds.find(({ name }) => heard.idle.test(name))
  if (ready && idle) return idle
  const groups = new Map<Thing, Thing[]>()
  for (const one of free) {
    const group = groupOf(one)
    if (group && ['group', 'grid'].includes(group.role) && group.name !== '')
      groups.set(group, [...(groups.get(group) ?? []), one])
  }
  for (const [, choices] of groups) {
    if (choices.some(({ pressed }) => pressed)) continue
    const possible = choices.filter(({ name }) => heard.may.test(name))
    return luck.pick(possible.length > 0 ? possible : choices)
  }
  const more = [...groups.values()].at(-1)?.filter(({ pressed }) => !pressed) ?? [] // some lists need more than one choice
  return idle ?? ready ?? (more.length > 0 ? luck.pick(more) : null)
}

/** Reviews the game just played: its end, one move back, and the end again. */
export async function lookBack(person: Person, tongue: Tongue): Promise<void> {
  const heard = HEARD[tongue]
  await pressCalled(person, heard.over)
  await pressCalled(person, heard.before) // until somebody goes to a move, it shows where the game turned
  const at = async () =>
    wordsOf(
      (await person.see())
        .filter(({ role, within }) => role === 'region' && within.length < 3)
        .map(saidIn)
        .join(' '),
    )
  await pressCalled(person, heard.last)
  let end = ''
  await until('the end', async () => {
    const before = end
    end = await at()
    return end === before
  })
  await pressCalled(person, heard.before)
  await until('another move', async () => (await at()) !== end)
  await pressCalled(person, heard.last)
  await until('the end again', async () => (await at()) === end)
}

/** From the lobby to the first page: chooses a game and plays its lesson as the coach says. */
export async function learn(person: Person, id: string, tongue: Tongue, script: Presses): Promise<void> {
  const heard = HEARD[tongue]
  await pressCalled(person, heard.home)
  const game = await called(person, shownTitleIn(tongue, id), 'radio')
  if (!game.checked) await person.press(game)
  await pressCalled(person, heard.learn)
  const { steps } = await gameEntry(id)!.lesson!.load()
  const isCoach = (one: Thing) => groupOf(one)?.name === heard.coach
  for (const [at, { key, move }] of steps.entries()) {
    await until(`step ${at + 1}`, async () => {
      const coach = (await person.see()).filter(isCoach)
      return (
        coach.some(({ role, name }) => role === 'img' && name.includes(` ${at + 1} `)) &&
        coach.some(({ role }) => role === 'button')
      )
    })
    const presses = script[key]
    if (!presses && at < steps.length - 1) await pressCalled(person, heard.next)
    for (const name of presses ?? []) {
      const last = typeof name === 'object' && 'last' in name
      const wanted = last ? name.last : name
      const found = await until(`button ${String(wanted)}`, async () => {
        const all = buttons(await person.see()).filter(
          one =>
            (typeof wanted === 'string' ? one.name === wanted : wanted.test(one.name)) &&
            one.within.some(({ role }) => role === 'main' || role === 'dialog'),
        )
        return all.length > 0 && all
      })
      await person.press(last || typeof wanted !== 'string' ? found.at(-1)! : found[0]!)
    }
    if (!move) continue
    // The coach names the move with the text of its button.
    const coachWords = wordsOf(
      (await thingsOn(person.page.getByRole('region', { name: heard.coach }))).map(one => saidIn(one)).join(' '),
    )
    await person.press(
      await until('what the coach asks for', async () =>
        buttons(await person.see())
          .filter(({ name, within }) => isDeed(heard, name) && within.length > 0 && coachWords.includes(wordsOf(name)))
          .reduce<Thing | null>((most, one) => (most && most.name.length >= one.name.length ? most : one), null),
      ),
    )
  }
  await until('the end of the lesson', async () =>
    buttons(await person.see()).some(one => one.name === heard.again && isCoach(one)),
  )
}
