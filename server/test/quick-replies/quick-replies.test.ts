import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, STORE } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { eventsSince } from '../events.ts'

type SignedIn = Awaited<ReturnType<Booted['signIn']>>

describe.each(ENGINES)('quick replies, on %s', (database) => {
  let server: Booted
  let owner: SignedIn
  let clerk: SignedIn
  beforeAll(async () => {
    server = await boot({ database })
    owner = await server.signIn('owner')
    clerk = await server.signIn('clerk')
  })
  afterAll(() => server.close())

  const PARKING = { replyTitle: 'Parking', replyShortcode: 'parking', replyBody: 'Park behind the store.' }
  const save = async (reply: object, by = owner) => (await by('settings/quick-replies/save', { reply })).replies
  const list = async (by = owner) => (await by('inbox/get-quick-replies', {})).replies
  const coded = async (code: string, by = owner) =>
    (await list(by)).find(({ replyShortcode }) => replyShortcode === code)
  const made = async (reply: object, by = owner) => {
    const before = await list(by)
    return (await save(reply, by)).find(({ replyID }) => !before.some((known) => known.replyID === replyID))!
  }
  const refused = (field: string, sentence: string) => ({
    code: 'invalid_input',
    fields: { [`reply.${field}`]: sentence },
  })

  it('are created, changed and deleted, logged, and sent to everyone', async () => {
    const news = await eventsSince(server.connection, COMPANY.goldenPledge)
    const { replyID, ...parking } = await made({ ...PARKING, replyShortcode: ' /Parking', replyBodyES: ' Atrás. ' })
    expect(parking).toEqual({
      ...PARKING,
      replyBodyES: 'Atrás.',
      storeIDs: null,
      replyIsMine: false,
      replyMedia: [],
      replyVersion: 1,
    })
    await save({ replyID, replyBody: 'Park in front.' })
    expect(await coded('parking', clerk)).toMatchObject({ replyBody: 'Park in front.', replyBodyES: 'Atrás.' })
    const left = await save({ replyID, deleteReply: true })
    expect(left.map((reply) => reply.replyID)).not.toContain(replyID)
    const told = { event: 'reload_quickreplies_settings', data: {}, storeID: null }
    expect(await news()).toEqual([told, told, told])
    const lines = await server.connection.reads
      .selectFrom('audit')
      .select('action')
      .where('target', '=', `reply/${replyID}`)
      .orderBy('auditID')
      .execute()
    expect(lines.map(({ action }) => action)).toEqual(['quick-reply-save', 'quick-reply-save', 'quick-reply-delete'])
    await expect(save({ replyID, replyTitle: 'x' })).rejects.toMatchObject({ code: 'not_found' })
  })

  it.each([
    [{ replyTitle: ' ' }, 'replyTitle', 'Cannot be blank'],
    [{ replyBody: '\n' }, 'replyBody', 'Cannot be blank'],
    [{ replyBody: 'x'.repeat(1601) }, 'replyBody', 'At most 1600 characters'],
    [{ replyShortcode: 'a b' }, 'replyShortcode', 'Use 1 to 20 lowercase letters, digits and hyphens'],
    [{ replyShortcode: 'x'.repeat(21) }, 'replyShortcode', 'Use 1 to 20 lowercase letters, digits and hyphens'],
    [{ replyShortcode: 'hours' }, 'replyShortcode', 'Another reply already has this shortcode'],
    [{ storeIDs: [] }, 'storeIDs', 'Choose at least one store'],
    [{ media: [1, 2, 3, 4] }, 'media', 'At most 3 pictures'],
  ])('%j is refused', async (wrong, field, sentence) => {
    await expect(save({ ...PARKING, ...wrong })).rejects.toMatchObject(refused(field, sentence))
  })

  it('are offered at the stores they are for', async () => {
    const { replyID } = await made({ ...PARKING, replyShortcode: 'lake-only', storeIDs: [STORE.lake] })
    expect(await coded('lake-only', clerk)).toBeUndefined()
    await save({ replyID, storeIDs: [STORE.lake, STORE.main] })
    expect(await coded('lake-only', clerk)).toMatchObject({ storeIDs: [STORE.main] })
    expect(await coded('lake-only', await server.signIn('lena@goldenpledge.test'))).toBeUndefined()
    await save({ replyID, storeIDs: null })
    expect(await coded('lake-only', clerk)).toMatchObject({ storeIDs: null })
    await save({ replyID, deleteReply: true })
  })

  it('can be a user’s own, which nobody else sees or changes', async () => {
    const mine = await made({ ...PARKING, replyShortcode: 'mine', replyIsMine: true }, clerk)
    expect(mine).toMatchObject({ replyIsMine: true })
    expect((await list(clerk)).at(-1)).toEqual(mine)
    expect(await coded('mine')).toBeUndefined()
    await expect(save({ replyID: mine.replyID, replyTitle: 'x' })).rejects.toMatchObject({ code: 'not_found' })
    // Someone else's own may have the same shortcode; everybody's may not.
    const theirs = await made({ ...PARKING, replyShortcode: 'mine', replyIsMine: true })
    await expect(save({ ...PARKING, replyShortcode: 'hours', replyIsMine: true }, clerk)).rejects.toMatchObject(
      refused('replyShortcode', 'Another reply already has this shortcode'),
    )
    await save({ replyID: mine.replyID, deleteReply: true }, clerk)
    await save({ replyID: theirs.replyID, deleteReply: true })
  })

  it('of everybody are changed by users who may change settings', async () => {
    const { replyID } = (await coded('hours', clerk))!
    const no = { code: 'not_allowed' }
    await expect(save(PARKING, clerk)).rejects.toMatchObject(no)
    await expect(save({ replyID, replyTitle: 'x' }, clerk)).rejects.toMatchObject(no)
    await expect(save({ replyID, replyIsMine: true }, clerk)).rejects.toMatchObject(no)
    await expect(save({ replyID, deleteReply: true }, clerk)).rejects.toMatchObject(no)
    await expect(clerk('settings/quick-replies/reorder', { replyIDs: [replyID] })).rejects.toMatchObject(no)
    const stranger = await server.signIn('owner@silveranchor.test')
    expect((await list(stranger)).map((reply) => reply.replyID)).not.toContain(replyID)
  })

  it('stay in the chosen order, each list separately', async () => {
    const shared = (await list()).filter(({ replyIsMine }) => !replyIsMine)
    const [first, second, third] = shared.map(({ replyID }) => replyID)
    const reorder = async (replyIDs: (number | undefined)[]) =>
      (await owner('settings/quick-replies/reorder', { replyIDs: replyIDs as number[] })).replies
    const after = await reorder([third, first])
    expect(after.slice(0, 3).map(({ replyID }) => replyID)).toEqual([third, second, first])
    expect(await list()).toEqual(after)
    const mine = after.find(({ replyIsMine }) => replyIsMine)!.replyID
    await expect(reorder([mine, first])).rejects.toMatchObject({ code: 'invalid_input' })
    const last = await made({ ...PARKING, replyShortcode: 'last' })
    const everybodys = (await list()).filter(({ replyIsMine }) => !replyIsMine)
    expect(everybodys.at(-1)).toEqual(last)
    await reorder([first, third])
    await save({ replyID: last.replyID, deleteReply: true })
    expect((await list()).map(({ replyID }) => replyID).slice(0, 3)).toEqual([first, second, third])
  })

  test('have pictures that every user of the reply can see and send, even after a customer is erased', async () => {
    const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#336699' } })
      .png()
      .toBuffer()
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(picture)]), 'picture')
    const uploaded = await fetch(`${server.url}/api/media/upload`, {
      method: 'POST',
      headers: { authorization: `Bearer ${owner.token}` },
      body: form,
    })
    const { media } = (await uploaded.json()) as { media: { mediaID: number; url: string } }
    const { replyID } = await made({ ...PARKING, replyShortcode: 'map', media: [media.mediaID] })
    await save({ replyID, replyTitle: 'Our map' })
    await save({ replyID, media: [] })
    await save({ replyID, media: [media.mediaID, media.mediaID] })
    const logged = await server.connection.reads
      .selectFrom('audit')
      .select('detail')
      .where('target', '=', `reply/${replyID}`)
      .orderBy('auditID')
      .execute()
    expect(logged.slice(1).map(({ detail }) => (JSON.parse(detail!) as { set: object }).set)).toEqual([
      { replyTitle: 'Our map' },
      { media: [] },
      { media: [media.mediaID] },
    ])
    const reply = (await coded('map', clerk))!
    expect(reply.replyMedia).toMatchObject([{ mediaID: media.mediaID, url: media.url }])
    const asClerk = () => fetch(server.url + media.url, { headers: { authorization: `Bearer ${clerk.token}` } })
    expect((await asClerk()).status).toBe(200)
    const { custID } = await owner('customers/save', {
      customer: { custPhone: '+13105550166', custFirstName: 'Map', custLastName: 'Reader' },
    })
    const { convo } = await clerk('customers/conversation/start', { custID, storeID: STORE.main })
    const { message } = await clerk('customers/conversation/messages/send', {
      convoID: convo.convoID,
      body: 'Here',
      media: [media.mediaID],
      clientMessageID: 'with-a-map',
    })
    expect(message.messageMedia).toHaveLength(1)
    await owner('customers/erase', { customerID: custID, confirmName: 'Reader, Map' })
    expect((await asClerk()).status).toBe(200)
    await save({ replyID, deleteReply: true })
    expect((await asClerk()).status).toBe(404)
  })
})
