import {
  chmodSync,
  closeSync,
  existsSync,
  fdatasyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { Kysely, SqliteDialect, sql } from 'kysely'
import { countRows, type Figures, figuresOf } from '@xd/migrations/figures.ts'
import { connect } from './connect.ts'
import { runPgTool } from './pg-tools.ts'
import { sqlitePath } from './sqlite-path.ts'

/** Beside the copy: its contents, as counted in the database at the same moment. */
export interface Manifest {
  readonly at: string
  readonly file: string
  readonly figures: Figures
}

export interface BackedUp {
  readonly file: string
  readonly bytes: number
  readonly tables: number
  readonly rows: number
}

const OWN_FILE = 0o600
const OWN_FOLDER = 0o700
/** Few enough that others get their turn, many enough that most of the time is spent copying. */
const PAGES_PER_STEP = 2_000

const manifestOf = (file: string): string => file.replace(/\.(sqlite|dump)$/, '.json')

/**
 * Copies an SQLite file that a server may be writing to. The reading transaction keeps one moment for the copy and for
 * the figures. Without it, the copy would start over at every write.
 */
const copySQLite = async (path: string, file: string): Promise<Figures> => {
  if (!existsSync(path)) throw new Error(`There is no file ${path}. Set XD_DATA_DIR or XD_DATABASE_URL.`)
  const source = new SQLite(path, { readonly: true, timeout: 10_000 })
  const written = openSync(file, 'r+')
  // Otherwise the system writes everything at the end, and the server's commits wait for that.
  const progress = () => {
    fdatasyncSync(written)
    return PAGES_PER_STEP
  }
  try {
    source.exec('begin')
    source.prepare('select count(*) from sqlite_schema').get()
    await source.backup(file, { progress })
    return await figuresOf(new Kysely<never>({ dialect: new SqliteDialect({ database: source }) }), 'sqlite')
  } finally {
    source.close()
    closeSync(written)
  }
}

/** The transaction whose snapshot `pg_dump` uses stays open until the figures are read in it. */
const dumpPostgres = async (url: string, file: string): Promise<Figures> => {
  const connection = connect(url)
  try {
    return await connection.reads
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        const { rows } = await sql<{ snapshot: string }>`select pg_export_snapshot() as "snapshot"`.execute(tx)
        await runPgTool('pg_dump', url, ['--format=custom', `--snapshot=${rows[0]!.snapshot}`, `--file=${file}`])
        return figuresOf(tx as never, 'postgres')
      })
  } finally {
    await connection.close()
  }
}

/** Makes a copy of the database in a folder, while servers run, and counts what is in it. */
export const backUp = async (databaseURL: string, folder: string, at: number): Promise<BackedUp> => {
  mkdirSync(folder, { recursive: true, mode: OWN_FOLDER })
  const path = sqlitePath(databaseURL)
  const time = new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')
  const file = join(folder, `xd-${time}Z.${path === undefined ? 'dump' : 'sqlite'}`)
  const unfinished = `${file}.unfinished`
  // Only its owner may read it, from the first byte on.
  writeFileSync(unfinished, '', { mode: OWN_FILE })
  try {
    const figures = await (path === undefined ? dumpPostgres(databaseURL, unfinished) : copySQLite(path, unfinished))
    chmodSync(unfinished, OWN_FILE)
    const manifest: Manifest = { at: new Date(at).toISOString(), file, figures }
    writeFileSync(manifestOf(file), `${JSON.stringify(manifest)}\n`, { mode: OWN_FILE })
    renameSync(unfinished, file)
    return { file, bytes: statSync(file).size, tables: Object.keys(figures).length, rows: countRows(figures) }
  } catch (cause) {
    rmSync(unfinished, { force: true })
    throw cause
  }
}

/** The newest copy in a folder, with its manifest. */
export const newestBackup = (folder: string): { readonly file: string; readonly manifest: Manifest } => {
  const names = existsSync(folder) ? readdirSync(folder) : []
  const newest = names
    .filter((name) => /^xd-.*Z\.(sqlite|dump)$/.test(name))
    .sort()
    .at(-1)
  if (newest === undefined) throw new Error(`There is no backup in ${folder}. npm run backup -- ${folder} makes one.`)
  const file = join(folder, newest)
  const beside = manifestOf(file)
  if (!existsSync(beside)) throw new Error(`${beside} is missing: nothing says what ${file} held.`)
  return { file, manifest: JSON.parse(readFileSync(beside, 'utf8')) as Manifest }
}
