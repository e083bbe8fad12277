import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, Hono } from 'hono'
import { createHash, timingSafeEqual } from 'node:crypto'
import { calls } from '@xd/core/contract/calls.ts'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Config } from '#config.ts'
import type { Connection } from '#db/connect.ts'
import { uncaughtCount } from '#last-line.ts'
import { readiness } from './readiness.ts'

interface Watched {
  readonly connection: Connection
  readonly config: Config
  readonly subscribers: () => number
}

/** `/healthz`: the process is up. `/readyz`: the database accepts writes. `/metrics`: for Prometheus. */
export const mountHealth = (app: Hono, { connection, config, subscribers }: Watched): void => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'xd_live_sockets',
    help: 'Open sockets of the live channel',
    registers: [registry],
    collect() {
      this.set(subscribers())
    },
  })
  new Gauge({
    name: 'xd_uncaught_total',
    help: 'Defects that nobody caught, since the start',
    registers: [registry],
    collect() {
      this.set(uncaughtCount())
    },
  })
  const duration = new Histogram({
    name: 'xd_call_duration_seconds',
    help: 'How long calls took',
    labelNames: ['call', 'status'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30],
    registers: [registry],
  })
  app.use('/api/*', async (c, next) => {
    const started = performance.now()
    await next()
    // A stranger's path must not start a new series.
    const name = c.req.path.slice('/api/'.length)
    const call = Object.hasOwn(calls, name) ? name : 'unknown'
    duration.observe({ call, status: String(c.res.status) }, (performance.now() - started) / 1000)
  })
  app.get('/healthz', (c) => c.json({ ok: true }))
  const isReady = readiness(connection, config.databaseURL)
  app.get('/readyz', async (c) => {
    const reason = await isReady()
    return reason === undefined ? c.json({ ok: true }) : c.json({ ok: false, reason }, 503)
  })
  app.get('/metrics', async (c) =>
    mayReadMetrics(c, config)
      ? c.text(await registry.metrics(), 200, { 'content-type': registry.contentType })
      : c.text('Figures are for this machine, or for who shows XD_METRICS_TOKEN.', 403),
  )
}

/** Directly, not through a proxy: a proxy on this machine forwards other people's requests. */
const mayReadMetrics = (c: Context, { metricsToken }: Config): boolean => {
  if (metricsToken !== undefined) return isSame(c.req.header('authorization') ?? '', `Bearer ${metricsToken}`)
  const address = getConnInfo(c).remote.address ?? ''
  const isHere = /^(?:::ffff:)?127\.|^::1$/.test(address)
  return isHere && c.req.header('x-forwarded-for') === undefined && c.req.header('forwarded') === undefined
}

const digest = (text: string) => createHash('sha256').update(text).digest()
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other))
