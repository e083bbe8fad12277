import { closeSync, openSync } from 'node:fs'
import SQLite from 'better-sqlite3'
import { sqlitePath } from './sqlite-path.ts'

/** Enough for the end of a server that is being replaced. */
const PATIENCE_MS = 2_000

/**
 * Locks an SQLite file for this process until it ends, in any way. A second server would take over the first one's
 * running jobs, and send their texts again. Throws a sentence for the operator if another server has it.
 */
export const holdAlone = (databaseURL: string, patienceMs = PATIENCE_MS): { release: () => void } => {
  const path = sqlitePath(databaseURL)
  if (path === undefined || path === ':memory:') return { release: () => undefined }
  // The database itself stays open to backups.
  const file = `${path}-lock`
  closeSync(openSync(file, 'a', 0o600))
  const lock = new SQLite(file, { timeout: patienceMs })
  try {
    lock.exec('begin exclusive')
  } catch (cause) {
    lock.close()
    // A network folder may have no locks at all.
    if (!(cause instanceof SQLite.SqliteError) || cause.code !== 'SQLITE_BUSY')
      throw new Error(
        `${path} cannot be kept for one server: ${String(cause)}. It must be on a disk of this machine, not in a network folder.`,
        { cause },
      )
    throw new Error(`Another server is running on ${path}. Stop it first; several need PostgreSQL.`)
  }
  return { release: () => lock.close() }
}
