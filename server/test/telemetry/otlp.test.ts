import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { freePort } from '@xd/fixtures/testing/free-port.ts'
import { boot } from '@xd/fixtures/boot.ts'
import { enqueue, makeDatabase } from '#db/database.ts'
import { LANES } from '#db/job-queue.ts'
import { Sample, traced } from '#telemetry/span.ts'
import { traceDatabase } from '#telemetry/trace-database.ts'
import { textWorld, type TextWorld } from '../messaging/text-world.ts'
import { stubbornCarrier } from '../texting/stubborn-carrier.ts'
import { type Span, startReceiver } from './receiver.ts'

const SOON_MS = 50
const WORDS = 'Jerome, your zirconium bracelet is ready'
const ASKED = 'wolframite'
const [SERVER, CLIENT, CONSUMER] = [2, 3, 5]
const ERROR = 2

type Receiver = Awaited<ReturnType<typeof startReceiver>>

const logOf = () => {
  const lines: { words: string; what?: unknown }[] = []
  const say = (facts: object, words: string) => void lines.push({ ...facts, words })
  return { lines, log: { info: say, warn: say, error: say } }
}

describe.each(ENGINES)('a collector, on %s', (database) => {
  let world: TextWorld
  let collector: Receiver
  beforeAll(async () => {
    collector = await startReceiver()
    const otlp = { url: collector.url, authorization: undefined, sample: 1, everyMs: SOON_MS }
    world = await textWorld({ database, config: { otlp } })
  })
  afterAll(async () => {
    await world.close()
    await collector.close()
  })

  const trace = (traceId: string) => collector.spans.filter((span) => span.traceId === traceId)
  const childrenOf = (span: Span | undefined) =>
    collector.spans.filter(({ parentSpanId, traceId }) => parentSpanId === span?.spanId && traceId === span?.traceId)
  const named = (name: string) => collector.spans.filter((span) => span.name === name)

  test('gets a text’s trace: the call, its write, the job that it leaves, and the carrier’s request', async () => {
    const { convoID } = await world.contact()
    const before = named('customers/conversation/messages/send').length
    const sent = await world.send(convoID, WORDS)
    await world.reaches(sent, 'delivered')
    const root = await expect
      .poll(() => named('customers/conversation/messages/send').at(before))
      .toMatchObject({
        kind: SERVER,
        attributes: {
          call: 'customers/conversation/messages/send',
          'http.response.status_code': 200,
          'request.id': expect.stringMatching(/^[\da-f-]{36}$/) as string,
        },
      })
      .then(() => named('customers/conversation/messages/send').at(before))
    expect(root).not.toHaveProperty('parentSpanId')
    await expect.poll(() => trace(root!.traceId).map(({ name }) => name)).toContain('carrier send')
    const write = childrenOf(root).find(({ name }) => name === 'write')
    expect(write).toMatchObject({
      kind: CLIENT,
      attributes: {
        'db.system.name': database === 'sqlite' ? 'sqlite' : 'postgresql',
        'db.operation.name': 'write',
      },
    })
    expect(childrenOf(write)).toContainEqual(
      expect.objectContaining({ name: expect.stringMatching(/^query \w+$/) as string }),
    )
    const job = childrenOf(write).find(({ name }) => name === 'job send-message')
    expect(job).toMatchObject({ kind: CONSUMER, attributes: { 'job.kind': 'send-message', 'job.attempt': 1 } })
    expect(childrenOf(job)).toContainEqual(
      expect.objectContaining({
        name: 'carrier send',
        kind: CLIENT,
        attributes: { provider: 'carrier', 'provider.request': 'send' },
      }),
    )
  })

  test('gets a mass job’s trace only if that job is sampled itself', async () => {
    const { connection } = world
    const { write } = traceDatabase(makeDatabase(connection, Date.now))
    const job = { companyID: 2, kind: 'send-message', payload: {}, runAt: Date.now() + 3_600_000 }
    const asking = write(Effect.forEach(LANES, (lane) => enqueue({ ...job, lane, uniqueKey: `traced ${lane}` })))
    const root = { name: 'root', kind: 'server', facts: {} } as const
    await Effect.runPromise(
      Effect.provideService(
        traced(asking, () => root),
        Sample,
        1,
      ),
    )
    const asked = connection.writes.selectFrom('jobs').where('uniqueKey', 'like', 'traced %')
    const jobs = await asked.select(['lane', 'payload']).execute()
    await connection.writes.deleteFrom('jobs').where('uniqueKey', 'like', 'traced %').execute()
    expect(Object.fromEntries(jobs.map(({ lane, payload }) => [lane, JSON.parse(payload) as object]))).toEqual({
      person: { traceparent: expect.stringMatching(/^00-[\da-f]{32}-[\da-f]{16}-01$/) as string },
      mass: {},
    })
  })

  test('gets the reason why a call was refused, in one word', async () => {
    await expect(world.clerk('customers/fetch', { customerID: 987_654_321 })).rejects.toMatchObject({ status: 404 })
    await expect
      .poll(() => named('customers/fetch').at(-1))
      .toMatchObject({
        status: { code: 1 },
        attributes: { 'error.type': 'not_found', 'http.response.status_code': 404 },
      })
  })

  test('gets a defect without the words of the error', async () => {
    const rename = (from: string, to: string) => world.connection.writes.schema.alterTable(from).renameTo(to).execute()
    await rename('quick_replies', 'jeromes_replies')
    try {
      await expect(world.clerk('inbox/get-quick-replies', {})).rejects.toMatchObject({ status: 500 })
    } finally {
      await rename('jeromes_replies', 'quick_replies')
    }
    await expect
      .poll(() => named('inbox/get-quick-replies').at(-1))
      .toMatchObject({
        status: { code: ERROR, message: expect.stringMatching(/^\w+$/) as string },
        attributes: { 'error.type': expect.stringMatching(/^\w+$/) as string },
      })
    expect(collector.bodies.map(({ text }) => text).join('\n')).not.toMatch(
      /quick_replies|no such table|does not exist/,
    )
  })

  test('gets a webhook by its route', async () => {
    const { phone } = await world.contact()
    await world.write(phone, `Is my ${ASKED} there?`)
    await expect
      .poll(() => named('/hooks/texting/:provider').at(-1))
      .toMatchObject({ attributes: { 'http.route': '/hooks/texting/:provider', 'http.response.status_code': 200 } })
  })

  test('follows no stranger’s wish: their trace is not ours', async () => {
    const traceId = 'ab'.repeat(16)
    const headers = { traceparent: `00-${traceId}-${'cd'.repeat(8)}-01`, 'content-type': 'application/json' }
    const asked = await fetch(`${world.url}/api/auth/info`, { method: 'POST', headers, body: '{}' })
    const request = asked.headers.get('x-request-id')
    await expect.poll(() => collector.spans.map(({ attributes }) => attributes['request.id'])).toContain(request)
    expect(trace(traceId)).toEqual([])
  })

  test('gets every figure that /metrics shows', async () => {
    await world.clerk('inbox/list', { search: {} })
    const wanted = async () => {
      const text = await (await fetch(`${world.url}/metrics`)).text()
      const shown = text.split('\n').flatMap((line) => {
        const [, name, value] = /^(\w+(?:\{.*\})?) (\S+)$/.exec(line) ?? []
        // Kinds of handles come and go between two looks.
        return name === undefined || name.startsWith('nodejs_active_') ? [] : [[name, Number(value)] as const]
      })
      return Object.fromEntries(shown)
    }
    await expect
      .poll(() => collector.figures()['xd_call_duration_seconds_count{call="inbox/list",status="200"}'])
      .toBeGreaterThan(0)
    const shown = await wanted()
    // Anything new meanwhile counts with the next run.
    await expect.poll(() => Object.keys(shown).filter((name) => !(name in collector.figures()))).toEqual([])
    const still = ['xd_database_up', 'xd_uncaught_total', 'xd_provider_up{provider="collector"}']
    const told = collector.figures()
    expect(still.map((name) => [name, told[name]])).toEqual(still.map((name) => [name, shown[name]]))
  })

  test('gets no words, names, phones, addresses, tokens or questions', async () => {
    const phone = '+14805550134'
    const email = 'jerome.winterbottom@example.com'
    const customer = { custPhone: phone, custFirstName: 'Jerome', custLastName: 'Winterbottom', custEmail: email }
    const { custID } = await world.clerk('customers/save', { customer })
    const { convo } = await world.clerk('customers/conversation/start', { custID, storeID: world.storeID })
    await world.reaches(await world.send(convo.convoID, WORDS), 'delivered')
    await world.write(phone, `Is my ${ASKED} there?`)
    await world.clerk('inbox/list', { search: { filter: ASKED } })
    const headers = { authorization: `Bearer ${world.clerk.token}` }
    await fetch(`${world.url}/export/customers.csv?filter=${ASKED}`, { headers })
    const wrong = { username: email, password: 'a-guessed-word', bearer: true }
    await expect(world.call('auth/login', wrong)).rejects.toMatchObject({ status: 401 })
    const from = collector.bodies.length
    await expect.poll(() => collector.bodies.slice(from).map(({ path }) => path)).toContain('/v1/traces')
    const all = collector.bodies.map(({ text }) => text).join('\n')
    const kept = [
      'Jerome',
      'Winterbottom',
      'zirconium',
      ASKED,
      '4805550134',
      '5550134',
      email,
      'goldenpledge',
      'a-guessed-word',
    ]
    expect(kept.filter((word) => all.toLowerCase().includes(word.toLowerCase()))).toEqual([])
    expect(all).not.toContain(world.clerk.token)
    expect(all).not.toMatch(/select |insert into|\?\w+=|@/i)
  })
})

