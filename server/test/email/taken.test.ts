import { Effect, Result } from 'effect'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MESSAGE_MAX_MEDIA } from '@xd/core/domain/message/limits.ts'
import { COMPANY, PEOPLE, STORE } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { AppConfig } from '#app-config.ts'
import { AppLog } from '#app-log.ts'
import type { Connection } from '#db/connect.ts'
import { Database, makeDatabase } from '#db/database.ts'
import { Apart, ApartFailed } from '#providers/apart/apart.ts'
import { mailAddresses } from '#providers/email/addresses.ts'
import { Email, type NewMail, type RawMail } from '#providers/email/email.ts'
import type { IncomingEmail } from '#providers/email/parse/incoming-email.ts'
import { MediaStore } from '#providers/media/media-store.ts'
import { preparePicture } from '#providers/media/picture.ts'
import type { MailboxMarkRow } from '#queries/mailbox-marks.ts'
import { findThread } from '#services/email/find-thread.ts'
import { heedComplaint } from '#services/email/heed-complaint.ts'
import { keepPictures } from '#services/email/keep-pictures.ts'
import { pollMailbox } from '#services/email/poll-mailbox.ts'
import { freshConnection } from '../fresh-connection.ts'

const { goldenPledge: companyID } = COMPANY
const { petrov, whitfield } = PEOPLE
const addresses = mailAddresses('shop@live.test', 'lasting')
const MAILBOX = 'ida@mail.test/INBOX'
const EMPTY: IncomingEmail = {
  emailID: '<1@x.test>',
  references: [],
  from: '',
  to: [],
  subject: '',
  text: 'Hello',
  html: null,
  attachments: [],
  filesLeft: 0,
  automatic: false,
  receipt: false,
  bounce: null,
  complaint: null,
}

