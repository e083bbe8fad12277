import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { sqlitePath } from './sqlite-path.ts'

const OWN_FILE = 0o600
const OWN_FOLDER = 0o700

/**
 * These files contain customer data: nobody else on the machine may read them. SQLite creates its other files with the
 * first one's permissions.
 */
export const keepPrivate = (databaseURL: string): void => {
  const path = sqlitePath(databaseURL)
  if (path === undefined || path === ':memory:') return
  mkdirSync(dirname(path), { recursive: true, mode: OWN_FOLDER })
  closeSync(openSync(path, 'a', OWN_FILE))
  for (const file of [path, `${path}-wal`, `${path}-shm`]) if (existsSync(file)) chmodSync(file, OWN_FILE)
}
