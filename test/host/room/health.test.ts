// The figures about a host, on a system that does not give them all.
import { expect, onTestFinished, test, vi } from 'vitest'
import { HostHealth } from '../../../main/host/room/health.ts'

test('a figure of memory that the system does not give costs no other, and the last one stands', () => {
  const rss = vi.spyOn(process.memoryUsage, 'rss')
  onTestFinished(() => void vi.restoreAllMocks())
  const fails = () => {
    throw Object.assign(new Error('EMFILE: too many open files, uv_resident_set_memory'), { code: 'EMFILE' })
  }
  const health = new HostHealth(() => {})
  rss.mockImplementation(fails)
  expect(health.figures).toMatchObject({ memory: 0, faults: 0 })
  rss.mockReturnValue(7)
  expect(health.figures.memory).toBe(7)
  rss.mockImplementation(fails)
  health.reportFault(new Error('a bug'), { where: 'here' })
  expect(health.figures).toMatchObject({ memory: 7, faults: 1 })
})
