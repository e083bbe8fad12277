import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paidSpans } from '@xd/core/domain/report/paid-so-far.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { payWorld, refusalOf, type PayWorld } from '../payments/pay-world.ts'
import { paymentRow } from '../rows.ts'

const MINUTE = 60_000

describe.each(ENGINES)('home/paid on %s', (database) => {
  let server: PayWorld
  beforeAll(async () => void (server = await payWorld({ database })))
  afterAll(() => server.close())

  test('adds up what was paid today and this week beside the same time a week ago, by store', async () => {
    const owner = await server.signIn('owner')
    // Long ago, so that only the payments below count.
    await server.connection.writes.updateTable('payments').set({ statusAt: 0 }).execute()
    const { stores } = await owner('stores/list', {})
    const { storeID, storeTimezone } = stores[0]!
    const { today, week } = paidSpans(Date.now(), storeTimezone)
    let made = 0
    const paidAt = (statusAt: number, amountCents: number, paymentStatus: 'approved' | 'sent' = 'approved') =>
      paymentRow({
        companyID: 2,
        storeID,
        custID: server.custID,
        convoID: server.convoID,
        paymentKey: `paid-so-far-${String((made += 1)).padStart(8, '0')}`,
        paymentStatus,
        amountCents,
        requestedAt: 0,
        statusAt,
      })
    await server.connection.writes
      .insertInto('payments')
      .values([
        paidAt(today.now.from, 1_00),
        paidAt(today.now.from, 2_00, 'sent'),
        paidAt(today.then.from, 4_00),
        // Within the hour after: last week's day is cut at this time of day.
        paidAt(today.then.to + 59 * MINUTE, 8_00),
        paidAt(week.now.from - 1, 16_00),
        paidAt(week.then.from, 32_00),
        paidAt(week.then.from - 1, 64_00),
      ])
      .execute()
    const { totals, stores: byStore } = await owner('home/paid', {})
    const ofStore = byStore.find((one) => one.storeID === storeID)!
    for (const { storeID: other, week: nothing } of byStore)
      if (other !== storeID) expect(nothing).toEqual({ now: { count: 0, amount: 0 }, then: { count: 0, amount: 0 } })
    // On a Sunday the week is today, and what was paid just before it falls in last week after this time of day.
    const isSunday = week.now.from === today.now.from
    for (const { today: day, week: days } of [totals, ofStore]) {
      expect(day.now).toEqual({ count: 1, amount: 1 })
      expect(day.then).toEqual(isSunday ? { count: 2, amount: 36 } : { count: 1, amount: 4 })
      expect(days.now).toEqual({ count: 1, amount: 1 })
      expect(days.then).toEqual({ count: 2, amount: 36 })
    }
  })

  test('is for those who may read reports', async () => {
    expect(await refusalOf(server.clerk('home/paid', {}))).toMatchObject({ code: 'not_allowed' })
  })
})
