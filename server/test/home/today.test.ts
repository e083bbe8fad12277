import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '@xd/core/domain/time/day.ts'
import { instantOf, localDay } from '@xd/core/domain/time/zone.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'

describe.each(ENGINES)('home/today on %s', (database) => {
  let server: Booted
  beforeAll(async () => void (server = await boot({ database })))
  afterAll(() => server.close())

  test('counts what is waiting in the caller’s own stores', async () => {
    const clerk = await server.signIn('clerk')
    const { userAllowedStoreIDs } = (await clerk('auth/info', {})).user
    const { unanswered, unpaid, due } = await clerk('home/today', {})
    const waits = unanswered.conversations.map(({ convo }) => convo.convoWaitingSince)
    expect(waits).not.toContain(null)
    expect(waits).toEqual([...waits].sort())
    expect(unanswered.count).toBeGreaterThanOrEqual(unanswered.conversations.length)
    for (const { store } of unanswered.conversations) expect(userAllowedStoreIDs).toContain(store.storeID)
    const open = await clerk('payments/list', { search: { status: 'sent', perPage: 100 } })
    expect(unpaid.count).toBe(open.count)
    expect(Math.round(unpaid.amount * 100)).toBe(
      open.payments.reduce((total, { paymentAmount }) => total + Math.round(paymentAmount * 100), 0),
    )
    expect(due.count).toBeLessThanOrEqual(unpaid.count)
  })

  test('lists the newest of the unpaid requests first, and of those that expire today the next to expire', async () => {
    const owner = await server.signIn('owner')
    const { unpaid } = await owner('home/today', {})
    const requested = unpaid.payments.map(({ paymentRequestedDate }) => paymentRequestedDate)
    expect(requested.length).toBeGreaterThan(2)
    expect(requested).toEqual([...requested].sort().reverse())
    const { companyTimezone } = (await owner('auth/info', {})).company
    const now = Date.now()
    const left = instantOf(addDays(localDay(now, companyTimezone), 1), companyTimezone) - now
    const keys = [1, 2, 0].map((place) => unpaid.payments[place]!.paymentKey)
    for (const [place, key] of keys.entries())
      await server.connection.writes
        .updateTable('payments')
        .set({ validBeforeAt: now + Math.round((left * (place + 1)) / 4) })
        .where('paymentKey', '=', key)
        .execute()
    const due = (await owner('home/today', {})).due.payments.map(({ paymentKey }) => paymentKey)
    expect(due.filter((key) => keys.includes(key))).toEqual(keys)
  })

  test('a request is due today until midnight of the company’s own clock', async () => {
    const owner = await server.signIn('owner')
    const { companyTimezone } = (await owner('auth/info', {})).company
    const midnight = instantOf(addDays(localDay(Date.now(), companyTimezone), 1), companyTimezone)
    const { paymentKey } = (await owner('home/today', {})).unpaid.payments[0]!
    const isDue = async (validBeforeAt: number) => {
      await server.connection.writes
        .updateTable('payments')
        .set({ validBeforeAt })
        .where('paymentKey', '=', paymentKey)
        .execute()
      const { due } = await owner('home/today', {})
      return due.payments.some((payment) => payment.paymentKey === paymentKey)
    }
    expect([await isDue(midnight - 1), await isDue(midnight + 1)]).toEqual([true, false])
    expect(await isDue(midnight + 60 * 60 * 1000)).toBe(false)
  })

  test('leaves out requests that can no longer be paid', async () => {
    const owner = await server.signIn('owner')
    const { unpaid } = await owner('home/today', {})
    await owner('payments/cancel', { paymentKey: unpaid.payments[0]!.paymentKey })
    expect((await owner('home/today', {})).unpaid.count).toBe(unpaid.count - 1)
  })

  test('counts nothing that the caller has no permission for', async () => {
    const owner = await server.signIn('owner')
    const all = await owner('home/today', {})
    expect(all.stopRequests.open).toBeGreaterThan(0)
    const nothing = { count: 0, conversations: [] }
    const unasked = { count: 0, amount: 0, payments: [] }
    const withOnly = async (permissions: readonly string[]) => {
      await server.connection.writes
        .updateTable('users')
        .set({ userPermissions: JSON.stringify(permissions) })
        .where('userID', '=', USER.manager)
        .execute()
      const manager = await server.signIn('manager')
      return manager('home/today', {})
    }
    const reader = await withOnly(['messages'])
    expect(reader).toMatchObject({ unpaid: unasked, due: unasked })
    expect(reader.stopRequests.open).toBeGreaterThan(0)
    const cashier = await withOnly(['payments'])
    expect(cashier).toMatchObject({ unanswered: nothing, stopRequests: { open: 0, overdue: 0 } })
    expect(cashier.unpaid.count).toBeGreaterThan(0)
  })
})
