import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, STORE } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { rewrittenAmong } from '@xd/server/queries/ticket-outcomes.ts'

const companyID = COMPANY.goldenPledge

describe.each(ENGINES)('the tickets rewritten here, on %s', (database) => {
  let server: Booted
  beforeAll(async () => {
    server = await boot({ database })
    const { rewriteID } = await server.connection.reads
      .selectFrom('rewrite_batches')
      .select('rewriteID')
      .where('storeID', '=', STORE.main)
      .executeTakeFirstOrThrow()
    const ticket = { companyID, storeID: STORE.main, rewriteID, ticketReason: null, ticketNote: null }
    const never = { numberedAt: null, postedAt: null, postedByID: null, verifiedAt: null, importID: null }
    const rows = [
      { oldTicket: '88001', newTicket: '99001', ticketState: 'posted' as const },
      { oldTicket: '88002', newTicket: '99002', ticketState: 'dismissed' as const },
      { oldTicket: '88003', newTicket: null, ticketState: 'exception' as const },
      { oldTicket: '88004', newTicket: '99004', ticketState: 'posted' as const, storeID: STORE.lake },
    ]
    await server.connection.writes
      .insertInto('rewrite_tickets')
      .values(rows.map((row) => ({ ...ticket, ...never, changedAt: 1, changedByID: null, ...row })))
      .execute()
  })
  afterAll(() => server.close())

  test('have a new number that nobody dismissed, at this store', async () => {
    const numbers = ['88001', '88002', '88003', '88004', '88005']
    const found = await rewrittenAmong(server.connection.reads, { companyID }, STORE.main, numbers)
    expect([...found]).toEqual(['88001'])
  })
})
