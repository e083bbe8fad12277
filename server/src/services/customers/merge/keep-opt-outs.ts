import { Effect } from 'effect'
import { CONSENT_KINDS } from '@xd/core/domain/customer/consent.ts'
import type { CompanyScope } from '#db/scope.ts'
import { consentsOf, insertConsents } from '#queries/consents.ts'
import type { MergeRow } from '#queries/customer-merges.ts'
import { type CustomerRow, findCustomer } from '#queries/customers.ts'
import { setOptedOut } from '#queries/incoming.ts'
import { recordKeyword } from '#services/consents/consents.ts'
import type { KeywordOfPhone } from '#services/consents/keywords-by-phone.ts'
import { shareConsent } from './in-imports.ts'

/**
 * An opt-out since the merge holds for both, because nobody knows which of the two it came from. `kept` is the customer
 * as they were before the merge was undone.
 */
export const keepOptOuts = Effect.fnUntraced(function* (
  scope: CompanyScope,
  { custID, custOptedOutAt }: CustomerRow,
  { mergedCustID, mergedAt }: MergeRow,
  lastStop: number,
) {
  if (custOptedOutAt === null) return
  const at = Math.max(custOptedOutAt, lastStop)
  if (at < mergedAt) return
  for (const id of [custID, mergedCustID]) yield* setOptedOut(scope, id, at)
  if (lastStop >= mergedAt) yield* recordKeyword(scope, mergedCustID, 'stop', { at: lastStop, userID: null })
})

/**
 * While they were one, the other's START lifted a STOP. Now that they are separate, the customer whose phone sent the
 * STOP is opted out again.
 */
export const keepOwnStops = Effect.fnUntraced(function* (
  scope: CompanyScope,
  custID: number,
  keywords: readonly KeywordOfPhone[],
) {
  const customer = yield* findCustomer(scope, custID)
  const last = keywords.findLast(({ phones }) => customer !== undefined && phones.includes(customer.custPhone))
  if (!last?.isStop || !(yield* setOptedOut(scope, custID, last.at))) return
  yield* recordKeyword(scope, custID, 'stop', { at: last.at, userID: null })
})

/**
 * The same for consent withdrawn since the merge in an email, on a page, at the counter or by a file: it stays with the
 * kept customer.
 */
export const keepWithdrawals = Effect.fnUntraced(function* (
  scope: CompanyScope,
  { custID, mergedCustID, mergedAt }: MergeRow,
  now: number,
) {
  const newestFirst = yield* consentsOf(scope, custID)
  const withdrawn = CONSENT_KINDS.flatMap((kind) => {
    const newest = newestFirst.find(({ consentKind }) => consentKind === kind)
    // STOP is already kept with the opt-out.
    const isLost = newest?.given === 0 && newest.at >= mergedAt && newest.source !== 'text'
    return isLost ? [newest] : []
  })
  for (const { consentID, ...row } of withdrawn) {
    const [copyID] = yield* insertConsents([{ ...row, custID: mergedCustID }])
    if (row.source === 'import') yield* shareConsent(scope, { consentID, at: row.at }, copyID!, now)
  }
})
