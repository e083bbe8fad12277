import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { BUBBLE_LIMITS } from '@xd/core/domain/bubble/limits.ts'
import { strangerCaps } from '@xd/core/domain/message/stranger-caps.ts'
import { newPhone, PATIENCE } from '../messaging/text-world.ts'
import { type BubbleWorld, bubbleWorld, newAddress } from './bubble-world.ts'

describe.each(ENGINES)('a stranger’s chat, on %s', (database) => {
  let world: BubbleWorld
  let begun: number
  beforeAll(async () => {
    begun = Date.now()
    world = await bubbleWorld({ database })
  })
  afterAll(() => world.close())

  test('does not count as an answer by the phone’s owner until the phone is confirmed', async () => {
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

  test('does not replace a proved one: each answer goes to the chat it was written for', async () => {
    const proved = await world.start()
    await world.write(proved.phone, proved.chat.code!)
    const stranger = await world.start({ phone: proved.phone, name: 'Somebody Else' })
    const { convoID } = await world.convoOf(proved.phone)
    const answer = (body: string, more: object = {}) => world.send(convoID, body, { channel: 'web', ...more })
    const { chat, chats } = await world.clerk('customers/conversation/fetch', { convoID })
    expect(chat).toMatchObject({ state: 'proved', visitorName: 'Rosa Vela' })
    expect(chats.map(({ state, visitorName }) => [state, visitorName])).toEqual([
      ['proved', 'Rosa Vela'],
      ['unproved', 'Somebody Else'],
    ])
    await answer('Your payoff is $212.40')
    const [provedID, strangersID] = chats.map(({ chatID }) => chatID)
    await answer('Which ring do you mean?', { chatID: strangersID })
    await answer('We close at six', { chatID: provedID })
    const words = async (of: typeof proved) => (await world.panel(of)).messages.map(({ body }) => body).slice(1)
    expect(await words(proved)).toEqual(['Your payoff is $212.40', 'We close at six'])
    expect(await words(stranger)).toEqual(['Which ring do you mean?'])
    // The chat that it was written for is over, so it goes to no other.
    await world.expire(proved)
    await expect(answer('Bring an ID', { chatID: provedID })).rejects.toMatchObject({ code: 'chat_over' })
    await expect(answer('Bring an ID', { chatID: 999_999 })).rejects.toMatchObject({ status: 404 })
    // Nor does one that is written for the chat of another conversation.
    const other = await world.start()
    const { convoID: others } = await world.convoOf(other.phone)
    const { chats: othersChats } = await world.clerk('customers/conversation/fetch', { convoID: others })
    const { chatID } = othersChats[0]!
    await expect(answer('Bring an ID', { chatID })).rejects.toMatchObject({ status: 404 })
    expect(await words(other)).toEqual([])
    expect(await words(stranger)).toEqual(['Which ring do you mean?'])
  })

  test('has no follow-up job as long as its phone is not proved', async () => {
    const chat = await world.start()
    const { convoID } = await world.convoOf(chat.phone)
    await world.send(convoID, 'We do', { channel: 'web' })
    const follows = await world.connection.reads
      .selectFrom('jobs')
      .select('jobID')
      .where('kind', '=', 'follow-visitor')
      .where('payload', 'like', `%"convoID":${convoID}}`)
      .execute()
    expect(follows).toEqual([])
  })

  test.each([
    ['a satellite phone', '+88216512345'],
    ['a premium number', '+19002345678'],
    ['an island', '+18763301234'],
    ['the United Kingdom', '+447911123456'],
    ['Canada', '+14165550123'],
    ['an area code on no list', '+12212345678'],
  ])('has nothing texted to %s', async (_, phone) => {
    const chat = await world.start({ phone })
    expect(chat.chat).toMatchObject({ state: 'unproved', code: null })
    const { convoID } = await world.convoOf(phone)
    expect((await world.messages(convoID)).map(({ messageDirection }) => messageDirection)).toEqual(['in'])
  })

  test('prevents nobody from starting one with the same number elsewhere', async () => {
    const phone = newPhone()
    const form = { companyKey: world.companyKey, storeID: world.storeID, name: 'Rosa Vela', message: 'Hi' }
    const stranger = world.from(newAddress())
    const start = (call: typeof stranger) => call('bubble/start', { ...form, phone, consent: true })
    for (let n = 0; n < BUBBLE_LIMITS.startsOnPhoneFromOne; n += 1) await start(stranger)
    await expect(start(stranger)).rejects.toMatchObject({ status: 429 })
    await expect(start(world.from(newAddress()))).resolves.toMatchObject({ chat: { state: 'unproved' } })
  })

  test('goes on when something else about the bubble is changed', async () => {
    const chat = await world.start()
    const owner = await world.signIn('owner')
    await owner('settings/chat-bubble/save', { companyBubbleSettings: { bubbleGreetingEN: 'Welcome back' } })
    expect((await world.panel(chat)).chat.state).toBe('unproved')
  })

  test('is over once the bubble is turned off, and a proved visitor gets unread messages by text', async () => {
    const [proved, unproved] = [await world.start(), await world.start()]
    await world.write(proved.phone, proved.chat.code!)
    for (const { phone } of [proved, unproved])
      await world.send((await world.convoOf(phone)).convoID, 'We close at six', { channel: 'web' })
    const owner = await world.signIn('owner')
    const turn = (bubbleEnabled: boolean) =>
      owner('settings/chat-bubble/save', { companyBubbleSettings: { bubbleEnabled } })
    await turn(false)
    for (const chat of [proved, unproved]) {
      expect((await world.panel(chat)).chat.state).toBe('ended')
      await expect(world.say(chat, 'Hello?')).rejects.toMatchObject({ code: 'chat_over' })
    }
    const texts = async (phone: string) => (await world.phone(phone)).map(({ body }) => body)
    await expect.poll(() => texts(proved.phone), PATIENCE).toContain('We close at six')
    expect(await texts(unproved.phone)).not.toContain('We close at six')
    await turn(true)
  })

  test('has no more texts sent than a company’s share, and the owners are told', async () => {
    const chats = await Promise.all(Array.from({ length: 70 }, () => world.start()))
    const withCode = chats.filter(({ chat }) => chat.code !== null)
    expect(withCode.length).toBeGreaterThan(0)
    expect(withCode.length).toBeLessThan(chats.length)
    const { reads } = world.connection
    const texted = await reads
      .selectFrom('bubble_sessions')
      .select('sessionID')
      .where('textedAt', '>=', begun)
      .execute()
    const stores = await reads.selectFrom('stores').select('storeID').where('companyID', '=', 2).execute()
    expect(texted).toHaveLength(strangerCaps('text', stores.length)[0]!.most)
    const address = (await (await world.signIn('owner'))('auth/info', {})).user.userUsername
    const alerts = async () =>
      (await world.sandbox<{ messages: { subject: string }[] }>('/mail/messages', { address })).messages
        .map(({ subject }) => subject)
        .filter((subject) => subject.includes('bubble'))
    await expect.poll(alerts, PATIENCE).toEqual(['Your chat bubble has paused texts to new visitors'])
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
