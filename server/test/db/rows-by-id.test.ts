import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import type { TxDb } from '@xd/server/db/connect.ts'
import { rowsByID } from '@xd/server/db/rows-by-id.ts'

const { lock, insert, update, remove } = rowsByID('labels', 'labelID')
const own = { companyID: COMPANY.goldenPledge }
const other = { companyID: COMPANY.goldenPledge + 1 }

describe.each(ENGINES)('a row by its id, on %s', (database) => {
  let server: Booted
  beforeAll(async () => {
    server = await boot({ database })
  })
  afterAll(() => server.close())

  const inTransaction = <A>(work: (db: TxDb) => Promise<A>) =>
    server.connection.writes.transaction().execute((trx) => work(trx as unknown as TxDb))
  const made = (labelName: string) =>
    inTransaction((db) =>
      insert(db, {
        ...own,
        labelModuleKey: 'customer',
        labelKey: labelName,
        labelName,
        labelNameFold: labelName.toLowerCase(),
        labelColor: '#aa3311',
        labelIcon: 'tag',
      }),
    )

  test('is read, changed and deleted, and no other row is', async () => {
    const [labelID, beside] = [await made('Bench maker'), await made('Coin scout')]
    await inTransaction((db) => update(db, own, labelID, { labelName: 'Benchmaker' }))
    await expect(inTransaction((db) => lock(db, own, labelID))).resolves.toMatchObject({ labelName: 'Benchmaker' })
    await inTransaction((db) => remove(db, own, labelID))
    await expect(inTransaction((db) => lock(db, own, labelID))).resolves.toBeUndefined()
    await expect(inTransaction((db) => lock(db, own, beside))).resolves.toMatchObject({ labelName: 'Coin scout' })
  })

  test('is out of reach of another company', async () => {
    const labelID = await made('Drop-in')
    await expect(inTransaction((db) => lock(db, other, labelID))).resolves.toBeUndefined()
    await inTransaction((db) => update(db, other, labelID, { labelName: 'Theirs' }))
    await inTransaction((db) => remove(db, other, labelID))
    await expect(inTransaction((db) => lock(db, own, labelID))).resolves.toMatchObject({ labelName: 'Drop-in' })
  })

  test('is held until the transaction ends', async () => {
    const labelID = await made('Window shopper')
    const steps: string[] = []
    let follower: Promise<unknown> | undefined
    await inTransaction(async (db) => {
      await lock(db, own, labelID)
      follower = inTransaction(async (next) => {
        await update(next, own, labelID, { labelName: 'Second' })
        steps.push('second')
      })
      await update(db, own, labelID, { labelName: 'First' })
      steps.push('first')
    })
    await follower
    expect(steps).toEqual(['first', 'second'])
    await expect(inTransaction((db) => lock(db, own, labelID))).resolves.toMatchObject({ labelName: 'Second' })
  })
})
