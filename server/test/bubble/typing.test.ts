import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { type Frame, openLive } from '../live/live-socket.ts'
import { type BubbleWorld, bubbleWorld, newAddress, type Started } from './bubble-world.ts'

describe.each(ENGINES)('typing in a chat, on %s', (database) => {
  let world: BubbleWorld
  beforeAll(async () => {
    world = await bubbleWorld({ database })
  })
  afterAll(() => world.close())

  /** The owner views a conversation. */
  const watch = async (convoID: number) => {
    const { token } = await world.signIn('owner')
    const place = { companyKey: world.companyKey, userID: USER.owner }
    const socket = await openLive(world.url, { authorization: `Bearer ${token}` }, place)
    await socket.next(({ event }) => event === 'ready')
    socket.send({ event: 'presence', data: { convoID } })
    await socket.next(({ event, data }) => event === 'presence' && data.convoID === convoID)
    return socket
  }
  const waiting = ({ sessionToken, messages }: Started) =>
    world.from(newAddress())('bubble/messages', {
      sessionToken,
      after: messages.at(-1)!.messageID,
      typing: false,
      wait: true,
    })
  const types = ({ sessionToken }: Started) => world.from(newAddress())('bubble/typing', { sessionToken })
  const visitorTypes = (frame: Frame) => frame.event === 'visitor_typing' && frame.data['typing'] === true

  test('is shown to the visitor while staff write them an answer, and ends', async () => {
    const chat = await world.start()
    const { convoID } = await world.convoOf(chat.phone)
    const staff = await watch(convoID)
    const news = waiting(chat)
    staff.send({ event: 'typing', data: { typing: true, answering: true } })
    expect((await news).chat.typing).toBe(true)
    staff.send({ event: 'typing', data: { typing: false } })
    await expect.poll(async () => (await world.panel(chat)).chat.typing).toBe(false)
    staff.close()
  })

  test('of a text to the phone’s owner, or for a newer chat, is none of a visitor’s business', async () => {
    const older = await world.start()
    const { convoID } = await world.convoOf(older.phone)
    const staff = await watch(convoID)
    staff.send({ event: 'typing', data: { typing: true } })
    staff.send({ event: 'ping', id: 1 })
    await staff.next(({ id }) => id === 1)
    expect((await world.panel(older)).chat.typing).toBe(false)
    const newer = await world.start({ phone: older.phone })
    staff.send({ event: 'typing', data: { typing: true, answering: true } })
    await expect.poll(async () => (await world.panel(newer)).chat.typing).toBe(true)
    expect((await world.panel(older)).chat.typing).toBe(false)
    staff.close()
  })

  test('of a visitor is shown to staff who view the conversation', async () => {
    const chat = await world.start()
    const { convoID } = await world.convoOf(chat.phone)
    const staff = await watch(convoID)
    await types(chat)
    expect((await staff.next(visitorTypes)).data).toEqual({ convoID, typing: true })
    staff.close()
  })

  test('to and from a blocked phone is hidden, and neither side is told why', async () => {
    const chat = await world.start()
    const { convoID, custID } = await world.convoOf(chat.phone)
    const owner = await world.signIn('owner')
    await owner('customers/block', { customerID: custID })
    const staff = await watch(convoID)
    await expect(types(chat)).resolves.toEqual({ success: true })
    staff.send({ event: 'typing', data: { typing: true, answering: true } })
    staff.send({ event: 'ping', id: 1 })
    await staff.next(({ id }) => id === 1)
    expect((await world.panel(chat)).chat.typing).toBe(false)
    expect(staff.frames.filter(visitorTypes)).toEqual([])
    staff.close()
  })
})
