import SQLite from 'better-sqlite3'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { COMPANY, PEOPLE, USER } from '@xd/fixtures/demo/people.ts'
import { fill } from '@xd/fixtures/testing/templates.ts'
import { absolute, type Bench, type BenchResult, held } from './bench.ts'
import { gatherStatistics } from './gather-statistics.ts'
import { bareStatements, type ListCall } from './list-calls.ts'
import { percentile, type Served, serve, signIn, timed } from './serve.ts'
import { LONG_LISTS, SHORT_LISTS } from './settings-calls.ts'

const [SMALL, LARGE] = [10_000, 1_000_000]
/** As in `api-list`: people don't wait for a server that has just started. */
const WARM_UP = 300
const REQUESTS = 400
const GOAL = 2.5
/** A page costs the same however many rows there are. */
const GROWTH = 1.3
/**
 * A search also looks up names: it gets as much time as in `search`, and twice as much for a hundred times the rows.
 */
const SEARCH = { ms: 50, growth: 2 }

/** The demo company with this many lines in its log, a tenth as many users, and one visit per thousand lines. */
const companyWith = async (folder: string, rows: number): Promise<string> => {
  const path = join(folder, `${rows}.sqlite`)
  await fill(`file:${path}`, 'small')
  const database = new SQLite(path)
  const numbered = (upTo: number) => `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${upTo})`
  const now = Date.now()
  database.exec(`begin;
    insert into users ("companyID", "userUsername", "userNickname", "userFold", "userPasswordHash", "userColor", "userPermissions")
      ${numbered(rows / 10)} select ${COMPANY.goldenPledge}, 'clerk' || i || '@bench.example', 'Ada ' || i, 'ada ' || i, '-', '#000000', '[]' from n;
    insert into audit ("companyID", at, "actorUserID", "subjectUserID", action, target, detail, "auditWords")
      ${numbered(rows)} select ${COMPANY.goldenPledge}, ${now} - i * 2000, case i % 7 when 0 then ${USER.support} else ${USER.manager} end, null,
      case i % 3 when 0 then 'store-save' when 1 then 'payment.refund' else 'customer-block' end,
      case i % 20 when 0 then 'customer/${PEOPLE.whitfield.custID}' else 'store/' || (1 + i % 3) end,
      '{"reason":"Paid twice, ticket ' || i || '"}', '“paid twice, ticket ' || i || '”' from n;
    insert into support_visits ("companyID", "userID", "tokenHash", reason, ticket, "readOnly", "startedAt", "expiresAt", "endedAt")
      ${numbered(rows / 1000)} select ${COMPANY.goldenPledge}, ${USER.support}, 'visit ' || i, 'Call ' || i, null, 0,
      ${now} - i * 60000, ${now} - i * 60000 + 40000, ${now} - i * 60000 + 30000 from n;
    commit;`)
  gatherStatistics(database)
  database.close()
  return path
}

const check = async ({ name, path, variants, named, key }: ListCall, api: Served, bare: Served, token: string) => {
  const sorted = (list: readonly unknown[]) =>
    [...list]
      .map(Number)
      .sort((a, b) => a - b)
      .join()
  const shown = sorted(named(JSON.parse(await api.post(path, JSON.stringify(variants[0]!.body), token)) as never))
  const { rows } = JSON.parse(await bare.post(`/${encodeURI(name)}/0`, '{}')) as { rows: Record<string, unknown>[] }
  const found = sorted(rows.map((row) => row[key]))
  if (shown !== found) throw new Error(`${name}: not the same rows: ${shown} against ${found}`)
}

/**
 * The Control Panel's lists over HTTP, in a company with a million activity lines: against the same rows from a bare
 * statement behind a bare server, and against a company with a hundredth of everything, alternating requests.
 */
export const run: Bench = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'xd-bench-'))
  const calls = [...SHORT_LISTS, ...LONG_LISTS]
  const paths = [await companyWith(folder, SMALL), await companyWith(folder, LARGE)] as const
  const [small, large] = [await serve('api-server.ts', paths[0]), await serve('api-server.ts', paths[1])]
  const bare = await serve('bare-server.ts', paths[1], bareStatements(calls))
  try {
    const [smallToken, token] = [await signIn(small), await signIn(large)]
    const results: BenchResult[] = []
    for (const call of calls) {
      await check(call, large, bare, token)
      const { name, path, variants } = call
      const body = JSON.stringify(variants[0]!.body)
      const times = { bare: [] as number[], small: [] as number[], large: [] as number[] }
      for (let i = -WARM_UP; i < REQUESTS; i += 1) {
        const taken = {
          bare: await timed(() => bare.post(`/${encodeURI(name)}/0`, body)),
          small: await timed(() => small.post(path, body, smallToken)),
          large: await timed(() => large.post(path, body, token)),
        }
        if (i < 0) continue
        for (const which of ['bare', 'small', 'large'] as const) times[which].push(taken[which])
      }
      const p50 = (of: keyof typeof times) => percentile(times[of], 0.5)
      const against = (limit: 'bare' | 'small', goal: number, notes: string) =>
        held(`settings-lists ${name}, ${limit}`, p50('large'), p50(limit), goal, 'ms', notes)
      const isSearch = 'filter' in ((variants[0]!.body as { search?: object }).search ?? {})
      results.push(
        isSearch
          ? absolute(`settings-lists ${name}`, p50('large'), SEARCH.ms, 'ms', '1 million lines')
          : against('bare', GOAL, 'against a bare statement behind node:http'),
      )
      if (LONG_LISTS.includes(call))
        results.push(against('small', isSearch ? SEARCH.growth : GROWTH, '1 million lines against 10 thousand'))
    }
    return results
  } finally {
    for (const server of [small, large, bare]) server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
