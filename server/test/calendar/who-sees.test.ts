import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WireInput } from '@xd/core/contract/calls.ts'
import type { Feature } from '@xd/core/domain/access/features.ts'
import { type Permission, PRESETS } from '@xd/core/domain/access/permissions.ts'
import { addDays, parseLocalDay } from '@xd/core/domain/time/day.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { FEATURES } from '@xd/core/domain/pricing/features.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, PEOPLE, STORE, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { bookedTicket } from '@xd/fixtures/testing/booked-ticket.ts'
import { laterPlan } from '../payments/later-plan.ts'

type SignedIn = Awaited<ReturnType<Booted['signIn']>>

interface Listed {
  readonly entries: readonly { readonly itemRefKey: string | null }[]
  readonly nextCursor: string | null
}

/** Modules whose dates are on the calendar, and without which permissions and extras they are not. */
const NEEDS: Readonly<Record<string, readonly [permissions: readonly Permission[], features: readonly Feature[]]>> = {
  customer: [['customers'], []],
  payment: [['payments'], ['payments']],
  closure: [[], []],
  mailer: [['mailers'], ['massmailer']],
  tickets: [['tickets'], []],
  plan: [['payments'], ['payments', 'paymentscheduler']],
  loan: [['loans'], ['loans']],
}
const KINDS = Object.keys(NEEDS)

