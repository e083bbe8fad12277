import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { demoTextingCredentials } from '@xd/server/providers/texting/demo-credentials.ts'
import { twilio } from '@xd/server/providers/texting/twilio.ts'
import { crashedText, messageRow, sendJobsLeft } from './crashed-text.ts'
import { startOnFailure } from './start-on-failure.ts'
import { type Contact, PATIENCE, type TextWorld, textWorld } from './text-world.ts'

/** No earlier request is still running. */
const LONG_AGO_MS = 60_000

describe.each(ENGINES)('a text on its way, on %s', (database) => {
  let world: TextWorld
  beforeAll(async () => {
    world = await textWorld({ database })
  })
  afterAll(() => world.close())

  const carrier = () =>
    twilio({ baseURL: world.sandboxURL, publicURL: world.url, ...demoTextingCredentials(world.config.secretKey) })

  it.each([
    ['0001', 30003],
    ['0002', 30005],
    ['0003', 30006],
    ['0004', 30007],
    ['0005', 30008],
  ])('is undelivered at a number ending in %s, with the carrier’s reason', async (ending, messageTwilioError) => {
    const { convoID, phone } = await world.contact(ending)
    const ended = await world.reaches(await world.send(convoID, 'Hello'), 'undelivered')
    expect(ended).toMatchObject({ messageTwilioError })
    expect(await world.phone(phone)).toEqual([])
  })

  it.each([
    ['0006', 'the carrier is too busy twice'],
    ['0007', 'callbacks come doubled and out of order'],
    ['0009', 'the carrier’s answer never arrives'],
  ])('arrives once at a number ending in %s: %s', async (ending) => {
    const { convoID, phone } = await world.contact(ending)
    const sent = await world.send(convoID, 'Hello')
    await world.reaches(sent, 'delivered')
    await expect.poll(() => jobsLeft(sent.messageID), PATIENCE).toBe(0)
    await expect(world.messages(convoID)).resolves.toMatchObject([
      { messageStatus: 'delivered', messageTwilioError: null },
    ])
    expect(await world.phone(phone)).toHaveLength(1)
  })

  const jobsLeft = (messageID: number) => sendJobsLeft(world, messageID)
  const rowOf = (messageID: number) => messageRow(world, messageID)
  const crashed = (contact: Contact, body: string) =>
    crashedText(world, contact, { body, startedAt: Date.now() - LONG_AGO_MS })

  it('is not sent again if the crash came after the carrier took it', async () => {
    const contact = await world.contact()
    const { recover, sendKey, ...message } = await crashed(contact, 'Taken')
    // This one's callbacks are lost too, so only the lookup can tell.
    await Effect.runPromise(
      carrier().send({ sendKey: 'lost', from: world.storeNumber, to: contact.phone, body: 'Taken', mediaURLs: [] }),
    )
    await recover()
    await expect.poll(() => jobsLeft(message.messageID), PATIENCE).toBe(0)
    expect(await rowOf(message.messageID)).toMatchObject({ providerMessageID: expect.stringMatching(/^SM/), sendKey })
    expect(await world.phone(contact.phone)).toHaveLength(1)
  })

  it('is sent if the crash came before the carrier got it', async () => {
    const contact = await world.contact()
    const { recover, ...message } = await crashed(contact, 'Not taken')
    await recover()
    await world.reaches(message, 'delivered')
    expect(await world.phone(contact.phone)).toHaveLength(1)
  })

  it('does not mistake an identical text of another message for its own', async () => {
    const contact = await world.contact()
    await world.reaches(await world.send(contact.convoID, 'ok'), 'delivered')
    const { recover, ...message } = await crashed(contact, 'ok')
    await recover()
    await world.reaches(message, 'delivered')
    expect(await world.phone(contact.phone)).toHaveLength(2)
  })

  it('accepts a callback before its own answer, by our own key', async () => {
    const contact = await world.contact()
    const { sendKey, ...message } = await crashed(contact, 'Early')
    const report = { MessageSid: 'SMearly', MessageStatus: 'delivered', To: contact.phone, From: world.storeNumber }
    expect(await world.webhook(report, { query: `?sendKey=${encodeURIComponent(sendKey)}` })).toBe(200)
    expect(await world.webhook({ ...report, MessageStatus: 'sent' })).toBe(200)
    expect(await rowOf(message.messageID)).toMatchObject({ providerMessageID: 'SMearly', messageStatus: 'delivered' })
  })

  it('believes only reports signed by the carrier', async () => {
    const { convoID } = await world.contact()
    const sent = await world.reaches(await world.send(convoID, 'Hello'), 'delivered')
    const { providerMessageID } = await rowOf(sent.messageID)
    expect(
      await world.webhook({ MessageSid: providerMessageID!, MessageStatus: 'failed' }, { signature: 'forged' }),
    ).toBe(403)
    expect(await world.webhook({ MessageSid: 'SMunknown', MessageStatus: 'failed' })).toBe(200)
    expect((await fetch(`${world.url}/hooks/texting/other`, { method: 'POST' })).status).toBe(404)
    expect(await rowOf(sent.messageID)).toMatchObject({ messageStatus: 'delivered' })
  })

  it('treats a refusal for an opted-out number as an opt-out', async () => {
    const contact = await world.contact()
    const { sendKey } = await crashed(contact, 'Refused')
    await world.webhook(
      { MessageSid: 'SMrefused', MessageStatus: 'failed', ErrorCode: '21610' },
      { query: `?sendKey=${encodeURIComponent(sendKey)}` },
    )
    await expect(world.send(contact.convoID, 'Hello')).rejects.toMatchObject({ code: 'opted_out' })
    const { holds } = await world.clerk('customers/consent/fetch', { custID: contact.custID })
    expect(holds).toEqual({ service: false, marketing: false })
  })

  it('is not sent if the customer opted out while it waited', async () => {
    const contact = await world.contact()
    await world.connection.writes
      .updateTable('customers')
      .set({ custOptedOutAt: Date.now() })
      .where('custID', '=', contact.custID)
      .execute()
    const { recover, ...message } = await crashed(contact, 'Too late')
    await world.connection.writes
      .updateTable('messages')
      .set({ sendStartedAt: null })
      .where('messageID', '=', message.messageID)
      .execute()
    await recover()
    expect(await world.reaches(message, 'failed')).toMatchObject({ messageTwilioError: 21610 })
    expect(await world.phone(contact.phone)).toEqual([])
  })

  it('that is held back leaves the customer opted in if they write START at that moment', async () => {
    const contact = await world.contact()
    const { writes } = world.connection
    const optOut = (at: number | null) =>
      writes.updateTable('customers').set({ custOptedOutAt: at }).where('custID', '=', contact.custID).execute()
    await optOut(Date.now())
    const { recover, ...message } = await crashed(contact, 'Held back')
    const startsWhenHeldBack = await startOnFailure(writes, message.messageID)
    await writes
      .updateTable('messages')
      .set({ sendStartedAt: null })
      .where('messageID', '=', message.messageID)
      .execute()
    await recover()
    await world.reaches(message, 'failed')
    await startsWhenHeldBack.drop()
    await world.reaches(await world.send(contact.convoID, 'Welcome back'), 'delivered')
  })
})

