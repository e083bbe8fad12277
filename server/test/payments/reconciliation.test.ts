import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { eventually, payWorld, type PayWorld, refusalOf } from './pay-world.ts'

const DEBIT = '4000056655665556'
const HOUR_MS = 3_600_000
const AMOUNT = 4550

type Exceptions = WireOutput<'payments/reconciliation/list'>['exceptions']

describe.each(ENGINES)('the ledger against the card network’s record on %s', (database) => {
  let world: PayWorld
  let owner: PayWorld['clerk']
  let from: number
  beforeAll(async () => {
    from = Date.now()
    world = await payWorld({ database })
    owner = await world.signIn('owner')
  })
  afterAll(() => world.close())

  /** Runs the night's job over everything in this test. */
  const reconcile = async (to = Date.now() + HOUR_MS) => {
    const { writes } = world.connection
    const uniqueKey = `reconcile/${randomUUID()}`
    const payload = JSON.stringify({ span: { from, to } })
    await writes
      .insertInto('jobs')
      .values({ companyID: 0, kind: 'reconcile', uniqueKey, payload, runAt: Date.now() })
      .execute()
    const job = () => writes.selectFrom('jobs').select('jobID').where('uniqueKey', '=', uniqueKey).executeTakeFirst()
    await eventually(job, (left) => left === undefined)
  }
  const list = async (status = 'open'): Promise<Exceptions> =>
    (await owner('payments/reconciliation/list', { search: { status } })).exceptions
  const paid = async () => {
    const { paymentKey } = await world.request()
    await world.pay(paymentKey, DEBIT)
    const [sale] = await world.transactions(paymentKey)
    return { paymentKey, gatewayId: sale!.gatewayId }
  }
  const refund = (paymentKey: string, amount: number) =>
    owner('payments/refund', { paymentKey, amount, reason: 'Asked for', idempotencyKey: randomUUID() })
  /** Books by hand an entry that no gateway has made. */
  const book = async (paymentKey: string, kind: 'charge' | 'refund' | 'void', amountCents: number) => {
    const { writes } = world.connection
    const attempts = writes.selectFrom('payment_attempts as a').innerJoin('payments as p', 'p.paymentID', 'a.paymentID')
    const place = await attempts
      .select(['a.attemptID', 'a.companyID', 'a.paymentID', 'p.storeID', 'a.gateway', 'a.gatewayID'])
      .where('p.paymentKey', '=', paymentKey)
      .executeTakeFirstOrThrow()
    const gatewayID = kind === 'void' ? place.gatewayID! : `invented-${randomUUID()}`
    const entry = {
      ...place,
      gatewayID,
      kind,
      amountCents,
      refundID: null,
      entryKey: randomUUID(),
      at: Date.now(),
      postingDay: '2026-11-21',
    }
    await writes.insertInto('payment_ledger').values(entry).execute()
  }
  const kindsOf = (exceptions: Exceptions, paymentKey: string | null) =>
    exceptions
      .filter((exception) => exception.paymentKey === paymentKey)
      .map(({ kind, amountHere, amountThere }) => [kind, amountHere, amountThere])

  test('finds nothing if both agree', async () => {
    const { paymentKey } = await paid()
    await refund(paymentKey, 5)
    await reconcile()
    expect(await list()).toEqual([])
  })

  test('finds nothing that came after its period', async () => {
    const charge = { orderRef: `unknown-${randomUUID()}`, idempotencyKey: randomUUID(), card: DEBIT, amountCents: 888 }
    const end = Date.now()
    const { gatewayId } = await world.chargeAtNetwork(charge)
    await reconcile(end)
    expect(await list()).toEqual([])
    await reconcile()
    expect((await list()).map(({ amountThere }) => amountThere)).toEqual([8.88])
    await world.network(`/charges/${gatewayId}/void`, {})
    await world.connection.writes.deleteFrom('payment_exceptions').where('gatewayID', '=', gatewayId).execute()
  })

  test('a charge for another company on the same account is that company’s difference only', async () => {
    const { reads } = world.connection
    const { companyID } = await reads
      .selectFrom('users')
      .select('companyID')
      .where('userUsername', '=', 'owner@silveranchor.test')
      .executeTakeFirstOrThrow()
    const { paymentKey } = await reads
      .selectFrom('payments')
      .select('paymentKey')
      .where('companyID', '=', companyID)
      .executeTakeFirstOrThrow()
    const { gatewayId } = await world.chargeAtNetwork({
      orderRef: paymentKey,
      idempotencyKey: randomUUID(),
      card: DEBIT,
      amountCents: AMOUNT,
    })
    await reconcile()
    const told = await reads
      .selectFrom('payment_exceptions')
      .select(['companyID', 'kind'])
      .where('gatewayID', '=', gatewayId)
      .execute()
    expect(told).toEqual([{ companyID, kind: 'charge-only-there' }])
  })

  test('finds every kind of difference, and the same ones the next night', async () => {
    const [missingHere, foreign] = [await world.request(), `unknown-${randomUUID()}`]
    await world.chargeAtNetwork({
      orderRef: missingHere.paymentKey,
      idempotencyKey: randomUUID(),
      card: DEBIT,
      amountCents: AMOUNT,
    })
    await world.chargeAtNetwork({ orderRef: foreign, idempotencyKey: randomUUID(), card: DEBIT, amountCents: 777 })

    const [onlyHere, refundedThere, voidedThere] = [await paid(), await paid(), await paid()]
    await book(onlyHere.paymentKey, 'charge', 1200)
    await book(onlyHere.paymentKey, 'refund', -300)
    await book(onlyHere.paymentKey, 'void', -AMOUNT)
    await world.network(`/charges/${refundedThere.gatewayId}/refunds`, {
      amountCents: 150,
      idempotencyKey: randomUUID(),
    })
    await world.network(`/charges/${voidedThere.gatewayId}/void`, {})

    // The network charged a different amount under the attempt's key.
    const wrong = await world.request()
    const idempotencyKey = randomUUID()
    await world.chargeAtNetwork({ orderRef: wrong.paymentKey, idempotencyKey, card: DEBIT, amountCents: 4551 })
    await world.leavePending(wrong.paymentKey, { idempotencyKey })
    await world.call('pay/fetch', { paymentKey: wrong.paymentKey })

    const unknown = await world.request()
    await world.leavePending(unknown.paymentKey, { age: 2 * HOUR_MS })
    // The network has no record of this request.
    await book(unknown.paymentKey, 'charge', 900)
    // Nobody can settle it before the night: its gateway is turned off.
    const { writes } = world.connection
    const offline = { gateway: 'switched-off' }
    await writes
      .updateTable('payment_attempts')
      .set(offline)
      .where('attemptKey', '=', 'left-open')
      .where('state', '=', 'pending')
      .execute()
    const unsettled = await paid()
    await unsettledRefund(world, unsettled.paymentKey, { state: 'pending', automatic: 0, amountCents: 100 })
    await unsettledRefund(world, unsettled.paymentKey, { state: 'declined', automatic: 1, amountCents: AMOUNT })

    await reconcile()
    const found = await list()
    expect(kindsOf(found, missingHere.paymentKey)).toEqual([['charge-only-there', null, 45.5]])
    expect(kindsOf(found, null)).toEqual([['charge-only-there', null, 7.77]])
    expect(kindsOf(found, onlyHere.paymentKey).sort()).toEqual([
      ['charge-only-here', 12, null],
      ['refund-only-here', 3, null],
      ['void-only-here', 45.5, null],
    ])
    expect(kindsOf(found, refundedThere.paymentKey)).toEqual([['refund-only-there', null, 1.5]])
    expect(kindsOf(found, voidedThere.paymentKey)).toEqual([['void-only-there', null, 45.5]])
    expect(kindsOf(found, wrong.paymentKey)).toEqual([['amount-differs', 45.5, 45.51]])
    expect(kindsOf(found, unknown.paymentKey).sort()).toEqual([
      ['charge-only-here', 9, null],
      ['charge-unknown', 45.5, null],
    ])
    expect(kindsOf(found, unsettled.paymentKey).sort()).toEqual([
      ['refund-failed', 45.5, null],
      ['refund-unknown', 1, null],
    ])
    expect(found).toHaveLength(12)

    await reconcile()
    expect(await list()).toEqual(found)
  })

  test('is resolved by hand with a note, for good, and the log names the user', async () => {
    const [first] = await list()
    const { exceptionID } = first!
    expect((await refusalOf(world.clerk('payments/reconciliation/resolve', { exceptionID, note: 'x' }))).code).toBe(
      'not_allowed',
    )
    expect((await refusalOf(owner('payments/reconciliation/resolve', { exceptionID, note: ' ' }))).code).toBe(
      'invalid_input',
    )
    expect((await refusalOf(owner('payments/reconciliation/resolve', { exceptionID: 999_999, note: 'x' }))).code).toBe(
      'not_found',
    )
    const { exception } = await owner('payments/reconciliation/resolve', {
      exceptionID,
      note: 'Booked by hand at the register',
    })
    expect(exception).toMatchObject({ note: 'Booked by hand at the register' })
    await reconcile()
    expect((await list()).map((open) => open.exceptionID)).not.toContain(exceptionID)
    expect((await list('resolved')).map((closed) => closed.exceptionID)).toContain(exceptionID)
    const audit = world.connection.reads
      .selectFrom('audit')
      .selectAll()
      .where('target', '=', `exception/${exceptionID}`)
    const { actorUserID } = await audit.executeTakeFirstOrThrow()
    expect(actorUserID).toBe(exception.resolvedByID)
  })

  test('closes automatically once the difference is gone', async () => {
    const { writes } = world.connection
    const [open] = (await list()).filter(({ kind }) => kind === 'charge-unknown')
    await writes
      .updateTable('payment_attempts')
      .set({ state: 'error', settledAt: Date.now() })
      .where('gateway', '=', 'switched-off')
      .execute()
    await reconcile()
    const [closed] = (await list('resolved')).filter(({ exceptionID }) => exceptionID === open!.exceptionID)
    expect(closed).toMatchObject({ note: 'No longer differs.', resolvedByID: null })
    await writes
      .updateTable('payment_attempts')
      .set({ state: 'pending', settledAt: null })
      .where('gateway', '=', 'switched-off')
      .execute()
    await reconcile()
    const back = (await list()).find(({ exceptionID }) => exceptionID === open!.exceptionID)
    expect(back).toEqual({ ...open, foundDate: back!.foundDate })
    expect(back!.foundDate >= open!.foundDate).toBe(true)
  })
})

/** A refund from hours ago that failed. */
const unsettledRefund = async (
  world: PayWorld,
  paymentKey: string,
  refund: { state: 'pending' | 'declined'; automatic: 0 | 1; amountCents: number },
) => {
  const { writes } = world.connection
  const { attemptID, companyID, paymentID } = await writes
    .selectFrom('payment_attempts as a')
    .innerJoin('payments as p', 'p.paymentID', 'a.paymentID')
    .select(['a.attemptID', 'a.companyID', 'a.paymentID'])
    .where('p.paymentKey', '=', paymentKey)
    .executeTakeFirstOrThrow()
  const startedAt = Date.now() - 2 * HOUR_MS
  const row = { attemptID, companyID, paymentID, ...refund, startedAt, askedAt: startedAt }
  const keys = { idempotencyKey: randomUUID(), gatewayKey: randomUUID() }
  await writes
    .insertInto('payment_refunds')
    .values({ ...row, ...keys, gateway: 'switched-off', how: 'refund', reason: 'A test' })
    .execute()
}
