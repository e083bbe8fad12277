import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const MODULE = new URL('../../src/last-line.ts', import.meta.url).href

/** Each of these would end the process. */
const PROGRAM = `
  const { holdTheLastLine, uncaughtCount } = await import('${MODULE}')
  const lines = []
  const say = (facts, words) => void lines.push([facts.kind, facts.cause.split('\\n')[0], words])
  holdTheLastLine({ info: say, warn: say, error: say })
  setTimeout(() => { throw new Error('nobody catches this') })
  setTimeout(() => { throw 'nor these words' })
  setTimeout(() => { throw Object.assign(new Error('without a stack'), { stack: undefined }) })
  void Promise.reject(new Error('nor this'))
  process.stdout.emit('error', new Error('closed'))
  process.stderr.emit('error', new Error('closed'))
  const before = uncaughtCount()
  setTimeout(() => process.stdout.write(JSON.stringify({ before, after: uncaughtCount(), lines })), 50)
`

test('an error that nobody caught is told and counted, and ends nothing', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', PROGRAM],
    {
      cwd: new URL('../..', import.meta.url),
    },
  )
  const defect = 'a defect that nobody caught'
  const { before, after, lines } = JSON.parse(stdout) as { before: number; after: number; lines: string[][] }
  expect([before, after]).toEqual([0, 4])
  expect(lines.toSorted((one, other) => String(one).localeCompare(String(other)))).toEqual([
    ['exception', 'Error: nobody catches this', defect],
    ['exception', 'nor these words', defect],
    ['exception', 'without a stack', defect],
    ['rejection', 'Error: nor this', defect],
  ])
})
