import { Effect } from 'effect'
import type { CompanyScope } from '#db/scope.ts'
import type { LockedConversation } from '#queries/conversations.ts'
import { keywordsByPhone } from '#services/consents/keywords-by-phone.ts'

/**
 * Whether START from this phone undoes the customer's opt-out. Consent is revoked by number (47 CFR 64.1200(a)(10)).
 * Another phone of theirs takes back only its own STOP, while the main one, to which we write, speaks for them.
 */
export const mayStart = Effect.fnUntraced(function* (
  scope: CompanyScope,
  { custID, custPhone, custOptedOutAt }: Pick<LockedConversation, 'custID' | 'custPhone' | 'custOptedOutAt'>,
  from: string,
) {
  if (from === custPhone || custOptedOutAt === null) return true
  const stops = (yield* keywordsByPhone(scope, custID, custOptedOutAt)).filter(({ isStop }) => isStop)
  // If not one of these, a file or a merge opted them out.
  return (
    stops.some(({ at }) => at === custOptedOutAt) &&
    stops.every(({ phones }) => phones.length > 0 && phones.every((phone) => phone === from))
  )
})
