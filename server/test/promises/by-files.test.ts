import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '@xd/core/domain/time/spans.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { PATIENCE } from '../messaging/text-world.ts'
import { type PromiseWorld, promiseWorld } from './promise-world.ts'

describe.each(ENGINES)('a promise that the store’s files speak of, on %s', (database) => {
  let world: PromiseWorld
  let { person, promise, statuses, red, pays, comesDue, isBroken, book } = {} as PromiseWorld
  beforeAll(async () => {
    world = await promiseWorld({ database })
    ;({ person, promise, statuses, red, pays, comesDue, isBroken, book } = world)
  })
  afterAll(() => world.close())

  test('is kept when the store’s file shows that its ticket was paid', async () => {
    const who = await person()
    await book('active', [[who, '99233']])
    await promise(who, { promiseTickets: ['99233'], promiseAmount: 80 })
    await book('redeemed', [[who, '99233']])
    expect(await statuses(who)).toEqual(['kept'])
  })

  test('of each customer in a file is judged by their own payments and later promises', async () => {
    const [late, other] = [await person(), await person()]
    const { promiseID } = await promise(late, { promiseAmount: 500 })
    await comesDue(promiseID)
    await isBroken(late)
    await promise(other, { promiseAmount: 500 })
    const tickets = [
      [late, '99234'],
      [other, '99235'],
    ] as const
    await book('active', tickets)
    await pays(late, 499)
    await pays(other, 499)
    await book('redeemed', tickets)
    expect([await statuses(late), await red(late)]).toEqual([['broken'], true])
    expect([await statuses(other), await red(other)]).toEqual([['open'], false])
  })

  test.each([
    ['kept', 'was undone', true],
    ['broken', 'shows the ticket unpaid', false],
  ])('is %s if a file between its cutoff and the one that shows the payment %s', async (status, _, undone) => {
    const who = await person()
    await book('active', [[who, '99236']])
    // Before the cutoff, like every other file so far.
    await world
      .db()
      .updateTable('imports')
      .set({ importedAt: Date.now() - 9 * DAY_MS })
      .execute()
    const { promiseID } = await promise(who, { promiseTickets: ['99236'] })
    await comesDue(promiseID)
    await isBroken(who)
    const importID = await book('active', [
      [who, '99236'],
      [await person(), '99237'],
    ])
    const undo = async () => (await world.owner('mailers/undo-import', { importID })).import.importState
    if (undone) await expect.poll(undo, PATIENCE).toBe('undone')
    await book('redeemed', [[who, '99236']])
    expect([await statuses(who), await red(who)]).toEqual([[status], false])
  })
})