describe.each(ENGINES)('a provider that is away, on %s', (database) => {
  test('shows as failed requests, by the kind of failure alone', async () => {
    const collector = await startReceiver()
    const otlp = { url: collector.url, authorization: undefined, sample: 1, everyMs: SOON_MS }
    const email = { smtpURL: `smtp://127.0.0.1:${await freePort()}`, address: 'office@acme.example' }
    const imapURL = `imap://mo:hush@127.0.0.1:${await freePort()}/INBOX`
    const server = await boot({ database, live: true, config: { otlp, email: { ...email, imapURL } } })
    try {
      const find = (name: string) => collector.spans.find((span) => span.name === name)
      await expect.poll(() => find('imap fetchNew')).toMatchObject({ status: { code: ERROR } })
      const request = find('imap fetchNew')
      expect(request?.attributes['error.type']).toMatch(/^\w+$/)
      await expect
        .poll(() => find('job poll-mailbox'))
        .toMatchObject({
          status: { code: ERROR, message: 'TryLater' },
          attributes: { 'error.type': 'TryLater' },
        })
      expect(request?.parentSpanId).toBe(find('job poll-mailbox')?.spanId)
      const told = collector.bodies.map(({ text }) => text).join('\n')
      expect(told).not.toMatch(/hush|ECONNREFUSED|127\.0\.0\.1|office@acme/)
    } finally {
      await server.close()
      await collector.close()
    }
  })
})

