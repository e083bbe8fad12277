import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COMPANY, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { type Contact, PATIENCE, type TextWorld, textWorld } from './text-world.ts'

const companyID = COMPANY.goldenPledge
const NUMBER = expect.any(Number) as number
const TEXT = expect.any(String) as string

/** A message of nobody in particular. */
const MESSAGE = {
  companyID,
  messageSubject: null,
  messageTwilioError: null,
  messageAt: NUMBER,
  messageSentByID: null,
  messageAutomatic: 0,
  messageOrigin: null,
  clientMessageID: null,
  paymentID: null,
  providerMessageID: null,
  sendKey: null,
  sendStartedAt: null,
  messageTo: null,
  messagePicturesDeleted: 0,
}
const OURS = { ...MESSAGE, messageDirection: 'out', sendKey: TEXT }
const SENT = { ...OURS, messageStatus: 'delivered', providerMessageID: TEXT, sendStartedAt: NUMBER }
const THEIRS = { ...MESSAGE, messageDirection: 'in', messageStatus: 'received', providerMessageID: TEXT }

/** A conversation in which nobody waits. */
const CONVERSATION = {
  companyID,
  convoStatus: 'active',
  convoFlag: 'none',
  convoAssignedUserID: null,
  convoUnread: 0,
  convoWaitingSince: null,
  convoAutoRepliedPeriod: null,
  convoPayAnsweredOn: null,
  convoBegunAt: NUMBER,
  convoBegunChannel: 'sms',
  convoPhoneUnproved: 0,
  convoHasChat: 0,
  convoLeadStatus: null,
  convoPromiseBroken: 0,
  convoDeletedBefore: null,
}

