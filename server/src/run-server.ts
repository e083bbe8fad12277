import { migrate } from '@xd/migrations/migrate.ts'
import { startApp } from './app.ts'
import { addressWarning, type Config } from './config.ts'
import { holdAlone } from './db/alone.ts'
import { connect, type Connection } from './db/connect.ts'
import { keepPrivate } from './db/private-files.ts'
import { rememberMode } from './db/mode.ts'
import { refuseMoved } from './db/moved.ts'
import { openFailure } from './db/open-failure.ts'
import { holdTheLastLine } from './last-line.ts'
import { createLog, type Log } from './log.ts'

/** Longer than draining takes. A hanging database would otherwise keep the process forever. */
const STOP_MS = 9_500

type Prepare = (connection: Connection, config: Config) => Promise<void>

const begin = async (config: Config, log: Log, prepare?: Prepare) => {
  keepPrivate(config.databaseURL)
  const alone = holdAlone(config.databaseURL)
  const connection = connect(config.databaseURL)
  await migrate(connection.writes as never, connection.dialect)
  await refuseMoved(connection.reads)
  await rememberMode(connection.writes, config.mode)
  await prepare?.(connection, config)
  return { alone, connection, app: await startApp(config, connection, log) }
}

/** Opens and migrates the database, serves until SIGTERM or SIGINT, then drains and exits 0. `prepare` runs before serving. */
export const runServer = async (config: Config, prepare?: Prepare): Promise<{ port: number }> => {
  const log = createLog(config.logLevel ?? 'info')
  const { alone, connection, app } = await begin(config, log, prepare).catch((cause: unknown) => {
    throw openFailure(cause, config.databaseURL)
  })
  // Not earlier: a server that cannot start should say so and exit.
  holdTheLastLine(log)
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => {
      log.error({}, 'stopping took too long and was cut short')
      process.exit(1)
    }, STOP_MS).unref()
    void app.close().then(() => {
      alone.release()
      process.exit(0)
    })
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  log.info(
    { ms: Math.round(performance.now()), port: app.port, database: connection.dialect, mode: config.mode },
    'listening',
  )
  const warning = addressWarning(config)
  if (warning !== undefined) log.warn({}, warning)
  return app
}
