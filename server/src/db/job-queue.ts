import type { Db } from './connect.ts'

export interface NewJob {
  companyID: number
  kind: string
  /** One job of this key exists at a time: asked for again, it is not done twice. */
  uniqueKey: string
  payload: unknown
  /** Epoch milliseconds; now when left out. */
  runAt?: number
}

export const addJobs = async (db: Db, jobs: readonly NewJob[], now: number): Promise<void> => {
  if (jobs.length === 0) return
  await db
    .insertInto('jobs')
    .values(
      jobs.map(({ companyID, kind, uniqueKey, payload, runAt }) => ({
        companyID,
        kind,
        uniqueKey,
        payload: JSON.stringify(payload),
        runAt: runAt ?? now,
        pausedMs: runAt === undefined ? 0 : null,
      })),
    )
    .onConflict((conflict) => conflict.column('uniqueKey').doNothing())
    .execute()
}
