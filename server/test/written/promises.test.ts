import { afterEach, beforeEach, describe, test } from 'vitest'
import { NEXT_CENTURY } from '../payments/pay-world.ts'
import { promiseWorld, type PromiseWorld } from '../promises/promise-world.ts'
import { writes } from './written.ts'

describe('what promises write', () => {
  let world: PromiseWorld
  beforeEach(async () => {
    world = await promiseWorld({})
  })
  afterEach(() => world.close())

  test('made, replaced, kept, broken and withdrawn', async () => {
    const who = await world.person()
    const { clerk, inDays, storeID } = world
    const { does, runs } = await writes(world, 'promises', {
      known: { phone: who.phone.slice(1), word: who.name.split(',')[0]!.slice(-8) },
    })
    const make = (terms: object) => () =>
      clerk('customers/promises/save', {
        promise: { custID: who.custID, storeID, promiseDay: inDays(9), promiseSource: 'call', ...terms },
      })
    await does('a promise of $80', make({ promiseAmount: 80, promiseTickets: ['4711', '#4712'] }))
    await does(
      'another takes its place',
      make({ promiseDay: inDays(12), promiseTickets: ['4712', '4711'], promiseSource: 'text' }),
    )
    const [last] = await world.of(who)
    await does('it is kept, says the clerk', () =>
      clerk('customers/promises/close', { promiseID: last!.promiseID, promiseStatus: 'kept' }),
    )
    const { promiseID } = await world.promise(who, { promiseTickets: ['4713'] })
    await world.comesDue(promiseID)
    await runs('its day passes', 'judge-promise')
    await does(
      'the conversation is red',
      async () => (await clerk('customers/conversation/fetch', { convoID: who.convoID })).convo.convoPromiseBroken,
    )
    await does('the tickets are paid for after all', async () => {
      const { payment } = await clerk('payments/send', {
        convoID: who.convoID,
        clientMessageID: 'asked-1',
        payment: {
          paymentAmount: 80,
          paymentMemo: 'Interest',
          paymentMode: 'any',
          paymentTicketList: '4713',
          paymentValidBeforeLocalTZ: NEXT_CENTURY,
        },
      })
      await clerk('payments/mark-paid', { paymentKey: payment.paymentKey })
    })
    const next = await world.promise(who, { promiseAmount: 10 })
    await does('one is withdrawn', () =>
      clerk('customers/promises/close', { promiseID: next.promiseID, promiseStatus: 'withdrawn' }),
    )
    await does('all of them', () => clerk('customers/promises/list', { search: { custID: who.custID } }))
  })
})
