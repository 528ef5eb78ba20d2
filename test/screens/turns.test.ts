// Whose cards a shared screen shows, and when the curtain falls.
import { expect, it } from 'vitest'
import { call, follow, lift, nobody, putAway, since } from '../../renderer/use/turns.ts'

const [ana, ben, cleo] = [0, 1, 3]
const mine = [ana, ben, cleo]

it('falls for the first person to act, and shows nothing before they say who they are', () => {
  const down = follow(nobody, { mine, due: [ben] })
  expect(down).toMatchObject({ seat: null, curtain: ben })
  expect(lift(down)).toMatchObject({ seat: ben, curtain: null })
})

it('falls whenever the person to act at this screen changes', () => {
  const ours = lift(follow(nobody, { mine, due: [ana] }))
  expect(follow(ours, { mine, due: [ben] })).toMatchObject({ seat: null, curtain: ben, last: ana })
})

it('stays up while the same person is to act, and while only others elsewhere are', () => {
  const ours = lift(follow(nobody, { mine, due: [ana] }))
  expect(follow(ours, { mine, due: [ana, ben] }).seat).toBe(ana)
  expect(follow(ours, { mine, due: [2] }).seat).toBe(ana)
})

it('goes clockwise when several people at this screen are due', () => {
  let now = lift(follow(nobody, { mine, due: [ana, ben, 2, cleo] }))
  now = lift(follow(now, { mine, due: [ben, 2, cleo] }))
  expect(now.seat).toBe(ben)
  now = lift(follow(now, { mine, due: [2, cleo] }))
  expect(now.seat).toBe(cleo)
  expect(follow(now, { mine, due: [ana, 2] }).curtain).toBe(ana)
})

it('belongs to nobody while nobody here has been due yet', () => {
  expect(follow(nobody, { mine, due: [2] })).toMatchObject({ seat: null, curtain: null })
})

it('lets somebody look who is not to act, through the curtain, and puts their cards away again', () => {
  const waiting = { mine, due: [ana] }
  const ours = lift(follow(nobody, waiting))
  const called = call(ours, ben, waiting)
  expect(called).toMatchObject({ seat: null, curtain: ben, peeking: true })
  const looking = lift(called)
  expect(looking).toMatchObject({ seat: ben, peeking: true })
  expect(putAway(looking, waiting)).toMatchObject({ seat: null, curtain: ana, peeking: false })
})

it('does not leave the cards of somebody open who has left this screen', () => {
  const ours = lift(follow(nobody, { mine, due: [ana] }))
  expect(follow(ours, { mine: [ben, cleo], due: [ana] }).seat).toBeNull()
})

it('tells what happened since a person’s last act', () => {
  const story = [
    { type: 'asked', by: ana },
    { type: 'asked', by: ben },
    { type: 'scored' },
    { type: 'asked', by: cleo },
  ]
  expect(since(story, ben)).toEqual(story.slice(2))
  expect(since(story, 5)).toEqual(story)
})

it('a coin drawn for me, or a spare hand I took, is not an act of mine: what I missed comes before it', () => {
  const story = [
    { type: 'asked', by: ben },
    { type: 'asked', by: cleo },
    { type: 'drew', by: ben },
  ]
  expect(since(story, ben, ['drew'])).toEqual(story.slice(1))
  expect(since(story, ben)).toEqual([])
})
