import { expect, test } from 'vitest'
import { STATE_ZONES } from '#domain/mailer/state-zones.table.ts'
import { AREA_CODES } from '#domain/phone/area-codes.table.ts'
import { stateOfPhone } from '#domain/phone/state.ts'

test.each([
  ['+12135550147', 'CA'],
  ['+13035550142', 'CO'],
  ['+15205551234', 'AZ'],
  ['+18085550100', 'HI'],
  ['+12025550100', 'DC'],
  ['+18005550100', undefined],
  ['+525512345678', undefined],
  ['+442071838750', undefined],
  ['+1213555', undefined],
  ['', undefined],
])('%s belongs to %s', (phone, state) => {
  expect(stateOfPhone(phone)).toBe(state)
})

test('each area code is listed once, and each state has its zones', () => {
  const codes = Object.values(AREA_CODES).flatMap((list) => list.split(' '))
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes.filter((code) => !/^[2-9]\d\d$/.test(code))).toEqual([])
  expect(Object.keys(AREA_CODES).sort()).toEqual(Object.keys(STATE_ZONES).sort())
})
