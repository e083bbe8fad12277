import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WireInput } from '@xd/core/contract/calls.ts'
import { expiryInstant } from '@xd/core/domain/payment/expiry.ts'
import { isPaymentKey } from '@xd/core/domain/payment/key.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { totalsByStatus } from '@xd/server/queries/payment-totals.ts'
import { eventually, NEXT_CENTURY, payWorld, type PayWorld, refusalOf } from './pay-world.ts'

describe.each(ENGINES)('payment requests on %s', (database) => {
  let world: PayWorld
  beforeAll(async () => void (world = await payWorld({ database })))
  afterAll(() => world.close())

  const asked = {
    paymentAmount: 12.34,
    paymentMemo: 'Renewal',
    paymentMode: 'any' as const,
    paymentValidBeforeLocalTZ: NEXT_CENTURY,
  }
  const send = (payment: Partial<WireInput<'payments/send'>['payment']>, clientMessageID: string = randomUUID()) =>
    world.clerk('payments/send', { convoID: world.convoID, payment: { ...asked, ...payment }, clientMessageID })

  test('a request expires at the exact instant it names, in the list and in its totals', async () => {
    const { paymentKey } = (await send({})).payment
    const { reads } = world.connection
    const { companyID, storeID, validBeforeAt } = await reads
      .selectFrom('payments')
      .select(['companyID', 'storeID', 'validBeforeAt'])
      .where('paymentKey', '=', paymentKey)
      .executeTakeFirstOrThrow()
    for (const [now, shown] of [
      [validBeforeAt - 1, 'sent'],
      [validBeforeAt, 'expired'],
    ] as const)
      for (const status of ['all', 'sent', 'expired'] as const) {
        const totals = await totalsByStatus(
          reads,
          { companyID, storeIDs: [storeID] },
          { filter: '', paymentKeys: [paymentKey], status, now },
        )
        expect([...totals].filter(([, { count }]) => count > 0).map(([name]) => name)).toEqual(
          status === 'all' || status === shown ? [shown] : [],
        )
      }
  })

  test('a request is texted with its link, and its first line in Views says that it was sent', async () => {
    const { payment, message } = await send({
      paymentTicketList: '10233 10234,10233',
      paymentReference: 'a note',
      paymentMode: 'debit-only',
      paymentRewrite: true,
    })
    expect(isPaymentKey(payment.paymentKey)).toBe(true)
    expect(payment).toMatchObject({
      paymentStatus: 'sent',
      paymentAmount: 12.34,
      paymentTicketList: '10233, 10234',
      paymentReference: 'a note',
      paymentRewrite: true,
      paymentURL: `${world.url}/p/${payment.paymentKey}`,
      messageID: message.messageID,
      customer: { custFirstName: 'Zoë' },
    })
    expect(message.messageBody).toContain(payment.paymentURL)
    expect(message.messageBody).toContain('$12.34')
    expect(message.payment?.paymentKey).toBe(payment.paymentKey)
    const [sent] = await world.views(payment.paymentKey)
    expect(sent).toMatchObject({ impressionKind: 'sent', impressionSource: 'staff', isCompanyView: true })
    const arrived = await eventually(
      () => world.sandbox<{ messages: { body: string }[] }>('/phone/messages', { phone: payment.customer.custPhone }),
      ({ messages }) => messages.some(({ body }) => body === message.messageBody),
    )
    expect(arrived.messages.filter(({ body }) => body === message.messageBody)).toHaveLength(1)
  })

  test('the same clientMessageID makes one request, even at the same moment', async () => {
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 6 }, () => send({}, key)))
    answers.push(await send({ paymentValidBeforeLocalTZ: '2001-01-01T10:00' }, key))
    expect(new Set(answers.map(({ payment }) => payment.paymentKey)).size).toBe(1)
    expect(new Set(answers.map(({ message }) => message.messageID)).size).toBe(1)
  })

  test('the default expiry is the store’s next payment cutoff', async () => {
    const { payment } = await send({ paymentValidBeforeLocalTZ: null })
    const at = expiryInstant(payment.paymentValidBeforeLocalTZ, payment.storeTimezone)
    expect(at).toBeGreaterThan(Date.now())
    expect(payment.paymentExpired).toBe(false)
  })

  test('is refused if a colleague has written since the sender looked', async () => {
    const manager = await world.signIn('manager')
    const { convoID } = world
    const say = (by: typeof manager, body: string) =>
      by('customers/conversation/messages/send', { convoID, body, clientMessageID: randomUUID() })
    const { messageID: lastSeenMessageID } = (await say(world.clerk, 'Shall I send you a link?')).message
    await say(manager, 'Please come to the store')
    const request = (more: object) =>
      world.clerk('payments/send', {
        convoID,
        payment: asked,
        clientMessageID: randomUUID(),
        lastSeenMessageID,
        ...more,
      })
    const refusal = await refusalOf(request({}))
    expect(refusal).toMatchObject({ status: 409, code: 'newer_messages', body: { count: 1 } })
    expect(refusal.message).toMatch(/^1 new message\. Marcus.*: “Please come to the store” Send anyway\?$/)
    expect((await request({ force: true })).payment.paymentStatus).toBe('sent')
  })

  test('a similar request within a day gets a hint', async () => {
    expect((await send({ paymentAmount: 777.77 })).similar).toBeUndefined()
    expect((await send({ paymentAmount: 777.77 })).similar).toContain('$777.77')
    expect((await send({ paymentAmount: 777.78 })).similar).toBeUndefined()
  })

  const hundred = Array.from({ length: 100 }, (_, i) => String(10_000 + i)).join(',')
  test.each<[string, Partial<WireInput<'payments/send'>['payment']>]>([
    ['payment.paymentAmount', { paymentAmount: 0 }],
    ['payment.paymentAmount', { paymentAmount: 100_000 }],
    ['payment.paymentAmount', { paymentAmount: 1.005 }],
    ['payment.paymentAmount', { paymentAmount: -1 }],
    ['payment.paymentMemo', { paymentMemo: '  ' }],
    ['payment.paymentTicketList', { paymentTicketList: hundred }],
    ['payment.paymentTicketList', { paymentTicketList: 'a ticket!' }],
    ['payment.paymentReference', { paymentReference: 'x'.repeat(256) }],
    ['payment.paymentValidBeforeLocalTZ', { paymentValidBeforeLocalTZ: '2020-01-01T12:00' }],
    ['payment.paymentValidBeforeLocalTZ', { paymentValidBeforeLocalTZ: '2101-02-30T12:00' }],
  ])('%s is refused by field: %j', async (field, payment) => {
    const refusal = await refusalOf(send(payment))
    expect(refusal.code).toBe('invalid_input')
    expect(Object.keys(refusal.fields)).toEqual([field])
  })

  test('too many tickets are refused with the number allowed', async () => {
    expect((await refusalOf(send({ paymentTicketList: hundred }))).fields['payment.paymentTicketList']).toContain('100')
  })

  test('only an unpaid request can be canceled or paid in the store', async () => {
    const { paymentKey } = await world.request()
    const { payment } = await world.clerk('payments/mark-paid', { paymentKey })
    expect(payment).toMatchObject({ paymentStatus: 'approved', paymentMethod: 'in-store' })
    expect(await refusalOf(world.clerk('payments/cancel', { paymentKey }))).toMatchObject({
      code: 'not_cancelable',
      status: 409,
      body: { paymentStatus: 'approved' },
    })
    expect((await refusalOf(world.clerk('payments/mark-paid', { paymentKey }))).code).toBe('not_payable')
  })

  test('note, labels and custom fields can be set', async () => {
    const { paymentKey } = await world.request()
    const { labels } = await world.clerk('labels/list', {})
    const own = labels.filter(({ labelModuleKey }) => labelModuleKey === 'payment').map(({ labelID }) => labelID)
    const other = labels.find(({ labelModuleKey }) => labelModuleKey !== 'payment')!
    await world.clerk('payments/set-reference', { paymentKey, paymentReference: 'Ask for Muñoz' })
    await world.clerk('payments/set-labels', { paymentKey, paymentLabels: [...own, ...own] })
    const paymentCustomFields = { shelf: 'B 12', weight: 3.5 }
    const { payment } = await world.clerk('payments/set-custom-fields', {
      payment: { paymentKey, paymentCustomFields },
    })
    expect(payment).toMatchObject({ paymentReference: 'Ask for Muñoz', paymentCustomFields })
    expect([...payment.paymentLabels].sort()).toEqual([...own].sort())
    // A colleague who saw none of them takes none away.
    const { payment: kept } = await world.clerk('payments/set-labels', {
      paymentKey,
      paymentLabels: [own[0]!],
      seenLabels: [],
    })
    expect([...kept.paymentLabels].sort()).toEqual([...own].sort())
    expect(
      (await refusalOf(world.clerk('payments/set-labels', { paymentKey, paymentLabels: [other.labelID] }))).status,
    ).toBe(404)
    for (const paymentReference of ['Ask for Muñoz', '', 'Ask for Muñoz'])
      await world.clerk('payments/set-reference', { paymentKey, paymentReference })
    const owner = await world.signIn('owner')
    const { activity } = await owner('settings/activity/list', { search: { action: 'payment.note' } })
    const noted = activity.filter(({ target }) => target === `payment/${paymentKey}`)
    expect(noted.map(({ words }) => words)).toEqual(['', 'Removed', ''])
    const tooLong = world.clerk('payments/set-reference', { paymentKey, paymentReference: 'x'.repeat(256) })
    expect((await refusalOf(tooLong)).code).toBe('invalid_input')
    const found = await world.clerk('payments/list', { search: { filter: 'munoz' } })
    expect(found.payments.map((one) => one.paymentKey)).toContain(paymentKey)
  })

  test('Views are shown five a page, newest first', async () => {
    const { paymentKey } = await world.request()
    for (let i = 0; i < 6; i += 1)
      await fetch(`${world.url}/p/${paymentKey}`, { headers: { 'user-agent': `Browser ${i}` } })
    const pages = await Promise.all(
      [1, 2, 3].map((page) => world.clerk('payments/impressions/fetch', { paymentKey, page })),
    )
    expect(pages.map(({ impressions }) => impressions.length)).toEqual([5, 2, 0])
    expect(pages[0]!.count).toBe(7)
    const ids = pages.flatMap(({ impressions }) => impressions.map(({ impressionID }) => impressionID))
    expect(ids).toEqual([...ids].sort((a, b) => b - a))
  })

  test('another company’s and another store’s requests do not exist', async () => {
    const { paymentKey } = await world.request()
    const support = await world.signIn('owner')
    expect((await support('payments/fetch', { paymentKey })).payment.paymentKey).toBe(paymentKey)
    const { writes } = world.connection
    const own = writes.selectFrom('stores').select('companyID').where('storeID', '=', world.storeID)
    const foreign = await writes
      .selectFrom('stores')
      .select('storeID')
      .where('companyID', '<>', own)
      .executeTakeFirstOrThrow()
    expect((await refusalOf(world.clerk('payments/list', { search: { store: foreign.storeID } }))).status).toBe(404)
    const { stores } = await world.clerk('stores/list', {})
    const { stores: all } = await support('stores/list', {})
    const hidden = all.find(({ storeID }) => !stores.some((store) => store.storeID === storeID))!
    await writes.updateTable('payments').set({ storeID: hidden.storeID }).where('paymentKey', '=', paymentKey).execute()
    for (const name of [
      'payments/fetch',
      'payments/cancel',
      'payments/mark-paid',
      'payments/impressions/fetch',
    ] as const)
      expect((await refusalOf(world.clerk(name, { paymentKey }))).status).toBe(404)
  })
})

