import { Effect } from 'effect'
import type { PauseReason } from '@xd/core/domain/mailer/auto-pause.ts'
import type { MailerRow } from '#queries/mailers.ts'
import { setStatus } from './set-status.ts'
import { takeBackUnsent } from './take-back.ts'

/** Only messages already given to the carrier still arrive. The other recipients wait again; returns how many. */
export const pause = Effect.fnUntraced(function* (job: MailerRow, reason: PauseReason, at: number) {
  const takenBack = yield* takeBackUnsent(job, 'waiting', at)
  yield* setStatus(job, 'paused', at, reason)
  return takenBack
})
