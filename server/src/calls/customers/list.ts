import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { customers } from '#lists/customers.ts'
import { listed } from '#lists/list.ts'

export const list = handle('customers/list', ({ search }, caller) =>
  Effect.map(listed(customers, search ?? {}, caller), ({ shown, ...found }) => ({ customers: shown, ...found })),
)
