import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, STORE } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { rewrittenAmong } from '@xd/server/queries/ticket-outcomes.ts'
import { newPhone } from '../phones.ts'

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

  test('are no returns when a file says that they were redeemed', async () => {
    const owner = await server.signIn('owner')
    const phone = newPhone()
    const take = (status: string) =>
      owner('mailers/import-from-superpawn', {
        csv_data: [
          'Last,First,Phone,Ticket,Due Date,Status',
          ...['88001', '88002'].map((number) => `Hall,Ida,${phone},${number},12/5/2031,${status}`),
        ].join('\n'),
        filename: `${status}.csv`,
        storeID: STORE.main,
        wholeBook: false,
      })
    await take('Active')
    const { import: done } = await take('Redeemed')
    expect(done.diff).toMatchObject({ ticketsChanged: 2 })
    const returned = await server.connection.reads
      .selectFrom('ticket_outcomes as o')
      .innerJoin('tickets as t', 't.ticketID', 'o.ticketID')
      .select(['t.ticketNumber', 'o.outcome', 'o.storeID', 'o.at'])
      .where('o.importID', '=', done.importID!)
      .execute()
    const at = Date.parse(done.importedAt)
    expect(returned).toEqual([{ ticketNumber: '88002', outcome: 'redeemed', storeID: STORE.main, at }])
  })
})
