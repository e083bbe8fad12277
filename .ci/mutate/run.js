// `npm run mutate -- <room> [file, …]`: changes the code in small ways and says which changes no test notices.
import { Stryker } from '@stryker-mutator/core'
import { rooms } from './rooms.js'

const [name = 'core', ...files] = process.argv.slice(2)
const room = rooms[name]
if (!room) throw new Error(`A room is one of ${Object.keys(rooms).join(', ')}`)
process.env['XD_MUTATE_PROJECT'] = room.project
// One engine is enough to notice; the tests run on both.
process.env['XD_TEST_ENGINES'] = 'sqlite'

await new Stryker({
  configFile: '.ci/mutate/stryker.config.js',
  mutate: files.length > 0 ? files : room.mutate,
  // Most words of the server are names of tables and columns: a wrong one fails whatever is asked.
  mutator: { excludedMutations: room.project === 'server' ? ['StringLiteral'] : [] },
  concurrency: Number(process.env['XD_MUTATE_CONCURRENCY'] ?? 2),
  incrementalFile: `reports/mutation/${name}-incremental.json`,
  jsonReporter: { fileName: `reports/mutation/${name}.json` },
  htmlReporter: { fileName: `reports/mutation/${name}.html` },
}).runMutationTest()
