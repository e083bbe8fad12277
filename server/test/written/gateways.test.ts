import { afterEach, beforeEach, describe, test } from 'vitest'
import { COMPANY } from '@xd/fixtures/demo/people.ts'
import { GATEWAY_ACCOUNTS } from '@xd/fixtures/testing/gateway-accounts.ts'
import { NEXT_CENTURY, payWorld, type PayWorld } from '../payments/pay-world.ts'
import { writes } from './written.ts'

const { bluedog, paypal } = GATEWAY_ACCOUNTS
const DEBIT = '4000056655665556'

describe('what gateway accounts and their records write', () => {
  let world: PayWorld
  beforeEach(async () => {
    world = await payWorld()
  })
  afterEach(() => world.close())

  test('set up, changed and taken away, by the owner and on a support visit', async () => {
    const owner = await world.signIn('owner')
    const { storeID } = world
    const { does } = await writes(world, 'gateways')
    const save = (input: object) => () => owner('settings/payments/save', input as never)
    await does('a company gets an account', save({ account: bluedog }))
    await does('it gets another key', save({ account: { ...bluedog, secrets: { apiKey: 'api_of_the_shop_9876' } } }))
    await does('one store gets its own', save({ storeID, account: paypal }))
    await does('a test of it', () => owner('settings/payments/test', { storeID }))
    await does('the store has none of its own again', save({ storeID, account: null }))
    await does('the company gets another', save({ account: { ...bluedog, settings: { publicKey: 'pub_new' } } }))
    const visitor = await world.signIn('support@xd.test')
    await visitor('admin/do-login-as', {
      companyID: COMPANY.goldenPledge,
      reason: 'A new owner',
      ticket: 'C-9',
      readOnly: false,
    })
    const asks = (account: object | null) => () => visitor('settings/payments/save', { account } as never)
    await does('support asks for none', asks(null))
    await does('support asks for another instead', asks({ ...bluedog, settings: { publicKey: 'pub_third' } }))
    const waiting = async () => (await owner('settings/approvals/list', {})).approvals
    const [first] = await waiting()
    await does('the owner says yes', () =>
      owner('settings/approvals/answer', { approvalID: first!.approvalID, approved: true }),
    )
    await does('support asks again', async () => void (await asks(null)()))
    const [second] = await waiting()
    await does('the owner says no', () =>
      owner('settings/approvals/answer', { approvalID: second!.approvalID, approved: false }),
    )
  })

  test('compared with the gateway’s own record', async () => {
    const server = await payWorld()
    const owner = await server.signIn('owner')
    await owner('payments/reconciliation/run', {})
    const { does } = await writes(server, 'reconciliation')
    const { paymentKey } = await server.request({ paymentValidBeforeLocalTZ: NEXT_CENTURY })
    const idempotencyKey = '11111111-2222-3333-4444-555555555555'
    await server.chargeAtNetwork({ orderRef: paymentKey, idempotencyKey, card: DEBIT, amountCents: 4550 })
    const run = () => owner('payments/reconciliation/run', {})
    await does('a charge that only the network knows', run)
    const search = { perPage: 1 }
    const { exceptions } = await owner('payments/reconciliation/list', { search })
    await does(
      'the first of the differences',
      async () => (await owner('payments/reconciliation/list', { search })).exceptions,
    )
    await does('it is explained', () =>
      owner('payments/reconciliation/resolve', { exceptionID: exceptions[0]!.exceptionID, note: ' Voided by phone ' }),
    )
    await does('the next comparison', run)
    await server.close()
  })
})
