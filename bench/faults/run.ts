import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { planFaults } from '@xd/fixtures/faults/plans.ts'
import { payFaults } from '@xd/fixtures/faults/pay.ts'
import { PAY_FAULTS_GATEWAYS } from '@xd/fixtures/faults/pay-world.ts'
import { selfFaults } from '@xd/fixtures/faults/self.ts'
import { quarter } from '@xd/fixtures/faults/quarter.ts'
import { year } from '@xd/fixtures/faults/year.ts'
import { importFaults } from '@xd/fixtures/faults/import.ts'
import { mailerFaults } from '@xd/fixtures/faults/mailer.ts'
import { TEXT_VICTIMS, textFaults } from '@xd/fixtures/faults/texting.ts'
import { AWAY_VICTIMS, textsAway } from '@xd/fixtures/faults/texts-away.ts'
import { makeTemplates } from '@xd/fixtures/testing/templates.ts'
import { bundle } from '../../fixtures/bundle.js'

// `npm run faults -- pay`, `-- payments`, `-- texting`, `-- mailer`, `-- import`, `-- notices`, `-- year`, `-- attack`, `-- upgrade`
// and `-- outside`: what the product survives. Unlike a benchmark, it measures nothing: it passes or fails.

if (process.argv[2] === 'attack') {
  const { attack } = await import('./attack.ts')
  process.exit(await attack(process.argv.slice(3)))
}
if (process.argv[2] === 'outside') {
  const { outside } = await import('./outside/outside.ts')
  process.exit(await outside(process.argv.slice(3)))
}
if (process.argv[2] === 'upgrade') {
  const { upgrade } = await import('./upgrade/upgrade.ts')
  process.exit(await upgrade(process.argv.slice(3)))
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string' },
    texts: { type: 'string', default: '600' },
    recipients: { type: 'string', default: '1500' },
    rows: { type: 'string', default: '20000' },
    tickets: { type: 'string' },
    plans: { type: 'string', default: '12' },
    days: { type: 'string', default: '365' },
    kills: { type: 'string', default: '50' },
    kill: { type: 'string', default: 'server' },
    away: { type: 'string' },
    database: { type: 'string', default: 'sqlite' },
    gateway: { type: 'string', default: 'simulator' },
    seed: { type: 'string', default: 'faults' },
    hurry: { type: 'boolean', default: false },
  },
})
const { database, hurry } = values
const [what] = positionals
const [runs, texts, kills, recipients, rows, tickets, days, plans] = [
  Number(values.runs ?? (what === 'pay' ? 200 : what === 'mailer' || what === 'import' ? 1 : 3)),
  Number(values.texts),
  Number(values.kills),
  Number(values.recipients),
  Number(values.rows),
  Number(values.tickets ?? (what === 'year' ? 3000 : 2000)),
  Number(values.days),
  Number(values.plans),
]
const gateway = PAY_FAULTS_GATEWAYS.find((name) => name === values.gateway)
const victim = TEXT_VICTIMS.find((name) => name === values.kill)
const awayMs = values.away === undefined ? undefined : Number(values.away) * 1000
const isAway = AWAY_VICTIMS.find((name) => name === values.kill)
if (
  (what !== 'pay' &&
    what !== 'payments' &&
    what !== 'texting' &&
    what !== 'mailer' &&
    what !== 'import' &&
    what !== 'notices' &&
    what !== 'year') ||
  ![runs, texts, kills, recipients, rows, tickets, days, plans].every(
    (count) => Number.isSafeInteger(count) && count > 0,
  ) ||
  !gateway ||
  (awayMs === undefined ? !victim : !(awayMs > 0) || !isAway || what !== 'texting') ||
  (database !== 'sqlite' && database !== 'postgres')
) {
  process.stderr.write(
    `npm run faults -- pay [--runs 200] [--gateway ${PAY_FAULTS_GATEWAYS.join('|')}]
npm run faults -- payments [--plans 12] [--kills 50]
npm run faults -- texting [--runs 3] [--texts 600] [--kills 50] [--kill ${TEXT_VICTIMS.join('|')}]
npm run faults -- texting --away seconds [--kill ${AWAY_VICTIMS.join('|')}]
npm run faults -- mailer [--runs 1] [--recipients 1500] [--kills 50]
npm run faults -- import [--runs 1] [--rows 20000] [--kills 50]
npm run faults -- notices [--tickets 2000]
npm run faults -- year [--tickets 3000] [--days 365]
npm run faults -- attack [--inputs 100] [--seed 1]
npm run faults -- outside [--only words]
npm run faults -- upgrade [--from commit] [--size small|demo|large]
each with [--database sqlite|postgres] [--seed text] [--hurry]\n`,
  )
  process.exit(64)
}

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
// Inside the repository, so that unbundled packages resolve.
mkdirSync(at('../.cache'), { recursive: true })
const folder = mkdtempSync(at('../.cache/faults-'))
const programs = { server: [join(folder, 'server.js')], sandbox: [join(folder, 'sandbox.js')] }
await bundle({
  entryPoints: { server: at('../../server/src/main.ts'), sandbox: at('../../fixtures/src/start/sandbox-main.ts') },
  outdir: folder,
})
const { templates, stop } = await makeTemplates()
process.env.XD_TEST_TEMPLATES = JSON.stringify(templates)
const log = (line: string) => process.stderr.write(`${line}\n`)
const show = ({ problems, ...figures }: { problems: readonly string[] }): void => {
  process.stdout.write(`${JSON.stringify({ database, ...figures, problems: problems.length }, null, 2)}\n`)
  for (const problem of problems) log(problem)
}

