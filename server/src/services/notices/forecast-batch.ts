import { Clock, Effect } from 'effect'
import type { NoticeForecast } from '@xd/core/contract/entity/notice.ts'
import { SKIP_REASONS } from '@xd/core/domain/notice/skip-reasons.ts'
import { AppConfig } from '#app-config.ts'
import type { Caller } from '#caller.ts'
import { found } from '#failure.ts'
import { findBatch } from '#queries/notice-batches.ts'
import { waitingNotices } from '#queries/notices.ts'
import { isOn } from '#services/mailers/may-go-out.ts'
import { noticeContextOf } from './context.ts'
import { type Decision, decideNotices } from './decide.ts'

type Forecast = typeof NoticeForecast.Type

const counted = (decisions: readonly Decision[]): Forecast => {
  const many = (is: (decision: Decision) => boolean) => decisions.filter(is).length
  const skipped = decisions.flatMap(({ reason, isLetter }) =>
    reason === null || isLetter ? [] : [SKIP_REASONS[reason]],
  )
  const sentences = new Map<string, number>()
  for (const sentence of skipped) sentences.set(sentence, (sentences.get(sentence) ?? 0) + 1)
  return {
    texts: many(({ route }) => route?.channel === 'sms'),
    emails: many(({ route }) => route?.channel === 'email'),
    letters: many(({ isLetter }) => isLetter),
    skipped: skipped.length,
    reasons: [...sentences]
      .map(([sentence, count]) => ({ sentence, count }))
      .toSorted((one, other) => other.count - one.count),
  }
}

/** A forecast of sending a batch now, by the same decisions as sending itself. */
export const forecastBatch = Effect.fnUntraced(function* (caller: Caller, batchID: number) {
  const { publicURL } = yield* AppConfig
  const batch = yield* found(yield* findBatch(caller, batchID), 'batch')
  const providers = { textingOn: yield* isOn('sms'), emailOn: yield* isOn('email') }
  const now = yield* Clock.currentTimeMillis
  const context = yield* noticeContextOf(batch, providers)
  const waiting = yield* waitingNotices(batch, batchID)
  return counted(context ? yield* decideNotices(context, waiting, { now, publicURL }) : [])
})
