import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { boot } from '@xd/fixtures/boot.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { type Contact, PATIENCE, type TextWorld, textWorld } from './text-world.ts'

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()
const TOMORROW = 24 * 3_600_000
/** Long enough to be seen waiting, short enough to wait for. */
const SOON = 700

describe.each(ENGINES)('a scheduled text, on %s', (database) => {
  let world: TextWorld
  beforeAll(async () => {
    world = await textWorld({ database })
  })
  afterAll(() => world.close())

  const fetched = (convoID: number) => world.clerk('customers/conversation/messages/fetch', { convoID })
  const waiting = async ({ convoID }: Contact) => (await fetched(convoID)).scheduled
  const bodies = async ({ phone }: Contact) =>
    (await world.phone(phone)).filter(({ direction }) => direction === 'in').map(({ body }) => body)
  const timesUp = async (messageID: number) => {
    const sendAt = Date.now()
    const [db, payload] = [world.connection.writes, JSON.stringify({ messageID, sendAt })]
    await db.updateTable('message_schedules').set({ sendAt }).where('messageID', '=', messageID).execute()
    await db
      .insertInto('jobs')
      .values({
        companyID: 2,
        kind: 'send-scheduled',
        uniqueKey: `send-scheduled/${messageID}/${sendAt}`,
        payload,
        runAt: sendAt,
      })
      .execute()
  }

  it('waits until its time, then is sent once, after everything said in the meantime', async () => {
    const contact = await world.contact()
    const sendAt = inMs(SOON)
    const message = await world.send(contact.convoID, 'Your loan is due tomorrow', { sendAt })
    expect(message).toMatchObject({
      messageStatus: 'scheduled',
      messageDate: sendAt,
      messageSchedule: { sendAt, discardOnReply: false, stoppedBy: null },
    })
    expect(await bodies(contact)).toEqual([])
    const meanwhile = await world.send(contact.convoID, 'One more thing')
    await expect.poll(() => bodies(contact), PATIENCE).toContain('Your loan is due tomorrow')
    const { messages, scheduled } = await fetched(contact.convoID)
    expect(scheduled).toEqual([])
    expect(messages.map(({ messageBody }) => messageBody)).toEqual(['One more thing', 'Your loan is due tomorrow'])
    expect(messages[1]!.messageID).toBeGreaterThan(meanwhile.messageID)
    expect(Date.parse(messages[1]!.messageDate)).toBeGreaterThanOrEqual(Date.parse(sendAt))
    expect((await bodies(contact)).filter((body) => body === 'Your loan is due tomorrow')).toHaveLength(1)
  })

  it('is no answer and no preview before it is sent', async () => {
    const contact = await world.contact()
    await world.write(contact.phone, 'When do you open?')
    await world.send(contact.convoID, 'At nine', { sendAt: inMs(TOMORROW) })
    await expect(world.convo(contact)).resolves.toMatchObject({ convoWaitingSince: expect.any(String) })
    const { messages } = await world.clerk('inbox/list', { search: { filter: contact.phone } })
    expect(messages).toMatchObject([{ messageBody: 'When do you open?' }])
    const { stats } = await world.clerk('customers/fetch/stats', { customerID: contact.custID })
    expect(stats).toMatchObject({ messagesIn: 1, messagesOut: 0 })
  })

  it('is sent at once if its time is past', async () => {
    const contact = await world.contact()
    const message = await world.send(contact.convoID, 'Late', { sendAt: inMs(-60_000) })
    expect(message.messageStatus).toBe('queued')
    await world.reaches(message, 'delivered')
  })

  it('waits at most a year', async () => {
    const contact = await world.contact()
    await expect(world.send(contact.convoID, 'Far', { sendAt: inMs(400 * TOMORROW) })).rejects.toMatchObject({
      code: 'invalid_input',
    })
    await expect(world.send(contact.convoID, 'Never', { sendAt: 'tomorrow' })).rejects.toMatchObject({
      code: 'invalid_input',
    })
  })

  it('returns the same message for the same clientMessageID, waiting or sent', async () => {
    const contact = await world.contact()
    const again = { sendAt: inMs(TOMORROW), clientMessageID: 'scheduled-twice' }
    const [one, other] = [
      await world.send(contact.convoID, 'Once', again),
      await world.send(contact.convoID, 'Once', again),
    ]
    expect(other.messageID).toBe(one.messageID)
    await world.clerk('customers/conversation/messages/send-now', { messageID: one.messageID })
    expect(await world.send(contact.convoID, 'Once', again)).toMatchObject({
      messageStatus: expect.not.stringMatching('scheduled'),
    })
    await expect.poll(() => bodies(contact), PATIENCE).toEqual(['Once'])
  })

  it('can be rescheduled, sent at once, or taken back', async () => {
    const contact = await world.contact()
    const { messageID } = await world.send(contact.convoID, 'Change me', { sendAt: inMs(SOON) })
    const later = inMs(2 * TOMORROW)
    const moved = await world.clerk('customers/conversation/messages/reschedule', {
      messageID,
      sendAt: later,
      discardOnReply: true,
    })
    expect(moved.message).toMatchObject({
      messageDate: later,
      messageSchedule: { sendAt: later, discardOnReply: true },
    })
    const { message } = await world.clerk('customers/conversation/messages/send-now', { messageID })
    await world.reaches(message, 'delivered')
    expect(await bodies(contact)).toEqual(['Change me'])

    const taken = await world.send(contact.convoID, 'Take me back', { sendAt: inMs(TOMORROW) })
    const { message: was } = await world.clerk('customers/conversation/messages/unschedule', {
      messageID: taken.messageID,
    })
    expect(was).toMatchObject({ messageBody: 'Take me back', messageStatus: 'scheduled' })
    expect(await waiting(contact)).toEqual([])
  })

  it('has one winner if it is sent at once and taken back at the same moment', async () => {
    const contact = await world.contact()
    const { messageID } = await world.send(contact.convoID, 'Race', { sendAt: inMs(TOMORROW) })
    const ends = await Promise.allSettled([
      ...Array.from({ length: 3 }, () => world.clerk('customers/conversation/messages/send-now', { messageID })),
      world.clerk('customers/conversation/messages/unschedule', { messageID }),
    ])
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const end of ends)
      if (end.status === 'rejected')
        expect(['not_scheduled', 'not_found']).toContain((end.reason as { code: string }).code)
    expect(await waiting(contact)).toEqual([])
  })

  it('stops if the customer writes first, when so requested', async () => {
    const contact = await world.contact()
    await world.send(contact.convoID, 'Only if quiet', { sendAt: inMs(TOMORROW), discardOnReply: true })
    await world.send(contact.convoID, 'In any case', { sendAt: inMs(TOMORROW) })
    await world.write(contact.phone, 'I am here')
    await expect
      .poll(async () => (await waiting(contact)).map(({ messageSchedule }) => messageSchedule?.stoppedBy), PATIENCE)
      .toEqual(['replied', null])
    const [stopped] = await waiting(contact)
    await timesUp(stopped!.messageID)
    await expect.poll(() => jobsOf(stopped!.messageID), PATIENCE).toBe(1)
    expect(await bodies(contact)).toEqual([])
  })

  /** The job of the far time remains; that of the time that has come is done. */
  const jobsOf = async (messageID: number) => {
    const jobs = await world.connection.reads
      .selectFrom('jobs')
      .select('payload')
      .where('kind', '=', 'send-scheduled')
      .execute()
    return jobs.filter(({ payload }) => (JSON.parse(payload) as { messageID: number }).messageID === messageID).length
  }

  it('stops with the reason if the customer has opted out, and is sent when a user says so after START', async () => {
    const contact = await world.contact()
    const { messageID } = await world.send(contact.convoID, 'A reminder', { sendAt: inMs(TOMORROW) })
    await world.write(contact.phone, 'STOP')
    await timesUp(messageID)
    await expect.poll(async () => (await waiting(contact))[0]?.messageSchedule?.stoppedBy, PATIENCE).toBe('opted_out')
    expect(await bodies(contact)).not.toContain('A reminder')
    await expect(world.clerk('customers/conversation/messages/send-now', { messageID })).rejects.toMatchObject({
      code: 'opted_out',
    })
    await world.write(contact.phone, 'START')
    await world.clerk('customers/conversation/messages/send-now', { messageID })
    await expect.poll(() => bodies(contact), PATIENCE).toContain('A reminder')
  })

  it('is held briefly after sending, and is either taken back or sent', async () => {
    const contact = await world.contact()
    const slow = await boot({
      database: { url: world.config.databaseURL },
      sandbox: { url: world.sandboxURL },
      config: { publicURL: world.config.publicURL, undoMs: 1_200 },
    })
    const clerk = await slow.signIn('clerk')
    const send = async (body: string, more = {}) =>
      (
        await clerk('customers/conversation/messages/send', {
          convoID: contact.convoID,
          body,
          clientMessageID: `undo-${body.length}`,
          undo: true,
          ...more,
        })
      ).message
    const taken = await send('A slip of the finger')
    expect(taken).toMatchObject({
      messageStatus: 'scheduled',
      messageSchedule: { undoable: true, discardOnReply: false, stoppedBy: null },
    })
    const { message: back } = await clerk('customers/conversation/messages/unschedule', { messageID: taken.messageID })
    expect(back.messageBody).toBe('A slip of the finger')
    const meant = await send('What was meant')
    expect((await send('What was meant')).messageID).toBe(meant.messageID)
    await expect.poll(() => bodies(contact), PATIENCE).toEqual(['What was meant'])
    await expect(
      clerk('customers/conversation/messages/unschedule', { messageID: meant.messageID }),
    ).rejects.toMatchObject({ code: expect.stringMatching(/not_scheduled|not_found/) })
    // With its own time, it is a scheduled message like any other.
    const later = await send('Later', { sendAt: inMs(TOMORROW) })
    expect(later.messageSchedule).toMatchObject({ undoable: false })
    await slow.close()
  })

  it('cannot be sent or taken back by users without access', async () => {
    const contact = await world.contact()
    const { messageID } = await world.send(contact.convoID, 'Ours', { sendAt: inMs(TOMORROW) })
    for (const name of ['tomas', 'owner@silveranchor.test']) {
      const stranger = await world.signIn(name)
      await expect(stranger('customers/conversation/messages/send-now', { messageID })).rejects.toMatchObject({
        code: 'not_found',
      })
      await expect(stranger('customers/conversation/messages/unschedule', { messageID })).rejects.toMatchObject({
        code: 'not_found',
      })
    }
    const sent = await world.send(contact.convoID, 'Sent')
    await expect(
      world.clerk('customers/conversation/messages/unschedule', { messageID: sent.messageID }),
    ).rejects.toMatchObject({ code: 'not_scheduled' })
  })

  it('is sent once even with a second server on the database', async () => {
    const contact = await world.contact()
    await world.send(contact.convoID, 'Survivor', { sendAt: inMs(2_500) })
    const other = await boot({
      database: { url: world.config.databaseURL },
      sandbox: { url: world.sandboxURL },
      config: { publicURL: world.config.publicURL },
    })
    await expect.poll(() => bodies(contact), PATIENCE).toEqual(['Survivor'])
    await other.close()
  })
})
