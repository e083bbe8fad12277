import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { callList as list } from '#lists/call-list.ts'
import { listed } from '#lists/list.ts'

export const callList = handle('notices/call-list', ({ search }, caller) =>
  Effect.map(listed(list, search ?? {}, caller), ({ shown, ...found }) => ({ notices: shown, ...found })),
)
