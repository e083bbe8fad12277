import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { REPLIES_MOST } from '@xd/core/domain/message/quick-reply.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, STORE, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'

type SignedIn = Awaited<ReturnType<Booted['signIn']>>

const companyID = COMPANY.goldenPledge
const FULL = `At most ${REPLIES_MOST} replies. Delete some first.`
const NOT_ALL = 'This is for all stores, and you don’t have them all.'

describe.each(ENGINES)('the places, stores and number of quick replies, on %s', (database) => {
  let server: Booted
  let owner: SignedIn
  let manager: SignedIn
  beforeAll(async () => {
    server = await boot({ database })
    owner = await server.signIn('owner')
    // May change settings, at one store.
    await server.connection.writes
      .updateTable('users')
      .set({ userAllStores: 0, userPermissions: JSON.stringify(['messages', 'settings']) })
      .where('userID', '=', USER.manager)
      .execute()
    await server.connection.writes.deleteFrom('user_stores').where('userID', '=', USER.manager).execute()
    await server.connection.writes
      .insertInto('user_stores')
      .values({ companyID, userID: USER.manager, storeID: STORE.main })
      .execute()
    manager = await server.signIn('manager')
  })
  afterAll(() => server.close())

  const save = async (reply: object, by = owner) => (await by('settings/quick-replies/save', { reply })).replies
  const take = (csv_data: string, by = owner) => by('settings/quick-replies/import', { csv_data })
  const coded = async (code: string, by = owner) =>
    (await by('inbox/get-quick-replies', {})).replies.find(({ replyShortcode }) => replyShortcode === code)!
  const row = (replyShortcode: string) =>
    server.connection.reads
      .selectFrom('quick_replies')
      .selectAll()
      .where('companyID', '=', companyID)
      .where('replyShortcode', '=', replyShortcode)
      .executeTakeFirstOrThrow()
  const lastPlace = async (userID: number | null) => {
    const rows = await server.connection.reads
      .selectFrom('quick_replies')
      .select(['replyOrder', 'replyUserID'])
      .where('companyID', '=', companyID)
      .execute()
    return Math.max(0, ...rows.flatMap(({ replyOrder, replyUserID }) => (replyUserID === userID ? replyOrder : [])))
  }
  const reply = (replyShortcode: string, more: object = {}) => ({
    replyTitle: 'Title',
    replyShortcode,
    replyBody: 'Body',
    ...more,
  })
  const logged = async (replyID: number) =>
    (
      await server.connection.reads
        .selectFrom('audit')
        .select(['action', 'detail'])
        .where('target', '=', `reply/${replyID}`)
        .orderBy('auditID')
        .execute()
    ).map(({ action, detail }) => [action, JSON.parse(detail ?? 'null') as unknown])

  it('come last in the list that they move to, and keep their place otherwise', async () => {
    const place = (await lastPlace(USER.owner)) + 1
    await save(reply('moves', { replyIsMine: true }))
    const made = await row('moves')
    expect(made).toEqual({
      replyID: made.replyID,
      companyID,
      replyUserID: USER.owner,
      replyTitle: 'Title',
      replyShortcode: 'moves',
      replyBody: 'Body',
      replyBodyES: '',
      replyOrder: place,
      replyVersion: 1,
    })
    const shared = (await lastPlace(null)) + 1
    await save({ replyID: made.replyID, replyIsMine: false })
    expect(await row('moves')).toEqual({ ...made, replyUserID: null, replyOrder: shared, replyVersion: 2 })
    await save(reply('after'))
    await save({ replyID: made.replyID, replyTitle: 'Other', storeIDs: [STORE.lake, STORE.main] })
    expect(await row('moves')).toEqual({
      ...made,
      replyUserID: null,
      replyTitle: 'Other',
      replyOrder: shared,
      replyVersion: 3,
    })
    const before = (await owner('inbox/get-quick-replies', {})).replies
    await owner('settings/quick-replies/reorder', { replyIDs: before.map(({ replyID }) => replyID).slice(0, 1) })
    expect((await owner('inbox/get-quick-replies', {})).replies).toEqual(before)
    await save({ replyID: made.replyID, deleteReply: true })
    expect(await logged(made.replyID)).toEqual([
      ['quick-reply-save', reply('moves', { replyIsMine: true })],
      ['quick-reply-save', { replyShortcode: 'moves', set: { replyIsMine: false } }],
      [
        'quick-reply-save',
        { replyShortcode: 'moves', set: { replyTitle: 'Other', storeIDs: [STORE.main, STORE.lake].toSorted() } },
      ],
      ['quick-reply-delete', { replyTitle: 'Other', replyShortcode: 'moves' }],
    ])
  })

  it('for all stores are changed so by users who have them all, by hand and from a file', async () => {
    const TITLES = 'Title,Shortcode,English,Stores,For'
    const refused = { sentence: 'This is for all stores, and you don’t have them all. List your stores' }
    await expect(save(reply('everywhere'), manager)).rejects.toMatchObject({
      message: expect.stringContaining(NOT_ALL) as string,
    })
    const { problems, added } = await take(`${TITLES}\nAll,all-1,Body,All,Everyone\nNone,all-2,Body,,Everyone`, manager)
    expect({ problems, added }).toEqual({ added: 0, problems: [2, 3].map((at) => ({ row: at, ...refused })) })
    await save(reply('here', { storeIDs: [STORE.main] }), manager)
    const { replyID } = await coded('here')
    expect(await take(`${TITLES}\nHere,here,Body,All,Everyone`, manager)).toMatchObject({
      changed: 0,
      problems: [{ row: 2 }],
    })
    // A file without stores leaves them.
    expect(await take('Title,Shortcode,English\nHere,here,New words', manager)).toMatchObject({
      changed: 1,
      problems: [],
    })
    expect(await coded('here')).toMatchObject({
      replyID,
      replyTitle: 'Here',
      replyBody: 'New words',
      storeIDs: [STORE.main],
    })
    // Stores that the manager can't use stay.
    await save({ replyID, storeIDs: [STORE.main, STORE.lake] })
    await save({ replyID, storeIDs: [STORE.main] }, manager)
    expect((await coded('here')).storeIDs!.toSorted()).toEqual([STORE.main, STORE.lake].toSorted())
    expect((await coded('here', manager)).storeIDs).toEqual([STORE.main])
    await expect(save({ replyID, storeIDs: null }, manager)).rejects.toMatchObject({ code: 'not_allowed' })
  })

  it('of one’s own never have the shortcode of a shared one, not from a file either', async () => {
    const { problems } = await take('Title,Shortcode,English,For\nMine,hours,Body,Me')
    expect(problems).toEqual([{ row: 2, sentence: 'Shortcode: Another reply already has this shortcode' }])
  })

  it('are as many as there may be, and no more', async () => {
    const { writes } = server.connection
    const known = await writes
      .selectFrom('quick_replies')
      .select('replyID')
      .where('companyID', '=', companyID)
      .where('replyUserID', 'is', null)
      .execute()
    const filler = Array.from({ length: REPLIES_MOST - 1 - known.length }, (_, i) => ({
      companyID,
      replyUserID: null,
      replyTitle: 'Filler',
      replyShortcode: `f-${i}`,
      replyBody: 'x',
      replyBodyES: '',
      replyOrder: 1_000 + i,
    }))
    for (let at = 0; at < filler.length; at += 50)
      await writes
        .insertInto('quick_replies')
        .values(filler.slice(at, at + 50))
        .execute()
    const { added, problems } = await take('Title,Shortcode,English\nA,last-1,x\nB,last-2,x')
    expect({ added, problems }).toEqual({ added: 1, problems: [{ row: 3, sentence: FULL }] })
    await expect(save(reply('last-3'))).rejects.toMatchObject({ fields: { 'reply.replyTitle': FULL } })
    // There is room among one's own, and a known one can be changed.
    await save(reply('last-4', { replyIsMine: true }))
    expect(await take('Title,Shortcode,English\nC,last-1,x')).toMatchObject({ added: 0, changed: 1, problems: [] })
    await writes.deleteFrom('quick_replies').where('replyTitle', '=', 'Filler').execute()
  })
})
