import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { eventsSince } from '../events.ts'
import { payWorld, type PayWorld } from './pay-world.ts'

describe.each(ENGINES)('live payment events on %s', (database) => {
  let world: PayWorld
  let companyID: number
  beforeAll(async () => {
    world = await payWorld({ database })
    const store = world.connection.reads.selectFrom('stores').select('companyID').where('storeID', '=', world.storeID)
    companyID = (await store.executeTakeFirstOrThrow()).companyID
  })
  afterAll(() => world.close())

  /** The events that an action causes, each limited to users of the store. */
  const heard = async (act: () => Promise<unknown>) => {
    const since = await eventsSince(world.connection, companyID)
    await act()
    const events = (await since()).filter(({ event }) => event !== 'sms_status_update')
    for (const { storeID } of events) expect(storeID).toBe(world.storeID)
    return new Set(events.map(({ event }) => event))
  }

  test('announce a request, a view, a payment and a cancellation at once', async () => {
    const all = new Set(['reload_payments', 'reload_convo_sms', 'reload_inbox'])
    let paymentKey = ''
    expect(await heard(async () => (paymentKey = (await world.request()).paymentKey))).toEqual(all)
    expect(await heard(() => fetch(`${world.url}/p/${paymentKey}`))).toContain('reload_payments')
    expect(await heard(() => world.pay(paymentKey, '4000056655665556'))).toEqual(all)
    const other = await world.request()
    expect(await heard(() => world.clerk('payments/cancel', { paymentKey: other.paymentKey }))).toEqual(all)
  })

  test('tell the list which request changed', async () => {
    const { paymentKey } = await world.request()
    const since = await eventsSince(world.connection, companyID)
    await world.clerk('payments/set-reference', { paymentKey, paymentReference: 'a note' })
    expect(await since()).toContainEqual({ event: 'reload_payments', data: { paymentKey }, storeID: world.storeID })
  })
})
