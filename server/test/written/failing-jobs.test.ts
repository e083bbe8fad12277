import { afterAll, beforeAll, describe, test } from 'vitest'
import { HOUR_MS } from '@xd/core/domain/time/spans.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY } from '@xd/fixtures/demo/people.ts'
import { NO_COMPANY } from '@xd/server/db/job-queue.ts'
import { refusalOf } from '../payments/pay-world.ts'
import { writes } from './written.ts'

describe('what support writes about jobs', () => {
  let server: Booted
  beforeAll(async () => {
    server = await boot()
  })
  afterAll(() => server.close())

  test('failing ones run again, or are dropped', async () => {
    const support = await server.signIn('support@xd.test')
    const { does } = await writes(server, 'failing-jobs')
    // Held jobs end in a time that has no date.
    await server.connection.writes
      .updateTable('jobs')
      .set({ gaveUpAt: Date.now() })
      .where('gaveUpAt', 'is not', null)
      .execute()
    const job = async (given: object): Promise<number> => {
      const { jobID } = await server.connection.writes
        .insertInto('jobs')
        .values({
          companyID: COMPANY.goldenPledge,
          kind: 'of-no-handler',
          uniqueKey: crypto.randomUUID(),
          payload: '{}',
          runAt: Date.now() + HOUR_MS,
          attempts: 4,
          lastError: 'The mail server did not answer\n    at line 12',
          pausedMs: null,
          line: null,
          ...given,
        })
        .returning('jobID')
        .executeTakeFirstOrThrow()
      // It isn’t held as if it had given up.
      await server.connection.writes.updateTable('jobs').set({ gaveUpAt: null }).where('jobID', '=', jobID).execute()
      return jobID
    }
    const act = (call: 'admin/jobs/drop' | 'admin/jobs/run-again', jobID: number) => async () => {
      const { stats } = await support(call, { jobID })
      return stats.failingJobs.filter((one) => one.jobID === jobID)
    }
    const refused = (call: 'admin/jobs/drop' | 'admin/jobs/run-again', jobID: number) => async () => {
      const { code, message } = await refusalOf(support(call, { jobID }))
      return { code, message }
    }
    const failing = await job({})
    await does('a job of a company is dropped', act('admin/jobs/drop', failing))
    await does('it is dropped again', refused('admin/jobs/drop', failing))
    await does('a job of no company is dropped', act('admin/jobs/drop', await job({ companyID: NO_COMPANY })))
    await does('a job runs again', act('admin/jobs/run-again', await job({ lane: 'nobody' })))
    await does('a job that is not failing', refused('admin/jobs/drop', await job({ lastError: null })))
    const running = await job({ leasedUntil: Date.now() + HOUR_MS })
    await does('a job that is running', refused('admin/jobs/run-again', running))
    const refund = await job({ kind: 'settle-refund' })
    await does('a refund is not dropped', refused('admin/jobs/drop', refund))
  })
})
