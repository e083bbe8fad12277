import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { noticePusher, noticeTo } from '@xd/fixtures/testing/notice-push.ts'
import { type BubbleWorld, bubbleWorld } from './bubble-world.ts'

describe.each(ENGINES)('the code of a chat, on %s', (database) => {
  let world: BubbleWorld
  beforeAll(async () => {
    world = await bubbleWorld({ database })
  })
  afterAll(() => world.close())

  test('proves a phone and, unlike any other text, answers no notice', async () => {
    const chat = await world.start()
    const push = await noticePusher(world)
    const { batchID } = await push({ notices: [noticeTo(chat.phone, 'Ida Knott')] })
    const statuses = async () =>
      (await world.clerk('notices/batch-details', { batchID: batchID! })).notices.map(
        ({ noticeStatus }) => noticeStatus,
      )
    await world.write(chat.phone, chat.chat.code!)
    expect((await world.panel(chat)).chat.state).toBe('proved')
    expect(await statuses()).toEqual(['waiting'])
    await world.write(chat.phone, 'I come on Friday')
    expect(await statuses()).toEqual(['answered'])
  })
})
