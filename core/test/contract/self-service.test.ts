import { Schema } from 'effect'
import { describe, expect, test } from 'vitest'
import { selfService } from '#contract/self-service.ts'
import { FAILURES } from '#contract/failure.ts'
import { SELF_ASKS, selfAskText } from '#domain/self-service/ask.ts'
import { SELF_REFUSALS } from '#domain/self-service/payable.ts'

const mine = Object.entries(selfService).filter(([name]) => name.startsWith('my/'))

test('what a customer calls needs no session, is limited for each address and comes from our own page', () => {
  expect(mine.map(([name]) => name)).toEqual(['my/start', 'my/prove', 'my/fetch', 'my/pay', 'my/ask'])
  for (const [, { access, ownOrigin, limit }] of mine)
    expect({ access, ownOrigin, most: limit?.most }).toEqual({
      access: 'anyone',
      ownOrigin: true,
      most: expect.any(Number) as number,
    })
})

test('each reason not to pay is a failure of its own, with status 409', () => {
  expect(selfService['my/pay'].failures).toEqual(expect.arrayContaining([...SELF_REFUSALS]))
  for (const code of SELF_REFUSALS) expect(FAILURES[code].status).toBe(409)
})

describe('tickets to pay', () => {
  const decode = Schema.decodeUnknownExit(selfService['my/pay'].input)
  const many = (count: number) => ({ ticketNumbers: Array.from({ length: count }, (_, n) => String(10_000 + n)) })
  test.each([
    [many(1), true],
    [many(99), true],
    [many(0), false],
    [many(100), false],
    [{}, false],
  ])('%j', (input, allowed) => expect(decode(input)._tag === 'Success').toBe(allowed))
})

test('a limit of null is none, and one that is left out stays', () => {
  const decode = Schema.decodeUnknownSync(selfService['settings/self-service/save'].input)
  expect(decode({ settings: { storeID: 2, selfMaxAmount: null } }).settings).toEqual({
    storeID: 2,
    selfMaxAmount: null,
  })
  expect(decode({ settings: { storeID: '2', selfMaxAmount: 250.5 } }).settings).toEqual({
    storeID: 2,
    selfMaxAmount: 25_050,
  })
  expect(decode({ settings: { storeID: 2 } }).settings).toEqual({ storeID: 2 })
})

test('what staff read of a customer’s question names the ticket', () => {
  for (const ask of SELF_ASKS) expect(selfAskText(ask, '10233')).toContain('ticket 10233')
})
