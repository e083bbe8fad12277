import { Effect } from 'effect'
import { Email } from '#providers/email/email.ts'
import { pollMailbox as poll } from '#services/email/poll-mailbox.ts'
import { type JobHandler, TryLater } from './job.ts'
import type { JobPayloads } from './table.ts'

const PAUSE_MS = 20_000

/** Never done: it looks again and again, whatever the mailbox has answered. Without a mailbox it ends. */
export const pollMailbox: JobHandler<JobPayloads['poll-mailbox']> = Effect.fnUntraced(function* () {
  const { mailbox } = yield* Email
  if (!mailbox) return
  const again = (reason: string, ms = PAUSE_MS) => new TryLater({ ms, reason })
  const more = yield* poll(mailbox).pipe(
    Effect.mapError(({ cause }) => again(`the mailbox does not answer: ${String(cause)}`)),
  )
  return yield* Effect.fail(more ? again('there is more mail', 0) : again('looked'))
})
