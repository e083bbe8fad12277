import { expect, test } from 'vitest'
import { createSights, type Sight } from '#live/sights.ts'

const ANA = 11
const BEN = 12
const sight = (userID: number, convoID: number, more: Partial<Sight> = {}): Sight => ({
  companyID: 1,
  storeID: 5,
  convoID,
  userID,
  typing: false,
  answering: false,
  ...more,
})

test('a socket that views, leaves or closes changes the conversations that it is or was in', () => {
  const { set, at } = createSights()
  expect(set('a', sight(ANA, 7))).toEqual([{ companyID: 1, convoID: 7, answering: false }])
  expect(at(1, 7)).toEqual({ presence: [ANA], typing: [] })
  expect(set('a', sight(ANA, 8))).toEqual([
    { companyID: 1, convoID: 7, answering: false },
    { companyID: 1, convoID: 8, answering: false },
  ])
  expect([at(1, 7).presence, at(1, 8).presence]).toEqual([[], [ANA]])
  expect(set('a', undefined)).toEqual([{ companyID: 1, convoID: 8, answering: false }])
  expect(at(1, 8).presence).toEqual([])
  expect(set('a', undefined)).toEqual([])
})

test('a repeated report changes nothing', () => {
  const { set } = createSights()
  set('a', sight(ANA, 7))
  expect(set('a', sight(ANA, 7))).toEqual([])
  expect(set('a', sight(ANA, 7, { typing: true }))).toEqual([{ companyID: 1, convoID: 7, answering: false }])
  expect(set('a', sight(ANA, 7, { typing: true }))).toEqual([])
})

test('a visitor learns when an answer begins and ends, by a stop or by leaving', () => {
  const { set, isAnswering } = createSights()
  const answering = sight(ANA, 7, { typing: true, answering: true })
  const told = [{ companyID: 1, convoID: 7, answering: true }]
  set('a', sight(ANA, 7))
  expect(isAnswering(1, 7)).toBe(false)
  expect(set('a', answering)).toEqual(told)
  expect(isAnswering(1, 7)).toBe(true)
  expect(isAnswering(2, 7)).toBe(false)
  expect(set('a', sight(ANA, 7))).toEqual(told)
  set('a', answering)
  expect(set('a', undefined)).toEqual(told)
  expect(isAnswering(1, 7)).toBe(false)
})

test('users are listed once each, in order, and only to their own company', () => {
  const { set, at } = createSights()
  set('b', sight(BEN, 7, { typing: true }))
  set('a', sight(ANA, 7))
  set('a2', sight(ANA, 7, { typing: true }))
  set('c', sight(99, 7, { companyID: 2 }))
  expect(at(1, 7)).toEqual({ presence: [ANA, BEN], typing: [ANA, BEN] })
  set('a2', undefined)
  expect(at(1, 7)).toEqual({ presence: [ANA, BEN], typing: [BEN] })
  expect(at(2, 7)).toEqual({ presence: [99], typing: [] })
})
