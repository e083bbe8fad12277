import { expect, test } from 'vitest'
import { SOLD } from '@xd/core/domain/pricing/features.ts'
import { ABOUT } from '#features/add-ons/about.ts'

test('every feature for sale names its benefit', () => {
  const silent = SOLD.filter(({ id, available }) => available && ABOUT[id] === undefined)
  expect(silent.map(({ title }) => title)).toEqual([])
})
