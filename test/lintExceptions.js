// The files that the linter allows what it refuses elsewhere. A law removes those that no longer need it.
/** Files that store a date, compare a stored one, or show one: there the clock on the wall is meant. */
export const DATED = [
  'main/discovery/networkInterfaces.ts', // notices that the machine slept
  'main/host/errors/faultLog.ts',
  'main/host/handover/departedTables.ts',
  'main/host/handover/incomingTableFiles.ts',
  'main/host/handover/outgoingHandovers.ts',
  'main/host/openTable/openTable.ts', // the day of a game
  'main/host/openTables/openTables.ts',
  'renderer/device/link/lostChunks.ts', // across reloads
  'renderer/stores/table.ts', // the time at which the line was lost, as it is shown
  'renderer/use/end/dealParticipation.ts',
  'renderer/use/seat/namingMoments.ts', // which evening it is
]

/**
 * Inner loops of proofs and playouts, where every index is in range and reading it must cost nothing. Only
 * these may assert.
 */
export const COUNTING = [
  'shared/engine/dice.ts',
  'shared/games/communal-deduction/reasoning/chances.ts',
  'shared/games/communal-deduction/reasoning/completes/possibleCompletes.ts',
  'shared/games/communal-deduction/reasoning/completes/completesDeals.ts',
  'shared/games/communal-deduction/reasoning/hiddenCardsByTriple.ts',
  'shared/games/communal-deduction/reasoning/singles/binomials.ts',
  'shared/games/communal-deduction/reasoning/singles/flowNetwork.ts',
  'shared/games/communal-deduction/reasoning/singles/handDeals.ts',
  'shared/games/communal-deduction/reasoning/singles/regroup.ts',
  'shared/games/communal-deduction/reasoning/singles/possibleSingles.ts',
  'shared/games/communal-deduction/reasoning/singles/triples.ts',
  'shared/games/communal-deduction/reasoning/countTable.ts',
  'shared/games/mind-reader/players/duelSimulation.ts',
  'shared/games/mind-reader/players/namingRace.ts',
  'shared/games/mind-reader/reasoning/blindAnswers.ts',
  'shared/games/mind-reader/reasoning/placements.ts',
  'shared/games/mind-reader/reasoning/witnesses.ts',
  'shared/games/missing-persons/reasoning/lineupCounts.ts',
  'shared/games/piecepack-deduction/players/worth.ts',
  'shared/games/piecepack-deduction/reasoning/chances.ts',
  'shared/games/piecepack-deduction/reasoning/covering.ts',
  'shared/games/piecepack-deduction/reasoning/joining.ts',
  'shared/games/piecepack-deduction/reasoning/proof.ts',
  'shared/games/precognition/players/playout.ts',
  'shared/games/precognition/players/belief.ts',
  'shared/games/precognition/players/sharp.ts',
  'shared/games/precognition/reasoning/avoidable.ts',
  'shared/games/precognition/reasoning/possible.ts',
  'shared/games/precognition/reasoning/proof.ts',
  'shared/games/precognition/reasoning/rowKnowledge.ts',
]
