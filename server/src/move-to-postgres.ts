import { join, resolve } from 'node:path'
import { grouped } from '@xd/core/domain/text/figure.ts'
import { moveToPostgres } from './db/move-to-postgres.ts'
import { openFailure } from './db/open-failure.ts'
import { sqlitePath } from './db/sqlite-path.ts'
import { databaseOf, withoutEmpty } from './environment.ts'

const main = async (): Promise<void> => {
  const env = withoutEmpty(process.env)
  const path = sqlitePath(process.argv[2] ?? join(env.XD_DATA_DIR ?? './data', 'xd.sqlite'))
  const url = env.XD_DATABASE_URL && databaseOf(env.XD_DATABASE_URL)
  if (path === undefined || url === undefined || sqlitePath(url) !== undefined)
    throw new Error(
      'Set XD_DATABASE_URL to an empty PostgreSQL database, like postgres://user:password@host/database, and name the SQLite file if it is not XD_DATA_DIR/xd.sqlite.',
    )
  const file = resolve(path)
  process.stdout.write(`Moving ${file} to PostgreSQL …\n`)
  const { tables, rows } = await moveToPostgres(file, url, Date.now()).catch((cause: unknown) => {
    const told = openFailure(cause, `file:${file}`)
    throw told === cause ? openFailure(cause, url) : told
  })
  const seconds = Math.round(performance.now() / 1_000)
  process.stdout.write(`
  Moved ${tables} tables with ${grouped(rows)} rows in ${seconds} s; each table has as many rows as before, and its columns add up to the same.

  Start the server with this XD_DATABASE_URL, and otherwise as before: the same XD_SECRET_KEY, the same XD_DATA_DIR.
  Keep ${file} as a backup of this moment. No server will start on it again.
`)
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
