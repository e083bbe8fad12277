import { expect, test } from 'vitest'
import { STATE_ZONES } from '#domain/mailer/state-zones.table.ts'
import { AREA_CODES } from '#domain/phone/area-codes.table.ts'
import { stateOfPhone } from '#domain/phone/state.ts'
import { isTollFree } from '#domain/phone/toll-free.ts'

test.each([
  ['+12135550147', 'CA'],
  ['+13035550142', 'CO'],
  ['+15205551234', 'AZ'],
  ['+18085550100', 'HI'],
  ['+12025550100', 'DC'],
  ['+13695550100', 'CA'],
  ['+17385550100', 'CA'],
  ['+17485550100', 'CO'],
  ['+16215550100', 'TX'],
  ['+16245550100', 'NY'],
  ['+16795550100', 'MI'],
  ['+18615550100', 'IL'],
  ['+18005550100', undefined],
  ['+525512345678', undefined],
  ['+442071838750', undefined],
  ['+1213555', undefined],
  ['', undefined],
])('%s belongs to %s', (phone, state) => {
  expect(stateOfPhone(phone)).toBe(state)
})

test('each state has its zones', () => {
  expect(Object.keys(AREA_CODES).sort()).toEqual(Object.keys(STATE_ZONES).sort())
})

test.each([
  ['+18005550100', true],
  ['+18885550100', true],
  ['+12135550147', false],
  ['+528005550100', false],
  ['', false],
])('%s is toll-free: %s', (phone, tollFree) => {
  expect(isTollFree(phone)).toBe(tollFree)
})
