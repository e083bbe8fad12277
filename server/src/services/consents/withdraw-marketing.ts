import { Effect } from 'effect'
import type { ConsentSource } from '@xd/core/domain/customer/consent.ts'
import { DAY_MS } from '@xd/core/domain/time/spans.ts'
import { insertConsents, newestConsents } from '#queries/consents.ts'
import { lastMailedTo, updateRecipient } from '#queries/mailer-recipients.ts'
import { emit } from '#db/database.ts'

const LATELY_MS = 30 * DAY_MS

interface Withdrawal {
  readonly companyID: number
  readonly custID: number
  readonly source: ConsentSource
  readonly at: number
}

/** Withdraws a customer's marketing consent because of an email, once, and credits that to the last mailer. */
export const withdrawMarketing = Effect.fnUntraced(function* ({ companyID, custID, source, at }: Withdrawal) {
  const known = yield* newestConsents({ companyID }, 'marketing', [custID])
  if (known.get(custID)?.given === false) return
  const withdrawn = { companyID, custID, consentKind: 'marketing', given: 0, source, at, userID: null } as const
  yield* insertConsents([withdrawn])
  const recipient = yield* lastMailedTo({ companyID }, { custID, since: at - LATELY_MS, until: at })
  if (recipient) yield* updateRecipient(recipient.recipientID, { state: 'opted_out', stateAt: at, optedOutAt: at })
  yield* emit('reload_customer', { custID }, { companyID })
})
