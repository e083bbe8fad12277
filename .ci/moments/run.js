// `npm run moments [-- file, …] [--count N | --all | --at text …] [--workers N]`: runs test files, or both suites, as
// if at another moment. Each day it tries the next few moments in fixtures/tables/time/moments.csv. `--at` picks others
// by part of their line.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parse } from 'csv-parse/sync'

const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '4' },
    all: { type: 'boolean', default: false },
    at: { type: 'string', multiple: true },
    workers: { type: 'string' },
  },
})

const LIBRARY = 'faketime -m -f +0s printenv LD_PRELOAD'
const library = spawnSync('sh', ['-c', LIBRARY], { encoding: 'utf8' }).stdout.trim()
if (library === '') {
  console.error('Please install faketime: apt-get install faketime')
  process.exit(1)
}

const moments = parse(readFileSync('fixtures/tables/time/moments.csv'), { columns: true, comment: '#' })
const today = Math.floor(Date.now() / 86_400_000)
const turn = (count) =>
  Array.from({ length: Math.min(count, moments.length) }, (_, at) => moments[(today * count + at) % moments.length])
const chosen = values.all
  ? moments
  : values.at === undefined
    ? turn(Number(values.count))
    : moments.filter(({ at, what }) => values.at.some((text) => `${at}, ${what}`.includes(text)))

if (chosen.length === 0) {
  console.error('No line of fixtures/tables/time/moments.csv contains that.')
  process.exit(1)
}

/**
 * An offset rather than a fixed start time, so that all processes agree. The monotonic clock stays untouched because
 * timers use it. Its waits stay untouched too: with that fix, Chromium loads no page.
 */
const environment = (at) => ({
  ...process.env,
  LD_PRELOAD: library,
  FAKETIME: `${Math.round((Date.parse(at) - Date.now()) / 1000)}s`.replace(/^(?!-)/, '+'),
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
  FAKETIME_FORCE_MONOTONIC_FIX: '0',
})

const results = mkdtempSync(join(tmpdir(), 'xd-moments-'))
const report = (name) => join(results, `${name}.json`)
const run = (env, ...words) => spawnSync('npx', words, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
const told = (script, file) => spawnSync('node', [script, file], { encoding: 'utf8' }).stdout.trim()

const isBrowser = (file) => file.endsWith('.spec.ts')
const runners = [
  {
    name: 'vitest',
    own: files.filter((file) => !isBrowser(file)),
    words: ['vitest', 'run', '--reporter=./.ci/vitest-report.js', `--outputFile.json=${report('vitest')}`],
    workers: '--maxWorkers',
  },
  {
    name: 'playwright',
    own: files.filter(isBrowser),
    words: ['playwright', 'test', '--reporter=json'],
    workers: '--workers',
  },
]

const [{ at: first }] = chosen
if (!run(environment(first), 'tsx', '.ci/moments/clocks.js', first)) process.exit(1)
let failed = false
for (const { at, what } of chosen) {
  console.log(`── ${at}, ${what}`)
  for (const { name, own, words, workers } of runners) {
    if (files.length > 0 && own.length === 0) continue
    rmSync(report(name), { force: true })
    const env = { ...environment(at), PLAYWRIGHT_JSON_OUTPUT_NAME: report(name) }
    const passed = run(env, ...words, ...(values.workers ? [`${workers}=${values.workers}`] : []), ...own)
    console.log(`   ${name}: ${told('.ci/counts.js', report(name)).replace(' ', ' passed, ')} failed`)
    if (passed) continue
    failed = true
    console.log(told('.ci/failures.js', report(name)) || `${name} failed`)
  }
}
rmSync(results, { recursive: true })
process.exitCode = failed ? 1 : 0