describe.each(ENGINES)('retrying a text, on %s', (database) => {
  let world: TextWorld
  beforeAll(async () => {
    world = await textWorld({ database })
  })
  afterAll(() => world.close())

  const retry = (messageID: number) => world.clerk('customers/conversation/messages/retry', { messageID })

  it('makes one new attempt at the same message, even when requested many times at once', async () => {
    const { convoID } = await world.contact('0001')
    const failed = await world.reaches(await world.send(convoID, 'Hello'), 'undelivered')
    const answers = await Promise.allSettled([1, 2, 3].map(() => retry(failed.messageID)))
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1)
    const [again] = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.message] : []))
    expect(again).toMatchObject({ messageID: failed.messageID, messageStatus: 'queued', messageTwilioError: null })
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ status: 409, code: 'not_retryable' })
    await world.reaches(failed, 'undelivered')
  })

  it('ignores news of the earlier attempt', async () => {
    const { convoID } = await world.contact('0001')
    const failed = await world.reaches(await world.send(convoID, 'Hello'), 'undelivered')
    const find = () =>
      world.connection.reads
        .selectFrom('messages')
        .selectAll()
        .where('messageID', '=', failed.messageID)
        .executeTakeFirstOrThrow()
    const before = await find()
    await retry(failed.messageID)
    await world.webhook(
      { MessageSid: before.providerMessageID!, MessageStatus: 'delivered' },
      { query: `?sendKey=${before.sendKey}` },
    )
    expect((await find()).messageStatus).not.toBe('delivered')
    expect((await find()).sendKey).not.toBe(before.sendKey)
  })

  it('is refused for a message that arrived, and for a customer’s message', async () => {
    const { convoID, phone } = await world.contact()
    const delivered = await world.reaches(await world.send(convoID, 'Hello'), 'delivered')
    await world.write(phone, 'Hello yourself')
    const incoming = (await world.messages(convoID)).at(-1)!
    for (const { messageID } of [delivered, incoming])
      await expect(retry(messageID)).rejects.toMatchObject({ code: 'not_retryable' })
  })

  it('is refused once the customer has opted out', async () => {
    const { convoID, phone } = await world.contact('0002')
    const failed = await world.reaches(await world.send(convoID, 'Hello'), 'undelivered')
    await world.write(phone, 'STOP')
    await expect(retry(failed.messageID)).rejects.toMatchObject({ code: 'opted_out' })
    expect(await world.messages(convoID)).toContainEqual(
      expect.objectContaining({ messageID: failed.messageID, messageStatus: 'undelivered' }),
    )
  })
})
