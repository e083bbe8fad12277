import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { listed } from '#lists/list.ts'
import { supportVisits } from '#lists/support-visits.ts'

export const list = handle('settings/activity/visits/list', ({ search }, caller) =>
  Effect.map(listed(supportVisits, search ?? {}, caller), ({ shown, ...found }) => ({ visits: shown, ...found })),
)
