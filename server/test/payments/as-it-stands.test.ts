import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { LIKE_REQUEST_WITHIN_MS } from '@xd/core/domain/payment/like-request.ts'
import { MINUTE_MS } from '@xd/core/domain/time/spans.ts'
import { GATEWAY_ACCOUNTS } from '@xd/fixtures/testing/gateway-accounts.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { eventually, payWorld, type PayWorld, refusalOf } from './pay-world.ts'

const DEBIT = '4000056655665556'
const DECLINED = '4000000000000002'
const LONG_AGO = { validBeforeAt: Date.parse('2020-01-01T20:00:00Z'), validBeforeLocal: '2020-01-01T12:00' }

describe.each(ENGINES)('a request, as it stands at the moment, on %s', (database) => {
  let world: PayWorld
  let owner: PayWorld['clerk']
  beforeAll(async () => {
    world = await payWorld({ database })
    owner = await world.signIn('owner')
  })
  afterAll(() => world.close())
  beforeEach(() => world.connection.writes.deleteFrom('rate_limits').execute())

  const change = (paymentKey: string, row: object) =>
    world.connection.writes.updateTable('payments').set(row).where('paymentKey', '=', paymentKey).execute()
  const attemptsOf = (paymentKey: string) =>
    world.connection.writes
      .selectFrom('payment_attempts as a')
      .innerJoin('payments as p', 'p.paymentID', 'a.paymentID')
      .select('a.attemptID')
      .where('p.paymentKey', '=', paymentKey)
      .execute()

  test('needs no new link while its card is being charged, though its time is over', async () => {
    const { paymentKey } = await world.request()
    await change(paymentKey, LONG_AGO)
    await world.leavePending(paymentKey)
    const asks = () => world.call('pay/ask-for-link', { paymentKey })
    expect(await refusalOf(asks())).toMatchObject({ status: 409, code: 'link_not_needed' })
    const ids = (await attemptsOf(paymentKey)).map(({ attemptID }) => attemptID)
    await world.connection.writes.deleteFrom('payment_attempts').where('attemptID', 'in', ids).execute()
    expect(await asks()).toMatchObject({ linkAsked: true })
  })

  test('says that a card was declined for a quarter of an hour', async () => {
    const { paymentKey } = await world.request()
    await world.pay(paymentKey, DECLINED)
    const [last] = await attemptsOf(paymentKey)
    const told = async (ago: number) => {
      await world.connection.writes
        .updateTable('payment_attempts')
        .set({ settledAt: Date.now() - ago })
        .where('attemptID', '=', last!.attemptID)
        .execute()
      return (await world.call('pay/fetch', { paymentKey })).attempt?.state
    }
    expect(await told(14 * MINUTE_MS)).toBe('declined')
    expect(await told(15 * MINUTE_MS)).toBeUndefined()
  })

  test('is said to be like another one only if that was requested lately', async () => {
    const asks = async () => {
      const payment = { paymentAmount: 71.35, paymentMemo: 'Twice?', paymentMode: 'any' } as const
      const { convoID } = world
      return world.clerk('payments/send', { convoID, payment, clientMessageID: randomUUID(), force: true })
    }
    const { paymentKey } = (await asks()).payment
    const ago = (ms: number) => change(paymentKey, { requestedAt: Date.now() - ms })
    await ago(LIKE_REQUEST_WITHIN_MS - MINUTE_MS)
    const second = await asks()
    expect(second.similar).toMatch(/^\$71\.35 was already requested from this customer: /)
    await ago(LIKE_REQUEST_WITHIN_MS + MINUTE_MS)
    await world.clerk('payments/cancel', { paymentKey: second.payment.paymentKey })
    await change(second.payment.paymentKey, { requestedAt: Date.now() - LIKE_REQUEST_WITHIN_MS - MINUTE_MS })
    expect((await asks()).similar).toBeUndefined()
  })

  test('has a reminder ahead only as long as it can be paid', async () => {
    const { storeID } = world
    const settings = { storeID, reminderOn: true, reminderHours: 3 }
    await owner('settings/reminders/save', { settings })
    const { paymentKey } = await world.request()
    await owner('settings/reminders/save', { settings: { ...settings, reminderOn: false } })
    expect((await world.payment(paymentKey)).paymentRemindDate).toEqual(expect.any(String))
    await change(paymentKey, LONG_AGO)
    expect((await world.payment(paymentKey)).paymentRemindDate).toBeNull()
  })

  test('links from its receipt to the store’s page, unless that is off or the store is gone', async () => {
    const { storeID } = world
    const { settings } = await owner('settings/self-service/save', { settings: { storeID, selfEnabled: true } })
    const { paymentKey } = await world.request()
    await world.pay(paymentKey, DEBIT)
    const path = new URL(settings.selfURL).pathname
    const isLinked = async () =>
      (await (await fetch(`${world.url}/p/${paymentKey}/receipt`)).text()).includes(`href="${path}`)
    const store = (row: object) =>
      world.connection.writes.updateTable('stores').set(row).where('storeID', '=', storeID).execute()
    expect(await isLinked()).toBe(true)
    for (const [gone, back] of [
      [{ storeDeleted: 1 }, { storeDeleted: 0 }],
      [{ storeEnabled: 0 }, { storeEnabled: 1 }],
    ]) {
      await store(gone!)
      expect([gone, await isLinked()]).toEqual([gone, false])
      await store(back!)
    }
    await owner('settings/self-service/save', { settings: { storeID, selfEnabled: false } })
    expect(await isLinked()).toBe(false)
  })

  test('is viewed again once its status has changed, by the same browser in the same minute', async () => {
    const { paymentKey } = await world.request()
    const open = () => fetch(`${world.url}/p/${paymentKey}`)
    await open()
    await open()
    await world.pay(paymentKey, DEBIT)
    await open()
    const views = (await world.views(paymentKey)).filter(({ impressionKind }) => impressionKind === 'view')
    expect(views.map(({ paymentStatus }) => paymentStatus)).toEqual(['approved', 'sent'])
  })

  test('keeps no card number that someone typed into it', async () => {
    const typed = 'Card 4000 0566 5566 5556'
    const { paymentKey } = await world.request({ paymentMemo: typed, paymentReference: typed })
    const masked = (text: string) => expect(text).toMatch(/^Card .*$/)
    const { paymentMemo, paymentReference } = await world.payment(paymentKey)
    for (const text of [paymentMemo, paymentReference]) {
      masked(text)
      expect(text).not.toContain('0566')
    }
    const { payment } = await world.clerk('payments/set-reference', { paymentKey, paymentReference: `${typed} again` })
    expect(payment.paymentReference).not.toContain('0566')
    expect(JSON.stringify(await world.connection.reads.selectFrom('payments').selectAll().execute())).not.toMatch(
      /4000 ?0566/,
    )
  })

  test('with an automatic refund tells the customer nothing', async () => {
    const { paymentKey } = await world.request()
    const idempotencyKey = randomUUID()
    await world.chargeAtNetwork({ orderRef: paymentKey, idempotencyKey, card: DEBIT, amountCents: 4550 })
    await world.leavePending(paymentKey, { idempotencyKey })
    await change(paymentKey, { paymentStatus: 'canceled' })
    await world.tellAgain(idempotencyKey)
    const { paymentID } = await world.connection.reads
      .selectFrom('payments')
      .select('paymentID')
      .where('paymentKey', '=', paymentKey)
      .executeTakeFirstOrThrow()
    const back = world.connection.reads.selectFrom('payment_refunds').selectAll().where('paymentID', '=', paymentID)
    const [refund] = await eventually(
      () => back.execute(),
      (refunds) => refunds[0]?.state === 'approved',
    )
    expect(refund).toMatchObject({ automatic: 1, how: 'void', byUserID: null })
    const { messages } = await world.clerk('customers/conversation/messages/fetch', { convoID: world.convoID })
    const about = messages.filter(({ messageBody }) => messageBody.includes(paymentKey))
    expect(about.map(({ messageBody }) => messageBody.includes('refund'))).toEqual([false])
    expect(await world.payment(paymentKey)).toMatchObject({
      paymentStatus: 'canceled',
      paymentRefunds: [],
      paymentRefundedAmount: 0,
    })
  })

  test('went through an account that is in use, or was', async () => {
    const { paymentKey } = await world.request()
    await world.pay(paymentKey, DEBIT)
    const accounts = async () => {
      const compared = (await owner('payments/reconciliation/run', {})).accounts
      return compared.map(({ gateway, inUse }) => [gateway.replace(/-\d+$/, ''), inUse])
    }
    expect(await accounts()).toEqual([['simulator', true]])
    await owner('settings/payments/save', { account: GATEWAY_ACCOUNTS.bluedog })
    expect(await accounts()).toEqual([
      ['bluedog', true],
      ['simulator', false],
    ])
    await owner('settings/payments/save', { account: null })
    expect(await accounts()).toContainEqual(['simulator', true])
  })
})
