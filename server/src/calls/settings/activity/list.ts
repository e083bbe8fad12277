import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { activity } from '#lists/activity.ts'
import { listed } from '#lists/list.ts'

export const list = handle('settings/activity/list', ({ search }, caller) =>
  Effect.map(listed(activity, search ?? {}, caller), ({ shown, ...found }) => ({ activity: shown, ...found })),
)
