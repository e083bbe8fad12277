import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHAT_LASTS_MS } from '@xd/core/domain/bubble/session.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { type BubbleWorld, bubbleWorld } from './bubble-world.ts'

describe.each(ENGINES)('a visitor’s chat, on %s', (database) => {
  let world: BubbleWorld
  beforeAll(async () => {
    world = await bubbleWorld({ database })
  })
  afterAll(() => world.close())

  test('lasts for a day after what either side said last', async () => {
    const chat = await world.start()
    const { convoID } = await world.convoOf(chat.phone)
    const left = async () => {
      const rows = world.connection.reads.selectFrom('bubble_sessions').select('endsAt').where('convoID', '=', convoID)
      return (await rows.executeTakeFirstOrThrow()).endsAt - Date.now()
    }
    const nearlyOver = () =>
      world.connection.writes
        .updateTable('bubble_sessions')
        .set({ endsAt: Date.now() + 60_000 })
        .where('convoID', '=', convoID)
        .execute()
    for (const say of [
      () => world.send(convoID, 'Yes, every day', { channel: 'web' }),
      () => world.say(chat, 'And watches?'),
    ]) {
      await nearlyOver()
      await say()
      expect(await left()).toBeGreaterThan(CHAT_LASTS_MS - 60_000)
      expect(await left()).toBeLessThanOrEqual(CHAT_LASTS_MS)
    }
    await nearlyOver()
    await world.panel(chat)
    await world.clerk('customers/conversation/read', { convoID })
    expect(await left()).toBeLessThanOrEqual(60_000)
  })
})
