import { Clock, Effect } from 'effect'
import { AppConfig } from '#app-config.ts'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { fail } from '#failure.ts'
import { deleteFeed, findFeed, saveFeed } from '#queries/calendar-feeds.ts'
import { audit } from '#services/audit.ts'
import { presentFeed } from '#services/calendar/feed/present-feed.ts'
import { hashToken, newToken } from '#services/session.ts'
import { ownUser } from '#services/users/own-user.ts'

export const update = handle(
  'calendar/feed/update',
  Effect.fnUntraced(function* ({ feed: { initials, renew, deleteFeed: deletes } }, caller) {
    const { write } = yield* Database
    const { publicURL } = yield* AppConfig
    // A feed outlives the visit, and its reader has no place in the company.
    if (caller.session?.visit) return yield* fail('not_allowed', { sentence: 'A support visit has no calendar feed.' })
    const at = yield* Clock.currentTimeMillis
    const { companyID, userID } = caller
    const target = `user/${userID}`
    return yield* write(
      Effect.gen(function* () {
        const { userNickname: user } = yield* ownUser(caller)
        const before = yield* findFeed(caller)
        if (deletes === true) {
          if (before === undefined) return { feed: null }
          yield* deleteFeed(caller)
          yield* audit(caller, { action: 'calendar-feed-delete', target, detail: { user } })
          return { feed: null }
        }
        const token = before === undefined || renew === true ? newToken() : undefined
        const shortened = initials ?? before?.initials === 1
        const feed = {
          companyID,
          userID,
          initials: shortened ? (1 as const) : (0 as const),
          ...(token === undefined
            ? { tokenHash: before!.tokenHash, createdAt: before!.createdAt, readAt: before!.readAt }
            : { tokenHash: hashToken(token), createdAt: at, readAt: null }),
        }
        yield* saveFeed(feed)
        const address = token === undefined ? {} : { address: before === undefined ? 'made' : 'renewed' }
        const detail = { user, ...address, initials: shortened }
        yield* audit(caller, { action: 'calendar-feed-save', target, detail })
        return { feed: presentFeed(feed), ...(token !== undefined && { url: `${publicURL}/ical/${token}.ics` }) }
      }),
    )
  }),
)