describe.each(ENGINES)('mail that is taken, on %s:', (engine) => {
  let connection: Connection
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ connection, close } = await freshConnection(engine))
  })
  afterAll(() => close())

  const kept: { width: number | null; uploadedByID: number | null }[] = []
  const warned: object[] = []
  /** What the separate process makes of a mail: the email under its number, or why it can't. */
  let parsed: (source: Uint8Array) => Effect.Effect<unknown, ApartFailed> = () => Effect.succeed(EMPTY)
  const provided = <A, E>(work: Effect.Effect<A, E, never>) =>
    Effect.runPromise(
      (work as Effect.Effect<A, E, unknown>).pipe(
        Effect.provideService(Database, makeDatabase(connection, Date.now)),
        Effect.provideService(Email, { addresses } as never),
        Effect.provideService(AppConfig, { secretKey: 'secret' } as never),
        Effect.provideService(AppLog, {
          warn: (facts: object, words: string) => warned.push({ ...facts, words }),
        } as never),
        Effect.provideService(MediaStore, {
          keep: (media: (typeof kept)[number]) => Effect.sync(() => ({ mediaID: kept.push(media), mediaKey: 'key' })),
        } as never),
        Effect.provideService(Apart, {
          run: (task: string, input: Uint8Array) =>
            task === 'mail' ? parsed(input) : Effect.promise(() => preparePicture(input)),
        } as never),
        Effect.result,
      ) as Effect.Effect<Result.Result<A, E>>,
    )
  const done = async <A, E>(work: Effect.Effect<A, E, never>): Promise<A> => Result.getOrThrow(await provided(work))

  const thread = (more: Partial<IncomingEmail>) =>
    done(findThread({ ...EMPTY, from: 'nobody@x.test', ...more }) as Effect.Effect<unknown>)
  const convoID = petrov.convos.main!
  const own = { companyID, storeID: STORE.main, custID: petrov.custID }
  const sent = async (emailID: string, emailTo: string) => {
    const { writes } = connection
    const { messageID } = await writes
      .insertInto('messages')
      .values({
        ...own,
        convoID,
        messageDirection: 'out',
        messageChannel: 'email',
        messageBody: 'x',
        messageSearch: 'x',
        messageStatus: 'sent',
        messageAt: Date.now(),
        messageSentByID: null,
      })
      .returning('messageID')
      .executeTakeFirstOrThrow()
    const email = { messageID, companyID, storeID: STORE.main, emailID, emailFrom: 'shop@live.test', emailTo }
    await writes
      .insertInto('emails')
      .values({ ...email, emailHTML: null })
      .execute()
  }
  const writeFrom = (custID: number, custEmail: string) =>
    connection.writes.updateTable('customers').set({ custEmail }).where('custID', '=', custID).execute()

  test('it belongs where its address says, then to the email that it answers, then to its writer', async () => {
    await writeFrom(whitfield.custID, 'whit@x.test')
    await sent('<ours@live.test>', 'petrov@x.test')
    const unknown = [addresses.ofConversation(999_999), addresses.ofStore('nowhere'), 'else@x.test']
    const store = addresses.ofStore('gp-main')
    const whit = { companyID, storeID: STORE.main, custID: whitfield.custID }
    const from = 'whit@x.test'
    expect(await thread({ to: [...unknown, store, addresses.ofConversation(convoID)], from })).toMatchObject(own)
    expect(
      await thread({ to: [...unknown, store], from, references: ['<a@x.test>', '<ours@live.test>'] }),
    ).toMatchObject(own)
    expect(await thread({ to: [...unknown, store], from, references: ['<a@x.test>'] })).toEqual(whit)
    expect(await thread({ to: [store] })).toBeUndefined()
    expect(await thread({ to: [store], from: '' })).toBeUndefined()
    expect(await thread({ to: unknown, from })).toBeUndefined()
  })

  test('its pictures are kept but for the signs in its signature, and what can’t be kept is counted', async () => {
    const picture = async (width: number, height: number) => ({
      type: 'image/png',
      content: await sharp({ create: { width, height, channels: 3, background: '#336699' } })
        .png()
        .toBuffer(),
    })
    const broken = { type: 'image/png', content: Buffer.from('x') }
    const keeps = (attachments: IncomingEmail['attachments']) => done(keepPictures(companyID, attachments, 5) as never)
    kept.length = 0
    expect(await keeps([await picture(15, 15), await picture(16, 2), broken, await picture(2, 16)])).toEqual({
      mediaIDs: [1, 2],
      left: 1,
    })
    expect(kept).toMatchObject([
      { companyID, type: 'image/png', width: 16, height: 2, uploadedByID: null, createdAt: 5 },
      { width: 2, height: 16 },
    ])
    const many = Array.from({ length: MESSAGE_MAX_MEDIA + 2 }, () => picture(20, 20))
    kept.length = 0
    expect(await keeps(await Promise.all(many))).toMatchObject({ mediaIDs: { length: MESSAGE_MAX_MEDIA }, left: 2 })
  })

  test('a complaint about an email of ours ends marketing once, also at an address that was theirs', async () => {
    const about = (emailID: string) => done(heedComplaint(emailID) as never)
    const refusals = async () =>
      (
        await connection.reads
          .selectFrom('customer_consents')
          .select(['consentKind', 'given', 'source', 'userID'])
          .where('custID', '=', petrov.custID)
          .where('source', '=', 'complaint')
          .execute()
      ).map((row) => ({ ...row }))
    const formers = async () => (await connection.reads.selectFrom('erased_unsubscribes').selectAll().execute()).length
    await connection.writes.deleteFrom('customer_consents').where('custID', '=', petrov.custID).execute()
    const before = await formers()
    expect(await about('<unknown@live.test>')).toBe(false)
    expect(await refusals()).toEqual([])
    await writeFrom(petrov.custID, 'petrov@x.test')
    await sent('<one@live.test>', ' Petrov@X.test')
    expect(await about('<one@live.test>')).toBe(true)
    expect(await refusals()).toEqual([{ consentKind: 'marketing', given: 0, source: 'complaint', userID: null }])
    expect(await formers()).toBe(before)
    await sent('<two@live.test>', 'former@x.test')
    expect(await about('<two@live.test>')).toBe(true)
    expect(await refusals()).toHaveLength(1)
    expect(await formers()).toBe(before + 1)
  })

  describe('of a mailbox', () => {
    const marked: (readonly number[])[] = []
    const mark = async () => {
      const row = await connection.reads
        .selectFrom('meta')
        .select('value')
        .where('key', '=', `mailbox/${MAILBOX}`)
        .executeTakeFirst()
      return row && (JSON.parse(row.value) as MailboxMarkRow)
    }
    const setMark = async (value: MailboxMarkRow) => {
      const row = { key: `mailbox/${MAILBOX}`, value: JSON.stringify(value) }
      await connection.writes.deleteFrom('meta').where('key', '=', row.key).execute()
      await connection.writes.insertInto('meta').values(row).execute()
    }
    const raw = (uid: number): RawMail => ({
      uid,
      source: Buffer.from(String(uid)),
      head: Buffer.from('From: <a@x.test>\r\n\r\n'),
      receivedAt: undefined,
    })
    const asked: unknown[] = []
    const poll = (mail: Partial<NewMail>) =>
      provided(
        pollMailbox({
          name: MAILBOX,
          fetchNew: (after) =>
            Effect.sync(() => {
              asked.push(after)
              return { mails: [], validity: '7', uid: 0, gaps: [], more: false, ...mail }
            }),
          markRead: (uids) => Effect.sync(() => void marked.push(uids)),
        }) as Effect.Effect<boolean>,
      )
    const toShop = (uid: number) => ({
      ...EMPTY,
      emailID: `<taken-${uid}@x.test>`,
      from: 'whit@x.test',
      to: [addresses.ofStore('gp-main')],
    })

    test('what became a message is marked as read, and for people is what did not', async () => {
      await writeFrom(whitfield.custID, 'whit@x.test')
      marked.length = 0
      const during: (MailboxMarkRow | undefined)[] = []
      parsed = (source) =>
        Effect.promise(async () => {
          during.push(await mark())
          const uid = Number(Buffer.from(source).toString())
          return uid === 3 ? { ...EMPTY, from: 'nobody@x.test' } : toShop(uid)
        })
      const gaps = [{ from: 2, to: 4 }]
      expect(await poll({ mails: [raw(4), raw(2), raw(3)], uid: 4, gaps, more: true })).toMatchObject({ success: true })
      // A crash would leave this: how far reading got, and which mail is being read.
      expect(during).toEqual([
        { validity: '7', uid: 4, gaps, unmarked: [], trying: { uid: 4, times: 1 } },
        { validity: '7', uid: 4, gaps: [{ from: 2, to: 3 }], unmarked: [4], trying: { uid: 2, times: 1 } },
        { validity: '7', uid: 4, gaps: [{ from: 3, to: 3 }], unmarked: [4, 2], trying: { uid: 3, times: 1 } },
      ])
      expect(marked).toEqual([[4, 2]])
      expect(await mark()).toEqual({ validity: '7', uid: 4 })
      expect(warned).toEqual([])
    })

    test('what a crash left unmarked is marked first, even if nothing is new', async () => {
      marked.length = 0
      await setMark({ validity: '7', uid: 4, unmarked: [4, 2] })
      await poll({ uid: 4 })
      expect(marked).toEqual([[4, 2], []])
      expect(await mark()).toEqual({ validity: '7', uid: 4 })
      marked.length = 0
      expect(await poll({ uid: 9, more: true })).toMatchObject({ success: true })
      expect(marked).toEqual([])
      expect(await mark()).toEqual({ validity: '7', uid: 4 })
      await poll({ uid: 1, validity: '8' })
      expect(await mark()).toEqual({ validity: '8', uid: 1 })
    })

    test('one that can’t be read is set aside; our own fault is no try of it', async () => {
      const because = (why: ApartFailed['why']) => () => Effect.fail(new ApartFailed({ why, message: `it ${why}` }))
      warned.length = 0
      marked.length = 0
      await setMark({ validity: '8', uid: 1, trying: { uid: 5, times: 1 } })
      parsed = because('busy')
      expect(await poll({ mails: [raw(5)], uid: 5, validity: '8' })).toMatchObject({
        failure: { _tag: 'EmailUnknown', cause: 'it busy' },
      })
      expect(await mark()).toMatchObject({ trying: { uid: 5, times: 1 } })
      parsed = because('threw')
      await poll({ mails: [raw(5)], uid: 5, validity: '8' })
      expect(warned).toEqual([{ mailbox: MAILBOX, uid: 5, why: 'it threw', words: 'an email was set aside' }])
      expect(marked).toEqual([[]])
    })

    test('one that has stopped the server twice is read by its headers alone, and then not at all', async () => {
      const read: string[] = []
      parsed = (source) =>
        Effect.sync(() => {
          read.push(Buffer.from(source).toString())
          return { ...toShop(6), subject: 'Ring', html: '<p>x</p>', receipt: false }
        })
      const tries = async (times: number, uid = 6) => {
        read.length = 0
        warned.length = 0
        await setMark({ validity: '8', uid: 1, trying: { uid, times } })
        await poll({ mails: [raw(6)], uid: 6, validity: '8' })
        return [read, warned]
      }
      const setAside = { mailbox: MAILBOX, uid: 6, words: 'an email was set aside', why: 'taking it has failed before' }
      expect(await tries(3)).toEqual([[], [setAside]])
      const named = { from: 'whit@x.test', subject: 'Ring', emailID: '<taken-6@x.test>' }
      expect(await tries(2)).toEqual([['From: <a@x.test>\r\n\r\n'], [{ ...setAside, ...named }]])
      const { messageBody } = await connection.reads
        .selectFrom('messages')
        .select('messageBody')
        .where('messageSubject', '=', 'Ring')
        .executeTakeFirstOrThrow()
      expect(messageBody).toBe(
        'This email couldn’t be opened here. You can read it in your mailbox, where it is still unread.',
      )
      // Tries of another email are not its own.
      expect(await tries(2, 5)).toEqual([['6'], []])
    })
  })
})
