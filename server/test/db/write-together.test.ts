import { emit } from '@xd/server/db/database.ts'
import { within } from '@xd/server/db/query.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Effect, Exit } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Engine, ENGINES, freshDatabase } from '@xd/fixtures/testing/database.ts'
import { connect, type Connection } from '@xd/server/db/connect.ts'
import { type Committed, makeDatabase } from '@xd/server/db/database.ts'

const MANY = 60

describe.each(ENGINES)('simultaneous writes, on %s', (engine: Engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'xd-together-'))
  let fresh: Awaited<ReturnType<typeof freshDatabase>>
  let connection: Connection
  beforeAll(async () => {
    fresh = await freshDatabase(engine, folder)
    connection = connect(fresh.url)
  })
  afterAll(async () => {
    await connection.close()
    await fresh.drop()
    rmSync(folder, { recursive: true })
  })

  /** Writes a mark for each name, all at once; some fail after they have written. */
  const writeAll = async (names: readonly string[], fails: (name: string) => boolean) => {
    const database = makeDatabase(connection, Date.now)
    const commits: Committed[] = []
    database.onCommit((committed) => void commits.push(committed))
    const exits = await Effect.runPromise(
      Effect.forEach(
        names,
        (name) =>
          Effect.exit(
            database.writeTogether(
              Effect.gen(function* () {
                yield* within((db) => db.insertInto('meta').values({ key: name, value: 'written' }).execute())
                yield* emit('reload_all', {}, { companyID: 2 })
                return fails(name) ? yield* Effect.fail(`${name} fails`) : name
              }),
            ),
          ),
        { concurrency: 'unbounded' },
      ),
    )
    const rows = await connection.reads.selectFrom('meta').select('key').where('key', 'in', names).execute()
    return { exits, commits, written: new Set(rows.map(({ key }) => key)) }
  }
  const named = (prefix: string) => Array.from({ length: MANY }, (_, at) => `${prefix} ${at}`)

  it('each gets its own answer once all are written, in fewer transactions on SQLite', async () => {
    const names = named('well')
    const { exits, commits, written } = await writeAll(names, () => false)
    expect(exits).toEqual(names.map((name) => Exit.succeed(name)))
    expect(written).toEqual(new Set(names))
    if (engine === 'sqlite') expect(commits.length).toBeLessThan(MANY / 5)
    else expect(commits).toHaveLength(MANY)
  })

  it('one that fails is not written, and does not fail the others', async () => {
    const names = named('mixed')
    const isBad = (name: string) => name.endsWith('7')
    const { exits, written } = await writeAll(names, isBad)
    expect(exits).toEqual(names.map((name) => (isBad(name) ? Exit.fail(`${name} fails`) : Exit.succeed(name))))
    expect(written).toEqual(new Set(names.filter((name) => !isBad(name))))
  })
})
