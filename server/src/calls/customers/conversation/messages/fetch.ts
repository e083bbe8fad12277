import { Clock, Effect } from 'effect'
import { AppConfig } from '#app-config.ts'
import { handle } from '#calls/handler.ts'
import { missing } from '#failure.ts'
import { scheduledIn } from '#queries/message-schedules.ts'
import { findDeletedBefore } from '#queries/conversations.ts'
import { messagesBefore } from '#queries/messages.ts'
import { presentMessages } from '#services/inbox/present-messages.ts'

const PER_PAGE = 50

export const fetch = handle(
  'customers/conversation/messages/fetch',
  Effect.fnUntraced(function* ({ convoID, beforeID, perPage }, caller) {
    // A page may begin before any number, but an impossible ID names no message.
    if (beforeID === 0) return yield* missing('message')
    const { publicURL } = yield* AppConfig
    const now = yield* Clock.currentTimeMillis
    const size = perPage ?? PER_PAGE
    const rows = yield* messagesBefore(caller, { convoID, beforeID: beforeID ?? undefined, limit: size + 1 })
    const page = rows.slice(0, size).reverse()
    const waiting = typeof beforeID === 'number' ? [] : yield* scheduledIn(caller, convoID)
    const messages = yield* presentMessages(caller, [...page, ...waiting], { now, publicURL })
    const hasMore = rows.length > size
    const deletedBefore = hasMore ? null : yield* findDeletedBefore(caller, convoID)
    return {
      messages: messages.slice(0, page.length),
      hasMore,
      scheduled: messages.slice(page.length),
      deletedBefore,
    }
  }),
)
