import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { leads } from '#lists/leads.ts'
import { listed } from '#lists/list.ts'

export const list = handle('leads/list', ({ search }, caller) =>
  Effect.map(listed(leads, search ?? {}, caller), ({ shown, ...found }) => ({ leads: shown, ...found })),
)
