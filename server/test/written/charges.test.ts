import { afterEach, beforeEach, describe, test } from 'vitest'
import { eventually, NEXT_CENTURY, payWorld, type PayWorld, refusalOf } from '../payments/pay-world.ts'
import { writes } from './written.ts'

const DEBIT = '4000056655665556'
const CREDIT = '4242424242424242'
const CREDIT_THAT_SLIPS = '4000000000003246'
const POOR = '4000000000009995'
const MINUTE = 60_000

describe('what rare ends of charges write', () => {
  let world: PayWorld
  beforeEach(async () => {
    world = await payWorld()
  })
  afterEach(() => world.close())

  test('late, lost, refused, not wanted, and of customers who can’t be texted', async () => {
    const owner = await world.signIn('owner')
    const { clerk, custID } = world
    const db = world.connection.writes
    const { customer } = await clerk('customers/fetch', { customerID: custID })
    const asked = async (paymentMode: 'any' | 'debit-only' = 'any') =>
      (await world.request({ paymentMode, paymentValidBeforeLocalTZ: NEXT_CENTURY })).paymentKey
    const slipped = await asked('debit-only')
    const again = await asked('debit-only')
    const closed = await asked()
    const lost = await asked()
    const waits = await asked()
    const over = await asked()
    const stopped = await asked()
    const spanish = await asked()
    const { does, runs } = await writes(world, 'charges', { known: { phone: customer.custPhone.slice(1) } })
    const pay = (paymentKey: string, attemptKey: string, card: string) => async () => {
      const token = await world.tokenize(card)
      return world.call('pay/submit', { paymentKey, attemptKey, token })
    }
    const refused = (call: () => Promise<unknown>) => async () => {
      const { code, message, body } = await refusalOf(call())
      return { code, message, body }
    }
    const setCustomer = (to: object) => db.updateTable('customers').set(to).where('custID', '=', custID).execute()

    await does('a credit card is refused where only debit is taken', pay(slipped, 'slip-1', CREDIT))
    await does('one slips through', pay(slipped, 'slip-2', CREDIT_THAT_SLIPS))
    await runs('it is given back', 'settle-refund')
    await does('staff see the request', () => clerk('payments/fetch', { paymentKey: slipped }))
    await does('the customer sees it', () => world.call('pay/fetch', { paymentKey: slipped, language: 'es' }))
    await does('its ledger', () => clerk('payments/ledger/fetch', { paymentKey: slipped }))

    await pay(again, 'slip-3', CREDIT_THAT_SLIPS)()
    const [sale] = await world.transactions(again)
    await world.sandbox('/cards/close-day', {})
    await world.network(`/charges/${sale!.gatewayId}/refunds`, { amountCents: 4550, idempotencyKey: 'by hand' })
    await runs('another is given back by hand before', 'settle-refund')
    await does('the request of it', async () => (await world.payment(again)).paymentLastDecline)

    await does('a card that can’t be read', () =>
      world.call('pay/submit', { paymentKey: closed, attemptKey: 'poor-0', token: 'nobodys' }),
    )
    await does('a first decline', pay(closed, 'poor-1', POOR))
    await does('a second one', pay(closed, 'poor-2', POOR))
    await does('the third one', pay(closed, 'poor-3', POOR))
    await does('a fourth try', refused(pay(closed, 'poor-4', DEBIT)))

    await world.leavePending(lost, { idempotencyKey: 'lost', age: 4 * MINUTE - 5_000 })
    await does('nobody knows of a charge for almost four minutes', () => world.call('pay/fetch', { paymentKey: lost }))
    await does(
      'a request can’t be paid in the store meanwhile',
      refused(() => clerk('payments/mark-paid', { paymentKey: lost })),
    )
    await does(
      'nor be canceled',
      refused(() => clerk('payments/cancel', { paymentKey: lost })),
    )
    await does(
      'nor its link be sent again',
      refused(() => clerk('payments/resend', { paymentKey: lost, clientMessageID: 'again', force: true })),
    )
    await does('nor another card pay', refused(pay(lost, 'other', DEBIT)))
    await db
      .updateTable('payment_attempts')
      .set({ startedAt: Date.now() - 4 * MINUTE })
      .where('idempotencyKey', '=', 'lost')
      .execute()
    await does('then it is given up', () => world.call('pay/fetch', { paymentKey: lost }))
    const settles = (paymentKey: string, idempotencyKey: string) => async () => {
      await world.chargeAtNetwork({ orderRef: paymentKey, idempotencyKey, card: DEBIT, amountCents: 4550 })
      await world.tellAgain(idempotencyKey)
      const attempts = db.selectFrom('payment_attempts').select('attemptID')
      await eventually(
        () => attempts.where('gatewayID', 'is not', null).where('idempotencyKey', '=', idempotencyKey).execute(),
        ({ length }) => length === 1,
      )
    }
    await does('it was made after all', settles(lost, 'lost'))

    await world.leavePending(over, { idempotencyKey: 'over' })
    await db
      .updateTable('payments')
      .set({ validBeforeAt: Date.now() - MINUTE, validBeforeLocal: '2026-01-01T12:00' })
      .where('paymentKey', '=', over)
      .execute()
    await does('the page while the last card is charged', () => world.call('pay/fetch', { paymentKey: over }))
    await does('a charge comes after the time to pay', settles(over, 'over'))

    await world.leavePending(waits, { idempotencyKey: 'given-up' })
    await db
      .updateTable('payment_attempts')
      .set({ state: 'error', settledAt: Date.now() })
      .where('idempotencyKey', '=', 'given-up')
      .execute()
    await does('the owner marks one paid in the store', () => owner('payments/mark-paid', { paymentKey: waits }))
    await does('its card was charged after all', settles(waits, 'given-up'))

    await setCustomer({ custOptedOutAt: Date.now() })
    await does('a customer pays after STOP', pay(stopped, 'stopped', DEBIT))
    await does(
      'the receipt by text is refused',
      refused(() => clerk('payments/send-receipt', { paymentKey: stopped, channel: 'sms', clientMessageID: 'r-1' })),
    )
    await does('the refund of it', async () => {
      await owner('payments/refund', { paymentKey: stopped, amount: 45.5, reason: 'Asked', idempotencyKey: 'back-1' })
    })
    await setCustomer({ custOptedOutAt: null, custLanguage: 'es' })
    await does('a customer pays who is written to in Spanish', pay(spanish, 'spanish', DEBIT))
    await setCustomer({ custEmail: 'zoe@mail.test' })
    await db
      .updateTable('payments')
      .set({ statusAt: Date.parse('2026-06-01T19:05:00Z'), postingDay: '2026-06-02' })
      .where('paymentKey', '=', spanish)
      .execute()
    await does('the clerk sends its receipt by email', () =>
      clerk('payments/send-receipt', { paymentKey: spanish, channel: 'email', clientMessageID: 'r-2' }),
    )
    await does('the same again', () =>
      clerk('payments/send-receipt', { paymentKey: spanish, channel: 'sms', clientMessageID: 'r-2' }),
    )
    await does('a refund of a part in Spanish', async () => {
      await owner('payments/refund', { paymentKey: spanish, amount: 5, reason: 'Asked', idempotencyKey: 'back-2' })
    })
    await does('its page', () => world.call('pay/fetch', { paymentKey: spanish, language: 'es' }))
    let unread = ''
    await does('a request for debit cards', async () => {
      unread = await asked('debit-only')
    })
    await does('a card whose kind can’t be read isn’t charged', () =>
      world.call('pay/submit', { paymentKey: unread, attemptKey: 'unread', token: 'nobodys', language: 'es' }),
    )
    await does('the page of it', () => world.call('pay/fetch', { paymentKey: unread }))
    await db
      .updateTable('payment_attempts')
      .set({ settledAt: Date.now() - 15 * MINUTE })
      .where('attemptKey', '=', 'unread')
      .execute()
    await does('the page a quarter of an hour later', () => world.call('pay/fetch', { paymentKey: unread }))
  })
})
