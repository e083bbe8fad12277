import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { type BubbleWorld, bubbleWorld, newAddress } from './bubble-world.ts'

describe.each(ENGINES)('a stranger’s chat, on %s', (database) => {
  let world: BubbleWorld
  beforeAll(async () => {
    world = await bubbleWorld({ database })
  })
  afterAll(() => world.close())

  test('is no answer of the phone’s owner, until the phone is confirmed', async () => {
    const contact = await world.contact()
    await world.clerk('customers/conversation/messages/send', {
      convoID: contact.convoID,
      body: 'Your ring is ready',
      media: [],
      clientMessageID: randomUUID(),
      sendAt: new Date(Date.now() + 86_400_000).toISOString(),
      discardOnReply: true,
    })
    const { convoID } = contact
    const stopped = async () => (await world.clerk('customers/conversation/messages/fetch', { convoID })).scheduled
    const before = await stopped()
    expect(before).toHaveLength(1)
    await world.start({ phone: contact.phone, name: 'Somebody Else' })
    expect(await stopped()).toEqual(before)
  })

  test('is over once its store is closed', async () => {
    const chat = await world.start()
    const { storeID } = world
    const close = (storeEnabled: boolean) =>
      world.connection.writes
        .updateTable('stores')
        .set({ storeEnabled: storeEnabled ? 1 : 0 })
        .where('storeID', '=', storeID)
        .execute()
    await close(false)
    const said = { sessionToken: chat.sessionToken, body: 'Hello?', clientMessageID: randomUUID() }
    await expect(world.from(newAddress())('bubble/send', said)).rejects.toMatchObject({ code: 'chat_over' })
    await close(true)
  })
})
