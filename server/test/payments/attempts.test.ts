import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CallError } from '@xd/core/client/call-client.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { eventually, payWorld, type PayWorld, refusalOf } from './pay-world.ts'

const DEBIT = '4000056655665556'
const CREDIT = '4242424242424242'
const DECLINED = '4000000000000002'
const LATE = '4000000000003220'
const UNANSWERED = '4000000000003238'
const BROKEN = '4000000000000119'

describe.each(ENGINES)('payment attempts on %s', (database) => {
  let world: PayWorld
  beforeAll(async () => void (world = await payWorld({ database })))
  afterAll(() => world.close())
  // All customers of a test run share an address.
  beforeEach(() => world.connection.writes.deleteFrom('rate_limits').execute())

  test('the same key gets the same attempt and charges once, in sequence and at once', async () => {
    const { paymentKey } = await world.request()
    const token = await world.tokenize(DEBIT)
    const attemptKey = randomUUID()
    const submit = () => world.call('pay/submit', { paymentKey, attemptKey, token })
    const answers = await Promise.all(Array.from({ length: 8 }, submit))
    answers.push(await submit())
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(answers[0]).toMatchObject({ paymentStatus: 'approved', attempt: { state: 'approved' } })
    expect(await world.transactions(paymentKey)).toHaveLength(1)
    const submits = (await world.views(paymentKey)).filter(({ impressionKind }) => impressionKind === 'submit')
    expect(submits).toHaveLength(1)
  })

  test('different keys at the same moment charge once', async () => {
    const { paymentKey } = await world.request()
    const tokens = await Promise.all(Array.from({ length: 6 }, () => world.tokenize(DEBIT)))
    const submit = (token: string) => world.call('pay/submit', { paymentKey, attemptKey: randomUUID(), token })
    const answers = await Promise.allSettled(tokens.map(submit))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const answer of answers)
      if (answer.status === 'rejected')
        expect(['payment_in_progress', 'not_payable']).toContain((answer.reason as CallError).code)
    expect(await world.transactions(paymentKey)).toHaveLength(1)
  })

  test('a declined attempt keeps its answer; a new one may be approved', async () => {
    const { paymentKey } = await world.request()
    const attemptKey = randomUUID()
    const declined = await world.pay(paymentKey, DECLINED, attemptKey)
    expect(declined).toMatchObject({ paymentStatus: 'sent', attempt: { state: 'declined' } })
    expect(await world.pay(paymentKey, DEBIT, attemptKey)).toEqual(declined)
    expect(await world.pay(paymentKey, DEBIT)).toMatchObject({ paymentStatus: 'approved' })
    expect(await world.transactions(paymentKey)).toHaveLength(1)
  })

  test('a failed attempt does not change the request’s status time; the outcome sets its own', async () => {
    const { paymentKey, paymentStatusDate } = await world.request()
    for (const card of [DECLINED, BROKEN]) {
      await world.pay(paymentKey, card)
      const failed = await world.payment(paymentKey)
      expect(failed.paymentLastDecline).not.toBeNull()
      expect(failed.paymentStatusDate).toBe(paymentStatusDate)
    }
    await world.pay(paymentKey, DEBIT)
    expect((await world.payment(paymentKey)).paymentStatusDate > paymentStatusDate).toBe(true)
  })

  test('the third decline closes the request; errors do not count', async () => {
    const { paymentKey } = await world.request()
    await world.pay(paymentKey, DECLINED)
    await world.pay(paymentKey, BROKEN)
    await world.pay(paymentKey, BROKEN)
    expect(await world.pay(paymentKey, DECLINED)).toMatchObject({ paymentStatus: 'sent' })
    const last = await world.pay(paymentKey, DECLINED)
    expect(last.paymentStatus).toBe('declined')
    expect(last.attempt.message).toContain('call the store')
    const refusal = await refusalOf(world.pay(paymentKey, DEBIT))
    expect(refusal).toMatchObject({ code: 'not_payable', body: { paymentStatus: 'declined' } })
    expect(await world.transactions(paymentKey)).toEqual([])
  })

  test('a debit-only request accepts debit, and refuses credit without charging or counting', async () => {
    const { paymentKey } = await world.request({ paymentMode: 'debit-only' })
    for (let i = 0; i < 4; i += 1) {
      const refused = await world.pay(paymentKey, CREDIT)
      expect(refused).toMatchObject({ paymentStatus: 'sent', attempt: { state: 'declined' } })
      expect(refused.attempt.message).toContain('debit card')
    }
    const asked = await world.sandbox<{ attempts: unknown[] }>('/cards/attempts', { orderRef: paymentKey })
    expect(asked.attempts).toEqual([])
    expect((await world.payment(paymentKey)).paymentLastDecline?.message).toContain('credit card')
    expect(await world.pay(paymentKey, DEBIT)).toMatchObject({ paymentStatus: 'approved' })
  })

  test('a debit-only request with a card of unknown funding is refused by the gateway', async () => {
    const { paymentKey } = await world.request({ paymentMode: 'debit-only' })
    const unknown = await world.pay(paymentKey, '4111111111111111')
    expect(unknown).toMatchObject({ paymentStatus: 'sent', attempt: { state: 'declined' } })
    expect(unknown.attempt.message).toContain('debit card')
    expect(await world.transactions(paymentKey)).toEqual([])
  })

  test('an unknown token is an error that charges nothing', async () => {
    const { paymentKey } = await world.request()
    const answer = await world.call('pay/submit', { paymentKey, attemptKey: 'one', token: 'tok_nonsense' })
    expect(answer).toMatchObject({ paymentStatus: 'sent', attempt: { state: 'error' } })
  })

  test('an expired request is not charged', async () => {
    const { paymentKey } = await world.request()
    await world.connection.writes
      .updateTable('payments')
      .set({ validBeforeLocal: '2020-01-01T12:00', validBeforeAt: Date.UTC(2020, 0, 1, 20) })
      .where('paymentKey', '=', paymentKey)
      .execute()
    expect(await refusalOf(world.pay(paymentKey, DEBIT))).toMatchObject({
      code: 'not_payable',
      body: { paymentStatus: 'expired' },
    })
    expect(await world.payment(paymentKey)).toMatchObject({ paymentStatus: 'sent', paymentExpired: true })
    expect(await world.transactions(paymentKey)).toEqual([])
  })

  test('a canceled request looks expired', async () => {
    const { paymentKey } = await world.request()
    await world.clerk('payments/cancel', { paymentKey })
    expect(await refusalOf(world.pay(paymentKey, DEBIT))).toMatchObject({
      code: 'not_payable',
      body: { paymentStatus: 'expired' },
    })
    expect((await world.call('pay/fetch', { paymentKey })).payStatus).toBe('expired')
  })

  const unknown = ['AAAAAAAAAAAAAAAAAAAAAA', 'nonsense', '', 'x'.repeat(5000), '\u0000']
  test.each(unknown)('a key that names nothing (%#) is 404', async (paymentKey) => {
    expect((await refusalOf(world.call('pay/fetch', { paymentKey }))).status).toBe(404)
    expect((await refusalOf(world.call('pay/submit', { paymentKey, attemptKey: 'one', token: 'tok' }))).status).toBe(
      404,
    )
  })

  test('a request gets at most ten attempts an hour', async () => {
    const { paymentKey } = await world.request()
    for (let i = 0; i < 10; i += 1) expect((await world.pay(paymentKey, BROKEN)).attempt.state).toBe('error')
    expect((await refusalOf(world.pay(paymentKey, DEBIT))).code).toBe('too_many')
    expect(await world.transactions(paymentKey)).toEqual([])
  })

  test('an address gets at most sixty submits a minute', async () => {
    const submit = () => refusalOf(world.call('pay/submit', { paymentKey: 'none', attemptKey: 'one', token: 'tok' }))
    for (let i = 0; i < 60; i += 1) expect((await submit()).code).toBe('not_found')
    expect((await submit()).code).toBe('too_many')
  })

  test('an attempt that never reached the gateway is given up, and charges nothing', async () => {
    const { paymentKey } = await world.request()
    const idempotencyKey = randomUUID()
    await world.leavePending(paymentKey, { idempotencyKey, age: 60_000 })
    expect((await world.call('pay/fetch', { paymentKey })).payStatus).toBe('processing')
    expect((await refusalOf(world.pay(paymentKey, DEBIT))).code).toBe('payment_in_progress')
    const held = await refusalOf(world.clerk('payments/cancel', { paymentKey }))
    expect(held).toMatchObject({ code: 'not_cancelable', body: { paymentStatus: 'sent' } })

    const { writes } = world.connection
    const older = { startedAt: Date.now() - 600_000 }
    await writes.updateTable('payment_attempts').set(older).where('idempotencyKey', '=', idempotencyKey).execute()
    expect((await world.call('pay/fetch', { paymentKey })).payStatus).toBe('payable')
    expect(await world.pay(paymentKey, DEBIT, 'left-open')).toMatchObject({ attempt: { state: 'error' } })
    expect(await world.pay(paymentKey, DEBIT)).toMatchObject({ paymentStatus: 'approved' })
    expect(await world.transactions(paymentKey)).toHaveLength(1)
  })
})

describe.each(ENGINES)('answers slower than the customer waits, on %s', (database) => {
  let world: PayWorld
  beforeAll(async () => void (world = await payWorld({ database, pace: 0.05, config: { payPatienceMs: 0 } })))
  afterAll(() => world.close())

  test.each([
    ['that comes late', LATE],
    ['that never arrives', UNANSWERED],
  ])('an approval %s is pending at first and PAID in the end, charged once', async (_, card) => {
    const { paymentKey } = await world.request()
    const attemptKey = randomUUID()
    const first = await world.pay(paymentKey, card, attemptKey)
    expect(first).toMatchObject({ paymentStatus: 'sent', attempt: { state: 'pending' } })
    expect(first.attempt.message).toContain('don’t pay again')
    const paid = await eventually(
      () => world.payment(paymentKey),
      ({ paymentStatus }) => paymentStatus !== 'sent',
    )
    expect(paid).toMatchObject({ paymentStatus: 'approved', paymentInProgress: false })
    expect(await world.pay(paymentKey, card, attemptKey)).toMatchObject({
      paymentStatus: 'approved',
      attempt: { state: 'approved' },
    })
    expect(await world.transactions(paymentKey)).toHaveLength(1)
  })
})
