import { Effect } from 'effect'
import { SECOND_MS } from '@xd/core/domain/time/spans.ts'
import { Email } from '#providers/email/email.ts'
import { pollMailbox as poll } from '#services/email/poll-mailbox.ts'
import { TryLater } from '#services/try-later.ts'
import type { JobHandler } from './job.ts'
import type { JobPayloads } from './table.ts'
import { causeOfSilence } from '#troubles.ts'

const PAUSE_MS = 20 * SECOND_MS

/** Polls forever, whatever the mailbox answers. Without a mailbox it ends. */
export const pollMailboxJob: JobHandler<JobPayloads['poll-mailbox']> = Effect.fnUntraced(function* () {
  const { mailbox } = yield* Email
  if (!mailbox) return 'done'
  const more = yield* poll(mailbox).pipe(
    Effect.mapError(
      ({ cause }) =>
        new TryLater({ everyMs: PAUSE_MS, reason: `the mailbox does not answer: ${causeOfSilence(cause)}` }),
    ),
  )
  return { in: more ? 0 : PAUSE_MS }
})
