import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MOST_AT_ONCE } from '@xd/core/domain/conversation/many.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, STORE } from '@xd/fixtures/demo/people.ts'
import { bookedTicket } from '@xd/fixtures/testing/booked-ticket.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { conversationRow, customerRow, messageRow } from '../rows.ts'

const { goldenPledge: companyID } = COMPANY
/** Work of this kind reads 500 rows at a time: nothing is skipped after one batch, or after two. */
const SEVERAL = [500, 501, 1_000, 1_001]
const MOST = SEVERAL.at(-1)!

const inPieces = async <Row>(rows: readonly Row[], insert: (some: Row[]) => Promise<unknown>) => {
  for (let from = 0; from < rows.length; from += 500) await insert(rows.slice(from, from + 500))
}
const said = { messageDirection: 'in', messageAt: 1, messageBody: 'Hello' } as const
const upTo = (n: number) => Array.from({ length: n }, (_, i) => i)

describe.each(ENGINES)('more rows than are read at a time, on %s', (database) => {
  let server: Booted
  let owner: Awaited<ReturnType<Booted['signIn']>>
  let people: number[]
  beforeAll(async () => {
    server = await boot({ database })
    owner = await server.signIn('owner')
    people = []
    await inPieces(upTo(MOST), async (some) => {
      const rows = some.map((n) =>
        customerRow({ companyID, custPhone: `+1213556${String(n).padStart(4, '0')}`, custLastName: `Crowd${n}` }),
      )
      const made = await server.connection.writes.insertInto('customers').values(rows).returning('custID').execute()
      people.push(...made.map(({ custID }) => custID))
    })
  })
  afterAll(() => server.close())

  test.each(SEVERAL)('all %i customers lose the value of a field that is deleted', async (many) => {
    const { writes } = server.connection
    const { fields, version } = await owner('settings/custom-fields/fetch', { moduleID: 'customer' })
    const added = [...fields, { id: 'shoe', type: 'int' as const, title: 'Shoe size' }]
    await owner('settings/custom-fields/save', { moduleID: 'customer', fields: added, expectedVersion: version })
    await writes
      .updateTable('customers')
      .set({ custCustomFields: JSON.stringify({ shoe: 9 }) })
      .where('custID', 'in', people.slice(0, many))
      .execute()
    expect(await owner('settings/custom-fields/save', { moduleID: 'customer', fields })).toMatchObject({
      records: many,
    })
    const held = writes.selectFrom('customers').select('custID').where('custCustomFields', 'like', '%shoe%')
    expect(await held.execute()).toEqual([])
  })

  test.each(SEVERAL.slice(0, 2))('all %i entries move from a calendar without its own fields', async (many) => {
    const { writes } = server.connection
    const catID = async (catTitle: string) =>
      (await owner('calendar/categories/update', { category: { catTitle } })).category!.catID
    const [from, to] = [await catID(`From ${many}`), await catID(`To ${many}`)]
    const fields = [{ id: `lot${many}`, type: 'int' as const, title: 'Lot' }]
    await owner('settings/custom-fields/save', { moduleID: `calendar/${from}`, fields })
    const entry = {
      companyID,
      itemTitle: 'Auction',
      itemCalendarID: from,
      itemDateStart: '2030-01-01',
      itemDateEnd: '2030-01-01',
      itemRepeat: null,
      itemCustomFields: JSON.stringify({ [fields[0]!.id]: 4 }),
    }
    await inPieces(upTo(many), (some) =>
      writes
        .insertInto('calendar_entries')
        .values(some.map(() => entry))
        .execute(),
    )
    await owner('calendar/categories/update', { category: { catID: from, deleteCategory: true, moveTo: to } })
    const moved = await writes
      .selectFrom('calendar_entries')
      .select('itemCustomFields')
      .where('itemCalendarID', '=', to)
      .execute()
    expect([moved.length, new Set(moved.map(({ itemCustomFields }) => itemCustomFields))]).toEqual([
      many,
      new Set(['{}']),
    ])
  })

  test.each(SEVERAL)('all %i tickets that a whole book omits are gone, and back once it is undone', async (many) => {
    const { writes } = server.connection
    await writes.deleteFrom('tickets').where('storeID', '=', STORE.prospect).execute()
    const booked = people.slice(0, many).map((custID, n) =>
      bookedTicket({
        storeID: STORE.prospect,
        ticketNumber: `W${n}`,
        custID,
        ticketDueDate: '2027-01-15' as LocalDay,
      }),
    )
    await inPieces(booked, (some) => writes.insertInto('tickets').values(some).execute())
    const active = async () =>
      (
        await writes
          .selectFrom('tickets')
          .select('ticketID')
          .where('ticketNumber', 'like', 'W%')
          .where('storeID', '=', STORE.prospect)
          .where('ticketStatus', '=', 'active')
          .execute()
      ).length
    const { import: done } = await owner('mailers/import-from-superpawn', {
      csv_data: `Last,First,Cell,Tkt,Due Date,Amount\nKnott,Ida,(213) 555-0188,K${many},12/1/2027,80.00\n`,
      filename: `whole ${many}.csv`,
      storeID: STORE.prospect,
      wholeBook: true,
    })
    expect([done.importState, done.diff.ticketsGone, await active()]).toEqual(['finished', many, 0])
    await owner('mailers/undo-import', { importID: done.importID! })
    // It answers before a long undo has ended.
    await expect.poll(active).toBe(many)
  })

  test('all messages of a customer are erased, however many', async () => {
    const { writes } = server.connection
    for (const [place, many] of [501, 1_001].entries()) {
      const custID = people[place]!
      const storeID = STORE.main
      const { convoID } = await writes
        .insertInto('conversations')
        .values(conversationRow({ companyID, storeID, custID }))
        .returning('convoID')
        .executeTakeFirstOrThrow()
      const rows = upTo(many).map((n) => messageRow({ companyID, storeID, convoID, custID, ...said, messageAt: n }))
      await inPieces(rows, (some) => writes.insertInto('messages').values(some).execute())
      await owner('customers/erase', { customerID: custID, confirmName: `Crowd${place}, Ada` })
      const kept = await writes.selectFrom('messages').select('messageBody').where('custID', '=', custID).execute()
      expect(kept.filter(({ messageBody }) => messageBody === said.messageBody)).toEqual([])
    }
  })

  test('a change to what a search finds goes to the newest thousand', async () => {
    const { writes } = server.connection
    const storeID = STORE.lake
    // Nobody has been erased from here on.
    const waiting = people.slice(2)
    await inPieces([...waiting.entries()], async (some) => {
      const rows = some.map(([n, custID]) =>
        conversationRow({ companyID, storeID, custID, convoActivityAt: 1_000 + n }),
      )
      const convos = await writes.insertInto('conversations').values(rows).returning(['convoID', 'custID']).execute()
      const messages = convos.map((convo) => messageRow({ companyID, storeID, ...convo, ...said }))
      await writes.insertInto('messages').values(messages).execute()
    })
    await sql`
      update conversations set "convoLastMessageID" =
        (select max("messageID") from messages m where m."convoID" = conversations."convoID")
      where "convoLastMessageID" is null`.execute(writes)
    await writes.updateTable('conversations').set({ convoFlag: 'bolt' }).execute()
    const search = { status: 'all' }
    const found = (await owner('inbox/list', { search })).count
    expect(found).toBeGreaterThan(MOST_AT_ONCE)
    const { count } = await owner('inbox/change', { search, change: { flag: 'radiation' } })
    expect(count).toBe(MOST_AT_ONCE)
    const left = await owner('inbox/list', { search: { status: 'all', flag: 'bolt', perPage: 100 } })
    expect(left.count).toBe(found - MOST_AT_ONCE)
    // Those where nothing has happened for longest.
    const oldest = waiting.slice(0, found - MOST_AT_ONCE).toReversed()
    expect(left.messages.map(({ convo }) => convo.custID)).toEqual(oldest.slice(0, 100))
  })
})