describe.each(ENGINES)('a carrier that repeats a text’s recipient, on %s', (database) => {
  test('is not repeated to the collector', async () => {
    const collector = await startReceiver()
    const refusal = (phone: string) => ({ code: 21211, message: `Invalid 'To' Phone Number: ${phone}`, status: 400 })
    const carrier = await stubbornCarrier(({ form }) => ({ status: 400, body: refusal(form.get('To') ?? '') }))
    const otlp = { url: collector.url, authorization: undefined, sample: 1, everyMs: SOON_MS }
    const world = await textWorld({ database, config: { otlp, sandboxURL: carrier.url } })
    try {
      const { convoID, phone } = await world.contact()
      await world.reaches(await world.send(convoID, WORDS), 'failed')
      await expect
        .poll(() => collector.spans.find(({ name }) => name === 'carrier send'))
        .toMatchObject({
          status: { code: ERROR, message: 'TextRefused' },
          attributes: { provider: 'carrier', 'error.type': 'TextRefused' },
        })
      expect(carrier.requests.map(({ form }) => form.get('To'))).toContain(phone)
      expect(collector.bodies.map(({ text }) => text).join('\n')).not.toContain(phone.slice(1))
    } finally {
      await world.close()
      await carrier.close()
      await collector.close()
    }
  })
})

describe('a share of the calls', () => {
  test('at zero leaves nothing but figures, whatever a caller’s traceparent says', async () => {
    const collector = await startReceiver()
    const otlp = { url: collector.url, authorization: 'Basic bW86aHVzaA==', sample: 0, everyMs: SOON_MS }
    const server = await boot({ config: { otlp } })
    const headers = { traceparent: `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01` }
    await fetch(`${server.url}/api/auth/info`, { method: 'POST', headers, body: '{}' })
    const clerk = await server.signIn('clerk')
    await clerk('inbox/list', { search: {} })
    await expect.poll(() => collector.bodies.length).toBeGreaterThan(0)
    // Spans that have ended are sent before it stops.
    await server.close()
    await collector.close()
    expect(new Set(collector.bodies.map(({ path, authorization }) => `${path} ${authorization}`))).toEqual(
      new Set(['/v1/metrics Basic bW86aHVzaA==']),
    )
  })
})

describe('a collector that is away', () => {
  test('is one trouble; calls are answered, and the server stops', async () => {
    const { lines, log } = logOf()
    const url = `http://127.0.0.1:${await freePort()}`
    const server = await boot({ config: { otlp: { url, authorization: undefined, sample: 1, everyMs: SOON_MS } }, log })
    const clerk = await server.signIn('clerk')
    await expect.poll(() => lines.filter(({ what }) => what === 'collector')).toHaveLength(1)
    await expect(clerk('inbox/list', { search: {} })).resolves.toBeTruthy()
    expect(await (await fetch(`${server.url}/metrics`)).text()).toContain('xd_provider_up{provider="collector"} 0')
    await server.close()
    expect(lines.filter(({ what }) => what === 'collector').map(({ words }) => words)).toEqual(['failing: collector'])
  })

  test('or never answers, has few requests waiting, and the server stops', async () => {
    const collector = await startReceiver(true)
    const server = await boot({
      config: { otlp: { url: collector.url, authorization: undefined, sample: 1, everyMs: 1 } },
    })
    const clerk = await server.signIn('clerk')
    for (let call = 0; call < 300; call += 1) await clerk('inbox/list', { search: {} })
    await server.close()
    expect(collector.bodies.length).toBeGreaterThan(0)
    // Four at once; those just given up may still be open at the receiver.
    expect(collector.mostOpen()).toBeLessThanOrEqual(8)
    await collector.close()
  })
})
