import { expect, test } from 'vitest'
import type { PaymentData } from '#data/payments.ts'
import { runHook } from '../data/hook.ts'
import { aPage, refusal, UNREACHABLE } from '../data/page.ts'

const CALL = 'payments/send-receipt'

test.each([
  [
    'lost: trying again sends the same one',
    () => {
      throw UNREACHABLE
    },
    1,
  ],
  ['that the server broke off: the same', () => refusal(500, 'internal'), 1],
  ['that was refused: the next is another one', () => refusal(409, 'opted_out'), 2],
] as const)('a receipt %s', async (_, answer, attempts) => {
  const page = aPage()
  page.answers[CALL] = answer
  const { useSendReceipt } = await import('#features/payments/use-send-receipt.ts')
  const customer = { custFirstName: 'Ana', custLastName: 'Prueba', custPhone: '+15125550198' }
  const hook = await runHook(() => useSendReceipt({ paymentKey: 'k', customer } as PaymentData))
  for (const times of [1, 2]) {
    hook.now()('sms')
    await expect.poll(() => page.inputs(CALL)).toHaveLength(times)
    await new Promise(setImmediate)
    hook.again()
  }
  expect(new Set(page.inputs(CALL).map(({ clientMessageID }) => clientMessageID)).size).toBe(attempts)
})
