import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { migrate } from '@xd/migrations/migrate.ts'
import { PEOPLE, STORE } from '@xd/fixtures/demo/people.ts'

const MADE = [
  'rewrite_misses',
  'payment_tickets',
  'customer_consents',
  'tickets',
  'import_mappings',
  'import_customers',
  'import_pieces',
  'imports',
]

describe.each(ENGINES)('the tickets of payment requests on %s', (database) => {
  let server: Booted
  beforeAll(async () => {
    server = await boot({ database })
  })
  afterAll(() => server.close())

  const rows = () =>
    server.connection.reads
      .selectFrom('payment_tickets')
      .selectAll()
      .orderBy('paymentID')
      .orderBy('ticketNumber')
      .execute()

  test('each has a row, spelled in one way', async () => {
    const clerk = await server.signIn('clerk')
    const { convo } = await clerk('customers/conversation/start', {
      custID: PEOPLE.whitfield.custID,
      storeID: STORE.main,
    })
    const { payment } = await clerk('payments/send', {
      convoID: convo.convoID,
      clientMessageID: 'tickets-as-rows',
      payment: {
        paymentAmount: 20,
        paymentMemo: 'Interest',
        paymentMode: 'any',
        paymentTicketList: 'p-0017, #p-0017 00442',
      },
    })
    expect(payment.paymentTicketList).toBe('p-0017, 00442')
    const { paymentID } = await server.connection.reads
      .selectFrom('payments')
      .select('paymentID')
      .where('paymentKey', '=', payment.paymentKey)
      .executeTakeFirstOrThrow()
    const own = (await rows()).filter((row) => row.paymentID === paymentID)
    expect(own.map(({ ticketNumber, storeID }) => [ticketNumber, storeID])).toEqual([
      ['00442', STORE.main],
      ['P-0017', STORE.main],
    ])
  })

  test('those of earlier requests are filled in by the migration', async () => {
    const { writes, dialect } = server.connection
    const before = await rows()
    expect(before.length).toBeGreaterThan(20)
    // A later migration's, which names tickets.
    await writes.schema.dropTable('ticket_outcomes').execute()
    for (const table of MADE) await writes.schema.dropTable(table).execute()
    await sql`delete from kysely_migration where name = '0057-tickets-and-imports'`.execute(writes)
    expect(await migrate(writes as never, dialect)).toEqual(['0057-tickets-and-imports'])
    expect(await rows()).toEqual(before)
  })
})
