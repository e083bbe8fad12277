import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MINUTE_MS, SECOND_MS } from '@xd/core/domain/time/spans.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { type LateWorld, lateWorld } from './late-world.ts'
import { type Contact, newPhone, PATIENCE } from './text-world.ts'

const DOT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg=='

describe.each(ENGINES)('a text that could not reach the server, on %s', (database) => {
  let world: LateWorld
  beforeAll(async () => {
    world = await lateWorld({ database })
  })
  afterAll(() => world.close())

  const bodies = async ({ convoID }: Contact) => (await world.messages(convoID)).map(({ messageBody }) => messageBody)
  const automatic = async ({ convoID }: Contact) =>
    (await world.messages(convoID)).filter(({ messageAutomatic }) => messageAutomatic)
  const optedOut = async ({ custID }: Contact) =>
    (await world.clerk('customers/fetch', { customerID: custID })).customer.custOptedOut

  it.each([
    ['35 seconds', 35 * SECOND_MS],
    ['ten minutes', 10 * MINUTE_MS],
    ['half a day', 720 * MINUTE_MS],
  ])('for %s arrives once, in order and with the time it was written', async (_, ago) => {
    const contact = await world.contact()
    const before = Date.now() - ago - SECOND_MS
    await world.lose(contact.phone, 'First', { ago })
    await world.lose(contact.phone, 'Second', { ago })
    await world.write(contact.phone, 'Third')
    await world.askCarrier()
    await world.askCarrier()
    expect((await bodies(contact)).sort()).toEqual(['First', 'Second', 'Third'])
    const first = (await world.messages(contact.convoID)).find(({ messageBody }) => messageBody === 'First')!
    const at = Date.parse(first.messageDate)
    expect(at).toBeGreaterThanOrEqual(before)
    expect(at).toBeLessThanOrEqual(before + 60 * SECOND_MS)
    const { convoUnread, convoWaitingSince } = await world.convo(contact)
    expect([convoUnread, convoWaitingSince]).toEqual([3, first.messageDate])
  })

  it('leaves the inbox row to later messages', async () => {
    const contact = await world.contact()
    await world.lose(contact.phone, 'Is it ready?', { ago: 2 * MINUTE_MS })
    const sent = await world.send(contact.convoID, 'It is ready.')
    await world.askCarrier()
    const { messages: rows } = await world.clerk('inbox/list', { search: { store: world.storeID } })
    const row = rows.find(({ convo }) => convo.convoID === contact.convoID)!
    expect(row).toMatchObject({ messageID: sent.messageID, messageBody: 'It is ready.' })
    expect(row.convo).toMatchObject({ convoUnread: 1, convoWaitingSince: expect.any(String) })
  })

  it('is one message if its webhook comes while the carrier is asked', async () => {
    const contact = await world.contact()
    const MessageSid = await world.lose(contact.phone, 'Once')
    const form = { MessageSid, From: contact.phone, To: world.storeNumber, Body: 'Once', NumMedia: '0' }
    const webhooks = Array.from({ length: 4 }, () => world.webhook(form))
    await Promise.all([world.askCarrier(), ...webhooks])
    expect(await Promise.all(webhooks)).toEqual([200, 200, 200, 200])
    expect(await bodies(contact)).toEqual(['Once'])
    expect((await world.convo(contact)).convoUnread).toBe(1)
  })

  it('brings its pictures along', async () => {
    const contact = await world.contact()
    await world.lose(contact.phone, 'Look', { mediaUrls: [DOT, DOT] })
    await world.askCarrier()
    await expect
      .poll(
        async () => (await world.messages(contact.convoID)).map(({ messageMedia }) => messageMedia.length),
        PATIENCE,
      )
      .toEqual([2])
    const [message] = await world.messages(contact.convoID)
    expect((await world.picture(message!.messageMedia[0]!.url)).headers.get('content-type')).toBe('image/png')
  })

  it('from a new number creates its contact', async () => {
    const phone = newPhone()
    await world.lose(phone, 'Do you buy gold?')
    await world.askCarrier()
    const { customers } = await world.clerk('customers/search', { phoneNumber: phone })
    expect(customers).toMatchObject([{ custPhone: phone }])
  })

  it('of a customer erased since does not come back', async () => {
    const contact = await world.contact()
    await world.write(contact.phone, 'Forget me')
    const owner = await world.signIn('owner')
    await owner('customers/erase', { customerID: contact.custID, confirmName: 'Tester, Ana' })
    await world.askCarrier()
    const { customers } = await world.clerk('customers/search', { phoneNumber: contact.phone })
    expect(customers).toEqual([])
  })

  it('is answered automatically for fifteen minutes', async () => {
    await world.setOpen(false)
    try {
      const [soon, late] = [await world.contact(), await world.contact()]
      await world.lose(soon.phone, 'Are you open?', { ago: 14 * MINUTE_MS })
      await world.lose(late.phone, 'Are you open?', { ago: 16 * MINUTE_MS })
      await world.askCarrier()
      expect([await automatic(soon), await automatic(late)]).toMatchObject([[{}], []])
    } finally {
      await world.setOpen(true)
    }
  })

  it('opts out at once, and is confirmed within five minutes or not at all', async () => {
    const [soon, late] = [await world.contact(), await world.contact()]
    await world.lose(soon.phone, 'STOP', { ago: MINUTE_MS })
    await world.lose(late.phone, 'STOP', { ago: 6 * MINUTE_MS })
    await world.askCarrier()
    expect([await optedOut(soon), await optedOut(late)]).toEqual([expect.any(String), expect.any(String)])
    const ends = async () => [...(await automatic(soon)), ...(await automatic(late))]
    await expect
      .poll(async () => (await ends()).map(({ messageStatus }) => messageStatus), PATIENCE)
      .toEqual(['delivered', 'failed'])
    expect(await ends()).toMatchObject([{ messageTwilioError: null }, { messageTwilioError: 513 }])
    expect((await world.phone(late.phone)).filter(({ direction }) => direction === 'in')).toEqual([])
  })

  it('gets an explanation, not an answer, if it asks for help or to be texted again too late', async () => {
    const [helped, started] = [await world.contact(), await world.contact()]
    await world.write(started.phone, 'STOP')
    await world.connection.writes
      .updateTable('customers')
      .set({ custOptedOutAt: Date.now() - 30 * MINUTE_MS })
      .where('custID', '=', started.custID)
      .execute()
    await world.connection.writes
      .updateTable('customer_consents')
      .set({ at: Date.now() - 30 * MINUTE_MS })
      .where('custID', '=', started.custID)
      .execute()
    await world.lose(helped.phone, 'HELP', { ago: 6 * MINUTE_MS })
    await world.lose(started.phone, 'START', { ago: 6 * MINUTE_MS })
    await world.askCarrier()
    expect(await optedOut(started)).toBeNull()
    const codes = async (contact: Contact) =>
      (await automatic(contact)).map(({ messageTwilioError }) => messageTwilioError).sort()
    await expect.poll(async () => [await codes(helped), await codes(started)], PATIENCE).toEqual([[513], [513, null]])
  })

  it('that asks for the opposite of a later one changes nothing', async () => {
    const [stopped, started] = [await world.contact(), await world.contact()]
    for (const { phone } of [stopped, started]) await world.lose(phone, 'STOP', { ago: 4 * MINUTE_MS })
    await world.askCarrier()
    await world.lose(stopped.phone, 'START', { ago: 3 * MINUTE_MS })
    await world.write(stopped.phone, 'STOP')
    await world.lose(started.phone, 'STOP', { ago: 3 * MINUTE_MS })
    await world.write(started.phone, 'START')
    await world.askCarrier()
    expect([await optedOut(stopped), await optedOut(started)]).toEqual([expect.any(String), null])
    expect([await bodies(stopped), await bodies(started)]).toMatchObject([{ length: 4 }, { length: 5 }])
  })

  it('that is a STOP from before the one that opted them out is recorded too, and the opt-out keeps its time', async () => {
    const { reads } = world.connection
    const contact = await world.contact()
    await world.lose(contact.phone, 'STOP', { ago: 3 * MINUTE_MS })
    await world.write(contact.phone, 'STOP')
    const since = await optedOut(contact)
    await world.askCarrier()
    expect(await optedOut(contact)).toBe(since)
    const consents = await reads
      .selectFrom('customer_consents')
      .select(['consentKind', 'given', 'source', 'at'])
      .where('custID', '=', contact.custID)
      .orderBy('at')
      .orderBy('consentKind')
      .execute()
    const stop = { given: 0, source: 'text' }
    expect(consents.map(({ at: _, ...told }) => told)).toEqual([
      { consentKind: 'marketing', ...stop },
      { consentKind: 'service', ...stop },
      { consentKind: 'marketing', ...stop },
      { consentKind: 'service', ...stop },
    ])
    expect(consents[3]!.at - consents[0]!.at).toBeGreaterThanOrEqual(2 * MINUTE_MS)
    expect(await automatic(contact)).toHaveLength(1)
  })

  it('missed because the carrier was down arrives once it is back', async () => {
    const contact = await world.contact()
    await world.lose(contact.phone, 'Anyone there?')
    await world.stopCarrier()
    await world.askCarrier()
    const { lastError } = await world.connection.reads
      .selectFrom('jobs')
      .select('lastError')
      .where('kind', '=', 'catch-up-texts')
      .executeTakeFirstOrThrow()
    expect(lastError).toContain('the carrier does not list texts')
    expect(await bodies(contact)).toEqual([])
    await world.startCarrier()
    await world.askCarrier()
    expect(await bodies(contact)).toEqual(['Anyone there?'])
  })
})
