import { Clock, Effect } from 'effect'
import { mayJudge, reasonToPause, WATCHED } from '@xd/core/domain/mailer/auto-pause.ts'
import { nextAllowed, whereaboutsOf } from '@xd/core/domain/mailer/quiet-hours.ts'
import { AppConfig } from '#app-config.ts'
import { Database } from '#db/database.ts'
import { within } from '#db/query.ts'
import { holdCustomers } from '#queries/customers.ts'
import { customersNow } from '#queries/mailer-audience.ts'
import { mediaOfMailers } from '#queries/mailer-parts.ts'
import {
  latestOutcomes,
  nextHeldUntil,
  nextRecipients,
  type RecipientRow,
  sentAmong,
  updateRecipient,
} from '#queries/mailer-recipients.ts'
import { countsOfMailers, lockMailer, type MailerRow } from '#queries/mailers.ts'
import { silentConversation } from '#services/messaging/silent-conversation.ts'
import { queueMessage } from '#services/messaging/queue-message.ts'
import { type Drawing, type OpenBuckets, openBuckets } from '#services/messaging/buckets.ts'
import { composeFor } from './compose.ts'
import { contextOf, type MailerContext } from './context.ts'
import { type Member, membersOf } from './facts.ts'
import { isOn } from './may-go-out.ts'
import { pause } from './pause.ts'
import { tellProgress } from './progress.ts'
import { setStatus } from './set-status.ts'

/** How many are decided in one transaction. */
const HAND = 50
/** How many may be on their way to the carrier, so that they never fill the queue. */
const ON_THEIR_WAY = 150
const SOON_MS = 100
const CALM_MS = 1_000

/** When to continue; `over` when there is nothing left to do now, or sending is not allowed. */
export type Next = { readonly inMs: number } | { readonly at: number } | 'over'

interface Sending {
  readonly context: MailerContext
  readonly mediaIDs: readonly number[]
  readonly draw: OpenBuckets['draw']
  readonly now: number
  /** The customers who got it, on this or another row. */
  readonly sent: Set<number>
}

/** Sends one person's message, unless something rules it out now. Returns how long to wait if it can't go yet. */
const sendOne = Effect.fnUntraced(function* (
  { recipientID }: RecipientRow,
  member: Member | undefined,
  { context, mediaIDs, draw, now, sent }: Sending,
) {
  const { companyID, jobChannel } = context.job
  const set = (change: Parameters<typeof updateRecipient>[2]) =>
    updateRecipient(recipientID, { heldUntil: null, stateAt: now, ...change })
  if (member === undefined) return yield* Effect.as(set({ state: 'excluded', reason: 'erased' }), undefined)
  const composed = composeFor(context, member, now, mediaIDs.length > 0)
  const reason = sent.has(member.custID) ? 'duplicate' : (member.excluded ?? composed.excluded)
  if (reason !== null) return yield* Effect.as(set({ state: 'excluded', reason }), undefined)
  const { store, customer } = member
  const { storeID, storeTimezone } = store!
  const allowedAt = jobChannel === 'sms' ? nextAllowed(whereaboutsOf(customer, storeTimezone), now) : now
  if (allowedAt === null) return yield* Effect.as(set({ state: 'excluded', reason: 'never_open' }), undefined)
  if (allowedAt > now) return yield* Effect.as(set({ state: 'held', heldUntil: allowedAt }), undefined)
  const drawn = draw(composed.drawn)
  if (!drawn.ok) return drawn
  const { custID } = member
  const convoID = member.convoID ?? (yield* silentConversation({ companyID, storeID, custID }, now))
  const message = yield* queueMessage(
    { companyID, storeIDs: [storeID] },
    { convoID, storeID, custID },
    {
      body: composed.body,
      at: now,
      sentByID: null,
      purpose: 'mailer',
      mediaIDs,
      ...(jobChannel === 'email' && { subject: composed.subject }),
    },
  )
  yield* set({ state: 'sending', messageID: message.messageID, convoID, storeID, sentAt: now })
  sent.add(custID)
  return undefined
})

