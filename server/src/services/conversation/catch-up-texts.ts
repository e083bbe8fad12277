import { Cause, Clock, Effect } from 'effect'
import { isFromPhone } from '@xd/core/domain/message/text-sender.ts'
import { HOUR_MS, MINUTE_MS } from '@xd/core/domain/time/spans.ts'
import { AppLog } from '#app-log.ts'
import { Database } from '#db/database.ts'
import { DatabaseBusy } from '#db/database-busy.ts'
import { systemScope } from '#db/scope.ts'
import { type ListedText, Texting } from '#providers/texting/texting.ts'
import { arrivedTexts, caughtUpTo, forgetErasedTexts, keepCaughtUp, textingNumbers } from '#queries/missed-texts.ts'
import { receiveText } from './receive.ts'
import { TryLater } from '#services/try-later.ts'

const scope = systemScope('job')

/** The carrier's clock is not ours, and its list may lag behind. */
const OVERLAP_MS = 5 * MINUTE_MS
/** How far back a server looks the first time it asks. */
const FIRST_LOOK_MS = HOUR_MS
const AT_ONCE = 4

/**
 * Asks the carrier for texts whose webhook did not reach us, because the carrier gives up within seconds. Each is
 * received as its webhook would have been, once, in the order of writing. Known texts are skipped, and a webhook that
 * arrives at the same moment has the same id.
 */
export const catchUpTexts = Effect.gen(function* () {
  const { write } = yield* Database
  const texting = yield* Texting
  const log = yield* AppLog
  const now = yield* Clock.currentTimeMillis
  const mark = yield* caughtUpTo(scope)
  const since = Math.min(mark ?? now - FIRST_LOOK_MS, now) - OVERLAP_MS
  const numbers = yield* textingNumbers(scope)
  const lists = yield* Effect.forEach(numbers, (number) => texting.listIncoming(number, since), {
    concurrency: AT_ONCE,
  })
  const listed = lists
    .flat()
    .filter(({ from }) => isFromPhone(from))
    .sort((a, b) => a.at - b.at)
  const arrived = yield* arrivedTexts(
    scope,
    listed.map(({ providerMessageID }) => providerMessageID),
  )
  const missed = listed.filter(({ providerMessageID }) => !arrived.has(providerMessageID))
  const left = (yield* Effect.forEach(missed, takeLate)).filter((taken) => !taken).length
  if (missed.length > 0) log.info({ texts: missed.length - left }, 'texts that had not reached us were fetched')
  if (left > 0) return yield* new TryLater({ reason: `${left} texts could not be taken` })
  yield* write(
    Effect.gen(function* () {
      yield* keepCaughtUp(scope, now)
      yield* forgetErasedTexts(scope, since)
    }),
  )
})

/** A text that fails because of our own fault doesn't block the others. */
const takeLate = Effect.fnUntraced(
  function* ({ hasMedia, ...text }: ListedText) {
    const texting = yield* Texting
    yield* receiveText({ ...text, media: hasMedia ? yield* texting.mediaOf(text.providerMessageID) : [] })
    return true
  },
  (taking, { providerMessageID }) =>
    Effect.catchDefect(taking, (defect) => {
      if (defect instanceof DatabaseBusy) return Effect.die(defect)
      return Effect.gen(function* () {
        const log = yield* AppLog
        log.error({ providerMessageID, cause: Cause.pretty(Cause.die(defect)) }, 'a text could not be taken')
        return false
      })
    }),
)
