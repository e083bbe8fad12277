import { afterAll, beforeAll, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY } from '@xd/fixtures/demo/people.ts'
import { GATEWAY_ACCOUNTS } from '@xd/fixtures/testing/gateway-accounts.ts'
import { refusalOf } from './pay-world.ts'

let server: Booted
beforeAll(async () => {
  server = await boot({ config: { mode: 'live', providersURL: 'http://127.0.0.1:9' } })
})
afterAll(() => server.close())

const accounts = () => server.connection.reads.selectFrom('gateway_accounts').selectAll().execute()

test.each([
  ['bluedog', 'BlueDog isn’t answering. Nothing was changed: try again in a minute.'],
  ['paypal', 'PayPal isn’t answering. Nothing was changed: try again in a minute.'],
] as const)('an account at %s, which isn’t answering, is not saved', async (name, message) => {
  const owner = await server.signIn('owner')
  const before = await accounts()
  const refusal = await refusalOf(owner('settings/payments/save', { account: GATEWAY_ACCOUNTS[name] }))
  expect(refusal).toMatchObject({ code: 'gateway_unreachable', message })
  expect(await accounts()).toEqual(before)
})

test('an account at a gateway that the company hasn’t bought is not saved, nor even tried', async () => {
  const { writes } = server.connection
  const { features } = await writes
    .selectFrom('companies')
    .select('features')
    .where('companyID', '=', COMPANY.goldenPledge)
    .executeTakeFirstOrThrow()
  const left = (JSON.parse(features) as string[]).filter((one) => !one.includes('paypal'))
  await writes
    .updateTable('companies')
    .set({ features: JSON.stringify(left) })
    .where('companyID', '=', COMPANY.goldenPledge)
    .execute()
  const owner = await server.signIn('owner')
  const refusal = await refusalOf(owner('settings/payments/save', { account: GATEWAY_ACCOUNTS.paypal }))
  expect(refusal).toMatchObject({
    code: 'invalid_input',
    fields: { 'account.gateway': 'Your company hasn’t bought PayPal' },
  })
  expect((await owner('settings/payments/fetch', {})).gateways).not.toContain('paypal')
})
