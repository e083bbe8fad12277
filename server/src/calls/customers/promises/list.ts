import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { listed } from '#lists/list.ts'
import { promises } from '#lists/promises.ts'

export const list = handle('customers/promises/list', ({ search }, caller) =>
  Effect.map(listed(promises, search ?? {}, caller), ({ shown, ...found }) => ({ promises: shown, ...found })),
)
