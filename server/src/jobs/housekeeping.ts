import { Cause, Clock, Effect } from 'effect'
import { PASSING } from '@xd/core/domain/retention/kinds.table.ts'
import { HOUR_MS } from '@xd/core/domain/time/spans.ts'
import type { TxDb } from '#db/connect.ts'
import { Database } from '#db/database.ts'
import { within } from '#db/query.ts'
import { systemScope } from '#db/scope.ts'
import { deleteUploadsBefore } from '#queries/erase-chats.ts'
import { deleteOldestEvents } from '#queries/events.ts'
import { deleteInboxChangesBefore } from '#queries/inbox-changes.ts'
import { deleteChallengesBefore } from '#queries/factor-challenges.ts'
import { deleteGivenUpBefore } from '#queries/jobs.ts'
import { deleteCodesBefore } from '#queries/self-codes.ts'
import { deleteMadeBefore } from '#queries/made-once.ts'
import { deletePageActivityBefore } from '#queries/page-activity.ts'
import { deleteComingBefore } from '#queries/notice-batches.ts'
import { deleteCountsBefore } from '#queries/rate-limits.ts'
import { deleteSessionsBefore } from '#queries/sessions.ts'
import { deleteDevicesBefore } from '#queries/user-devices.ts'
import { deleteLinksBefore } from '#queries/user-links.ts'
import { Troubles } from '#troubles.ts'
import { lapseUnanswered } from '#services/approvals/lapse.ts'
import { IDLE_MS } from '#services/session.ts'

/** Each deletion of old rows runs by itself, so that one that fails doesn't stop the others. */
const DELETIONS: Readonly<Record<string, (db: TxDb, now: number) => Promise<unknown>>> = {
  sessions: (db, now) => deleteSessionsBefore(db, systemScope('sign-in'), { now, idleSince: now - IDLE_MS }),
  links: (db, now) => deleteLinksBefore(db, systemScope('sign-in'), now),
  challenges: (db, now) => deleteChallengesBefore(db, systemScope('sign-in'), now),
  devices: (db, now) => deleteDevicesBefore(db, systemScope('sign-in'), now - PASSING.devices),
  'rate limits': (db, now) => deleteCountsBefore(db, systemScope('sign-in'), now - PASSING.rateLimits),
  'page activity': (db, now) => deletePageActivityBefore(db, systemScope('job'), now - PASSING.pageActivity),
  'unfinished batches': (db, now) => deleteComingBefore(db, systemScope('job'), now - PASSING.unfinishedBatches),
  'client keys': (db, now) => deleteMadeBefore(db, systemScope('job'), now - PASSING.clientKeys),
  'jobs that gave up': (db, now) => deleteGivenUpBefore(db, systemScope('job'), now - PASSING.jobsThatGaveUp),
  'phone codes': (db, now) => deleteCodesBefore(db, systemScope('self-service'), now - PASSING.phoneCodes),
  uploads: (db, now) => deleteUploadsBefore(db, systemScope('bubble'), now - PASSING.uploads),
  'inbox changes': (db, now) => deleteInboxChangesBefore(db, systemScope('job'), now - PASSING.inboxChanges),
}

/** The log of events grows most: an hour of it at a time, since the server may have been away for weeks. */
const deleteEvents = Effect.fnUntraced(function* (now: number) {
  const { write } = yield* Database
  while (yield* write(deleteOldestEvents(systemScope('live'), now - PASSING.events)));
})

/** At startup and once an hour: deletes outdated rows, and updates the planner's statistics. */
export const housekeeping = Effect.gen(function* () {
  const { write, refreshStatistics } = yield* Database
  const now = yield* Clock.currentTimeMillis
  const troubles = yield* Troubles
  const reported = <E>(what: string, work: Effect.Effect<unknown, E, Database>) =>
    Effect.matchCause(work, {
      onSuccess: () => troubles.works(`housekeeping ${what}`),
      onFailure: (cause) => troubles.failed(`housekeeping ${what}`, Cause.pretty(cause)),
    })
  yield* reported('events', deleteEvents(now))
  for (const [what, work] of Object.entries(DELETIONS)) yield* reported(what, write(within((db) => work(db, now))))
  yield* reported('approvals', lapseUnanswered(now))
  yield* reported('statistics', refreshStatistics)
}).pipe(Effect.andThen(Effect.sleep(HOUR_MS)), Effect.forever)
