import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { COMPANY } from '@xd/fixtures/demo/people.ts'
import { GATEWAY_ACCOUNTS } from '@xd/fixtures/testing/gateway-accounts.ts'
import { hintOf } from '#services/gateways/account-secrets.ts'
import { eventsSince } from '../events.ts'
import { payWorld, type PayWorld, refusalOf, shownOf } from './pay-world.ts'

const BLUEDOG = {
  gateway: 'bluedog',
  environment: 'test',
  settings: { publicKey: 'pub_of_the_shop' },
  secrets: { apiKey: 'api_the_secret_of_the_shop_1234', webhookSecret: 'a webhook secret 5678' },
} as const
const PAYPAL = {
  gateway: 'paypal',
  environment: 'test',
  settings: { clientID: 'the-app' },
  secrets: { clientSecret: 'secret-of-the-app' },
} as const
const SECRETS = [...Object.values(BLUEDOG.secrets), ...Object.values(PAYPAL.secrets)]

describe.each(ENGINES)('card gateway settings on %s', (database) => {
  let world: PayWorld
  let owner: Awaited<ReturnType<PayWorld['signIn']>>
  beforeAll(async () => {
    world = await payWorld({ database })
    owner = await world.signIn('owner')
  })
  afterAll(() => world.close())

  test('a demo starts with the simulated network, and a $1 test goes through and back', async () => {
    expect(await owner('settings/payments/fetch', {})).toMatchObject({
      fallback: 'simulator',
      company: null,
      stores: [],
    })
    const { test: tried } = await owner('settings/payments/test', {})
    expect(tried).toMatchObject({ state: 'approved', amount: 1, undone: 'voided' })
  })

  test('are only for users who may change settings', async () => {
    expect((await refusalOf(world.clerk('settings/payments/fetch', {}))).code).toBe('not_allowed')
    expect((await refusalOf(world.clerk('settings/payments/save', { account: BLUEDOG }))).code).toBe('not_allowed')
  })

  test('an account must have what its gateway needs', async () => {
    const { fields } = await refusalOf(
      owner('settings/payments/save', { account: { ...BLUEDOG, settings: { publicKey: 'api_wrong' }, secrets: {} } }),
    )
    expect(fields).toEqual({
      'account.settings.publicKey': 'Public API key should look like pub_…',
      'account.secrets.apiKey': 'Private API key is needed',
    })
  })

  test('secrets are never shown again: not by the API, the database or the audit log', async () => {
    const saved = await owner('settings/payments/save', { account: BLUEDOG })
    expect(saved.company).toMatchObject({
      gateway: 'bluedog',
      environment: 'test',
      readable: true,
      secrets: { apiKey: { configured: true, lastFour: '1234' } },
    })
    const { writes } = world.connection
    const kept = JSON.stringify([
      saved,
      await owner('settings/payments/fetch', {}),
      await writes.selectFrom('gateway_accounts').selectAll().execute(),
      await writes.selectFrom('audit').selectAll().execute(),
    ])
    for (const secret of SECRETS) expect(kept).not.toContain(secret)
    expect(kept).toContain('payment-settings-save')
  })

  test('while a store’s payments go to a test environment, everyone there is told', async () => {
    const told = async () => (await world.clerk('auth/info', {})).testMode
    await owner('settings/payments/save', { account: null })
    expect(await told()).toBeUndefined()
    await owner('settings/payments/save', { account: BLUEDOG })
    expect(await told()).toBe(true)
    await owner('settings/payments/save', { account: { ...BLUEDOG, environment: 'live' } })
    expect(await told()).toBeUndefined()
  })

  test('a payment goes through the account, and is settled there even after another was chosen', async () => {
    await owner('settings/payments/save', { account: BLUEDOG })
    const { paymentKey } = await world.request({ paymentMode: 'debit-only' })
    expect((await world.pay(paymentKey, '4242424242424242')).attempt.state).toBe('declined')
    expect((await world.pay(paymentKey, '4000056655665556')).attempt.state).toBe('approved')
    expect(await world.payment(paymentKey)).toMatchObject({
      paymentStatus: 'approved',
      cardType: 'visa',
      cardLastFour: '5556',
    })
    const { writes } = world.connection
    const attempts = await writes
      .selectFrom('payment_attempts')
      .select(['gateway', 'idempotencyKey', 'state'])
      .where('gateway', 'like', 'bluedog-%')
      .execute()
    const paid = attempts.find(({ state }) => state === 'approved')!

    await owner('settings/payments/save', { account: { ...BLUEDOG, settings: { publicKey: 'pub_of_another_shop' } } })
    await writes
      .updateTable('payments')
      .set({ paymentStatus: 'sent', paymentMethod: null })
      .where('paymentKey', '=', paymentKey)
      .execute()
    await writes
      .updateTable('payment_attempts')
      .set({ state: 'pending' })
      .where('idempotencyKey', '=', paid.idempotencyKey)
      .execute()
    await world.call('pay/fetch', { paymentKey })
    const again = await writes
      .selectFrom('payment_attempts')
      .selectAll()
      .where('idempotencyKey', '=', paid.idempotencyKey)
      .executeTakeFirstOrThrow()
    expect(again).toMatchObject({ state: 'approved', gateway: paid.gateway })
  })

  test('a new secret is a new key to the same account; an empty one keeps the old', async () => {
    const accounts = () =>
      world.connection.writes.selectFrom('gateway_accounts').select(['accountID', 'version', 'secrets']).execute()
    await owner('settings/payments/save', { account: BLUEDOG })
    const before = await accounts()
    const { company } = await owner('settings/payments/save', {
      account: { ...BLUEDOG, secrets: { apiKey: 'api_another_secret_9999' } },
    })
    expect(company?.secrets).toMatchObject({ apiKey: { lastFour: '9999' }, webhookSecret: { lastFour: '5678' } })
    expect(await accounts()).toHaveLength(before.length)
    // The log lists the differences, and only the names of changed secrets.
    const audit = world.connection.reads
      .selectFrom('audit')
      .select('detail')
      .where('action', '=', 'payment-settings-save')
    const { detail } = await audit.orderBy('auditID', 'desc').limit(1).executeTakeFirstOrThrow()
    expect(JSON.parse(detail!)).toEqual({ secrets: ['apiKey'] })
    // Only the settings that changed.
    const { fortis } = GATEWAY_ACCOUNTS
    await owner('settings/payments/save', { account: fortis })
    const settings = { ...fortis.settings, webhookUser: 'another-hook' }
    await owner('settings/payments/save', { account: { ...fortis, settings } })
    const changed = await audit.orderBy('auditID', 'desc').limit(1).executeTakeFirstOrThrow()
    expect(JSON.parse(changed.detail!)).toMatchObject({ settings: { webhookUser: 'another-hook' } })
    expect(changed.detail).not.toContain(fortis.settings.locationID)
  })

  test('test keys are not copied to the live account, and everyone is told of each account', async () => {
    await owner('settings/payments/save', { account: null })
    await owner('settings/payments/save', { account: BLUEDOG })
    const without = { ...BLUEDOG, secrets: {} }
    expect((await owner('settings/payments/save', { account: without })).company?.environment).toBe('test')
    const since = await eventsSince(world.connection, COMPANY.goldenPledge)
    const news = async () =>
      (await since()).flatMap(({ event, storeID }) => (event.startsWith('reload_') ? [[event, storeID]] : []))
    const { fields } = await refusalOf(
      owner('settings/payments/save', { account: { ...without, environment: 'live' as never } }),
    )
    expect(Object.keys(fields)).toEqual(['account.secrets.apiKey'])
    expect(await news()).toEqual([])
    await owner('settings/payments/save', { account: null })
    expect(await news()).toEqual([
      ['reload_payment_settings', null],
      ['reload_stores', null],
    ])
  })

  test('an account that someone else has changed, replaced or removed meanwhile is not overwritten', async () => {
    const save = (account: typeof BLUEDOG | null, expectedVersion?: number) =>
      owner('settings/payments/save', { account, ...(expectedVersion !== undefined && { expectedVersion }) })
    const OTHER = { ...BLUEDOG, settings: { publicKey: 'pub_of_theirs' as never } }
    await save(null)
    const first = (await save(BLUEDOG, 0)).company!.accountVersion
    expect(await refusalOf(save(OTHER, 0))).toMatchObject({ code: 'conflict' })
    const replaced = (await save(OTHER, first)).company!.accountVersion
    for (const mine of [BLUEDOG, null]) expect(await refusalOf(save(mine, first))).toMatchObject({ code: 'conflict' })
    expect((await owner('settings/payments/fetch', {})).company?.settings).toEqual(OTHER.settings)
    await save(null, replaced)
    expect(await refusalOf(save(BLUEDOG, replaced))).toMatchObject({ code: 'conflict' })
    const again = (await save(BLUEDOG, 0)).company!.accountVersion
    expect(new Set([first, replaced, again]).size).toBe(3)
  })

  test('a store can have its own: PayPal takes no debit-only requests, and its test dollar is refunded', async () => {
    const { storeID } = world
    const modes = async () =>
      (await world.clerk('stores/list', {})).stores.find((store) => store.storeID === storeID)?.storePaymentModes
    expect(await modes()).toEqual(['debit-only', 'any'])
    const { stores } = await owner('settings/payments/save', { storeID, account: PAYPAL })
    expect(stores).toMatchObject([{ storeID, account: { gateway: 'paypal', settings: { clientID: 'the-app' } } }])
    expect(await modes()).toEqual(['any'])
    expect(await refusalOf(world.request({ paymentMode: 'debit-only' }))).toMatchObject({ code: 'channel_off' })
    expect((await owner('settings/payments/test', { storeID })).test).toMatchObject({
      state: 'approved',
      undone: 'refunded',
    })
    const { paymentKey } = await world.request({ paymentMode: 'any' })
    const page = await fetch(`${world.url}/p/${paymentKey}`)
    expect(await shownOf(page)).toContain('with PayPal')
    expect(page.headers.get('content-security-policy')).toContain(
      `form-action 'self' ${new URL(world.sandboxURL).origin}`,
    )
    await owner('settings/payments/save', { storeID, account: null })
    expect(await modes()).toEqual(['debit-only', 'any'])
    expect((await owner('settings/payments/fetch', {})).stores).toEqual([])
  })

  test.each([
    ['bluedog', 'account.secrets.apiKey', 'BlueDog doesn’t accept these keys', { apiKey: 'api_wrong' }],
    ['fortis', 'account.secrets.userAPIKey', 'FortisPay doesn’t accept these keys', { userAPIKey: 'wrong' }],
    ['paypal', 'account.secrets.clientSecret', 'PayPal doesn’t accept these keys', { clientSecret: 'wrong' }],
  ] as const)(
    'keys that %s refuses are not saved, and the old account stays',
    async (gateway, field, sentence, secrets) => {
      const { company: before } = await owner('settings/payments/save', { account: BLUEDOG })
      const account = { ...GATEWAY_ACCOUNTS[gateway], secrets: { ...GATEWAY_ACCOUNTS[gateway].secrets, ...secrets } }
      const { fields } = await refusalOf(owner('settings/payments/save', { account }))
      expect(fields).toEqual({ [field]: sentence })
      expect((await owner('settings/payments/fetch', {})).company).toEqual(before)
      const { paymentKey } = await world.request()
      expect((await world.pay(paymentKey, '4000056655665556')).attempt.state).toBe('approved')
      await owner('settings/payments/save', { account: null })
    },
  )
})

test.each([
  ['12345678901', ''],
  ['123456789012', '9012'],
])('of the secret %s, %j is shown', (secret, hint) => expect(hintOf(secret)).toBe(hint))
