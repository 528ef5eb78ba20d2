// Tests that a host goes on when somebody deletes its data folder while people play, and that nothing they did is lost.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lockDataFolder } from '../../../main/host/storage/dataFolderLock.ts'
import { openFaultLog } from '../../../main/host/errors/faultLog.ts'
import { folder, host, Person, tableFor } from '../kit.ts'
import { movableTime } from '../../kit/time.ts'
import { until } from '../../kit/until.ts'

/** A host with a table of Ana, who owns it, and Ben; and what it reports. */
async function twoAtATable() {
  movableTime() // a host looks after its folder now and then
  const dataFolder = join(folder(), 'data')
  const faults: unknown[] = []
  const report = (error: unknown) => void faults.push(error)
  const at = await host({ dataFolder, keepsKey: true, report })
  const ana = await tableFor(at, 'blank', 2)
  await ana.sit(undefined, 'Ana')
  const { code, id } = at.room.table!
  const ben = await new Person().come(at, { code })
  await ben.sit(code, 'Ben')
  return { dataFolder, faults, report, at, ana, ben, id, code }
}

test('a deleted data folder is restored with all that the host knows, and logged once', async () => {
  const { dataFolder: data, faults, at, ana, ben, id } = await twoAtATable()
  const kept = ['host.id', 'host.key', 'devices', join('tables', 'open'), join('tables', 'sat-at')]
  const before = kept.map(name => readFileSync(join(data, name), 'utf8'))
  rmSync(data, { recursive: true })
  await until(() => expect(existsSync(join(data, 'tables', `${id}.jsonl`))).toBe(true))
  expect(kept.map(name => readFileSync(join(data, name), 'utf8'))).toEqual(before)
  const { hostKey, port } = at
  await ana.leave()
  await ben.leave()
  await at.stop()
  const again = await host({ dataFolder: data, keepsKey: true, port })
  expect(again.hostKey).toBe(hostKey)
  again.room.resumeUnfinished()
  await ben.come(again)
  expect(ben.last('table')!.table.chairs.map(({ name }) => name)).toEqual(['Ana', 'Ben'])
  expect(faults.map(String)).toEqual(['Error: files of the data folder were gone and are written again'])
})

test('a folder that cannot be made again is said once, and screens are still greeted', async () => {
  const { dataFolder: data, faults, at, code } = await twoAtATable()
  renameSync(data, `${data}-away`)
  writeFileSync(data, 'a file in place of the folder')
  await until(() => expect(faults.length).toBeGreaterThan(0))
  const reported = faults.length
  for (let nth = 0; nth < 5; nth++) {
    const owner = await new Person().come(at, { key: at.hostKey })
    await owner.settled()
    expect(owner.last('saved-tables')).toEqual({ type: 'saved-tables', tables: [], games: [] })
    const guest = await new Person().come(at, { code })
    expect(await guest.refused({ type: 'rename', chair: 0, name: 'Nobody' })).toBe('not-yours')
  }
  expect(faults.length).toBe(reported)
})

test('a deleted log is started again', async () => {
  const data = folder()
  const log = openFaultLog(data)
  const path = join(data, 'log', 'hunch.log')
  log.report(new Error('before'), { where: 'here' })
  await until(() => expect(existsSync(path)).toBe(true))
  rmSync(join(data, 'log'), { recursive: true })
  log.report(new Error('after'), { where: 'here' })
  await log.close()
  expect(readFileSync(path, 'utf8')).toContain('after')
  expect(readFileSync(path, 'utf8')).not.toContain('before')
})

test('a restored folder is still locked for this host alone', async () => {
  const { dataFolder: data, at, id } = await twoAtATable()
  renameSync(data, `${data}-old`) // so that the new one is another folder for the system too
  mkdirSync(data)
  await until(() => expect(existsSync(join(data, 'tables', `${id}.jsonl`))).toBe(true))
  await until(async () => {
    const unlock = await lockDataFolder(data).catch(() => null)
    await unlock?.()
    expect(unlock).toBeNull()
  })
  expect(at.room.table!.id).toBe(id)
})
