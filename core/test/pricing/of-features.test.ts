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
    ['enotices', 'massmailer', 'email', 'payments:paypal'],
    ['massmailer', 'enotices', 'email', 'paypal'],
  ],
  [['unheard-of', 'loans'], ['loans']],
])('a company with %j pays for %j', (features, ids) => expect(idsOf(features)).toEqual(ids))
