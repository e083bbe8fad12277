import { Effect } from 'effect'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { CHOSEN, RETENTION_KINDS } from '@xd/core/domain/retention/kinds.table.ts'
import { KEEP_FOREVER } from '@xd/core/domain/retention/retention.ts'
import { DAY_MS, HOUR_MS } from '@xd/core/domain/time/spans.ts'
import { STORE, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { Database, makeDatabase } from '@xd/server/db/database.ts'
import { countMessagesIn } from '@xd/server/queries/message-days.ts'
import { followRetention } from '@xd/server/services/retention/enqueue-retention.ts'
import { eventsSince } from '../events.ts'
import { PATIENCE } from '../messaging/text-world.ts'
import { companyID, YEAR_MS } from './old-world.ts'
import { retentionWorld } from './retention-world.ts'

describe.each(ENGINES)('old records, on %s', (database) => {
  let world: Awaited<ReturnType<typeof retentionWorld>>
  beforeAll(async () => {
    world = await retentionWorld(database)
  })
  afterAll(() => world.server.close())
  afterEach(() => world.save(KEEP_FOREVER))

  test('are kept forever until the company chooses', async () => {
    expect(await world.retention()).toMatchObject({ keep: KEEP_FOREVER, nextRun: null })
    expect(await world.owner('settings/retention/preview', {})).toMatchObject({ preview: [] })
  })

  test.runIf(database === 'sqlite')('are never kept for less than the law asks', async () => {
    for (const kind of RETENTION_KINDS) {
      const less = { [kind]: CHOSEN[kind].leastMonths - 1 }
      const refused = {
        code: 'invalid_input',
        fields: { [`retention.keep.${kind}`]: expect.stringMatching(/^At least /) },
      }
      await expect(world.save(less)).rejects.toMatchObject(refused)
      await expect(world.owner('settings/retention/preview', { keep: less })).rejects.toMatchObject({
        code: 'invalid_input',
      })
    }
    expect((await world.retention()).keep).toEqual(KEEP_FOREVER)
  })

  test.runIf(database === 'sqlite')('are for the owners to decide about', async () => {
    const { userID } = (
      await world.owner('settings/users/save', {
        user: {
          userUsername: 'settings-only@goldenpledge.test',
          userNickname: 'Sol',
          userPermissions: ['settings'],
          userAllowedStoreIDs: null,
        },
      })
    ).user
    const { userPasswordHash } = await world.db
      .selectFrom('users')
      .select('userPasswordHash')
      .where('userID', '=', USER.owner)
      .executeTakeFirstOrThrow()
    await world.db.updateTable('users').set({ userPasswordHash }).where('userID', '=', userID).execute()
    const settingsOnly = await world.server.signIn('settings-only@goldenpledge.test')
    await expect(settingsOnly('settings/retention/save', { retention: { keep: { views: 36 } } })).rejects.toMatchObject(
      { code: 'not_allowed', message: expect.stringContaining('Only owners') },
    )
    await expect((await world.server.signIn('clerk'))('settings/retention/fetch', {})).rejects.toMatchObject({
      code: 'not_allowed',
    })
  })

  test('get their nightly job back when a server starts without it', async () => {
    await world.save({ views: 36 })
    const isTheirs = ['uniqueKey', '=', `run-retention/${companyID}`] as const
    await world.db
      .deleteFrom('jobs')
      .where(...isTheirs)
      .execute()
    const { connection } = world.server
    await Effect.runPromise(Effect.provideService(followRetention, Database, makeDatabase(connection, Date.now)))
    const jobs = await world.db
      .selectFrom('jobs')
      .select('kind')
      .where(...isTheirs)
      .execute()
    expect(jobs).toEqual([{ kind: 'run-retention' }])
  })

  test('wait a day after a change, which the owners are told and the log shows', async () => {
    const before = await world.retention()
    const { retention: saved } = await world.save({ messages: 60, views: 36 })
    expect(saved.keep).toMatchObject({ messages: 60, views: 36, quotes: null })
    expect(saved.settingsVersion).toBe(before.settingsVersion + 1)
    expect(Date.parse(saved.nextRun!)).toBeGreaterThanOrEqual(Date.now() + DAY_MS - HOUR_MS)
    await expect(
      world.owner('settings/retention/save', {
        retention: { keep: { messages: 84 } },
        expectedVersion: before.settingsVersion,
      }),
    ).rejects.toMatchObject({ code: 'conflict' })
    const [line] = await world.lines('retention-save')
    expect(line).toMatchObject({ words: 'Messages for 5 years; views of payment links for 3 years' })
    const mails = () =>
      world.server.sandbox<{ messages: { subject: string; text: string }[] }>('/mail/messages', {
        address: 'owner@goldenpledge.test',
      })
    await expect
      .poll(async () => (await mails()).messages.map(({ subject }) => subject), PATIENCE)
      .toContain('How long your records are kept was changed')
  })

  test('of a support visitor’s choice wait for an owner’s yes', async () => {
    const visitor = await world.server.signIn('support@xd.test')
    await visitor('admin/do-login-as', { companyID, reason: 'Set up retention', ticket: 'C-1', readOnly: false })
    const asked = await visitor('settings/retention/save', { retention: { keep: { attempts: 48 } } })
    expect(asked.retention.keep.attempts).toBeNull()
    expect(asked.approval).toMatchObject({ approvalTitle: 'Change how long records are kept' })
    await world.owner('settings/approvals/answer', { approvalID: asked.approval!.approvalID, approved: true })
    expect((await world.retention()).keep.attempts).toBe(48)
  })

  test('are deleted as the dry run said, and leave the data consistent', async () => {
    const some = await world.old.conversation([4 * YEAR_MS, 4 * YEAR_MS - HOUR_MS, 3.5 * YEAR_MS, DAY_MS])
    const all = await world.old.conversation([5 * YEAR_MS, 4 * YEAR_MS])
    await world.db
      .updateTable('messages')
      .set({ messageBody: 'zanzibar brooch', messageSearch: 'zanzibar brooch' })
      .where('messageID', '=', all.messageIDs[0]!)
      .execute()
    const found = async () => (await world.owner('search/find', { text: 'zanzibar' })).conversations.length
    expect(await found()).toBe(1)
    const [own, shared] = [
      await world.old.picture([all.messageIDs[0]!], 1234),
      await world.old.picture([all.messageIDs[1]!, some.messageIDs[3]!]),
    ]
    const scope = { companyID, storeIDs: [STORE.main] }
    // Partial days on both ends, because a store's midnight is a whole hour.
    const hour = (at: number) => Math.floor(at / HOUR_MS) * HOUR_MS
    const span = {
      storeIDs: [STORE.main],
      from: hour(Date.now() - 6 * YEAR_MS),
      to: hour(Date.now() - 4 * YEAR_MS + HOUR_MS),
    }
    const groups = ['messageDirection', 'messageChannel'] as const
    const figures = await countMessagesIn(world.server.connection.reads, scope, span, groups)
    const inbox = async () => {
      const kept = await world.db
        .selectFrom('inbox_counts')
        .select(sql<number>`sum("conversations")`.as('n'))
        .where('companyID', '=', companyID)
        .executeTakeFirstOrThrow()
      const { n } = await world.db
        .selectFrom('conversations')
        .select(sql<number>`count(*)`.as('n'))
        .where('companyID', '=', companyID)
        .where('convoLastMessageID', 'is not', null)
        .executeTakeFirstOrThrow()
      expect(Number(kept.n)).toBe(Number(n))
      return Number(n)
    }
    const listed = await inbox()

    await world.save({ messages: 36 })
    const { preview } = await world.owner('settings/retention/preview', {})
    const [counted] = preview
    expect(counted).toMatchObject({ kind: 'messages', bytes: expect.any(Number) })
    expect(counted!.count).toBeGreaterThanOrEqual(5)
    expect(counted!.bytes).toBeGreaterThanOrEqual(1234)
    const news = await eventsSince(world.server.connection, companyID)
    await world.runNow()
    // Any list, thread or count on screen may have changed.
    expect(await news()).toContainEqual({ event: 'reload_all', data: {}, storeID: null })

    expect(await world.old.messagesLeft(some.messageIDs)).toEqual(some.messageIDs.slice(3))
    expect(await world.old.messagesLeft(all.messageIDs)).toEqual([])
    expect(await world.old.picturesLeft([own, shared])).toEqual([shared])
    expect(await found()).toBe(0)
    expect(await countMessagesIn(world.server.connection.reads, scope, span, groups)).toEqual(figures)
    expect(await inbox()).toBeLessThan(listed)
    const thread = await world.owner('customers/conversation/messages/fetch', { convoID: some.convoID })
    expect(thread).toMatchObject({ hasMore: false, deletedBefore: counted!.before })
    expect(thread.messages.map(({ messageID }) => messageID)).toEqual(some.messageIDs.slice(3))
    const { stats } = await world.owner('customers/fetch/stats', { customerID: all.custID })
    expect(stats).toMatchObject({ messagesIn: 0, firstSeen: expect.any(String) })
    const [line] = await world.lines('retention-run')
    expect(line).toMatchObject({ targetName: 'Messages' })
    expect(line!.words).toMatch(new RegExp(`^${counted!.count.toLocaleString('en-US')} deleted; from before `))
    const { runs } = await world.retention()
    expect(runs.find(({ kind }) => kind === 'messages')).toMatchObject({
      deleted: counted!.count,
      total: counted!.count,
    })
    expect((await world.owner('settings/retention/preview', {})).preview[0]).toMatchObject({
      count: 0,
      oldest: null,
      bytes: 0,
    })
  })
})
