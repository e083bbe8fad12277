import { hasFeature, switchFeature } from '#domain/access/features.ts'
import { describe, expect, test } from 'vitest'
import { billFor, selectionOf } from '#domain/access/bill.ts'

const idsOf = (features: readonly string[]) => {
  const { modules, companyItems } = selectionOf(features)
  return [...modules, ...companyItems].map(({ id }) => id)
}

test.each([
  [[], []],
  [['calendar', 'payments', 'payments:bluedog'], []],
  [
    ['payments', 'rewrites', 'email', 'payments:paypal'],
    ['rewrites', 'email', 'paypal'],
  ],
  // A feature missing from the product is not billed.
  [['unheard-of', 'social', 'storage5', 'mms'], ['mms']],
])('a company with %j pays for %j', (features, ids) => expect(idsOf(features)).toEqual(ids))

describe('a part of another feature', () => {
  test('is neither available nor billed without it', () => {
    expect(hasFeature(['gcal'], 'gcal')).toBe(false)
    expect(hasFeature(['gcal', 'calendar'], 'gcal')).toBe(true)
    expect(billFor(1, ['gcal']).total).toBe(billFor(1, []).total)
    expect(billFor(1, ['gcal', 'calendar']).total).toBeGreaterThan(billFor(1, ['calendar']).total)
  })

  test('is removed with it, and adds it', () => {
    expect(switchFeature(['calendar', 'gcal', 'gold'], 'calendar', false)).toEqual(['gold'])
    expect(switchFeature(['gold'], 'gcal', true)).toEqual(['gold', 'calendar', 'gcal'])
    expect(switchFeature(['calendar', 'gcal'], 'gcal', false)).toEqual(['calendar'])
    expect(switchFeature(['gold'], 'calendar', true)).toEqual(['gold', 'calendar'])
  })
})
