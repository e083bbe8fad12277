import { Effect } from 'effect'
import { Database, enqueue } from '#db/database.ts'
import { Email } from '#providers/email/email.ts'

/** The job belongs to no company: one mailbox takes the answers to every store. */
const NO_COMPANY = 0

/** Makes sure the mailbox is polled, by one server however many there are. */
export const followMailbox = Effect.gen(function* () {
  const { mailbox } = yield* Email
  const { write } = yield* Database
  if (!mailbox) return
  yield* write(enqueue({ companyID: NO_COMPANY, kind: 'poll-mailbox', uniqueKey: 'poll-mailbox', payload: {} }))
})
