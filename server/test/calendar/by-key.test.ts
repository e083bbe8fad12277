import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallError } from '@xd/core/client/call-client.ts'
import { JOB_STATUSES } from '@xd/core/domain/mailer/job-status.ts'
import { addDays } from '@xd/core/domain/time/day.ts'
import { instantOf } from '@xd/core/domain/time/zone.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, PEOPLE, STORE } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'

describe.each(ENGINES)('entries of other modules by their keys, on %s', (database) => {
  let server: Booted
  let owner: Awaited<ReturnType<Booted['signIn']>>
  beforeAll(async () => {
    server = await boot({ database })
    owner = await server.signIn('owner')
  })
  afterAll(() => server.close())

  const titleOf = async (itemRefKey: string) =>
    owner('calendar/entries/fetch', { itemRefKey }).then(
      ({ entry }) => entry.itemTitle,
      ({ code }: CallError) => code,
    )
  const keysOn = async (day: string, source: string) =>
    (
      await owner('calendar/entries/list', { search: { dateStart: day, dateEnd: day, calendar: 'all', perPage: 100 } })
    ).entries.flatMap(({ itemRefKey }) => (itemRefKey?.startsWith(`${source}/`) ? [itemRefKey] : []))

  test('a mailer’s is there unless it is a draft or was canceled', async () => {
    const { writes } = server.connection
    const { jobID, jobTitle } = await writes
      .selectFrom('mailers')
      .select(['jobID', 'jobTitle'])
      .where('companyID', '=', COMPANY.goldenPledge)
      .where('jobScheduledAt', 'is not', null)
      .executeTakeFirstOrThrow()
    const found = []
    for (const jobStatus of JOB_STATUSES) {
      await writes.updateTable('mailers').set({ jobStatus }).where('jobID', '=', jobID).execute()
      found.push([jobStatus, (await titleOf(`mailer/${jobID}`)).includes(jobTitle)])
    }
    expect(found).toEqual(JOB_STATUSES.map((status) => [status, status !== 'draft' && status !== 'canceled']))
  })

  test('a loan’s end of grace is there only if it comes after the day on which it matures', async () => {
    const { writes } = server.connection
    const { loan: made } = await owner('loans/save', { loan: { amount: 175, loanItem: 'A lamp' } })
    const { loanID, maturityDate } = await writes
      .updateTable('loans')
      .set({ loanStatus: 'accepted' })
      .where('loanID', '=', made.loanID)
      .returning(['loanID', 'maturityDate'])
      .executeTakeFirstOrThrow()
    const entries = async (graceEnds: typeof maturityDate) => {
      await writes.updateTable('loans').set({ graceEnds }).where('loanID', '=', loanID).execute()
      const keys = [...(await keysOn(maturityDate, 'loan')), ...(await keysOn(addDays(maturityDate, 1), 'loan'))]
      return [await titleOf(`loan/${loanID}/grace`), keys.filter((key) => key.startsWith(`loan/${loanID}`))]
    }
    expect(await entries(maturityDate)).toEqual(['not_found', [`loan/${loanID}`]])
    expect(await entries(addDays(maturityDate, 1))).toEqual([
      '$175.00 loan ends its grace period',
      [`loan/${loanID}`, `loan/${loanID}/grace`],
    ])
  })

  test('tickets that are due on a day, and those whose grace ends then, are two entries', async () => {
    const [{ companyID, storeID }, { custID }] = [
      { companyID: COMPANY.goldenPledge, storeID: STORE.main },
      PEOPLE.nguyen,
    ]
    await server.connection.writes
      .insertInto('tickets')
      .values({
        ...{
          companyID,
          storeID,
          custID,
          ticketNumber: 'KEY-1',
          ticketDescription: '',
          ticketStatus: 'active',
          asOf: 0,
        },
        ...{ principalCents: null, amountDueCents: null, ticketLoanDate: null, importID: null },
        ...{ ticketDueDate: '2031-04-01', ticketGraceDate: '2031-04-11' },
      } as never)
      .execute()
    const found = []
    for (const key of ['2031-04-01', 'grace-2031-04-01', '2031-04-11', 'grace-2031-04-11'])
      found.push([key, (await titleOf(`tickets/${storeID}/${key}`)).replace(/\d+ tickets?/, 'n')])
    expect(found.map(([key, title]) => [key, title === 'not_found'])).toEqual([
      ['2031-04-01', false],
      ['grace-2031-04-01', true],
      ['2031-04-11', true],
      ['grace-2031-04-11', false],
    ])
  })

  test('a customer without a name is called by their phone', async () => {
    const { custID, custPhone } = PEOPLE.nguyen
    const nameless = { custFirstName: '', custLastName: '', custCustomFields: '{"birthday":"1980-02-28"}' }
    await server.connection.writes.updateTable('customers').set(nameless).where('custID', '=', custID).execute()
    expect(custPhone).toMatch(/^\+1213/)
    const [code, line] = [custPhone.slice(5, 8), custPhone.slice(8)]
    expect(await titleOf(`customer/${custID}/birthday`)).toBe(`(213) ${code}-${line}: Birthday`)
  })

  test('an entry of several days whose end is taken away lasts one', async () => {
    const { category } = await owner('calendar/categories/update', { category: { catTitle: 'Fairs' } })
    const dates = { itemDateStart: '2031-03-01', itemDateEnd: '2031-03-04' }
    const made = await owner('calendar/entries/update', {
      entry: { itemTitle: 'Fair', itemCalendarID: category!.catID, ...dates },
    })
    const change = async (more: object) =>
      (await owner('calendar/entries/update', { entry: { itemID: made.entry!.itemID!, ...more } })).entry
    expect(await change({ itemDateStart: '2031-03-02' })).toMatchObject({ itemDateEnd: '2031-03-04' })
    expect(await change({ itemDateEnd: null })).toMatchObject({
      itemDateStart: '2031-03-02',
      itemDateEnd: '2031-03-02',
    })
    expect(await change({ itemDateStart: '2031-03-03' })).toMatchObject({ itemDateEnd: '2031-03-03' })
  })

  test('a mailer on the last minute of a window’s last day is in it, and one on the first of the next is not', async () => {
    const { writes } = server.connection
    const { jobID } = await writes
      .selectFrom('mailers')
      .select('jobID')
      .where('companyID', '=', COMPANY.goldenPledge)
      .where('jobScheduledAt', 'is not', null)
      .executeTakeFirstOrThrow()
    const shown = async (time: string) => {
      const jobScheduledAt = instantOf(time, 'America/Los_Angeles')
      await writes
        .updateTable('mailers')
        .set({ jobScheduledAt, jobStatus: 'scheduled' })
        .where('jobID', '=', jobID)
        .execute()
      return (await keysOn('2031-04-01', 'mailer')).includes(`mailer/${jobID}`)
    }
    const times = ['2031-03-31T23:59', '2031-04-01T00:00', '2031-04-01T23:59', '2031-04-02T00:00']
    const found = []
    for (const time of times) found.push(await shown(time))
    expect(found).toEqual([false, true, true, false])
  })

  test('an entry that ends at midnight occurs until the day after, is named by its day when it is deleted, and keeps a calendar', async () => {
    const { category } = await owner('calendar/categories/update', { category: { catTitle: 'Nights' } })
    const dates = { itemDateStart: '2031-03-01T20:00', itemDateEnd: '2031-03-02T00:00' }
    const { entry } = await owner('calendar/entries/update', {
      entry: { itemTitle: 'Night', itemCalendarID: category!.catID, ...dates },
    })
    const search = { dateStart: '2031-03-01', dateEnd: '2031-03-05', calendar: category!.catID }
    const { entries } = await owner('calendar/entries/list', { search })
    expect(entries.map(({ occursFrom, occursTo }) => [occursFrom, occursTo])).toEqual([['2031-03-01', '2031-03-02']])
    const change = (more: object) =>
      owner('calendar/entries/update', { entry: { itemID: entry!.itemID!, ...more } as never })
    const { writes } = server.connection
    await writes
      .updateTable('calendar_entries')
      .set({ itemCalendarID: null })
      .where('itemID', '=', entry!.itemID!)
      .execute()
    await expect(change({ itemCalendarID: null })).rejects.toMatchObject({
      fields: { 'entry.itemCalendarID': 'Choose a calendar' },
    })
    expect((await change({ itemTitle: 'Nights' })).entry).toMatchObject({ itemCalendarID: null })
    await change({ deleteEntry: true })
    const { activity } = await owner('settings/activity/list', {
      search: { action: 'calendar-entry-delete', perPage: 1 },
    })
    expect(activity[0]!.detail).toEqual({ itemTitle: 'Nights', itemDateStart: '2031-03-01' })
  })
})
