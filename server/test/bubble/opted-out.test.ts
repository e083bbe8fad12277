import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { type BubbleWorld, bubbleWorld } from './bubble-world.ts'

describe.each(ENGINES)('a visitor who wants no texts, on %s', (database) => {
  let world: BubbleWorld
  beforeAll(async () => {
    world = await bubbleWorld({ database })
  })
  afterAll(() => world.close())

  test('records no consent to texts when its phone is proved after STOP', async () => {
    const out = await world.contact()
    await world.write(out.phone, 'STOP')
    const chat = await world.start({ phone: out.phone })
    await world.write(out.phone, chat.chat.code!)
    expect((await world.panel(chat)).chat.state).toBe('proved')
    const noted = await world.clerk('customers/consent/fetch', { custID: out.custID })
    expect(noted.consents.filter(({ consentKind, given }) => consentKind === 'service' && given)).toEqual([])
    expect(noted.holds.service).toBe(false)
    await world.write(out.phone, 'START')
    expect((await world.clerk('customers/consent/fetch', { custID: out.custID })).holds.service).toBe(true)
  })

  test('does not reveal that its phone is blocked or opted out, and sends it no texts', async () => {
    const [blocked, out] = [await world.contact(), await world.contact()]
    const owner = await world.signIn('owner')
    await owner('customers/block', { customerID: blocked.custID })
    await world.write(out.phone, 'STOP')
    const plain = await world.start()
    for (const { phone, convoID } of [blocked, out]) {
      const chat = await world.start({ phone })
      expect(Object.keys(chat)).toEqual(Object.keys(plain))
      expect({ ...chat.chat, code: '' }).toEqual({ ...plain.chat, code: '' })
      expect(chat.chat.code).toMatch(/^\d{4}$/)
      expect((await world.messages(convoID)).filter(({ messageBody }) => messageBody.includes('4 digits'))).toEqual([])
    }
    for (const { phone } of [blocked, out])
      expect((await world.phone(phone)).filter(({ body }) => body.includes('4 digits'))).toEqual([])
    expect(await world.convo(blocked)).toMatchObject({ convoUnread: 0 })
    expect(await world.convo(out)).toMatchObject({ convoWaitingSince: expect.any(String) })
  })

  test('ended by STOP, gets no text when its visitor leaves', async () => {
    const chat = await world.start()
    const { convoID } = await world.convoOf(chat.phone)
    await world.write(chat.phone, chat.chat.code!)
    await world.send(convoID, 'Come by', { channel: 'web' })
    await world.write(chat.phone, 'STOP')
    await world.leave(chat)
    await expect(world.send(convoID, 'Today?', { channel: 'web' })).rejects.toMatchObject({ code: 'opted_out' })
    expect((await world.panel(chat)).messages.map(({ body }) => body)).toEqual(['Do you buy rings?', 'Come by'])
  })
  test('can ask to stop in other words by chat, once the phone is proved to be theirs', async () => {
    const owner = await world.signIn('owner')
    const requests = async (custID: number) =>
      (await owner('customers/stop-requests/list', { search: { custID } })).stopRequests
    const chat = await world.start()
    const { custID, convoID } = await world.convoOf(chat.phone)
    await world.say(chat, 'Please stop texting me')
    // Anybody may have typed the number.
    expect(await requests(custID)).toEqual([])
    await world.write(chat.phone, chat.chat.code!)
    await world.say(chat, 'I said please stop texting me')
    const [request, ...others] = await requests(custID)
    expect(others).toEqual([])
    const words = 'I said please stop texting me'
    expect(request).toMatchObject({ channel: 'web', words, convoID, decision: null, daysLeft: 10 })
    await world.clerk('customers/stop-requests/decide', {
      stopRequestID: request!.stopRequestID,
      decision: 'opted_out',
    })
    await expect(world.send(convoID, 'One more thing')).rejects.toMatchObject({ code: 'opted_out' })
  })
})
