import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tellCardNetwork } from '@xd/fixtures/start/tell-card-network.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { sealSecrets } from '@xd/server/services/gateways/account-secrets.ts'
import { lastWeek } from '@xd/server/services/payments/reconcile.ts'
import { payWorld, type PayWorld, refusalOf } from './pay-world.ts'

const DEBIT = '4000056655665556'
const CREDIT = '4242424242424242'
const HOUR_MS = 3_600_000
const MONTH_MS = 30 * 24 * 3_600_000
const bluedog = (publicKey: string, apiKey = 'api_of_the_shop') =>
  ({ gateway: 'bluedog', environment: 'test', settings: { publicKey }, secrets: { apiKey } }) as const

test('a movement of this moment is compared, even at a gateway whose clock is ahead', () => {
  const now = Date.parse('2026-06-01T12:00:00Z')
  const { from, to } = lastWeek(now)
  for (const aheadMs of [0, 1, 30_000]) expect(now + aheadMs >= from && now + aheadMs < to).toBe(true)
})

describe.each(ENGINES)('reconciling now on %s', (database) => {
  let world: PayWorld
  let owner: PayWorld['clerk']
  beforeAll(async () => {
    world = await payWorld({ database })
    owner = await world.signIn('owner')
    await tellCardNetwork(world.connection, world.config, { withUntold: false })
  })
  afterAll(() => world.close())

  const run = () => owner('payments/reconciliation/run', {})
  const open = async () => (await owner('payments/reconciliation/list', { search: { perPage: 100 } })).exceptions
  const accountNames = async () =>
    (
      await world.connection.reads.selectFrom('gateway_accounts').select('accountID').orderBy('accountID').execute()
    ).map(({ accountID }) => `bluedog-${accountID}`)
  const save = (account: ReturnType<typeof bluedog> | null) => owner('settings/payments/save', { account })
  const retireLongAgo = () =>
    world.connection.writes
      .updateTable('gateway_accounts')
      .set({ retiredAt: Date.now() - MONTH_MS })
      .where('retiredAt', 'is not', null)
      .execute()
  const atBlueDog = (path: string, body: object) =>
    fetch(`${world.sandboxURL}/gateways/bluedog/api${path}`, {
      method: 'POST',
      headers: { authorization: 'api_of_the_shop', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  test('is for users who may change settings', async () => {
    for (const name of ['clerk', 'manager'])
      expect((await refusalOf((await world.signIn(name))('payments/reconciliation/run', {}))).code).toBe('not_allowed')
  })

  test('finds the network’s own movements, and ignores a test sale', async () => {
    await owner('settings/payments/test', {})
    const { paymentKey } = await world.request()
    await world.pay(paymentKey, DEBIT)
    const { paymentRefID } = await world.payment(paymentKey)
    await world.network(`/charges/${paymentRefID}/refunds`, { amountCents: 500, idempotencyKey: randomUUID() })
    const { accounts, finished, open: count } = await run()
    expect(accounts).toMatchObject([{ gateway: 'simulator', inUse: true, problem: null }])
    expect(accounts[0]!.movements).toBeGreaterThan(1)
    expect([finished, count]).toEqual([true, 1])
    expect((await open()).map(({ kind, amountThere }) => [kind, amountThere])).toEqual([['refund-only-there', 5]])
  })

  test('distinguishes a difference resolved with a note from no difference', async () => {
    const [difference] = await open()
    const { exceptionID } = difference!
    expect(await run()).toMatchObject({ open: 1, explained: 0 })
    await owner('payments/reconciliation/resolve', { exceptionID, note: 'By hand at the terminal' })
    expect(await run()).toMatchObject({ open: 0, explained: 1 })
    expect((await owner('payments/reconciliation/list', {})).explained).toBe(1)
    await world.connection.writes
      .updateTable('payment_exceptions')
      .set({ resolvedAt: null, resolvedByID: null })
      .where('exceptionID', '=', exceptionID)
      .execute()
  })

  test('leaves alone what a comparison that began later has found or closed', async () => {
    const { reads, writes } = world.connection
    const [known] = await open()
    const { exceptionID, ...row } = await reads
      .selectFrom('payment_exceptions')
      .selectAll()
      .where('exceptionID', '=', known!.exceptionID)
      .executeTakeFirstOrThrow()
    const exceptionKey = `${row.exceptionKey}-later`
    const found = (foundAt: number) => writes.insertInto('payment_exceptions').values({ ...row, exceptionKey, foundAt })
    await found(Date.now() + HOUR_MS).execute()
    expect(await run()).toMatchObject({ open: 2 })
    const later = writes.updateTable('payment_exceptions').where('exceptionKey', '=', exceptionKey)
    await later.set({ foundAt: row.foundAt }).execute()
    expect(await run()).toMatchObject({ open: 1 })
    await writes.deleteFrom('payment_exceptions').where('exceptionKey', '=', exceptionKey).execute()
    const close = (resolvedAt: number) =>
      writes.updateTable('payment_exceptions').set({ resolvedAt }).where('exceptionID', '=', exceptionID).execute()
    await close(Date.now() + HOUR_MS)
    expect(await run()).toMatchObject({ open: 0 })
    await close(row.foundAt)
    expect(await run()).toMatchObject({ open: 1 })
  })

  test('ignores a charge that is still settling', async () => {
    const { paymentKey } = await world.request()
    const idempotencyKey = randomUUID()
    await world.chargeAtNetwork({ orderRef: paymentKey, idempotencyKey, card: DEBIT, amountCents: 4550 })
    await world.leavePending(paymentKey, { idempotencyKey })
    expect((await run()).open).toBe(1)
    await world.call('pay/fetch', { paymentKey })
    expect((await run()).open).toBe(1)
  })

  test('keeps comparing an account the company has left until nothing in it is open', async () => {
    await save(bluedog('pub_first'))
    const [first] = await accountNames()
    const paid = (await world.request({ paymentMode: 'debit-only' })).paymentKey
    // A credit card that the platform charged and undid is no difference: nothing was kept.
    expect((await world.pay(paid, CREDIT)).attempt.state).toBe('declined')
    expect((await world.pay(paid, DEBIT)).attempt.state).toBe('approved')
    expect((await run()).open).toBe(1)

    await save(bluedog('pub_second'))
    await save(null)
    await retireLongAgo()
    const { paymentRefID } = await world.payment(paid)
    await world.sandbox('/gateways/close-day', {})
    const refunded = await atBlueDog(`/transaction/${paymentRefID}/refund`, { amount: 150 })
    expect(await refunded.json()).toMatchObject({ status: 'success' })
    const { accounts } = await run()
    expect(accounts.map(({ gateway, inUse, problem }) => [gateway, inUse, problem])).toEqual([
      [first, false, null],
      ['simulator', true, null],
    ])
    expect((await open()).filter(({ gateway }) => gateway === first)).toMatchObject([
      { kind: 'refund-only-there', paymentKey: paid, amountThere: 1.5 },
    ])
  })

  test('leaves open what could not be compared, and says why', async () => {
    const [first, second] = await accountNames()
    const { writes } = world.connection
    // The second account has an open charge again and no longer knows its key; the first one's key can't be read.
    await world.leavePending((await world.request()).paymentKey)
    await writes.updateTable('payment_attempts').set({ gateway: second! }).where('state', '=', 'pending').execute()
    await writes.updateTable('gateway_accounts').set({ secrets: 's1.another.key', version: 99 }).execute()
    const unreadable = await run()
    expect(unreadable.accounts).toMatchObject([
      { gateway: first, problem: 'unreadable' },
      { gateway: second, problem: 'unreadable' },
      { gateway: 'simulator', problem: null },
    ])
    expect(unreadable.accounts[0]!.comparedDate).not.toBeNull()
    expect((await open()).map(({ gateway }) => gateway)).toContain(first)

    await save(bluedog('pub_third'))
    const third = (await accountNames())[2]!
    // Its key is withdrawn at the platform.
    const place = { companyID: 2, gateway: 'bluedog' } as const
    await writes
      .updateTable('gateway_accounts')
      .set({ secrets: sealSecrets({ apiKey: 'api_wrong_key' }, place, world.config), version: 99 })
      .where('retiredAt', 'is', null)
      .execute()
    const { accounts } = await run()
    expect(accounts.find(({ gateway }) => gateway === third)).toMatchObject({
      inUse: true,
      problem: 'no-answer',
      comparedDate: null,
    })
  })

  test('allows for a record that is hours behind, and does not count an account test as a payment', async () => {
    await owner('settings/payments/save', {
      storeID: world.storeID,
      account: {
        gateway: 'paypal',
        environment: 'test',
        settings: { clientID: 'app' },
        secrets: { clientSecret: 'secret' },
      },
    })
    const { writes } = world.connection
    const { accountID } = await writes
      .selectFrom('gateway_accounts')
      .select('accountID')
      .where('gateway', '=', 'paypal')
      .executeTakeFirstOrThrow()
    const entry = await writes
      .selectFrom('payment_ledger')
      .selectAll()
      .where('kind', '=', 'charge')
      .orderBy('ledgerID', 'desc')
      .executeTakeFirstOrThrow()
    const { ledgerID: _, ...booked } = entry
    for (const hours of [2, 4]) {
      const named = {
        gateway: `paypal-${accountID}`,
        gatewayID: `capture of ${hours} hours ago`,
        entryKey: randomUUID(),
      }
      await writes
        .insertInto('payment_ledger')
        .values({ ...booked, ...named, at: Date.now() - hours * HOUR_MS })
        .execute()
    }
    expect((await owner('settings/payments/test', { storeID: world.storeID })).test).toMatchObject({
      undone: 'refunded',
    })
    await run()
    const theirs = (await open()).filter(({ gateway }) => gateway === `paypal-${accountID}`)
    expect(theirs.map(({ kind, gatewayID }) => [kind, gatewayID])).toEqual([
      ['charge-only-here', 'capture of 4 hours ago'],
    ])
  })
})
