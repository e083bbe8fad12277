import { expect, test } from 'vitest'
import { DEFAULT_STORE_HOURS } from '#domain/hours/store-hours.ts'
import { isStoreSetUp } from '#domain/hours/store-set-up.ts'

const open = DEFAULT_STORE_HOURS.map((day) => ({ ...day, hoursIsOpen: day.hoursDayOfWeek === 1 }))

test.each([
  ['a new store', '', DEFAULT_STORE_HOURS, false],
  ['one with a number, still closed every day', '+13125550100', DEFAULT_STORE_HOURS, false],
  ['one with hours, but without a number', '', open, false],
  ['one with a number, open on Mondays', '+13125550100', open, true],
])('%s: is it set up?', (_, storeSMSNumber, storeHours, is) => {
  expect(isStoreSetUp({ storeSMSNumber, storeHours })).toBe(is)
})