describe.each(ENGINES)('what is kept of a message and of its conversation, whole, on %s:', (database) => {
  let world: TextWorld
  let contact: Contact
  beforeAll(async () => {
    world = await textWorld({ database })
  })
  afterAll(() => world.close())

  const rows = async ({ convoID }: Contact) => {
    const { reads } = world.connection
    const messages = await reads
      .selectFrom('messages')
      .selectAll()
      .where('convoID', '=', convoID)
      .orderBy('messageID')
      .execute()
    const convo = await reads
      .selectFrom('conversations')
      .selectAll()
      .where('convoID', '=', convoID)
      .executeTakeFirstOrThrow()
    return { messages, last: messages.at(-1)!, convo }
  }
  const withEmail = async (): Promise<Contact> => {
    const known = await world.contact()
    const custEmail = `${randomUUID()}@example.test`
    await world.connection.writes
      .updateTable('customers')
      .set({ custEmail })
      .where('custID', '=', known.custID)
      .execute()
    return known
  }
  const thread = ({ convoID, custID }: Contact) => ({ convoID, custID, storeID: world.storeID })
  const jobsOf = async (kind: string, messageID: number) =>
    (await world.connection.reads.selectFrom('jobs').selectAll().where('kind', '=', kind).execute()).flatMap(
      ({ payload, runAt, lane, line, companyID: of }) => {
        const job = JSON.parse(payload) as { messageID?: number }
        return job.messageID === messageID ? [{ ...job, runAt, lane, line, companyID: of }] : []
      },
    )

  test('a customer’s texts, until staff answer them', async () => {
    contact = await world.contact()
    await world.write(contact.phone, 'Is my RING still there, señora?')
    const first = await rows(contact)
    expect(first.last).toEqual({
      ...THEIRS,
      ...thread(contact),
      messageID: NUMBER,
      messageChannel: 'sms',
      messageBody: 'Is my RING still there, señora?',
      messageSearch: 'is my ring still there, senora?',
      messageTo: contact.phone,
    })
    const waiting = {
      ...CONVERSATION,
      ...thread(contact),
      convoUnread: 1,
      convoLastMessageID: first.last.messageID,
      convoActivityAt: first.last.messageAt,
      convoWaitingSince: first.last.messageAt,
      convoBegunAt: first.last.messageAt,
    }
    expect(first.convo).toEqual(waiting)
    await world.clerk('customers/conversation/archive', { convoID: contact.convoID })
    await world.write(contact.phone, 'Hello?')
    const second = await rows(contact)
    // They wait since the first, and are no longer archived.
    expect(second.convo).toEqual({
      ...waiting,
      convoUnread: 2,
      convoLastMessageID: second.last.messageID,
      convoActivityAt: second.last.messageAt,
    })
    // Marked as unread again, it has as many new texts as before.
    const { convo: unread } = await world.clerk('customers/conversation/read', {
      convoID: contact.convoID,
      unread: true,
    })
    expect(unread.convoUnread).toBe(2)
    const clientMessageID = randomUUID()
    await world.reaches(await world.send(contact.convoID, 'Yes, it IS', { clientMessageID }), 'delivered')
    const { last, convo } = await rows(contact)
    expect(last).toEqual({
      ...SENT,
      ...thread(contact),
      messageID: NUMBER,
      messageChannel: 'sms',
      messageBody: 'Yes, it IS',
      messageSearch: 'yes, it is',
      messageSentByID: USER.clerk,
      clientMessageID,
    })
    expect(convo).toEqual({
      ...waiting,
      convoUnread: 0,
      convoWaitingSince: null,
      convoLastMessageID: last.messageID,
      convoActivityAt: last.messageAt,
    })
  })

  test('a text that waits for its time, and what becomes of it then', async () => {
    contact = await world.contact()
    const clientMessageID = randomUUID()
    const sendAt = new Date(Date.now() + 3_600_000).toISOString()
    const before = (await rows(contact)).convo
    const made = await world.send(contact.convoID, 'We open at NINE', { clientMessageID, sendAt, discardOnReply: true })
    const schedule = () =>
      world.connection.reads
        .selectFrom('message_schedules')
        .selectAll()
        .where('convoID', '=', contact.convoID)
        .execute()
    const { last, convo } = await rows(contact)
    expect(last).toEqual({
      ...OURS,
      ...thread(contact),
      messageID: made.messageID,
      messageChannel: 'sms',
      messageBody: 'We open at NINE',
      messageSearch: 'we open at nine',
      messageStatus: 'scheduled',
      messageAt: Date.parse(sendAt),
      messageSentByID: USER.clerk,
      clientMessageID,
      sendKey: null,
    })
    // It is no news yet: an inbox shows nothing of it.
    expect(convo).toEqual({ ...before, convoBegunAt: convo.convoBegunAt, convoBegunChannel: convo.convoBegunChannel })
    const waits = { companyID, convoID: contact.convoID, messageID: made.messageID, stoppedBy: null, undoable: 0 }
    expect(await schedule()).toEqual([{ ...waits, sendAt: Date.parse(sendAt), discardOnReply: 1 }])
    expect(made.messageSchedule).toEqual({ sendAt, discardOnReply: true, stoppedBy: null, undoable: false })

    const later = new Date(Date.now() + 7_200_000).toISOString()
    const { message } = await world.clerk('customers/conversation/messages/reschedule', {
      messageID: made.messageID,
      sendAt: later,
    })
    expect(message).toEqual({
      ...made,
      messageDate: later,
      messageSchedule: { sendAt: later, discardOnReply: true, stoppedBy: null, undoable: false },
    })
    expect(await schedule()).toEqual([{ ...waits, sendAt: Date.parse(later), discardOnReply: 1 }])
    await world.clerk('customers/conversation/messages/reschedule', {
      messageID: made.messageID,
      sendAt: later,
      discardOnReply: false,
    })
    expect(await schedule()).toEqual([{ ...waits, sendAt: Date.parse(later), discardOnReply: 0 }])
    expect(await jobsOf('send-scheduled', made.messageID)).toContainEqual({
      messageID: made.messageID,
      sendAt: Date.parse(later),
      runAt: Date.parse(later),
      lane: 'person',
      line: null,
      companyID,
    })

    const { message: gone } = await world.clerk('customers/conversation/messages/send-now', {
      messageID: made.messageID,
    })
    await world.reaches(gone, 'delivered')
    const after = await rows(contact)
    expect(after.messages).toEqual([
      {
        ...SENT,
        ...thread(contact),
        messageID: gone.messageID,
        messageChannel: 'sms',
        messageBody: 'We open at NINE',
        messageSearch: 'we open at nine',
        messageSentByID: USER.clerk,
        clientMessageID,
      },
    ])
    expect(await schedule()).toEqual([])
    expect(after.convo).toMatchObject({
      convoLastMessageID: gone.messageID,
      convoActivityAt: after.last.messageAt,
    })
  })

  test('an email, found by its subject, and its answer to the last one', async () => {
    contact = await withEmail()
    const clientMessageID = randomUUID()
    const sent = await world.send(contact.convoID, 'The Ring is ready', {
      channel: 'email',
      subject: 'Your Order',
      clientMessageID,
    })
    await world.reaches(sent, 'sent')
    const { last, convo } = await rows(contact)
    expect(last).toEqual({
      ...SENT,
      ...thread(contact),
      messageID: NUMBER,
      messageChannel: 'email',
      messageStatus: 'sent',
      messageSubject: 'Your Order',
      messageBody: 'The Ring is ready',
      messageSearch: 'your order the ring is ready',
      messageSentByID: USER.clerk,
      clientMessageID,
    })
    expect(convo).toEqual({
      ...CONVERSATION,
      ...thread(contact),
      convoBegunAt: last.messageAt,
      convoBegunChannel: 'email',
      convoLastMessageID: last.messageID,
      convoActivityAt: last.messageAt,
    })
    const again = await world.send(contact.convoID, 'Come by', { channel: 'email' })
    expect(again).toMatchObject({ messageSubject: 'Re: Your Order', messageBody: 'Come by' })
  })

  test('an email that was to leave later keeps its subject', async () => {
    contact = await withEmail()
    const sendAt = new Date(Date.now() + 3_600_000).toISOString()
    const clientMessageID = randomUUID()
    const { messageID } = await world.send(contact.convoID, 'Come by', {
      channel: 'email',
      subject: 'Soon',
      sendAt,
      clientMessageID,
    })
    const { message } = await world.clerk('customers/conversation/messages/send-now', { messageID })
    await world.reaches(message, 'sent')
    expect((await rows(contact)).last).toMatchObject({
      messageChannel: 'email',
      messageSubject: 'Soon',
      messageSearch: 'soon come by',
      messageStatus: 'sent',
      clientMessageID,
    })
  })

  test('STOP, its one confirmation, and the consents they leave', async () => {
    contact = await world.contact()
    await world.write(contact.phone, 'Stop')
    await expect.poll(async () => (await rows(contact)).last.messageStatus, PATIENCE).toBe('delivered')
    const { messages, convo } = await rows(contact)
    const [stop, confirmation] = messages
    expect(confirmation).toEqual({
      ...SENT,
      ...thread(contact),
      messageID: NUMBER,
      messageChannel: 'sms',
      messageBody: TEXT,
      messageSearch: confirmation!.messageBody.toLowerCase(),
      messageAutomatic: 1,
    })
    // Nobody has to answer it, but it is unread.
    expect(convo).toEqual({
      ...CONVERSATION,
      ...thread(contact),
      convoUnread: 1,
      convoLastMessageID: stop!.messageID,
      convoActivityAt: stop!.messageAt,
      convoBegunAt: stop!.messageAt,
    })
    const consents = await world.connection.reads
      .selectFrom('customer_consents')
      .selectAll()
      .where('custID', '=', contact.custID)
      .orderBy('consentKind')
      .execute()
    const stopped = { companyID, custID: contact.custID, given: 0, source: 'text', at: stop!.messageAt, userID: null }
    expect(consents).toEqual(
      ['marketing', 'service'].map((consentKind) => ({ ...stopped, consentKind, consentID: NUMBER })),
    )
  })

  test('when older messages were deleted, its last page says since when', async () => {
    contact = await world.contact()
    for (const body of ['One', 'Two', 'Three']) await world.send(contact.convoID, body)
    const deleted = '2020-05-01T00:00:00.000Z'
    await world.connection.writes
      .updateTable('conversations')
      .set({ convoDeletedBefore: Date.parse(deleted) })
      .where('convoID', '=', contact.convoID)
      .execute()
    const page = async (more: object) => {
      const { messages, hasMore, deletedBefore, scheduled } = await world.clerk(
        'customers/conversation/messages/fetch',
        { convoID: contact.convoID, perPage: 2, ...more },
      )
      return [messages.map(({ messageBody }) => messageBody), hasMore, deletedBefore, scheduled.length]
    }
    const sendAt = new Date(Date.now() + 3_600_000).toISOString()
    await world.send(contact.convoID, 'Later', { sendAt })
    expect(await page({})).toEqual([['Two', 'Three'], true, null, 1])
    const second = (await world.messages(contact.convoID))[1]!.messageID
    expect(await page({ beforeID: second })).toEqual([['One'], false, deleted, 0])
  })
})
