// Tests that nobody needs a mouse or a picture: each game, its review and its lesson, by keyboard alone, and by roles and names.
import { describe, expect, test } from 'vitest'
import { games } from '../../shared/games/index.ts'
import { titleIn } from '../kit/games.ts'
import { atLength } from '../kit/effort.ts'
import { browser, CHROMIUM, device, startHost } from './kit.ts'
import { learn, lookBack, playToTheEnd, sitDownTo, type Tongue } from './evening.ts'
import { COMMUNAL, MIND_READER, MISSING_PERSONS, PIECEPACK, PRECOGNITION, type Presses } from './lessons.ts'
import { whoGoesByNames, whoHasTheKeys, type Person } from './people.ts'
import { SHORT } from './short.ts'

/** Lessons, and the language of their button names. */
const LESSONS: Readonly<Record<string, readonly [Tongue, Presses]>> = {
  'mind-reader': ['en', MIND_READER],
  'missing-persons': ['en', MISSING_PERSONS],
  'piecepack-deduction': ['en', PIECEPACK],
  'communal-deduction': ['de', COMMUNAL],
  precognition: ['en', PRECOGNITION],
}

const PEOPLE = {
  'by the keys alone': whoHasTheKeys,
  'by roles and names alone': whoGoesByNames,
} as const

/** Tested in every run: the shortest game each way, one in each language. */
const ALWAYS = ['mind-reader by the keys alone de', 'missing-persons by roles and names alone en']

/** A new table for this person. */
async function tableFor(
  id: string,
  { as, tongue }: { as: keyof typeof PEOPLE; tongue: Tongue },
): Promise<{ person: Person; faults: string[] }> {
  const host = await startHost({ pace: 20, args: SHORT[id] ? ['--game', id, ...SHORT[id]] : [] })
  const { page, faults } = await device(await browser(), 'seat', { locale: tongue === 'de' ? 'de-DE' : 'en-GB' })
  await page.goto(host.own)
  return { person: PEOPLE[as](page), faults }
}

describe.skipIf(CHROMIUM === null)('nobody needs a mouse or a picture', () => {
  for (const { id } of games.filter(({ isOffered }) => isOffered))
    for (const as of Object.keys(PEOPLE) as (keyof typeof PEOPLE)[]) {
      for (const tongue of ['en', 'de'] as const)
        test.runIf(atLength || ALWAYS.includes(`${id} ${as} ${tongue}`))(
          `${titleIn('en', id)} from the lobby to the look back, ${as}, ${tongue}`,
          async () => {
            const { person, faults } = await tableFor(id, { as, tongue })
            await sitDownTo(person, id, tongue)
            const done = await playToTheEnd(person, tongue, `${id} ${as} ${tongue}`)
            expect(done.length).toBeGreaterThan(0)
            await lookBack(person, tongue)
            expect([...new Set(person.stumbles)]).toEqual([])
            expect(faults).toEqual([])
          },
        )

      const [tongue, presses] = LESSONS[id]! // played in every run by learn.test.ts
      test.runIf(atLength)(`the lesson of ${titleIn('en', id)} from the lobby to the won round, ${as}`, async () => {
        const { person, faults } = await tableFor(id, { as, tongue })
        await learn(person, id, tongue, presses)
        expect([...new Set(person.stumbles)]).toEqual([])
        expect(faults).toEqual([])
      })
    }

  for (const [nth, { id }] of games.filter(({ isOffered }) => isOffered).entries())
    test.runIf(atLength || id === 'piecepack-deduction')(
      `${titleIn('en', id)} to the look back, everything in words`,
      async () => {
        const tongue = nth % 2 === 0 ? 'en' : 'de'
        const { person, faults } = await tableFor(id, { as: 'by roles and names alone', tongue })
        await person.page.getByRole('main').waitFor()
        await person.page.keyboard.press('F2')
        await sitDownTo(person, id, tongue)
        const done = await playToTheEnd(person, tongue, `${id} in words`)
        expect(done.length).toBeGreaterThan(0)
        const inWords = person.page.getByRole('group', {
          name: tongue === 'en' ? 'What was said last' : 'Zuletzt gesagt',
        })
        await inWords.waitFor()
        await lookBack(person, tongue)
        await inWords.waitFor()
        expect(faults).toEqual([])
      },
    )
})
