import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { casesOn } from '../../cases-on.ts'
import { merge, mergeTheOtherWay, type State, type Step, take, undo, unmerge } from './changes.table.ts'
import { giveWaiting, releaseAll } from './give-waiting.ts'
import { expectSound } from './sound.ts'
import { type WholeCustomer, wholeCustomer } from './whole-customer.ts'
import { type WholeWorld, wholeWorld } from './whole-world.ts'

const stop: Step = ({ world, one }) => world.write(one.phone, 'STOP')
const block: Step = ({ world, one }) => world.owner('customers/block', { customerID: one.custID, blocked: true })
const [file, undoFile] = [take('file', '2/1/2027'), undo('file')]

interface Around {
  readonly name: string
  readonly steps: readonly Step[]
  /** The texts that the one still gets. */
  readonly texts: number
}

/** Actions around a STOP, or a block, of the one. It must survive undoing any of them. */
const AROUND: readonly Around[] = [
  { name: 'a STOP', steps: [stop], texts: 1 },
  { name: 'a STOP, then a merge', steps: [stop, merge], texts: 1 },
  { name: 'a STOP, then a merge into the other, undone', steps: [stop, mergeTheOtherWay, unmerge], texts: 1 },
  { name: 'a STOP while merged, undone', steps: [merge, stop, unmerge], texts: 1 },
  {
    name: 'a STOP of whom a file had opted out, undone after a merge',
    steps: [file, stop, mergeTheOtherWay, undoFile, unmerge],
    texts: 0,
  },
  { name: 'a block, then a merge into the other, undone', steps: [block, mergeTheOtherWay, unmerge], texts: 0 },
  { name: 'a STOP, then a file, undone while merged', steps: [stop, file, merge, undoFile, unmerge], texts: 1 },
]

describe.each(ENGINES)('nothing is sent any more, on %s', (database) => {
  let world: WholeWorld
  beforeAll(async () => {
    world = await wholeWorld(database)
  })
  afterAll(() => world.close())

  const texts = async ({ phone, otherPhone }: WholeCustomer) =>
    [...(await world.phone(phone)), ...(await world.phone(otherPhone))].filter(({ direction }) => direction === 'in')
  const bodies = async (customer: WholeCustomer, after: number) =>
    (await texts(customer)).slice(after).map(({ body }) => body)

  test('but waiting messages are sent to customers without an opt-out', async () => {
    const one = await wholeCustomer(world)
    const waiting = await giveWaiting(world, one)
    const before = await texts(one)
    await releaseAll(world, [waiting])
    const gone = (await bodies(one, before.length)).join('\n')
    for (const words of ['see you tomorrow', 'All rings are half off', 'due', 'reminder'])
      expect.soft(gone.toLowerCase()).toContain(words.toLowerCase())
  })

  test.each(casesOn(database, AROUND))('after $name; START restores it', async ({ steps, texts: confirmations }) => {
    const state: State = { world, one: await wholeCustomer(world), other: await wholeCustomer(world), done: {} }
    const { one } = state
    const waiting = await giveWaiting(world, one)
    const before = await texts(one)
    for (const step of steps) {
      await step(state)
      await world.rest()
    }
    await releaseAll(world, [waiting])
    await expectSound(world.connection)
    expect(await bodies(one, before.length)).toHaveLength(confirmations)
    if (steps.includes(block)) return
    await world.write(one.phone, 'START')
    const { custID } = await world.owner('customers/does-customer-exist', { custPhone: one.phone })
    expect((await world.owner('customers/fetch', { customerID: custID! })).customer.custOptedOut).toBeNull()
    await world.rest()
    expect(await bodies(one, before.length)).toHaveLength(confirmations + 1)
  })
})
