import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { listed } from '#lists/list.ts'
import { tickets } from '#lists/tickets.ts'

export const list = handle('tickets/list', ({ search }, caller) =>
  Effect.map(listed(tickets, search ?? {}, caller), ({ shown, ...found }) => ({ tickets: shown, ...found })),
)
