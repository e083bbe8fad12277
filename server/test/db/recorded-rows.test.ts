import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COMPANY } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import type { Connection } from '@xd/server/db/connect.ts'
import { moveRows, takeBack } from '@xd/server/queries/recorded-rows.ts'
import { freshConnection } from '../fresh-connection.ts'

describe.each(ENGINES)('recorded changes on %s', (engine) => {
  const scope = { companyID: COMPANY.goldenPledge }
  let connection: Connection
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ connection, close } = await freshConnection(engine))
  })
  afterAll(() => close())

  test('of more rows than one statement holds are taken back whole, except for what changed since', async () => {
    const db = connection.writes
    const [FROM, TO, SINCE] = ['#000001', '#000002', '#000003']
    const labels = Array.from({ length: 1_201 }, (_, n) => ({
      ...scope,
      labelKey: `shelf-${n}`,
      labelModuleKey: 'mailer' as const,
      labelName: `Shelf ${n}`,
      labelNameFold: `shelf ${n}`,
      labelColor: FROM,
      labelIcon: '',
    }))
    for (let n = 0; n < labels.length; n += 400)
      await db
        .insertInto('labels')
        .values(labels.slice(n, n + 400))
        .execute()
    const colored = async (color: string) =>
      (await db.selectFrom('labels').select('labelID').where('labelColor', '=', color).execute()).length

    const move = { table: 'labels', key: 'labelID', column: 'labelColor', from: FROM, to: TO } as const
    const changes = await moveRows(db, scope, move)
    expect([await colored(FROM), await colored(TO)]).toEqual([0, labels.length])
    await db.updateTable('labels').set({ labelColor: SINCE }).where('labelNameFold', '=', 'shelf 700').execute()
    for (const change of changes) await takeBack(db, scope, change)
    expect([await colored(FROM), await colored(TO), await colored(SINCE)]).toEqual([labels.length - 1, 0, 1])
  })
})
