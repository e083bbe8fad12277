import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '@xd/core/domain/time/spans.ts'
import { COMPANY } from '@xd/fixtures/demo/people.ts'
import { scratch } from '@xd/fixtures/testing/scratch.ts'
import { fill } from '@xd/fixtures/testing/templates.ts'
import { connect, type Connection } from '@xd/server/db/connect.ts'
import { makeMetrics } from '@xd/server/http/metrics.ts'
import { makeVitals } from '@xd/server/services/admin/vitals.ts'
import { makeTroubles } from '@xd/server/troubles.ts'

let connection: Connection
let databaseURL: string
beforeAll(async () => {
  databaseURL = `file:${join(scratch('xd-figures-'), 'xd.sqlite')}`
  await fill(databaseURL, 'demo')
  connection = connect(databaseURL)
  await connection.writes.deleteFrom('jobs').execute()
})
afterAll(() => connection.close())

const quiet = () => undefined
const measured = () => {
  let moment = Date.now()
  const vitals = makeVitals(Date.now)
  const troubles = makeTroubles({ info: quiet, warn: quiet, error: quiet }, () => moment)
  const metrics = makeMetrics({ connection, config: { databaseURL } as never, vitals, troubles })
  const figures = async () =>
    Object.fromEntries(
      (await metrics.text()).split('\n').flatMap((line) => {
        const [, series, value] = /^(xd_\S+?(?:\{.*\})?) (\S+)$/.exec(line) ?? []
        return series === undefined ? [] : [[series, Number(value)] as const]
      }),
    )
  const later = (ms: number) => {
    moment += ms
    troubles.look()
  }
  return { vitals, troubles, metrics, figures, later }
}

test('what failed and works again is no longer among what fails', async () => {
  const { troubles, figures, later } = measured()
  troubles.failed('disk', 'full')
  troubles.failed('database', 'silent')
  expect(await figures()).toMatchObject({ 'xd_failing{what="disk"}': 1, 'xd_failing{what="database"}': 1 })
  troubles.works('disk')
  later(HOUR_MS)
  const found = await figures()
  expect(found).not.toHaveProperty(['xd_failing{what="disk"}'])
  expect(found).toMatchObject({ 'xd_failing{what="database"}': 1 })
})

test('ages of jobs are in seconds, and gone with the jobs', async () => {
  const { figures } = measured()
  const now = Date.now()
  const job = { companyID: COMPANY.goldenPledge, payload: '{}', line: null, pausedMs: null, lastError: null }
  const rows = [
    { kind: 'remind', uniqueKey: 'a', runAt: now - HOUR_MS },
    { kind: 'remind', uniqueKey: 'b', runAt: now - MINUTE_MS },
    { kind: 'text-code', uniqueKey: 'c', runAt: now + HOUR_MS },
    { kind: 'reconcile', uniqueKey: 'd', runAt: now + HOUR_MS, lastError: 'No answer', attempts: 2 },
    { kind: 'fetch-media', uniqueKey: 'e', runAt: now - HOUR_MS, lastError: 'Gone', gaveUpAt: now },
  ]
  for (const row of rows)
    await connection.writes
      .insertInto('jobs')
      .values({ ...job, ...row } as never)
      .execute()
  const found = await figures()
  expect(found).toMatchObject({
    'xd_jobs{kind="remind",state="late"}': 2,
    'xd_jobs{kind="text-code",state="waiting"}': 1,
    'xd_jobs{kind="text-code",state="late"}': 0,
    'xd_jobs{kind="reconcile",state="failing"}': 1,
    'xd_jobs{kind="fetch-media",state="gave_up"}': 1,
    xd_database_up: 1,
  })
  const age = found['xd_jobs_oldest_due_seconds{kind="remind"}']
  expect(age).toBeGreaterThanOrEqual(3_600)
  expect(age).toBeLessThan(3_900)
  expect(found).not.toHaveProperty(['xd_jobs_oldest_due_seconds{kind="text-code"}'])
  await connection.writes.deleteFrom('jobs').execute()
  const series = Object.keys(await figures())
  expect(series.filter((name) => name.startsWith('xd_jobs'))).toEqual([])
})

test('calls are measured in seconds by name and status, slow ones apart', async () => {
  const { metrics, figures } = measured()
  metrics.callTook('labels/list', 200, 1_500)
  metrics.callTook('labels/list', 200, 2)
  metrics.callTook('labels/list', 400, 2)
  metrics.callWasSlow('labels/list')
  expect(await figures()).toMatchObject({
    'xd_call_duration_seconds_bucket{le="0.003",call="labels/list",status="200"}': 1,
    'xd_call_duration_seconds_bucket{le="1",call="labels/list",status="200"}': 1,
    'xd_call_duration_seconds_bucket{le="3",call="labels/list",status="200"}': 2,
    'xd_call_duration_seconds_sum{call="labels/list",status="200"}': 1.502,
    'xd_call_duration_seconds_count{call="labels/list",status="400"}': 1,
    'xd_slow_calls_total{call="labels/list"}': 1,
  })
})

test('sockets and events still to be sent are those of this process, never less than none', async () => {
  const { vitals, figures } = measured()
  const { eventSeq } = await connection.reads
    .selectFrom('companies')
    .select('eventSeq')
    .where('companyID', '=', COMPANY.goldenPledge)
    .executeTakeFirstOrThrow()
  const behind = (by: number) => new Map([[COMPANY.goldenPledge, eventSeq - by]])
  vitals.watchLive({ sockets: () => 3, behind: () => behind(4) })
  expect(await figures()).toMatchObject({ xd_live_sockets: 3, xd_event_lag: 4 })
  vitals.watchLive({ sockets: () => 3, behind: () => behind(-4) })
  expect(await figures()).toMatchObject({ xd_event_lag: 0 })
})
