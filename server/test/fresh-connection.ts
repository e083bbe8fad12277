import { rmSync } from 'node:fs'
import { type Engine, freshDatabase } from '@xd/fixtures/testing/database.ts'
import { scratch } from '@xd/fixtures/testing/scratch.ts'
import { connect, type Connection } from '@xd/server/db/connect.ts'

/** A connection to a fresh seeded database, for tests that need no server. */
export const freshConnection = async (
  engine: Engine,
): Promise<{ connection: Connection; close: () => Promise<void> }> => {
  const folder = scratch('xd-connection-')
  const { url, drop } = await freshDatabase(engine, folder)
  const connection = connect(url)
  const close = async () => {
    await connection.close()
    await drop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { connection, close }
}