/** Why a mailer must not continue automatically. */
const trouble = Effect.fnUntraced(function* (job: MailerRow, counts: Counts) {
  if (!(yield* isOn(job.jobChannel))) return 'provider_off' as const
  // Of emails, hardly any outcome gets known: none is looked for among all that were sent.
  if (!mayJudge(counts)) return undefined
  const since = job.watchedFrom ?? 0
  return reasonToPause(yield* latestOutcomes(job.jobID, { since, limit: WATCHED }))
})

type Counts = Effect.Success<ReturnType<typeof countsNow>>

const countsNow = (job: MailerRow) =>
  Effect.map(countsOfMailers(job, [job.jobID]), (counts) => counts.get(job.jobID) ?? {})

/** When nobody is left to decide on: held people wait for the morning, and messages in flight for their outcome. */
const rest = Effect.fnUntraced(function* (job: MailerRow, onTheirWay: number, now: number) {
  if (onTheirWay > 0) return { inMs: CALM_MS } satisfies Next as Next
  const heldUntil = yield* nextHeldUntil(job.jobID)
  if (heldUntil !== undefined) return { at: heldUntil } satisfies Next as Next
  yield* setStatus(job, 'finished', now)
  return 'over' satisfies Next as Next
})

const drawingOf = ({ companyID, jobChannel, jobID, jobRate }: MailerRow): Drawing => ({
  companyID,
  channel: jobChannel,
  ...(jobRate !== null && { own: { key: `mailer/${jobID}`, rate: jobRate } }),
})

/** Sends a mailer's next handful, in one transaction; each person is checked again. */
export const sendHand = Effect.fnUntraced(function* (companyID: number, jobID: number) {
  const database = yield* Database
  const config = yield* AppConfig
  const now = yield* Clock.currentTimeMillis
  return yield* database.write(
    Effect.gen(function* () {
      const job = yield* lockMailer({ companyID }, jobID)
      if (job?.jobStatus !== 'sending') return 'over' as const
      const counts = yield* countsNow(job)
      const reason = yield* trouble(job, counts)
      if (reason !== undefined) {
        yield* pause(job, reason, now)
        return 'over' as const
      }
      const onTheirWay = counts.sending ?? 0
      if (onTheirWay >= ON_THEIR_WAY) return { inMs: SOON_MS }
      const buckets = yield* openBuckets(drawingOf(job), now)
      // No more than the limits allow now; at least one, which says how long to wait.
      const limit = Math.min(HAND, ON_THEIR_WAY - onTheirWay, Math.max(1, buckets.ready))
      const next = () => nextRecipients(jobID, { now, limit })
      const custIDs = (yield* next()).map(({ custID }) => custID)
      if (custIDs.length === 0) return yield* rest(job, onTheirWay, now)
      yield* holdCustomers(job, custIDs)
      // Read again: until now, any of them could be merged or erased. Those that belong to another customer since wait for
      // the next handful.
      const rows = (yield* next()).filter(({ custID }) => custIDs.includes(custID))

      const { context, members, mediaIDs, sent } = yield* Effect.gen(function* () {
        const ready = yield* contextOf(job)
        const people = yield* membersOf(ready, yield* customersNow(job, custIDs), { now, config })
        const media = (yield* mediaOfMailers(job, [jobID])).get(jobID) ?? []
        return {
          sent: yield* sentAmong(job, custIDs),
          context: ready,
          members: new Map(people.map((member) => [member.custID, member])),
          mediaIDs: media.map(({ mediaID }) => mediaID),
        }
      })
      let wait: Next = { inMs: 0 }
      for (const row of rows) {
        const refused = yield* sendOne(row, members.get(row.custID), {
          context,
          mediaIDs,
          draw: buckets.draw,
          now,
          sent,
        })
        if (refused === undefined) continue
        wait = refused.day ? { at: now + refused.waitMs } : { inMs: refused.waitMs }
        // Messages already queued are within the day's limit.
        if (refused.day) yield* setStatus(job, 'paused', now, 'day_cap')
        break
      }
      yield* within(() => buckets.close())
      yield* tellProgress(database, job, yield* countsNow(job), now)
      return wait
    }),
  )
})
