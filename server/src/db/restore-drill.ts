import { randomBytes } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import SQLite from 'better-sqlite3'
import { sql } from 'kysely'
import { countRows, differenceOf, figuresOf } from '@xd/migrations/figures.ts'
import { migrate } from '@xd/migrations/migrate.ts'
import { type Manifest, newestBackup } from './backup.ts'
import { connect } from './connect.ts'
import { runPgTool } from './pg-tools.ts'
import { sqlitePath } from './sqlite-path.ts'

export interface Drilled {
  readonly file: string
  /** When the backup was made. */
  readonly at: string
  readonly tables: number
  readonly rows: number
  /** Migrations that this version has run on the copy. */
  readonly migrations: readonly string[]
}

const opened = async <A>(url: string, work: (connection: ReturnType<typeof connect>) => Promise<A>): Promise<A> => {
  const connection = connect(url)
  try {
    return await work(connection)
  } finally {
    await connection.close()
  }
}

/** Compares what was restored with what the backup held, then brings it up to date as a start does. */
const tryOut = (url: string, { file, manifest }: { file: string; manifest: Manifest }): Promise<Drilled> =>
  opened(url, async ({ reads, writes, dialect }) => {
    const figures = await figuresOf(reads as never, dialect)
    const difference = differenceOf(manifest.figures, figures)
    if (difference !== undefined) throw new Error(`${file} is not what was backed up. ${difference}`)
    const migrations = await migrate(writes as never, dialect)
    const { at } = manifest
    return { file, at, tables: Object.keys(figures).length, rows: countRows(figures), migrations }
  })

const requireWhole = (path: string, file: string): void => {
  const copy = new SQLite(path)
  try {
    const said = copy.pragma('quick_check', { simple: true }) as string
    if (said !== 'ok') throw new Error(`${file} is damaged: ${said}`)
  } catch (cause) {
    if ((cause as { code?: string }).code === 'SQLITE_NOTADB' || (cause as { code?: string }).code === 'SQLITE_CORRUPT')
      throw new Error(`${file} is damaged: ${String(cause)}`, { cause })
    throw cause
  } finally {
    copy.close()
  }
}

type Newest = ReturnType<typeof newestBackup>

const drillSQLite = async (newest: Newest): Promise<Drilled> => {
  // Beside the backup: where that fits, a copy does too.
  const folder = mkdtempSync(join(dirname(newest.file), 'drill-'))
  try {
    const path = join(folder, 'xd.sqlite')
    copyFileSync(newest.file, path)
    requireWhole(path, newest.file)
    return await tryOut(`file:${path}`, newest)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** In a database of its own on the same server, which is dropped afterwards. */
const drillPostgres = async (databaseURL: string, newest: Newest): Promise<Drilled> => {
  const name = `xd_drill_${randomBytes(6).toString('hex')}`
  const administer = (statement: string) =>
    opened(databaseURL, ({ writes }) => sql.raw(statement).execute(writes)).catch((cause: unknown) => {
      throw (cause as { code?: string }).code === '42501'
        ? new Error('The user in XD_DATABASE_URL may not create databases: give it CREATEDB, or drill as another user.')
        : cause
    })
  await administer(`create database ${name}`)
  try {
    const url = new URL(databaseURL)
    url.pathname = `/${name}`
    await runPgTool('pg_restore', url.href, ['--no-owner', '--exit-on-error', newest.file])
    return await tryOut(url.href, newest)
  } finally {
    await administer(`drop database if exists ${name} with (force)`)
  }
}

/** Restores a folder's newest backup elsewhere, and returns whether it is complete and usable. */
export const drill = (databaseURL: string, folder: string): Promise<Drilled> => {
  const newest = newestBackup(folder)
  return sqlitePath(databaseURL) === undefined ? drillPostgres(databaseURL, newest) : drillSQLite(newest)
}
