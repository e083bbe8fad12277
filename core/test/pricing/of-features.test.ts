import { expect, test } from 'vitest'
import { selectionOf } from '#domain/pricing/of-features.ts'

const idsOf = (features: readonly string[]) => {
  const { modules, companyItems } = selectionOf(features)
  return [...modules, ...companyItems].map(({ id }) => id)
}

test.each([
  [[], []],
  [['calendar', 'payments', 'payments:bluedog'], []],
  [
    ['rewrites', 'email', 'payments:paypal'],
    ['rewrites', 'email', 'paypal'],
  ],
  // What the product lacks is not billed.
  [['unheard-of', 'social', 'storage5', 'mms'], ['mms']],
])('a company with %j pays for %j', (features, ids) => expect(idsOf(features)).toEqual(ids))
