import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { PATIENCE, type TextWorld, textWorld } from './text-world.ts'

describe.each(ENGINES)('a draft, on %s', (database) => {
  let world: TextWorld
  beforeAll(async () => {
    world = await textWorld({ database })
  })
  afterAll(() => world.close())

  const save = (convoID: number, body: string, more = {}) =>
    world.clerk('customers/conversation/draft/save', { convoID, body, ...more })
  const kept = async (convoID: number, by = world.clerk) =>
    (await by('customers/conversation/fetch', { convoID })).draft

  it('is kept for its writer, and shown in their inbox', async () => {
    const { convoID, phone } = await world.contact()
    await world.write(phone, 'Hello')
    await save(convoID, 'Half a')
    await save(convoID, 'Half a sentence', { channel: 'email', subject: 'About it' })
    const draft = { draftBody: 'Half a sentence', draftChannel: 'email', draftSubject: 'About it' }
    expect(await kept(convoID)).toMatchObject(draft)
    const search = { filter: phone }
    expect((await world.clerk('inbox/list', { search })).messages).toMatchObject([{ draft }])
    const manager = await world.signIn('manager')
    expect(await kept(convoID, manager)).toBeNull()
    expect((await manager('inbox/list', { search })).messages).toMatchObject([{ draft: null }])
  })

  it('is deleted when it is emptied, and when it is sent', async () => {
    const { convoID } = await world.contact()
    await save(convoID, 'Never mind')
    expect(await save(convoID, '')).toMatchObject({ draft: null })
    expect(await kept(convoID)).toBeNull()
    await save(convoID, 'Sent now')
    await world.send(convoID, 'Sent now')
    expect(await kept(convoID)).toBeNull()
  })

  it('stays if the send is refused, or if it has changed by then', async () => {
    const { convoID, phone } = await world.contact()
    const { messageID: lastSeenMessageID } = await world.send(convoID, 'First')
    await world.write(phone, 'Wait')
    await save(convoID, 'Too soon')
    await expect(world.send(convoID, 'Too soon', { lastSeenMessageID })).rejects.toMatchObject({
      code: 'newer_messages',
    })
    expect(await kept(convoID)).toMatchObject({ draftBody: 'Too soon' })
    await save(convoID, 'The next one')
    await world.send(convoID, 'Too soon')
    expect(await kept(convoID)).toMatchObject({ draftBody: 'The next one' })
  })

  const upload = async (by = world.clerk): Promise<number> => {
    const form = new FormData()
    form.set(
      'file',
      new Blob([
        await sharp({ create: { width: 20, height: 20, channels: 3, background: '#336699' } })
          .png()
          .toBuffer(),
      ]),
      'ring.png',
    )
    const response = await fetch(`${world.url}/api/media/upload`, {
      method: 'POST',
      headers: { authorization: `Bearer ${by.token}` },
      body: form,
    })
    return ((await response.json()) as { media: { mediaID: number } }).media.mediaID
  }

  it('keeps its pictures in order, for its writer only, until they are sent', async () => {
    const { convoID, phone } = await world.contact()
    const media = [await upload(), await upload()].reverse()
    const pictures = media.map((mediaID) => ({ mediaID, type: 'image/png', url: expect.any(String) as string }))
    await save(convoID, '', { media })
    expect(await kept(convoID)).toMatchObject({ draftBody: '', draftMedia: pictures })
    const manager = await world.signIn('manager')
    expect(await kept(convoID, manager)).toBeNull()
    const mine = await upload(manager)
    await manager('customers/conversation/draft/save', { convoID, body: 'Mine', media: [mine] })
    expect(await kept(convoID)).toMatchObject({ draftMedia: pictures })
    // The same words with other pictures are a different text.
    await world.send(convoID, '', { media: [media[0]] })
    expect(await kept(convoID)).toMatchObject({ draftMedia: pictures })
    await world.send(convoID, '', { media })
    expect(await kept(convoID)).toBeNull()
    await expect
      .poll(async () => (await world.phone(phone)).map(({ mediaUrls }) => mediaUrls.length), PATIENCE)
      .toEqual([1, 2])
    expect(await kept(convoID, manager)).toMatchObject({ draftBody: 'Mine', draftMedia: [{ mediaID: mine }] })
    expect(await save(convoID, '', { media: [] })).toMatchObject({ draft: null })
  })

  it('accepts no picture of another company', async () => {
    const { convoID } = await world.contact()
    const theirs = await upload(await world.signIn('owner@silveranchor.test'))
    await expect(save(convoID, 'Look', { media: [theirs] })).rejects.toMatchObject({ code: 'not_found' })
    expect(await kept(convoID)).toBeNull()
  })

  it('cannot be kept in a conversation out of scope', async () => {
    const { convoID } = await world.contact()
    const tomas = await world.signIn('tomas')
    await expect(tomas('customers/conversation/draft/save', { convoID, body: 'Hello' })).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})
