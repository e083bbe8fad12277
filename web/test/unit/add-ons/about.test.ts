import { expect, test } from 'vitest'
import { SOLD } from '@xd/core/domain/pricing/features.ts'
import { ABOUT } from '#features/add-ons/about.ts'

test('whatever can be bought says what it is good for', () => {
  const silent = SOLD.filter(({ id, available }) => available && ABOUT[id] === undefined)
  expect(silent.map(({ title }) => title)).toEqual([])
})
