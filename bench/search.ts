import SQLite from 'better-sqlite3'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { COMPANY } from '@xd/fixtures/demo/people.ts'
import { absolute, type Bench, type BenchResult, held, seeded } from './bench.ts'
import { largeDatabase, MILLION } from './large-database.ts'
import { percentile, serve, signIn, timed } from './serve.ts'

const SIZES = [10_000, MILLION] as const
const SAMPLES = 200
const WARM_UP = 100
const REQUESTS = 1_000
const MOST_MS = 50
const MOST_GROWTH = 2

interface Search {
  readonly name: string
  readonly path: string
  /** Search texts, each taken from a row in the table, so there is always a match. */
  readonly from: string
  readonly typed: (row: Record<string, string>) => string
}

const words = (text: string): string[] => text.split(/\s+/)

const SEARCHES: readonly Search[] = [
  {
    name: 'name',
    path: '/api/customers/list',
    from: 'customers',
    typed: ({ custFirstName, custLastName }) => `${custFirstName} ${custLastName}`,
  },
  { name: 'phone', path: '/api/customers/list', from: 'customers', typed: ({ custPhone }) => formatPhone(custPhone!) },
  {
    name: 'first letters',
    path: '/api/customers/list',
    from: 'customers',
    typed: ({ custLastName }) => custLastName!.slice(0, 2),
  },
  {
    name: 'ticket',
    path: '/api/payments/list',
    from: `payments where "paymentTicketList" <> ''`,
    typed: ({ paymentTicketList }) => paymentTicketList!.split(',')[0]!,
  },
  {
    name: 'free text',
    path: '/api/inbox/list',
    from: `messages where "messageDirection" = 'in'`,
    typed: ({ messageBody }) => words(messageBody!).slice(0, 2).join(' '),
  },
]

/** Search texts from rows all over the table, the same ones each time. */
const typedFor = (database: SQLite.Database, { from, typed }: Search): string[] => {
  const random = seeded(SAMPLES)
  const [table = '', condition = '1 = 1'] = from.split(' where ')
  const inCompany = `from ${table} where "companyID" = ${COMPANY.goldenPledge} and ${condition}`
  const rows = database.prepare(`select rowid as id ${inCompany}`).pluck().all() as number[]
  const one = database.prepare(`select * from ${table} where rowid = ?`)
  return Array.from({ length: SAMPLES }, () =>
    typed(one.get(rows[Math.floor(random() * rows.length)]) as Record<string, string>),
  )
}

/** Staff searches over a million messages: within 50 ms, and at most twice as long as over ten thousand. */
export const run: Bench = async () => {
  const paths: string[] = []
  for (const size of SIZES) paths.push(await largeDatabase(size))
  const servers = await Promise.all(paths.map((path) => serve('api-server.ts', path)))
  const databases = paths.map((path) => new SQLite(path, { readonly: true }))
  try {
    const tokens = await Promise.all(servers.map(signIn))
    const results: BenchResult[] = []
    for (const search of SEARCHES) {
      const bodies = databases.map((database) =>
        typedFor(database, search).map((filter) => JSON.stringify({ search: { filter } })),
      )
      const times = SIZES.map((): number[] => [])
      for (let i = -WARM_UP; i < REQUESTS; i += 1) {
        for (const [at, server] of servers.entries()) {
          const body = bodies[at]![(i + WARM_UP) % SAMPLES]!
          const time = await timed(() => server.post(search.path, body, tokens[at]))
          if (i >= 0) times[at]!.push(time)
        }
      }
      const [small, large] = times as [number[], number[]]
      results.push(
        absolute(
          `search ${search.name} p99`,
          percentile(large, 0.99),
          MOST_MS,
          'ms',
          `1 million messages; p50 ${percentile(large, 0.5).toFixed(2)} ms`,
        ),
      )
      results.push(
        held(
          `search ${search.name} growth`,
          percentile(large, 0.5),
          percentile(small, 0.5),
          MOST_GROWTH,
          'ms',
          'p50, 1 million messages against 10 thousand',
        ),
      )
    }
    return results
  } finally {
    for (const database of databases) database.close()
    for (const server of servers) server.stop()
  }
}