describe.each(ENGINES)('entries that other modules manage, on %s', (database) => {
  let server: Booted
  let window: { dateStart: string; dateEnd: string }
  beforeAll(async () => {
    server = await boot({ database })
    const today = localDay(Date.now(), 'America/Los_Angeles')
    window = { dateStart: addDays(today, -40), dateEnd: addDays(today, 100) }
    await have(PRESETS.owner, FEATURES)
    const { custID } = PEOPLE.whitfield
    await server.connection.writes
      .insertInto('tickets')
      .values(bookedTicket({ storeID: STORE.main, ticketNumber: '77001', custID, ticketDueDate: addDays(today, 3) }))
      .execute()
    const owner = await server.signIn('owner')
    await owner('payments/schedules/save', { plan: laterPlan(custID, STORE.main) })
    const { customer } = await owner('customers/fetch', { customerID: custID })
    await owner('customers/save', { customer: { ...customer, custCustomFields: { birthday: addDays(today, 4) } } })
  })
  afterAll(() => server.close())

  /** Gives the manager other permissions, and the company other extras. */
  const have = async (permissions: readonly Permission[], features: readonly Feature[]): Promise<SignedIn> => {
    const { writes } = server.connection
    await writes
      .updateTable('users')
      .set({ userPermissions: JSON.stringify(permissions) })
      .where('userID', '=', USER.manager)
      .execute()
    await writes
      .updateTable('companies')
      .set({ features: JSON.stringify(features) })
      .where('companyID', '=', COMPANY.goldenPledge)
      .execute()
    return server.signIn('manager')
  }

  /** The key of an entry of each kind, from every page. */
  const keysFor = async (who: SignedIn) => {
    const keys = new Map<string, string>()
    let cursor: string | null = null
    for (;;) {
      const search: WireInput<'calendar/entries/list'>['search'] = {
        ...window,
        calendar: 'all',
        perPage: 100,
        cursor,
      }
      const { entries, nextCursor }: Listed = await who('calendar/entries/list', { search })
      for (const { itemRefKey } of entries) if (itemRefKey !== null) keys.set(itemRefKey.split('/')[0]!, itemRefKey)
      if (nextCursor === null) return keys
      cursor = nextCursor
    }
  }

  const lacking = [
    ...PRESETS.manager.filter((one) => one !== 'calendar').map((one) => [one, undefined] as const),
    ...FEATURES.filter((one) => one !== 'calendar').map((one) => [undefined, one] as const),
  ]

  test('are for those with the permission and the extra of each one', async () => {
    const all = await keysFor(await have(PRESETS.manager, FEATURES))
    expect([...all.keys()].sort()).toEqual([...KINDS].sort())
    for (const [permission, feature] of lacking) {
      const who = await have(
        PRESETS.manager.filter((one) => one !== permission),
        FEATURES.filter((one) => one !== feature),
      )
      const left = KINDS.filter((kind) => {
        const [permissions, features] = NEEDS[kind]!
        return !permissions.some((one) => one === permission) && !features.some((one) => one === feature)
      })
      const what = permission ?? feature
      expect([what, [...(await keysFor(who)).keys()].sort()]).toEqual([what, left.sort()])
      for (const [kind, itemRefKey] of all) {
        const read = who('calendar/entries/fetch', { itemRefKey }).then(
          ({ entry }) => entry.itemRefKey,
          ({ code }: { code: string }) => code,
        )
        expect([what, kind, await read]).toEqual([what, kind, left.includes(kind) ? itemRefKey : 'not_found'])
      }
    }
    await have(PRESETS.manager, FEATURES)
  })

  test('without a calendar of their own, they are not on one of the company’s', async () => {
    const who = await have(PRESETS.manager, FEATURES)
    const on = async (calendar: number) =>
      (await who('calendar/entries/list', { search: { ...window, calendar, perPage: 100 } })).entries
    const { categories } = await who('calendar/categories/list', {})
    const kinds = new Set<string>()
    for (const { catID } of categories) {
      const entries = await on(catID)
      expect(new Set(entries.map(({ itemCalendarID }) => itemCalendarID))).toEqual(
        new Set(entries.length === 0 ? [] : [catID]),
      )
      for (const { itemRefKey } of entries) kinds.add(itemRefKey?.split('/')[0] ?? 'own')
    }
    expect([...kinds].sort()).toEqual(['customer', 'own', 'payment'])
  })

  test('a request’s end is read by its key for as long as it can be paid', async () => {
    const who = await have(PRESETS.manager, FEATURES)
    const { payments } = await who('payments/list', { search: { perPage: 100 } })
    for (const { paymentKey, paymentStatus } of payments) {
      const read = who('calendar/entries/fetch', { itemRefKey: `payment/${paymentKey}` }).then(
        () => true,
        () => false,
      )
      expect([paymentKey, paymentStatus, await read]).toEqual([paymentKey, paymentStatus, paymentStatus === 'sent'])
    }
    expect(new Set(payments.map(({ paymentStatus }) => paymentStatus)).size).toBeGreaterThan(3)
  })

  test('a date field is on the calendar only if its form says so', async () => {
    const owner = await server.signIn('owner')
    const { fields } = await owner('settings/custom-fields/fetch', { moduleID: 'customer' })
    const calendarID = 1
    const configs = {
      shown: { showOnCalendar: true, calendarID },
      kept: { showOnCalendar: false, calendarID },
      unsaid: undefined,
    }
    const dates = Object.entries(configs).map(([title, config]) => ({
      ...{ type: 'date' as const, title, description: '' },
      ...(config && { config }),
    }))
    const saved = await owner('settings/custom-fields/save', { moduleID: 'customer', fields: [...fields, ...dates] })
    const { customer } = await owner('customers/fetch', { customerID: PEOPLE.nguyen.custID })
    const given = saved.fields.filter(({ title }) => title in configs).map(({ id }) => [id, '2031-05-05'])
    expect(given).toHaveLength(3)
    await owner('customers/save', { customer: { ...customer, custCustomFields: Object.fromEntries(given) } })
    const day = { dateStart: '2031-05-05', dateEnd: '2031-05-05', calendar: 'all' } as const
    const { entries } = await owner('calendar/entries/list', { search: day })
    const theirs = entries.filter(({ itemRefKey }) => itemRefKey?.startsWith(`customer/${PEOPLE.nguyen.custID}/`))
    expect(theirs.map(({ itemTitle, itemRepeat }) => [itemTitle, itemRepeat])).toEqual([['Nguyen, Thanh: shown', null]])
  })

  test('a page that holds the last entry has none after it', async () => {
    const who = await have(PRESETS.manager, FEATURES)
    const day = {
      dateStart: addDays(parseLocalDay(window.dateStart)!, 40),
      dateEnd: addDays(parseLocalDay(window.dateStart)!, 44),
    }
    const { count, entries } = await who('calendar/entries/list', { search: { ...day, calendar: 'all', perPage: 100 } })
    expect(entries).toHaveLength(count)
    const page = (perPage: number) =>
      who('calendar/entries/list', { search: { ...day, calendar: 'all', perPage } }).then((answer) => [
        answer.entries.length,
        answer.nextCursor !== null,
      ])
    expect(await page(count)).toEqual([count, false])
    expect(await page(count - 1)).toEqual([count - 1, true])
  })
})
