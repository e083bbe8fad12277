import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '@xd/core/domain/time/spans.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, PEOPLE, STORE } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { countMessagesIn, type MessageGroup } from '@xd/server/queries/message-days.ts'

const GROUPS: readonly MessageGroup[] = [
  'storeID',
  'messageDirection',
  'messageChannel',
  'messageAutomatic',
  'sentByID',
]
const scope = { companyID: COMPANY.goldenPledge }
const storeIDs = [STORE.main, STORE.prospect, STORE.lake]

describe.each(ENGINES)('messages by day, on %s', (database) => {
  let server: Booted
  beforeAll(async () => {
    server = await boot({ database })
  })
  afterAll(() => server.close())

  /** The same figures, from every message. */
  const counted = async (from: number, to: number) => {
    const { rows } = await sql<Record<MessageGroup | 'messages', unknown>>`
      select "storeID", "messageDirection", "messageChannel", "messageAutomatic", coalesce("messageSentByID", 0) as "sentByID", count(*) as "messages"
      from messages where "companyID" = ${scope.companyID} and "storeID" in (${sql.join(storeIDs)}) and "messageStatus" <> 'scheduled'
        and "messageAt" >= ${from} and "messageAt" < ${to} group by 1, 2, 3, 4, 5`.execute(server.connection.reads)
    return rows.map((row) => ({ ...row, messages: Number(row.messages) }))
  }
  const kept = async (from: number, to: number) =>
    (await countMessagesIn(server.connection.reads, scope, { storeIDs, from, to }, GROUPS)).filter(
      ({ messages }) => messages !== 0,
    )
  const expectSame = async (from: number, to: number) => {
    const expected = await counted(from, to)
    const found = await kept(from, to)
    expect(found).toHaveLength(expected.length)
    expect(found).toEqual(expect.arrayContaining(expected))
  }

  /** All stored counts. */
  const days = () =>
    server.connection.reads
      .selectFrom('message_days')
      .select((eb) => ['day', ...GROUPS, eb.fn.sum<number>('messages').as('messages')])
      .groupBy(['day', ...GROUPS])
      .orderBy('day')
      .execute()

  const everything = [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER] as const

  test('match the messages, in spans of any length', async () => {
    const { last } = await server.connection.reads
      .selectFrom('messages')
      .select((eb) => eb.fn.max<number>('messageAt').as('last'))
      .executeTakeFirstOrThrow()
    expect(await kept(...everything)).not.toEqual([])
    await expectSame(...everything)
    for (const days of [0.2, 1, 1.7, 9.5]) await expectSame(last - days * DAY_MS, last + 1)
    await expectSame(last - 3 * DAY_MS, last - 2.5 * DAY_MS)
    await expectSame(Math.floor(last / DAY_MS) * DAY_MS - 2 * DAY_MS, Math.floor(last / DAY_MS) * DAY_MS)
  })

  test.each([
    ['moved to another day', { messageAt: sql`"messageAt" - ${2 * DAY_MS}` }],
    ['put off', { messageStatus: 'scheduled' }],
    ['sent after all', { messageStatus: 'queued' }],
    ['turned into an email', { messageChannel: 'email' }],
    ['written by nobody', { messageSentByID: null, messageAutomatic: 1 }],
    ['moved to another store', { storeID: STORE.lake }],
  ])('follow a message that is %s', async (_, change) => {
    const { convos } = PEOPLE.whitfield
    const before = await days()
    await server.connection.writes
      .updateTable('messages')
      .set(change as never)
      .where('convoID', '=', convos.main!)
      .execute()
    expect(await days()).not.toEqual(before)
    await expectSame(...everything)
  })

  test('follow a message that is deleted', async () => {
    await server.connection.writes.deleteFrom('messages').where('convoID', '=', PEOPLE.obrien.convos.main!).execute()
    await expectSame(...everything)
  })
})
