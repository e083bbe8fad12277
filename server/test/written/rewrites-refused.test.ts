import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { CallClient } from '@xd/core/client/call-client.ts'
import { refusalOf } from '../payments/pay-world.ts'
import { type RewriteWorld, rewriteWorld } from '../rewrites/rewrite-world.ts'
import { writes } from './written.ts'

describe('what corrections of rewritten tickets write, or are refused with', () => {
  let world: RewriteWorld
  beforeEach(async () => {
    world = await rewriteWorld()
    await world.reserve({ rangePrefix: 'N', rangeFrom: 70_001, rangeTo: 70_002 })
  })
  afterEach(() => world.close())

  test('each of them in each state', async () => {
    const { clerk, owner, custID } = world
    const { customer } = await clerk('customers/fetch', { customerID: custID })
    const { does } = await writes(world, 'rewrites-refused', { known: { phone: customer.custPhone.slice(1) } })
    const first = await world.paidFor('4711, 4712')
    const second = await world.paidFor('4711, 4713')
    const [one, two] = first.rewriteTickets.map(({ rewriteTicketID }) => rewriteTicketID)
    const [three, four] = second.rewriteTickets.map(({ rewriteTicketID }) => rewriteTicketID)
    expect([one, two, three, four]).not.toContain(undefined)
    const told =
      (call: () => Promise<unknown>): (() => Promise<unknown>) =>
      async () => {
        const { code, message, fields, body } = await refusalOf(call())
        return { code, message, fields, body }
      }
    const correct = (rewriteID: number, more: object, by: CallClient = clerk) =>
      by('payments/rewrites/correct', { rewriteID, ...more } as never)
    const refused = (heading: string, { rewriteID }: { rewriteID: number }, more: object) =>
      does(
        heading,
        told(() => correct(rewriteID, more)),
      )
    const post = (rewriteID: number, rewriteTicketIDs?: number[]) =>
      clerk('payments/rewrites/mark-posted', { rewriteID, ...(rewriteTicketIDs && { rewriteTicketIDs }) })

    await does('the second batch', () => clerk('payments/rewrites/fetch', { rewriteID: second.rewriteID }))
    await refused('a number for two tickets', first, { action: 'set', newTicket: 'H-1' })
    await refused('no number', second, { action: 'set', rewriteTicketIDs: [four] })
    await refused('two numbers', second, { action: 'set', rewriteTicketIDs: [four], newTicket: 'H-1, H-2' })
    await refused('no such number', second, { action: 'set', rewriteTicketIDs: [four], newTicket: '???' })
    await refused('the old number', second, { action: 'set', rewriteTicketIDs: [four], newTicket: '#4713' })
    await refused('a number in use', second, { action: 'set', rewriteTicketIDs: [four], newTicket: 'n70001' })
    await refused('a second number', second, { action: 'set', rewriteTicketIDs: [three], newTicket: 'H-1' })
    await refused('another batch’s ticket', second, { action: 'set', rewriteTicketIDs: [one], newTicket: 'H-1' })
    await refused('a ticket of each', second, { action: 'dismiss', rewriteTicketIDs: [one, four], note: 'x' })
    await refused('none of its tickets', second, { action: 'dismiss', rewriteTicketIDs: [], note: 'x' })
    await refused('verified without a number', second, { action: 'verify', rewriteTicketIDs: [four] })
    await refused('retried, though rewritten', first, { action: 'retry' })
    await refused('reported without a word', first, { action: 'report', rewriteTicketIDs: [one] })
    await refused('dismissed with a blank', second, { action: 'dismiss', rewriteTicketIDs: [four], note: ' ' })
    await refused('retried with no number left', second, { action: 'retry', rewriteTicketIDs: [four] })
    await does(
      'posted without a number',
      told(() => post(second.rewriteID)),
    )
    await does(
      'posted elsewhere',
      told(() => post(second.rewriteID, [one!])),
    )
    await does('both of the first are posted', () => post(first.rewriteID))
    await does(
      'again',
      told(() => post(first.rewriteID)),
    )
    await does(
      'one of them again',
      told(() => post(first.rewriteID, [one!])),
    )
    await refused('a number, though posted', first, { action: 'set', rewriteTicketIDs: [one], newTicket: 'H-1' })
    await refused('dismissed, though posted', first, { action: 'dismiss', rewriteTicketIDs: [one], note: 'x' })
    await does('all that can be are verified', () => correct(first.rewriteID, { action: 'verify' }, owner))
    await refused('verified once more', first, { action: 'verify', rewriteTicketIDs: [one] })
    await refused('reported, though verified', first, { action: 'report', rewriteTicketIDs: [one], note: 'x' })
    await does('both of the second are dismissed', () =>
      correct(second.rewriteID, { action: 'dismiss', note: ' In the store ' }),
    )
    await refused('dismissed again', second, { action: 'dismiss', note: 'x' })
    await refused('retried, though dismissed', second, { action: 'retry', rewriteTicketIDs: [four] })
    await does('no warning is cleared', () => correct(second.rewriteID, { action: 'clear-warning' }))
    const tomas = await world.signIn('tomas')
    await does(
      'by a user of another store',
      told(() => correct(second.rewriteID, { action: 'retry' }, tomas)),
    )
  })
})
