// `npm run mutate -- <room>[,<room> …] [file, …] [--sample N] [--seed S] [--tests live/]`: makes small changes to the
// code and reports those that no test notices. A sample draws N changes per room at random. It takes minutes instead of
// hours, and the score comes with its standard error. A change in a server room meets only the eight nearest test
// files, unless XD_MUTATE_FILES sets another number, so that score is a lower bound.
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { forget } from './forgotten.js'
import { rooms } from './rooms.js'
import { scoreOf } from './score.js'
import config from './stryker.config.js'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' }, seed: { type: 'string' }, tests: { type: 'string' } },
})
const [names = 'core', ...files] = positionals
const chosen = names.split(',').map((name) => {
  if (!rooms[name]) throw new Error(`A room is one of ${Object.keys(rooms).join(', ')}`)
  return { name, ...rooms[name] }
})
const [{ project }] = chosen
if (chosen.some((room) => room.project !== project)) throw new Error('Rooms of one run share their tests')

process.env['XD_MUTATE_PROJECT'] = project
// One engine is enough to notice; the tests run on both.
process.env['XD_TEST_ENGINES'] = 'sqlite'
const { sample, seed = String(randomInt(1_000_000)) } = values
if (sample !== undefined) {
  process.env['XD_MUTATE_SAMPLE'] = JSON.stringify({
    each: Number(sample),
    seed,
    folders: chosen.map(({ folder }) => folder),
  })
  console.log(`Seed ${seed}`)
}
// The server's tests share their imports and reach its rooms from everywhere, so its worker stays alive from mutant to
// mutant.
const kept = project === 'server'
if (kept) process.env['XD_MUTATE_KEPT'] = 'server/test'
if (values.tests) process.env['XD_MUTATE_TESTS'] = values.tests
const report = `reports/mutation/${names.replaceAll(',', '-')}${sample === undefined ? '' : `-sample-${seed}`}`

forget()
const results = await new Stryker({
  configFile: '.ci/mutate/stryker.config.js',
  plugins: [...config.plugins, ...['sample.js', 'kept-runner.js'].map((file) => new URL(file, import.meta.url).href)],
  testRunner: kept ? 'kept' : 'vitest',
  mutate: files.length > 0 ? files : chosen.flatMap((room) => room.mutate),
  // Most strings in the server name tables and columns: a wrong one fails any query.
  mutator: { excludedMutations: project === 'server' ? ['StringLiteral'] : [] },
  concurrency: Number(process.env['XD_MUTATE_CONCURRENCY'] ?? 2),
  checkers: sample === undefined ? [] : ['sample'],
  incremental: sample === undefined,
  incrementalFile: `reports/mutation/${names}-incremental.json`,
  jsonReporter: { fileName: `${report}.json` },
  htmlReporter: { fileName: `${report}.html` },
}).runMutationTest()

for (const { name, folder } of chosen)
  console.log(`${name}: ${scoreOf(results.filter(({ fileName }) => fileName.includes(`/${folder}/`)))}`)
