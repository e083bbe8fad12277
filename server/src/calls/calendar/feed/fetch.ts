import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { findFeed } from '#queries/calendar-feeds.ts'
import { presentFeed } from '#services/calendar/feed/present-feed.ts'

export const fetch = handle(
  'calendar/feed/fetch',
  Effect.fnUntraced(function* (_, caller) {
    const { read } = yield* Database
    return { feed: presentFeed(yield* findFeed(caller)) }
  }),
)
