import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asLocalDay } from '@xd/core/domain/time/day.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, PEOPLE, STORE, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { bookedTicket } from '@xd/fixtures/testing/booked-ticket.ts'
import { laterPlan } from '../payments/later-plan.ts'
import { rowTools } from '../written/reads/row-tools.ts'

/** The tables with records of a customer at a store, and where their data file has them. */
const AT_STORES = [
  ['tickets', 'ticketID', 'tickets'],
  ['quote_leads', 'leadID', 'quoteRequests'],
  ['stop_requests', 'stopRequestID', 'stopRequests'],
  ['plans', 'planID', 'paymentPlans'],
  ['promises', 'promiseID', 'promises'],
  ['bubble_sessions', 'sessionID', 'chats'],
  ['notices', 'noticeID', 'notices'],
  ['payments', 'paymentID', 'payments'],
] as const
/** Those of the whole company. */
const ANYWHERE = [
  ['loans', 'loanID', 'loanQuotes'],
  ['customer_consents', 'consentID', 'consents'],
  ['electronic_choices', 'choiceID', 'electronicNotices'],
] as const

describe.each(ENGINES)('a customer’s data file on %s', (database) => {
  let server: Booted
  beforeAll(async () => {
    server = await boot({ database })
    const { insert, copy } = rowTools(server.connection.writes)
    for (const ticketNumber of ['A-1', 'A-2', 'A-3'])
      await insert(
        'tickets',
        bookedTicket({
          storeID: STORE.main,
          ticketNumber,
          custID: PEOPLE.munoz.custID,
          ticketDueDate: asLocalDay('2026-12-05'),
        }),
      )
    const owner = await server.signIn('owner')
    for (const memo of ['A ring', 'A chain', 'A drum'])
      await owner('payments/schedules/save', { plan: laterPlan(PEOPLE.munoz.custID, STORE.main, memo) })
    await copy('stop_requests', { stopRequestID: 1 }, { custID: 5, convoID: 5, messageID: null, requestedAt: 1 })
    const ours = { companyID: COMPANY.goldenPledge, custID: PEOPLE.munoz.custID }
    const consent = { ...ours, source: 'counter', userID: USER.clerk, given: 1 }
    await insert(
      'customer_consents',
      { ...consent, consentKind: 'marketing', at: 1 },
      { ...consent, consentKind: 'marketing', at: 2 },
      { ...consent, consentKind: 'marketing', at: 3 },
    )
    for (const address of ['one@example.com', 'two@example.com', 'three@example.com'])
      await insert('electronic_choices', { ...ours, address, agreedAt: 1, askedAt: null, provedAt: null })
  })
  afterAll(() => server.close())

  const { custID } = PEOPLE.unwritten
  const download = async (who: string, section: string) => {
    const { token } = await server.signIn(who)
    const headers = { authorization: `Bearer ${token}` }
    const answer = await fetch(`${server.url}/export/customers/${custID}.zip`, { headers })
    const { 'customer.json': json } = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    return (JSON.parse(strFromU8(json!)) as Record<string, { store: string }[]>)[section]!
  }
  /** Three of the company's rows, while the customer has none. */
  const threeOf = async (table: string, id: string) => {
    const { reads, writes } = server.connection
    await sql`update ${sql.table(table)} set "custID" = ${PEOPLE.munoz.custID} where "custID" = ${custID}`.execute(
      writes,
    )
    const { rows } = await sql<{ id: number }>`
      select ${sql.ref(id)} as "id" from ${sql.table(table)}
      where "companyID" = ${COMPANY.goldenPledge} order by ${sql.ref(id)} limit 3
    `.execute(reads)
    expect(rows.length, table).toBe(3)
    return (n: number, row: Readonly<Record<string, unknown>>) =>
      rowTools(writes).update(table, row, { [id]: rows[n]!.id })
  }

  test.each(AT_STORES)('has only their own %s, and only of the stores of who asks', async (table, id, section) => {
    const { reads, writes } = server.connection
    const give = await threeOf(table, id)
    expect(await download('owner', section)).toEqual([])
    await writes
      .deleteFrom('user_stores')
      .where('userID', '=', USER.manager)
      .where('storeID', '<>', STORE.main)
      .execute()
    await give(0, { storeID: STORE.main, custID })
    await give(1, { storeID: STORE.main, custID: PEOPLE.petrov.custID })
    await give(2, { storeID: STORE.lake, custID })
    const all = await download('owner', section)
    const names = await reads.selectFrom('stores').select(['storeID', 'storeName']).execute()
    const name = (one: number) => names.find(({ storeID }) => storeID === one)!.storeName
    expect(all.map(({ store }) => store)).toEqual([name(STORE.main), name(STORE.lake)])
    expect(await download('manager', section)).toEqual(all.slice(0, 1))
  })

  test.each(ANYWHERE)('has only their own %s, whoever asks', async (table, id, section) => {
    const give = await threeOf(table, id)
    expect(await download('owner', section)).toEqual([])
    await give(0, { custID })
    const [first] = await download('owner', section)
    await give(1, { custID: PEOPLE.petrov.custID })
    await give(2, { custID })
    const all = await download('owner', section)
    expect([all.length, all[0]]).toEqual([2, first])
    expect(await download('manager', section)).toEqual(all)
  })
})
