// The piecepack's tiles and coins: four suits with six values, one of each.

export const SUITS = ['S', 'M', 'C', 'H'] as const
/** Suns, Moons, Crowns, Shields. */
export type Suit = (typeof SUITS)[number]

export const VALUES = ['0', '1', '2', '3', '4', '5'] as const
/** Null 0, ace 1, 2 to 5. */
export type TileValue = (typeof VALUES)[number]

/** A tile or a coin by suit and value: 'S3' is the 3 of Suns, 'M0' the null of Moons. */
export type Tile = `${Suit}${TileValue}`

/** What a question asks for: a suit or a value. */
export type Trait = Suit | TileValue

export const TRAITS: readonly Trait[] = [...SUITS, ...VALUES]

/** All 24 tiles, by suit and value. The coins are the same. */
export const TILES: readonly Tile[] = SUITS.flatMap(suit => VALUES.map(value => `${suit}${value}` as const))

/** The suit of a tile. */
export function suitOf(tile: Tile): Suit {
  return tile[0] as Suit
}

/** The value of a tile. */
export function valueOf(tile: Tile): TileValue {
  return tile[1] as TileValue
}

/** The tiles with this suit or value. */
export function tilesMatching(tiles: readonly Tile[], trait: Trait): Tile[] {
  return tiles.filter(tile => hasTrait(tile, trait))
}

/** True if the tile has this suit or value. */
export function hasTrait(tile: Tile, trait: Trait): boolean {
  return tile[0] === trait || tile[1] === trait
}
