import { expect, test } from 'vitest'
import { ACTS } from '#domain/activity/acts.generated.ts'
import { LASTING_ACTIONS } from '#domain/activity/lasting.ts'

/** About a customer’s rights, what support did, what was overridden, and what was deleted. */
const PROVES = /^(?:approval-|support-|customer-(?!save$)|notices-mailed$|override$|retention-)/

test('lines that prove something last', () => {
  const proving = Object.keys(ACTS).filter((action) => PROVES.test(action))
  expect(LASTING_ACTIONS.toSorted()).toEqual(proving.toSorted())
})
