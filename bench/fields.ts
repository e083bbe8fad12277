import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newFieldKey } from '@xd/core/domain/fields/key.ts'
import { insertRows } from '@xd/fixtures/demo/write/insert-rows.ts'
import { migrate } from '@xd/migrations/migrate.ts'
import { connect } from '@xd/server/db/connect.ts'
import { countRecords } from '@xd/server/queries/custom-fields.ts'
import { absolute, type Bench, median, seeded } from './bench.ts'
import { fillCustomers } from './many-customers.ts'

const CUSTOMERS = 100_000
const FIELDS = 20
const TURNS = 11
const MOST_MS = 500

/** How many records would lose data, for every field at once: the custom-field editor asks this when it opens. */
export const run: Bench = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'xd-bench-'))
  const connection = connect(`file:${join(folder, 'xd.sqlite')}`)
  try {
    await migrate(connection.writes as never, connection.dialect)
    const random = seeded(FIELDS)
    const keys: { id: string }[] = []
    while (keys.length < FIELDS) keys.push({ id: newFieldKey(keys, random) })
    const companyID = 2
    const company = { companyID, companyKey: 'k', companyName: 'Bench', companyTimezone: 'UTC', features: '[]' }
    await insertRows(connection.writes, 'companies', [{ ...company, createdAt: 0 }])
    const filled = keys.map(() => 0)
    const valuesOf = (custID: number) =>
      keys.flatMap(({ id }, at) => {
        if (random() < 0.25) return []
        filled[at]! += 1
        return [[id, at % 3 === 0 ? Math.floor(random() * 1_000) / 2 : `Some words about ${custID}`]]
      })
    await fillCustomers(connection, { companyID, firstID: 1, count: CUSTOMERS }, (custID) =>
      Object.fromEntries(valuesOf(custID)),
    )
    const ids = keys.map(({ id }) => id)
    const times: number[] = []
    for (let turn = 0; turn < TURNS; turn += 1) {
      const started = performance.now()
      const counts = await countRecords(connection.reads, { companyID, storeIDs: [] }, 'customer', ids)
      times.push(performance.now() - started)
      if (ids.some((id, at) => counts[id] !== filled[at])) throw new Error('The counts are wrong')
    }
    const name = `fields: ${FIELDS} counted over ${CUSTOMERS.toLocaleString('en-US')} customers, median`
    return [absolute(name, median(times), MOST_MS, 'ms', 'three of four filled in')]
  } finally {
    await connection.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
