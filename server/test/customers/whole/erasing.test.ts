import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { casesOn } from '../../cases-on.ts'
import { merge, type State, type Step, take, undo, unmerge } from './changes.table.ts'
import { lookAtAll } from './look.ts'
import { expectSound, moneyIn } from './sound.ts'
import { type Stored, storedRows } from './stored-rows.ts'
import { TABLES } from './tables.table.ts'
import { type WholeCustomer, wholeCustomer } from './whole-customer.ts'
import { type WholeWorld, wholeWorld } from './whole-world.ts'

/** Every place where a customer's name remains. */
const tracesOf = (stored: Stored, { name, phone, otherPhone }: WholeCustomer): string[] => {
  const traces = [name.toLowerCase(), phone.slice(2), otherPhone.slice(2)]
  return Object.entries(stored).flatMap(([table, rows]) =>
    rows.flatMap((row) =>
      Object.entries(row).flatMap(([column, value]) =>
        traces.some((trace) => String(value).toLowerCase().includes(trace))
          ? [`${table}.${column}: ${String(value)}`]
          : [],
      ),
    ),
  )
}

/** All of it: money requested and lent, whatever happened to it. */
const total = (stored: Stored, of: string) =>
  Object.entries(moneyIn(stored)).reduce((sum, [what, cents]) => (what.startsWith(of) ? sum + cents : sum), 0)

const [first, undoFirst] = [take('first', '2/1/2027'), undo('first')]

/** Earlier actions on the erased customer and on the other. */
const BEFORE: readonly { readonly name: string; readonly steps: readonly Step[] }[] = [
  { name: 'nothing else was done', steps: [] },
  { name: 'another was merged into them', steps: [merge] },
  { name: 'a merge was undone', steps: [merge, unmerge] },
  { name: 'files named them', steps: [first] },
  { name: 'a file that named them was undone', steps: [first, undoFirst] },
  { name: 'files named them, before and after a merge', steps: [first, merge, take('second', '3/1/2027')] },
]

describe.each(ENGINES)('erasing a customer who has everything, on %s', (database) => {
  let world: WholeWorld
  beforeAll(async () => {
    world = await wholeWorld(database)
  })
  afterAll(() => world.close())

  const erase = async ({ custID, name }: WholeCustomer) => {
    await world.owner('customers/erase', { customerID: custID, confirmName: `Whole, ${name}` })
    await world.rest()
    return expectSound(world.connection)
  }

  test('leaves only what the table lists', async () => {
    const before = await storedRows(world.connection)
    const customer = await wholeCustomer(world)
    const whole = await storedRows(world.connection)
    const after = await erase(customer)
    const grown = (table: string) => after[table]!.length - before[table]!.length
    for (const [table, erased] of Object.entries(TABLES)) {
      if (erased === 'gone') expect.soft(grown(table), table).toBe(0)
      if (erased === 'nameless') expect.soft(grown(table), table).toBeGreaterThan(0)
    }
    expect(total(after, 'requests')).toBe(total(whole, 'requests'))
    expect(total(after, 'ledger')).toBe(total(whole, 'ledger'))
  })

  test.each(casesOn(database, BEFORE))('leaves nothing that names them, when $name', async ({ steps }) => {
    const state: State = { world, one: await wholeCustomer(world), other: await wholeCustomer(world), done: {} }
    const { one, other } = state
    for (const step of steps) await step(state)
    const isMerged = steps.includes(merge) && !steps.includes(unmerge)
    const after = await erase(one)
    for (const customer of isMerged ? [one, other] : [one]) expect.soft(tracesOf(after, customer)).toEqual([])
    await lookAtAll(world, isMerged ? [] : [other.custID])
    for (const filter of [one.name, one.phone])
      expect.soft((await world.owner('customers/list', { search: { filter } })).count).toBe(0)
    if (isMerged) return
    const found = await world.owner('customers/list', { search: { filter: other.name } })
    expect(found.customers.map(({ custID }) => custID)).toEqual([other.custID])
  })
})
