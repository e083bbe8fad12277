import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import pg from 'pg'
import { administer, startPostgres } from '@xd/fixtures/testing/postgres.ts'
import { moveToPostgres } from '@xd/server/db/move-to-postgres.ts'
import { CACHE, generation } from './large-database.ts'

const names = async (serverURL: string): Promise<readonly string[]> => {
  const client = new pg.Client({ connectionString: `${serverURL}/postgres` })
  await client.connect()
  try {
    return (await client.query<{ datname: string }>('select datname from pg_database')).rows.map((row) => row.datname)
  } finally {
    await client.end()
  }
}

/**
 * A PostgreSQL server with a copy of a large database, moved once and kept in bench/.cache until the code that makes it
 * changes. `make` writes the SQLite file to move.
 */
export const largePostgres = async (
  name: string,
  make: () => Promise<string>,
): Promise<{ url: string; stop: () => Promise<void> }> => {
  mkdirSync(CACHE, { recursive: true })
  const folder = `${CACHE}postgres-${generation()}`
  for (const old of readdirSync(CACHE).filter((file) => file.startsWith('postgres-') && !folder.endsWith(file)))
    rmSync(`${CACHE}${old}`, { recursive: true })
  mkdirSync(folder, { recursive: true })
  const server = await startPostgres(folder)
  const [template, copy] = [`${name}_template`, `${name}_copy`]
  if (!(await names(server.url)).includes(template)) {
    const path = await make()
    process.stderr.write('  moving it to PostgreSQL …\n')
    await administer(server.url, `drop database if exists ${name}_unfinished`)
    await administer(server.url, `create database ${name}_unfinished template template0`)
    await moveToPostgres(path, `${server.url}/${name}_unfinished`, Date.now())
    const client = new pg.Client({ connectionString: `${server.url}/${name}_unfinished` })
    await client.connect()
    // Autovacuum is off here and would have done this. Pages known to be visible need no look at their rows.
    await client.query('vacuum analyze')
    await client.end()
    await administer(server.url, `alter database ${name}_unfinished rename to ${template}`)
  }
  await administer(server.url, `drop database if exists ${copy} with (force)`)
  await administer(server.url, `create database ${copy} template ${template} strategy file_copy`)
  return {
    url: `${server.url}/${copy}`,
    stop: async () => {
      await administer(server.url, `drop database if exists ${copy} with (force)`)
      await server.stop()
    },
  }
}
