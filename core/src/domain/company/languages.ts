import { LANGUAGES, type Language } from '#domain/text/language.ts'

/** The languages a company writes to its customers in: always English, and Spanish if it has chosen to. */
export type CompanyLanguages = readonly Language[]

export const languagesOf = (spanish: boolean): CompanyLanguages => (spanish ? LANGUAGES : ['en'])

/**
 * The customer's stored or requested language, if the company writes in it. Stored languages stay, so that turning
 * Spanish on again brings them back.
 */
export const languageFor = (company: { readonly companyLanguages: CompanyLanguages }, wanted: Language): Language =>
  company.companyLanguages.includes(wanted) ? wanted : 'en'
