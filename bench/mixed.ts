import { copyFileSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { MINUTE_MS, SECOND_MS } from '@xd/core/domain/time/spans.ts'
import { COMPANY, STORE } from '@xd/fixtures/demo/people.ts'
import { absolute, type Bench, type BenchResult } from './bench.ts'
import { startCarrier } from './carrier.ts'
import { receive } from './inbound-text.ts'
import { largeDatabase, MILLION } from './large-database.ts'
import { longReads } from './long-reads.ts'
import { percentile, serve, type Served, signIn, timed } from './serve.ts'
import { textable } from './textable.ts'

/** `XD_BENCH_MINUTES=2 npm run bench -- mixed` for a short try. */
const WORK_MS = Number(process.env.XD_BENCH_MINUTES ?? 15) * MINUTE_MS
const CLERKS = 5
const CLERK_PAUSE_MS = 2 * SECOND_MS
const TEXT_PAUSE_MS = 500
const LONG_PAUSE_MS = 10 * SECOND_MS
const FILE_PAUSE_MS = 30 * SECOND_MS
const FILES = ['payments', 'customers', 'inbox', 'tickets'] as const
const SEND_MS = 500
const ROOM = 1.1

interface Load {
  readonly api: Served
  readonly token: string
  readonly convoIDs: readonly number[]
  readonly to: string
  readonly phones: readonly string[]
}

/** Repeats something with a pause in between until time is up. */
const repeatedly = async (pauseMs: number, work: (turn: number) => Promise<unknown>): Promise<void> => {
  const until = Date.now() + WORK_MS
  for (let turn = 0; Date.now() < until; turn += 1) {
    await work(turn)
    await sleep(pauseMs)
  }
}

/** Reads the inbox and a conversation, and replies. Returns how long each text took to be accepted. */
const clerk = async ({ api, token, convoIDs }: Load, which: number): Promise<number[]> => {
  const sends: number[] = []
  const ask = (path: string, body: object) => api.post(`/api/${path}`, JSON.stringify(body), token)
  await repeatedly(CLERK_PAUSE_MS, async (turn) => {
    const convoID = convoIDs[(which + turn * CLERKS) % convoIDs.length]!
    await ask('inbox/list', { search: {} })
    await ask('customers/conversation/messages/fetch', { convoID })
    const text = { convoID, body: `Your ring is ready, ${which}-${turn}`, force: true }
    const clientMessageID = `mixed-${which}-${turn}`
    sends.push(await timed(() => ask('customers/conversation/messages/send', { ...text, clientMessageID })))
  })
  return sends
}

/** Customers write, every fourth from an unknown number. Returns the webhook's answers. */
const customers = async ({ api, to, phones }: Load): Promise<number[]> => {
  const statuses: number[] = []
  await repeatedly(TEXT_PAUSE_MS, async (turn) => {
    const from = turn % 4 === 0 ? `+1415556${String(1_000 + (turn % 9_000))}` : phones[turn % phones.length]!
    statuses.push(await receive(api, { from, to, body: `Is my gold ring ready? ${turn}` }).catch(() => 0))
  })
  return statuses
}

/** The office: one report, preview or search at a time, and a file now and then. */
const office = async ({ api, token }: Load): Promise<void> => {
  const asked = Object.entries(longReads(Date.now())).flatMap(([path, bodies]) =>
    bodies.map((body) => ({ path, body })),
  )
  const all = [...asked, ...['ma', 'gold ring', '555'].map((text) => ({ path: 'search/find', body: { text } }))]
  const file = async (turn: number) => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await fetch(`${api.url}/export/${FILES[turn % FILES.length]}.csv`, { headers })
    if (answer.status !== 200) throw new Error(`${FILES[turn % FILES.length]}.csv: ${answer.status}`)
    await answer.arrayBuffer()
  }
  await Promise.all([
    repeatedly(LONG_PAUSE_MS, (turn) => {
      const { path, body } = all[turn % all.length]!
      return api.post(`/api/${path}`, JSON.stringify(body), token)
    }),
    repeatedly(FILE_PAUSE_MS, file),
  ])
}

/** The size of the file and its log, against that of the pages in use. */
const room = (path: string): number => {
  const database = new Sqlite(path, { readonly: true })
  const pragma = (name: string) => Number(database.pragma(name, { simple: true }))
  const content = (pragma('page_count') - pragma('freelist_count')) * pragma('page_size')
  database.close()
  const log = `${path}-wal`
  return (statSync(path).size + (existsSync(log) ? statSync(log).size : 0)) / content
}

const loadOf = (path: string): Pick<Load, 'convoIDs' | 'to' | 'phones'> => {
  const database = new Sqlite(path, { readonly: true })
  const text = (sql: string, ...values: unknown[]) =>
    database
      .prepare<unknown[], string>(sql)
      .pluck()
      .all(...values)
  const [to = ''] = text('select "storeSMSNumber" from stores where "storeID" = ?', STORE.main)
  const phones = text(
    `select "custPhone" from customers where "companyID" = ? and "custPhone" like '+1%' order by "custID" limit 500`,
    COMPANY.goldenPledge,
  )
  database.close()
  return { convoIDs: textable(path), to, phones }
}

/** A working day at a million messages: clerks, customers and the office at once, with the simulated carrier. */
export const run: Bench = async (): Promise<BenchResult[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'xd-bench-mixed-'))
  const path = join(folder, 'xd.sqlite')
  copyFileSync(await largeDatabase(MILLION), path)
  const carrier = await startCarrier()
  const api = await serve('api-server.ts', path, '.', carrier.url)
  try {
    const load = { api, token: await signIn(api), ...loadOf(path) }
    const [sends, statuses] = await Promise.all([
      Promise.all(Array.from({ length: CLERKS }, (_, which) => clerk(load, which))),
      customers(load),
      office(load),
    ])
    const all = sends.flat()
    const refused = statuses.filter((status) => status !== 200)
    const minutes = `${WORK_MS / MINUTE_MS} minutes`
    return [
      absolute(
        'mixed webhooks refused',
        refused.length,
        0,
        'texts',
        `of ${statuses.length} in ${minutes}${refused.length > 0 ? `: ${[...new Set(refused)].join(', ')}` : ''}`,
      ),
      absolute(
        'mixed a send, longest',
        Math.max(...all),
        SEND_MS,
        'ms',
        `of ${all.length}; p50 ${percentile(all, 0.5).toFixed(0)} ms, p99 ${percentile(all, 0.99).toFixed(0)}`,
      ),
      absolute('mixed file and log', room(path), ROOM, '×', 'against the pages that hold something'),
    ]
  } finally {
    api.stop()
    await carrier.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
