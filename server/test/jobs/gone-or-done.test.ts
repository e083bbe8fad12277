import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, STORE } from '@xd/fixtures/demo/people.ts'
import type { Connection } from '@xd/server/db/connect.ts'
import { addJobs } from '@xd/server/db/job-queue.ts'
import type { JobKind, JobPayloads } from '@xd/server/jobs/table.ts'
import { oneOfEach } from '../one-of-each.ts'

type Reads = Connection['reads']
interface Case<Payload> {
  /** Of a record that is gone. */
  readonly gone: Payload
  /** Of every record with which it has nothing more to do. */
  readonly done?: (db: Reads) => Promise<Payload[]>
}

const GONE = 999_999_999
const storeID = STORE.main

const sent = (db: Reads) =>
  db
    .selectFrom('messages')
    .select(['messageID', 'sendKey', 'messageAt'])
    .where('messageDirection', '=', 'out')
    .where('messageStatus', 'in', ['sent', 'delivered', 'failed'])
    .where('companyID', '=', COMPANY.goldenPledge)
    .execute()
const sending: Case<JobPayloads['send-message']> = {
  gone: { messageID: GONE, sendKey: 'gone' },
  done: async (db) => (await sent(db)).map(({ messageID, sendKey }) => ({ messageID, sendKey: sendKey ?? 'none' })),
}
const importing: Case<{ importID: number }> = {
  gone: { importID: GONE },
  done: (db) =>
    db
      .selectFrom('imports')
      .select('importID')
      .where('companyID', '=', COMPANY.goldenPledge)
      .where('importState', 'in', ['finished', 'undone'])
      .execute(),
}

/** Jobs about one record that can be gone; users can’t. Those about all of a company’s, or about an address, find what there is to do themselves. */
const CASES: { readonly [Kind in JobKind]?: Case<JobPayloads[Kind]> } = {
  'send-message': sending,
  'send-owed': sending,
  'ask-status': sending,
  'send-scheduled': {
    gone: { messageID: GONE, sendAt: 0 },
    done: async (db) => (await sent(db)).map(({ messageID, messageAt }) => ({ messageID, sendAt: messageAt })),
  },
  'fetch-media': { gone: { messageID: GONE, position: 0, url: 'http://localhost:9/nothing.png' } },
  'follow-visitor': { gone: { sessionID: GONE, storeID, convoID: GONE } },
  'run-mailer': {
    gone: { jobID: GONE },
    // A finished one still announces its reports.
    done: (db) =>
      db
        .selectFrom('mailers')
        .select('jobID')
        .where('companyID', '=', COMPANY.goldenPledge)
        .where('jobStatus', 'in', ['draft', 'paused', 'canceled'])
        .execute(),
  },
  'run-notices': {
    gone: { batchID: GONE },
    done: (db) =>
      db
        .selectFrom('notice_batches')
        .select('batchID')
        .where('companyID', '=', COMPANY.goldenPledge)
        .where('batchStatus', 'in', ['ready', 'done', 'canceled'])
        .execute(),
  },
  'settle-attempt': {
    gone: { attemptID: GONE },
    done: (db) => db.selectFrom('payment_attempts').select('attemptID').where('state', '!=', 'pending').execute(),
  },
  'settle-refund': {
    gone: { refundID: GONE },
    done: (db) => db.selectFrom('payment_refunds').select('refundID').where('state', '!=', 'pending').execute(),
  },
  'email-receipt': {
    gone: { paymentID: GONE, storeID, to: 'payer@example.test', language: 'en', sendKey: 'gone' },
    done: async (db) =>
      (
        await db
          .selectFrom('payments')
          .select(['paymentID', 'storeID'])
          .where('companyID', '=', COMPANY.goldenPledge)
          .where('paymentStatus', '!=', 'approved')
          .execute()
      ).map((payment) => ({ ...payment, to: 'payer@example.test', language: 'en', sendKey: 'unpaid' })),
  },
  'account-email': { gone: { userID: GONE, kind: 'reset', sealed: '', sendKey: 'gone' } },
  'judge-promise': {
    gone: { promiseID: GONE, storeID },
    done: (db) =>
      db
        .selectFrom('promises')
        .select(['promiseID', 'storeID'])
        .where('companyID', '=', COMPANY.goldenPledge)
        .where('promiseStatus', '!=', 'open')
        .execute(),
  },
  remind: {
    gone: { paymentID: GONE, storeID },
    done: (db) =>
      db
        .selectFrom('payments')
        .select(['paymentID', 'storeID'])
        .where('companyID', '=', COMPANY.goldenPledge)
        .where('paymentStatus', '!=', 'sent')
        .execute(),
  },
  'text-code': { gone: { codeID: GONE, storeID, phone: '+12135550100', language: 'en', askedAt: 0 } },
  'run-import': importing,
  'undo-import': importing,
}

/** Kept by other work. */
const MOVING = /^(jobs|sqlite_.*|meta|rate_limits|sessions|metal_.*|.*_fts.*)$/

// The worker may run a job again: after a crash, or when somebody did by hand what it waits for.
describe('a job that has nothing to do changes nothing, and is over', () => {
  let server: Booted
  beforeAll(async () => {
    server = await boot({ database: 'sqlite' })
    await oneOfEach(server)
  })
  afterAll(() => server.close())

  const rows = async (): Promise<Record<string, string>> => {
    const { reads } = server.connection
    const names = (await reads.introspection.getTables()).map(({ name }) => name).filter((name) => !MOVING.test(name))
    return Object.fromEntries(
      await Promise.all(
        names.map(async (name) => [
          name,
          JSON.stringify(
            await reads
              .selectFrom(name as 'customers')
              .selectAll()
              .execute(),
          ),
        ]),
      ),
    ) as Record<string, string>
  }
  const waiting = (like: string) =>
    server.connection.reads.selectFrom('jobs').select(['kind', 'lastError']).where('uniqueKey', 'like', like).execute()
  const runAll = async (name: string, jobs: readonly { readonly kind: string; readonly payload: object }[]) => {
    await expect
      .poll(() =>
        server.connection.reads
          .selectFrom('jobs')
          .select('kind')
          .where('runAt', '<=', Date.now())
          .where('gaveUpAt', 'is', null)
          .execute(),
      )
      .toEqual([])
    const before = await rows()
    const { goldenPledge: companyID } = COMPANY
    await server.connection.writes.transaction().execute((db) =>
      addJobs(
        db as never,
        jobs.map(({ kind, payload }, n) => ({ companyID, kind, payload, uniqueKey: `${name}/${n}` })),
        0,
      ),
    )
    await expect.poll(() => waiting(`${name}/%`)).toEqual([])
    const after = await rows()
    expect(Object.keys(before).filter((table) => before[table] !== after[table])).toEqual([])
  }

  test('when its record is gone', async () => {
    await runAll(
      'gone',
      Object.entries(CASES).map(([kind, { gone }]) => ({ kind, payload: gone })),
    )
  })

  test.each(Object.entries(CASES).filter(([, { done }]) => done !== undefined))(
    'when its work is done: %s',
    async (kind, { done }) => {
      const payloads = await done!(server.connection.reads)
      expect(payloads.length).toBeGreaterThan(0)
      await runAll(
        `done-${kind}`,
        payloads.map((payload) => ({ kind, payload })),
      )
    },
  )
})
