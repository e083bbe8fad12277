import { expect, test } from 'vitest'
import type { PaymentData } from '#data/payments.ts'
import { runHook } from '../data/hook.ts'
import { aPage, refusal, UNREACHABLE } from '../data/page.ts'

const customer = { custFirstName: 'Ana', custLastName: 'Prueba', custPhone: '+15125550198' }
const payment = { paymentKey: 'k', customer, storeTimezone: 'America/Los_Angeles' } as PaymentData

/** The two ways to write to a customer about a payment again. */
const WAYS = {
  'payments/send-receipt': async () => {
    const { useSendReceipt } = await import('#features/payments/use-send-receipt.ts')
    return () => {
      const { sendReceipt } = useSendReceipt(payment)
      return () => sendReceipt('sms')
    }
  },
  'payments/resend': async () => {
    const { useResend } = await import('#features/payments/use-resend.tsx')
    return () => useResend(payment).resend
  },
}

const lost = () => {
  throw UNREACHABLE
}
const OUTCOMES = [
  ['lost: trying again sends the same one', lost, 1],
  ['that the server broke off: the same', () => refusal(500, 'internal'), 1],
  ['that was refused: the next is another one', () => refusal(409, 'opted_out'), 2],
] as const
const CASES = Object.entries(WAYS).flatMap(([call, way]) => OUTCOMES.map((outcome) => [call, ...outcome, way] as const))

test.each(CASES)(
  '%s %s, even if everything was closed or reloaded in between',
  async (call, _, answer, attempts, way) => {
    const page = aPage()
    page.answers[call] = answer
    for (const times of [1, 2, 3]) {
      if (times === 3) page.fresh()
      const { ownLocal } = await import('#data/local.ts')
      ownLocal(1, 3)
      const hook = await runHook(await way())
      hook.now()()
      await expect.poll(() => page.inputs(call)).toHaveLength(times)
      await new Promise(setImmediate)
      hook.stop()
    }
    const keys = page.inputs(call).map(({ clientMessageID }) => clientMessageID)
    expect(new Set(keys).size).toBe(attempts === 1 ? 1 : 3)
  },
)

test('a receipt by text and one by email are two attempts', async () => {
  const page = aPage()
  page.answers['payments/send-receipt'] = lost
  const { ownLocal } = await import('#data/local.ts')
  ownLocal(1, 3)
  const { useSendReceipt } = await import('#features/payments/use-send-receipt.ts')
  const { now } = await runHook(() => useSendReceipt(payment))
  for (const channel of ['sms', 'email'] as const) now().sendReceipt(channel)
  await expect.poll(() => page.inputs('payments/send-receipt')).toHaveLength(2)
  const [text, email] = page.inputs('payments/send-receipt')
  expect([text!['channel'], email!['channel']]).toEqual(['sms', 'email'])
  expect(text!['clientMessageID']).not.toBe(email!['clientMessageID'])
})
