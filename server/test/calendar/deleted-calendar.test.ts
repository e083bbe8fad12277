import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WireInput } from '@xd/core/contract/calls.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { eventsSince } from '../events.ts'

const companyID = COMPANY.goldenPledge
type Fields = WireInput<'settings/custom-fields/save'>['fields']

describe.each(ENGINES)('a calendar that is to be deleted, on %s', (database) => {
  let server: Booted
  let owner: Awaited<ReturnType<Booted['signIn']>>
  beforeAll(async () => {
    server = await boot({ database })
    owner = await server.signIn('owner')
  })
  afterAll(() => server.close())

  const calendar = async (catTitle: string, who = owner): Promise<number> =>
    (await who('calendar/categories/update', { category: { catTitle } })).category!.catID
  const remove = (category: object, more: object = {}) =>
    owner('calendar/categories/update', { category: { deleteCategory: true, ...category }, ...more })
  const form = async (moduleID: string) => owner('settings/custom-fields/fetch', { moduleID })
  const enter = (itemCalendarID: number, many: number, values: object) =>
    server.connection.writes
      .insertInto('calendar_entries')
      .values(
        Array.from({ length: many }, (_, n) => ({
          ...{ companyID, itemTitle: `Sale ${n}`, itemCalendarID, itemRepeat: null },
          ...{ itemDateStart: '2031-05-01', itemDateEnd: '2031-05-01', itemCustomFields: JSON.stringify(values) },
        })),
      )
      .execute()
  const entries = (calendarID: number) =>
    server.connection.reads
      .selectFrom('calendar_entries')
      .select(['itemTitle', 'itemCustomFields'])
      .where('itemCalendarID', '=', calendarID)
      .execute()

  test('says how many entries it has', async () => {
    const catID = await calendar('Counted')
    await enter(catID, 1, {})
    await expect(remove({ catID })).rejects.toMatchObject({
      message: 'There is still 1 entry on this calendar.',
      body: { count: 1 },
    })
    await enter(catID, 1_200, {})
    await expect(remove({ catID })).rejects.toMatchObject({
      message: 'There are still 1,201 entries on this calendar.',
      body: { count: 1_201 },
    })
  })

  test('stays if somebody else has changed it, or its entries would go to itself or to another company’s', async () => {
    const catID = await calendar('Kept')
    await enter(catID, 1, {})
    const theirs = await calendar('Theirs', await server.signIn('owner@silveranchor.test'))
    await owner('calendar/categories/update', { category: { catID, catTitle: 'Kept, too' } })
    await expect(remove({ catID, deleteEntries: true }, { expectedVersion: 1 })).rejects.toMatchObject({
      code: 'conflict',
    })
    const late = owner('calendar/categories/update', { category: { catID, catTitle: 'Late' }, expectedVersion: 1 })
    await expect(late).rejects.toMatchObject({ code: 'conflict' })
    await expect(remove({ catID, moveTo: theirs })).rejects.toMatchObject({ code: 'not_found' })
    await expect(remove({ catID, moveTo: catID })).rejects.toMatchObject({
      fields: { 'category.moveTo': 'Choose another calendar' },
    })
    expect(await entries(catID)).toHaveLength(1)
    expect((await owner('calendar/categories/fetch', { catID })).category).toMatchObject({ catTitle: 'Kept, too' })
    await remove({ catID, deleteEntries: true }, { expectedVersion: 2 })
    expect(await entries(catID)).toEqual([])
    const { activity } = await owner('settings/activity/list', { search: { action: 'calendar-delete', perPage: 1 } })
    expect(activity[0]!.detail).toEqual({ catTitle: 'Kept, too', entriesDeleted: 1 })
  })

  test('takes the values of its own fields from each of its entries, and its form with it', async () => {
    const [catID, moveTo] = [await calendar('Sales'), await calendar('All sales')]
    const moduleID = `calendar/${catID}`
    const lot = { id: 'lot', type: 'text' as const, title: 'Lot' }
    await owner('settings/custom-fields/save', { moduleID, fields: [lot] })
    await enter(catID, 1_100, { lot: '7', shared: 'x' })
    await remove({ catID, moveTo })
    expect(new Set((await entries(moveTo)).map(({ itemCustomFields }) => itemCustomFields))).toEqual(
      new Set(['{"shared":"x"}']),
    )
    expect(await entries(moveTo)).toHaveLength(1_100)
    const forms = server.connection.reads.selectFrom('custom_fields').selectAll().where('moduleID', '=', moduleID)
    expect(await forms.execute()).toEqual([])
  })

  test('leaves the dates of customers and of requests on no calendar, and says so', async () => {
    const [catID, other] = [await calendar('Dated'), await calendar('Undated')]
    const dated = (id: string, calendarID: number): Fields[number] => ({
      ...{ id, type: 'date', title: `Date ${id}` },
      config: { showOnCalendar: true, calendarID },
    })
    const before = { customer: await form('customer'), payments: await form('payments') }
    for (const moduleID of ['customer', 'payments'] as const) {
      const own = [dated(`${moduleID}_here`, catID), dated(`${moduleID}_there`, other)]
      await owner('settings/custom-fields/save', { moduleID, fields: [...before[moduleID].fields, ...own] as Fields })
    }
    expect((await owner('calendar/categories/fetch', { catID })).dateFields).toEqual([
      'Date customer_here',
      'Date payments_here',
    ])
    const news = await eventsSince(server.connection, companyID)
    await remove({ catID })
    expect((await news()).map(({ event, data }) => [event, data])).toEqual([
      ['reload_calendar', {}],
      ['reload_custom_fields', { moduleID: 'customer' }],
      ['reload_custom_fields', { moduleID: 'payments' }],
    ])
    for (const moduleID of ['customer', 'payments'] as const) {
      const { fields, version } = await form(moduleID)
      expect(version).toBe(before[moduleID].version + 2)
      expect(fields.slice(-2).map(({ config }) => config)).toEqual([
        { showOnCalendar: true, calendarID: null },
        { showOnCalendar: true, calendarID: other },
      ])
    }
    const { activity } = await owner('settings/activity/list', { search: { action: 'calendar-delete', perPage: 1 } })
    expect(activity[0]!.detail).toEqual({
      catTitle: 'Dated',
      dateFields: ['Date customer_here', 'Date payments_here'],
    })
  })
})
