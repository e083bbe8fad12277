import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { type BubbleWorld, bubbleWorld, newAddress } from '../bubble/bubble-world.ts'
import { picture, uploadTo } from '../bubble/visitor-pictures.ts'

describe.each(ENGINES)('the report of channels, on %s', (database) => {
  let world: BubbleWorld
  beforeAll(async () => {
    world = await bubbleWorld({ database })
  })
  afterAll(() => world.close())

  const stats = async () => {
    const owner = await world.signIn('owner')
    const { storeTimezone } = (await owner('stores/list', {})).stores.find(({ storeID }) => storeID === world.storeID)!
    const today = localDay(Date.now(), storeTimezone)
    const asked = { dateRange: { start: today, end: today }, store: world.storeID }
    return (await owner('reports/channel-stats', asked)).stats
  }

  test('counts messages by channel, activity from the website, and quote requests with their amounts', async () => {
    const { totals: before } = await stats()
    const web = (of: typeof before) => of.messages.find(({ channel }) => channel === 'web')!
    const contact = await world.contact()
    await world.send(contact.convoID, 'A text')
    const owner = await world.signIn('owner')
    // A message that waits for its time is not sent yet, nor does it begin a conversation.
    const quiet = await world.contact()
    const later = { sendAt: new Date(Date.now() + 60_000).toISOString(), clientMessageID: randomUUID() }
    await world.clerk('customers/conversation/messages/send', { convoID: quiet.convoID, body: 'Later', ...later })
    await owner('settings/chat-bubble/save', { companyBubbleSettings: { bubbleQuotes: true } })
    const chat = await world.start()
    const { sessionToken } = chat
    const { body } = await uploadTo(world, sessionToken, await picture())
    const asked = { item: 'Ring', want: 'sell' as const, media: [body.mediaID!], clientMessageID: randomUUID() }
    await world.from(newAddress())('bubble/ask-quote', { sessionToken, ...asked })
    const { convoID, custID } = await world.convoOf(chat.phone)
    await world.send(convoID, 'About $80', { channel: 'web' })
    await world.write(chat.phone, chat.chat.code!)
    const { leadID } = (await world.clerk('leads/list', { search: { custID } })).leads[0]!
    await world.clerk('leads/set-status', { leadID, leadStatus: 'won', wonAmount: 80.5 })

    const { totals, stores } = await stats()
    const texts = (of: typeof before) => of.messages.find(({ channel }) => channel === 'sms')!
    expect(texts(totals).sent).toBe(texts(before).sent + 1)
    expect(web(totals)).toEqual({ channel: 'web', received: web(before).received + 2, sent: web(before).sent + 1 })
    expect(totals).toMatchObject({
      conversations: before.conversations + 2,
      conversationsFromWeb: before.conversationsFromWeb + 1,
      chats: before.chats + 1,
      chatsProved: before.chatsProved + 1,
      wonAmount: before.wonAmount + 80.5,
    })
    const won = (of: typeof before) => of.leads.find(({ status }) => status === 'won')!.count
    expect(won(totals)).toBe(won(before) + 1)
    expect(stores).toMatchObject([{ storeID: world.storeID, chats: totals.chats }])
    // A chat whose phone nobody proved is a chat.
    await world.start()
    const { totals: after } = await stats()
    expect([after.chats, after.chatsProved]).toEqual([totals.chats + 1, totals.chatsProved])
  })
})
