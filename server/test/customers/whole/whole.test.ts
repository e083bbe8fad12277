import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { casesOn } from '../../cases-on.ts'
import { CHANGES } from './changes.table.ts'
import { lookAtAll } from './look.ts'
import { expectSound, moneyIn } from './sound.ts'
import { differences, storedRows, tablesOf } from './stored-rows.ts'
import { COUNTED, TABLES, THEIRS } from './tables.table.ts'
import { type WholeCustomer, wholeCustomer } from './whole-customer.ts'
import { type WholeWorld, wholeWorld } from './whole-world.ts'

describe.each(ENGINES)('every change of a customer who has everything, on %s', (database) => {
  let world: WholeWorld
  let one: WholeCustomer
  let other: WholeCustomer
  beforeAll(async () => {
    world = await wholeWorld(database)
    one = await wholeCustomer(world)
    other = await wholeCustomer(world)
  })
  afterAll(() => world.close())

  test('every table that leads to a customer is listed, and the customer has rows in each customer table', async () => {
    const tables = await tablesOf(world.connection)
    const named = tables.map(({ name }) => name)
    expect(Object.keys(TABLES).filter((table) => !named.includes(table))).toEqual([])
    // A table's first column is its key, if it has one.
    const keys = tables.flatMap(({ name, columns }) => (THEIRS.includes(name) ? columns[0]! : []))
    const leading = keys.filter((key) => key !== 'companyID')
    const led = tables.filter(({ columns }) =>
      columns.some((column) => /^cust[A-Z]/.test(column) || leading.includes(column)),
    )
    expect(led.map(({ name }) => name).filter((name) => !(name in TABLES))).toEqual([])
    const before = await storedRows(world.connection)
    await wholeCustomer(world)
    const after = await storedRows(world.connection)
    expect(THEIRS.filter((table) => after[table]!.length <= before[table]!.length)).toEqual([])
  })

  test.each(casesOn(database, CHANGES))('$name: undone, all is as before', async ({ steps }) => {
    const before = await expectSound(world.connection)
    const state = { world, one, other, done: {} }
    for (const step of steps) {
      await step(state)
      await world.rest()
      const now = await expectSound(world.connection)
      expect.soft(moneyIn(now)).toEqual(moneyIn(before))
      // After the last undo, all is as before.
      if (step !== steps.at(-1)) await lookAtAll(world, await livingOf(one, other))
    }
    const tables = [...THEIRS, ...COUNTED].filter((table) => table !== 'customer_merges')
    expect(differences(before, await storedRows(world.connection), tables)).toEqual([])
  })

  const livingOf = async (...customers: readonly WholeCustomer[]) => {
    const living = await world.connection.reads.selectFrom('customers').select('custID').execute()
    return customers.map(({ custID }) => custID).filter((id) => living.some(({ custID }) => custID === id))
  }
})
