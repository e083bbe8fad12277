import { afterEach, beforeEach, describe, test } from 'vitest'
import { GATEWAY_ACCOUNTS } from '@xd/fixtures/testing/gateway-accounts.ts'
import { NEXT_CENTURY, payWorld, type PayWorld } from '../payments/pay-world.ts'
import { writes } from './written.ts'

const DEBIT = '4000056655665556'

describe('what refunds write where a gateway settles first', () => {
  let world: PayWorld
  let owner: PayWorld['clerk']
  beforeEach(async () => {
    world = await payWorld()
    owner = await world.signIn('owner')
  })
  afterEach(() => world.close())

  test('planned, canceled, made in the morning, and voided as a whole', async () => {
    const { clerk, convoID, storeID, connection } = world
    await owner('settings/payments/save', { account: GATEWAY_ACCOUNTS.bluedog })
    await owner('settings/payments/remote-fee/save', { settings: { storeID, remoteFeePercent: 3 } })
    const { customer } = await clerk('customers/fetch', { customerID: world.custID })
    const paid = async (clientMessageID: string) => {
      const { payment } = await clerk('payments/send', {
        convoID,
        clientMessageID,
        payment: {
          paymentAmount: 100,
          paymentMemo: clientMessageID,
          paymentMode: 'debit-only',
          paymentPurpose: 'redeem',
          paymentTicketList: clientMessageID,
          paymentValidBeforeLocalTZ: NEXT_CENTURY,
        },
        force: true,
      })
      await world.pay(payment.paymentKey, DEBIT)
      return payment.paymentKey
    }
    const [first, second] = [await paid('T1'), await paid('T2')]
    const { does, runs } = await writes(world, 'settlement', { known: { phone: customer.custPhone.slice(1) } })
    const refund = (paymentKey: string, amount: number, idempotencyKey: string) => async () => {
      const asked = { paymentKey, amount, reason: 'Too much', idempotencyKey, whenSettled: true }
      const { payment } = await owner('payments/refund', asked)
      return [payment.paymentRefundedAmount, payment.paymentRefundedFee, payment.paymentRefunds]
    }
    await does('a part is refunded once the charge has settled', refund(first, 20, 'back-1'))
    const refundID = (await world.payment(first)).paymentRefunds[0]!.refundID
    await does('that is canceled', async () => {
      const { payment } = await owner('payments/cancel-refund', { paymentKey: first, refundID })
      return payment.paymentRefunds
    })
    await does('another part', refund(first, 30, 'back-2'))
    await connection.writes
      .updateTable('payment_refunds')
      .set({ notBefore: Date.now() - 1 })
      .where('state', '=', 'pending')
      .execute()
    await world.sandbox('/gateways/close-day', {})
    await runs('the morning after', 'settle-refund')
    await does('the payment then', async () => (await world.payment(first)).paymentRefunds)
    const third = await paid('T3')
    await does('a whole charge of the same day', refund(third, 100, 'back-3'))
    await does('a whole charge of the day before', refund(second, 100, 'back-4'))
    await does('the ledger of a void', () => clerk('payments/ledger/fetch', { paymentKey: third }))
  })
})
