import { statSync } from 'node:fs'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { LATE_MS } from '@xd/core/domain/admin/outside.ts'
import type { Config } from '#config.ts'
import type { Connection } from '#db/connect.ts'
import { systemScope } from '#db/scope.ts'
import { sqlitePath } from '#db/sqlite-path.ts'
import { uncaughtCount } from '#last-line.ts'
import { databaseBytes, jobsByKind, oldestDueByKind, oldestUnsent } from '#queries/system-stats.ts'
import { lagOf } from '#services/admin/event-lag.ts'
import { lastBackup } from '#queries/backups.ts'
import type { Troubles } from '#troubles.ts'
import type { Vitals } from '#services/admin/vitals.ts'

const scope = systemScope('support')
/** An unavailable database must not keep Prometheus waiting for the other figures. */
const PATIENCE_MS = 5_000

interface Watched {
  readonly connection: Connection
  readonly config: Config
  readonly vitals: typeof Vitals.Service
  readonly troubles: typeof Troubles.Service
}

/** The figures for Prometheus and a collector: those of this process, and of the database that all processes share. */
export const makeMetrics = ({ connection, config, vitals, troubles }: Watched) => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge({ name, help, labelNames, registers })
  const sockets = gauge('xd_live_sockets', 'Open sockets of the live channel')
  const uncaught = gauge('xd_uncaught_total', 'Defects that nobody caught, since the start')
  const failing = gauge('xd_failing', 'What fails right now, as the log says', ['what'])
  const provider = gauge('xd_provider_up', 'Whether an outside service answers', ['provider'])
  const databaseUp = gauge('xd_database_up', 'Whether the database answers')
  const databaseSize = gauge('xd_database_bytes', 'Size of the database')
  const wal = gauge('xd_database_wal_bytes', 'Size of the write-ahead log beside an SQLite file')
  const jobs = gauge('xd_jobs', 'Jobs by kind and state: waiting, late, failing, gave_up', ['kind', 'state'])
  const oldest = gauge('xd_jobs_oldest_due_seconds', 'How long the oldest job of a kind has been due', ['kind'])
  const queue = gauge('xd_queue_age_seconds', 'How long the oldest message has waited to leave', ['channel'])
  const lag = gauge('xd_event_lag', 'Events still to be sent to sockets of this process')
  const backup = gauge('xd_backup_last_success_timestamp_seconds', 'When a backup last succeeded; 0 for never')
  const duration = new Histogram({
    name: 'xd_call_duration_seconds',
    help: 'How long calls took',
    labelNames: ['call', 'status'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30],
    registers,
  })
  const slow = new Counter({
    name: 'xd_slow_calls_total',
    help: 'Calls over a second',
    labelNames: ['call'],
    registers,
  })

  const ofProcess = () => {
    sockets.set(vitals.live().sockets())
    uncaught.set(uncaughtCount())
    const now = troubles.failing().map(({ what }) => what)
    failing.reset()
    for (const what of now) failing.set({ what }, 1)
    for (const name of troubles.providers) provider.set({ provider: name }, now.includes(name) ? 0 : 1)
    const path = sqlitePath(config.databaseURL)
    if (path !== undefined) wal.set(statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0)
  }

  const ofDatabase = async () => {
    const db = connection.apart(PATIENCE_MS)
    const now = Date.now()
    const seconds = (since: number) => Math.max(0, now - since) / 1000
    const [kinds, due, unsent, bytes, behind, backedUpAt] = [
      await jobsByKind(db, scope, now, LATE_MS),
      await oldestDueByKind(db, scope, now),
      await oldestUnsent(db, scope, now),
      await databaseBytes(db, scope),
      await lagOf(db, vitals),
      await lastBackup(db, scope),
    ]
    for (const one of [jobs, oldest, queue]) one.reset()
    for (const { kind, waiting, late, failing: failed, gaveUp } of kinds)
      for (const [state, count] of Object.entries({ waiting, late, failing: failed, gave_up: gaveUp }))
        jobs.set({ kind, state }, count)
    for (const { kind, runAt } of due) oldest.set({ kind }, seconds(runAt))
    for (const channel of ['text', 'email'] as const) {
      const since = unsent.find((one) => one.channel === channel)?.since
      queue.set({ channel }, since === undefined ? 0 : seconds(since))
    }
    databaseSize.set(bytes)
    lag.set(behind)
    backup.set((backedUpAt ?? 0) / 1000)
  }

  const measure = async (): Promise<void> => {
    ofProcess()
    const answers = await ofDatabase().then(
      () => 1,
      () => 0,
    )
    databaseUp.set(answers)
  }

  return {
    contentType: registry.contentType,
    callTook: (call: string, status: number, ms: number): void =>
      duration.observe({ call, status: String(status) }, ms / 1000),
    callWasSlow: (call: string): void => slow.inc({ call }),
    text: async (): Promise<string> => {
      await measure()
      return registry.metrics()
    },
    /** The same, for a collector. */
    figures: async () => {
      await measure()
      return registry.getMetricsAsJSON()
    },
  }
}
