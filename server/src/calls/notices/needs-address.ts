import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { listed } from '#lists/list.ts'
import { needsAddress as list } from '#lists/needs-address.ts'

export const needsAddress = handle('notices/needs-address', ({ search }, caller) =>
  Effect.map(listed(list, search ?? {}, caller), ({ shown, ...found }) => ({ notices: shown, ...found })),
)
