import { Clock, Effect } from 'effect'
import { hasFeature } from '@xd/core/domain/access/features.ts'
import { languagesOf } from '@xd/core/domain/company/languages.ts'
import { linkLastDay } from '@xd/core/domain/loan/link.ts'
import { loanStatusAt } from '@xd/core/domain/loan/status.ts'
import { isPaymentKey } from '@xd/core/domain/payment/key.ts'
import { asLocalDay } from '@xd/core/domain/time/day.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { systemScope } from '#db/scope.ts'
import { found } from '#failure.ts'
import { findLoan, findSharedLoan } from '#queries/loans.ts'
import { storesToCall } from '#queries/stores.ts'
import { thawed } from './present-loans.ts'

/** The quote a link was made for, while it is valid. The customer's language is the only customer detail. */
export const sharedLoan = Effect.fnUntraced(function* (linkKey: string) {
  const now = yield* Clock.currentTimeMillis
  const place = yield* found(
    isPaymentKey(linkKey) ? yield* findSharedLoan(systemScope('loan-link'), linkKey) : undefined,
    'loan',
  )
  const { companyID, companyName, companyTimezone: timezone, logoKey, width, height } = place
  const row = yield* found(yield* findLoan({ companyID }, place.loanID), 'loan')
  const today = asLocalDay(localDay(now, timezone))
  const stands = place.linkVersion === place.loanVersion && hasFeature(JSON.parse(place.features) as string[], 'loans')
  const lastDay = yield* found(stands ? linkLastDay(row, { now, today, timezone }) : undefined, 'loan')
  const [quote] = yield* thawed([row])
  const stores = yield* storesToCall(companyID)
  return {
    quote: quote!,
    status: loanStatusAt(row, now),
    today,
    lastDay,
    language: place.custLanguage,
    companyLanguages: languagesOf(place.companySpanish === 1),
    logo: logoKey === null || width === null || height === null ? undefined : { logoKey, width, height },
    stores,
    // With one store it is clear which to call.
    store: {
      companyName,
      storeName: companyName,
      storePhone: stores.length === 1 ? stores[0]!.storePhone : '',
      storeColor: stores[0]?.storeColor ?? '#1c5d46',
    },
  }
})
