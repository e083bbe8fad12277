import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliveryError } from '@xd/core/domain/message/delivery-error.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { type TextWorld, textWorld } from './text-world.ts'

const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg=='

describe.each(ENGINES)('sending a text, on %s', (database) => {
  let world: TextWorld
  beforeAll(async () => {
    world = await textWorld({ database })
  })
  afterAll(() => world.close())

  it('reaches the customer’s phone, and its status says so', async () => {
    const { convoID, phone } = await world.contact()
    const sent = await world.send(convoID, 'Your ring is ready')
    expect(sent).toMatchObject({
      messageDirection: 'out',
      messageStatus: 'queued',
      messageAutomatic: false,
      messageTwilioError: null,
    })
    const delivered = await world.reaches(sent, 'delivered')
    expect(delivered).toMatchObject({ messageBody: 'Your ring is ready', messageID: sent.messageID })
    expect(await world.phone(phone)).toMatchObject([
      { direction: 'in', from: world.storeNumber, body: 'Your ring is ready' },
    ])
  })

  it('happens once per clientMessageID, even many times at once', async () => {
    const { convoID, phone } = await world.contact()
    const clientMessageID = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => world.send(convoID, 'Once', { clientMessageID })),
    )
    expect(new Set(answers.map((message) => message.messageID)).size).toBe(1)
    await world.reaches(answers[0]!, 'delivered')
    const again = await world.send(convoID, 'Once, said again', { clientMessageID })
    expect(again).toMatchObject({ messageID: answers[0]!.messageID, messageBody: 'Once', messageStatus: 'delivered' })
    expect(await world.phone(phone)).toHaveLength(1)
  })

  it('treats the same clientMessageID in another conversation as another message', async () => {
    const [one, other] = [await world.contact(), await world.contact()]
    const clientMessageID = randomUUID()
    const sent = await Promise.all([one, other].map(({ convoID }) => world.send(convoID, 'Hello', { clientMessageID })))
    expect(sent[0]!.messageID).not.toBe(sent[1]!.messageID)
  })

  it('answers the customer: nothing is unread or waiting', async () => {
    const contact = await world.contact()
    await world.write(contact.phone, 'Are you open?')
    await expect(world.convo(contact)).resolves.toMatchObject({ convoUnread: 1, convoWaitingSince: expect.any(String) })
    await world.send(contact.convoID, 'Yes, until six')
    await expect(world.convo(contact)).resolves.toMatchObject({ convoUnread: 0, convoWaitingSince: null })
  })

  it('does not bring an archived conversation back', async () => {
    const contact = await world.contact()
    await world.send(contact.convoID, 'Hello')
    await world.clerk('customers/conversation/archive', { convoID: contact.convoID })
    await world.send(contact.convoID, 'One more thing')
    await expect(world.convo(contact)).resolves.toMatchObject({ convoStatus: 'archived' })
  })

  it('is refused if the customer has written since, unless the sender insists', async () => {
    const { convoID, phone } = await world.contact()
    const { messageID: lastSeenMessageID } = await world.send(convoID, 'Shall we hold it?')
    await world.send(convoID, 'Just asking', { lastSeenMessageID })
    await world.write(phone, 'No')
    await world.write(phone, 'Sell it')
    await expect(world.send(convoID, 'Held', { lastSeenMessageID })).rejects.toMatchObject({
      status: 409,
      code: 'newer_messages',
      message: '2 new messages. Tester, Ana: “No” Tester, Ana: “Sell it” Send anyway?',
      body: { count: 2 },
    })
    const newest = (await world.messages(convoID)).at(-1)!.messageID
    await world.send(convoID, 'Sold', { lastSeenMessageID: newest })
    await world.send(convoID, 'Thank you', { lastSeenMessageID, force: true })
  })

  it('is refused if a colleague has answered since, and says what they wrote', async () => {
    const { convoID, phone } = await world.contact()
    await world.write(phone, 'How much is my interest?')
    const lastSeenMessageID = (await world.messages(convoID)).at(-1)!.messageID
    const manager = await world.signIn('manager')
    const say = (by: typeof manager, body: string, more: object = {}) =>
      by('customers/conversation/messages/send', {
        convoID,
        body,
        clientMessageID: randomUUID(),
        lastSeenMessageID,
        ...more,
      })
    // Three that were held while offline are sent in order, without a question about their own.
    for (const body of ['Let me look', 'One moment', 'It is $64']) await say(world.clerk, body)
    const overtaken = { status: 409, code: 'newer_messages', body: { count: 3 } }
    await expect(say(manager, 'It is $70')).rejects.toMatchObject(overtaken)
    await expect(say(manager, 'It is $70')).rejects.toThrow(/^3 new messages\. .*Dana.*: “It is \$64” Send anyway\?$/)
    expect((await world.phone(phone)).map(({ body }) => body)).not.toContain('It is $70')

    // One that can still be taken back counts, one for next week does not.
    const seen = { lastSeenMessageID: (await world.messages(convoID)).at(-1)!.messageID }
    const sendAt = new Date(Date.now() + 7 * 86_400_000).toISOString()
    await say(world.clerk, 'Next week', { ...seen, sendAt })
    await say(manager, 'Thank you', seen)
    const next = { lastSeenMessageID: (await world.messages(convoID)).at(-1)!.messageID }
    await say(world.clerk, 'See you', { ...next, undo: true })
    await expect(say(manager, 'Bye', next)).rejects.toMatchObject({ code: 'newer_messages', body: { count: 1 } })
  })

  it('is not blocked by automatic answers', async () => {
    const { convoID, phone } = await world.contact()
    const { messageID: lastSeenMessageID } = await world.send(convoID, 'Your ring is ready')
    await world.write(phone, 'HELP')
    const all = await world.messages(convoID)
    expect(all.at(-1)).toMatchObject({ messageAutomatic: true })
    // Only the customer's message counts, not our answer to it.
    await expect(world.send(convoID, 'Come by', { lastSeenMessageID })).rejects.toMatchObject({ body: { count: 1 } })
    await world.send(convoID, 'Come by', { lastSeenMessageID: all.at(-2)!.messageID })
  })

  it.each([
    ['an empty text', '   '],
    ['a text of 1,601 characters', 'x'.repeat(1601)],
  ])('refuses %s', async (_, body) => {
    const { convoID } = await world.contact()
    await expect(world.send(convoID, body)).rejects.toMatchObject({
      status: 400,
      code: 'invalid_input',
      fields: { body: expect.any(String) },
    })
    expect(await world.messages(convoID)).toEqual([])
  })

  it('carries 1,600 characters of any alphabet', async () => {
    const { convoID, phone } = await world.contact()
    const body = '💍'.repeat(1600)
    await world.reaches(await world.send(convoID, body), 'delivered')
    expect((await world.phone(phone))[0]!.body).toBe(body)
  })

  it('that was to leave later has its picture, once, and none without the add-on when it is sent again', async () => {
    const { convoID, phone } = await world.contact()
    const form = new FormData()
    form.set('file', new File([Buffer.from(DOT, 'base64')], 'dot.png'))
    const headers = { authorization: `Bearer ${world.clerk.token}` }
    const uploaded = await fetch(`${world.url}/api/media/upload`, { method: 'POST', headers, body: form })
    const { mediaID } = ((await uploaded.json()) as { media: { mediaID: number } }).media
    const sendAt = new Date(Date.now() + 3_600_000).toISOString()
    const waiting = await world.send(convoID, 'Look', { media: [mediaID, mediaID], sendAt })
    expect(waiting.messageMedia).toMatchObject([{ mediaID }])
    const { message } = await world.clerk('customers/conversation/messages/send-now', { messageID: waiting.messageID })
    expect(message.messageMedia).toMatchObject([{ mediaID }])
    await world.reaches(message, 'delivered')
    expect((await world.phone(phone))[0]!.mediaUrls).toHaveLength(1)

    const other = await world.contact('0001')
    const [plain, pictured] = [
      await world.reaches(await world.send(other.convoID, 'Look'), 'undelivered'),
      await world.reaches(await world.send(other.convoID, 'Look', { media: [mediaID] }), 'undelivered'),
    ]
    const { writes } = world.connection
    const company = writes.updateTable('companies').where('companyID', '=', 2)
    const { features } = await writes
      .selectFrom('companies')
      .select('features')
      .where('companyID', '=', 2)
      .executeTakeFirstOrThrow()
    await company.set({ features: features.replace('"mms"', '"other"') }).execute()
    const again = (messageID: number) => world.clerk('customers/conversation/messages/retry', { messageID })
    await expect(again(pictured.messageID)).rejects.toMatchObject({ code: 'not_allowed', body: { feature: 'mms' } })
    await again(plain.messageID)
    await company.set({ features }).execute()
    expect((await world.messages(other.convoID)).at(-1)).toMatchObject({ messageStatus: 'undelivered' })
  })

  it('is refused to a blocked customer', async () => {
    const { convoID, custID } = await world.contact()
    const manager = await world.signIn('manager')
    await manager('customers/block', { customerID: custID })
    await expect(world.send(convoID, 'Hello')).rejects.toMatchObject({ status: 409, code: 'customer_blocked' })
  })

  it('carries the company’s own pictures only', async () => {
    const { convoID, phone } = await world.contact()
    const upload = async (token: string) => {
      const form = new FormData()
      form.set('file', new File([Buffer.from(DOT, 'base64')], 'dot.png'))
      const response = await fetch(`${world.url}/api/media/upload`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: form,
      })
      return ((await response.json()) as { media: { mediaID: number } }).media.mediaID
    }
    const own = await upload(world.clerk.token)
    const sent = await world.send(convoID, '', { media: [own] })
    expect(sent.messageMedia).toMatchObject([{ mediaID: own, type: 'image/png' }])
    await world.reaches(sent, 'delivered')
    expect((await world.phone(phone))[0]!.mediaUrls).toHaveLength(1)
    const picture = await world.picture(sent.messageMedia[0]!.url)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])

    const foreign = await upload((await world.signIn('clerk@silveranchor.test')).token)
    await expect(world.send(convoID, 'Look', { media: [foreign] })).rejects.toMatchObject({ status: 404 })

    const other = await world.contact('0012')
    const failed = await world.reaches(await world.send(other.convoID, 'Look', { media: [own] }), 'failed')
    expect(deliveryError(failed.messageTwilioError).text).toMatch(/the customer’s phone can’t get pictures/)
    await world.reaches(await world.send(other.convoID, 'Look, in words'), 'delivered')
  })
})
