import ical, { type VEvent } from 'node-ical'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WireInput } from '@xd/core/contract/calls.ts'
import { addDays } from '@xd/core/domain/time/day.ts'
import { instantOf, localDay } from '@xd/core/domain/time/zone.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, PEOPLE } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'

type SignedIn = Awaited<ReturnType<Booted['signIn']>>

/** The parser turns days into local dates. */
const dayIn = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((n) => String(n).padStart(2, '0')).join('-')

describe.each(ENGINES)('a calendar feed on %s', (database) => {
  let server: Booted
  let clerk: SignedIn
  let url: string
  const zone = 'America/Los_Angeles'
  const today = localDay(Date.now(), zone)
  beforeAll(async () => {
    server = await boot({ database })
    clerk = await server.signIn('clerk')
  })
  afterAll(() => server.close())

  const update = (feed: WireInput<'calendar/feed/update'>['feed'], who = clerk) => who('calendar/feed/update', { feed })
  const get = (address = url, headers: Record<string, string> = {}) =>
    fetch(`${server.url}${new URL(address).pathname}`, { headers })
  const events = async (address = url) => {
    const answer = await get(address)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    return Object.values(ical.sync.parseICS(await answer.text())).filter(
      (part): part is VEvent => part?.type === 'VEVENT',
    )
  }
  const named = async (title: string) => (await events()).filter(({ summary }) => summary === title)
  const enter = (entry: WireInput<'calendar/entries/update'>['entry']) => clerk('calendar/entries/update', { entry })

  test('has an address that is shown once and stored nowhere', async () => {
    expect(await clerk('calendar/feed/fetch', {})).toMatchObject({ feed: null })
    const made = await update({})
    url = made.url!
    expect(url).toMatch(/\/ical\/[\w-]{43}\.ics$/)
    expect(made.feed).toMatchObject({ initials: false, readAt: null })
    expect(await update({})).not.toHaveProperty('url')
    const rows = await server.connection.reads.selectFrom('calendar_feeds').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(url.slice(-47, -4))
    expect((await events()).length).toBeGreaterThan(20)
    expect((await clerk('calendar/feed/fetch', {})).feed?.readAt).not.toBeNull()
  })

  test('carries whole days as days and times in UTC, each occurrence separately', async () => {
    const [leap, year] = [`${Number(today.slice(0, 4)) - 8}`, Number(today.slice(0, 4))]
    const firstLeap = Array.from({ length: 4 }, (_, n) => Number(leap) + n).find((one) => one % 4 === 0)!
    await enter({ itemTitle: 'Leap day', itemCalendarID: 4, itemDateStart: `${firstLeap}-02-29`, itemRepeat: 'year' })
    const [from, to] = [addDays(today, 3), addDays(today, 5)]
    await enter({ itemTitle: 'Three days', itemCalendarID: 4, itemDateStart: from, itemDateEnd: to })
    const [start, end] = [`${year + 1}-03-14T01:30`, `${year + 1}-03-14T23:15`]
    await enter({ itemTitle: 'Timed', itemCalendarID: 4, itemDateStart: start, itemDateEnd: end })

    const leaps = (await named('Leap day')).map((event) => dayIn(event.start))
    expect(leaps.length).toBeGreaterThanOrEqual(4)
    for (const day of leaps) expect(day.slice(5)).toBe(Number(day.slice(0, 4)) % 4 === 0 ? '02-29' : '02-28')
    const [days] = await named('Three days')
    expect([days!.datetype, dayIn(days!.start), dayIn(days!.end!)]).toEqual(['date', from, addDays(to, 1)])
    const [timed] = await named('Timed')
    expect(timed!.datetype).toBe('date-time')
    expect([timed!.start.getTime(), timed!.end!.getTime()]).toEqual([instantOf(start, zone), instantOf(end, zone)])
    const text = await (await get()).text()
    expect(text).toMatch(/DTSTART:\d{8}T\d{6}Z/)
    expect(text).not.toContain('RRULE')
    // A whole day, such as a birthday, leaves a person free.
    expect(timed!.transparency).toBe('OPAQUE')
    const wholeDays = (await events()).filter(({ datetype }) => datetype === 'date')
    expect(new Set(wholeDays.map(({ transparency }) => transparency))).toEqual(new Set(['TRANSPARENT']))
    expect(new Set((await events()).map(({ uid }) => uid)).size).toBe((await events()).length)
  })

  test.each(['Pacific/Honolulu', 'America/New_York', 'Asia/Kolkata', 'Pacific/Kiritimati'])(
    'gives the same days and moments to a reader in %s, and for a company there',
    async (elsewhere) => {
      const owner = await server.signIn('owner')
      await owner('settings/company/save', { company: { companyTimezone: elsewhere } })
      const home = process.env['TZ']
      process.env['TZ'] = elsewhere
      try {
        const itemTitle = `Late in ${elsewhere}`
        const [day, next] = [addDays(today, 3), addDays(today, 4)]
        const [start, end] = [`${day}T23:30`, `${next}T00:15`]
        const at = { itemCalendarID: 4, itemDateStart: start, itemDateEnd: end }
        await enter({ itemTitle, ...at })
        await enter({ itemTitle: `${itemTitle}, all day`, itemCalendarID: 4, itemDateStart: day })
        const [timed] = await named(itemTitle)
        expect([timed!.start.getTime(), timed!.end!.getTime()]).toEqual([
          instantOf(start, elsewhere),
          instantOf(end, elsewhere),
        ])
        expect([dayIn(timed!.start), timed!.start.getHours()]).toEqual([day, 23])
        const [whole] = await named(`${itemTitle}, all day`)
        expect([dayIn(whole!.start), dayIn(whole!.end!)]).toEqual([day, next])
        // One of the feed's four years has a leap day.
        const leaps = (await named('Leap day')).map((event) => dayIn(event.start))
        expect(leaps.filter((one) => one.endsWith('-02-29'))).not.toEqual([])
      } finally {
        if (home === undefined) delete process.env['TZ']
        else process.env['TZ'] = home
        await owner('settings/company/save', { company: { companyTimezone: zone } })
      }
    },
  )

  test('is not sent again while nothing has changed', async () => {
    const etag = (await get()).headers.get('etag')!
    const again = await get(url, { 'if-none-match': etag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    await enter({ itemTitle: 'New', itemCalendarID: 4, itemDateStart: today })
    expect((await get(url, { 'if-none-match': etag })).status).toBe(200)
  })

  test('says when it was read, to the hour', async () => {
    const feeds = server.connection.writes.updateTable('calendar_feeds')
    const readAt = async (ago: number) => {
      const at = Date.now() - ago
      await feeds.set({ readAt: at }).execute()
      await get()
      const { feed } = await clerk('calendar/feed/fetch', {})
      return Date.parse(feed!.readAt!) === at
    }
    expect([await readAt(59 * 60_000), await readAt(61 * 60_000)]).toEqual([true, false])
  })

  test('shows customers by their initials, if the user chooses that', async () => {
    const { customer } = await clerk('customers/fetch', { customerID: PEOPLE.petrov.custID })
    const birthday = `1980${addDays(today, 30).slice(4)}`
    await clerk('customers/save', { customer: { ...customer, custCustomFields: { birthday } } })
    expect(await named('Petrov, Lev: Birthday')).toHaveLength(4)
    await update({ initials: true })
    expect(await named('L. P.: Birthday')).toHaveLength(4)
    expect(await (await get()).text()).not.toContain('Petrov')
    await update({ initials: false })
  })

  test('contains what the user sees, and only as long as they may see it', async () => {
    const rights = (userPermissions: readonly string[]) =>
      server.connection.writes
        .updateTable('users')
        .set({ userPermissions: JSON.stringify(userPermissions) })
        .where('companyID', '=', COMPANY.goldenPledge)
        .where('userUsername', '=', 'clerk@goldenpledge.test')
        .execute()
    const { shown } = await clerk('calendar/categories/list', {})
    await clerk('calendar/categories/set-shown', { shown: shown.filter((catID) => catID !== 4) })
    expect(await named('Three days')).toEqual([])
    await clerk('calendar/categories/set-shown', { shown })
    expect(await named('Three days')).toHaveLength(1)
    const { userPermissions } = (await clerk('auth/info', {})).user
    await rights(userPermissions.filter((name) => name !== 'customers'))
    expect(await (await get()).text()).not.toContain(': Birthday')
    await rights(userPermissions.filter((name) => name !== 'calendar'))
    expect((await get()).status).toBe(404)
    await rights(userPermissions)
    const owner = await server.signIn('owner')
    const { features } = await owner('settings/add-ons/fetch', {})
    await owner('settings/add-ons/save', { features: features.filter((name) => name !== 'gcal') })
    expect((await get()).status).toBe(404)
    await owner('settings/add-ons/save', { features })
    expect((await get()).status).toBe(200)
  })

  test('can get a new address or be deleted, which is logged', async () => {
    const old = url
    url = (await update({ renew: true })).url!
    expect((await get(old)).status).toBe(404)
    expect((await get()).status).toBe(200)
    // A new choice changes neither the address nor the times it was made and read.
    const { feed: read } = await clerk('calendar/feed/fetch', {})
    expect(read!.readAt).not.toBeNull()
    expect((await update({ initials: true })).feed).toEqual({ ...read, initials: true })
    expect((await update({ initials: false })).feed).toEqual(read)
    // Reading it is noted once an hour.
    const feeds = server.connection.writes.updateTable('calendar_feeds')
    const noted = async (ago: number) => {
      const at = Date.now() - ago
      await feeds.set({ readAt: at }).execute()
      await get()
      return Date.parse((await clerk('calendar/feed/fetch', {})).feed!.readAt!) - at
    }
    expect(await noted(3_590_000)).toBe(0)
    expect(await noted(3_610_000)).toBeGreaterThan(3_600_000)
    expect(await update({ deleteFeed: true })).toMatchObject({ feed: null })
    expect((await get()).status).toBe(404)
    expect((await fetch(`${server.url}/ical/nonsense.ics`)).status).toBe(404)
    const owner = await server.signIn('owner')
    const { activity } = await owner('settings/activity/list', { search: { perPage: 100 } })
    expect(activity.map(({ action, words }) => [action, words])).toEqual(
      expect.arrayContaining([
        ['calendar-feed-delete', ''],
        ['calendar-feed-save', 'New address; customers by name'],
        ['calendar-feed-save', 'New feed; customers by name'],
      ]),
    )
    expect(JSON.stringify(activity)).not.toContain(old.slice(-47, -4))
  })

  test('is not for support visits', async () => {
    const support = await server.signIn('support@xd.test')
    await support('admin/do-login-as', { companyID: COMPANY.goldenPledge, reason: 'Feed', readOnly: false } as never)
    await expect(update({}, support)).rejects.toMatchObject({ status: 403, code: 'not_allowed' })
    await support('admin/logout-as', {})
  })
})
