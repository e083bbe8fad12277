import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PRESETS } from '@xd/core/domain/access/permissions.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, PEOPLE, STORE, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { createNews } from '#live/news.ts'
import { refreshRights } from '#live/refresh-rights.ts'
import { type LoggedEvent, mayHear, type Subscriber } from '#live/subscriber.ts'

const MAIN = PEOPLE.petrov.convos.main!
const changed = (seq: number, convoID = MAIN): LoggedEvent => ({
  seq,
  event: 'reload_inbox',
  storeID: STORE.main,
  data: JSON.stringify({ convoID }),
})
const reader = (userID: number, place: { seq?: number; catchesUpTo?: number; visit?: object } = {}): Subscriber =>
  ({
    caller: { companyID: COMPANY.goldenPledge, storeIDs: [STORE.main], userID, session: { visit: place.visit } },
    seq: place.seq ?? 10,
    catchesUpTo: place.catchesUpTo ?? 10,
  }) as unknown as Subscriber

describe.each(ENGINES)('who gets the rows of live events, on %s', (database) => {
  let server: Booted
  beforeAll(async () => {
    server = await boot({ database })
  })
  afterAll(() => server.close())

  const newsFor = async (events: readonly LoggedEvent[], readers: readonly Subscriber[]) => {
    const newsOf = createNews(server.connection.reads, server.url)
    const frameOf = await newsOf(COMPANY.goldenPledge, events, readers)
    return events.map((event) =>
      readers.map((one) => Object.keys((JSON.parse(frameOf(event)(one)) as { data: object }).data).includes('row')),
    )
  }

  test('a visitor from XD Support, at the stores of the company they visit', async () => {
    const [visitor, atHome] = [reader(USER.support, { visit: { expiresAt: 0 } }), reader(USER.support)]
    expect(await newsFor([changed(11)], [visitor, atHome])).toEqual([[true, false]])
  })

  test('nobody whose account is gone, and everybody else', async () => {
    expect(await newsFor([changed(11)], [reader(987_654), reader(USER.clerk)])).toEqual([[false, true]])
  })

  test('everyone present at the time, even next to a client that is still catching up', async () => {
    const [here, comes] = [reader(USER.clerk), reader(USER.owner, { seq: 8, catchesUpTo: 11 })]
    expect(await newsFor([changed(9), changed(11), changed(12)], [here, comes])).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ])
  })

  test('those who keep their stores; a visitor from XD Support has all that are open', async () => {
    const { reads } = server.connection
    const { goldenPledge } = COMPANY
    const [visitor, clerk, gone, wide] = [
      reader(USER.support, { visit: { expiresAt: 0 } }),
      reader(USER.clerk),
      reader(987_654),
      reader(USER.clerk),
    ]
    wide.caller = { ...wide.caller, storeIDs: [STORE.main, STORE.lake] }
    const narrowed = await refreshRights(reads, goldenPledge, [visitor, clerk, gone, wide])
    expect([...narrowed]).toEqual([gone, wide])
    const stores = await reads
      .selectFrom('stores')
      .select('storeID')
      .where('companyID', '=', goldenPledge)
      .where('storeEnabled', '=', 1)
      .where('storeDeleted', '=', 0)
      .orderBy('storeID')
      .execute()
    const sorted = ({ caller }: Subscriber) => caller.storeIDs.toSorted((one, other) => one - other)
    expect([visitor, clerk, gone, wide].map(sorted)).toEqual([
      stores.map(({ storeID }) => storeID),
      [STORE.main, STORE.prospect],
      [],
      [STORE.main, STORE.prospect],
    ])
    expect([gone.caller.permissions, clerk.caller.permissions]).toEqual([[], PRESETS.clerk])
  })

  test('nobody where more than twenty conversations change at once', async () => {
    const rows = await server.connection.reads
      .selectFrom('conversations')
      .select('convoID')
      .where('storeID', '=', STORE.main)
      .where('convoID', '!=', MAIN)
      .limit(20)
      .execute()
    const many = [MAIN, ...rows.map(({ convoID }) => convoID)].map((convoID, at) => changed(11 + at, convoID))
    expect(many).toHaveLength(21)
    expect((await newsFor(many.slice(0, 20), [reader(USER.clerk)])).flat()[0]).toBe(true)
    expect((await newsFor(many, [reader(USER.clerk)])).flat()).toEqual(many.map(() => false))
  })

  test('each reader alone what they may see, beside others at the same stores who may see more', async () => {
    const { writes, reads } = server.connection
    await writes.updateTable('customers').set({ custDL: 'S-1' }).where('custID', '=', PEOPLE.petrov.custID).execute()
    const whoMay = [
      [USER.owner, ['customers', 'payments']],
      [USER.manager, ['payments']],
      [USER.clerk, ['customers']],
      [USER.june, []],
    ] as const
    for (const [userID, more] of whoMay)
      await writes
        .updateTable('users')
        .set({ userPermissions: JSON.stringify(['messages', ...more]), userAllStores: 1 })
        .where('userID', '=', userID)
        .execute()
    const newsOf = createNews(reads, server.url)
    const event = changed(11)
    const readers = whoMay.map(([userID]) => reader(userID))
    const together = (await newsOf(COMPANY.goldenPledge, [event], readers))(event)
    const licenses = readers.map((one) => {
      const { data } = JSON.parse(together(one)) as { data: { row: { customer: { custDL: string | null } } } }
      return data.row.customer.custDL
    })
    expect(licenses).toEqual(['S-1', null, 'S-1', null])
    for (const one of readers)
      expect(together(one)).toBe((await newsOf(COMPANY.goldenPledge, [event], [one]))(event)(one))
  })

  test('and users who may see requests get the key of a request’s link', async () => {
    const data = { paymentKey: 'a-secret-key' }
    const event = { seq: 11, event: 'reload_payments', storeID: STORE.main, data: JSON.stringify(data) }
    const frameOf = (await createNews(server.connection.reads, server.url)(COMPANY.goldenPledge, [event], []))(event)
    const heardWith = (permissions: readonly string[]) =>
      (JSON.parse(frameOf({ ...reader(USER.clerk), caller: { permissions } as never })) as { data: object }).data
    expect(heardWith(['payments'])).toEqual(data)
    expect(heardWith(['messages', 'customers'])).toEqual({})
    const comment = { event: 'reload_comments', storeID: STORE.main, data: '{"commentKey":"payment/a-secret-key"}' }
    const hears = (permissions: readonly string[]) =>
      mayHear({ ...reader(USER.clerk), caller: { storeIDs: [STORE.main], permissions } as never }, comment)
    expect([hears(['comments', 'payments']), hears(['comments'])]).toEqual([true, false])
  })
  test('nobody where the conversation is at another store now, or the event at none', async () => {
    const wide = reader(USER.owner)
    const elsewhere = { ...changed(11), storeID: STORE.lake }
    const nowhere = { ...changed(11), storeID: null }
    expect(await newsFor([changed(11)], [wide])).toEqual([[true]])
    expect(await newsFor([elsewhere], [wide])).toEqual([[false]])
    expect(await newsFor([nowhere], [wide])).toEqual([[false]])
  })

  test('about a contact, nobody once they are erased or belong to another company', async () => {
    const newsOf = createNews(server.connection.reads, server.url)
    const contact = (custID: number) => ({
      ...{ seq: 11, event: 'reload_customer', storeID: null, data: JSON.stringify({ custID }) },
    })
    const told = async (custID: number) => {
      const frameOf = (await newsOf(COMPANY.goldenPledge, [contact(custID)], [reader(USER.owner)]))(contact(custID))
      return Object.keys((JSON.parse(frameOf(reader(USER.owner))) as { data: object }).data)
    }
    const owner = reader(USER.owner)
    const known = contact(PEOPLE.nguyen.custID)
    const frameOf = (await newsOf(COMPANY.goldenPledge, [known], [owner]))(known)
    expect(Object.keys((JSON.parse(frameOf(owner)) as { data: object }).data)).toEqual(['custID', 'customer'])
    expect(await told(PEOPLE.silverTwin.custID)).toEqual(['custID'])
    expect(await told(987_654)).toEqual(['custID'])
  })
})
