import { Effect } from 'effect'
import { Database, enqueue } from '#db/database.ts'
import { NO_COMPANY } from '#db/job-queue.ts'
import { Email } from '#providers/email/email.ts'
import { Metals } from '#providers/metals/metals.ts'
import { followTexts } from '#services/messaging/follow-texts.ts'
import { followRecord } from '#services/payments/follow-record.ts'
import { followRetention } from '#services/retention/enqueue-retention.ts'

const standing = Effect.fnUntraced(function* (kind: 'poll-metals' | 'poll-mailbox' | 'plan-ladder' | 'run-plans') {
  const { write } = yield* Database
  yield* write(enqueue({ companyID: NO_COMPANY, kind, uniqueKey: kind, payload: {} }))
})

/** Makes sure that the jobs that never end exist, once each however many servers there are. */
export const standingJobs = Effect.gen(function* () {
  const metals = yield* Metals
  const { mailbox } = yield* Email
  if (metals.on) yield* standing('poll-metals')
  yield* followTexts
  if (mailbox) yield* standing('poll-mailbox')
  yield* followRecord
  yield* standing('plan-ladder')
  yield* standing('run-plans')
  yield* followRetention
})
