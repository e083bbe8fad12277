import SQLite from 'better-sqlite3'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { COMPANY } from '@xd/fixtures/demo/people.ts'
import { fill } from '@xd/fixtures/testing/templates.ts'
import { type Bench, held } from './bench.ts'
import { gatherStatistics } from './gather-statistics.ts'
import { listCalls } from './list-calls.ts'
import { percentile, serve, signIn, timed } from './serve.ts'

const [SMALL, LARGE] = [1_000, 100_000]
const [WARM_UP, REQUESTS] = [300, 600]
/** As in every list, a page costs the same however many rows there are. */
const GROWTH = 1.3

/** The demo company with this many more quotes, copies of its own, one minute apart. */
const companyWith = async (folder: string, quotes: number): Promise<string> => {
  const path = join(folder, `${quotes}.sqlite`)
  await fill(`file:${path}`, 'small')
  const database = new SQLite(path)
  const columnsOf = (table: string) => database.pragma(`table_info(${table})`) as readonly { readonly name: string }[]
  const copied = (table: string, instead: Readonly<Record<string, string>>) => {
    const names = columnsOf(table).map(({ name }) => name)
    const values = names.map((name) => instead[name] ?? `t."${name}"`)
    return `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')}) select ${values.join(', ')}`
  }
  const { first, own } = database
    .prepare(
      `select max("loanID") + 1 as first, count(*) as own from loans where "companyID" = ${COMPANY.goldenPledge}`,
    )
    .get() as { first: number; own: number }
  const numbered = `(with recursive n(i) as (select 0 union all select i + 1 from n where i < ${quotes - 1}) select i from n) as n
    join (select *, row_number() over (order by "loanID") - 1 as place from loans where "companyID" = ${COMPANY.goldenPledge}) as o
    on o.place = n.i % ${own}`
  const savedAt = `${Date.now()} - n.i * 60000`
  database.exec(`begin;
    create temp table made as select n.i, ${first} + n.i as "loanID", o."loanID" as "like" from ${numbered};
    ${copied('loans', { loanID: 'n."loanID"', linkKey: 'null', savedAt, createdAt: savedAt })}
      from made as n join loans as t on t."loanID" = n."like";
    ${copied('loan_versions', { loanID: 'n."loanID"' })}
      from made as n join loan_versions as t on t."loanID" = n."like";
    commit`)
  gatherStatistics(database)
  database.close()
  return path
}

/** A page from a hundred thousand quotes against one from a thousand, alternating requests. */
export const run: Bench = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'xd-bench-'))
  const servers = await Promise.all(
    [await companyWith(folder, SMALL), await companyWith(folder, LARGE)].map((path) => serve('api-server.ts', path)),
  )
  try {
    const tokens = await Promise.all(servers.map(signIn))
    const { path, variants } = listCalls([]).find(({ name }) => name === 'loans')!
    const times = servers.map((): number[] => [])
    for (let i = -WARM_UP; i < REQUESTS; i += 1)
      for (const [at, server] of servers.entries()) {
        const body = JSON.stringify(variants[(i + WARM_UP) % variants.length]!.body)
        const time = await timed(() => server.post(path, body, tokens[at]))
        if (i >= 0) times[at]!.push(time)
      }
    const [small, large] = times.map((own) => percentile(own, 0.5)) as [number, number]
    return [held('loans growth p50', large, small, GROWTH, 'ms', '100,000 quotes against 1,000')]
  } finally {
    for (const server of servers) server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
