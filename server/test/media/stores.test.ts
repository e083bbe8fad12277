import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallClient } from '@xd/core/client/call-client.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { carrierPath } from '@xd/server/services/messaging/carrier-path.ts'
import { newPhone, PATIENCE, type TextWorld, textWorld } from '../messaging/text-world.ts'

type User = CallClient & { token: string }
interface Media {
  mediaID: number
  url: string
}

/** Lena may use the Valley store alone, the owner all of them. */
describe.each(ENGINES)('pictures and store access, on %s', (database) => {
  let world: TextWorld
  let lena: User
  let owner: User
  let here: number
  let elsewhere: number
  beforeAll(async () => {
    world = await textWorld({ database })
    lena = await world.signIn('lena')
    owner = await world.signIn('owner')
    const own = (await lena('stores/list', {})).stores
    here = own[0]!.storeID
    elsewhere = (await owner('stores/list', {})).stores.find(({ storeID }) => storeID !== here)!.storeID
  })
  afterAll(() => world.close())

  const conversation = async (storeID: number) => {
    const { custID } = await owner('customers/save', {
      customer: { custPhone: newPhone(), custFirstName: 'Ana', custLastName: 'Tester' },
    })
    return (await owner('customers/conversation/start', { custID, storeID })).convo.convoID
  }
  const upload = async ({ token }: User): Promise<Media> => {
    const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#336699' } })
      .png()
      .toBuffer()
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(picture)]), 'picture.png')
    const headers = { authorization: `Bearer ${token}` }
    const answer = await fetch(`${world.url}/api/media/upload`, { method: 'POST', headers, body: form })
    return ((await answer.json()) as { media: Media }).media
  }
  const send = (user: User, convoID: number, media: number[]) =>
    user('customers/conversation/messages/send', { convoID, body: '', media, clientMessageID: randomUUID() })
  const draft = (user: User, convoID: number, media: number[]) =>
    user('customers/conversation/draft/save', { convoID, body: '', media })
  const statusOf = async (url: string, user?: User) =>
    (await (user ? world.picture(url, user.token) : fetch(new URL(url, world.url)))).status

  test('a picture in a message of another store can be neither seen nor sent', async () => {
    const [mine, theirs] = [await conversation(here), await conversation(elsewhere)]
    const { mediaID, url } = await upload(owner)
    await send(owner, theirs, [mediaID])
    await expect(draft(lena, mine, [mediaID])).rejects.toMatchObject({ status: 404 })
    await expect(send(lena, mine, [mediaID])).rejects.toMatchObject({ status: 404 })
    expect([await statusOf(url, lena), await statusOf(url, owner), await statusOf(url)]).toEqual([404, 200, 404])
  })

  test('a colleague’s mere upload is theirs alone', async () => {
    const { mediaID, url } = await upload(owner)
    await expect(draft(lena, await conversation(here), [mediaID])).rejects.toMatchObject({ status: 404 })
    expect([await statusOf(url, lena), await statusOf(url, owner)]).toEqual([404, 200])
  })

  test('a picture in a message of the user’s own store can be sent on there', async () => {
    const convoID = await conversation(here)
    const { mediaID, url } = await upload(owner)
    await send(owner, convoID, [mediaID])
    expect(await statusOf(url, lena)).toBe(200)
    const kept = await draft(lena, convoID, [mediaID])
    expect(kept.draft?.draftMedia).toMatchObject([{ mediaID }])
    expect((await send(lena, await conversation(here), [mediaID])).message.messageMedia).toMatchObject([{ mediaID }])
  })

  test('a picture is for users who may read messages', async () => {
    const { url } = await upload(lena)
    const { users } = await owner('settings/users/list', { search: { filter: 'lena@' } })
    const { userID, userUsername, userNickname, userPermissions, userAllowedStoreIDs } = users[0]!
    const user = { userID, userUsername, userNickname, userAllowedStoreIDs }
    const seen = async (permissions: typeof userPermissions) => {
      await owner('settings/users/save', { user: { ...user, userPermissions: permissions } } as never)
      return statusOf(url, lena)
    }
    expect(await seen(userPermissions.filter((one) => one !== 'messages'))).toBe(404)
    expect(await seen(userPermissions)).toBe(200)
  })

  test('an address stops working once its user signs out', async () => {
    const leaving = await world.signIn('lena')
    const { url } = await upload(leaving)
    const seen = await world.picture(url, leaving.token)
    expect(seen.headers.get('cache-control')).toBe('private, no-cache')
    const etag = seen.headers.get('etag')!
    await leaving('auth/logout', {})
    const headers = { authorization: `Bearer ${leaving.token}`, 'if-none-match': etag }
    expect((await fetch(new URL(url, world.url), { headers })).status).toBe(404)
  })

  test('the carrier can fetch it for a day, under an address that nobody can guess', async () => {
    const { url } = await upload(owner)
    const mediaKey = url.replace('/media/', '')
    const at = (now: number) => statusOf(carrierPath(world.config.secretKey, mediaKey, now))
    const day = 24 * 3_600_000
    expect([await at(Date.now()), await at(Date.now() - day - 1)]).toEqual([200, 404])
    const later = carrierPath(world.config.secretKey, mediaKey, Date.now()).replace(/until=\d+/, 'until=9999999999999')
    expect(await statusOf(later)).toBe(404)
  })

  test('a picture that a customer sent to another store stays there', async () => {
    const phone = newPhone()
    const { storeSMSNumber: to } = (await owner('stores/list', {})).stores.find(({ storeID }) => storeID === elsewhere)!
    const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#cc9900' } })
      .png()
      .toBuffer()
    await world.write(phone, 'Look', { to, mediaUrls: [`data:image/png;base64,${png.toString('base64')}`] })
    const found = async () => {
      const { messages } = await owner('inbox/list', { search: { filter: phone } })
      return messages[0]?.messageMedia[0]
    }
    await expect.poll(found, PATIENCE).toBeDefined()
    const { mediaID, url } = (await found())!
    await expect(send(lena, await conversation(here), [mediaID])).rejects.toMatchObject({ status: 404 })
    expect([await statusOf(url, lena), await statusOf(url, owner)]).toEqual([404, 200])
  })
})
