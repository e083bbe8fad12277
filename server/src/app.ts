import { createAdaptorServer } from '@hono/node-server'
import { Effect } from 'effect'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Config } from './config.ts'
import type { Connection } from './db/connect.ts'
import { makeDatabase } from './db/database.ts'
import { WAKE_CHANNEL } from './db/event-log.ts'
import { PRESENCE_CHANNEL, sayToOthers } from './db/say-to-others.ts'
import { systemScope } from './db/scope.ts'
import { cardsWebhook } from './http/cards-webhook.ts'
import { mountCustomerFile } from './http/customer-file.ts'
import { mountDocuments } from './http/documents.ts'
import { mountExports } from './http/export.ts'
import { mountHealth } from './http/health.ts'
import { emailPage } from './http/email-page.ts'
import { emailWebhook } from './http/email-webhook.ts'
import { calendarFeed } from '#http/calendar-feed.ts'
import { unsubscribePage } from '#http/unsubscribe-page.ts'
import { DISK_FULL, readiness } from './http/readiness.ts'
import { makeMetrics } from './http/metrics.ts'
import { sayRequestID } from './http/request-id.ts'
import { countWebhooks } from './http/count-webhooks.ts'
import { bubblePage } from './http/bubble-page.ts'
import { listenFailure } from './http/listen-failure.ts'
import { loanPage } from './http/loan-page.ts'
import { myPage } from './http/my-page.ts'
import { logoRoute } from './http/logo.ts'
import { mediaRoute } from './http/media.ts'
import { lastResort } from './http/answer.ts'
import { mountCalls } from './http/mount.ts'
import { mountOpenAPI } from './http/openapi.ts'
import { noticesHook } from './http/notices-hook.ts'
import { payApproval } from './http/pay-approval.ts'
import { payPage } from './http/pay-page.ts'
import { payPageAnswers } from './http/pay-page-answer.ts'
import { receiptPage } from './http/receipt-page.ts'
import { securityHeaders } from './http/security-headers.ts'
import { securityTxt } from './http/security-txt.ts'
import { serveWeb } from './http/static-files.ts'
import { textingWebhook } from './http/texting-webhook.ts'
import { watchUnanswered } from './http/unanswered.ts'
import { authenticateUpgrade, refusalOfUpgrade } from './http/upgrade.ts'
import { housekeeping } from './jobs/housekeeping.ts'
import { lookOut } from './jobs/look-out.ts'
import { standingJobs } from './jobs/standing.ts'
import { makeWorker } from './jobs/worker.ts'
import { createHub } from './live/hub.ts'
import { listenToOthers } from './live/listen.ts'
import { createPresence } from './live/presence.ts'
import { serveLive } from './live/sockets.ts'
import type { Log } from './log.ts'
import { releaseLeases } from './queries/jobs.ts'
import { makeRuntime } from './runtime.ts'
import { createChatNews } from './live/chat-news.ts'
import { makeTroubles } from '#troubles.ts'
import { makeVitals } from '#services/admin/vitals.ts'
import { resealApprovals } from './services/approvals/reseal.ts'
import { resealAccounts } from './services/gateways/reseal.ts'
import { resealSecrets } from './services/second-factor/reseal.ts'
import { lastingKeyOf } from './services/secrets/lasting-key.ts'
import { telemetryLayer } from '#telemetry/layer.ts'
import { traceDatabase } from '#telemetry/trace-database.ts'

const DRAIN_MS = 8_000
/** How long the live channel's sockets have to say goodbye once everything else is done. */
const GOODBYE_MS = 500
/** Longer than load balancers and clients keep theirs, so they never reuse a connection just as it closes. */
const KEEP_ALIVE_MS = 65_000
/** Headers must arrive soon; each route sets how long a body may take. */
const HEADERS_MS = 20_000

export interface RunningApp {
  /** The port it listens on: the configured one, or the free one that was picked if that is 0. */
  port: number
  /** Stops accepting, finishes work in progress, and closes the database. */
  close: () => Promise<void>
}

