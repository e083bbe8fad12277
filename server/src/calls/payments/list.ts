import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { listed } from '#lists/list.ts'
import { payments } from '#lists/payments.ts'

export const list = handle('payments/list', ({ search }, caller) =>
  Effect.map(listed(payments, search ?? {}, caller), ({ shown, ...found }) => ({ payments: shown, ...found })),
)
