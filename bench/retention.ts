import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import SQLite from 'better-sqlite3'
import { COMPANY, STORE } from '@xd/fixtures/demo/people.ts'
import { absolute, type Bench } from './bench.ts'
import { largeDatabase, MILLION } from './large-database.ts'
import { percentile, serve, signIn } from './serve.ts'
import { watch } from './thread.ts'

const MESSAGES = 20_000
const YEARS_MS = 5 * 365 * 86_400_000
const IDLE_MS = 3_000
const GOAL_MS = 100

interface Run {
  readonly kind: string
  readonly deleted: number
  readonly total: number
  readonly startedAt: string
  readonly finishedAt: string | null
}

const CONVERSATIONS = 1_000

/** A million messages, twenty thousand older ones from five years ago, and the night that deletes these. */
const fill = async (path: string): Promise<void> => {
  copyFileSync(await largeDatabase(MILLION), path)
  const database = new SQLite(path)
  const { goldenPledge } = COMPANY
  const at = Date.now() - YEARS_MS
  const upTo = (count: number) => `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})`
  database.exec(`${upTo(CONVERSATIONS)} insert into customers (companyID, custPhone, custFirstName, custLastName, custLastFold,
      custFirstFold, custSearch, createdAt) select ${goldenPledge}, '+1213' || (6000000 + i), 'Ada', 'Byron', 'byron', 'ada', '', 0 from n;
    insert into conversations (companyID, storeID, custID, convoStatus, convoActivityAt)
      select ${goldenPledge}, ${STORE.main}, custID, 'archived', ${at} from customers where custPhone like '+12136%';
    ${upTo(MESSAGES / CONVERSATIONS)} insert into messages (companyID, storeID, convoID, custID, messageDirection, messageChannel,
        messageBody, messageSearch, messageStatus, messageAt)
      select companyID, storeID, convoID, custID, 'in', 'sms', 'is the gold ring number ' || i || ' still there',
        'is the gold ring number ' || i || ' still there', 'received', ${at} + i * 60000
      from conversations, n where convoActivityAt = ${at};`)
  database
    .prepare('insert into retention_settings values (?, ?, 1, ?)')
    .run(goldenPledge, JSON.stringify({ messages: 36 }), Date.now())
  database.close()
}

/** A first run over old messages, while another client asks for the server's health. */
export const run: Bench = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'xd-bench-retention-'))
  const path = join(folder, 'xd.sqlite')
  await fill(path)
  const server = await serve('api-server.ts', path)
  const watcher = watch(server.url)
  try {
    const token = await signIn(server)
    const latest = async (): Promise<Run | undefined> => {
      const answer = await server.post('/api/settings/retention/fetch', '{}', token)
      return (JSON.parse(answer) as { retention: { runs: Run[] } }).retention.runs.find(
        ({ kind }) => kind === 'messages',
      )
    }
    await watcher.waits()
    let last = await latest()
    for (; last === undefined || last.finishedAt === null; last = await latest()) await setTimeout(500)
    const waits = await watcher.waits()
    await setTimeout(IDLE_MS)
    const idle = await watcher.waits()
    const seconds = (Date.parse(last.finishedAt!) - Date.parse(last.startedAt)) / 1000
    const [busy, rested] = [percentile(waits, 0.99), percentile(idle, 0.99)]
    const notes = `${last.deleted} messages in ${seconds.toFixed(0)} s; p99 ${busy.toFixed(1)} ms, idle ${rested.toFixed(1)}`
    return [
      absolute('retention p99 beyond idle', busy - rested, GOAL_MS, 'ms', notes),
      absolute('retention longest wait', Math.max(...waits), GOAL_MS, 'ms'),
    ]
  } finally {
    await watcher.stop()
    server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
