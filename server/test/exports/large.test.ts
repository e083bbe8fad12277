import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { customerRow } from '../rows.ts'
import { exported } from './export-file.ts'

const MANY = 100_000
const BATCH = 1_000

describe.each(ENGINES)('a file of a hundred thousand rows on %s', (database) => {
  let server: Booted
  beforeAll(async () => {
    server = await boot({ database })
    const rows = Array.from({ length: MANY }, (_, i) =>
      customerRow({
        companyID: 3,
        custPhone: `+1206${String(2_000_000 + i)}`,
        custFirstName: 'Long',
        custLastName: `List ${i % 1000}`,
        createdAt: i,
      }),
    )
    for (let i = 0; i < MANY; i += BATCH)
      await server.connection.writes
        .insertInto('customers')
        .values(rows.slice(i, i + BATCH))
        .execute()
    // Like a database that has grown to this size: it chooses its plans by statistics.
    await sql`analyze`.execute(server.connection.writes)
  }, 240_000)
  afterAll(() => server.close())

  test('has every row once, in the order of the list', async () => {
    const owner = await server.signIn('owner@silveranchor.test')
    const rows = await exported(server, 'customers', { filter: 'long' }, owner)
    expect(new Set(rows.map((row) => row['Customer ID'])).size).toBe(MANY)
    expect(rows).toHaveLength(MANY)
    const names = rows.map((row) => row['Last name'] ?? '')
    expect(names.every((name, i) => i === 0 || names[i - 1]!.toLowerCase() <= name.toLowerCase())).toBe(true)
  }, 120_000)
})
