import { fileURLToPath } from 'node:url'
import { freePort } from '@xd/fixtures/testing/free-port.ts'
import { startApp } from '@xd/server/app.ts'
import { CURRENT_VERSION } from '@xd/core/domain/version/current.ts'
import { connect } from '@xd/server/db/connect.ts'
import { createLog } from '@xd/server/log.ts'

// The product's server on a database of its own, as a process: `api-server.ts PATH [WEB]`. Tells its parent where it listens.
const [path, webDir = fileURLToPath(new URL('.', import.meta.url))] = process.argv.slice(2)
const port = await freePort()
const publicURL = `http://127.0.0.1:${port}`
await startApp(
  {
    mode: 'demo',
    host: '127.0.0.1',
    port,
    databaseURL: `file:${path}`,
    publicURL,
    // No call of the benches looks out into the world.
    sandboxURL: 'http://127.0.0.1:9',
    secretKey: 'a key for benches only, thirty-two characters or more',
    webDir,
    version: CURRENT_VERSION,
  },
  connect(`file:${path}`),
  createLog('silent'),
)
process.send?.(publicURL)
process.on('disconnect', () => process.exit(0))
