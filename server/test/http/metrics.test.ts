import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { freePort } from '@xd/fixtures/testing/free-port.ts'

const deployed = (name: string) => fileURLToPath(new URL(`../../../deploy/${name}`, import.meta.url))
const [ALERTS, DASHBOARD] = ['prometheus-alerts.yml', 'grafana-dashboard.json'] as const
const DEPLOYED = [ALERTS, DASHBOARD].map((name) => ({ name, text: readFileSync(deployed(name), 'utf8') }))
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

test('the example dashboard is JSON, with panels that have queries', () => {
  const { panels } = JSON.parse(readFileSync(deployed(DASHBOARD), 'utf8')) as {
    panels: { targets: { expr: string }[] }[]
  }
  for (const { targets } of panels) expect(targets[0]?.expr).toBeTruthy()
})

// In Debian's package prometheus.
test.runIf(spawnSync('promtool', ['--version']).status === 0)('Prometheus accepts the example alerts', () => {
  expect(String(execFileSync('promtool', ['check', 'rules', deployed(ALERTS)]))).toContain('SUCCESS')
})

describe.each(ENGINES)('an administrator’s view of a server, on %s', (database) => {
  const lines: { words: string; [fact: string]: unknown }[] = []
  const say = (facts: object, words: string) => void lines.push({ ...facts, words })
  let server: Booted
  beforeAll(async () => {
    const email = { smtpURL: `smtp://127.0.0.1:${await freePort()}`, address: 'office@acme.example' }
    const imapURL = `imap://mo:word@127.0.0.1:${await freePort()}/INBOX`
    server = await boot({
      database,
      live: true,
      log: { info: say, warn: say, error: say },
      config: { email: { ...email, imapURL }, slowCallMs: 0 },
    })
  })
  afterAll(() => server.close())

  const metrics = async () => {
    const text = await (await fetch(`${server.url}/metrics`)).text()
    const figures = text.split('\n').flatMap((line) => {
      const [, series, value] = /^(xd_\S+?(?:\{.*\})?) (\S+)$/.exec(line) ?? []
      return series === undefined ? [] : [[series, Number(value)] as const]
    })
    return { text, figures: Object.fromEntries(figures) }
  }
  const said = (words: string) => lines.filter((line) => line.words === words)

  test('a provider that is down is logged once, and is in the metrics', async () => {
    await expect
      .poll(() => said('failing: imap'))
      .toMatchObject([{ what: 'imap', cause: expect.stringContaining('ECONNREFUSED') }])
    await expect
      .poll(() => said('failing: job poll-mailbox'))
      .toMatchObject([{ cause: expect.stringMatching(/^the mailbox does not answer: connect ECONNREFUSED/) }])
    await expect.poll(async () => (await metrics()).figures['xd_jobs{kind="poll-mailbox",state="failing"}']).toBe(1)
    const { figures } = await metrics()
    expect(figures).toMatchObject({
      'xd_provider_up{provider="imap"}': 0,
      'xd_provider_up{provider="smtp"}': 1,
      'xd_failing{what="imap"}': 1,
      xd_database_up: 1,
      'xd_queue_age_seconds{channel="text"}': 0,
      xd_event_lag: 0,
      xd_backup_last_success_timestamp_seconds: 0,
    })
    expect(figures['xd_database_bytes']).toBeGreaterThan(100_000)
    if (database === 'sqlite') expect(figures['xd_database_wal_bytes']).toBeGreaterThan(0)
  })

  test('a slow call is named, with its request and none of its input', async () => {
    const response = await fetch(`${server.url}/api/auth/login`, {
      method: 'POST',
      body: JSON.stringify({ username: 'ana@example.com', password: 'not it' }),
    })
    const request = response.headers.get('x-request-id')
    expect(request).toMatch(UUID)
    const [line] = said('a slow call').filter((one) => one['request'] === request)
    expect(line).toEqual({
      words: 'a slow call',
      call: 'auth/login',
      status: 401,
      request,
      ms: expect.any(Number) as number,
    })
  })

  test('the examples in deploy/ name only existing metrics', async () => {
    const { text } = await metrics()
    const known = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
    for (const { name, text: example } of DEPLOYED) {
      const named = [...example.matchAll(/\b(?:xd|process|nodejs)_\w+/g)].map(([metric]) => metric)
      expect(named, name).not.toEqual([])
      const missing = named.filter(
        (metric) => !known.has(metric) && !known.has(metric.replace(/_(bucket|count|sum)$/, '')),
      )
      expect(missing, name).toEqual([])
    }
  })
})
