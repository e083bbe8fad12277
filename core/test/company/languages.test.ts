import { expect, test } from 'vitest'
import { languageFor, languagesOf } from '#domain/company/languages.ts'
import type { Language } from '#domain/text/language.ts'
import { jsonTable } from '../table.ts'

test.each(jsonTable<{ company: Language[]; wanted: Language; written: Language }[]>('company/languages.json'))(
  'a company that writes $company writes $written to someone who wants $wanted',
  ({ company, wanted, written }) => {
    const companyLanguages = languagesOf(company.includes('es'))
    expect(companyLanguages).toEqual(company)
    expect(languageFor({ companyLanguages }, wanted)).toBe(written)
  },
)
