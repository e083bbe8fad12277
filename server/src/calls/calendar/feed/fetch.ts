import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { findFeed } from '#queries/calendar-feeds.ts'
import { presentFeed } from '#services/calendar/feed/present-feed.ts'

export const fetch = handle(
  'calendar/feed/fetch',
  Effect.fnUntraced(function* (_, caller) {
    return { feed: presentFeed(yield* findFeed(caller)) }
  }),
)
