import { Effect } from 'effect'
import { systemScope } from '#db/scope.ts'
import { Email } from '#providers/email/email.ts'
import type { IncomingEmail } from '#providers/email/parse/incoming-email.ts'
import {
  findCustomerByEmail,
  findStoreByKey,
  type MailThread,
  threadOfConversation,
  threadOfEmails,
} from '#queries/emails.ts'

const scope = systemScope('email')

/**
 * The conversation an email belongs to: by the conversation address it was sent to, else by the email of ours that it
 * answers, else by the store's address and the customer with the sender's address. Undefined if it is for no one here.
 */
export const findThread = Effect.fnUntraced(function* ({ from, to, references }: IncomingEmail) {
  const { addresses } = yield* Email
  const places = to.flatMap((address) => addresses.read(address) ?? [])
  for (const place of places) {
    if (place.kind !== 'conversation') continue
    const thread = yield* threadOfConversation(scope, place.convoID)
    if (thread) return thread
  }
  const answered = yield* threadOfEmails(scope, references)
  if (answered) return answered
  for (const place of places) {
    if (place.kind !== 'store' || from === '') continue
    const store = yield* findStoreByKey(scope, place.storeKey)
    if (!store) continue
    const { companyID, storeID } = store
    const custID = yield* findCustomerByEmail({ companyID, storeIDs: [storeID] }, from)
    if (custID !== undefined) return { companyID, storeID, custID } satisfies MailThread
  }
  return undefined
})
