import { expect, test } from 'vitest'
import { basePrice, extras, modules, storage } from '#domain/pricing/price-list.table.ts'
import { csvTable } from '../table.ts'

test('the price list matches the spec, line by line', () => {
  const listed = [basePrice, ...modules, ...extras, ...storage].map(({ kind, id, amount }) => ({
    kind,
    id,
    cents: String(amount),
  }))
  expect(listed).toEqual(csvTable<'kind' | 'id' | 'cents'>('pricing/price_list.csv'))
})

test('ids are unique', () => {
  const ids = [basePrice, ...modules, ...extras, ...storage].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
