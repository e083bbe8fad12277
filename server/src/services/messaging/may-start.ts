import { Effect } from 'effect'
import type { Tx } from '#db/database.ts'
import type { CompanyScope } from '#db/scope.ts'
import { stopsSince } from '#queries/consents.ts'
import type { LockedConversation } from '#queries/conversations.ts'
import { sendersAt } from '#queries/incoming.ts'

/**
 * Whether START from this phone undoes the customer's opt-out. A consent is revoked by number (47 CFR 64.1200(a)(10)):
 * another phone of theirs takes back its own STOP only, while the main one, to which we write, speaks for them.
 */
export const mayStart = Effect.fnUntraced(function* (
  tx: Tx,
  scope: CompanyScope,
  { custID, custPhone, custOptedOutAt }: Pick<LockedConversation, 'custID' | 'custPhone' | 'custOptedOutAt'>,
  from: string,
) {
  if (from === custPhone || custOptedOutAt === null) return true
  const stops = yield* tx.query((db) => stopsSince(db, scope, custID, custOptedOutAt))
  // Opted out by a file, or merged with someone who was.
  if (!stops.includes(custOptedOutAt)) return false
  const senders = yield* tx.query((db) => sendersAt(db, scope, custID, stops))
  // Staff and the carrier opt a customer out without a text of that moment.
  return stops.every((at) => senders.some((one) => one.at === at)) && senders.every(({ phone }) => phone === from)
})
