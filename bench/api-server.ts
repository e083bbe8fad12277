import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import { freePort } from '@xd/fixtures/testing/free-port.ts'
import { startApp } from '@xd/server/app.ts'
import { readTrustedProxies } from '@xd/server/client-address.ts'
import { CURRENT_VERSION } from '@xd/core/domain/version/current.ts'
import { connect } from '@xd/server/db/connect.ts'
import { createLog } from '@xd/server/log.ts'
import { type Busy, SECRET_KEY } from './serve.ts'

// The product's server on its own database, as a process: `api-server.ts PATH|URL [WEB [SANDBOX [COLLECTOR]]]`. It
// tells its parent its address. On request it reports how busy its main thread has been since the last request and how
// much memory it uses.
const [
  database = '',
  webDir = fileURLToPath(new URL('.', import.meta.url)),
  sandboxURL = 'http://127.0.0.1:9',
  collectorURL,
] = process.argv.slice(2)
const databaseURL = database.includes('://') ? database : `file:${database}`
const port = await freePort()
const publicURL = `http://127.0.0.1:${port}`
await startApp(
  {
    mode: 'demo',
    host: '127.0.0.1',
    port,
    databaseURL,
    publicURL,
    sandboxURL,
    sandboxSmtpPort: 9,
    secretKey: SECRET_KEY,
    webDir,
    // A bench may speak for many addresses.
    trustedProxies: readTrustedProxies('127.0.0.0/8'),
    // The default sampling.
    otlp: collectorURL === undefined ? undefined : { url: collectorURL, authorization: undefined, sample: 0.01 },
    version: CURRENT_VERSION,
  },
  connect(databaseURL),
  createLog('silent'),
)
/** Memory still held after garbage collection: the amount of garbage at a given moment says nothing. */
const heldBytes = (): number => {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
const gaps = monitorEventLoopDelay({ resolution: 1 })
gaps.enable()
let before = performance.eventLoopUtilization()
let cpu = process.cpuUsage()
process.on('message', () => {
  const now = performance.eventLoopUtilization()
  const { user, system } = process.cpuUsage(cpu)
  const busy: Busy = {
    ms: performance.eventLoopUtilization(now, before).active,
    longestMs: gaps.max / 1e6,
    cpuMs: (user + system) / 1000,
    heldBytes: heldBytes(),
    rssBytes: process.memoryUsage.rss(),
  }
  before = now
  cpu = process.cpuUsage()
  gaps.reset()
  process.send?.(busy)
})
process.send?.(publicURL)
process.on('disconnect', () => process.exit(0))
