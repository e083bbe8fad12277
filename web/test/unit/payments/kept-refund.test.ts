import { beforeEach, describe, expect, test } from 'vitest'
import type { PaymentData } from '#data/payments.ts'
import { runHook } from '../data/hook.ts'
import { aPage } from '../data/page.ts'

let page: ReturnType<typeof aPage>
beforeEach(() => (page = aPage()))

type Refunds = PaymentData['paymentRefunds']

const refund = {
  refundID: 3,
  amount: 20,
  fee: 0,
  reason: 'Paid twice',
  state: 'approved',
  dueDate: null,
} as Refunds[number]

/** The dialog of a payment of $90, just opened. */
const opened = async (paymentRefunds: Refunds = []) => {
  const { ownLocal } = await import('#data/local.ts')
  ownLocal(1, 3)
  const { useRefundDraft } = await import('#features/payments/use-refund-draft.ts')
  const payment = {
    paymentKey: 'k',
    paymentStatus: 'approved',
    paymentMethod: 'card',
    paymentAmount: 90,
    paymentFee: 0,
  }
  return runHook(() => useRefundDraft({ ...payment, paymentRefunds } as PaymentData))
}

/** A refund of $20 was requested there, and the user left the dialog without an answer. */
const triedAndLeft = async (before: Refunds = []) => {
  const dialog = await opened(before)
  dialog.now().change({ amount: '20', reason: refund.reason })
  dialog.again()
  dialog.now().try()
  const { draft } = dialog.now()
  dialog.stop()
  return draft
}

describe('a requested refund', () => {
  test('is the same one when the dialog reopens, even after a reload, until its outcome is known', async () => {
    const draft = await triedAndLeft()
    const again = await opened()
    expect(again.now()).toMatchObject({ draft, tried: draft })
    again.stop()
    page.fresh()
    const reloaded = await opened()
    expect(reloaded.now()).toMatchObject({ draft, tried: draft })
    reloaded.now().known()
    reloaded.stop()
    expect((await opened()).now()).toMatchObject({ draft: { amount: '90.00', reason: '' }, tried: undefined })
  })

  test('ends once it is among the payment’s refunds, without being confused with an earlier similar one', async () => {
    const draft = await triedAndLeft([refund])
    expect((await opened([refund])).now()).toMatchObject({ draft, tried: draft })
    const made = await opened([refund, { ...refund, refundID: 4 }])
    expect(made.now()).toMatchObject({ draft: { amount: '50.00', reason: '' }, tried: undefined })
  })

  test('is another one with another amount or reason', async () => {
    const { idempotencyKey } = await triedAndLeft()
    const again = await opened()
    again.now().change({ amount: '30' })
    again.again()
    expect(again.now().draft.idempotencyKey).not.toBe(idempotencyKey)
  })
})
