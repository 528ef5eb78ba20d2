// Whose cards a shared screen shows, and when the curtain falls.
import { expect, it } from 'vitest'
import {
  lowerCurtainFor,
  curtainAfterTurnChange,
  liftCurtain,
  NOBODY_SHOWN,
  hideHand,
  linesSinceOwnMove,
} from '../../../../renderer/use/seat/curtainState.ts'

const [ana, ben, cleo] = [0, 1, 3]
const ownSeats = [ana, ben, cleo]

it('falls for the first person to act, and shows nothing before they say who they are', () => {
  const down = curtainAfterTurnChange(NOBODY_SHOWN, { ownSeats, toMove: [ben] })
  expect(down).toMatchObject({ seat: null, curtain: ben })
  expect(liftCurtain(down)).toMatchObject({ seat: ben, curtain: null })
})

it('falls whenever the person to act at this screen changes', () => {
  const ours = liftCurtain(curtainAfterTurnChange(NOBODY_SHOWN, { ownSeats, toMove: [ana] }))
  expect(curtainAfterTurnChange(ours, { ownSeats, toMove: [ben] })).toMatchObject({
    seat: null,
    curtain: ben,
    lastShownSeat: ana,
  })
})

it('stays up while the same person is to act, and while only others elsewhere are', () => {
  const ours = liftCurtain(curtainAfterTurnChange(NOBODY_SHOWN, { ownSeats, toMove: [ana] }))
  expect(curtainAfterTurnChange(ours, { ownSeats, toMove: [ana, ben] }).seat).toBe(ana)
  expect(curtainAfterTurnChange(ours, { ownSeats, toMove: [2] }).seat).toBe(ana)
})

it('goes clockwise when several people at this screen are to move', () => {
  let now = liftCurtain(curtainAfterTurnChange(NOBODY_SHOWN, { ownSeats, toMove: [ana, ben, 2, cleo] }))
  now = liftCurtain(curtainAfterTurnChange(now, { ownSeats, toMove: [ben, 2, cleo] }))
  expect(now.seat).toBe(ben)
  now = liftCurtain(curtainAfterTurnChange(now, { ownSeats, toMove: [2, cleo] }))
  expect(now.seat).toBe(cleo)
  expect(curtainAfterTurnChange(now, { ownSeats, toMove: [ana, 2] }).curtain).toBe(ana)
})

it('stays away between rounds, and falls for whoever begins the next one', () => {
  const ours = liftCurtain(curtainAfterTurnChange(NOBODY_SHOWN, { ownSeats, toMove: [ana] }))
  const between = curtainAfterTurnChange(ours, { ownSeats, toMove: [ben], isBetweenRounds: true })
  expect(between).toMatchObject({ seat: ben, curtain: null })
  expect(hideHand(between, { ownSeats, toMove: [ana, ben] })).toMatchObject({ seat: null, curtain: ana })
  expect(curtainAfterTurnChange(ours, { ownSeats, toMove: [2], isBetweenRounds: true }).seat).toBeNull()
})

it('belongs to nobody while nobody here has been to move yet', () => {
  expect(curtainAfterTurnChange(NOBODY_SHOWN, { ownSeats, toMove: [2] })).toEqual(NOBODY_SHOWN)
})

it('lets somebody look out of turn through the curtain, and hides their cards again', () => {
  const waiting = { ownSeats, toMove: [ana] }
  const ours = liftCurtain(curtainAfterTurnChange(NOBODY_SHOWN, waiting))
  const called = lowerCurtainFor(ours, ben, waiting)
  expect(called).toMatchObject({ seat: null, curtain: ben, isPeeking: true })
  const looking = liftCurtain(called)
  expect(looking).toMatchObject({ seat: ben, isPeeking: true })
  expect(hideHand(looking, waiting)).toMatchObject({ seat: null, curtain: ana, isPeeking: false })
})

it('hides the cards of somebody who has left this screen', () => {
  const ours = liftCurtain(curtainAfterTurnChange(NOBODY_SHOWN, { ownSeats, toMove: [ana] }))
  expect(curtainAfterTurnChange(ours, { ownSeats: [ben, cleo], toMove: [ana] }).seat).toBeNull()
})

it('tells what happened since a person’s last action', () => {
  const story = [
    { type: 'asked', by: ana },
    { type: 'asked', by: ben },
    { type: 'scored' },
    { type: 'asked', by: cleo },
  ]
  expect(linesSinceOwnMove(story, ben)).toEqual(story.slice(2))
  expect(linesSinceOwnMove(story, 5)).toEqual(story)
})

it('a coin drawn for me or a spare hand is no action of mine: what I missed comes before it', () => {
  const story = [
    { type: 'asked', by: ben },
    { type: 'asked', by: cleo },
    { type: 'drew', by: ben },
  ]
  expect(linesSinceOwnMove(story, ben, ['drew'])).toEqual(story.slice(1))
  expect(linesSinceOwnMove(story, ben)).toEqual([])
})
