import type { Hono } from 'hono'
import { calls } from '@xd/core/contract/calls.ts'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Db } from '#db/connect.ts'
import { uncaughtCount } from '#last-line.ts'

/** `/healthz`: the process is up. `/readyz`: the database answers and is migrated. `/metrics`: for Prometheus. */
export const mountHealth = (app: Hono, db: Db, subscribers: () => number): void => {
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
    // An unknown path is a stranger's: it must not make a new series.
    const name = c.req.path.slice('/api/'.length)
    const call = Object.hasOwn(calls, name) ? name : 'unknown'
    duration.observe({ call, status: String(c.res.status) }, (performance.now() - started) / 1000)
  })
  app.get('/healthz', (c) => c.json({ ok: true }))
  app.get('/readyz', async (c) => {
    try {
      // Written when a database is migrated for the first time: an empty one has no such row.
      await db.selectFrom('meta').select('value').where('key', '=', 'mode').executeTakeFirstOrThrow()
      return c.json({ ok: true })
    } catch {
      return c.json({ ok: false }, 503)
    }
  })
  app.get('/metrics', async (c) => c.text(await registry.metrics(), 200, { 'content-type': registry.contentType }))
}
