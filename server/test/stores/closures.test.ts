import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, asLocalDay } from '@xd/core/domain/time/day.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { COMPANY, STORE } from '@xd/fixtures/demo/people.ts'
import { eventsSince } from '../events.ts'
import { type TextWorld, textWorld } from '../messaging/text-world.ts'

describe.each(ENGINES)('days that differ from the week, on %s', (database) => {
  let world: TextWorld
  let owner: Awaited<ReturnType<TextWorld['signIn']>>
  beforeAll(async () => {
    world = await textWorld({ database })
    owner = await world.signIn('owner')
  })
  afterAll(() => world.close())

  const save = (closure: object) => owner('settings/stores/closures/save', { closure })
  const list = async () => (await owner('settings/stores/closures/list', {})).closures

  test('are listed by day, and sent with their stores', async () => {
    const closures = await list()
    expect(closures.map(({ day }) => day)).toEqual(closures.map(({ day }) => day).sort())
    // Which comes first depends on today.
    expect(new Map(closures.map(({ note, yearly }) => [note, yearly]))).toEqual(
      new Map([
        ['Thanksgiving', false],
        ['Christmas Eve', true],
        ['Christmas Day', true],
      ]),
    )
    const { stores } = await owner('stores/list', {})
    for (const { storeID, storeClosures } of stores)
      expect(storeClosures).toEqual(closures.filter((one) => one.storeID === null || one.storeID === storeID))
    await expect(world.clerk('settings/stores/closures/list', {})).rejects.toMatchObject({ code: 'not_allowed' })
  })

  test('are added, changed and deleted, logged, and announced to the users concerned', async () => {
    const news = await eventsSince(world.connection, 2, 'reload_promises')
    const added = { storeID: STORE.lake, day: '2031-07-05', note: ' Inventory ' }
    const { closures } = await save(added)
    const { closureID, ...made } = closures.find(({ day }) => day === '2031-07-05')!
    const usual = { note: 'Inventory', opens: null, closes: null, yearly: false, closureVersion: 1 }
    expect(made).toEqual({ ...added, ...usual })
    await save({ closureID, opens: '10:00', closes: '13:00' })
    const changed = await save({ closureID, storeID: null })
    expect(changed.closures.find((one) => one.closureID === closureID)).toEqual({
      ...made,
      closureID,
      storeID: null,
      opens: '10:00:00',
      closes: '13:00:00',
      closureVersion: 3,
    })
    const left = await save({ closureID, deleteClosure: true })
    expect(left.closures.map((one) => one.closureID)).not.toContain(closureID)
    const lake = { event: 'reload_stores', data: { storeID: STORE.lake }, storeID: STORE.lake }
    const everyone = { event: 'reload_stores', data: {}, storeID: null }
    expect(await news()).toEqual([lake, lake, everyone, everyone])
    const lines = await world.connection.reads
      .selectFrom('audit')
      .select('action')
      .where('target', '=', `closure/${closureID}`)
      .orderBy('auditID')
      .execute()
    expect(lines.map(({ action }) => action)).toEqual([
      'closure-save',
      'closure-save',
      'closure-save',
      'closure-delete',
    ])
    await expect(save({ closureID, note: 'x' })).rejects.toMatchObject({ code: 'not_found' })
  })

  test.each([
    [{}, 'closure.day'],
    [{ day: '2026-02-30' }, 'closure.day'],
    [{ day: '2031-01-02', opens: '10:00' }, 'closure.closes'],
    [{ day: '2031-01-02', closes: '10:00' }, 'closure.opens'],
    [{ day: '2031-01-02', opens: '25:00', closes: '10:00' }, 'closure.opens'],
  ])('%j is refused by field', async (closure, field) => {
    await expect(save(closure)).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { [field]: expect.any(String) as string },
    })
  })

  test('that move to another store are announced to everyone', async () => {
    const { closures } = await save({ storeID: STORE.lake, day: '2031-07-06' })
    const { closureID } = closures.find(({ day }) => day === '2031-07-06')!
    const news = await eventsSince(world.connection, 2, 'reload_promises')
    await save({ closureID, storeID: STORE.main })
    expect(await news()).toEqual([{ event: 'reload_stores', data: {}, storeID: null }])
    await save({ closureID, deleteClosure: true })
  })

  test('a day is in the list once for each store and once for all', async () => {
    await save({ day: '2031-03-03' })
    await save({ day: '2031-03-03', storeID: STORE.main })
    await expect(save({ day: '2031-03-03' })).rejects.toMatchObject({
      fields: { 'closure.day': 'This day is already in the list' },
    })
  })

  test('are at most 500 in a company with any number of stores; existing ones can still be changed', async () => {
    const { writes } = world.connection
    const mine = await list()
    const others = Array.from({ length: 499 - mine.length }, (_, n) => ({
      companyID: COMPANY.goldenPledge,
      storeID: n % 2 === 0 ? STORE.lake : null,
      day: addDays(asLocalDay('2040-01-01'), n),
      opens: null,
      closes: null,
      note: 'one of many',
      yearly: 0 as const,
    }))
    await writes.insertInto('store_closures').values(others).execute()
    const { closures } = await save({ day: '2039-12-31', note: 'one of many' })
    expect(closures).toHaveLength(500)
    await expect(save({ day: '2039-12-30' })).rejects.toMatchObject({
      status: 400,
      fields: { 'closure.day': 'At most 500 days. Delete old ones first.' },
    })
    const { closureID } = closures.find(({ day }) => day === '2039-12-31')!
    await save({ closureID, opens: '10:00', closes: '12:00' })
    await save({ closureID, deleteClosure: true })
    await save({ day: '2039-12-30', note: 'one of many' })
    await writes.deleteFrom('store_closures').where('note', '=', 'one of many').execute()
    expect(await list()).toEqual(mine)
  })

  test('a store open around the clock is closed on such a day: texts are answered, requests last until it reopens', async () => {
    const { storeTimezone } = (await owner('stores/fetch', { storeID: world.storeID })).store
    const today = localDay(Date.now(), storeTimezone)
    const contact = await world.contact()
    await world.write(contact.phone, 'Open?')
    const answers = async () =>
      (await world.messages(contact.convoID)).filter(({ messageAutomatic }) => messageAutomatic).length
    expect(await answers()).toBe(0)
    // Yesterday's opening lasts until midnight, and a test may run into the next day.
    for (const offset of [-1, 0, 1])
      await save({ storeID: world.storeID, day: addDays(asLocalDay(today), offset), note: 'Inventory' })
    await world.write(contact.phone, 'Open now?')
    expect(await answers()).toBe(1)
    const { payment } = await owner('payments/send', {
      convoID: contact.convoID,
      payment: { paymentAmount: 10, paymentMemo: 'x', paymentMode: 'any' },
      clientMessageID: 'on-a-closed-day',
    })
    expect(payment.paymentValidBeforeLocalTZ.slice(0, 10) > addDays(asLocalDay(today), 1)).toBe(true)
  })
})
