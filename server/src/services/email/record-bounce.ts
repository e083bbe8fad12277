import { Clock, Effect } from 'effect'
import { BOUNCES_WITHIN_MS, bouncedEmail } from '@xd/core/domain/message/bounced-email.ts'
import { Database } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { Email } from '#providers/email/email.ts'
import type { Bounce } from '#providers/email/parse/incoming-email.ts'
import { findStoreByKey, sentTo, threadOfConversation } from '#queries/emails.ts'
import { recordReport } from '#services/messaging/record-report.ts'

const scope = systemScope('email')
/** Enough to see that more than one matches. */
const MOST_FITTING = 50

/**
 * Marks the email that a report is about as undelivered. Returns false if the email is unknown, which leaves the report
 * to people. `to` are the addresses that the report came to.
 */
export const recordBounce = Effect.fnUntraced(function* (bounce: Bounce, to: readonly string[]) {
  const record = (emailID: string) =>
    Effect.map(
      recordReport({ sendKey: null, providerMessageID: emailID, status: 'undelivered', errorCode: bounce.code }),
      (message) => message !== undefined,
    )
  const { addresses } = yield* Email
  if (bounce.emailID !== null) {
    if (yield* record(bounce.emailID)) return true
    // An earlier attempt at an email that has been sent again since. The new one may well arrive.
    if (addresses.isOwnID(bounce.emailID)) return false
  }
  const fitting = yield* findFitting(bounce, to)
  return fitting !== undefined && (yield* record(fitting))
})

/** It returns to the email's sender address: the store's, or the conversation's. */
const findFitting = Effect.fnUntraced(function* ({ recipients, subject }: Bounce, to: readonly string[]) {
  const { read } = yield* Database
  const { addresses } = yield* Email
  const place = to.flatMap((address) => addresses.read(address) ?? [])[0]
  if (place === undefined) return undefined
  const store = yield* place.kind === 'store'
    ? findStoreByKey(scope, place.storeKey)
    : threadOfConversation(scope, place.convoID)
  if (store === undefined) return undefined
  const lately = { since: (yield* Clock.currentTimeMillis) - BOUNCES_WITHIN_MS, limit: MOST_FITTING }
  const theirs = recipients.filter((address) => !addresses.isOwn(address))
  const sent = yield* read((db) => Promise.all(theirs.map((address) => sentTo(db, store, address, lately))))
  return bouncedEmail(subject, sent.flat())?.emailID
})
