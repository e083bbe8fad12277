import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WireInput } from '@xd/core/contract/calls.ts'
import { addDays, type LocalDay } from '@xd/core/domain/time/day.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { PAYMENT_KEY, PEOPLE, STORE } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { eventsSince } from '../events.ts'

type SignedIn = Awaited<ReturnType<Booted['signIn']>>
type Search = NonNullable<WireInput<'calendar/entries/list'>['search']>

describe.each(ENGINES)('calendar entries on %s', (database) => {
  let server: Booted
  let clerk: SignedIn
  let stranger: SignedIn
  /** The days on which the demo was made, which may include the day before. */
  let today: LocalDay
  let theirToday: LocalDay
  beforeAll(async () => {
    server = await boot({ database })
    clerk = await server.signIn('clerk')
    stranger = await server.signIn('owner@silveranchor.test')
    today = await dayOf('Staff meeting at Main St')
    theirToday = await dayOf('Shop anniversary', stranger)
  })
  afterAll(() => server.close())

  const list = async (search: Search, who = clerk) => (await who('calendar/entries/list', { search })).entries
  const titles = async (search: Search, who = clerk) =>
    (await list({ perPage: 100, ...search }, who)).map(({ itemTitle }) => itemTitle)
  const dayOf = async (title: string, who = clerk) => {
    const now = localDay(Date.now(), 'America/Los_Angeles')
    const entries = await list({ dateStart: addDays(now, -1), dateEnd: addDays(now, 1), perPage: 100 }, who)
    return entries.find(({ itemTitle }) => itemTitle === title)!.occursFrom as LocalDay
  }
  /** Those that other modules manage: staff's yearly entries are counted from today, and may be on any day. */
  const managed = async (module: string, search: Search, who = clerk) =>
    (await list({ perPage: 100, ...search }, who)).filter(({ itemRefKey }) => itemRefKey?.startsWith(`${module}/`))
  const onDay = (day: string, calendar: Search['calendar'] = 'all') => ({ dateStart: day, dateEnd: day, calendar })
  const categories = async (who = clerk) => (await who('calendar/categories/list', {})).categories
  const catID = async (title: string) => (await categories()).find(({ catTitle }) => catTitle === title)!.catID
  const setBirthday = (custID: number, birthday: string | null) =>
    clerk('customers/fetch', { customerID: custID }).then(({ customer }) =>
      clerk('customers/save', { customer: { ...customer, custCustomFields: { birthday } } }),
    )

  test('of a day: entered by staff, spanning it or repeating on it, only from the user’s own company', async () => {
    const entries = await list({ ...onDay(today), perPage: 100 })
    const named = (title: string) => entries.find(({ itemTitle }) => itemTitle === title)
    expect(named('Staff meeting at Main St')).toMatchObject({
      itemDateStart: `${today}T08:30`,
      itemRefKey: null,
      occursFrom: today,
      occursTo: today,
    })
    expect(named('Marcus on vacation')).toMatchObject({ occursFrom: addDays(today, -2), occursTo: addDays(today, 4) })
    expect(named('Firearms permit: yearly renewal')).toMatchObject({ itemRepeat: 'year', occursFrom: today })
    expect(named('Armored pick-up, all stores')).toBeUndefined()
    expect(await titles(onDay(addDays(today, 1)))).toContain('Armored pick-up, all stores')
    expect(await titles(onDay(theirToday), stranger)).toEqual(['Shop anniversary'])
  })

  test('an evening until midnight is on its own day only, and ends on the next', async () => {
    const dates = { itemDateStart: '2031-07-04T20:00', itemDateEnd: '2031-07-05T00:00', itemRepeat: 'year' as const }
    const entry = { itemTitle: 'Fireworks', itemCalendarID: await catID('Staff'), ...dates }
    await clerk('calendar/entries/update', { entry })
    const found = (await list(onDay('2033-07-04'))).filter(({ itemTitle }) => itemTitle === 'Fireworks')
    expect(found).toMatchObject([{ occursFrom: '2033-07-04', occursTo: '2033-07-05' }])
    expect(await titles(onDay('2033-07-05'))).not.toContain('Fireworks')
    const search = { dateStart: '2033-07-04', dateEnd: '2033-07-05', calendar: entry.itemCalendarID }
    const { days } = await clerk('calendar/entries/summarize', { search })
    expect(days.map(({ day }) => day)).toEqual(['2033-07-04'])
  })

  test('a calendar date field is a read-only entry in its calendar, every year, and follows the customer', async () => {
    const { custID } = PEOPLE.petrov
    await setBirthday(custID, '1980-02-29')
    const refKey = `customer/${custID}/birthday`
    const found = async (day: string) =>
      (await list({ ...onDay(day), perPage: 100 })).filter(({ itemRefKey }) => itemRefKey === refKey)
    expect(await found('2027-02-28')).toEqual([
      expect.objectContaining({
        itemID: null,
        itemTitle: 'Petrov, Lev: Birthday',
        itemCalendarID: await catID('Birthdays'),
        itemDateStart: '1980-02-29',
        occursFrom: '2027-02-28',
      }),
    ])
    expect(await found('2028-02-28')).toEqual([])
    expect(await found('2028-02-29')).toHaveLength(1)
    expect(await found('1979-02-28')).toEqual([])
    await setBirthday(custID, null)
    expect(await found('2028-02-29')).toEqual([])
  })

  test('a request’s date field and expiry are entries for users with access to its store', async () => {
    await clerk('payments/set-custom-fields', {
      payment: { paymentKey: PAYMENT_KEY.sent, paymentCustomFields: { pickup: '2031-05-05' } },
    })
    expect(await managed('payment', onDay('2031-05-05'))).toEqual([
      expect.objectContaining({
        itemRefKey: `payment/${PAYMENT_KEY.sent}/pickup`,
        itemTitle: 'Baptiste, Alphonse: Pick-up promised',
        itemRepeat: null,
      }),
    ])
    const { payment } = await clerk('payments/fetch', { paymentKey: PAYMENT_KEY.sent })
    const day = payment.paymentValidBeforeLocalTZ.slice(0, 10)
    const expiry = {
      itemRefKey: `payment/${PAYMENT_KEY.sent}`,
      itemCalendarID: null,
      itemDateStart: payment.paymentValidBeforeLocalTZ,
    }
    expect(await list({ ...onDay(day), perPage: 100 })).toContainEqual(expect.objectContaining(expiry))
    const tomas = await server.signIn('tomas')
    expect(await managed('payment', onDay('2031-05-05'), tomas)).toEqual([])
    expect(JSON.stringify(await list({ ...onDay(day), perPage: 100 }, tomas))).not.toContain(PAYMENT_KEY.sent)
    const fetched = (itemRefKey: string, who = clerk) =>
      who('calendar/entries/fetch', { itemRefKey }).then(
        ({ entry }) => [entry.itemRefKey, entry.itemDateStart],
        ({ code }: { code: string }) => code,
      )
    const pickup = `payment/${PAYMENT_KEY.sent}/pickup`
    expect(await fetched(pickup)).toEqual([pickup, '2031-05-05'])
    expect(await fetched(expiry.itemRefKey)).toEqual([expiry.itemRefKey, expiry.itemDateStart])
    for (const hidden of [pickup, expiry.itemRefKey]) expect(await fetched(hidden, tomas)).toBe('not_found')
    const others = [`${pickup}s`, `payment/${PAYMENT_KEY.payable}/pickup`, `payment/${PAYMENT_KEY.paidToday}`]
    for (const none of others) expect(await fetched(none)).toBe('not_found')
  })

  test('a request’s end is an entry on its own day, from the first minute to the last, while the request is open', async () => {
    const { reads, writes } = server.connection
    const ofMain = await reads
      .selectFrom('payments')
      .select(['paymentID', 'paymentKey'])
      .where('storeID', '=', STORE.main)
      .where('paymentStatus', '=', 'approved')
      .orderBy('paymentID')
      .limit(7)
      .execute()
    const CASES = [
      ['2033-05-05T00:00', 'sent', true],
      ['2033-05-05T23:59', 'sent', true],
      ['2033-05-04T23:59', 'sent', false],
      ['2033-05-06T00:00', 'sent', false],
      ...['approved', 'canceled', 'declined'].map((status) => ['2033-05-05T12:00', status, false] as const),
    ] as const
    for (const [n, [validBeforeLocal, paymentStatus]] of CASES.entries())
      await writes
        .updateTable('payments')
        .set({ validBeforeLocal, paymentStatus: paymentStatus as 'sent' })
        .where('paymentID', '=', ofMain[n]!.paymentID)
        .execute()
    const shown = CASES.flatMap(([at, , isShown], n) => (isShown ? [[`payment/${ofMain[n]!.paymentKey}`, at]] : []))
    const keys = async (who = clerk) =>
      (await managed('payment', onDay('2033-05-05'), who)).map(({ itemRefKey, itemDateStart }) => [
        itemRefKey,
        itemDateStart,
      ])
    expect((await keys()).sort()).toEqual(shown.sort())
    expect(await keys(await server.signIn('tomas'))).toEqual([])
    expect(await keys(stranger)).toEqual([])
  })

  test('dates move with a merge and come back when it is undone', async () => {
    const manager = await server.signIn('manager')
    const save = (custPhone: string, birthday?: string) =>
      clerk('customers/save', {
        customer: {
          custPhone,
          custFirstName: 'Ines',
          custLastName: 'Doppel',
          custCustomFields: birthday ? { birthday } : {},
        },
      })
    const [{ custID: keptID }, { custID: mergedID }] = [
      await save('+14155550161'),
      await save('+14155550162', '1999-07-07'),
    ]
    const owners = async () =>
      (await list({ ...onDay('2026-07-07'), perPage: 100 }))
        .map(({ itemRefKey }) => itemRefKey)
        .filter((key) => key === `customer/${keptID}/birthday` || key === `customer/${mergedID}/birthday`)
    const { mergeID } = await manager('customers/merge', { keptID, mergedID })
    expect(await owners()).toEqual([`customer/${keptID}/birthday`])
    await manager('customers/unmerge', { mergeID })
    expect(await owners()).toEqual([`customer/${mergedID}/birthday`])
  })

  test('pages follow each other without gaps, in either direction', async () => {
    const search: Search = { dateStart: today, dateEnd: addDays(today, 365), perPage: 100 }
    const all = await list(search)
    const start = (entry: (typeof all)[number]) => `${entry.occursFrom}${entry.itemDateStart.slice(10)}`
    expect(all.map(start)).toEqual(all.map(start).sort())
    for (const sortDir of ['asc', 'desc'] as const) {
      const seen: string[] = []
      let cursor: string | null = null
      let count = 0
      do {
        const page: Awaited<ReturnType<typeof clerk<'calendar/entries/list'>>> = await clerk('calendar/entries/list', {
          search: { ...search, sortDir, perPage: 7, cursor },
        })
        seen.push(...page.entries.map((entry) => `${entry.itemID ?? entry.itemRefKey}/${entry.occursFrom}`))
        cursor = page.nextCursor
        count = page.count
      } while (cursor !== null && seen.length < 1000)
      expect(new Set(seen).size).toBe(seen.length)
      expect(seen.length).toBe(count)
    }
  })

  test('a repeating entry is listed once over the spec’s whole range; an invalid range is refused', async () => {
    const { entries, count } = await clerk('calendar/entries/list', {})
    expect(entries).toHaveLength(25)
    expect(count).toBeLessThan(10_000)
    const ends = ['1900-01-01', '9999-12-31'] as const
    for (const day of ends)
      await clerk('calendar/entries/update', { entry: { itemTitle: day, itemCalendarID: 4, itemDateStart: day } })
    expect((await list({ perPage: 1 })).map(({ itemTitle }) => itemTitle)).toEqual([ends[0]])
    expect((await list({ perPage: 1, sortDir: 'desc' })).map(({ itemTitle }) => itemTitle)).toEqual([ends[1]])
    await expect(clerk('calendar/entries/list', { search: { dateStart: '2026-02-30' } })).rejects.toMatchObject({
      fields: { 'search.dateStart': 'There is no such day' },
    })
    await expect(
      clerk('calendar/entries/list', { search: { dateStart: '2026-03-02', dateEnd: '2026-03-01' } }),
    ).rejects.toMatchObject({ code: 'invalid_input' })
  })

  test('the tickets due at a store on a day are one entry, for those who may see tickets there', async () => {
    const manager = await server.signIn('manager')
    const rows = [81, 82, 83].map(
      (n) => `Knott,Ida,(213) 555-0188,770${n},4/5/2031,80.00,${n === 83 ? 'PU' : 'Active'}`,
    )
    const csv_data = `Last,First,Cell,Tkt,Due Date,Amount,Status\n${rows.join('\n')}\n`
    await manager('mailers/import-from-superpawn', { csv_data, filename: 'due.csv', storeID: STORE.lake })
    const day = onDay('2031-04-05')
    const owner = await server.signIn('owner')
    expect(await managed('tickets', day, owner)).toEqual([
      expect.objectContaining({
        itemRefKey: `tickets/${STORE.lake}/2031-04-05`,
        itemTitle: '2 tickets due (Golden Pledge Lake)',
        itemCalendarID: null,
      }),
    ])
    const ref = { itemRefKey: `tickets/${STORE.lake}/2031-04-05` }
    expect((await owner('calendar/entries/fetch', ref)).entry.itemDateStart).toBe('2031-04-05')
    const { days } = await owner('calendar/entries/summarize', { search: day })
    expect(days).toMatchObject([{ day: '2031-04-05' }])
    expect(days[0]!.counts).toContainEqual({ catID: null, count: 1 })
    const elsewhere = { itemRefKey: `tickets/${STORE.lake}/2031-04-06` }
    await expect(owner('calendar/entries/fetch', elsewhere)).rejects.toMatchObject({ code: 'not_found' })
    for (const who of [await server.signIn('lena'), stranger]) {
      expect(await managed('tickets', day, who)).toEqual([])
      await expect(who('calendar/entries/fetch', ref)).rejects.toMatchObject({ code: 'not_found' })
    }
  })

  test('so is the end of their grace period; a notice’s date outranks the book’s, and the tickets match the count', async () => {
    const owner = await server.signIn('owner')
    const csv_data = `Last,First,Cell,Tkt,Due Date,Amount\n${[91, 92, 93].map((n) => `Knott,Ida,(213) 555-0188,770${n},5/5/2031,80.00`).join('\n')}\n`
    await owner('mailers/import-from-superpawn', {
      csv_data,
      filename: 'grace.csv',
      storeID: STORE.lake,
      wholeBook: false,
    })
    const graceOf = (ticketNumber: string, dates: { ticketGraceDate: string; graceByNotice?: string }) =>
      server.connection.writes
        .updateTable('tickets')
        .set(dates as never)
        .where('ticketNumber', '=', ticketNumber)
        .execute()
    await graceOf('77091', { ticketGraceDate: '2031-05-15' })
    await graceOf('77092', { ticketGraceDate: '2031-05-15', graceByNotice: '2031-05-20' })
    await graceOf('77093', { ticketGraceDate: '2031-05-20' })
    const counted = async (day: string) => {
      const entry = (await list({ ...onDay(day), perPage: 100 }, owner)).find((one) =>
        one.itemRefKey?.startsWith('tickets/'),
      )
      const { tickets } = await owner('tickets/list', {
        search: { store: STORE.lake, status: 'active', graceEnds: day, sortBy: 'ticketNumber' },
      })
      return [entry?.itemTitle, entry?.itemRefKey, tickets.map(({ ticketNumber }) => ticketNumber)]
    }
    const ref = (day: string) => `tickets/${STORE.lake}/grace-${day}`
    const [one, two] = ['1 ticket', '2 tickets'].map((many) => `Grace period ends: ${many} (Golden Pledge Lake)`)
    expect(await counted('2031-05-15')).toEqual([one, ref('2031-05-15'), ['77091']])
    expect(await counted('2031-05-20')).toEqual([two, ref('2031-05-20'), ['77092', '77093']])
    expect(await counted('2031-05-21')).toEqual([undefined, undefined, []])
  })

  test('each user chooses their own calendars, and the choice covers later ones too', async () => {
    const staff = await catID('Staff')
    const { shown, categories: all } = await clerk('calendar/categories/list', {})
    expect(shown).toEqual(all.map((one) => one.catID))
    const news = await eventsSince(server.connection, 2)
    await clerk('calendar/categories/set-shown', { shown: [...shown.filter((one) => one !== staff), null] })
    expect(await news()).toEqual([{ event: 'reload_calendar', data: {}, storeID: null }])
    expect(await titles(onDay(today, 'shown'))).not.toContain('Staff meeting at Main St')
    expect(await titles(onDay(today, 'all'))).toContain('Staff meeting at Main St')
    expect(await titles(onDay(today, staff))).toEqual(expect.arrayContaining(['Staff meeting at Main St']))
    expect(await titles(onDay(today, 'shown'), await server.signIn('manager'))).toContain('Staff meeting at Main St')
    const { category } = await clerk('calendar/categories/update', { category: { catTitle: 'Made later' } })
    const after = (await clerk('calendar/categories/list', {})).shown
    expect(after).toContain(category!.catID)
    expect(after).toContain(null)
    expect(after).not.toContain(staff)
    await expect(stranger('calendar/categories/set-shown', { shown: [staff] })).rejects.toMatchObject({ status: 404 })
    await expect(stranger('calendar/entries/list', { search: onDay(today, staff) })).rejects.toMatchObject({
      status: 404,
    })
  })
})
