import SQLite from 'better-sqlite3'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { join } from 'node:path'
import { PEOPLE, STORE } from '@xd/fixtures/demo/people.ts'
import { fill } from '@xd/fixtures/testing/templates.ts'
import { documentPath } from '@xd/core/contract/documents.ts'
import { BATCH_MAX } from '@xd/core/domain/notice/limits.ts'
import { absolute, type Bench, type BenchResult, held } from './bench.ts'
import { bareStatements } from './list-calls.ts'
import { BATCHES, BATCH_SIZE, fillNotices, NOTICE_LISTS } from './notice-calls.ts'
import { percentile, type Served, serve, signIn, timed } from './serve.ts'

const LOOK_MS = 20
const WARM_UP = 100
const REQUESTS = 200

/** A full batch for people who are not customers yet. */
const fullBatch = (): string =>
  JSON.stringify({
    batchExternalID: randomUUID(),
    kind: 'due-soon',
    notices: Array.from({ length: BATCH_MAX }, (_, i) => ({
      noticeExternalID: `notice-${i}`,
      customerNumber: `c-${i}`,
      name: `Ada Muñoz ${i}`,
      phone: `(213) 5${String(i).padStart(2, '0').slice(0, 2)}-${String(i).padStart(4, '0')}`,
      email: `ada.${i}@bench.example`,
      language: i % 3 === 0 ? 'es' : 'en',
      eNotice: { agreed: true, at: '2026-10-01T10:00:00Z' },
      tickets: [
        {
          number: String(500_000 + i),
          loanDate: '2026-07-24',
          dueDate: '2026-11-27',
          graceDate: '2026-12-07',
          amountDue: 120.5,
          description: 'Ring, 14 karat, 4.2 g',
        },
      ],
    })),
  })

/** The longest anyone else waits during the work, over a separate connection. */
const longestWait = async (ask: () => Promise<unknown>, going: Promise<unknown>): Promise<number> => {
  let [isOver, longest] = [false, 0]
  const end = () => void (isOver = true)
  going.then(end, end)
  for (; !isOver; await sleep(LOOK_MS)) longest = Math.max(longest, await timed(ask))
  return longest
}

interface Printing {
  readonly token: string
  readonly batchID: number
  readonly path: string
  readonly read: () => Promise<unknown>
}

/** The whole batch as letters, and how long others wait meanwhile. */
const print = async (api: Served, { token, batchID, path, read }: Printing): Promise<BenchResult[]> => {
  const database = new SQLite(path)
  database
    .prepare(
      `update notices set "noticeStatus" = 'letter', subject = 'Your ticket is past due', body = ? where "batchID" = ?`,
    )
    .run('Your ticket was due on Friday, November 27. You can still redeem or renew it.', batchID)
  database.close()
  const printing = timed(async () => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await fetch(api.url + documentPath('notice-letters', { batch: batchID }), { headers })
    const bytes = (await answer.arrayBuffer()).byteLength
    if (!answer.ok || bytes < 1_000_000) throw new Error(`Not all letters: ${answer.status}, ${bytes} bytes`)
  })
  const [ms, reader] = await Promise.all([printing, longestWait(read, printing)])
  const letters = `${BATCH_MAX.toLocaleString('en-US')} letters as a PDF, laid out in a process apart`
  return [
    absolute('notices: letters', ms / 1000, 30, 's', letters),
    absolute('notices: the inbox while letters print, longest', reader, 100, 'ms'),
  ]
}

