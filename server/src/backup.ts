import { grouped } from '@xd/core/domain/text/figure.ts'
import { databaseAndFolder } from './backup-environment.ts'
import { backUp } from './db/backup.ts'
import { connect } from './db/connect.ts'
import { openFailure } from './db/open-failure.ts'
import { systemScope } from './db/scope.ts'
import { rememberBackup } from './queries/backups.ts'

const SECRETS = `
  Keep apart from it, where the server's settings are kept: XD_SECRET_KEY (in a demo the file demo-secret), and the passwords of the
  database, the mail server and the carrier. Without the secret key the copy has everything but the gateways' keys and the secrets of
  authenticator apps, and replies to earlier emails, unsubscribe links and opt-outs of erased phones are not recognized.
`

const main = async (): Promise<void> => {
  const { databaseURL, folder } = databaseAndFolder('backup')
  const at = Date.now()
  const failed = (cause: unknown) => {
    throw openFailure(cause, databaseURL)
  }
  const { file, bytes, tables, rows } = await backUp(databaseURL, folder, at).catch(failed)
  const connection = connect(databaseURL)
  await rememberBackup(connection.writes, systemScope('backup'), at).catch(failed)
  await connection.close()
  const seconds = Math.round((Date.now() - at) / 1_000)
  process.stdout.write(
    `Backed up ${tables} tables with ${grouped(rows)} rows in ${seconds} s: ${file}, ${(bytes / 1e6).toFixed(1)} MB.\n${SECRETS}`,
  )
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
