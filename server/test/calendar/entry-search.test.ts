import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WireInput } from '@xd/core/contract/calls.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { PAYMENT_KEY, PEOPLE, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { exported } from '../exports/export-file.ts'
import { jsonTable } from '../table.ts'

type SignedIn = Awaited<ReturnType<Booted['signIn']>>
type Search = NonNullable<WireInput<'calendar/entries/list'>['search']>

const CASES = jsonTable<{ filter: string; title: string; found: boolean }[]>('calendar/entry-search.json')

describe.each(ENGINES)('a text filter of the calendar on %s', (database) => {
  let server: Booted
  let clerk: SignedIn
  let itemCalendarID: number
  const year = { dateStart: '2031-01-01', dateEnd: '2031-12-31' } as const
  const titles = async (search: Search, who = clerk) =>
    (await who('calendar/entries/list', { search: { ...year, perPage: 100, ...search } })).entries.map(
      ({ itemTitle }) => itemTitle,
    )
  beforeAll(async () => {
    server = await boot({ database })
    clerk = await server.signIn('clerk')
    const { category } = await clerk('calendar/categories/update', { category: { catTitle: 'Searched' } })
    itemCalendarID = category!.catID
    for (const itemTitle of new Set(CASES.map(({ title }) => title)))
      await clerk('calendar/entries/update', { entry: { itemTitle, itemCalendarID, itemDateStart: '2031-03-03' } })
    const { customer } = await clerk('customers/fetch', { customerID: PEOPLE.petrov.custID })
    await clerk('customers/save', { customer: { ...customer, custCustomFields: { birthday: '1980-02-28' } } })
    await clerk('payments/set-custom-fields', {
      payment: { paymentKey: PAYMENT_KEY.sent, paymentCustomFields: { pickup: '2031-05-05' } },
    })
  })
  afterAll(() => server.close())

  test('matches the words of a title by the same rule as the core', async () => {
    for (const { filter, title, found } of CASES)
      expect((await titles({ filter, calendar: itemCalendarID })).includes(title), `${filter} in ${title}`).toBe(found)
  })

  test.each([
    ['petrov', ['Petrov, Lev: Birthday']],
    ['Petrov, Lev', ['Petrov, Lev: Birthday']],
    ['birthday petr', ['Petrov, Lev: Birthday']],
    ['pick-up alphonse', ['Baptiste, Alphonse: Pick-up promised']],
    ['birthday alphonse', ['Baptiste, Alphonse: Birthday']],
    ['pick-up petrov', []],
    ['nobody at all', []],
  ])('“%s” finds entries about a customer', async (filter, found) => {
    expect(await titles({ filter })).toEqual(found)
  })

  test('finds a request’s expiry by its customer and by its title, at the user’s stores', async () => {
    const { payment } = await clerk('payments/fetch', { paymentKey: PAYMENT_KEY.sent })
    const day = payment.paymentValidBeforeLocalTZ.slice(0, 10)
    const expires = [expect.stringMatching(/^Baptiste, Alphonse: \$[\d.]+ request expires$/)]
    const search = { dateStart: day, dateEnd: day, filter: 'baptiste expires' }
    expect(await titles(search)).toEqual(expires)
    expect(await titles({ ...search, filter: payment.customer.custPhone })).toEqual(expires)
    expect(await titles(search, await server.signIn('tomas'))).toEqual([])
  })

  test('counts and exports the entries it finds, and nothing of customers whom the user may not see', async () => {
    const { count } = await clerk('calendar/entries/list', { search: { ...year, filter: 'petrov', perPage: 1 } })
    expect(count).toBe(1)
    const rows = await exported(server, 'calendar-entries', { ...year, filter: 'petrov' }, clerk)
    expect(rows).toEqual([expect.objectContaining({ Title: 'Petrov, Lev: Birthday' })])
    await server.connection.writes
      .updateTable('users')
      .set({ userPermissions: '["calendar"]' })
      .where('userID', '=', USER.clerk)
      .execute()
    expect(await titles({ filter: 'petrov' })).toEqual([])
    expect(await titles({ filter: 'serviced' })).toEqual(['Safe serviced'])
  })
})
