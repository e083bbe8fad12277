import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FEATURES } from '@xd/core/domain/pricing/features.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, STORE, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { oneOfEach } from '../one-of-each.ts'
import { askForFile, exported } from './export-file.ts'

describe.each(ENGINES)('the files of the calendar, the differences and the call list, on %s', (database) => {
  let server: Booted
  let owner: Awaited<ReturnType<Booted['signIn']>>
  let noticeID: number
  let exceptionID: number
  beforeAll(async () => {
    server = await boot({ database })
    const ids = await oneOfEach(server)
    exceptionID = ids.exception
    owner = await server.signIn('owner')
    const { notices } = await owner('notices/call-list', {})
    noticeID = notices.at(-1)!.noticeID
  })
  afterAll(() => server.close())

  test.each([500, 1_100])('a day with %i entries has each of them once', async (many) => {
    const day = `2041-03-${many === 500 ? '04' : '05'}`
    const entry = { companyID: COMPANY.goldenPledge, itemDateStart: day, itemDateEnd: day, itemRepeat: null }
    const entries = Array.from({ length: many }, (_, i) => ({
      ...entry,
      itemTitle: `Count ${i}`,
      itemCalendarID: null,
    }))
    await server.connection.writes.insertInto('calendar_entries').values(entries).execute()
    const rows = await exported(server, 'calendar-entries', { dateStart: day, dateEnd: day, filter: 'count' }, owner)
    expect([rows.length, new Set(rows.map(({ Entry }) => Entry)).size]).toEqual([many, many])
    await server.connection.writes.deleteFrom('calendar_entries').where('itemDateStart', '=', day).execute()
  })

  test('a calendar has what its list shows, each occurrence with its own days', async () => {
    const { category } = await owner('calendar/categories/update', { category: { catTitle: 'Counts' } })
    const itemCalendarID = category!.catID
    const timed = { itemTitle: '=Count', itemDateStart: '2031-03-04T09:30', itemDateEnd: '2031-03-05T10:00' }
    await owner('calendar/entries/update', { entry: { ...timed, itemCalendarID } })
    const yearly = { itemTitle: 'Opening day', itemDateStart: '2020-03-05', itemRepeat: 'year' } as const
    const { entry } = await owner('calendar/entries/update', { entry: { ...yearly, itemCalendarID } })
    const days = { dateStart: '2031-03-01', dateEnd: '2031-03-31' }
    const rows = await exported(server, 'calendar-entries', { ...days, calendar: itemCalendarID }, owner)
    const { company } = await owner('stores/company-info', {})
    const rest = { Calendar: 'Counts', 'Time zone': company.companyTimezone }
    expect(rows).toEqual([
      {
        ...rest,
        Start: '2031-03-04 09:30',
        End: '2031-03-05 10:00',
        Title: "'=Count",
        Repeats: '',
        Entry: expect.stringMatching(/^\d+$/),
      },
      {
        ...rest,
        Start: '2031-03-05',
        End: '2031-03-05',
        Title: 'Opening day',
        Repeats: 'yearly',
        Entry: String(entry!.itemID),
      },
    ])
    const years = { dateStart: '2025-01-01', dateEnd: '2031-12-31' }
    for (const search of [{}, years, { ...years, calendar: 'shown' }, { ...days, sortDir: 'desc' }] as const) {
      const titles: string[] = []
      for (let cursor: string | null = null, first = true; first || cursor !== null; first = false) {
        const page: Awaited<ReturnType<typeof owner<'calendar/entries/list'>>> = await owner('calendar/entries/list', {
          search: { ...search, perPage: 100, cursor },
        })
        titles.push(...page.entries.map(({ itemTitle }) => itemTitle))
        cursor = page.nextCursor
      }
      const file = await exported(server, 'calendar-entries', search, owner)
      expect(
        file.map((row) => row['Title']!.replace(/^'/, '')),
        JSON.stringify(search),
      ).toEqual(titles)
      expect(titles.length).toBeGreaterThan(0)
    }
  })

  test('the differences have both amounts, and the user who resolved them', async () => {
    const [open] = await exported(server, 'reconciliation', { store: STORE.main }, owner)
    expect(open).toMatchObject({
      'What differs': '$1.00 charge at the processor isn’t recorded here.',
      'Recorded here': '',
      'At the processor': '1.00',
      Store: 'Golden Pledge Main St',
      'Gateway reference': 'ch_1',
      State: 'Open',
      Resolved: '',
      'Resolved by': '',
      'Time zone': 'America/Los_Angeles',
    })
    await owner('payments/reconciliation/resolve', { exceptionID, note: 'Voided there' })
    const [resolved] = await exported(server, 'reconciliation', { status: 'resolved', store: STORE.main }, owner)
    expect(resolved).toMatchObject({ State: 'Resolved', 'Resolved by': 'Priya', Note: 'Voided there' })
    for (const status of ['open', 'resolved', 'all']) {
      const { exceptions } = await owner('payments/reconciliation/list', { search: { status, perPage: 100 } })
      const rows = await exported(server, 'reconciliation', { status }, owner)
      expect(rows.map((row) => row['What differs'])).toEqual(exceptions.map(({ sentence }) => sentence))
    }
  })

  test('the call list is in its order, with the last call', async () => {
    await owner('notices/record-call', { noticeID, outcome: 'voicemail' })
    const { notices } = await owner('notices/call-list', { search: { perPage: 100 } })
    const rows = await exported(server, 'call-list', {}, owner)
    expect(rows.map((row) => Number(row['Notice']))).toEqual(notices.map((one) => one.noticeID))
    expect(rows.at(-1)).toMatchObject({
      Notice: String(noticeID),
      Calls: '1',
      'Last call': expect.stringMatching(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/),
      Outcome: 'Left a voicemail',
      'Called by': 'Priya',
    })
    expect(rows[0]).toMatchObject({ Name: expect.stringMatching(/./), Calls: '0', 'Last call': '', Outcome: '' })
  })

  test('mailers count everybody who got one, those who replied among them', async () => {
    const { jobs } = await owner('mailers/list-jobs', { search: {} })
    const { jobID } = jobs.find(({ counts }) => counts.delivered > 1)!
    const db = server.connection.writes
    const { recipientID } = await db
      .selectFrom('mailer_recipients')
      .select('recipientID')
      .where('jobID', '=', jobID)
      .where('state', '=', 'delivered')
      .executeTakeFirstOrThrow()
    await db
      .updateTable('mailer_recipients')
      .set({ state: 'replied', repliedAt: 1 })
      .where('recipientID', '=', recipientID)
      .execute()
    const { counts } = (await owner('mailers/fetch-job', { jobID })).job
    expect(counts.replied).toBeGreaterThan(0)
    const [row] = (await exported(server, 'mailers', {}, owner)).filter(({ Mailer }) => Mailer === String(jobID))
    expect(row).toMatchObject({
      Recipients: String(counts.total - counts.excluded),
      Delivered: String(counts.delivered + counts.replied),
      Replied: String(counts.replied),
    })
  })

  test('each needs the permission and the feature of its list, and is logged', async () => {
    const names = ['calendar-entries', 'reconciliation', 'call-list'] as const
    const { writes } = server.connection
    const clerk = await server.signIn('clerk')
    const users = writes.updateTable('users').where('userID', '=', USER.clerk)
    const companies = writes.updateTable('companies').where('companyID', '=', COMPANY.goldenPledge)
    const statuses = async () =>
      Promise.all(names.map(async (name) => (await askForFile(server, name, {}, clerk)).status))
    await users.set({ userPermissions: '["messages"]' }).execute()
    expect(await statuses()).toEqual([403, 403, 403])
    await users.set({ userPermissions: '["messages","calendar","refunds","notices"]' }).execute()
    expect(await statuses()).toEqual([200, 200, 200])
    await companies.set({ features: '[]' }).execute()
    expect(await statuses()).toEqual([403, 403, 403])
    await companies.set({ features: JSON.stringify(FEATURES) }).execute()
    const { activity } = await owner('settings/activity/list', { search: { action: 'export', user: USER.clerk } })
    expect(activity.map(({ targetName }) => targetName).sort()).toEqual([
      'Calendar',
      'Customers not reached',
      'Reconciliation',
    ])
  })
})
