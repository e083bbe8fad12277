import { LANGUAGES, type Language } from '#domain/text/language.ts'

/** What a company writes to its customers in: always English, and Spanish if it has chosen to. */
export type CompanyLanguages = readonly Language[]

export const languagesOf = (spanish: boolean): CompanyLanguages => (spanish ? LANGUAGES : ['en'])

/**
 * The language for a customer: theirs, or the one they ask for, if the company writes in it. What is stored stays, so
 * that switching Spanish on again brings it back.
 */
export const languageFor = (company: { readonly companyLanguages: CompanyLanguages }, wanted: Language): Language =>
  company.companyLanguages.includes(wanted) ? wanted : 'en'
