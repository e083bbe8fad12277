import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { MINUTE_MS } from '@xd/core/domain/time/spans.ts'
import { CallError } from '@xd/core/client/call-client.ts'
import { type Failure, failuresOn } from './failures.ts'
import { type Engine, type OutsideWorld, outsideWorld } from './world.ts'

const DISK_MB = 160
const WORK_EVERY_MS = 2_000
const LOOK_MS = 100
/** The server checks every fifteen seconds, and reports a recovery after a minute. */
const LONGEST_MS = 3 * MINUTE_MS
const QUARTER_MS = 15 * MINUTE_MS
const LOUD =
  /^xd_(provider_up|failing|jobs\{.*(late|failing|gave_up)|jobs_oldest|queue_age|database_up|uncaught|event_lag)/

/** Moves the clock of the server, which runs in this process, and of everything else here. */
let ahead = 0
const systemNow = Date.now
Date.now = () => systemNow() + ahead

const metricsOf = async ({ url }: OutsideWorld): Promise<string[]> =>
  (await (await fetch(`${url}/metrics`)).text()).split('\n').filter((line) => LOUD.test(line))

const readyOf = async ({ url }: OutsideWorld): Promise<string> => {
  const answer = await fetch(`${url}/readyz`)
  return `${answer.status} ${await answer.text()}`
}

/** The failures that system status shows. */
const statusOf = async ({ support }: OutsideWorld): Promise<unknown> => {
  try {
    const { failing, jobs, failingJobs, outside } = (await support('admin/system-stats', {})).stats
    return {
      failing,
      jobs: jobs.filter(({ late, failing, gaveUp }) => late + failing + gaveUp > 0),
      failingJobs: failingJobs.length,
      outside: outside.filter(({ lastError }) => lastError !== null),
    }
  } catch (error) {
    return error instanceof CallError ? `${error.status} ${error.message}` : String(error)
  }
}

const outcomeOf = async (work: () => Promise<unknown>): Promise<string> => {
  try {
    await work()
    return 'accepted'
  } catch (error) {
    return error instanceof CallError ? `${error.status} ${error.code}: ${error.message}` : String(error)
  }
}

const wordsOf = (line: string): string => (JSON.parse(line) as { msg: string }).msg

const runOne = async (world: OutsideWorld, { name, what, begin, work }: Failure) => {
  const { lines } = world
  const before = new Set(await metricsOf(world))
  const from = lines.length
  const problems: string[] = []
  /** Keeps working until the log reports it. Returns the seconds that took. */
  const until = async (words: string): Promise<number | undefined> => {
    const began = systemNow()
    const isSaid = () => lines.slice(from).some((line) => wordsOf(line) === words)
    let workedAt = 0
    while (!isSaid() && systemNow() - began < LONGEST_MS) {
      if (systemNow() - workedAt >= WORK_EVERY_MS) {
        workedAt = systemNow()
        outcomes.add(await outcomeOf(() => work(world)))
      }
      await pause(LOOK_MS)
    }
    if (isSaid()) return (systemNow() - began) / 1000
    problems.push(`${name}: the log does not say “${words}”`)
    return undefined
  }
  const outcomes = new Set<string>()
  const mend = await begin(world)
  const saidAfterSeconds = await until(`failing: ${what}`)
  await pause(WORK_EVERY_MS)
  const whileItLasts = {
    calls: [...outcomes],
    readyz: await readyOf(world),
    metrics: (await metricsOf(world)).filter((line) => !before.has(line)),
    systemStatus: await statusOf(world),
  }
  ahead += QUARTER_MS
  await until(`still failing: ${what}`)
  await mend()
  const overAfterSeconds = await until(`works again: ${what}`)
  const afterwards = (await metricsOf(world)).filter((line) => line.startsWith(`xd_failing{what="${what}"`))
  if (afterwards.length > 0) problems.push(`${name}: still in the metrics: ${afterwards.join(' ')}`)
  const { calls, readyz, metrics, systemStatus } = whileItLasts
  const seconds = (value: number | undefined) => (value === undefined ? 'never' : `after ${value.toFixed(1)} s`)
  const report = [
    `## ${name}`,
    `said ${seconds(saidAfterSeconds)}; over ${seconds(overAfterSeconds)} of its end`,
    `calls: ${calls.join('; ')}`,
    `readyz: ${readyz}`,
    ...lines.slice(from),
    ...metrics,
    `system status: ${JSON.stringify(systemStatus)}`,
  ]
  return { report: report.join('\n'), problems }
}

/**
 * `npm run faults -- outside`: what an administrator learns as one thing after another fails. Returns the exit code.
 */
export const outside = async (args: string[]): Promise<number> => {
  const { values } = parseArgs({
    args,
    options: { database: { type: 'string', default: 'sqlite' }, only: { type: 'string', default: '' } },
  })
  const { database, only } = values
  if (database !== 'sqlite' && database !== 'postgres') {
    process.stderr.write('npm run faults -- outside [--database sqlite|postgres] [--only words]\n')
    return 64
  }
  const world = await outsideWorld(database satisfies Engine, DISK_MB)
  const problems: string[] = []
  try {
    for (const failure of failuresOn(database).filter(({ name }) => name.includes(only))) {
      process.stderr.write(`${failure.name} …\n`)
      const { problems: found, report } = await runOne(world, failure)
      process.stdout.write(`${report}\n\n`)
      problems.push(...found)
    }
  } finally {
    await world.close()
  }
  for (const problem of problems) process.stderr.write(`${problem}\n`)
  return problems.length === 0 ? 0 : 1
}
