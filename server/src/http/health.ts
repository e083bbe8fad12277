import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, Hono } from 'hono'
import { createHash, timingSafeEqual } from 'node:crypto'
import { calls } from '@xd/core/contract/modules.generated.ts'
import { SECOND_MS } from '@xd/core/domain/time/spans.ts'
import type { Config } from '#config.ts'
import type { Log } from '#log.ts'
import type { makeMetrics } from './metrics.ts'
import { requestID } from './request-id.ts'

interface Watched {
  readonly config: Config
  readonly metrics: ReturnType<typeof makeMetrics>
  /** Why the server cannot work right now. */
  readonly isReady: () => Promise<string | undefined>
  readonly log: Log
}

const SLOW_MS = SECOND_MS
/** It answers when there is news. */
const WAITS_BY_DESIGN = 'bubble/messages'

/** `/healthz`: the process is up. `/readyz`: the database accepts writes. `/metrics`: for Prometheus. */
export const mountHealth = (app: Hono, { config, metrics, isReady, log }: Watched): void => {
  const { slowCallMs = SLOW_MS } = config
  app.use('/api/*', async (c, next) => {
    const started = performance.now()
    await next()
    const ms = performance.now() - started
    // A stranger's path must not start a new series.
    const name = c.req.path.slice('/api/'.length)
    const call = Object.hasOwn(calls, name) ? name : 'unknown'
    metrics.callTook(call, c.res.status, ms)
    if (ms < slowCallMs || call === WAITS_BY_DESIGN) return
    metrics.callWasSlow(call)
    log.warn({ call, ms: Math.round(ms), status: c.res.status, request: requestID(c) }, 'a slow call')
  })
  app.get('/healthz', (c) => c.json({ ok: true }))
  app.get('/readyz', async (c) => {
    const reason = await isReady()
    return reason === undefined ? c.json({ ok: true }) : c.json({ ok: false, reason }, 503)
  })
  app.get('/metrics', async (c) =>
    mayReadMetrics(c, config)
      ? c.text(await metrics.text(), 200, { 'content-type': metrics.contentType })
      : c.text('Figures are available on this machine, or with XD_METRICS_TOKEN.', 403),
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
