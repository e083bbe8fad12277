import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COMPANY, USER } from '@xd/fixtures/demo/people.ts'
import { drawPicture } from '@xd/fixtures/demo/pictures/draw.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { eventsSince } from '../events.ts'
import { type EmailWorld, emailWorld } from './email-world.ts'

const companyID = COMPANY.goldenPledge
const NUMBER = expect.any(Number) as number
const TEXT = expect.any(String) as string

describe.each(ENGINES)('an email, whole, on %s:', (database) => {
  let world: EmailWorld
  beforeAll(async () => {
    world = await emailWorld({ database })
  })
  afterAll(() => world.close())

  const rows = async (convoID: number) => {
    const { reads } = world.connection
    const messages = await reads
      .selectFrom('messages')
      .selectAll()
      .where('convoID', '=', convoID)
      .orderBy('messageID')
      .execute()
    const last = messages.at(-1)!
    const email = await reads
      .selectFrom('emails')
      .selectAll()
      .where('messageID', '=', last.messageID)
      .executeTakeFirstOrThrow()
    return { last, email }
  }

  test('a customer’s, with a picture and without a subject', async () => {
    const { address, convoID, custID } = await world.mailContact()
    const news = await eventsSince(world.connection, companyID)
    const png = `data:image/png;base64,${drawPicture('ring').toString('base64')}`
    await world.writeMail(address, { subject: ' ', text: 'My RING, señora\r\nis here\n', attachments: [png] })
    const { last, email } = await rows(convoID)
    const { storeID } = world
    expect(last).toEqual({
      messageID: NUMBER,
      companyID,
      storeID,
      convoID,
      custID,
      messageDirection: 'in',
      messageChannel: 'email',
      messageSubject: null,
      messageBody: 'My RING, señora\nis here',
      messageSearch: 'my ring, senora is here',
      messageStatus: 'received',
      messageTwilioError: null,
      messageAt: NUMBER,
      messageSentByID: null,
      messageAutomatic: 0,
      messageOrigin: null,
      clientMessageID: null,
      paymentID: null,
      providerMessageID: expect.stringMatching(new RegExp(`^email/${storeID}/`)) as string,
      sendKey: null,
      sendStartedAt: null,
      messageTo: null,
      messagePicturesDeleted: 0,
    })
    expect(email).toEqual({
      messageID: last.messageID,
      companyID,
      storeID,
      emailID: TEXT,
      emailFrom: address,
      emailTo: world.storeAddress,
      emailHTML: null,
      emailRemoteImages: 0,
      emailFilesLeft: 0,
    })
    const [shown] = await world.messages(convoID)
    expect(shown!.messageMedia).toHaveLength(1)
    expect(shown!.messageEmail).toEqual({
      from: address,
      to: world.storeAddress,
      htmlURL: null,
      remoteImages: 0,
      filesLeft: 0,
    })
    expect(await news()).toEqual([
      { event: 'reload_inbox', data: { convoID }, storeID },
      { event: 'reload_convo_sms', data: { convoID, messageID: last.messageID, received: true }, storeID },
    ])
    expect(await world.convo({ custID, convoID, phone: '' })).toMatchObject({
      convoStatus: 'active',
      convoFlag: 'none',
      convoUnread: 1,
      convoWaitingSince: new Date(last.messageAt).toISOString(),
    })
  })

  test('ours, from the store, to the customer, in answer to theirs', async () => {
    const { address, convoID, custID } = await world.mailContact()
    await world.writeMail(address, { subject: 'A Ring', text: 'Is it there?' })
    const sent = await world.email(convoID, 'It IS here')
    await world.reaches(sent, 'sent')
    const { last, email } = await rows(convoID)
    const { storeID } = world
    expect(last).toMatchObject({
      companyID,
      storeID,
      convoID,
      custID,
      messageDirection: 'out',
      messageChannel: 'email',
      messageSubject: 'Re: A Ring',
      messageBody: 'It IS here',
      messageSearch: 're: a ring it is here',
      messageSentByID: USER.clerk,
      messageAutomatic: 0,
      providerMessageID: email.emailID,
      sendStartedAt: NUMBER,
    })
    expect(email).toEqual({
      messageID: last.messageID,
      companyID,
      storeID,
      emailID: TEXT,
      emailFrom: world.storeAddress,
      emailTo: address,
      emailHTML: null,
      emailRemoteImages: 0,
      emailFilesLeft: 0,
    })
    const mail = await world.arrives(address)
    const theirs = (await world.mailbox(address)).find(({ direction }) => direction === 'out')!
    expect(mail).toMatchObject({
      messageID: email.emailID,
      inReplyTo: theirs.messageID,
      from: world.storeAddress,
      to: address,
      subject: 'Re: A Ring',
      text: 'It IS here\n',
      attachments: [],
    })
    expect(mail.fromName).toBe(
      (await world.clerk('stores/list', {})).stores.find((one) => one.storeID === storeID)!.storeName,
    )
    expect(await world.convo({ custID, convoID, phone: '' })).toMatchObject({ convoUnread: 0, convoWaitingSince: null })
  })

  test('that an address which is nobody’s sends to a store is kept nowhere', async () => {
    const { count } = await world.connection.reads
      .selectFrom('emails')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(await world.mailWebhook({ from: '', text: 'From nobody' })).toBe(422)
    expect(await world.mailWebhook({ from: 'nobody@elsewhere.test' })).toBe(422)
    const after = await world.connection.reads
      .selectFrom('emails')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(after.count).toBe(count)
  })
})
