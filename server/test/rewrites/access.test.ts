import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { STORE } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { newTicket, type RewriteWorld, rewriteWorld } from './rewrite-world.ts'

describe.each(ENGINES)('access to rewrites, on %s', (database) => {
  let world: RewriteWorld
  beforeAll(async () => {
    world = await rewriteWorld({ database })
    await world.reserve({ rangePrefix: 'N', rangeFrom: 70_001, rangeTo: 79_999 })
  })
  afterAll(() => world.close())

  test('colleagues of another store see neither batch nor chain', async () => {
    const old = newTicket()
    const { rewriteID } = await world.paidFor(old)
    const lena = await world.signIn('lena')
    await expect(lena('payments/rewrites/fetch', { rewriteID })).rejects.toMatchObject({ status: 404 })
    expect((await lena('payments/rewrites/find-chain', { ticket: old })).chains).toEqual([])
    const seen = (await lena('payments/rewrites/list', { search: { perPage: 100 } })).rewrites
    expect(seen.every(({ storeID }) => storeID !== world.storeID)).toBe(true)
    await expect(lena('payments/rewrites/list', { search: { store: world.storeID } })).rejects.toMatchObject({
      status: 404,
    })
  })

  test('a company without the module has no rewrites', async () => {
    const stranger = await world.signIn('owner@silveranchor.test')
    const refused = { status: 403, code: 'not_allowed' }
    await expect(stranger('payments/rewrites/list', {})).rejects.toMatchObject(refused)
    await expect(stranger('payments/rewrites/find-chain', { ticket: '1' })).rejects.toMatchObject(refused)
    await expect(stranger('settings/rewrites/fetch', { storeID: 4 })).rejects.toMatchObject(refused)
  })

  test('numbers are reserved by users who may change settings', async () => {
    const { storeID } = world
    const refused = { status: 403, code: 'not_allowed' }
    await expect(world.clerk('settings/rewrites/fetch', { storeID })).rejects.toMatchObject(refused)
    await expect(
      world.clerk('settings/rewrites/save', { settings: { storeID, storeAutoRewrite: false } }),
    ).rejects.toMatchObject(refused)
    const { settings } = await world.owner('settings/rewrites/fetch', { storeID })
    expect(settings).toMatchObject({
      storeAutoRewrite: true,
      ticketRange: { rangePrefix: 'N', rangeFrom: 70_001, rangeTo: 79_999 },
    })
    expect(settings.ticketRange!.rangeLeft).toBe(79_999 - settings.ticketRange!.rangeNext + 1)
  })

  test.each([
    [{ rangePrefix: '?', rangeFrom: 1, rangeTo: 2 }],
    [{ rangePrefix: '', rangeFrom: 2, rangeTo: 1 }],
    [{ rangePrefix: '', rangeFrom: 0.5, rangeTo: 3 }],
    [{ rangePrefix: '', rangeFrom: 1, rangeTo: 1e12 }],
  ])('%j cannot be reserved', async (ticketRange) => {
    const save = world.owner('settings/rewrites/save', { settings: { storeID: world.storeID, ticketRange } })
    await expect(save).rejects.toMatchObject({
      status: 400,
      fields: { 'settings.ticketRange': expect.any(String) as string },
    })
  })

  test('rewriting cannot be turned on without numbers', async () => {
    await world.connection.writes.deleteFrom('ticket_ranges').where('storeID', '=', STORE.lake).execute()
    const save = world.owner('settings/rewrites/save', {
      settings: { storeID: STORE.lake, storeAutoRewrite: true },
    })
    await expect(save).rejects.toMatchObject({
      status: 400,
      fields: { 'settings.storeAutoRewrite': expect.any(String) as string },
    })
  })

  test('the request dialog knows whether its store rewrites', async () => {
    const before = (await world.clerk('stores/fetch', { storeID: world.storeID })).store
    expect(before.storeAutoRewrite).toBe(true)
    await world.reserve({ rangePrefix: 'N', rangeFrom: 70_001, rangeTo: 79_999 }, false)
    expect((await world.clerk('stores/fetch', { storeID: world.storeID })).store.storeAutoRewrite).toBe(false)
  })
})
