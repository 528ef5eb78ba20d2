// Answers for: the gestures a player may make, which every screen shows at that player.

export const GESTURES = ['bravo', 'hat', 'laugh', 'gasp', 'doubt', 'ouch'] as const
export type Gesture = (typeof GESTURES)[number]