/** Composes and starts the server on an open, migrated database. */
export const startApp = async (given: Config, connection: Connection, log: Log): Promise<RunningApp> => {
  const lastingKey = await lastingKeyOf(connection.writes, given)
  if (lastingKey === undefined)
    log.error(
      {},
      'the secret key was changed without the previous one: answers to earlier emails and opt-outs of erased phones are not recognized',
    )
  const config: Config = { ...given, lastingKey }
  const untraced = makeDatabase(connection, Date.now)
  const database = config.otlp ? traceDatabase(untraced) : untraced
  const vitals = makeVitals(Date.now)
  const troubles = makeTroubles(log, Date.now)
  const presence = createPresence(
    connection.reads,
    (news) => {
      // A failed notification loses nothing for good: it is repeated.
      sayToOthers(connection.writes, PRESENCE_CHANNEL, news).catch(() => undefined)
    },
    config.liveBeatMs,
    (companyID) => chatNews.wake(companyID),
  )
  const chatNews = createChatNews(connection.reads, troubles, presence)
  const metrics = makeMetrics({ connection, config, vitals, troubles })
  const { otlp, version } = config
  const telemetry =
    otlp && telemetryLayer({ otlp, version, startedAt: vitals.startedAt, troubles, figures: metrics.figures })
  const runtime = makeRuntime(config, database, log, vitals, chatNews, troubles, telemetry)
  if (connection.dialect === 'sqlite') await releaseLeases(connection.writes, systemScope('job'))
  const hub = createHub(connection.reads, { log, troubles }, config.publicURL)
  vitals.watchLive({ sockets: hub.subscribers, behind: hub.behind })
  const worker = makeWorker(log, config.jobPollMs)
  database.onCommit(({ companyIDs, jobs }) => {
    companyIDs.forEach(hub.wake)
    companyIDs.forEach(chatNews.wake)
    if (jobs) worker.wake()
  })

  const app = new Hono()
  app.use(securityHeaders(config))
  app.use(sayRequestID)
  app.onError(lastResort(log))
  const isReady = readiness(connection, config.databaseURL)
  mountHealth(app, { config, isReady, log, metrics })
  securityTxt(app, config)
  mountOpenAPI(app, config)
  mountCalls(app, runtime, log)
  countWebhooks(app, vitals)
  textingWebhook(app, runtime, log)
  emailWebhook(app, runtime, log)
  cardsWebhook(app, runtime, log)
  noticesHook(app, runtime, log)
  mediaRoute(app, runtime)
  logoRoute(app, runtime)
  calendarFeed(app, runtime, log)
  unsubscribePage(app, runtime, config, log)
  emailPage(app, runtime)
  mountExports(app, runtime, log)
  mountDocuments(app, runtime, log)
  mountCustomerFile(app, runtime, log)
  app.use('/p/*', compress())
  app.use('/q/*', compress())
  loanPage(app, runtime, config, log)
  app.use('/my/*', compress())
  myPage(app, runtime, config, log)
  app.use('/bubble/*', compress())
  bubblePage(app, runtime, config, log)
  payApproval(app, runtime, config, log)
  const payPages = payPageAnswers(config)
  payPage(app, runtime, config, payPages, log)
  receiptPage(app, runtime, payPages, log)
  serveWeb(app, config.webDir)

  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.headersTimeout = HEADERS_MS
  const answered = watchUnanswered(server)
  const live = serveLive(server, {
    hub,
    presence,
    beatMs: config.liveBeatMs,
    refusalOf: refusalOfUpgrade,
    authenticate: authenticateUpgrade(runtime, config),
  })
  const channels = {
    [WAKE_CHANNEL]: (companyID: string) => {
      hub.wake(Number(companyID))
      chatNews.wake(Number(companyID))
    },
    [PRESENCE_CHANNEL]: presence.hear,
  }
  const onConnected = () => {
    hub.wakeAll()
    chatNews.wakeAll()
    presence.greet()
  }
  const others =
    connection.connectionString &&
    listenToOthers(connection.connectionString, { channels, onConnected }, { log, troubles })
  if (others) await others.connected
  await new Promise<void>((resolve, reject) =>
    server
      .once('error', (cause) => reject(listenFailure(cause, { ...config, setting: 'PORT' }) as Error))
      .listen(config.port, config.host, resolve),
  )
  // Requests are served from here on, without waiting for the rest of the startup.
  await runtime.runPromise(resealAccounts)
  await runtime.runPromise(resealSecrets)
  await runtime.runPromise(resealApprovals)
  await runtime.runPromise(standingJobs)
  const fails = async () => {
    const reason = await isReady()
    return reason === undefined ? undefined : { what: reason === DISK_FULL ? 'disk' : 'database', reason }
  }
  const loops = [worker.loop, housekeeping, lookOut(fails)]
  runtime.runFork(Effect.all(loops, { concurrency: 'unbounded', discard: true }))

  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const stopped = new Promise((resolve) => server.close(resolve))
      live.close()
      chatNews.close()
      if (others) others.close()
      const tooLong = new Promise((resolve) => setTimeout(resolve, DRAIN_MS).unref())
      await Promise.all([runtime.runPromise(worker.drain(DRAIN_MS)), Promise.race([answered(), tooLong])])
      server.closeAllConnections()
      // Sockets of sleeping browsers do not close by themselves.
      const asleep = setTimeout(live.cut, GOODBYE_MS)
      await Promise.race([stopped, tooLong])
      clearTimeout(asleep)
      await runtime.dispose()
      await connection.close()
    },
  }
}
