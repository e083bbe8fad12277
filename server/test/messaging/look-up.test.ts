import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '@xd/core/domain/time/spans.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { type CarrierRequest, stubbornCarrier } from '../texting/stubborn-carrier.ts'
import { crashedText, messageRow, sendJobsLeft } from './crashed-text.ts'
import { type Contact, PATIENCE, type TextWorld, textWorld } from './text-world.ts'

const LONG_AGO_MS = MINUTE_MS

describe.each(ENGINES)('looking up a text whose answer was lost, on %s', (database) => {
  let carrier: Awaited<ReturnType<typeof stubbornCarrier>>
  let world: TextWorld
  /** What the carrier does when asked for its list, and its answer. */
  let listed: (request: CarrierRequest) => Promise<object[]> = async () => []
  let looks = 0
  let sids = 0

  const resource = (sid: string, body: string, status = 'sent', at = Date.now()) => ({
    sid,
    status,
    body,
    date_created: new Date(at).toUTCString(),
  })
  const newSid = () => `SMlook${(sids += 1)}`
  const report = (sid: string, sendKey: string, { phone }: Contact) =>
    world.webhook(
      { MessageSid: sid, MessageStatus: 'delivered', To: phone, From: world.storeNumber },
      { query: `?sendKey=${encodeURIComponent(sendKey)}` },
    )
  const sendsTo = ({ phone }: Contact) =>
    carrier.requests.filter(({ method, form }) => method === 'POST' && form.get('To') === phone)

  beforeAll(async () => {
    carrier = await stubbornCarrier(async (request) => {
      if (!request.url.pathname.endsWith('/Messages.json')) return { status: 404, body: {} }
      if (request.method === 'POST' && request.form.get('Body') === 'Too many')
        return { status: 429, body: { code: 20429, message: 'Too Many Requests', status: 429 } }
      if (request.method === 'POST')
        return { status: 201, body: resource(newSid(), request.form.get('Body') ?? '', 'queued') }
      looks += 1
      return { status: 200, body: { messages: await listed(request), next_page_uri: null } }
    })
    world = await textWorld({ database, sandbox: { url: carrier.url } })
  })
  afterAll(async () => {
    await world.close()
    await carrier.close()
  })

  const recovered = async (contact: Contact, body: string, startedAt: number) => {
    const crashed = await crashedText(world, contact, { body, startedAt })
    return {
      ...crashed,
      row: async () => {
        await crashed.recover()
        await expect.poll(() => sendJobsLeft(world, crashed.messageID), PATIENCE).toBe(0)
        return messageRow(world, crashed.messageID)
      },
    }
  }

  it('recognizes it as our own if the callback was recorded during the lookup', async () => {
    const contact = await world.contact()
    const { sendKey, row } = await recovered(contact, 'Told meanwhile', Date.now() - LONG_AGO_MS)
    const sid = newSid()
    listed = async () => {
      expect(await report(sid, sendKey, contact)).toBe(200)
      return [resource(sid, 'Told meanwhile')]
    }
    expect(await row()).toMatchObject({ providerMessageID: sid, messageStatus: 'delivered' })
    expect(sendsTo(contact)).toEqual([])
  })

  it('sends nothing if the callback came while a list without the text was in flight', async () => {
    const contact = await world.contact()
    const { sendKey, row } = await recovered(contact, 'Not listed', Date.now() - LONG_AGO_MS)
    const sid = newSid()
    listed = async () => {
      expect(await report(sid, sendKey, contact)).toBe(200)
      return []
    }
    expect(await row()).toMatchObject({ providerMessageID: sid, messageStatus: 'delivered' })
    expect(sendsTo(contact)).toEqual([])
  })

  it('sends nothing to a customer who wrote STOP while the list was in flight', async () => {
    const contact = await world.contact()
    const { row } = await recovered(contact, 'Stopped meanwhile', Date.now() - LONG_AGO_MS)
    const stop = { MessageSid: newSid(), From: contact.phone, To: world.storeNumber, Body: 'STOP', NumMedia: '0' }
    listed = async () => {
      expect(await world.webhook(stop)).toBe(200)
      return []
    }
    expect(await row()).toMatchObject({ messageStatus: 'failed', messageTwilioError: 21610 })
    expect(sendsTo(contact).map(({ form }) => form.get('Body'))).not.toContain('Stopped meanwhile')
  })

  it('looks again before counting a recent attempt as lost, even if the clock was set back since', async () => {
    for (const startedAt of [Date.now(), Date.now() + 2 * HOUR_MS]) {
      const contact = await world.contact()
      const { row } = await recovered(contact, 'Still on its way', startedAt)
      const sid = newSid()
      const before = looks
      listed = async () => (looks > before + 1 ? [resource(sid, 'Still on its way', 'queued')] : [])
      expect(await row()).toMatchObject({ providerMessageID: sid })
      expect(sendsTo(contact)).toEqual([])
    }
  })

  it('is given up once the carrier has refused it for four hours, and no sooner', async () => {
    const [late, soon] = [await world.contact(), await world.contact()]
    const refused = (contact: Contact, age: number) =>
      crashedText(world, contact, { body: 'Too many', startedAt: null, at: Date.now() - age })
    const [old, young] = [await refused(late, 4 * HOUR_MS + MINUTE_MS), await refused(soon, 4 * HOUR_MS - MINUTE_MS)]
    await young.recover()
    await expect.poll(() => sendsTo(soon).length, PATIENCE).toBeGreaterThan(0)
    await old.recover()
    await expect.poll(() => sendJobsLeft(world, old.messageID), PATIENCE).toBe(0)
    expect(await messageRow(world, old.messageID)).toMatchObject({ messageStatus: 'failed', messageTwilioError: 20429 })
    expect(await sendJobsLeft(world, young.messageID)).toBe(1)
    expect(await messageRow(world, young.messageID)).toMatchObject({ messageStatus: 'queued' })
  })

  it('is the oldest of the same texts that no other message has', async () => {
    const contact = await world.contact()
    const [newer, older] = [newSid(), newSid()]
    for (const sid of [older, newer]) {
      const { row } = await recovered(contact, 'The same words', Date.now() - LONG_AGO_MS)
      // As the carrier lists them: the newest first.
      listed = async () => [newer, older].map((one) => resource(one, 'The same words'))
      expect(await row()).toMatchObject({ providerMessageID: sid })
    }
    expect(sendsTo(contact)).toEqual([])
    const { row } = await recovered(contact, 'The same words', Date.now() - LONG_AGO_MS)
    expect(await row()).toMatchObject({ providerMessageID: expect.not.stringMatching(`${newer}|${older}`) as string })
    expect(sendsTo(contact)).toHaveLength(1)
  })

  it('does not count the earlier failed attempt as its own', async () => {
    const contact = await world.contact()
    const startedAt = Date.now() - LONG_AGO_MS
    const { row } = await recovered(contact, 'Once more', startedAt)
    listed = async () => [resource(newSid(), 'Once more', 'undelivered', startedAt - MINUTE_MS)]
    expect(await row()).toMatchObject({ messageStatus: 'queued' })
    expect(sendsTo(contact)).toHaveLength(1)
  })

  it('recognizes its own text at a landline, which has failed meanwhile, and does not send it again', async () => {
    const contact = await world.contact()
    const { row } = await recovered(contact, 'To a landline', Date.now() - LONG_AGO_MS)
    const failed = { ...resource(newSid(), 'To a landline', 'undelivered'), error_code: 30006 }
    listed = async () => [failed]
    expect(await row()).toMatchObject({
      providerMessageID: failed.sid,
      messageStatus: 'undelivered',
      messageTwilioError: 30006,
    })
    expect(sendsTo(contact)).toEqual([])
  })
})
