import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { listed } from '#lists/list.ts'
import { stopRequests } from '#lists/stop-requests.ts'
import { countOpen } from '#services/stop-requests/count-open.ts'

export const list = handle(
  'customers/stop-requests/list',
  Effect.fnUntraced(function* ({ search }, caller) {
    const now = yield* Clock.currentTimeMillis
    const { shown, ...found } = yield* listed(stopRequests, search ?? {}, caller)
    return { stopRequests: shown, ...(yield* countOpen(caller, now)), ...found }
  }),
)
