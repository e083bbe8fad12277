import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { type EmailWorld, emailWorld } from './email-world.ts'

const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg=='

describe.each(ENGINES)('sending an email, on %s', (database) => {
  let world: EmailWorld
  beforeAll(async () => {
    world = await emailWorld({ database })
  })
  afterAll(() => world.close())

  it('reaches the customer’s mailbox from the store, and its status says so', async () => {
    const { convoID, address } = await world.mailContact()
    const written = await world.email(convoID, 'Your ring is ready.\nSee you!', { subject: 'Your ring' })
    expect(written).toMatchObject({
      messageChannel: 'email',
      messageSubject: 'Your ring',
      messageStatus: 'queued',
      messageTwilioError: null,
    })
    const mail = await world.arrives(address)
    expect(mail).toMatchObject({ from: world.storeAddress, to: address, subject: 'Your ring', inReplyTo: null })
    expect(mail.text.trim()).toBe('Your ring is ready.\nSee you!')
    const { stores } = await world.clerk('stores/list', {})
    expect(mail.fromName).toBe(stores.find(({ storeID }) => storeID === world.storeID)!.storeName)
    expect(await world.reaches(written, 'sent')).toMatchObject({
      messageEmail: { from: world.storeAddress, to: address, htmlURL: null },
    })
  })

  it('happens once per clientMessageID, even ten times at once', async () => {
    const { convoID, address } = await world.mailContact()
    const clientMessageID = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => world.email(convoID, 'Once', { clientMessageID })),
    )
    expect(new Set(answers.map(({ messageID }) => messageID)).size).toBe(1)
    await world.reaches(answers[0]!, 'sent')
    expect(await world.mailbox(address)).toHaveLength(1)
  })

  it('references the emails before it, and answers their subject', async () => {
    const { convoID, address } = await world.mailContact()
    await world.email(convoID, 'Is it yours?', { subject: 'A watch' })
    const first = await world.arrives(address)
    const { messageID: answerID } = await world.writeMail(address, {
      subject: 'Re: A watch',
      text: 'Yes',
      inReplyTo: first.messageID,
    })
    const answer = await world.email(convoID, 'Come by.')
    expect(answer.messageSubject).toBe('Re: A watch')
    expect(await world.arrives(address, 2)).toMatchObject({ subject: 'Re: A watch', inReplyTo: answerID })
  })

  it('gets a subject that names the store when none is given', async () => {
    const { convoID } = await world.mailContact()
    expect((await world.email(convoID, 'Hello', { subject: '  ' })).messageSubject).toMatch(/^Message from /)
  })

  it('is refused with a subject that is still to be filled in', async () => {
    const { convoID } = await world.mailContact()
    await expect(world.email(convoID, 'Hello', { subject: 'For [FIRST_NAME]' })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { subject: 'Fill in [FIRST_NAME] in the subject first.' },
    })
    expect(await world.messages(convoID)).toEqual([])
  })

  it('is named in Spanish to a customer who writes in Spanish, and carries each picture under its own name', async () => {
    const { convoID, custID, address } = await world.mailContact()
    const { writes } = world.connection
    await writes.updateTable('customers').set({ custLanguage: 'es' }).where('custID', '=', custID).execute()
    const upload = async () => {
      const form = new FormData()
      form.set('file', new File([Buffer.from(DOT, 'base64')], 'dot.png'))
      const headers = { authorization: `Bearer ${world.clerk.token}` }
      const answer = await fetch(`${world.url}/api/media/upload`, { method: 'POST', headers, body: form })
      return ((await answer.json()) as { media: { mediaID: number } }).media.mediaID
    }
    const written = await world.email(convoID, '', { media: [await upload(), await upload()] })
    expect(written.messageSubject).toMatch(/^Mensaje de /)
    const { attachments } = await world.arrives(address)
    expect(attachments.map(({ filename }) => filename)).toEqual(['picture-1.png', 'picture-2.png'])
  })

  it('that was scheduled arrives as an email, with its subject, picture and words', async () => {
    const { convoID, address, phone } = await world.mailContact()
    const sendAt = new Date(Date.now() + 86_400_000).toISOString()
    const waiting = await world.email(convoID, 'See you at nine', { subject: 'Tomorrow', sendAt })
    expect(waiting).toMatchObject({ messageChannel: 'email', messageStatus: 'scheduled', messageSubject: 'Tomorrow' })
    await world.clerk('customers/conversation/messages/send-now', { messageID: waiting.messageID })
    expect(await world.arrives(address)).toMatchObject({ subject: 'Tomorrow' })
    expect((await world.messages(convoID)).at(-1)).toMatchObject({
      messageChannel: 'email',
      messageSubject: 'Tomorrow',
      messageBody: 'See you at nine',
    })
    expect(await world.phone(phone)).toEqual([])
  })

  it('lets no header be injected', async () => {
    const { convoID, address } = await world.mailContact()
    await world.email(convoID, 'Hello', { subject: 'Hello\r\nBcc: other@example.test' })
    expect((await world.arrives(address)).subject).toBe('Hello Bcc: other@example.test')
    expect(await world.mailbox('other@example.test')).toEqual([])
  })

  it('carries pictures', async () => {
    const { convoID, address } = await world.mailContact()
    const form = new FormData()
    form.set('file', new File([Buffer.from(DOT, 'base64')], 'dot.png'))
    const headers = { authorization: `Bearer ${world.clerk.token}` }
    const { media } = (await (
      await fetch(`${world.url}/api/media/upload`, { method: 'POST', headers, body: form })
    ).json()) as { media: { mediaID: number } }
    await world.email(convoID, '', { media: [media.mediaID] })
    expect((await world.arrives(address)).attachments).toMatchObject([
      { filename: 'picture-1.png', contentType: 'image/png' },
    ])
  })

  it('fails with a reason if the mailbox does not exist, and can be retried', async () => {
    const { convoID } = await world.mailContact('bounce')
    const written = await world.email(convoID, 'Hello')
    expect(await world.reaches(written, 'failed')).toMatchObject({ messageTwilioError: 550 })
    const { message } = await world.clerk('customers/conversation/messages/retry', { messageID: written.messageID })
    expect(message).toMatchObject({ messageStatus: 'queued', messageTwilioError: null })
    expect(await world.reaches(written, 'failed')).toMatchObject({ messageTwilioError: 550 })
  })

  it('is refused without an address, or to a blocked customer', async () => {
    const { convoID } = await world.contact()
    await expect(world.email(convoID, 'Hello')).rejects.toMatchObject({ status: 409, code: 'no_email' })
    const blocked = await world.mailContact()
    await (
      await world.signIn('manager')
    )('customers/block', { customerID: blocked.custID })
    await expect(world.email(blocked.convoID, 'Hello')).rejects.toMatchObject({ status: 409, code: 'customer_blocked' })
  })

  it('reaches a customer who opted out of texts', async () => {
    const { convoID, address, phone } = await world.mailContact()
    await world.write(phone, 'STOP')
    await world.email(convoID, 'By email then')
    await world.arrives(address)
  })

  it('can be longer than a text, and counts as an answer to the customer', async () => {
    const contact = await world.mailContact()
    await world.write(contact.phone, 'Are you open?')
    await world.email(contact.convoID, 'x'.repeat(5000))
    await expect(world.convo(contact)).resolves.toMatchObject({ convoUnread: 0, convoWaitingSince: null })
    await expect(world.email(contact.convoID, ' ')).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { body: expect.any(String) },
    })
  })
})

describe('a company’s channels', () => {
  it('are listed, with email off where no mail server is set up', async () => {
    const demo = await emailWorld()
    expect((await demo.clerk('auth/info', {})).company.channels).toEqual(['sms', 'email'])
    await demo.close()
    const live = await emailWorld({ config: { mode: 'live' } })
    const { convoID } = await live.mailContact()
    expect((await live.clerk('stores/company-info', {})).company.channels).toEqual([])
    await expect(live.email(convoID, 'Hello')).rejects.toMatchObject({
      status: 409,
      code: 'channel_off',
      message: expect.stringContaining('no mail server'),
    })
    expect(await live.mailWebhook({ from: 'ana@example.test' })).toBe(404)
    await live.close()
  })
})
