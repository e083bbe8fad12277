import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Connection } from '#db/connect.ts'
import { sqlitePath } from '#db/sqlite-path.ts'

/** Below this the disk counts as full: a commit needs room next to the file, and so do backups. */
const LEAST_ROOM = 64_000_000
/** Anyone may ask, so the result is cached for this long. */
const KEPT_MS = 2_000
/** One of the reasons; all others are about the database. */
export const DISK_FULL = 'the disk is full'
const SILENT = 'the database does not answer'
const LOCKED = 'the database can be read but not written to: another program may hold its lock'
/** A database that hangs does not answer at all; load balancers wait about as long. */
const PATIENCE_MS = 3_000

/** Why the server cannot work right now; undefined if it can. */
export const readiness = (
  { reads, writes }: Connection,
  databaseURL: string,
  roomOf: (folder: string) => Promise<number> = freeBytes,
  patienceMs = PATIENCE_MS,
) => {
  const silence = (meaning: () => string) =>
    new Promise<string>((resolve) => setTimeout(() => resolve(meaning()), patienceMs).unref())
  const look = async (onRead: () => void): Promise<string | undefined> => {
    const path = sqlitePath(databaseURL)
    try {
      if (path !== undefined && (await roomOf(dirname(path))) < LEAST_ROOM) return DISK_FULL
      // Written when a database is migrated for the first time: an empty one has no such row.
      await reads.selectFrom('meta').select('value').where('key', '=', 'mode').executeTakeFirstOrThrow()
      onRead()
    } catch {
      return SILENT
    }
    try {
      // Changes nothing, but counts as a write.
      await writes
        .updateTable('meta')
        .set((eb) => ({ value: eb.ref('value') }))
        .where('key', '=', 'mode')
        .execute()
      return undefined
    } catch {
      return 'the database takes nothing'
    }
  }
  let known: { at: number; reason: Promise<string | undefined> } | undefined
  return (): Promise<string | undefined> => {
    const now = Date.now()
    if (known === undefined || Math.abs(now - known.at) > KEPT_MS) {
      let meaning = SILENT
      const looked = look(() => void (meaning = LOCKED))
      known = { at: now, reason: Promise.race([looked, silence(() => meaning)]) }
    }
    return known.reason
  }
}

const freeBytes = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
