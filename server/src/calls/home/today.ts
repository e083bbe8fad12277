import { Clock, Effect } from 'effect'
import { hasFeature } from '@xd/core/domain/access/features.ts'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { addDays } from '@xd/core/domain/time/day.ts'
import { cents } from '@xd/core/domain/money/cents.ts'
import { instantOf, localDay } from '@xd/core/domain/time/zone.ts'
import { AppConfig } from '#app-config.ts'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { timezoneOfCompany } from '#queries/companies.ts'
import { openRequests, waitingConversations } from '#queries/today.ts'
import { presentInbox } from '#services/inbox/present-inbox.ts'
import { presentPayments } from '#services/payments/present.ts'
import { countOpen } from '#services/stop-requests/count-open.ts'

const MOST = 8

export const today = handle(
  'home/today',
  Effect.fnUntraced(function* (_, caller) {
    const { read } = yield* Database
    const { publicURL } = yield* AppConfig
    const now = yield* Clock.currentTimeMillis
    const presenting = { now, publicURL }
    const companyTimezone = yield* timezoneOfCompany(caller.companyID)
    const midnight = instantOf(addDays(localDay(now, companyTimezone), 1), companyTimezone)
    return yield* read(async (db) => {
      const reads = holds(caller.permissions, 'messages')
      const waiting = reads ? await waitingConversations(db, caller, MOST) : { count: 0, convoIDs: [] }
      const requests = async (until?: number) => {
        if (!holds(caller.permissions, 'payments') || !hasFeature(caller.features, 'payments'))
          return { count: 0, amount: cents(0), payments: [] }
        const { count, amountCents, rows } = await openRequests(db, caller, {
          now,
          limit: MOST,
          ...(until !== undefined && { until }),
        })
        return { count, amount: cents(amountCents), payments: await presentPayments(db, caller, rows, presenting) }
      }
      return {
        stopRequests: reads ? await countOpen(db, caller, now) : { open: 0, overdue: 0 },
        unanswered: {
          count: waiting.count,
          conversations: await presentInbox(db, caller, waiting.convoIDs, presenting),
        },
        unpaid: await requests(),
        due: await requests(midnight),
      }
    })
  }),
)
