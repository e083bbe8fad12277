import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { insertRows } from '@xd/fixtures/demo/write/insert-rows.ts'
import { migrate } from '@xd/migrations/migrate.ts'
import { connect } from '@xd/server/db/connect.ts'
import { ACTIVITY_ORDERS, listActivity } from '@xd/server/queries/activity.ts'
import { listUsers, USER_ORDERS } from '@xd/server/queries/managed-users.ts'
import { absolute, type Bench, median } from './bench.ts'

const ROWS = 100_000
const TURNS = 21
const MOST_MS = 50
const ACTIONS = ['login', 'store-save', 'payment.refund', 'user-save', 'label-delete']

/** Users and Activity of a company with very many of both: a page, and searches that find much, little and nothing. */
export const run: Bench = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'xd-bench-'))
  const connection = connect(`file:${join(folder, 'xd.sqlite')}`)
  try {
    await migrate(connection.writes as never, connection.dialect)
    const companyID = 2
    const company = { companyID, companyKey: 'k', companyName: 'Bench', companyTimezone: 'UTC', features: '[]' }
    await insertRows(connection.writes, 'companies', [{ ...company, createdAt: 0 }])
    const ids = Array.from({ length: ROWS }, (_, at) => at + 1)
    const user = { companyID, userPasswordHash: '-', userColor: '#000000', userPermissions: '[]', userLastLogin: null }
    await insertRows(
      connection.writes,
      'users',
      ids.map((userID) => ({
        ...user,
        userID,
        userUsername: `clerk${userID}@bench.example`,
        userNickname: `Ada ${userID}`,
        userFold: `ada ${userID}`,
      })),
    )
    await insertRows(
      connection.writes,
      'audit',
      ids.map((at) => ({
        companyID,
        at,
        actorUserID: at % 500,
        subjectUserID: at % 500,
        action: ACTIONS[at % ACTIONS.length]!,
        target: `payment/${at}`,
        detail: JSON.stringify({ reason: `Paid twice, ticket ${at}` }),
        ip: null,
      })),
    )
    const scope = { companyID, storeIDs: [] }
    const everyone = { status: 'all', terms: [], withSupport: false } as const
    const named = { order: USER_ORDERS.userNickname, dir: 'asc', perPage: 25 } as const
    const users = (terms: readonly string[]) => () => listUsers(connection.reads, scope, { ...everyone, terms }, named)
    const newest = { order: ACTIVITY_ORDERS.at, dir: 'desc', perPage: 25 } as const
    const activity = (filter: { text?: string; userID?: number; action?: string }) => () =>
      listActivity(connection.reads, scope, { text: '', ...filter }, newest)
    const asked = {
      'users, a page': users([]),
      'users, a name': users(['ada', '77']),
      'users, one': users(['clerk99998@']),
      'users, nobody': users(['zebra']),
      'activity, a page': activity({}),
      'activity, of a person': activity({ userID: 7 }),
      'activity, an action': activity({ action: 'store-save' }),
      'activity, a word': activity({ text: 'paid twice' }),
      'activity, one': activity({ text: 'ticket 4711"' }),
      'activity, nothing': activity({ text: 'zebra' }),
    }
    const results = []
    for (const [name, ask] of Object.entries(asked)) {
      const times: number[] = []
      for (let turn = 0; turn < TURNS; turn += 1) {
        const started = performance.now()
        await ask()
        times.push(performance.now() - started)
      }
      results.push(absolute(`settings-lists: ${name}`, median(times), MOST_MS, 'ms', '100,000 rows'))
    }
    return results
  } finally {
    await connection.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
