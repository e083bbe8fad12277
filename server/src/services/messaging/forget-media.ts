import { Effect } from 'effect'
import { Texting } from '#providers/texting/texting.ts'
import { GaveUp } from '#services/gave-up.ts'
import { TryLater } from '#services/try-later.ts'

/** The job's payload for a picture that is kept here, and no longer needed at the carrier. */
export interface ForgetMediaJob {
  readonly url: string
}

/** Deletes a customer's picture at the carrier. Running it twice is fine: the second run finds it gone. */
export const forgetMedia = Effect.fnUntraced(function* ({ url }: ForgetMediaJob) {
  const texting = yield* Texting
  yield* texting.deleteMedia(url).pipe(
    Effect.catchTag('TextUnknown', ({ cause }) => Effect.fail(new TryLater({ reason: `no answer: ${String(cause)}` }))),
    Effect.catchTag('TextRefused', ({ retry, message: reason }) =>
      Effect.fail(retry ? new TryLater({ reason }) : new GaveUp({ reason })),
    ),
  )
})
