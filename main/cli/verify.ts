// Answers for: `hunch verify`: whether the deal of a game was fair, as far as its record alone can tell.
import { committedDevices, gameForRecord, seatsOfDevice } from '../../shared/engine/index.ts'
import { checkLetters, handChecks, verifyDeal } from '../../shared/fairness/index.ts'
import { commands } from '../../shared/words/en/commandLine.ts'
import { fairness } from '../../shared/words/en/fairness.ts'
import { parseFlags } from './flags.ts'
import { loadRecord } from './recordFile.ts'

/** Resolves with 0 when nothing is wrong, with 1 when something is, or when there is nothing to check. */
export async function verifyCommand(args: string[]): Promise<number> {
  const { positionals } = parseFlags(args, {}, { most: 1 })
  const { record, rules } = await loadRecord(positionals[0], commands.whichRecordToVerify)
  gameForRecord(rules.game, record)
  const verdict = verifyDeal(rules.game, record, null)
  if (!verdict) {
    process.stdout.write(`${commands.noProof}\n`)
    return 1
  }
  const { list } = record.proof!
  const nameOf = (device: string) =>
    fairness.device(seatsOfDevice(list, device).map(seat => record.players?.[seat] ?? commands.seat(seat + 1)))
  const devices = committedDevices(list).map(({ device }) => nameOf(device))
  const silent = list.devices.flatMap(({ device, commitment }) => (commitment === null ? [nameOf(device)] : []))
  const lines =
    verdict.faults.length === 0
      ? [fairness.fair(devices.length, false), commands.mixedBy(devices), commands.letters(checkLetters(record.proof!))]
      : [
          fairness.unproved,
          ...verdict.faults.map(fault => fairness.fault(fault, 'device' in fault ? nameOf(fault.device) : '')),
        ]
  if (silent.length > 0) lines.push(fairness.without(silent))
  if (list.voids.length > 0) lines.push(fairness.again(list.voids.length))
  lines.push('', fairness.byHandAbout, ...handChecks(record.proof!))
  process.stdout.write(`${lines.join('\n')}\n`)
  return verdict.faults.length === 0 ? 0 : 1
}
