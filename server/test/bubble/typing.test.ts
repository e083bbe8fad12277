import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WireInput } from '@xd/core/contract/calls.ts'
import { NEWS_WAIT_MS } from '@xd/core/domain/bubble/session.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { type Frame, openLive } from '../live/live-socket.ts'
import { type BubbleWorld, bubbleWorld, newAddress, type Started } from './bubble-world.ts'

/** The owner views a conversation. */
const watchIn = async (server: Booted, companyKey: string, convoID: number) => {
  const { token } = await server.signIn('owner')
  const place = { companyKey, userID: USER.owner }
  const socket = await openLive(server.url, { authorization: `Bearer ${token}` }, place)
  await socket.next(({ event }) => event === 'ready')
  socket.send({ event: 'presence', data: { convoID } })
  await socket.next(({ event, data }) => event === 'presence' && data.convoID === convoID)
  return socket
}
/** The visitor’s panel waits for news. */
const waitFor = (
  world: BubbleWorld,
  { sessionToken, messages }: Started,
  knows: Partial<WireInput<'bubble/messages'>>,
) =>
  world.from(newAddress())('bubble/messages', {
    sessionToken,
    after: messages.at(-1)!.messageID,
    wait: true,
    ...knows,
  })
const visitorTypes = (frame: Frame) => frame.event === 'visitor_typing' && frame.data['typing'] === true

describe.each(ENGINES)('typing in a chat, on %s', (database) => {
  let world: BubbleWorld
  beforeAll(async () => {
    world = await bubbleWorld({ database })
  })
  afterAll(() => world.close())

  const watch = (convoID: number) => watchIn(world, world.companyKey, convoID)
  const waiting = (chat: Started) => waitFor(world, chat, { typing: false })
  const types = ({ sessionToken }: Started) => world.from(newAddress())('bubble/typing', { sessionToken })

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

  test('for a text to the phone’s owner, or for a newer chat, is not shown to a visitor', async () => {
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

  test('by a visitor is shown to staff who view the conversation', async () => {
    const chat = await world.start()
    const { convoID } = await world.convoOf(chat.phone)
    const staff = await watch(convoID)
    await types(chat)
    expect((await staff.next(visitorTypes)).data).toEqual({ convoID, typing: true })
    staff.close()
  })

  test('what a panel has missed is told at once', { timeout: NEWS_WAIT_MS }, async () => {
    const chat = await world.start()
    expect((await waitFor(world, chat, { typing: true })).chat.typing).toBe(false)
    expect((await waitFor(world, chat, { seen: true })).chat.seen).toBe(false)
    await world.write(chat.phone, chat.chat.code!)
    expect((await waitFor(world, chat, { state: 'unproved' })).chat.state).toBe('proved')
    await world.expire(chat)
    expect((await waitFor(world, chat, {})).chat.state).toBe('ended')
    expect((await waitFor(world, chat, { state: 'ended', seen: null, typing: null })).chat.state).toBe('ended')
  })

  test('by a visitor whose chat is over is not shown', async () => {
    const chat = await world.start()
    const { convoID } = await world.convoOf(chat.phone)
    const staff = await watch(convoID)
    await world.expire(chat)
    await expect(types(chat)).resolves.toEqual({ success: true })
    staff.send({ event: 'ping', id: 1 })
    await staff.next(({ id }) => id === 1)
    expect(staff.frames.filter(visitorTypes)).toEqual([])
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

test('typing and seen go both ways between two servers on one PostgreSQL', async () => {
  const world = await bubbleWorld({ database: 'postgres' })
  const other = await boot({ database: { url: world.config.databaseURL }, sandbox: { url: world.sandboxURL } })
  // The visitor is at one server, and staff are at the other.
  const chat = await world.start()
  const { convoID } = await world.convoOf(chat.phone)
  const staff = await watchIn(other, world.companyKey, convoID)
  const begins = staff.next(visitorTypes)
  await world.from(newAddress())('bubble/typing', { sessionToken: chat.sessionToken })
  expect((await begins).data).toEqual({ convoID, typing: true })
  const typed = waitFor(world, chat, { typing: false })
  staff.send({ event: 'typing', data: { typing: true, answering: true } })
  expect((await typed).chat.typing).toBe(true)
  const ended = waitFor(world, chat, { typing: true })
  staff.send({ event: 'typing', data: { typing: false } })
  expect((await ended).chat.typing).toBe(false)
  const seen = waitFor(world, chat, { seen: false })
  const clerk = await other.signIn('clerk')
  await clerk('customers/conversation/read', { convoID })
  expect((await seen).chat.seen).toBe(true)
  staff.close()
  await other.close()
  await world.close()
})
