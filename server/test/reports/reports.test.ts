import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, asLocalDay } from '@xd/core/domain/time/day.ts'
import { instantOf, localDateTime } from '@xd/core/domain/time/zone.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { eventually, payWorld, type PayWorld, refusalOf } from '../payments/pay-world.ts'
import { paymentRow } from '../rows.ts'

type Who = PayWorld['clerk']
type Range = { start: string; end: string }
type Listed = Awaited<ReturnType<PayWorld['request']>>

const FIRST_DAY = asLocalDay('2026-02-20')
const DAYS = 40
const STORES = [1, 2, 3]
const MADE = 300
const HALF_HOUR = 1_800_000

const inCents = (dollars: number) => Math.round(dollars * 100)
const shareOf = (
  payments: readonly Listed[],
  amount: (payment: Listed) => number = ({ paymentAmount }) => paymentAmount,
) => ({
  count: payments.length,
  amount: payments.reduce((sum, payment) => sum + inCents(amount(payment)), 0) / 100,
})

describe.each(ENGINES)('payment figures, on %s', (database) => {
  let server: PayWorld
  let owner: Who
  beforeAll(async () => {
    server = await payWorld({ database })
    owner = await server.signIn('owner')
    const { writes } = server.connection
    const { custID, convoID } = server
    // Half an hour apart over the change of the clocks, so that many are near some store's midnight.
    const start = Date.parse(`${FIRST_DAY}T00:00:00Z`)
    const rows = Array.from({ length: MADE }, (_, i) => {
      const requestedAt = start + ((i * 7919) % (DAYS * 48)) * HALF_HOUR
      const paymentStatus = (['approved', 'sent', 'canceled', 'declined', 'approved'] as const)[i % 5]!
      const card = paymentStatus === 'approved' && i % 2 === 0
      return paymentRow({
        companyID: 2,
        storeID: STORES[i % 3]!,
        custID,
        convoID,
        paymentKey: `report-test-${String(i).padStart(10, '0')}`,
        paymentStatus,
        amountCents: 1 + ((i * 104_729) % 99_999),
        requestedAt,
        statusAt: requestedAt + i * 60_000,
        sentByID: i % 4 === 0 ? null : i % 4,
        paymentMethod: paymentStatus === 'approved' ? (card ? 'card' : 'in-store') : null,
        cardType: card ? (['visa', 'mastercard', 'amex'] as const)[i % 3]! : null,
        validBeforeAt: i % 2 === 0 ? 0 : 9_999_999_999_999,
        validBeforeLocal: i % 2 === 0 ? '2024-01-02T17:45' : '2101-01-02T17:45',
      })
    })
    await writes.insertInto('payments').values(rows).execute()
  })
  afterAll(() => server.close())

  const listed = async (who: Who, { start, end }: Range, search: object = {}) => {
    const payments: Listed[] = []
    let cursor: string | null = null
    do {
      const page: Awaited<ReturnType<typeof read>> = await read(who, {
        ...search,
        dateStart: start,
        dateEnd: end,
        perPage: 100,
        cursor,
      })
      payments.push(...page.payments)
      cursor = page.nextCursor
    } while (cursor !== null)
    return payments
  }
  const read = (who: Who, search: object) => who('payments/list', { search })

  const anyRange = fc.tuple(fc.nat(DAYS), fc.nat(DAYS)).map(([from, length]) => {
    const start = addDays(FIRST_DAY, from - 2)
    return { start, end: addDays(start, length) }
  })

  test('match the list to the cent, for any days, role and store', async () => {
    await server.connection.writes
      .updateTable('users')
      .set({ userPermissions: '["payments","reports"]' })
      .where('userUsername', '=', 'clerk@goldenpledge.test')
      .execute()
    await fc.assert(
      fc.asyncProperty(
        anyRange,
        fc.constantFrom('all' as const, 1, 2),
        fc.boolean(),
        async (dateRange, store, byClerk) => {
          const who = byClerk ? server.clerk : owner
          const payments = await listed(who, dateRange, { store })
          const { stats } = await who('reports/payment-stats', { dateRange, store })
          const paid = payments.filter(({ paymentStatus }) => paymentStatus === 'approved')
          expect(stats.totals.requested).toEqual(shareOf(payments))
          expect(stats.totals.paid).toEqual(shareOf(paid))
          expect(stats.totals.card).toEqual(shareOf(paid.filter(({ paymentMethod }) => paymentMethod === 'card')))
          expect(stats.totals.inStore).toEqual(
            shareOf(paid.filter(({ paymentMethod }) => paymentMethod === 'in-store')),
          )
          expect(stats.totals.refunded.amount).toBe(
            shareOf(payments, ({ paymentRefundedAmount }) => paymentRefundedAmount).amount,
          )
          for (const { storeID, requested } of stats.stores)
            expect(requested).toEqual(shareOf(payments.filter((one) => one.storeID === storeID)))
          for (const { userID, paid: theirs } of stats.tellers)
            expect(theirs).toEqual(shareOf(paid.filter((one) => one.messageSentByID === userID)))
          const cards = paid.filter(({ paymentMethod }) => paymentMethod === 'card')
          const named = (brand: string) => cards.filter(({ cardType }) => cardType === brand)
          expect(stats.brands).toEqual(stats.brands.map(({ cardType }) => ({ cardType, ...shareOf(named(cardType)) })))
          expect(stats.brands.reduce((count, brand) => count + brand.count, 0)).toBe(cards.length)
          const hourOf = ({ paymentRequestedDate, storeTimezone }: Listed) =>
            Number(localDateTime(Date.parse(paymentRequestedDate), storeTimezone).slice(11, 13))
          expect(stats.hours.reduce((count, { requested }) => count + requested.count, 0)).toBe(payments.length)
          for (const { hour, requested } of stats.hours)
            expect(requested).toEqual(shareOf(payments.filter((one) => hourOf(one) === hour)))
          const { totals } = await who('payments/totals', {
            search: { store, dateStart: dateRange.start, dateEnd: dateRange.end },
          })
          const { refunded, onlineFees, all, ...statuses } = totals
          expect([all, refunded, onlineFees, statuses]).toEqual([
            stats.totals.requested,
            stats.totals.refunded.amount,
            stats.totals.onlineFees,
            stats.statuses,
          ])
          const tellers = (await who('reports/teller-stats', { dateRange, store })).stats
          expect(tellers.totals).toMatchObject(stats.totals)
          expect(
            tellers.tellers
              .filter(({ requested }) => requested.count > 0)
              .map(({ messagesSent: _, overrides: __, ...teller }) => teller),
          ).toEqual(stats.tellers)
        },
      ),
      { numRuns: 25 },
    )
  })

  test.each([
    {},
    { status: 'expired' },
    { status: 'sent' },
    { status: 'approved' },
    { filter: 'payer' },
    { filter: 'payer zo', store: 1 },
    { filter: 'pa' },
  ])('totals for %o equal the sum of the rows', async (search) => {
    const rows = await listed(owner, { start: '2000-01-01', end: '2100-01-01' }, search)
    const { totals } = await owner('payments/totals', { search })
    expect(totals.all).toEqual(shareOf(rows))
    expect(totals.expired).toEqual(shareOf(rows.filter((row) => row.paymentExpired)))
    expect(totals.sent).toEqual(shareOf(rows.filter((row) => row.paymentStatus === 'sent' && !row.paymentExpired)))
  })

  test('count refunds', async () => {
    const { paymentKey } = await server.request({ paymentAmount: 30.03 })
    await server.pay(paymentKey, '4242424242424242')
    await eventually(
      () => server.payment(paymentKey),
      ({ paymentStatus }) => paymentStatus === 'approved',
    )
    const before = (await owner('payments/totals', { search: {} })).totals.refunded
    await owner('payments/refund', {
      paymentKey,
      amount: 10.02,
      reason: 'Paid too much',
      idempotencyKey: 'report-refund',
    })
    await eventually(
      () => server.payment(paymentKey),
      ({ paymentRefundedAmount }) => paymentRefundedAmount === 10.02,
    )
    const { totals } = await owner('payments/totals', { search: {} })
    expect(inCents(totals.refunded) - inCents(before)).toBe(10_02)
  })

  test('compare days still running with earlier ones as they stood at this time of day', async () => {
    const dateRange = { start: '2025-03-03', end: '2025-03-04' }
    const { stores } = await owner('stores/list', {})
    const { storeID, storeTimezone } = stores[0]!
    // The first day is whole at any time of day.
    const evening = instantOf('2025-03-03T23:59', storeTimezone)
    const later =
      instantOf(`2025-03-04T${localDateTime(Date.now(), storeTimezone).slice(11)}`, storeTimezone) + 4 * HALF_HOUR
    const paid = (n: number, requestedAt: number, statusAt: number) =>
      paymentRow({
        companyID: 2,
        storeID,
        custID: server.custID,
        convoID: server.convoID,
        paymentKey: `as-it-stood-${n}-0000000000`,
        paymentStatus: 'approved',
        paymentMethod: 'in-store',
        amountCents: n * 100,
        requestedAt,
        statusAt,
      })
    await server.connection.writes
      .insertInto('payments')
      .values([paid(1, evening, evening), paid(2, evening, later), paid(4, later, later)])
      .execute()
    const { totals } = (await owner('reports/payment-stats', { dateRange, store: storeID, untilThisTime: true })).stats
    expect(totals.requested).toEqual({ count: 2, amount: 3 })
    expect(totals.paid).toEqual({ count: 1, amount: 1 })
  })

  test('count the messages that staff wrote', async () => {
    const today = asLocalDay(new Date().toISOString().slice(0, 10))
    const dateRange = { start: addDays(today, -1), end: addDays(today, 1) }
    const { user } = await owner('auth/info', {})
    const written = async () => {
      const { totals, tellers } = (await owner('reports/teller-stats', { dateRange })).stats
      return [totals.messagesSent, tellers.find(({ userID }) => userID === user.userID)?.messagesSent ?? 0] as const
    }
    const [all, own] = await written()
    await owner('customers/conversation/messages/send', {
      convoID: server.convoID,
      body: 'Hello',
      clientMessageID: 'report-hello',
    })
    expect(await written()).toEqual([all + 1, own + 1])
    // One that waits for its time has not been sent, though it has a row on that day.
    await owner('customers/conversation/messages/send', {
      convoID: server.convoID,
      body: 'Later',
      clientMessageID: 'report-later',
      sendAt: new Date(Date.now() + 3_600_000).toISOString(),
    })
    expect(await written()).toEqual([all + 1, own + 1])
  })

  test.each([
    { start: '1900-01-01', end: '9999-12-31' },
    { start: '0001-01-01', end: '9999-12-31' },
    { start: '1900-01-01', end: '2026-03-01' },
  ])('over %o, every request is included, with the days between the first and the last', async (dateRange) => {
    const payments = await listed(owner, dateRange)
    const { stats } = await owner('reports/payment-stats', { dateRange })
    expect(stats.totals.requested).toEqual(shareOf(payments))
    expect(stats.days.reduce((count, { requested }) => count + requested.count, 0)).toBe(payments.length)
    const days = payments.map((one) => localDateTime(Date.parse(one.paymentRequestedDate), one.storeTimezone)).sort()
    expect(stats.days[0]!.day).toBe(days[0]!.slice(0, 10))
    expect(stats.days.at(-1)!.day).toBe(days.at(-1)!.slice(0, 10))
    expect((await owner('reports/teller-stats', { dateRange })).stats.totals).toMatchObject(stats.totals)
  })

  test('for a store without requests are zero on at most one day, over all days and over the latest ones', async () => {
    const { writes } = server.connection
    const { userID, companyID } = await writes
      .selectFrom('users')
      .select(['userID', 'companyID'])
      .where('userUsername', '=', 'owner@silveranchor.test')
      .executeTakeFirstOrThrow()
    const store = await writes
      .selectFrom('stores')
      .selectAll()
      .where('companyID', '=', companyID)
      .limit(1)
      .executeTakeFirstOrThrow()
    const named = { storeID: 900, storeKey: 'new', storeAbbr: 'NEW', storeSMSNumber: '' }
    await writes
      .insertInto('stores')
      .values({ ...store, ...named })
      .execute()
    await writes.insertInto('user_stores').values({ companyID, userID, storeID: 900 }).execute()
    const stranger = await server.signIn('owner@silveranchor.test')
    for (const dateRange of [
      { start: '1900-01-01', end: '9999-12-31' },
      { start: '9999-12-31', end: '9999-12-31' },
    ]) {
      const { stats } = await stranger('reports/payment-stats', { dateRange, store: 900 })
      expect(stats.totals.requested.count).toBe(0)
      expect(stats.days.length).toBeLessThanOrEqual(1)
    }
  })

  test.each([
    [{ start: '2026-02-30', end: '2026-03-01' }, 'dateRange.start'],
    [{ start: '2026-03-02', end: '2026-03-01' }, 'dateRange.end'],
  ])('%o is refused by field', async (dateRange, field) => {
    const refusal = await refusalOf(owner('reports/payment-stats', { dateRange }))
    expect(refusal).toMatchObject({ status: 400, fields: { [field]: expect.any(String) as string } })
  })

  test('need the permission, and cover only the user’s own stores', async () => {
    const dateRange = { start: '2026-03-01', end: '2026-03-02' }
    const { writes } = server.connection
    await writes
      .updateTable('users')
      .set({ userPermissions: '["payments"]' })
      .where('userUsername', '=', 'clerk@goldenpledge.test')
      .execute()
    expect(await refusalOf(server.clerk('reports/payment-stats', { dateRange }))).toMatchObject({
      status: 403,
      code: 'not_allowed',
    })
    await writes
      .updateTable('users')
      .set({ userPermissions: '["reports"]' })
      .where('userUsername', '=', 'clerk@goldenpledge.test')
      .execute()
    expect(await refusalOf(server.clerk('reports/teller-stats', { dateRange, store: 3 }))).toMatchObject({
      status: 404,
    })
    const stranger = await server.signIn('owner@silveranchor.test')
    expect((await stranger('reports/payment-stats', { dateRange })).stats.totals.requested.count).toBe(0)
  })
})
