import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WireInput } from '@xd/core/contract/calls.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'

type SignedIn = Awaited<ReturnType<Booted['signIn']>>
type Fields = WireInput<'settings/custom-fields/save'>['fields']

describe.each(ENGINES)('the custom fields of calendars on %s', (database) => {
  let server: Booted
  let owner: SignedIn
  let stranger: SignedIn
  beforeAll(async () => {
    server = await boot({ database })
    owner = await server.signIn('owner@silveranchor.test')
    stranger = await server.signIn('owner')
  })
  afterAll(() => server.close())

  test('belong to one calendar', async () => {
    const { category } = await owner('calendar/categories/update', { category: { catTitle: 'Auctions' } })
    const moduleID = `calendar/${category!.catID}`
    await owner('settings/custom-fields/save', { moduleID, fields: [{ id: 'lot', type: 'int', title: 'Lot' }] })
    expect((await owner('settings/custom-fields/fetch', { moduleID })).fields).toHaveLength(1)
    const shared = await owner('settings/custom-fields/fetch', { moduleID: 'calendar' })
    expect(shared.fields.map(({ id }) => id)).not.toContain('lot')
    const dated = owner('settings/custom-fields/save', {
      moduleID,
      fields: [{ id: 'day', type: 'date', title: 'Day' }],
    })
    await expect(dated).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { 'fields.day': 'This type isn’t available here' },
    })
  })

  test('share no key with the fields of every calendar, and the other way around', async () => {
    const { category } = await owner('calendar/categories/update', { category: { catTitle: 'Doubled' } })
    const moduleID = `calendar/${category!.catID}`
    const save = (form: string, id: string, before: object[] = []) =>
      owner('settings/custom-fields/save', {
        moduleID: form,
        fields: [...before, { id, type: 'int', title: id }] as never,
      })
    const { fields: shared } = await owner('settings/custom-fields/fetch', { moduleID: 'calendar' })
    const refused = { code: 'invalid_input' }
    await save(moduleID, 'bay')
    await save('calendar', 'dock', [...shared])
    await expect(save(moduleID, 'dock')).rejects.toMatchObject(refused)
    await expect(save('calendar', 'bay', [...shared])).rejects.toMatchObject({
      ...refused,
      fields: { 'fields.bay': 'Another form of the calendar has a field with this key' },
    })
    // Two forms that share a key from before this check can still be saved.
    await server.connection.writes
      .updateTable('custom_fields')
      .set({ fields: JSON.stringify([{ id: 'dock', type: 'int', title: 'dock' }]) })
      .where('companyID', '=', COMPANY.silverAnchor)
      .where('moduleID', '=', moduleID)
      .execute()
    expect(await save(moduleID, 'berth', [{ id: 'dock', type: 'int', title: 'Dock' }])).toMatchObject({
      fields: [{ id: 'dock', title: 'Dock' }, { id: 'berth' }],
    })
    await owner('settings/custom-fields/save', { moduleID: 'calendar', fields: shared as never })
  })

  test('show dates only on the company’s own calendars, or on none', async () => {
    const { category } = await stranger('calendar/categories/update', { category: { catTitle: 'Theirs' } })
    const on = (...calendarIDs: (number | null)[]): Fields =>
      calendarIDs.map((calendarID, at) => ({
        ...{ id: `due${at}`, type: 'date', title: `Due ${at}` },
        config: { showOnCalendar: true, calendarID },
      }))
    const own = (await owner('calendar/categories/update', { category: { catTitle: 'Ours' } })).category!.catID
    const { fields } = await owner('settings/custom-fields/fetch', { moduleID: 'payments' })
    for (const calendars of [[category!.catID], [own, category!.catID]])
      await expect(
        owner('settings/custom-fields/save', { moduleID: 'payments', fields: on(...calendars) }),
      ).rejects.toMatchObject({ status: 404, code: 'not_found' })
    await owner('settings/custom-fields/save', { moduleID: 'payments', fields: [...fields, ...on(null, own)] })
    await owner('settings/custom-fields/save', { moduleID: 'payments', fields })
  })

  test('are counted and deleted in that calendar’s entries, and leave the shared fields alone', async () => {
    const { category } = await owner('calendar/categories/update', { category: { catTitle: 'Sales' } })
    const other = (await owner('calendar/categories/update', { category: { catTitle: 'Other' } })).category
    const day = '2024-05-01'
    const enter = (itemCalendarID: number, values: object) =>
      server.connection.writes
        .insertInto('calendar_entries')
        .values({
          companyID: COMPANY.silverAnchor,
          itemTitle: 'Sale',
          itemCalendarID,
          itemDateStart: day,
          itemDateEnd: day,
          itemRepeat: null,
          itemCustomFields: JSON.stringify(values),
        })
        .returning('itemID')
        .executeTakeFirstOrThrow()
    const valuesIn = async (itemID: number) => {
      const { entries } = await owner('calendar/entries/list', { search: { dateStart: day, dateEnd: day } })
      return entries.find((entry) => entry.itemID === itemID)?.itemCustomFields
    }
    const moduleID = `calendar/${category!.catID}`
    const lot: Fields[number] = { id: 'lot', type: 'text', title: 'Lot' }
    const fee: Fields[number] = { id: 'fee', type: 'money', title: 'Fee' }
    await owner('settings/custom-fields/save', { moduleID: 'calendar', fields: [{ ...lot, id: 'shared' }] })
    await owner('settings/custom-fields/save', { moduleID, fields: [lot, fee] })
    const [mine, theirs] = [
      await enter(category!.catID, { lot: '12', fee: 5, shared: 'x' }),
      await enter(other!.catID, { lot: 'not mine' }),
    ]
    await enter(category!.catID, { fee: 6 })
    const counted = await owner('settings/custom-fields/fetch', { moduleID, counts: true })
    expect(counted.records).toEqual({ lot: 1, fee: 2 })
    const all = await owner('settings/custom-fields/fetch', { moduleID: 'calendar', counts: true })
    expect(all.records).toEqual({ shared: 1 })
    expect((await owner('settings/custom-fields/save', { moduleID, fields: [fee] })).records).toBe(1)
    expect(await valuesIn(mine.itemID)).toEqual({ fee: 5, shared: 'x' })
    expect(await valuesIn(theirs.itemID)).toEqual({ lot: 'not mine' })
    expect((await owner('settings/custom-fields/save', { moduleID: 'calendar', fields: [] })).records).toBe(1)
    expect(await valuesIn(mine.itemID)).toEqual({ fee: 5 })
  })

  test('are taken from each entry that has them, however many have', async () => {
    const { category } = await owner('calendar/categories/update', { category: { catTitle: 'Many' } })
    const [itemCalendarID, moduleID] = [category!.catID, `calendar/${category!.catID}`]
    const field = (id: string): Fields[number] => ({ id, type: 'text', title: id })
    await owner('settings/custom-fields/save', { moduleID, fields: [field('mlot'), field('mkept')] })
    const day = '2031-05-01'
    await server.connection.writes
      .insertInto('calendar_entries')
      .values(
        Array.from({ length: 1_100 }, (_, n) => ({
          ...{ companyID: COMPANY.silverAnchor, itemTitle: `Sale ${n}`, itemCalendarID, itemRepeat: null },
          ...{ itemDateStart: day, itemDateEnd: day, itemCustomFields: '{"mlot":"7","mkept":"x"}' },
        })),
      )
      .execute()
    const saved = await owner('settings/custom-fields/save', { moduleID, fields: [field('mkept')] })
    expect(saved.records).toBe(1_100)
    const { records } = await owner('settings/custom-fields/fetch', { moduleID, counts: true })
    expect(records).toEqual({ mkept: 1_100 })
  })
})
