import { parseArgs } from 'node:util'
import { boot } from '@xd/fixtures/boot.ts'
import { makeTemplates } from '@xd/fixtures/testing/templates.ts'
import { attackFiles } from './attack-files.ts'
import { attackFuzz } from './attack-fuzz.ts'
import { attackMatrix } from './attack-matrix.ts'
import { createReport } from './attack-report.ts'
import { attackWire } from './attack-wire.ts'

const LONGEST_WAIT_MS = 5_000

/** `npm run faults -- attack`: attacks by a stranger and by a colleague. Returns the exit code. */
export const attack = async (args: string[]): Promise<number> => {
  const { values } = parseArgs({
    args,
    options: {
      inputs: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      database: { type: 'string', default: 'sqlite' },
    },
  })
  const [inputs, seed] = [Number(values.inputs), Number(values.seed)]
  const { database } = values
  if (
    !Number.isSafeInteger(inputs) ||
    !Number.isSafeInteger(seed) ||
    (database !== 'sqlite' && database !== 'postgres')
  ) {
    process.stderr.write('npm run faults -- attack [--inputs 100] [--seed 1] [--database sqlite|postgres]\n')
    return 64
  }
  const { templates, stop } = await makeTemplates()
  process.env.XD_TEST_TEMPLATES = JSON.stringify(templates)
  const server = await boot({ database })
  const report = createReport((line) => process.stderr.write(`${line}\n`))
  let [done, longest] = [false, 0]
  const watching = (async () => {
    while (!done) {
      const began = performance.now()
      await fetch(`${server.url}/healthz`)
      longest = Math.max(longest, performance.now() - began)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  })()
  await attackWire(server, report)
  await attackMatrix(server, report)
  await attackFuzz(server, report, inputs, seed)
  done = true
  await watching
  if (longest > LONGEST_WAIT_MS) report.problem(`somebody else waited ${Math.round(longest)} ms`)
  await server.close()
  const longestOfFiles = await attackFiles(database, report)
  await stop()
  const waits = { longestWaitMs: Math.round(longest), longestWaitOfFilesMs: Math.round(longestOfFiles) }
  const figures = { database, ...report.counts, ...waits, problems: report.problems.length }
  process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`)
  return report.problems.length === 0 ? 0 : 1
}
