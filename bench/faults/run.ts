import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { payFaults } from '@xd/fixtures/faults/pay.ts'
import { PAY_FAULTS_GATEWAYS } from '@xd/fixtures/faults/pay-world.ts'
import { makeTemplates } from '@xd/fixtures/testing/templates.ts'
import { bundle } from '../../fixtures/bundle.js'

// `npm run faults -- pay`: what the product survives. Unlike a benchmark it measures nothing: it passes or it fails.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '200' },
    database: { type: 'string', default: 'sqlite' },
    gateway: { type: 'string', default: 'simulator' },
    seed: { type: 'string', default: 'faults' },
    hurry: { type: 'boolean', default: false },
  },
})
const { database } = values
const runs = Number(values.runs)
const gateway = PAY_FAULTS_GATEWAYS.find((name) => name === values.gateway)
if (
  positionals[0] !== 'pay' ||
  !Number.isSafeInteger(runs) ||
  runs < 1 ||
  !gateway ||
  (database !== 'sqlite' && database !== 'postgres')
) {
  process.stderr.write(
    `npm run faults -- pay [--runs 200] [--database sqlite|postgres] [--gateway ${PAY_FAULTS_GATEWAYS.join('|')}] [--seed text] [--hurry]\n`,
  )
  process.exit(64)
}

const outfile = fileURLToPath(new URL(`../.cache/faults-server-${process.pid}.js`, import.meta.url))
await bundle({ entryPoints: [fileURLToPath(new URL('../../server/src/main.ts', import.meta.url))], outfile })

const { templates, stop } = await makeTemplates()
process.env.XD_TEST_TEMPLATES = JSON.stringify(templates)
const log = (line: string) => process.stderr.write(`${line}\n`)
const report = await payFaults({
  runs,
  engine: database,
  gateway,
  program: [outfile],
  seed: values.seed,
  hurry: values.hurry,
  log,
}).finally(async () => {
  rmSync(outfile)
  await stop()
})
const { problems, ...figures } = report
process.stdout.write(`${JSON.stringify({ database, gateway, ...figures, problems: problems.length }, null, 2)}\n`)
for (const problem of problems) log(problem)
process.exit(problems.length === 0 && report.ledgerCents === report.networkCents ? 0 : 1)
