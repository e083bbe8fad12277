import { Effect } from 'effect'
import { storeFullDate, storeTime, storeZoneName } from '@xd/core/domain/hours/store-clock.ts'
import { agreedOn, type ShownTerms } from '@xd/core/domain/renewal/words.ts'
import type { Visitor } from '#caller.ts'
import type { CompanyScope } from '#db/scope.ts'
import { fail } from '#failure.ts'
import type { PaymentRow } from '#queries/payments.ts'
import { type AssentRow, insertAssent } from '#queries/renewal-assents.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import { digestOf, termsFor } from './offer.ts'

interface Paying {
  readonly payment: PaymentRow
  readonly language: Language
  /** The digest of the terms that the payer ticked. */
  readonly assent: string | undefined
  readonly now: number
}

/**
 * The terms that a payer assents to; undefined if there are none. Refuses if they saw different terms, or did not
 * assent.
 */
export const requireAssent = Effect.fnUntraced(function* (
  scope: CompanyScope,
  { payment, language, assent, now }: Paying,
) {
  const terms = yield* termsFor(scope, payment, { now, language })
  if (terms !== undefined && assent !== digestOf(terms)) return yield* fail('terms_changed')
  // It was shown before, but must now be signed in the store. The page has to say so first.
  if (terms === undefined && assent !== undefined) return yield* fail('terms_changed')
  return terms
})

const LONGEST_USER_AGENT = 400

/** Stores the payer's assent with its attempt. */
export const keepAssent = (
  { payment: { companyID, paymentID }, now }: Paying,
  {
    attemptID,
    terms,
    visitor: { ip, userAgent },
  }: {
    readonly attemptID: number
    readonly terms: ShownTerms
    readonly visitor: Pick<Visitor, 'ip' | 'userAgent'>
  },
) =>
  insertAssent({
    companyID,
    paymentID,
    attemptID,
    assentedAt: now,
    shown: JSON.stringify(terms),
    ip: ip || null,
    userAgent: userAgent.slice(0, LONGEST_USER_AGENT) || null,
  })

export const presentAssent = ({ assentedAt, shown, ip, userAgent }: AssentRow) => ({
  date: assentedAt,
  ip,
  userAgent,
  terms: JSON.parse(shown) as ShownTerms,
})

/** "You agreed … on Friday, November 27, 2026, 5:40 PM PST." */
export const agreedWords = (at: number, timezone: string, language: Language): string =>
  agreedOn(
    `${storeFullDate(at, timezone, language)}, ${storeTime(at, timezone, language)} ${storeZoneName(at, timezone, language)}`.trimEnd(),
    language,
  )
