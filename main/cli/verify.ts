// `hunch verify`: checks whether the deal of a game was fair, as far as its record alone shows.
import { committedDevices, rulesForRecord, seatsOfDevice, type Seat } from '../../shared/engine/index.ts'
import { checkLetters, manualCheckCommands, verifyDeal } from '../../shared/fairness/index.ts'
import { commandLineWords } from '../../shared/words/en/commandLine.ts'
import { fairnessWords } from '../../shared/words/en/fairness.ts'
import { parseFlags } from './flags.ts'
import { loadRecord } from './recordFile.ts'

/** Resolves with 0 if nothing is wrong, with 1 if something is, or if there is nothing to check. */
export async function verifyCommand(args: string[]): Promise<number> {
  const { positionals } = parseFlags(args, {}, { most: 1 })
  const { record, game } = await loadRecord(positionals[0], commandLineWords.whichRecordToVerify)
  rulesForRecord(game.rules, record)
  const verdict = verifyDeal(game.rules, record, null)
  if (!verdict) {
    process.stdout.write(`${commandLineWords.noProof}\n`)
    return 1
  }
  const { list: commitments } = record.proof!
  const seatName = (seat: Seat) => record.players?.[seat] ?? commandLineWords.seat(seat + 1)
  const deviceName = (device: string) => fairnessWords.device(seatsOfDevice(commitments, device).map(seatName))
  const devices = committedDevices(commitments).map(({ device }) => deviceName(device))
  const silentDevices = commitments.devices.flatMap(({ device, commitment }) =>
    commitment === null ? [deviceName(device)] : [],
  )
  const lines =
    verdict.faults.length === 0
      ? [
          fairnessWords.fair(devices.length, false),
          commandLineWords.mixedBy(devices),
          commandLineWords.letters(checkLetters(record.proof!)),
        ]
      : [
          fairnessWords.unproved,
          ...verdict.faults.map(fault => fairnessWords.fault(fault, 'device' in fault ? deviceName(fault.device) : '')),
        ]
  if (silentDevices.length > 0) lines.push(fairnessWords.without(silentDevices))
  if (commitments.voids.length > 0) lines.push(fairnessWords.again(commitments.voids.length))
  if (verdict.hiddenMoveCount > 0) lines.push(commandLineWords.hiddenMoves(verdict.hiddenMoveCount))
  if (verdict.tookBack.length > 0) lines.push(fairnessWords.tookBack(verdict.tookBack.map(seatName)))
  if (verdict.onlyHost.length > 0) lines.push(fairnessWords.onlyHost(verdict.onlyHost.map(seatName)))
  lines.push('', fairnessWords.byHandAbout, ...manualCheckCommands(record.proof!))
  process.stdout.write(`${lines.join('\n')}\n`)
  return verdict.faults.length === 0 ? 0 : 1
}
