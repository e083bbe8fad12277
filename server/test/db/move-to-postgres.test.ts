import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, STORE, USER } from '@xd/fixtures/demo/people.ts'
import { emptyDatabase, freshDatabase } from '@xd/fixtures/testing/database.ts'
import { scratch } from '@xd/fixtures/testing/scratch.ts'
import { connect } from '#db/connect.ts'
import { moveToPostgres } from '#db/move-to-postgres.ts'
import { expectSound } from '../customers/whole/sound.ts'
import { differences, storedRows, untilAtRest } from '../customers/whole/stored-rows.ts'
import { wholeCustomer } from '../customers/whole/whole-customer.ts'
import { wholeWorld, type WholeWorld } from '../customers/whole/whole-world.ts'
import { openLive } from '../live/live-socket.ts'
import { oneOfEach } from '../one-of-each.ts'
import { catalogOf } from './catalog.ts'
import { QUESTIONS, type Question } from './questions.ts'

const folder = scratch('xd-move-')
const path = join(folder, 'xd.sqlite')
/** An id that was used, and whose row is gone. */
const LAST_ID = 900_000

let before: WholeWorld
let support: { token: string }
let after: Booted
let target: { url: string; drop: () => Promise<void> }
let moved: Awaited<ReturnType<typeof moveToPostgres>>
beforeAll(async () => {
  before = await wholeWorld('sqlite')
  await wholeCustomer(before)
  await oneOfEach(before)
  support = await before.signIn('support@xd.test')
  await before.rest()
  const { writes } = before.connection
  const gone = {
    activityID: LAST_ID,
    companyID: COMPANY.goldenPledge,
    userID: USER.clerk,
    at: 1,
    type: '',
    pageName: '',
  }
  await writes.insertInto('page_activity').values(gone).execute()
  await writes.deleteFrom('page_activity').where('activityID', '=', LAST_ID).execute()
  await sql`vacuum into ${path}`.execute(writes)
  target = await emptyDatabase('postgres', folder)
  moved = await moveToPostgres(path, target.url, Date.now())
})
afterAll(async () => {
  await after?.close()
  await before.close()
  await target.drop()
  rmSync(folder, { recursive: true, force: true })
})

const opened = async <A>(url: string, look: (connection: ReturnType<typeof connect>) => Promise<A>): Promise<A> => {
  const connection = connect(url)
  try {
    return await look(connection)
  } finally {
    await connection.close()
  }
}

test('every row of every table is there, with each value as it was', async () => {
  const [was, is] = await Promise.all([opened(`file:${path}`, storedRows), opened(target.url, storedRows)])
  const tables = Object.keys(was).filter((name) => !name.startsWith('kysely_'))
  expect(
    Object.keys(is)
      .filter((name) => !name.startsWith('kysely_'))
      .sort(),
  ).toEqual(tables.sort())
  expect(differences(was, is, tables)).toEqual([expect.stringMatching(/^- meta .*"movedAt"/)])
  const rows = tables.reduce((sum, table) => sum + is[table]!.length, 0)
  expect(moved).toEqual({ tables: tables.length, rows })
})

test('pictures and keys are there, byte for byte', async () => {
  const bytesAt = (url: string) =>
    opened(url, async ({ reads }) => [
      await reads.selectFrom('media').select(['mediaID', 'content']).orderBy('mediaID').execute(),
      await reads.selectFrom('company_logos').select(['companyID', 'content']).orderBy('companyID').execute(),
      await reads.selectFrom('user_passkeys').selectAll().orderBy('passkeyID').execute(),
    ])
  const [was, is] = [await bytesAt(`file:${path}`), await bytesAt(target.url)]
  expect(was[0]!.length).toBeGreaterThan(0)
  expect(is).toEqual(was)
})

test('PostgreSQL has the keys, indexes and triggers that a start there makes', async () => {
  const made = await freshDatabase('postgres', folder)
  expect(await opened(target.url, catalogOf)).toEqual(await opened(made.url, catalogOf))
  await made.drop()
})

test('a server there answers every call as the one before, to users who stay signed in', async () => {
  after = await boot({ database: target })
  const ask = async (server: Booted, { as, path: to, body }: Question) => {
    const headers = { authorization: `Bearer ${as === 'support' ? support.token : before.owner.token}` }
    const posted = body && { method: 'POST', body: JSON.stringify(body) }
    const answer = await fetch(`${server.url}${to}`, { headers, ...posted })
    return `${to} ${posted?.body} ${answer.status} ${(await answer.text()).replaceAll(server.url, before.url)}`
  }
  const different: string[] = []
  for (const question of QUESTIONS) {
    const [was, is] = await Promise.all([ask(before, question), ask(after, question)])
    if (was !== is) different.push(was, is)
  }
  expect(different).toEqual([])
})

test('new records there continue the old ones: ids, counts, search words and the live channel', async () => {
  const clerk = await after.signIn('clerk')
  const { eventSeq } = await before.connection.reads
    .selectFrom('companies')
    .select('eventSeq')
    .where('companyID', '=', COMPANY.goldenPledge)
    .executeTakeFirstOrThrow()
  const screen = await openLive(
    after.url,
    { authorization: `Bearer ${clerk.token}` },
    { companyKey: 'goldenpledge', userID: USER.clerk, lastSeq: eventSeq },
  )
  const counted = (await clerk('customers/list', {})).count
  const customer = { custPhone: '+14155550123', custFirstName: 'Xerxes', custLastName: 'Newly' }
  const { custID } = await clerk('customers/save', { customer })
  const { customers, count } = await clerk('customers/list', { search: { filter: 'xerx' } })
  expect([customers.map((row) => row.custID), count]).toEqual([[custID], 1])
  expect((await clerk('customers/list', {})).count).toBe(counted + 1)
  const { convo } = await clerk('customers/conversation/start', { custID, storeID: STORE.main })
  await clerk('customers/conversation/messages/send', { convoID: convo.convoID, body: 'Hello', clientMessageID: 'new' })
  await screen.next(({ event, data }) => event === 'reload_convo_sms' && data.convoID === convo.convoID)
  screen.close()
  const page = { companyID: COMPANY.goldenPledge, userID: USER.clerk, at: 1, type: '', pageName: '' }
  const next = after.connection.writes.insertInto('page_activity').values(page).returning('activityID')
  expect((await next.executeTakeFirstOrThrow()).activityID).toBe(LAST_ID + 1)
  await untilAtRest(after.connection)
  await expectSound(after.connection)
})