describe.each(ENGINES)('the payments list on %s', (database) => {
  let world: PayWorld
  let keys: Record<'paid' | 'canceled' | 'expired' | 'open', string>
  beforeAll(async () => {
    world = await payWorld({ database })
    const [paid, canceled, expired, open] = [
      await world.request({ paymentAmount: 1234.56, paymentMemo: 'Layaway' }),
      await world.request({ paymentTicketList: '88771' }),
      await world.request(),
      await world.request(),
    ]
    await world.pay(paid.paymentKey, '5200828282828210')
    await world.clerk('payments/cancel', { paymentKey: canceled.paymentKey })
    await world.connection.writes
      .updateTable('payments')
      .set({ validBeforeLocal: '2020-01-01T12:00', validBeforeAt: 1, requestedAt: Date.UTC(2020, 0, 1, 12) })
      .where('paymentKey', '=', expired.paymentKey)
      .execute()
    keys = { paid: paid.paymentKey, canceled: canceled.paymentKey, expired: expired.paymentKey, open: open.paymentKey }
  })
  afterAll(() => world.close())

  const list = async (search: WireInput<'payments/list'>['search']) => {
    const own = Object.entries(keys)
    const found = (await world.clerk('payments/list', { search: { perPage: 100, ...search } })).payments.map(
      ({ paymentKey }) => paymentKey,
    )
    return own.filter(([, key]) => found.includes(key)).map(([name]) => name)
  }

  test.each([
    ['all', ['paid', 'canceled', 'expired', 'open']],
    ['sent', ['open']],
    ['approved', ['paid']],
    ['canceled', ['canceled']],
    ['declined', []],
    ['expired', ['expired']],
  ])('filters by status %s', async (status, names) =>
    expect(await list({ status, filter: 'zoe payer' })).toEqual(names),
  )

  test.each([
    ['layaway', ['paid']],
    ['$1,234.56', ['paid']],
    ['1234.56', ['paid']],
    ['8210', ['paid']],
    ['88771', ['canceled']],
    ['PAYER, zoë', ['paid', 'canceled', 'expired', 'open']],
    ['zoe layaway', ['paid']],
    ['100% _ off', []],
  ])('filters by %s', async (filter, names) => expect(await list({ filter })).toEqual(names))

  test('finds the customer’s phone, in any spelling', async () => {
    const { customer } = await world.payment(keys.open)
    const national = customer.custPhone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')
    expect(await list({ filter: national })).toEqual(['paid', 'canceled', 'expired', 'open'])
  })

  test('filters by days of the company’s calendar, both included', async () => {
    expect(await list({ dateStart: '2020-01-01', dateEnd: '2020-01-01' })).toEqual(['expired'])
    expect(await list({ dateStart: '2020-01-02', dateEnd: '9999-12-31', filter: 'zoe' })).toEqual([
      'paid',
      'canceled',
      'open',
    ])
    expect(await list({ dateStart: '1900-01-01', dateEnd: '2019-12-31' })).toEqual([])
    expect((await refusalOf(list({ dateStart: '2023-02-30' }))).fields).toHaveProperty(['search.dateStart'])
  })

  test('lists one customer’s requests only', async () => {
    const { payment } = await world.clerk('payments/fetch', { paymentKey: keys.open! })
    expect(await list({ custID: payment.custID })).toEqual(['paid', 'canceled', 'expired', 'open'])
    const { payments } = await world.clerk('payments/list', { search: { custID: payment.custID, perPage: 100 } })
    expect(payments.every(({ custID }) => custID === payment.custID)).toBe(true)
    expect(await refusalOf(list({ custID: 999_999_999 }))).toMatchObject({ code: 'not_found' })
  })

  test('pages follow one another newest first, and are stable while requests arrive', async () => {
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page: Awaited<ReturnType<typeof fetchPage>> = await fetchPage(cursor)
      seen.push(...page.payments.map(({ paymentKey }) => paymentKey))
      cursor = page.nextCursor
      if (seen.length < 4) await world.request()
    } while (cursor !== null)
    const { payments, count } = await world.clerk('payments/list', { search: { perPage: 100, filter: 'zoe payer' } })
    const before = payments.map(({ paymentKey }) => paymentKey).slice(-seen.length)
    expect(seen).toEqual(before)
    expect(count).toBe(payments.length)
    expect((await refusalOf(world.clerk('payments/list', { search: { cursor: 'nonsense' } }))).code).toBe(
      'invalid_input',
    )
  })

  const fetchPage = (cursor: string | null) =>
    world.clerk('payments/list', { search: { perPage: 2, cursor, filter: 'zoe payer' } })
})