const intake = async (api: Served, path: string): Promise<BenchResult[]> => {
  const token = await signIn(api)
  const { secret } = JSON.parse(
    await api.post(
      '/api/settings/api-keys/save',
      JSON.stringify({ key: { keyName: 'Bench', keyPermissions: ['notices'] } }),
      token,
    ),
  ) as { secret: string }
  const post = async (path: string, body: string, key: string) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` }
    const answer = await fetch(api.url + path, { method: 'POST', headers, body })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer.text()
  }
  const read = () => post('/api/inbox/list', '{"search":{}}', token)
  let words = 0
  const write = () =>
    post(
      '/api/customers/conversation/draft/save',
      JSON.stringify({ convoID: PEOPLE.petrov.convos.main, body: `Your ring, no. ${(words += 1)}` }),
      token,
    )
  for (let i = 0; i < WARM_UP; i += 1) await Promise.all([read(), write()])
  const batch = fullBatch()
  await api.busy()
  let batchID = 0
  const taking = timed(async () => {
    const taken = JSON.parse(await post('/hooks/notices/gp-main', batch, secret)) as { batchID: number; taken: number }
    if (taken.taken !== BATCH_MAX) throw new Error(`Only ${taken.taken} were taken`)
    batchID = taken.batchID
  })
  const [ms, reader, writer] = await Promise.all([taking, longestWait(read, taking), longestWait(write, taking)])
  const { cpuMs } = await api.busy()
  const printed = await print(api, { token, batchID, path, read })
  const notes = `${BATCH_MAX.toLocaleString('en-US')} notices to as many new customers, SQLite; ${(cpuMs / 1000).toFixed(1)} s of processor time`
  return [
    absolute('notices: a full batch', ms / 1000, 3, 's', notes),
    absolute('notices: the inbox meanwhile, longest', reader, 100, 'ms'),
    absolute('notices: a draft saved meanwhile, longest', writer, 100, 'ms'),
    ...printed,
  ]
}

const lists = async (api: Served, bare: Served): Promise<BenchResult[]> => {
  const token = await signIn(api)
  const results: BenchResult[] = []
  for (const { name, path, variants, named, key } of NOTICE_LISTS) {
    const body = JSON.stringify(variants[0]!.body)
    const [shown, found] = [
      named(JSON.parse(await api.post(path, body, token)) as never),
      (JSON.parse(await bare.post(`/${encodeURI(name)}/0`, '{}')) as { rows: Record<string, unknown>[] }).rows,
    ]
    const same = [...shown].sort().join() === [...new Set(found.map((row) => row[key]))].sort().join()
    if (!same) throw new Error(`${name}: not the same rows: ${shown.join()} against ${found.length}`)
    const times = { api: [] as number[], bare: [] as number[] }
    for (let i = -WARM_UP; i < REQUESTS; i += 1) {
      const taken = {
        bare: await timed(() => bare.post(`/${encodeURI(name)}/0`, body)),
        api: await timed(() => api.post(path, body, token)),
      }
      if (i < 0) continue
      times.api.push(taken.api)
      times.bare.push(taken.bare)
    }
    const rows = `${(BATCHES * BATCH_SIZE).toLocaleString('en-US')} notices; limit: a bare statement behind node:http`
    results.push(held(`notices: ${name}`, percentile(times.api, 0.5), percentile(times.bare, 0.5), 2.5, 'ms', rows))
  }
  return results
}

/**
 * A full batch from a customer app, how long others wait meanwhile, and the lists of notices against bare statements.
 */
export const run: Bench = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'xd-bench-'))
  const [fresh, full] = [join(folder, 'fresh.sqlite'), join(folder, 'full.sqlite')]
  const running: Served[] = []
  const start = async (...args: Parameters<typeof serve>) => {
    const server = await serve(...args)
    running.push(server)
    return server
  }
  try {
    await fill(`file:${fresh}`, 'small')
    const taken = await intake(await start('api-server.ts', fresh), fresh)
    await fill(`file:${full}`, 'small')
    const database = new SQLite(full)
    fillNotices(database, STORE.main)
    database.close()
    const api = await start('api-server.ts', full)
    const bare = await start('bare-server.ts', full, bareStatements(NOTICE_LISTS))
    return [...taken, ...(await lists(api, bare))]
  } finally {
    for (const server of running) server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
