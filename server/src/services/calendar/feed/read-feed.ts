import { Clock, Effect } from 'effect'
import { hasFeature } from '@xd/core/domain/access/features.ts'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { shownCalendars } from '@xd/core/domain/calendar/shown.ts'
import { customerInitials } from '@xd/core/domain/customer/initials.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { AppConfig } from '#app-config.ts'
import { Database } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { missing } from '#failure.ts'
import { listCategories } from '#queries/calendar-categories.ts'
import { calendarChoices } from '#queries/calendar-choices.ts'
import { feedOfToken, setFeedRead } from '#queries/calendar-feeds.ts'
import { rightsOf } from '#queries/rights.ts'
import { candidatesIn } from '#services/calendar/entry-sources.ts'
import { presentEntries } from '#services/calendar/present-entries.ts'
import { hashToken } from '#services/session.ts'
import { chooseForFeed } from './choose-for-feed.ts'
import { writeICal } from './write-ical.ts'

const scope = systemScope('calendar-feed')
/** How precisely a feed's reading is recorded: programs ask often. */
const READ_NOTED_MS = 3600 * 1000

/** The calendar behind a feed's secret, as its user may see it right now. */
export const readFeed = Effect.fnUntraced(function* (token: string) {
  const { read, write } = yield* Database
  const { publicURL } = yield* AppConfig
  const now = yield* Clock.currentTimeMillis
  const tokenHash = hashToken(token)
  const feed = yield* feedOfToken(scope, tokenHash)
  if (feed === undefined) return yield* missing('feed')
  const rights = (yield* rightsOf(scope, [feed.userID])).get(feed.userID)
  const features = JSON.parse(feed.features) as string[]
  if (rights === undefined || !hasFeature(features, 'gcal') || !holds(rights.permissions, 'calendar'))
    return yield* missing('feed')

  const viewer = { ...rights, companyID: feed.companyID, userID: feed.userID, features }
  const today = localDay(now, feed.companyTimezone)
  const { calendars, entries } = yield* read(async (db) => {
    const categories = await listCategories(db, viewer, '')
    const catIDs = categories.map(({ catID }) => catID)
    const shown = new Set(shownCalendars(catIDs, await calendarChoices(db, viewer)))
    const chosen = await chooseForFeed((window) => candidatesIn(db, viewer, window, shown), today)
    return {
      calendars: new Map(categories.map(({ catID, catTitle }) => [catID, catTitle])),
      entries: await presentEntries(db, viewer, chosen, feed.initials === 1 ? customerInitials : undefined),
    }
  })
  if (now - (feed.readAt ?? 0) > READ_NOTED_MS) yield* write(setFeedRead(scope, tokenHash, now))
  return writeICal(entries, { name: feed.companyName, timezone: feed.companyTimezone, calendars, publicURL, today })
})
