import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect, type Db } from '@xd/server/db/connect.ts'
import { absolute, type Bench, type BenchResult, held, median, seeded } from './bench.ts'
import { type Carrier, startCarrier } from './carrier.ts'
import { CACHE } from './large-database.ts'
import { largePostgres } from './large-postgres.ts'
import { bareFetch, custIDAt, type Kind, KINDS, millionTickets, phoneAt, phoneOf } from './self-company.ts'
import { percentile, type Served, serve, timed } from './serve.ts'

const STORE_KEY = 'gp-main'
/** No more than a company texts to strangers in an hour. */
const CUSTOMERS = 40
const WARM_UP = 300
const REQUESTS = 1_000
const ROUNDS = 10
const GOAL = 2.5
/** Of two phones that nobody has, the second takes longer half of the time, give or take three standard errors: 7 points. */
const ALIKE = 7

/** Each request is from another address: there are limits for each. */
const addresses = () => {
  let count = 0
  return () => {
    count += 1
    return { 'x-forwarded-for': `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}` }
  }
}

/** Proves a customer's phone with the code that they are texted; returns their cookie. */
const prove = async (api: Served, db: Db, at: number, address: () => Record<string, string>): Promise<string> => {
  const phone = phoneAt(at)
  await api.post('/api/my/start', JSON.stringify({ storeKey: STORE_KEY, phone }), undefined, address())
  const texts = db
    .selectFrom('messages as m')
    .innerJoin('conversations as c', 'c.convoID', 'm.convoID')
    .select('m.messageBody')
    .where('c.custID', '=', custIDAt(at))
  for (let tries = 0; tries < 200; tries += 1) {
    const code = (await texts.execute()).flatMap(({ messageBody }) => /\b\d{6}\b/.exec(messageBody) ?? [])[0]
    if (code === undefined) {
      await sleep(25)
      continue
    }
    const answer = await fetch(`${api.url}/api/my/prove`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...address() },
      body: JSON.stringify({ storeKey: STORE_KEY, phone, code }),
    })
    return answer.headers.getSetCookie()[0]!.split(';')[0]!
  }
  throw new Error(`${phone} got no code`)
}

type Shown = { tickets: { ticketNumber: string }[] }

/** Times `my/fetch` against the same rows from a bare statement. Every other customer already pays one ticket. */
const fetches = async (engine: string, api: Served, bare: Served, db: Db): Promise<BenchResult[]> => {
  const address = addresses()
  const turns = []
  for (let at = 0; at < CUSTOMERS; at += 1) {
    const cookie = await prove(api, db, at, address)
    const asked = () => api.post('/api/my/fetch', '{}', undefined, { cookie, ...address() })
    const shown = (JSON.parse(await asked()) as Shown).tickets.map(({ ticketNumber }) => ticketNumber)
    const plain = () => bare.post(`/${at}`, '{}')
    const found = (JSON.parse(await plain()) as { rows: { ticketNumber: string }[] }).rows
    const numbers = found.map(({ ticketNumber }) => ticketNumber)
    if (shown.length !== 4 || shown.join() !== numbers.join())
      throw new Error(`not the same tickets: ${shown.join()} against ${numbers.join()}`)
    const body = JSON.stringify({ ticketNumbers: shown.slice(0, 1) })
    if (at % 2 === 0) await api.post('/api/my/pay', body, undefined, { cookie, ...address() })
    turns.push({ asked, plain })
  }
  const times = { api: [] as number[], bare: [] as number[] }
  for (let i = -WARM_UP; i < REQUESTS; i += 1) {
    const { asked, plain } = turns[(i + WARM_UP) % turns.length]!
    const [bareTime, apiTime] = [await timed(plain), await timed(asked)]
    if (i < 0) continue
    times.bare.push(bareTime)
    times.api.push(apiTime)
  }
  const [value, limit] = [percentile(times.api, 0.5), percentile(times.bare, 0.5)]
  const notes = `a million tickets; limit: a bare statement behind node:http; p99 ${percentile(times.api, 0.99).toFixed(1)} ms`
  return [held(`self fetch p50, ${engine}`, value, limit, GOAL, 'ms', notes)]
}

/** How often one of these takes longer than one of those, in percentage points from one half. */
const unlike = (these: readonly number[], those: readonly number[]): number => {
  const longer = these.reduce((sum, one) => sum + those.filter((other) => one > other).length, 0)
  return Math.abs((100 * longer) / (these.length * those.length) - 50)
}

/**
 * Codes asked for by phones of every kind, in no order, one request right after another: how long each answer takes, and
 * how long the next one does.
 */
const starts = async (engine: string, api: Served, db: Db): Promise<BenchResult[]> => {
  const random = seeded(7)
  const address = addresses()
  const nothing = () => Object.fromEntries(KINDS.map((kind) => [kind, [] as number[]])) as Record<Kind, number[]>
  const [own, next] = [nothing(), nothing()]
  for (let round = 0; round < ROUNDS; round += 1) {
    // The limits of a company and of these addresses are those of one round.
    await db.deleteFrom('rate_limits' as never).execute()
    const asks = KINDS.flatMap((kind) => Array.from({ length: CUSTOMERS }, (_, at) => ({ kind, at, place: random() })))
    let before: Kind | undefined
    for (const { kind, at } of asks.sort((a, b) => a.place - b.place)) {
      const phone = phoneOf(kind, round * CUSTOMERS + at)
      const body = JSON.stringify({ storeKey: STORE_KEY, phone })
      const time = await timed(() => api.post('/api/my/start', body, undefined, address()))
      own[kind].push(time)
      if (before) next[before].push(time)
      before = kind
    }
    while ((await db.selectFrom('jobs').select('jobID').where('kind', '=', 'text-code').execute()).length > 0)
      await sleep(50)
  }
  const { unknown: nobodys, ...others } = own
  return Object.entries(others).flatMap(([kind, times]) => {
    const medians = `median ${median(times).toFixed(2)} ms, of unknown ${median(nobodys).toFixed(2)}`
    const after = next[kind as Kind]
    return [
      absolute(`self start, ${engine}, ${kind}`, unlike(times, nobodys), ALIKE, 'points', medians),
      absolute(`self next after ${kind}, ${engine}`, unlike(after, next.unknown), ALIKE, 'points'),
    ]
  })
}

const onEngine = async (engine: string, database: string, url: string, carrier: Carrier): Promise<BenchResult[]> => {
  const statements = Array.from({ length: CUSTOMERS }, (_, at) => [`/${at}`, bareFetch(at)])
  const api = await serve('api-server.ts', database, '.', carrier.url)
  const bare = await serve('bare-server.ts', database, JSON.stringify(statements))
  const connection = connect(url)
  try {
    return [...(await fetches(engine, api, bare, connection.writes)), ...(await starts(engine, api, connection.writes))]
  } finally {
    await connection.close()
    api.stop()
    bare.stop()
  }
}

/** The page on which customers pay without a clerk, at a million tickets, and what its answers say of a phone in time. */
export const run: Bench = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'xd-bench-'))
  const carrier = await startCarrier()
  try {
    const path = join(folder, 'xd.sqlite')
    await millionTickets(path)
    const onSQLite = await onEngine('SQLite', path, `file:${path}`, carrier)
    const moved = `${CACHE}moving.sqlite`
    const postgres = await largePostgres('tickets', async () => {
      await millionTickets(moved)
      return moved
    })
    rmSync(moved, { force: true })
    try {
      return [...onSQLite, ...(await onEngine('PostgreSQL', postgres.url, postgres.url, carrier))]
    } finally {
      await postgres.stop()
    }
  } finally {
    await carrier.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
