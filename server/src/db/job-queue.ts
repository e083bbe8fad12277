import type { TxDb } from './connect.ts'

/**
 * Each lane has its own slots, so that no number of mass jobs delays a person. `person` is for jobs someone is waiting
 * for, `mass` for bulk messages.
 */
export const LANES = ['person', 'mass'] as const
export type Lane = (typeof LANES)[number]

/** The company of jobs that belong to none: those that serve all of them. */
export const NO_COMPANY = 0

export interface NewJob {
  companyID: number
  kind: string
  /** Only one job with this key exists at a time: requesting it again does not run it twice. */
  uniqueKey: string
  payload: object
  /** Jobs in one line run one at a time, in the order they were created. */
  line?: string
  /** `person` by default. */
  lane?: Lane
  /** Epoch milliseconds; now by default. */
  runAt?: number
  /** The traced call or job that requests it. */
  traceparent?: string
}

export const addJobs = async (db: TxDb, jobs: readonly NewJob[], now: number): Promise<void> => {
  if (jobs.length === 0) return
  await db
    .insertInto('jobs')
    .values(
      jobs.map(({ companyID, kind, uniqueKey, payload, line, lane = 'person', runAt, traceparent }) => ({
        companyID,
        kind,
        uniqueKey,
        payload: JSON.stringify(traceparent === undefined ? payload : { ...payload, traceparent }),
        line: line ?? null,
        lane,
        runAt: runAt ?? now,
        pausedMs: runAt === undefined ? 0 : null,
      })),
    )
    .onConflict((conflict) => conflict.column('uniqueKey').doNothing())
    .execute()
}
