import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { type EmailWorld, emailWorld } from './email-world.ts'

/** 32 by 32 pixels: smaller ones are taken for the logo of a signature. */
const picture = async (): Promise<string> => {
  const { default: sharp } = await import('sharp')
  const bytes = await sharp({ create: { width: 32, height: 32, channels: 3, background: '#cc9900' } })
    .png()
    .toBuffer()
  return `data:image/png;base64,${bytes.toString('base64')}`
}

describe.each(ENGINES)('a customer’s email, on %s', (database) => {
  let world: EmailWorld
  beforeAll(async () => {
    world = await emailWorld({ database })
  })
  afterAll(() => world.close())

  it('to the store appears unread in the conversation of the customer with that address', async () => {
    const contact = await world.mailContact()
    expect(
      await world.writeMail(contact.address.toUpperCase(), { subject: 'A ring', text: 'Is it there? 💍\n' }),
    ).toMatchObject({ success: true })
    expect(await world.messages(contact.convoID)).toMatchObject([
      {
        messageDirection: 'in',
        messageChannel: 'email',
        messageSubject: 'A ring',
        messageBody: 'Is it there? 💍',
        messageStatus: 'received',
        messageSentByID: null,
        messageEmail: { from: contact.address, htmlURL: null, remoteImages: 0, filesLeft: 0 },
      },
    ])
    await expect(world.convo(contact)).resolves.toMatchObject({
      convoStatus: 'active',
      convoUnread: 1,
      convoWaitingSince: expect.any(String),
    })
  })

  it('that answers ours joins its conversation, whatever address it comes from', async () => {
    const contact = await world.mailContact()
    await world.email(contact.convoID, 'Is it yours?')
    const { messageID } = await world.arrives(contact.address)
    expect(await world.writeMail('other@elsewhere.test', { text: 'Yes', inReplyTo: messageID })).toMatchObject({
      success: true,
    })
    expect((await world.messages(contact.convoID)).at(-1)).toMatchObject({
      messageBody: 'Yes',
      messageEmail: { from: 'other@elsewhere.test' },
    })
  })

  it('to the conversation’s own address joins it, but not with a forged signature', async () => {
    const contact = await world.mailContact()
    const to = world.addresses.ofConversation(contact.convoID)
    expect(await world.writeMail('other@elsewhere.test', { to: to.toUpperCase(), text: 'Here' })).toMatchObject({
      success: true,
    })
    const forged = to.replace(/\.[0-9a-f]+@/, `.${'0'.repeat(20)}@`)
    expect(await world.writeMail('other@elsewhere.test', { to: forged, text: 'Forged' })).toMatchObject({
      success: false,
    })
    expect(await world.messages(contact.convoID)).toMatchObject([{ messageBody: 'Here' }])
  })

  it('from someone who was erased, though their payments stay, is kept nowhere', async () => {
    const contact = await world.mailContact()
    const { convoID, custID } = contact
    const payment = { paymentAmount: 20, paymentMemo: 'Interest', paymentMode: 'any' as const }
    await world.clerk('payments/send', { convoID, payment, clientMessageID: randomUUID() })
    const manager = await world.signIn('manager')
    const { customer } = await manager('customers/fetch', { customerID: custID })
    const confirmName = `${customer.custLastName}, ${customer.custFirstName}`
    await manager('customers/erase', { customerID: custID, confirmName })
    const to = world.addresses.ofConversation(convoID)
    expect(await world.writeMail(contact.address, { to, text: 'It is Ana again' })).toMatchObject({ success: false })
    const { writes } = world.connection
    const kept = await writes.selectFrom('messages').select('messageBody').where('convoID', '=', convoID).execute()
    expect(kept.map(({ messageBody }) => messageBody)).not.toContain('It is Ana again')
  })

  it('belongs to the store it was sent to', async () => {
    const contact = await world.mailContact()
    const other = (await world.clerk('stores/list', {})).stores.find(({ storeID }) => storeID !== world.storeID)!
    await world.writeMail(contact.address, { to: world.addresses.ofStore(other.storeKey), text: 'Hello other store' })
    const { convo } = await world.clerk('customers/conversation/fetch', {
      custID: contact.custID,
      storeID: other.storeID,
    })
    expect(await world.messages(convo.convoID)).toMatchObject([{ messageBody: 'Hello other store' }])
    expect(await world.messages(contact.convoID)).toEqual([])
  })

  it('is one message however often it is reported, even at the same moment', async () => {
    const contact = await world.mailContact()
    const mail = { messageID: `<${randomUUID()}@example.test>`, from: contact.address, text: 'Once' }
    expect(await Promise.all(Array.from({ length: 6 }, () => world.mailWebhook(mail)))).toEqual([
      200, 200, 200, 200, 200, 200,
    ])
    expect(await world.mailWebhook(mail)).toBe(200)
    expect(await world.messages(contact.convoID)).toHaveLength(1)
    expect((await world.convo(contact)).convoUnread).toBe(1)
  })

  it('from an address no store knows is refused, so the sender hears of it', async () => {
    expect(await world.mailWebhook({ from: 'stranger@example.test' })).toBe(422)
    expect(await world.mailWebhook({ from: 'stranger@example.test', to: 'messages+no-such-store@xd.test' })).toBe(422)
  })

  it('that is our own, sent back by a mailbox, is not treated as a customer’s', async () => {
    const contact = await world.mailContact()
    expect(
      await world.mailWebhook({ from: world.storeAddress, to: world.addresses.ofConversation(contact.convoID) }),
    ).toBe(200)
    expect(await world.messages(contact.convoID)).toEqual([])
  })

  it('is refused without the mail service’s signature', async () => {
    const contact = await world.mailContact()
    expect(await world.mailWebhook({ from: contact.address }, 'forged')).toBe(403)
    expect(await world.messages(contact.convoID)).toEqual([])
  })

  it('gets no automatic answer while the store is closed', async () => {
    await world.setOpen(false)
    const contact = await world.mailContact()
    await world.writeMail(contact.address, { text: 'Are you open?' })
    expect(await world.messages(contact.convoID)).toHaveLength(1)
    await world.setOpen(true)
  })

  it('that says STOP is flagged for staff, and opts nobody out', async () => {
    const contact = await world.mailContact()
    await world.writeMail(contact.address, { text: 'STOP\n\nOn Monday Main wrote:\n> Hello' })
    await expect(world.convo(contact)).resolves.toMatchObject({ convoFlag: 'flag' })
    expect((await world.clerk('customers/fetch', { customerID: contact.custID })).customer.custOptedOut).toBeNull()
    expect(await world.messages(contact.convoID)).toHaveLength(1)
  })

  it('from a blocked customer is kept, but does not count as unread', async () => {
    const contact = await world.mailContact()
    await (
      await world.signIn('manager')
    )('customers/block', { customerID: contact.custID })
    await world.clerk('customers/conversation/archive', { convoID: contact.convoID })
    await world.writeMail(contact.address, { text: 'You again' })
    await expect(world.convo(contact)).resolves.toMatchObject({
      convoStatus: 'archived',
      convoUnread: 0,
      convoWaitingSince: null,
    })
    expect(await world.messages(contact.convoID)).toHaveLength(1)
  })

  it('brings its pictures along', async () => {
    const contact = await world.mailContact()
    await world.writeMail(contact.address, {
      text: 'Look',
      attachments: [await picture(), 'data:application/pdf;base64,JVBERi0='],
    })
    expect(await world.messages(contact.convoID)).toMatchObject([
      { messageMedia: [{ type: 'image/png', width: 32 }], messageEmail: { filesLeft: 1 } },
    ])
  })

  it('is kept composed', async () => {
    const contact = await world.mailContact()
    const said = { subject: 'Mi arti\u0301culo', text: '\u00bfCua\u0301nto es?' }
    expect(await world.mailWebhook({ from: contact.address, ...said })).toBe(200)
    expect(await world.messages(contact.convoID)).toMatchObject([
      { messageSubject: 'Mi artículo', messageBody: '¿Cuánto es?' },
    ])
  })

  it('loses only the character that a database cannot store', async () => {
    const contact = await world.mailContact()
    expect(
      await world.mailWebhook({
        from: contact.address,
        text: 'a\u0000b',
        html: '<p>a\u0000b</p>',
        subject: 'x\u0000y',
      }),
    ).toBe(200)
    expect(await world.messages(contact.convoID)).toMatchObject([{ messageBody: 'ab', messageSubject: 'x y' }])
  })

  describe('with formatted text', () => {
    const HTML =
      '<style>p{color:red}</style><p onclick="steal()">Hello <b>there</b><script>steal()</script></p><a href="javascript:steal()">x</a>' +
      '<a href="https://example.test/">y</a><form action="/api/auth/logout"><input name="a"></form><iframe src="/"></iframe>' +
      '<img src="https://tracker.test/ring.jpg" onerror="steal()" alt="ring"><img src="https://tracker.test/pixel.gif" width="1" height="1">' +
      '<div style="position:fixed;background:url(https://tracker.test/b.png);color:#123456">z</div>'
    const page = (path: string, token = world.clerk.token) =>
      fetch(new URL(path, world.url), { headers: { authorization: `Bearer ${token}` } })

    const received = async () => {
      const contact = await world.mailContact()
      await world.writeMail(contact.address, { text: '', html: HTML })
      return (await world.messages(contact.convoID))[0]!
    }

    it('is shown as text, and on its own page as formatted, with nothing that runs or fetches', async () => {
      const message = await received()
      expect(message).toMatchObject({
        messageBody: expect.stringContaining('Hello there'),
        messageEmail: { remoteImages: 1 },
      })
      expect(message.messageBody).not.toMatch(/steal|color/)
      const answer = await page(message.messageEmail!.htmlURL!)
      const html = await answer.text()
      expect(html).toContain('<p>Hello <b>there</b></p>')
      expect(html).toContain('color:#123456')
      expect(html).toMatch(
        /<a href="https:\/\/example\.test\/" target="_blank" rel="noopener noreferrer nofollow">y<\/a>/,
      )
      expect(html).not.toMatch(/steal|onclick|script|<form|<input|<iframe|<img|tracker|position/)
      const policy = answer.headers.get('content-security-policy')
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("img-src 'none'")
      expect(policy).not.toMatch(/script/)
      expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    })

    it('shows images on request, but no tracking pixels', async () => {
      const { messageEmail } = await received()
      const answer = await page(`${messageEmail!.htmlURL!}?images=1`)
      expect(await answer.text()).toMatch(/<img src="https:\/\/tracker\.test\/ring\.jpg" alt="ring"/)
      expect(await (await page(`${messageEmail!.htmlURL!}?images=1`)).text()).not.toMatch(/pixel|onerror|b\.png/)
      expect(answer.headers.get('content-security-policy')).toContain('img-src https: http:')
    })

    it('is only for users who may read the conversation', async () => {
      const { messageEmail } = await received()
      for (const stranger of ['clerk@silveranchor.test', 'lena']) {
        const { token } = await world.signIn(stranger)
        expect((await page(messageEmail!.htmlURL!, token)).status, stranger).toBe(404)
      }
      expect((await fetch(new URL(messageEmail!.htmlURL!, world.url))).status).toBe(404)
      expect((await page('/email/999999999')).status).toBe(404)
    })
  })
})
