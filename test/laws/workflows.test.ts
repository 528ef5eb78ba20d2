// Law: GitHub understands our workflows, each step calls a script of this repository, and no job may more than it needs.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser'
import { describe, expect, test } from 'vitest'

const top = join(import.meta.dirname, '../..')
const folder = join(top, '.github/workflows')
const { scripts } = JSON.parse(readFileSync(join(top, 'package.json'), 'utf8')) as { scripts: Record<string, string> }

/** What a job may write, for the reason named. Every other one reads the sources and nothing else. */
const MAY_WRITE: Readonly<Record<string, string>> = {
  'release.yml id-token': 'says to GitHub who it is, to sign where the installers were built',
  'release.yml attestations': 'keeps that signature',
}

/** A workflow as GitHub reads it: what it finds wrong, and its steps. */
async function readByGitHub(name: string, content: string) {
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter())
  const mistakes = context.errors.getErrors().map(({ message }) => message)
  if (value === undefined || mistakes.length > 0) return { mistakes, jobs: [], steps: [] }
  const { jobs } = await convertWorkflowTemplate(context, value)
  return { mistakes, jobs, steps: jobs.flatMap(job => (job.type === 'job' ? job.steps : [])) }
}

test('a misspelt key and an unknown value are found, so that silence means something', async () => {
  const { mistakes } = await readByGitHub('x.yml', 'on: push\njobs:\n  a:\n    runs-on: x\n    step: []\n    steps:\n      - run: ${{ githubb.sha }}\n') // prettier-ignore
  expect(mistakes.join('\n')).toMatch(/'step'[\s\S]*githubb/)
})

describe.each(readdirSync(folder))('%s', file => {
  const content = readFileSync(join(folder, file), 'utf8')

  test('is understood by GitHub', async () => {
    const { mistakes, jobs } = await readByGitHub(file, content)
    expect(mistakes).toEqual([])
    expect(jobs.length).toBeGreaterThan(0)
  })

  test('calls scripts of this repository, one a step, and actions of a fixed commit', async () => {
    const { steps } = await readByGitHub(file, content)
    expect(steps.length).toBeGreaterThan(2)
    for (const step of steps) {
      if ('run' in step) {
        const command = step.run.toDisplayString()
        const [, script] = /^npm (?:run )?([\w:-]+)(?: -- [^&|;\n]+)?$/.exec(command) ?? []
        expect([command, command === 'npm ci' || script! in scripts || existsSync(join(top, command))]).toEqual([command, true]) // prettier-ignore
        expect(command).not.toMatch(/\$\{\{/)
      } else if ('uses' in step) expect(step.uses.toDisplayString()).toMatch(/^actions\/[\w-]+@[0-9a-f]{40}$/)
    }
    for (const [line] of content.matchAll(/^.*uses:.*$/gm)) expect(line).toMatch(/ # v\d+\.\d+\.\d+$/)
  })

  test('may read the sources, and write only what is listed with its reason', () => {
    expect(content).toMatch(/^permissions:\n {2}contents: read\n\w/m)
    const written = [...content.matchAll(/^ +([\w-]+): write$/gm)].map(([, what]) => `${file} ${what}`)
    expect(written.filter(what => !(what in MAY_WRITE))).toEqual([])
    expect(content.match(/persist-credentials: false/g)).toHaveLength(content.match(/actions\/checkout@/g)!.length)
    expect(content).not.toMatch(/pull_request_target|secrets\./)
  })

  test('each of its jobs ends at a time of its own', () => {
    const jobs = content.slice(content.indexOf('\njobs:')).match(/^ {2}[\w-]+:$/gm)!
    expect(content.match(/^ {4}timeout-minutes: \d+$/gm)).toHaveLength(jobs.length)
  })
})
