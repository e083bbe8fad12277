import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallError } from '@xd/core/client/call-client.ts'
import { BUBBLE_LIMITS } from '@xd/core/domain/bubble/limits.ts'
import { HOUR_MS } from '@xd/core/domain/time/spans.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { newPhone } from '../messaging/text-world.ts'
import { type BubbleWorld, bubbleWorld, newAddress } from './bubble-world.ts'
import { picture, uploadTo } from './visitor-pictures.ts'

const SENTENCE = 'That was a lot at once. Wait a moment, or call the store.'

/** The number of a flood's requests by response status; the run prints them. */
let answered: Record<number, number> = {}
const noteAnswer = (status: number) => (answered[status] = (answered[status] ?? 0) + 1)

/** The number of these calls that succeed, and the answers of the others. */
const outcomes = async (calls: readonly Promise<unknown>[]) => {
  const settled = await Promise.allSettled(calls)
  const refused = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as CallError] : []))
  for (const one of settled) noteAnswer(one.status === 'fulfilled' ? 200 : (one.reason as CallError).status)
  return { taken: calls.length - refused.length, refused }
}

describe.each(ENGINES)('a machine that floods the bubble, on %s', (database) => {
  let world: BubbleWorld
  beforeAll(async () => {
    answered = {}
    world = await bubbleWorld({ database })
  })
  afterAll(async () => {
    await world.close()
    const requests = Object.values(answered).reduce((sum, count) => sum + count, 0)
    const by = Object.entries(answered).map(([status, count]) => `${count} × ${status}`)
    console.info(`The flood on ${database}: ${requests} requests, answered ${by.join(', ')}`)
  })

  const input = (phone: string) => ({
    companyKey: world.companyKey,
    storeID: world.storeID,
    name: 'Flood',
    phone,
    message: 'Hi',
    consent: true,
  })
  const quote = (sessionToken: string, media: readonly number[]) => ({
    sessionToken,
    item: '14k gold ring',
    want: 'sell' as const,
    media: [...media],
    clientMessageID: randomUUID(),
  })
  const setQuotes = async (bubbleQuotes: boolean) =>
    (await world.signIn('owner'))('settings/chat-bubble/save', { companyBubbleSettings: { bubbleQuotes } })
  const count = async (table: 'bubble_sessions' | 'messages' | 'customers') =>
    (await world.connection.reads
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirst())!.n

  test('starts five chats an hour from one address', async () => {
    const call = world.from(newAddress())
    const { taken, refused } = await outcomes(Array.from({ length: 25 }, () => call('bubble/start', input(newPhone()))))
    expect(taken).toBe(BUBBLE_LIMITS.starts.hour)
    expect(refused.map(({ status, message }) => [status, message])).toEqual(
      Array.from({ length: 20 }, () => [429, SENTENCE]),
    )
  })

  test('does not count mistypes: only chats that have begun count', async () => {
    const call = world.from(newAddress())
    const typed = { ...input('555'), language: 'es' as const }
    for (const phone of ['555', '21355', 'no', '213', '1', ''])
      await expect(call('bubble/start', { ...typed, phone })).rejects.toMatchObject({
        status: 400,
        fields: { phone: 'Escriba un número de celular con código de área' },
      })
    await expect(
      call('bubble/start', { ...typed, phone: newPhone(), message: 'a'.repeat(1_001) }),
    ).rejects.toMatchObject({ status: 400, fields: { message: 'Máximo 1,000 caracteres' } })
    const { taken } = await outcomes(
      Array.from({ length: BUBBLE_LIMITS.starts.hour }, () => call('bubble/start', input(newPhone()))),
    )
    expect(taken).toBe(BUBBLE_LIMITS.starts.hour)
  })

  test('tries no more than thirty times a minute', async () => {
    const call = world.from(newAddress())
    const { refused } = await outcomes(
      Array.from({ length: BUBBLE_LIMITS.tries + 2 }, () => call('bubble/start', input('555'))),
    )
    expect(refused.filter(({ status }) => status === 429)).toHaveLength(2)
  })

  test('gets a stranger’s phone texted once, from however many addresses', async () => {
    const phone = newPhone()
    const { taken } = await outcomes(
      Array.from({ length: 30 }, () => world.from(newAddress())('bubble/start', input(phone))),
    )
    expect(taken).toBe(BUBBLE_LIMITS.startsOnPhone)
    const { convoID } = await world.convoOf(phone)
    const { scheduled, messages } = await world.clerk('customers/conversation/messages/fetch', {
      convoID,
      perPage: 100,
    })
    expect(scheduled).toEqual([])
    expect(messages.filter(({ messageDirection }) => messageDirection === 'out')).toHaveLength(1)
    // An hour later the phone can be chatted from again, and isn’t texted again that day.
    const again = () => outcomes([world.from(newAddress())('bubble/start', input(phone))])
    expect((await again()).taken).toBe(0)
    await world.connection.writes
      .updateTable('bubble_sessions')
      .set((eb) => ({ startedAt: eb('startedAt', '-', HOUR_MS) }))
      .where('convoID', '=', convoID)
      .execute()
    expect((await again()).taken).toBe(1)
    const later = await world.clerk('customers/conversation/messages/fetch', { convoID, perPage: 100 })
    expect(later.messages.filter(({ messageDirection }) => messageDirection === 'out')).toHaveLength(1)
  })

  test('learns nothing about a phone: a customer’s gets the same answers as a stranger’s', async () => {
    const contact = await world.contact()
    await world.send(contact.convoID, 'Your ticket 10233 is due')
    const shape = (chat: object) => JSON.stringify(chat, (_, value: unknown) => (typeof value === 'number' ? 0 : value))
    const [known, unknown] = [await world.start({ phone: contact.phone }), await world.start()]
    const masked = [known, unknown].map(({ sessionToken: _, phone: __, ...chat }) =>
      shape({
        ...chat,
        messages: chat.messages.map((message) => ({ ...message, at: '' })),
        chat: { ...chat.chat, code: '' },
      }),
    )
    expect(masked[0]).toBe(masked[1])
    expect(JSON.stringify(known)).not.toMatch(/10233|Ana|Tester/)
  })

  test('guesses tokens in vain, up to its limit', async () => {
    const call = world.from(newAddress())
    const { taken, refused } = await outcomes(
      Array.from({ length: 60 }, (_, n) =>
        call('bubble/send', { sessionToken: `guess-${n}`, body: 'Hi', clientMessageID: randomUUID() }),
      ),
    )
    expect(taken).toBe(0)
    const statuses = refused.map(({ status }) => status)
    expect(statuses.filter((status) => status === 404)).toHaveLength(BUBBLE_LIMITS.sends)
    expect(statuses.filter((status) => status === 429)).toHaveLength(60 - BUBBLE_LIMITS.sends)
    expect(new Set(refused.filter(({ status }) => status === 404).map(({ message }) => message)).size).toBe(1)
  })

  test('sends thirty messages a minute, and is then asked to wait', async () => {
    const chat = await world.start({ language: 'es' })
    const call = world.from(newAddress())
    const { taken, refused } = await outcomes(
      Array.from({ length: 40 }, () =>
        call('bubble/send', {
          sessionToken: chat.sessionToken,
          body: 'Hi',
          clientMessageID: randomUUID(),
          language: 'es',
        }),
      ),
    )
    expect(taken).toBe(BUBBLE_LIMITS.sends)
    expect(refused[0]).toMatchObject({ status: 429, message: expect.stringContaining('Espere un momento') as string })
  })

  test('that fills in the hidden field gets a success answer, and nothing happens', async () => {
    const before = [await count('bubble_sessions'), await count('messages'), await count('customers')]
    const answer = await world.start({ website: 'https://buy.example' })
    expect(answer).toMatchObject({ sessionToken: expect.any(String), messages: [{ from: 'visitor' }] })
    await expect(world.panel(answer)).rejects.toMatchObject({ status: 404 })
    expect([await count('bubble_sessions'), await count('messages'), await count('customers')]).toEqual(before)
  })

  test('requests ten quotes an hour from one address, with at most twelve pictures at a time', async () => {
    await setQuotes(true)
    const chat = await world.start()
    const address = newAddress()
    const bytes = await picture()
    const uploads = await Promise.all(
      Array.from({ length: 16 }, () => uploadTo(world, chat.sessionToken, bytes, { address })),
    )
    for (const { status } of uploads) noteAnswer(status)
    const kept = uploads.flatMap(({ body }) => body.mediaID ?? [])
    expect(uploads.map(({ status }) => status).filter((status) => status !== 200)).toEqual([429, 429, 429, 429])
    const call = world.from(address)
    const { taken, refused } = await outcomes(
      kept.map((mediaID) => call('bubble/ask-quote', quote(chat.sessionToken, [mediaID]))),
    )
    expect([kept.length, taken]).toEqual([12, BUBBLE_LIMITS.quotes])
    expect(refused.map(({ status, message }) => [status, message])).toEqual([
      [429, SENTENCE],
      [429, SENTENCE],
    ])
    const { custID } = await world.convoOf(chat.phone)
    expect((await world.clerk('leads/list', { search: { custID } })).count).toBe(BUBBLE_LIMITS.quotes)
  })

  test('requests no quote without a chat, with another chat’s pictures, or where none are taken', async () => {
    const [chat, other] = [await world.start(), await world.start()]
    const { body } = await uploadTo(world, other.sessionToken, await picture())
    const ask = (token: string) => world.from(newAddress())('bubble/ask-quote', quote(token, [body.mediaID!]))
    const refusals = async (token: string) => (await outcomes([ask(token)])).refused.map(({ status }) => status)
    expect(await refusals('guessed')).toEqual([404])
    expect(await refusals(chat.sessionToken)).toEqual([404])
    await setQuotes(false)
    expect(await refusals(other.sessionToken)).toEqual([404])
    await setQuotes(true)
    const { custID } = await world.convoOf(other.phone)
    expect((await world.clerk('leads/list', { search: { custID } })).count).toBe(0)
  })

  test('on another site reaches nothing at all', async () => {
    const before = await count('messages')
    const chat = await world.start()
    const evil = world.from(newAddress(), { origin: 'https://evil.example' })
    const { sessionToken } = chat
    const { taken, refused } = await outcomes([
      evil('bubble/fetch', { companyKey: world.companyKey }),
      evil('bubble/start', input(newPhone())),
      evil('bubble/messages', { sessionToken }),
      evil('bubble/send', { sessionToken, body: 'Hi', clientMessageID: randomUUID() }),
      evil('bubble/typing', { sessionToken }),
      evil('bubble/ask-quote', quote(sessionToken, [1])),
    ])
    expect(taken).toBe(0)
    expect(refused.map(({ code }) => code)).toEqual(Array.from({ length: 6 }, () => 'wrong_origin'))
    const upload = await uploadTo(world, sessionToken, await picture(), { origin: 'https://evil.example' })
    noteAnswer(upload.status)
    expect(upload).toMatchObject({ status: 403, body: { error: { code: 'wrong_origin' } } })
    // The chat’s own message and its text.
    expect(await count('messages')).toBe(Number(before) + 2)
  })
})
