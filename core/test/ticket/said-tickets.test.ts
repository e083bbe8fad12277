import { expect, test } from 'vitest'
import { saidNumbers } from '#domain/ticket/said-tickets.ts'

const KNOWN = new Set(['10233', 'A1182', '7/15'])

test.each([
  ['about #10233', ['#10233 = 10233']],
  ['both 10233/10204', ['10233 = 10233', '10204 = 10204']],
  ['both 10204/10233.', ['10204 = 10204', '10233 = 10233']],
  ['by 12/24', ['12/24 = 12/24']],
  ['the pair 7/15', ['7/15 = 7/15']],
  ['a-1182 or B-7', ['a-1182 = A-1182', 'B-7 = B-7']],
  ['and/or', []],
])('%s names %j', (text, said) => {
  const numbers = saidNumbers(text, KNOWN)
  expect(numbers.map(({ from, to, ticketNumber }) => `${text.slice(from, to)} = ${ticketNumber}`)).toEqual(said)
})
