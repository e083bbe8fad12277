import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { openFile } from '@xd/core/domain/import/file.ts'
import { IMPORT_MAX_ROWS } from '@xd/core/domain/import/limits.ts'
import { STORE } from '@xd/fixtures/demo/people.ts'
import { fill } from '@xd/fixtures/testing/templates.ts'
import { absolute, type Bench, byTurns, held, seeded } from './bench.ts'
import { type Served, serve, signIn, timed } from './serve.ts'

const TURNS = 9
const LOOK_MS = 20
const TICKETS_EACH = 3
const TITLES = 'Cust #,Last,First,Cell,DL#,Tkt,Loan Date,Due Date,Amount,Interest,Status,DNC'

/** The largest book that one file may hold, with three tickets per customer. */
export const largestBook = (): string => {
  const random = seeded(IMPORT_MAX_ROWS)
  const two = (most: number) => String(1 + Math.floor(random() * most)).padStart(2, '0')
  const lines = Array.from({ length: IMPORT_MAX_ROWS }, (_, i) => {
    const person = Math.floor(i / TICKETS_EACH)
    const phone = `(213) ${200 + Math.floor(person / 10_000)}-${String(person % 10_000).padStart(4, '0')}`
    const amount = `"$1,${two(89)}0.00"`
    return `${person},Muñoz ${person},Ada,${phone},"=""00${person}""",${100_000 + i},${two(12)}/${two(28)}/2026,${two(12)}/${two(28)}/2027,${amount},12.80,Active,`
  })
  return [TITLES, ...lines].join('\r\n')
}

interface Imported {
  importID: number
  importState: string
  rowsDone: number
  skipped: number
}

/** Imports a file and waits until it ends: the call answers early if nothing has moved for a while. */
export const take = async (api: Served, token: string, csv_data: string): Promise<void> => {
  const ask = async (path: string, input: object) =>
    (JSON.parse(await api.post(`/api/${path}`, JSON.stringify(input), token)) as { import: Imported }).import
  const asked = { csv_data, filename: 'book.csv', storeID: STORE.main }
  let done = await ask('mailers/import-from-superpawn', asked)
  while (done.importState === 'running') done = await ask('mailers/imports/fetch', { importID: done.importID })
  if (done.rowsDone !== IMPORT_MAX_ROWS || done.skipped > 0)
    throw new Error(`Not the whole file: ${done.rowsDone} rows, ${done.skipped} left out`)
}

/** The longest anyone else waits for the inbox during the import, over a separate connection. */
const longestWait = async (api: Served, token: string, going: Promise<unknown>): Promise<number> => {
  let [isOver, longest] = [false, 0]
  const end = () => void (isOver = true)
  going.then(end, end)
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const look = async () =>
    (await fetch(`${api.url}/api/inbox/list`, { method: 'POST', headers, body: '{"search":{}}' })).text()
  for (; !isOver; await sleep(LOOK_MS)) longest = Math.max(longest, await timed(look))
  return longest
}

/** The largest file through the server into SQLite, and its rows against csv-parse alone. */
export const run: Bench = async () => {
  const text = largestBook()
  const read = () => {
    const file = openFile(text)
    if (!file.ok) throw new Error(file.reason)
    let rows = 0
    for (const row of file.rows()) rows += row === undefined ? 0 : 1
    if (rows !== IMPORT_MAX_ROWS) throw new Error(`${rows} rows`)
  }
  const { work, limit } = await byTurns(TURNS, read, () => parse(text))
  const folder = mkdtempSync(join(tmpdir(), 'xd-bench-'))
  const path = join(folder, 'import.sqlite')
  await fill(`file:${path}`, 'small')
  const api = await serve('api-server.ts', path)
  try {
    const token = await signIn(api)
    await api.busy()
    const taking = timed(() => take(api, token, text))
    const [ms, longest] = await Promise.all([taking, longestWait(api, token, taking)])
    const seconds = ms / 1000
    const { cpuMs } = await api.busy()
    const rows = `${IMPORT_MAX_ROWS.toLocaleString('en-US')} rows`
    return [
      held('import: reading', work, limit, 1, 'ms', `${rows}; limit: csv-parse alone`),
      absolute(
        'import',
        seconds,
        20,
        's',
        `${rows} by the call, SQLite; ${(cpuMs / 1000).toFixed(1)} s of processor time`,
      ),
      absolute('import: the inbox meanwhile, longest', longest, 100, 'ms'),
    ]
  } finally {
    api.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
