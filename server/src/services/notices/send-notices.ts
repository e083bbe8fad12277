import { Clock, Effect } from 'effect'
import { noticePurpose } from '@xd/core/domain/notice/lawful.ts'
import { batchStatusOf } from '@xd/core/domain/notice/batch.ts'
import { nextAllowed } from '@xd/core/domain/mailer/quiet-hours.ts'
import { fillTokens } from '@xd/core/domain/message/template.ts'
import { PROVING_TEXTS } from '@xd/core/domain/notice/proving-text.ts'
import { messageSegments } from '@xd/core/domain/message/segments.ts'
import { addDays } from '@xd/core/domain/time/day.ts'
import { instantOf, localDay } from '@xd/core/domain/time/zone.ts'
import { AppConfig } from '#app-config.ts'
import { Database } from '#db/database.ts'
import { askChoice } from '#queries/electronic-choices.ts'
import { type BatchRow, lockBatch } from '#queries/notice-batches.ts'
import { noticedOn } from '#queries/notice-facts.ts'
import {
  findNextNotices,
  lockNextNotices,
  type NoticeRow,
  nextNoticeHeldUntil,
  setNoticeGrace,
  updateNotice,
} from '#queries/notices.ts'
import { isOn } from '#services/mailers/may-go-out.ts'
import { type OpenBuckets, openBuckets } from '#services/sending/buckets.ts'
import { CALM_MS, leave, sendHand } from '#services/sending/hand.ts'
import type { Next } from '#services/sending/run.ts'
import { announceBatch } from './announce.ts'
import { type NoticeContext, noticeContextOf } from './context.ts'
import { type Decision, decideNotices } from './decide.ts'
import { countsNow, setBatchStatus } from './set-status.ts'
import { startGrace } from './start-grace.ts'

interface Hand {
  readonly batch: BatchRow
  readonly store: NoticeContext['store']
  readonly law: NoticeContext['law']
  readonly purpose: 'notice' | 'required-notice'
  readonly now: number
  /** The customers who got a notice from this store today. */
  readonly noticed: Set<number>
  readonly buckets: Readonly<Record<'sms' | 'email', OpenBuckets>>
}

type Route = NonNullable<Decision['route']>

/** The first moment a message may leave: outside quiet hours, and on a day when its customer hasn't had one yet. */
const allowedAt = (hand: Hand, { notice, who }: Decision, { channel }: Route): number => {
  const { store, now, noticed } = hand
  const { storeTimezone } = store
  const isSecond = noticed.has(notice.custID!)
  const tomorrow = instantOf(`${addDays(localDay(now, storeTimezone), 1)}T00:00`, storeTimezone)
  const from = isSecond ? tomorrow : now
  if (channel === 'email' || who === null) return from
  // A customer without any permitted hour has no route here: their clocks have just changed, so tomorrow decides again.
  return nextAllowed(who, from) ?? tomorrow
}

