// Tests `npm run dev`: one address with a game already dealt, and a page that changes with its source.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, describe, expect, test } from 'vitest'
import { browser, CHROMIUM, device } from './kit.ts'

const top = join(import.meta.dirname, '../..')

describe.skipIf(CHROMIUM === null)('npm run dev', () => {
  const started = spawn(
    process.execPath,
    [join(top, 'test/dev.js'), 'blank', '--seats', '3', '--port', '0', '--as-built'],
    { cwd: top },
  )
  afterAll(() => started.kill())

  test('prints one address, where a game is dealt and it is the person’s turn', async () => {
    const address = await new Promise<string>((resolve, reject) => {
      createInterface({ input: started.stdout }).once('line', resolve)
      started.once('exit', status => reject(new Error(`ended with status ${status}`)))
    })
    const { page, faults } = await device(await browser(), 'seat')
    await page.goto(address)
    await page.getByRole('heading', { name: 'Notebook' }).waitFor()
    expect(await page.getByText('Ada').count()).toBeGreaterThan(0)
    expect(faults.filter(fault => !fault.includes('vite'))).toEqual([])
  })
})
