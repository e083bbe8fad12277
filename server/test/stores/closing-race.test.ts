import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, PEOPLE } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'

// SQLite's write transactions run one after the other.
describe.runIf(ENGINES.includes('postgres'))('closing a store while a message is sent there, on postgres', () => {
  let server: Booted
  let owner: Awaited<ReturnType<Booted['signIn']>>
  let storeID: number
  let convoID: number
  beforeAll(async () => {
    server = await boot({ database: 'postgres' })
    owner = await server.signIn('owner')
    const made = await owner('stores/save', { store: { storeName: 'Pier', storeSMSNumber: '+12135550177' } })
    storeID = made.store.storeID
    const custID = PEOPLE.halvorsen.custID
    convoID = (await owner('customers/conversation/start', { custID, storeID })).convo.convoID
  })
  afterAll(() => server.close())

  const text = (clientMessageID: string) =>
    owner('customers/conversation/messages/send', { convoID, body: 'Your ring is ready', clientMessageID })
  const request = (clientMessageID: string) =>
    owner('payments/send', {
      convoID,
      payment: { paymentAmount: 20, paymentMemo: 'Ring', paymentMode: 'any' },
      clientMessageID,
    })
  const close = () => owner('stores/save', { store: { storeID, storeEnabled: false } })

  const waiting = async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(server.connection.reads)
    return rows[0]!.n
  }
  const settled = (calls: readonly Promise<unknown>[]) => {
    let done = 0
    const count = () => void (done += 1)
    calls.forEach((call) => void call.then(count, count))
    return () => done
  }
  /** Runs `work` while a transaction holds a row. */
  const holding = (hold: ReturnType<typeof sql>, work: () => Promise<void>, then?: ReturnType<typeof sql>) =>
    server.connection.writes.transaction().execute(async (trx) => {
      await hold.execute(trx)
      await work()
      await then?.execute(trx)
    })

  test.each([
    ['a text', 'late-text', text],
    ['a payment request', 'late-request', request],
  ])('%s that comes as the store closes waits, and is refused', async (_, key, send) => {
    const held = sql`update stores set "storeVersion" = "storeVersion" + 1 where "storeID" = ${storeID}`
    let sent: Promise<unknown> | undefined
    await holding(
      held,
      async () => {
        sent = send(key)
        const done = settled([sent])
        await expect.poll(async () => (await waiting()) + done()).toBe(1)
      },
      sql`update stores set "storeEnabled" = 0 where "storeID" = ${storeID}`,
    )
    await expect(sent).rejects.toMatchObject({ status: 409, code: 'store_cannot_text' })
    await owner('stores/save', { store: { storeID, storeEnabled: true } })
  })

  test('a request in progress keeps the store open', async () => {
    let calls: Promise<unknown>[] = []
    // The request has been written, except for its place in the event log.
    const held = sql`select 1 from companies where "companyID" = ${COMPANY.goldenPledge} for update`
    await holding(held, async () => {
      const sent = request('in-time')
      await expect.poll(waiting).toBe(1)
      calls = [sent, close()]
      await expect.poll(waiting).toBe(2)
    })
    const [sent, closed] = await Promise.allSettled(calls)
    expect(sent!.status).toBe('fulfilled')
    expect(closed).toMatchObject({ status: 'rejected', reason: { status: 409, code: 'store_in_use' } })
  })
})
