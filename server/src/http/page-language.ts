import { Effect } from 'effect'
import type { Context } from 'hono'
import { type CompanyLanguages, languageFor } from '@xd/core/domain/company/languages.ts'
import { isPaymentKey } from '@xd/core/domain/payment/key.ts'
import { isLanguage, LANGUAGES, type Language } from '@xd/core/domain/text/language.ts'
import type { Database } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { findPaymentPlace } from '#queries/payments.ts'
import { nameInPath } from './name-in-path.ts'

/** The language of a customer's page, and the language its switch offers. */
export interface PageLanguage {
  readonly language: Language
  /** Absent if the company writes in one language only. */
  readonly other?: Language | undefined
}

/** The browser's preference in Accept-Language, among our two languages for customers. */
export const preferredLanguage = (acceptLanguage: string | undefined): Language => {
  const wishes = (acceptLanguage ?? '')
    .slice(0, 500)
    .split(',')
    .map((wish) => {
      const [tag = '', ...parameters] = wish.trim().toLowerCase().split(';')
      const weight = parameters.find((parameter) => parameter.trim().startsWith('q='))?.split('=')[1]
      return { language: tag.split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight) || 0 }
    })
    .filter(({ weight }) => weight > 0)
    // Stable: the first of equal weights counts.
    .sort((a, b) => b.weight - a.weight)
  for (const { language } of wishes) if (isLanguage(language)) return language
  return 'en'
}

/** The languages of a page about which nothing is known. */
export const browserLanguages = (c: Context): PageLanguage => {
  const asked = c.req.query('lang')
  return inLanguages(
    { companyLanguages: LANGUAGES },
    isLanguage(asked) ? asked : preferredLanguage(c.req.header('accept-language')),
  )
}

/**
 * The language chosen on the page, else the one staff have chosen for the customer's texts, else the browser's
 * preference; English if the company doesn't write in that. A customer's English means that nobody has chosen yet.
 */
export const pageLanguage = Effect.fnUntraced(function* (c: Context): Effect.fn.Return<PageLanguage, never, Database> {
  const key = nameInPath(c, 'paymentKey')
  const place = isPaymentKey(key) ? yield* findPaymentPlace(systemScope('pay-page'), key) : undefined
  const asked = c.req.query('lang')
  const wanted = isLanguage(asked)
    ? asked
    : place && place.custLanguage !== 'en'
      ? place.custLanguage
      : preferredLanguage(c.req.header('accept-language'))
  return inLanguages(place ?? { companyLanguages: LANGUAGES }, wanted)
})

/** The language wanted, if the company writes in it, and the one to switch to. */
export const inLanguages = (
  company: { readonly companyLanguages: CompanyLanguages },
  wanted: Language,
): PageLanguage => {
  const language = languageFor(company, wanted)
  return { language, other: company.companyLanguages.find((one) => one !== language) }
}
