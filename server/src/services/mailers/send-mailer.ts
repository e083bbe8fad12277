import { Clock, Effect } from 'effect'
import { mayJudge, reasonToPause, WATCHED } from '@xd/core/domain/mailer/auto-pause.ts'
import { nextAllowed, whereaboutsOf } from '@xd/core/domain/mailer/quiet-hours.ts'
import { AppConfig } from '#app-config.ts'
import { Database } from '#db/database.ts'
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
import { type Drawing, type OpenBuckets, openBuckets } from '#services/sending/buckets.ts'
import { CALM_MS, leave, sendHand } from '#services/sending/hand.ts'
import type { Next } from '#services/sending/run.ts'
import { composeFor } from './compose.ts'
import { contextOf, type MailerContext } from './context.ts'
import { type Member, membersOf } from './facts.ts'
import { isOn } from './may-go-out.ts'
import { pause } from './pause.ts'
import { tellProgress } from './progress.ts'
import { setStatus } from './set-status.ts'

interface Sending {
  readonly context: MailerContext
  readonly mediaIDs: readonly number[]
  readonly draw: OpenBuckets['draw']
  readonly now: number
  /** The customers who got it, on this or another row. */
  readonly sent: Set<number>
}

/** Sends one person's message, unless something rules it out now. Returns how long to wait if it can't be sent yet. */
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
  const { custID, convoID } = member
  const left = yield* leave(
    { companyID, storeID, custID, convoID },
    {
      body: composed.body,
      purpose: 'mailer',
      mediaIDs,
      ...(jobChannel === 'email' && { subject: composed.subject }),
    },
    { drawn: draw(composed.drawn), at: now },
  )
  if (!left.ok) return left
  yield* set({ state: 'sending', messageID: left.messageID, convoID: left.convoID, storeID, sentAt: now })
  sent.add(custID)
  return undefined
})

/** Why a mailer must not continue automatically. */
const trouble = Effect.fnUntraced(function* (job: MailerRow, counts: Counts) {
  if (!(yield* isOn(job.jobChannel))) return 'provider_off' as const
  // Emails rarely report an outcome, so the query waits until enough are known.
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
export const sendMailer = Effect.fnUntraced(function* (companyID: number, jobID: number) {
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
      const buckets = yield* openBuckets(drawingOf(job), now)
      return yield* sendHand(
        job,
        {
          onTheirWay,
          buckets: [buckets],
          next: (limit) => nextRecipients(jobID, { now, limit }),
          rest: rest(job, onTheirWay, now),
          decide: Effect.fnUntraced(function* (rows: readonly RecipientRow[], custIDs: readonly number[]) {
            const context = yield* contextOf(job)
            const people = yield* membersOf(context, yield* customersNow(job, custIDs), { now, config })
            const members = new Map(people.map((member) => [member.custID, member]))
            const media = (yield* mediaOfMailers(job, [jobID])).get(jobID) ?? []
            const mediaIDs = media.map(({ mediaID }) => mediaID)
            const sent = yield* sentAmong(job, custIDs)
            const sending = { context, mediaIDs, draw: buckets.draw, now, sent }
            return rows.map((row) => sendOne(row, members.get(row.custID), sending))
          }),
          dayIsFull: setStatus(job, 'paused', now, 'day_cap'),
          tell: Effect.flatMap(countsNow(job), (counted) => tellProgress(database, job, counted, now)),
        },
        now,
      )
    }),
  )
})
