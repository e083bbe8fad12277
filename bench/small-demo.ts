import { seedDemo } from '@xd/fixtures/demo/seed.ts'
import { migrate } from '@xd/migrations/migrate.ts'
import { connect } from '@xd/server/db/connect.ts'
import { rememberMode } from '@xd/server/db/mode.ts'

/** The demo company dated today, so that its open request is still open. Returns the database's address. */
export const smallDemo = async (url: string): Promise<string> => {
  const connection = connect(url)
  await migrate(connection.writes as never, connection.dialect)
  await rememberMode(connection.writes, 'demo')
  await seedDemo(connection, { size: 'small', now: Date.now() })
  await connection.close()
  return url
}
