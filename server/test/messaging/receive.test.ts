import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { demoTextingCredentials } from '@xd/server/providers/texting/demo-credentials.ts'
import { authorization, mediaListURL } from '@xd/server/providers/texting/twilio-account.ts'
import { newPhone, PATIENCE, type TextWorld, textWorld } from './text-world.ts'

describe.each(ENGINES)('a customer’s text, on %s', (database) => {
  let world: TextWorld
  beforeAll(async () => {
    world = await textWorld({ database })
  })
  afterAll(() => world.close())

  const incoming = (from: string, Body: string) => ({
    MessageSid: `SM${randomUUID()}`,
    From: from,
    To: world.storeNumber,
    Body,
    SmsStatus: 'received',
    NumMedia: '0',
  })
  const search = async (phoneNumber: string) => (await world.clerk('customers/search', { phoneNumber })).customers

  it('appears unread in its conversation', async () => {
    const contact = await world.contact()
    await world.write(contact.phone, 'Is my ring there? 💍')
    expect(await world.messages(contact.convoID)).toMatchObject([
      {
        messageDirection: 'in',
        messageBody: 'Is my ring there? 💍',
        messageStatus: 'received',
        messageSentByID: null,
        messageAutomatic: false,
      },
    ])
    await expect(world.convo(contact)).resolves.toMatchObject({
      convoStatus: 'active',
      convoUnread: 1,
      convoWaitingSince: expect.any(String),
    })
  })

  it('keeps the time of the first unanswered text as more come', async () => {
    const contact = await world.contact()
    await world.write(contact.phone, 'Hello?')
    const { convoWaitingSince } = await world.convo(contact)
    await world.write(contact.phone, 'Anybody?')
    await expect(world.convo(contact)).resolves.toMatchObject({ convoUnread: 2, convoWaitingSince })
  })

  it('from a new number creates a contact that can be named', async () => {
    const phone = newPhone()
    await world.write(phone, 'Do you buy gold?')
    const [customer] = await search(phone)
    expect(customer).toMatchObject({ custPhone: phone, custFirstName: '', custLastName: 'Unknown' })
    const { custID } = customer!
    await world.clerk('customers/save', {
      customer: { custID, custPhone: phone, custFirstName: 'Maria', custLastName: 'Muñoz' },
    })
    expect(await search(phone)).toMatchObject([{ custFirstName: 'Maria', custLastName: 'Muñoz' }])
  })

  it('from a new number, five times at once, creates one contact and one conversation', async () => {
    const phone = newPhone()
    const texts = ['one', 'two', 'three', 'four', 'five']
    expect(await Promise.all(texts.map((body) => world.webhook(incoming(phone, body))))).toEqual([
      200, 200, 200, 200, 200,
    ])
    const customers = await search(phone)
    expect(customers).toHaveLength(1)
    const { convo } = await world.clerk('customers/conversation/fetch', {
      custID: customers[0]!.custID,
      storeID: world.storeID,
    })
    expect(convo.convoUnread).toBe(5)
    expect((await world.messages(convo.convoID)).map((message) => message.messageBody).sort()).toEqual(
      [...texts].sort(),
    )
  })

  it('is one message however often the carrier reports it, even at the same moment', async () => {
    const contact = await world.contact()
    const form = incoming(contact.phone, 'Once')
    expect(await Promise.all(Array.from({ length: 6 }, () => world.webhook(form)))).toEqual([
      200, 200, 200, 200, 200, 200,
    ])
    expect(await world.webhook(form)).toBe(200)
    expect(await world.messages(contact.convoID)).toHaveLength(1)
    expect((await world.convo(contact)).convoUnread).toBe(1)
  })

  it('brings an archived conversation back', async () => {
    const contact = await world.contact()
    await world.clerk('customers/conversation/archive', { convoID: contact.convoID })
    await world.write(contact.phone, 'Hello again')
    await expect(world.convo(contact)).resolves.toMatchObject({ convoStatus: 'active' })
  })

  it('from a blocked customer is kept, but does not count as unread', async () => {
    const contact = await world.contact()
    await (
      await world.signIn('manager')
    )('customers/block', { customerID: contact.custID })
    await world.clerk('customers/conversation/archive', { convoID: contact.convoID })
    await world.write(contact.phone, 'You again')
    await expect(world.convo(contact)).resolves.toMatchObject({
      convoStatus: 'archived',
      convoUnread: 0,
      convoWaitingSince: null,
    })
    expect(await world.messages(contact.convoID)).toHaveLength(1)
  })

  it('belongs to the store it was sent to', async () => {
    const contact = await world.contact()
    const { stores } = await world.clerk('stores/list', {})
    const other = stores.find((store) => store.storeID !== world.storeID)!
    await world.write(contact.phone, 'Hello other store', { to: other.storeSMSNumber })
    const { convo } = await world.clerk('customers/conversation/fetch', {
      custID: contact.custID,
      storeID: other.storeID,
    })
    expect(await world.messages(convo.convoID)).toMatchObject([{ messageBody: 'Hello other store' }])
    expect(await world.messages(contact.convoID)).toEqual([])
  })

  it('to a number of no store is accepted and dropped', async () => {
    const contact = await world.contact()
    expect(await world.webhook({ ...incoming(contact.phone, 'Who is this?'), To: '+12025550199' })).toBe(200)
    expect(await world.messages(contact.convoID)).toEqual([])
  })

  it.each(['whatsapp:+12135550142', 'rcs:golden_agent', 'messenger:1234', '72975', 'GOLDBANK', '+0123456789'])(
    'from %s, which is no phone, is accepted and dropped',
    async (from) => {
      const { count } = await world.clerk('customers/list', {})
      expect(await world.webhook(incoming(from, 'STOP'))).toBe(200)
      expect((await world.clerk('customers/list', {})).count).toBe(count)
    },
  )

  it.each([
    ['text/vcard', 'Contact card.vcf'],
    ['audio/amr', 'Voice note.amr'],
    ['video/mp4', 'Video.mp4'],
    ['application/pdf', 'PDF.pdf'],
    ['text/plain', 'Text file.txt'],
    ['text/html', 'File.bin'],
    ['image/svg+xml', 'Picture.bin'],
  ])('brings along a file of type %s, which can only be saved', async (type, name) => {
    const contact = await world.contact()
    const file = '<script>alert(1)</script>'
    await world.write(contact.phone, 'See', { mediaUrls: [`data:${type},${encodeURIComponent(file)}`] })
    const media = async () => (await world.messages(contact.convoID))[0]!.messageMedia
    await expect.poll(media, PATIENCE).toMatchObject([{ type, bytes: file.length, width: null }])
    const saved = await world.picture((await media())[0]!.url)
    expect(Object.fromEntries(saved.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="${name}"`,
      'x-content-type-options': 'nosniff',
    })
    expect(await saved.text()).toBe(file)
  })

  it('is refused without the carrier’s signature, or when far too long', async () => {
    const contact = await world.contact()
    expect(await world.webhook(incoming(contact.phone, 'forged'), { signature: 'forged' })).toBe(403)
    expect(await world.webhook(incoming(contact.phone, 'x'.repeat(200_000)))).toBe(413)
    expect(await world.messages(contact.convoID)).toEqual([])
  })

  it('loses only the character that a database cannot store', async () => {
    const contact = await world.contact()
    expect(await world.webhook(incoming(contact.phone, 'a\u0000b'))).toBe(200)
    expect(await world.messages(contact.convoID)).toMatchObject([{ messageBody: 'ab' }])
  })

  it('is kept composed', async () => {
    const contact = await world.contact()
    expect(await world.webhook(incoming(contact.phone, 'el arti\u0301culo'))).toBe(200)
    expect(await world.messages(contact.convoID)).toMatchObject([{ messageBody: 'el artículo' }])
  })

  /** The pictures of a conversation's newest text that the carrier still has. */
  const leftAtCarrier = async (convoID: number) => {
    const { accountSid, authToken } = demoTextingCredentials(world.config.secretKey)
    const { providerMessageID } = await world.connection.reads
      .selectFrom('messages')
      .select('providerMessageID')
      .where('convoID', '=', convoID)
      .orderBy('messageID', 'desc')
      .executeTakeFirstOrThrow()
    const account = { baseURL: world.config.sandboxURL, accountSid, authToken, publicURL: '' }
    const answer = await fetch(mediaListURL(account, providerMessageID!), {
      headers: { authorization: authorization(account) },
    })
    return ((await answer.json()) as { media_list: object[] }).media_list
  }

  it('brings its pictures along, which are then deleted at the carrier', async () => {
    const contact = await world.contact()
    const dot =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg=='
    await world.write(contact.phone, '', { mediaUrls: [dot, dot] })
    const media = async () => (await world.messages(contact.convoID))[0]!.messageMedia
    await expect.poll(async () => (await media()).length, PATIENCE).toBe(2)
    for (const { type, url } of await media()) {
      expect(type).toBe('image/png')
      const picture = await world.picture(url)
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
    }
    await expect.poll(() => leftAtCarrier(contact.convoID), PATIENCE).toEqual([])
  })
})
