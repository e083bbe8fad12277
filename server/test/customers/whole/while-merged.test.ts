import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { merge, type State, unmerge } from './changes.table.ts'
import { giveMoney } from './give-money.ts'
import { giveNotices } from './give-notices.ts'
import { lookAtAll } from './look.ts'
import { expectSound, moneyIn } from './sound.ts'
import { type WholeCustomer, wholeCustomer } from './whole-customer.ts'
import { type WholeWorld, wholeWorld } from './whole-world.ts'

describe.each(ENGINES)('actions between a merge and its undoing, on %s', (database) => {
  let world: WholeWorld
  let state: State
  beforeAll(async () => {
    world = await wholeWorld(database)
    state = { world, one: await wholeCustomer(world), other: await wholeCustomer(world), done: {} }
  })
  afterAll(() => world.close())

  /** Every action again, for the kept customer, by either phone. */
  const more = async ({ one, other }: State) => {
    const convos = { convoID: one.convoID, otherConvoID: one.otherConvoID }
    for (const { name, phone, email } of [one, other] satisfies WholeCustomer[]) {
      const whose = { custID: one.custID, name, phone, email }
      await world.write(phone, `${name} again`)
      await world.owner('customers/conversation/messages/send', {
        convoID: one.convoID,
        body: `${name} again`,
        clientMessageID: randomUUID(),
        sendAt: new Date(Date.now() + 86_400_000).toISOString(),
        force: true,
      })
      await world.owner('customers/conversation/draft/save', { convoID: one.convoID, body: name })
      await giveMoney(world, whose, convos)
      await giveNotices(world, whose, convos)
    }
    await world.rest()
  }

  test('all of it has a customer and a place, and is found', async () => {
    const { one, other } = state
    await merge(state)
    await more(state)
    const merged = await expectSound(world.connection)
    await lookAtAll(world, [one.custID])
    await unmerge(state)
    const after = await expectSound(world.connection)
    expect(moneyIn(after)).toEqual(moneyIn(merged))
    await lookAtAll(world, [one.custID, other.custID])
    for (const { custID, name, phone, otherPhone } of [one, other])
      for (const filter of [name, phone, otherPhone])
        expect((await world.owner('customers/list', { search: { filter } })).customers).toMatchObject([{ custID }])
  })
})
