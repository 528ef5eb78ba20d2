// What the profile of a host is read as.
import { expect, test } from 'vitest'
import { sharesInProfile } from './moveProfile.ts'

const node = (id: number, functionName: string, children: number[] = []) => ({
  id,
  children,
  callFrame: { functionName, scriptId: '1', url: '', lineNumber: 0, columnNumber: 0 },
})

test('time counts for the innermost part it belongs to, and waiting for none', () => {
  const shares = sharesInProfile({
    nodes: [
      node(1, '(root)', [2, 3, 6]),
      node(2, '(idle)'),
      node(3, 'onStreamRead', [4]),
      node(4, 'append', [5]),
      node(5, 'writeBuffer'),
      node(6, 'somewhere'),
    ],
    startTime: 0,
    endTime: 1000,
    samples: [2, 3, 4, 5, 6],
    timeDeltas: [900, 10, 20, 30, 40],
  })
  expect(shares).toMatchObject({ 'receiving, budgets, who may send what': 0.1, 'the journal': 0.5, 'the rest': 0.4 })
})
