import { expect, test } from 'vitest'
import { matchingCompanies } from '#domain/company/search.ts'

const companies = ['Golden Pledge Pawn & Loan', 'Silver Spur', 'XD Support'].map((companyName) => ({ companyName }))

test.each([
  ['', 3],
  ['  ', 3],
  ['PLEDGE', 1],
  ['s', 2],
  ['pawn & l', 1],
  ['zzz', 0],
  ['.*', 0],
])('"%s" finds %s', (text, count) => {
  expect(matchingCompanies(companies, text)).toHaveLength(count)
})
