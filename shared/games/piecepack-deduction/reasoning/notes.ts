// The notebook's facts: what a seat was told and shown about the place of each tile.
import { seatsClockwise, type Seat, type SeatView } from '../../../engine/index.ts'
import type { Piecepack } from '../kinds.ts'
import { hasTrait, TILES, type Tile } from '../cards.ts'

/** A place where a tile may be: with a player, face up on the table, or missing. */
export type TilePlace = Seat | 'faceUp' | 'missing'

/** The source of a mark: one sees it · it was shown · an answer · a wrong name · the tile is somewhere else. */
export type NoteReason = 'seen' | 'shown' | 'answer' | 'misnamed' | 'elsewhere'

/** One place of one tile. */
export interface SheetCell {
  readonly place: TilePlace
  readonly mark: 'here' | 'not here' | null // null: nothing was said
  readonly why: NoteReason | null
}

/** One tile with all its places: each player, face up, missing. */
export interface SheetRow {
  readonly tile: Tile
  readonly at: TilePlace | null // the tile's place, if known
  readonly cells: readonly SheetCell[]
}

/** The places of a tile at a table of `seats` players. */
export function allTilePlaces(seats: number): readonly TilePlace[] {
  return [...seatsClockwise(seats), 'faceUp', 'missing']
}

/** The tiles one player has shown another, as far as this story says. */
export function tilesShownTo(story: SeatView<Piecepack>['story'], { by, to }: { by: Seat; to: Seat }): Set<Tile> {
  return new Set(story.flatMap(line => (line.type === 'showed' && line.by === by && line.to === to ? [line.tile] : [])))
}

/** The 24 tiles with everything this seat was told or shown. */
export function directNotebookFacts({
  seats,
  seat,
  own,
  story,
}: Pick<SeatView<Piecepack>, 'seats' | 'seat' | 'own' | 'story'>): SheetRow[] {
  const knownPlaceByTile = new Map<Tile, { place: TilePlace; why: NoteReason }>()
  const reasonByExcludedCell = new Map<string, NoteReason>()
  const noteTilesAt = (place: TilePlace, why: NoteReason, tiles: readonly Tile[]) => {
    for (const tile of tiles) if (!knownPlaceByTile.has(tile)) knownPlaceByTile.set(tile, { place, why })
  }
  noteTilesAt(seat, 'seen', own.hand)
  for (const line of story)
    switch (line.type) {
      case 'dealt':
        noteTilesAt('faceUp', 'seen', line.faceUp)
        break
      case 'asked':
        if (line.answer === false || line.answer === 0)
          for (const tile of TILES)
            if (hasTrait(tile, line.trait)) reasonByExcludedCell.set(`${line.of} ${tile}`, 'answer')
        break
      case 'showed':
        noteTilesAt(line.by, 'shown', [line.tile])
        break
      case 'named':
        if (line.right) noteTilesAt('missing', 'seen', [line.tile])
        else reasonByExcludedCell.set(`missing ${line.tile}`, 'misnamed')
        break
      case 'looked':
        noteTilesAt('missing', 'seen', [line.tile])
        break
      case 'opened':
        noteTilesAt('missing', 'seen', [line.missing])
        for (const [holder, hand] of line.hands.entries()) noteTilesAt(holder, 'seen', hand)
    }
  const missingTileEntry = [...knownPlaceByTile].find(([, { place }]) => place === 'missing')
  return TILES.map(tile => {
    const knownPlace = knownPlaceByTile.get(tile)
    const cells = allTilePlaces(seats).map((place): SheetCell => {
      if (knownPlace?.place === place) return { place, mark: 'here', why: knownPlace.why }
      const exclusion = reasonByExcludedCell.get(`${place} ${tile}`)
      if (exclusion) return { place, mark: 'not here', why: exclusion }
      if (place === seat || place === 'faceUp') return { place, mark: 'not here', why: 'seen' } // one sees everything there
      return knownPlace || (place === 'missing' && missingTileEntry)
        ? { place, mark: 'not here', why: 'elsewhere' }
        : { place, mark: null, why: null }
    })
    return { tile, at: knownPlace?.place ?? null, cells }
  })
}

/** The key of a seat's own mark about a tile in a place. */
export function tileMarkKey(tile: Tile, place: TilePlace): string {
  return `${tile}.${place}`
}
