import { existsSync } from 'node:fs'
import SQLite from 'better-sqlite3'
import { move, type Moved } from '@xd/migrations/move.ts'
import { holdAlone } from './alone.ts'
import { connect } from './connect.ts'
import { markMoved, refuseMoved } from './moved.ts'
import { keepPrivate } from './private-files.ts'

/**
 * Moves an SQLite file’s data to an empty PostgreSQL database, and marks the file so that no server starts on it again.
 * Throws a sentence for the operator if it can’t; then the target has no data, and the file is as it was.
 */
export const moveToPostgres = async (path: string, targetURL: string, at: number): Promise<Moved> => {
  if (!existsSync(path)) throw new Error(`There is no file ${path}. Name the SQLite file to move, or set XD_DATA_DIR.`)
  requireOurs(path)
  const sourceURL = `file:${path}`
  keepPrivate(sourceURL)
  const alone = holdAlone(sourceURL)
  const source = connect(sourceURL)
  const target = connect(targetURL)
  try {
    await refuseMoved(source.reads)
    const moved = await move(source.writes as never, target.writes as never)
    await markMoved(source.writes, at).catch((cause: unknown) => {
      throw new Error(`Everything was moved, but ${path} could not be marked as moved: start no server on it.`, {
        cause,
      })
    })
    return moved
  } finally {
    await target.close()
    await source.close()
    alone.release()
  }
}

/** A file of another kind, such as the sandbox's beside it, would become a server's. Looking changes nothing. */
const requireOurs = (path: string): void => {
  const file = new SQLite(path, { readonly: true })
  const ours = file.prepare(`select 1 from sqlite_master where name = 'kysely_migration'`).get()
  file.close()
  if (!ours) throw new Error(`${path} is not the file of a server.`)
}