/** Sends one notice, unless something rules it out now. Returns how long to wait if it can't be sent yet. */
const sendOne = Effect.fnUntraced(function* (hand: Hand, decision: Decision) {
  const { batch, store, now } = hand
  const { notice, route, reason, isLetter, ask, template, subject, body, language, graceDates } = decision
  const set = (change: Parameters<typeof updateNotice>[3]) =>
    updateNotice(batch, notice.noticeID, { heldUntil: null, statusAt: now, ...change })
  const over = (change: Parameters<typeof updateNotice>[3]) => Effect.as(set(change), undefined)
  const goes = route ?? (ask && { channel: 'sms' as const, address: ask.address })
  // The days stored with a notice are the days its words name.
  const keepDays = () =>
    Effect.gen(function* () {
      for (const [ticketNumber, { graceDate }] of graceDates)
        yield* setNoticeGrace(batch, { noticeID: notice.noticeID, ticketNumber, graceDate })
    })
  // A letter states this decision, whenever it is printed.
  const letter = { noticeStatus: 'letter', reason, subject, body } as const
  if (isLetter && goes === null) yield* keepDays()
  if (goes === null) return yield* over(isLetter ? letter : { noticeStatus: 'skipped', reason })
  const custID = notice.custID!
  const at = allowedAt(hand, decision, goes)
  if (at > now) return yield* over({ noticeStatus: 'held', heldUntil: at })
  const words = route === null ? fillTokens(PROVING_TEXTS[language], { '[STORE_NAME]': store.storeName }) : body
  const { companyID, storeID } = batch
  const left = yield* leave(
    { companyID, storeID, custID },
    {
      body: words,
      purpose: hand.purpose,
      ...(goes.channel === 'email' && { subject, to: goes.address }),
    },
    { drawn: hand.buckets[goes.channel].draw(goes.channel === 'sms' ? messageSegments(words).segments : 1), at: now },
  )
  if (!left.ok) return left
  hand.noticed.add(custID)
  const { convoID, messageID } = left
  yield* keepDays()
  // Only the question was sent. Until it is answered, the notice is a letter.
  if (route === null) {
    yield* askChoice(ask!.choiceID, { askedAt: now, askedMessageID: messageID })
    return yield* over(letter)
  }
  const sentDay = localDay(now, store.storeTimezone)
  yield* startGrace(notice, { law: hand.law, kind: batch.batchKind, noticeDay: sentDay })
  return yield* over({
    noticeStatus: 'sending',
    ...route,
    subject: route.channel === 'email' ? subject : null,
    body,
    templateID: template?.templateID ?? null,
    templateName: template?.templateName ?? '',
    messageID,
    convoID,
    sentAt: now,
    sentDay,
  })
})

/** When nothing is left to decide on: held notices wait for their time, and messages in flight for their outcome. */
const rest = Effect.fnUntraced(function* (batch: BatchRow, now: number) {
  const heldUntil = yield* nextNoticeHeldUntil(batch, batch.batchID)
  if (heldUntil !== undefined) return { at: heldUntil } satisfies Next as Next
  const status = batchStatusOf(yield* countsNow(batch))
  if (status === 'sending') return { inMs: CALM_MS } satisfies Next as Next
  yield* setBatchStatus(batch, status, now)
  return 'over' satisfies Next as Next
})

/** Sends a batch's next handful, in one transaction; each notice is decided again. */
export const sendNotices = Effect.fnUntraced(function* (companyID: number, batchID: number) {
  const { write } = yield* Database
  const { publicURL } = yield* AppConfig
  const providers = { textingOn: yield* isOn('sms'), emailOn: yield* isOn('email') }
  const now = yield* Clock.currentTimeMillis
  return yield* write(
    Effect.gen(function* () {
      const batch = yield* lockBatch({ companyID }, batchID)
      if (batch?.batchStatus !== 'sending') return 'over' as const
      const context = yield* noticeContextOf(batch, providers)
      if (context === undefined) return 'over' as const
      const { store, law } = context
      const { sending = 0 } = yield* countsNow(batch)
      const sms = yield* openBuckets({ companyID, channel: 'sms' }, now)
      const email = yield* openBuckets({ companyID, channel: 'email' }, now)
      return yield* sendHand(
        batch,
        {
          onTheirWay: sending,
          buckets: [sms, email],
          next: (limit, hold) => (hold ? lockNextNotices : findNextNotices)(batch, batchID, { now, limit }),
          rest: rest(batch, now),
          decide: Effect.fnUntraced(function* (notices: readonly NoticeRow[], custIDs: readonly number[]) {
            const noticed = new Set(yield* noticedOn(batch, batch.storeID, custIDs, localDay(now, store.storeTimezone)))
            const purpose = noticePurpose(law, batch.batchKind)
            const hand = { batch, store, law, purpose, now, noticed, buckets: { sms, email } }
            const decisions = yield* decideNotices(context, notices, { now, publicURL })
            return decisions.map((decision) => sendOne(hand, decision))
          }),
          tell: announceBatch(batch),
        },
        now,
      )
    }),
  )
})
