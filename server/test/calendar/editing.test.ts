import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WireInput } from '@xd/core/contract/calls.ts'
import { MANAGED_ENTRY } from '@xd/core/domain/calendar/entry.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { PAYMENT_KEY, PEOPLE, STORE } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { eventsSince } from '../events.ts'

type SignedIn = Awaited<ReturnType<Booted['signIn']>>
type Change = WireInput<'calendar/entries/update'>['entry']
type Fields = WireInput<'settings/custom-fields/save'>['fields']

describe.each(ENGINES)('editing the calendar on %s', (database) => {
  let server: Booted
  let clerk: SignedIn
  let owner: SignedIn
  let stranger: SignedIn
  beforeAll(async () => {
    server = await boot({ database })
    clerk = await server.signIn('clerk')
    owner = await server.signIn('owner')
    stranger = await server.signIn('owner@silveranchor.test')
  })
  afterAll(() => server.close())

  const calendar = async (catTitle: string): Promise<number> =>
    (await clerk('calendar/categories/update', { category: { catTitle } })).category!.catID
  const update = async (entry: Change, more: object = {}, who = clerk) =>
    (await who('calendar/entries/update', { entry, ...more })).entry
  const remove = async (itemID: number) =>
    (await clerk('calendar/entries/update', { entry: { itemID, deleteEntry: true } })).deletion!
  const auction = { itemTitle: 'Auction', itemDateStart: '2031-03-01' }
  const day = (day: string, calendar: number | 'all' = 'all') => ({ dateStart: day, dateEnd: day, calendar })
  const form = (moduleID: string, fields: Fields) => owner('settings/custom-fields/save', { moduleID, fields })
  const text = (id: string, title: string) => ({ id, type: 'text' as const, title })

  test('an entry left on no calendar can be moved, and is put back there when its deletion is undone', async () => {
    const catID = await calendar('Short-lived')
    const made = (await update({ ...auction, itemCalendarID: catID }))!
    await owner('calendar/categories/update', { category: { catID, deleteCategory: true, moveTo: null } })
    const itemID = made.itemID!
    expect(await update({ itemID, itemDateStart: '2031-03-09' })).toMatchObject({
      itemCalendarID: null,
      itemDateStart: '2031-03-09',
    })
    await form('calendar', [text('f_lot', 'Lot')])
    const valued = { itemID, itemCustomFields: { f_lot: '7' } }
    expect(await update(valued)).toMatchObject({ itemCalendarID: null, itemCustomFields: { f_lot: '7' } })
    await update({ itemID, itemCustomFields: { f_lot: null } })
    await form('calendar', [])
    const putsBack = await remove(itemID)
    const entry = { ...auction, itemCalendarID: null }
    await expect(update(entry)).rejects.toMatchObject({ fields: { 'entry.itemCalendarID': 'Choose a calendar' } })
    expect(await update(entry, { putsBack })).toMatchObject({ itemTitle: 'Auction', itemCalendarID: null })
  })

  test('an entry is put back with values that its deleter may not set, and with no others', async () => {
    const catID = await calendar('Guarded')
    await form(`calendar/${catID}`, [{ ...text('f_reserve', 'Reserve'), config: { permission: 'settings' } }])
    const entry = { ...auction, itemCalendarID: catID, itemCustomFields: { f_reserve: '$400' } }
    const made = (await update(entry, {}, owner))!
    const putsBack = await remove(made.itemID!)
    const readOnly = { fields: { 'entry.itemCustomFields.f_reserve': 'You don’t have permission to change this' } }
    await expect(update(entry)).rejects.toMatchObject(readOnly)
    await expect(update({ ...entry, itemCustomFields: { f_reserve: '$1' } }, { putsBack })).rejects.toMatchObject(
      readOnly,
    )
    await expect(update(entry, { putsBack: `${putsBack}x` })).rejects.toMatchObject(readOnly)
    const elsewhere = { ...entry, itemCalendarID: await calendar('Not theirs') }
    await expect(update(elsewhere, { putsBack })).rejects.toMatchObject({ code: 'invalid_input' })
    expect(await update(entry, { putsBack })).toMatchObject({ itemCustomFields: { f_reserve: '$400' } })
  })

  test('an entry is created, changed and deleted, and each event says which one', async () => {
    const catID = await calendar('Created')
    const news = await eventsSince(server.connection, 2)
    const made = await update({ ...auction, itemTitle: ' Auction ', itemCalendarID: catID })
    expect(made).toEqual({
      itemID: expect.any(Number) as number,
      itemTitle: 'Auction',
      itemCalendarID: catID,
      itemDateStart: '2031-03-01',
      itemDateEnd: '2031-03-01',
      itemRepeat: null,
      itemCustomFields: {},
      itemRefKey: null,
      itemVersion: 1,
      occursFrom: '2031-03-01',
      occursTo: '2031-03-01',
    })
    const itemID = made!.itemID!
    expect((await clerk('calendar/entries/fetch', { entryID: itemID })).entry).toEqual(made)
    expect((await clerk('calendar/entries/list', { search: day('2031-03-01', catID) })).entries).toEqual([made])
    expect(await update({ itemID, itemDateStart: '2031-03-02' })).toMatchObject({
      itemTitle: 'Auction',
      itemDateEnd: '2031-03-02',
      itemVersion: 2,
    })
    expect(await update({ itemID, itemDateEnd: '2031-03-05', itemRepeat: 'year' })).toMatchObject({
      itemRepeat: 'year',
      occursTo: '2031-03-05',
    })
    expect(await update({ itemID, itemRepeat: null })).toMatchObject({ itemRepeat: null, itemDateEnd: '2031-03-05' })
    expect(await update({ itemID, deleteEntry: true })).toBeNull()
    expect(await news()).toEqual(Array(5).fill({ event: 'reload_calendar_event', data: { itemID }, storeID: null }))
    await expect(clerk('calendar/entries/fetch', { entryID: itemID })).rejects.toMatchObject({ status: 404 })
    const { activity } = await owner('settings/activity/list', { search: { action: 'calendar-entry-delete' } })
    expect(activity[0]).toMatchObject({ targetName: 'Auction', words: 'Mar 2, 2031' })
  })

  test.each<[string, Change, string, string]>([
    ['no calendar', { itemCalendarID: null }, 'entry.itemCalendarID', 'Choose a calendar'],
    ['a blank title', { itemTitle: ' ' }, 'entry.itemTitle', 'Enter a title'],
    ['a long title', { itemTitle: 'x'.repeat(201) }, 'entry.itemTitle', 'At most 200 characters'],
    ['no start', { itemDateStart: null }, 'entry.itemDateStart', 'Choose a start date'],
    ['no such day', { itemDateStart: '2031-02-29' }, 'entry.itemDateStart', 'There is no such day'],
    ['no such minute', { itemDateStart: '2031-02-01T24:00' }, 'entry.itemDateStart', 'There is no such day'],
    ['an end before the start', { itemDateEnd: '2031-02-28' }, 'entry.itemDateEnd', 'The end is before the start'],
    [
      'a time at one end only',
      { itemDateEnd: '2031-03-02T10:00' },
      'entry.itemDateEnd',
      'Enter a time for both the start and the end, or for neither',
    ],
    [
      'a year that repeats yearly',
      { itemDateEnd: '2032-02-29', itemRepeat: 'year' },
      'entry.itemRepeat',
      'An entry that repeats yearly must be shorter than a year',
    ],
    ['an unknown field', { itemCustomFields: { nope: 'x' } }, 'entry.itemCustomFields.nope', 'No such field'],
  ])('%s is refused by field', async (_, wrong, field, sentence) => {
    const entry = { ...auction, itemCalendarID: 1, ...wrong }
    await expect(update(entry)).rejects.toMatchObject({
      status: 400,
      code: 'invalid_input',
      fields: { [field]: sentence },
    })
  })

  test('another company’s calendars and entries do not exist', async () => {
    const { itemID } = (await update({ ...auction, itemCalendarID: await calendar('Ours') }))!
    const missing = { status: 404, code: 'not_found' }
    await expect(update({ ...auction, itemCalendarID: 1 }, {}, stranger)).rejects.toMatchObject(missing)
    await expect(update({ itemID, itemTitle: 'Theirs' }, {}, stranger)).rejects.toMatchObject(missing)
    await expect(stranger('calendar/entries/fetch', { entryID: itemID })).rejects.toMatchObject(missing)
  })

  test('a change that started from an older version is refused', async () => {
    const { itemID, itemVersion } = (await update({ ...auction, itemCalendarID: await calendar('Twice') }))!
    await update({ itemID, itemTitle: 'First' }, { expectedVersion: itemVersion })
    const late = { status: 409, code: 'conflict' }
    await expect(update({ itemID, itemTitle: 'Second' }, { expectedVersion: itemVersion })).rejects.toMatchObject(late)
    await expect(update({ itemID, deleteEntry: true }, { expectedVersion: itemVersion })).rejects.toMatchObject(late)
    expect((await clerk('calendar/entries/fetch', { entryID: itemID })).entry.itemTitle).toBe('First')
  })

  test('on another calendar an entry keeps shared values; the others are named before they are deleted', async () => {
    const [from, to] = [await calendar('From'), await calendar('To')]
    await form('calendar', [text('contact', 'Contact')])
    await form(`calendar/${from}`, [text('lot', 'Lot'), text('both', 'Both')])
    await form(`calendar/${to}`, [text('both', 'Both too')])
    const values = { contact: 'Ana', lot: '7', both: 'kept' }
    const { itemID } = (await update({ ...auction, itemCalendarID: from, itemCustomFields: values }))!
    await expect(update({ itemID, itemCalendarID: to })).rejects.toMatchObject({
      status: 409,
      code: 'values_dropped',
      body: { values: [{ fieldID: 'lot', title: 'Lot', value: '7' }] },
    })
    const kept = { contact: 'Ana', both: 'kept' }
    expect(await update({ itemID, itemCalendarID: to }, { dropValues: true })).toMatchObject({
      itemCalendarID: to,
      itemCustomFields: kept,
    })
    await update({ itemID, itemCalendarID: from, itemCustomFields: { lot: '8' } })
    const emptied = await update({ itemID, itemCalendarID: to, itemCustomFields: { lot: null } })
    expect(emptied?.itemCustomFields).toEqual(kept)
    const { records } = await owner('settings/custom-fields/fetch', { moduleID: `calendar/${to}`, counts: true })
    expect(records).toEqual({ both: 1 })
    await form('calendar', [])
    expect((await clerk('calendar/entries/fetch', { entryID: itemID })).entry.itemCustomFields).toEqual({
      both: 'kept',
    })
  })

  test('an entry of another module is read by its key by those who may see its record, and changed by nobody', async () => {
    const { custID } = PEOPLE.nguyen
    const { customer } = await clerk('customers/fetch', { customerID: custID })
    await clerk('customers/save', { customer: { ...customer, custCustomFields: { birthday: '1980-02-29' } } })
    const itemRefKey = `customer/${custID}/birthday`
    const { entry } = await clerk('calendar/entries/fetch', { itemRefKey })
    expect(entry).toMatchObject({ itemID: null, itemRefKey, itemRepeat: 'year', occursFrom: '1980-02-29' })
    expect((await clerk('calendar/entries/fetch', { entryID: itemRefKey })).entry).toEqual(entry)
    const managed = { status: 409, code: 'managed_entry', message: MANAGED_ENTRY }
    await expect(update({ itemID: itemRefKey, itemTitle: 'Mine' })).rejects.toMatchObject(managed)
    await expect(update({ itemRefKey, deleteEntry: true })).rejects.toMatchObject(managed)
    const expiry = { itemRefKey: `payment/${PAYMENT_KEY.sent}` }
    expect((await clerk('calendar/entries/fetch', expiry)).entry.itemTitle).toMatch(
      /^Baptiste, Alphonse: \$[\d.]+ request expires$/,
    )
    const tomas = await server.signIn('tomas')
    for (const [who, key] of [
      [tomas, expiry],
      [stranger, { itemRefKey }],
      [clerk, { itemRefKey: 'mailer/1' }],
      // Paid, and no longer open.
      [clerk, { itemRefKey: `payment/${PAYMENT_KEY.paidToday}` }],
      [clerk, { itemRefKey: `payment/${PAYMENT_KEY.canceled}` }],
      [clerk, { itemRefKey: 'nonsense' }],
      [clerk, { itemRefKey: `customer/${custID}/nope` }],
    ] as const)
      await expect(who('calendar/entries/fetch', key)).rejects.toMatchObject({ status: 404 })
    await expect(clerk('calendar/entries/fetch', {})).rejects.toMatchObject({ status: 400 })
  })

  test('days on which stores are closed are entries for their staff', async () => {
    const save = (closure: WireInput<'settings/stores/closures/save'>['closure']) =>
      owner('settings/stores/closures/save', { closure })
    await save({ storeID: null, day: '2031-07-04', note: 'Independence Day', yearly: true })
    await save({ storeID: STORE.lake, day: '2032-07-04', opens: '10:00', closes: '14:30', note: '' })
    const closures = async (who: typeof owner) =>
      (await who('calendar/entries/list', { search: day('2032-07-04') })).entries.filter(({ itemRefKey }) =>
        itemRefKey?.startsWith('closure/'),
      )
    const closed = await closures(owner)
    expect(closed.map(({ itemTitle, itemRepeat, itemCalendarID }) => [itemTitle, itemRepeat, itemCalendarID])).toEqual([
      ['Closed: Independence Day (all stores)', 'year', null],
      [expect.stringMatching(/^Open 10:00 AM – 2:30 PM \(.*Lake/), null, null],
    ])
    const lake = { itemRefKey: closed[1]!.itemRefKey! }
    expect((await owner('calendar/entries/fetch', lake)).entry.itemTitle).toBe(closed[1]!.itemTitle)
    await expect(clerk('calendar/entries/fetch', lake)).rejects.toMatchObject({ status: 404 })
    expect((await closures(clerk)).map(({ itemTitle }) => itemTitle)).toEqual(['Closed: Independence Day (all stores)'])
  })

  test('a summary counts each day of a window by calendar, for at most 400 days', async () => {
    const catID = await calendar('Counted')
    const made = { itemCalendarID: catID, itemTitle: 'x' }
    await update({ ...made, itemDateStart: '2033-12-30', itemDateEnd: '2034-01-02', itemRepeat: 'year' })
    await update({ ...made, itemDateStart: '2035-01-02T09:00', itemDateEnd: '2035-01-02T10:00' })
    const summarize = async (dateStart: string, dateEnd: string) =>
      (await clerk('calendar/entries/summarize', { search: { dateStart, dateEnd, calendar: catID } })).days
    const one = [{ catID, count: 1 }]
    expect(await summarize('2035-01-01', '2035-12-30')).toEqual([
      { day: '2035-01-01', counts: one },
      { day: '2035-01-02', counts: [{ catID, count: 2 }] },
      { day: '2035-12-30', counts: one },
    ])
    expect(await summarize('2035-01-01', '2036-02-04')).toHaveLength(6)
    const all = await clerk('calendar/entries/summarize', {
      search: { dateStart: '2035-01-01', dateEnd: '2035-12-30' },
    })
    expect(all.days.length).toBeGreaterThan(3)
    await expect(
      clerk('calendar/entries/summarize', { search: { ...day('2035-01-01'), filter: 'x' } as never }),
    ).rejects.toMatchObject({ fields: { 'search.filter': 'This list can’t be filtered by text' } })
    await expect(summarize('2035-01-01', '2036-02-05')).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { 'search.dateEnd': 'At most 400 days' },
    })
  })

  describe('a calendar is deleted', () => {
    const remove = (category: object, who = owner) =>
      who('calendar/categories/update', { category: { deleteCategory: true, ...category } as never })

    test('only with the permission for settings', async () => {
      const catID = await calendar('Kept')
      await expect(remove({ catID }, clerk)).rejects.toMatchObject({ status: 403, code: 'not_allowed' })
      await expect(remove({ catID }, stranger)).rejects.toMatchObject({ status: 404 })
      await expect(remove({})).rejects.toMatchObject({ status: 404 })
      expect(await remove({ catID })).toEqual({ success: true, category: null })
      await expect(clerk('calendar/categories/fetch', { catID })).rejects.toMatchObject({ status: 404 })
    })

    test('after a choice for its entries, which keep the values of all calendars', async () => {
      const [catID, other] = [await calendar('Full'), await calendar('Other')]
      await form('calendar', [text('contact', 'Contact')])
      await form(`calendar/${catID}`, [text('lot', 'Lot')])
      const { itemID } = (await update({
        ...auction,
        itemCalendarID: catID,
        itemCustomFields: { contact: 'Ana', lot: '7' },
      }))!
      const used = { status: 409, code: 'category_in_use', body: { count: 1 } }
      await expect(remove({ catID })).rejects.toMatchObject(used)
      await expect(remove({ catID, moveTo: catID })).rejects.toMatchObject({ code: 'invalid_input' })
      await remove({ catID, moveTo: other })
      const entry = async () => (await clerk('calendar/entries/fetch', { entryID: itemID })).entry
      expect(await entry()).toMatchObject({ itemCalendarID: other })
      // Its value for that calendar alone is gone.
      expect((await entry()).itemCustomFields).toEqual({ contact: 'Ana' })
      await remove({ catID: other, moveTo: null })
      expect(await entry()).toMatchObject({ itemCalendarID: null })
      const { activity } = await owner('settings/activity/list', { search: { action: 'calendar-delete' } })
      expect(activity.map(({ targetName, words }) => [targetName, words]).slice(0, 2)).toEqual([
        ['Other', '1 entry moved to no calendar'],
        ['Full', expect.stringMatching(/^1 entry moved to /)],
      ])
    })

    test('with its entries, if requested; its date fields then appear on no calendar', async () => {
      const catID = await calendar('Gone')
      const { itemID } = (await update({ ...auction, itemCalendarID: catID }))!
      const { fields } = await owner('settings/custom-fields/fetch', { moduleID: 'customer' })
      const config = { showOnCalendar: true, repeatYearly: true, calendarID: catID }
      await form('customer', [...fields, { id: 'since', type: 'date', title: 'Customer since', config }] as Fields)
      const known = await owner('calendar/categories/fetch', { catID })
      expect(known).toMatchObject({ entries: 1, dateFields: ['Customer since'] })
      const { custID } = PEOPLE.greene
      const since = { custCustomFields: JSON.stringify({ since: '1990-03-05' }) }
      await server.connection.writes.updateTable('customers').set(since).where('custID', '=', custID).execute()
      const shownOn = async (calendar: number) =>
        (await owner('calendar/entries/list', { search: day('2033-03-05', calendar) })).entries.length
      expect([await shownOn(catID), await shownOn(await calendar('Another'))]).toEqual([1, 0])
      const news = await eventsSince(server.connection, 2)
      await remove({ catID, deleteEntries: true })
      expect((await news()).map(({ event }) => event).sort()).toEqual(['reload_calendar', 'reload_custom_fields'])
      await expect(clerk('calendar/entries/fetch', { entryID: itemID })).rejects.toMatchObject({ status: 404 })
      const after = await owner('settings/custom-fields/fetch', { moduleID: 'customer' })
      expect(after.fields.at(-1)?.config).toEqual({ ...config, calendarID: null })
      const { activity } = await owner('settings/activity/list', { search: { action: 'calendar-delete' } })
      expect(activity[0]!.words).toContain('1 entry deleted')
    })
  })
})
