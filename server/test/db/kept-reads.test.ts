import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Engine, ENGINES, freshDatabase } from '@xd/fixtures/testing/database.ts'
import { connect, type Connection, type Db } from '@xd/server/db/connect.ts'
import { keptReads } from '@xd/server/db/kept-reads.ts'

describe.each(ENGINES)('reads that are cached until a write, on %s', (engine: Engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'xd-kept-'))
  let fresh: Awaited<ReturnType<typeof freshDatabase>>
  let connection: Connection
  let elsewhere: Connection
  beforeAll(async () => {
    fresh = await freshDatabase(engine, folder)
    connection = connect(fresh.url)
    elsewhere = connect(fresh.url)
  })
  afterAll(async () => {
    await connection.close()
    await elsewhere.close()
    await fresh.drop()
    rmSync(folder, { recursive: true })
  })

  const set = (by: Connection, value: string) =>
    by.writes
      .insertInto('meta')
      .values({ key: 'kept', value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute()
  const valueIn = async (db: Db) =>
    (await db.selectFrom('meta').select('value').where('key', '=', 'kept').executeTakeFirst())?.value

  test('the latest write is read, whoever wrote it', async () => {
    const kept = keptReads(connection)
    const read = () => kept('value', connection.reads, valueIn)
    for (const [by, value] of [
      [connection, 'ours'],
      [elsewhere, 'theirs'],
      [connection, 'ours again'],
    ] as const) {
      await set(by, value)
      expect([await read(), await read()]).toEqual([value, value])
    }
  })

  test('the database is queried once for each key, or each time where it can’t say what was written', async () => {
    const kept = keptReads(connection)
    await set(connection, 'first')
    const asked: string[] = []
    const read = (key: string) =>
      kept(key, connection.reads, async (db) => {
        asked.push(key)
        return [key, await valueIn(db)]
      })
    expect(await read('one')).toEqual(['one', 'first'])
    expect(await read('other')).toEqual(['other', 'first'])
    expect(await read('one')).toEqual(['one', 'first'])
    expect(asked).toEqual(engine === 'sqlite' ? ['one', 'other'] : ['one', 'other', 'one'])
  })

  test('an answer overtaken by a write is not cached', async () => {
    const kept = keptReads(connection)
    await set(connection, 'before')
    await kept('value', connection.reads, async (db) => {
      const found = await valueIn(db)
      await set(elsewhere, 'after')
      return found
    })
    expect(await kept('value', connection.reads, valueIn)).toBe('after')
  })
})
