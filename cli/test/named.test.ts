import { expect, test } from 'vitest'
import { named } from '#session/named.ts'

interface Shop {
  readonly id: number
  readonly short: string
  readonly name: string
  readonly closed?: true
}

const SHOPS: readonly Shop[] = [
  { id: 1, short: 'LAKE', name: 'Lake Street' },
  { id: 2, short: 'MAIN', name: 'Lake' },
  { id: 3, short: 'ELM', name: 'José’s' },
  { id: 4, short: 'OAK', name: 'Twin' },
  { id: 5, short: 'ASH', name: 'twin' },
  { id: 6, short: '1', name: 'Number one' },
  { id: 7, short: 'ELM', name: 'Old Elm', closed: true },
]
const find = (text: string) =>
  named(SHOPS, text, {
    noun: 'shop',
    id: ({ id }) => id,
    names: [({ short, closed }) => (closed ? null : short), ({ name }) => name],
    next: 'xd shops list',
  }).id

test.each([
  ['2', 2, 'its number'],
  ['1', 1, 'a number before a name that looks like one'],
  ['lake', 1, 'a short name before a full name'],
  ['JOSE’S', 3, 'a name without its accent or case'],
  ['elm', 3, 'a name that another record no longer goes by'],
  ['old elm', 7, 'a name that it still goes by'],
])('%s finds shop %i by %s', (text, id) => {
  expect(find(text)).toBe(id)
})

test.each([
  ['TWIN', 'Several shops are named TWIN: 4, 5.', 'Use the number instead'],
  ['lakke', 'There is no shop lakke. Did you mean LAKE?', 'xd shops list'],
  ['9', 'There is no shop 9.', 'xd shops list'],
])('%s is refused', (text, message, next) => {
  expect(() => find(text)).toThrow(expect.objectContaining({ message, next }))
})