const pay = async (): Promise<boolean> => {
  const program = programs.server
  const report = await payFaults({ runs, engine: database, gateway, program, seed: values.seed, hurry, log })
  show({ ...report, gateway } as typeof report)
  return report.problems.length === 0 && report.ledgerCents === report.networkCents
}

/** Plans ask and are paid, then customers pay without a clerk, each while the server is killed. */
const payments = async (): Promise<boolean> => {
  const options = { kills, engine: database, program: programs.server, seed: values.seed, log } as const
  const ofPlans = await planFaults({ ...options, plans })
  show(ofPlans)
  const ofCustomers = await selfFaults(options)
  show(ofCustomers)
  return [ofPlans, ofCustomers].every(
    ({ problems, ledgerCents, networkCents }) => problems.length === 0 && ledgerCents === networkCents,
  )
}

/** Customers write once while something is down. */
const away = async (ms: number): Promise<boolean> => {
  const report = await textsAway({ victim: isAway!, awayMs: ms, engine: database, programs })
  show({ ...report, away: isAway, seconds: ms / 1000 } as typeof report)
  return report.problems.length === 0
}

/** Repeats the same number of texts and kills. */
const texting = async (): Promise<boolean> => {
  if (awayMs !== undefined) return away(awayMs)
  let well = true
  for (let run = 1; run <= runs; run += 1) {
    const seed = `${values.seed}/${run}`
    const report = await textFaults({ texts, kills, victim: victim!, engine: database, programs, seed, hurry, log })
    show({ ...report, run, killed: victim } as typeof report)
    well &&= report.problems.length === 0
  }
  return well
}

const mailer = async (): Promise<boolean> => {
  let well = true
  for (let run = 1; run <= runs; run += 1) {
    const seed = `${values.seed}/${run}`
    const report = await mailerFaults({ recipients, kills, engine: database, programs, seed, log })
    show({ ...report, run } as typeof report)
    well &&= report.problems.length === 0
  }
  return well
}

const notices = async (): Promise<boolean> => {
  const report = await quarter({ tickets, engine: database, seed: values.seed })
  show(report)
  return report.problems.length === 0
}

/** A year under the law; violations are counted by rule. */
const lawful = async (): Promise<boolean> => {
  const { found, ...report } = await year({ tickets, days, engine: database, seed: values.seed })
  const counts = Object.fromEntries(Object.entries(found).map(([rule, lines]) => [rule, lines.length]))
  show({ ...report, counts } as typeof report)
  return report.problems.length === 0
}

const imports = async (): Promise<boolean> => {
  let well = true
  for (let run = 1; run <= runs; run += 1) {
    const seed = `${values.seed}/${run}`
    const report = await importFaults({ rows, kills, engine: database, program: programs.server, seed, log })
    show({ ...report, run } as typeof report)
    well &&= report.problems.length === 0
  }
  return well
}

const run = async () => {
  try {
    return await { pay, payments, texting, mailer, import: imports, notices, year: lawful }[what]()
  } finally {
    rmSync(folder, { recursive: true })
    await stop()
  }
}
const well = await run()
process.exit(well ? 0 : 1)
