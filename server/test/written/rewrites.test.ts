import { afterEach, beforeEach, describe, test } from 'vitest'
import { DEBIT, type RewriteWorld, rewriteWorld } from '../rewrites/rewrite-world.ts'
import { writes } from './written.ts'

describe('what rewritten tickets write', () => {
  let world: RewriteWorld
  beforeEach(async () => {
    world = await rewriteWorld()
    await world.reserve({ rangePrefix: 'N', rangeFrom: 70_001, rangeTo: 70_003 })
  })
  afterEach(() => world.close())

  test('from the payment to the file of the store’s system', async () => {
    const { clerk, owner } = world
    const { customer } = await clerk('customers/fetch', { customerID: world.custID })
    const { does } = await writes(world, 'rewrites', { known: { phone: customer.custPhone.slice(1) } })
    const paymentKey = await world.requestFor('4711, 4712, #4713')
    const token = await world.tokenize(DEBIT)
    await does('three tickets are paid for', () => world.call('pay/submit', { paymentKey, attemptKey: 'try-1', token }))
    const { rewriteID, rewriteTickets } = (await world.rewriteOf(paymentKey))!
    const [one, two, three] = rewriteTickets.map(({ rewriteTicketID }) => rewriteTicketID)
    const correct = (more: object) => () => clerk('payments/rewrites/correct', { rewriteID, ...more } as never)
    await does('the request', async () => (await world.payment(paymentKey)).paymentRewriteProgress)
    await does('two are posted', () =>
      clerk('payments/rewrites/mark-posted', { rewriteID, rewriteTicketIDs: [one!, two!] }),
    )
    await does('one is refused', correct({ action: 'report', rewriteTicketIDs: [two], note: ' In use already ' }))
    await does(
      'it gets another number',
      correct({ action: 'set', rewriteTicketIDs: [two], newTicket: 'HAND-2', note: 'By phone' }),
    )
    await does('it is posted again', () =>
      owner('payments/rewrites/mark-posted', { rewriteID, rewriteTicketIDs: [two!] }),
    )
    await does('one is verified by hand', correct({ action: 'verify', rewriteTicketIDs: [one] }))
    await does(
      'one is refused as well',
      correct({ action: 'report', rewriteTicketIDs: [three], note: 'Not in the file' }),
    )
    await does('it is tried again', correct({ action: 'retry', rewriteTicketIDs: [three] }))
    await does('the payment is refunded in part', async () => {
      await owner('payments/refund', { paymentKey, amount: 5, reason: 'Too much', idempotencyKey: 'back-1' })
    })
    await does('the warning is cleared', correct({ action: 'clear-warning' }))
    await does('one is refused once more', correct({ action: 'report', rewriteTicketIDs: [three], note: 'Closed' }))
    await does(
      'it is dismissed',
      correct({ action: 'dismiss', rewriteTicketIDs: [three], note: 'Renewed in the store' }),
    )
    await does('the request at the end', async () => (await world.payment(paymentKey)).paymentRewriteProgress)
    await does('the chain of a ticket', () => clerk('payments/rewrites/find-chain', { ticket: ' 4712 ' }))
    const used = await world.requestFor('4711, 4714')
    await does('one was rewritten before, and the range is used up', () =>
      clerk('payments/mark-paid', { paymentKey: used }),
    )
    const { rewriteID: second } = (await world.rewriteOf(used))!
    await does('the exceptions', () => clerk('payments/rewrites/list', { search: { rewriteID: second } }))
  })
})
