// The gestures a player can make, which every screen shows beside that player.

export const GESTURES = ['bravo', 'hat', 'laugh', 'gasp', 'doubt', 'ouch'] as const
export type Gesture = (typeof GESTURES)[number]
