// Malformed messages that no rules may accept, in any game.

const NOT_MOVES: readonly unknown[] = [
  null,
  undefined,
  true,
  0,
  '',
  'type',
  [],
  [null],
  {},
  { type: null },
  { type: '' },
  { type: 'no such move' },
  { type: 'constructor' },
  { type: '__proto__' },
  { type: 'toString' },
  { type: ['draw'] },
  JSON.parse('{"__proto__":{"type":"draw"}}'),
]

/** Never valid for any field: offers hold plain values only, and texts without control characters. */
const NEVER_VALID: readonly unknown[] = [undefined, {}, NaN, '\u0000', [[]], { 0: 'a', length: 1 }]

/** Malformed messages: some for any game, and this move broken in every way. */
export function malformedMoves(move: { readonly type: string }): unknown[] {
  const spoiltMoves: unknown[] = [
    [move],
    JSON.stringify(move),
    { ...move, extra: 1 },
    { ...move, seat: 0 },
    { ...move, type: [move.type] },
    { ...move, type: `${move.type} ` },
    { ...move, [Symbol.iterator]: null, extra: undefined },
    Object.create(move) as unknown,
    Object.assign(Object.create({ type: move.type }) as object, { ...move, type: undefined }),
  ]
  for (const name of Object.keys(move)) {
    const { [name as 'type']: value, ...rest } = move as Record<string, unknown> & { type: unknown }
    spoiltMoves.push(rest)
    spoiltMoves.push(Object.assign(Object.create({ [name]: value }) as object, rest))
    for (const wrong of NEVER_VALID) spoiltMoves.push({ ...rest, [name]: wrong })
    if (Array.isArray(value)) {
      spoiltMoves.push({ ...rest, [name]: [...(value as unknown[]), ...(value as unknown[])] })
      spoiltMoves.push({ ...rest, [name]: value.slice(1) })
      spoiltMoves.push({ ...rest, [name]: { ...(value as unknown[]) } })
    } else spoiltMoves.push({ ...rest, [name]: [value] })
  }
  return [...NOT_MOVES, ...spoiltMoves]
}

/** Seats that do not exist at a table of this size. */
export function invalidSeats(seats: number): unknown[] {
  return [-1, seats, 0.5, NaN, Infinity, '0', null, undefined, [0]]
}
