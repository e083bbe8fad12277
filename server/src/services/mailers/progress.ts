import { Effect } from 'effect'
import type { Database } from '#db/database.ts'
import type { MailerRow, StateCounts } from '#queries/mailers.ts'
import { mayTellAgain } from '#services/progress-pace.ts'
import { announceMailer } from './announce.ts'
import { emit } from '#db/database.ts'

const COUNTS_MS = 3_000

interface Told {
  readonly progress: number
  readonly counts: number
  readonly done: number
}

/** The progress a server last announced for each mailer. */
const toldBy = new WeakMap<typeof Database.Service, Map<number, Told>>()

const toldOf = (database: typeof Database.Service): Map<number, Told> => {
  const known = toldBy.get(database) ?? new Map<number, Told>()
  toldBy.set(database, known)
  return known
}

const sum = (counts: StateCounts, ...states: (keyof StateCounts)[]): number =>
  states.reduce((total, state) => total + (counts[state] ?? 0), 0)

const totalOf = (counts: StateCounts): number => Object.values(counts).reduce((total, one) => total + one, 0)

/** Announces a mailer's progress: the progress at most twice a second, and changed counts less often. */
export const tellProgress = Effect.fnUntraced(function* (
  database: typeof Database.Service,
  job: MailerRow,
  counts: StateCounts,
  now: number,
) {
  const told = toldOf(database)
  const { jobID, companyID, storeID, jobStatus } = job
  const last = told.get(jobID) ?? { progress: 0, counts: 0, done: -1 }
  const total = totalOf(counts) - sum(counts, 'excluded')
  const done = total - sum(counts, 'waiting', 'held')
  if (done === last.done || !mayTellAgain(last.progress, now)) return
  const isDue = Math.abs(now - last.counts) >= COUNTS_MS
  told.set(jobID, { progress: now, counts: isDue ? now : last.counts, done })
  const audience = { companyID, ...(storeID !== null && { storeID }) }
  const processID = `mailer/${jobID}`
  yield* emit('process_progress', { processID, processKind: 'mailer', done, total, state: jobStatus }, audience)
  if (isDue) yield* announceMailer(job)
})
