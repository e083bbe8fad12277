import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallClient } from '@xd/core/client/call-client.ts'
import { exportPath } from '@xd/core/contract/exports.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { COMPANY, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { noticeTo } from '@xd/fixtures/testing/notice-push.ts'
import { type NoticeWorld, noticeWorld } from './notice-world.ts'
import { eventsSince } from '../events.ts'
import { noticeTemplate } from './notice-template.ts'

const companyID = COMPANY.goldenPledge
const NUMBER = expect.any(Number) as number
const TEXT = expect.any(String) as string

describe.each(ENGINES)('a batch of notices, whole, on %s:', (database) => {
  let world: NoticeWorld
  let owner: CallClient
  let today: string
  beforeAll(async () => {
    world = await noticeWorld({ database })
    owner = await world.signIn('owner')
    const { stores } = await owner('stores/list', {})
    today = localDay(Date.now(), stores.find(({ storeID }) => storeID === world.storeID)!.storeTimezone)
  })
  afterAll(() => world.close())

  const logged = async (action: string, target: string) =>
    (
      await world.connection.reads
        .selectFrom('audit')
        .select(['actorUserID', 'detail'])
        .where('action', '=', action)
        .where('target', '=', target)
        .execute()
    ).map(({ actorUserID, detail }) => [actorUserID, JSON.parse(detail ?? 'null') as unknown])
  const kept = (batchID: number) =>
    world.connection.reads
      .selectFrom('notices')
      .selectAll()
      .where('batchID', '=', batchID)
      .orderBy('noticeID')
      .execute()

  test('what it shows before it is sent, what is kept once it is, and what the log says', async () => {
    const to = world.newNumber()
    const many = await noticeTemplate(owner, 'Two due', {
      templateBody: 'Dear [FIRST_NAME], [TICKETS] are due.',
      templateBodyES: 'Hola [FIRST_NAME], [TICKETS] vencen.',
    })
    const settings = { storeID: world.storeID, texts: [{ kind: 'due-soon', many }] } as const
    await owner('settings/notices/save', { settings })
    const eNotice = { agreed: true, at: '2026-10-01T10:00:00Z' }
    const [one, other, later] = [
      noticeTo(to, 'Ana María Prueba', { language: 'es', eNotice }),
      noticeTo(to, 'Ana Prueba', { email: 'ana@prueba.test' }),
      noticeTo(to, 'Ana Prueba', { email: 'later@prueba.test', eNotice: { agreed: true, at: '2026-11-01T10:00:00Z' } }),
    ]
    const nobody = noticeTo(null, 'No Body', { customerNumber: '', postalAddress: '' })
    const batchExternalID = randomUUID()
    const pushed = await world.push({ batchExternalID, notices: [one, other, later, nobody] })
    expect(pushed).toMatchObject({ status: 200, taken: 4, refused: [] })
    const batchID = pushed.batchID!
    const numbers = [one, other, later].map(({ tickets }) => tickets[0]!.number)
    const ticket = (ticketNumber: string) => ({
      ticketNumber,
      loanDate: '2026-10-01',
      dueDate: '2026-12-01',
      graceDate: '2026-12-11',
      amountDue: 120.5,
      description: '',
      interest: null,
    })
    const body = `Hola Ana María, ${numbers.join(', ')} vencen.`
    const unsent = {
      batchID,
      storeID: world.storeID,
      batchKind: 'due-soon',
      noticeID: NUMBER,
      needsAddress: false,
      heldUntil: null,
      subject: null,
      sentDate: null,
      deliveredDate: null,
      mayBeMailed: false,
      mailedOn: null,
      trackingNumber: null,
      convoID: null,
      messageID: null,
      carrierID: null,
      calls: [],
    }
    const before = await world.details(batchID)
    const [toAna, toNobody] = before.notices
    expect(before.notices).toEqual([
      {
        ...unsent,
        custID: NUMBER,
        noticeExternalID: one.noticeExternalID,
        customerNumber: one.customerNumber,
        name: 'Ana María Prueba',
        listedName: 'Prueba, Ana María',
        phone: to,
        email: 'ana@prueba.test',
        postalAddress: '12 Main St\nReno, NV 89501',
        language: 'es',
        tickets: numbers.map(ticket),
        noticeStatus: 'waiting',
        noticeStatusDate: TEXT,
        reason: null,
        channel: 'sms',
        address: to,
        body,
      },
      {
        ...unsent,
        custID: null,
        noticeExternalID: nobody.noticeExternalID,
        customerNumber: '',
        name: 'No Body',
        listedName: 'Body, No',
        phone: null,
        email: null,
        postalAddress: '',
        language: 'en',
        tickets: [ticket(nobody.tickets[0]!.number)],
        noticeStatus: 'waiting',
        noticeStatusDate: TEXT,
        reason: 'No phone number or email address',
        channel: null,
        address: null,
        body: TEXT,
      },
    ])
    expect(before.batch).toEqual({
      batchID,
      storeID: world.storeID,
      batchKind: 'due-soon',
      batchSource: 'app',
      batchExternalID,
      batchFilename: null,
      batchDate: today,
      batchStatus: 'ready',
      batchStatusDate: TEXT,
      batchCreatedByID: NUMBER,
      batchCreatedDate: TEXT,
      batchStartedDate: null,
      counts: { ...before.batch.counts, waiting: 2, total: 2, refused: 0, needsAddress: 0 },
    })

    await world.clerk('notices/send-batch', { batchID })
    await world.becomes(batchID, 'done')
    const after = await world.details(batchID)
    const row = {
      companyID,
      storeID: world.storeID,
      batchID,
      statusAt: NUMBER,
      errorCode: null,
      heldUntil: null,
      subject: null,
      mailedOn: null,
      trackingNumber: null,
      answeredAt: null,
      lastCallAt: 0,
      paidAt: null,
    }
    const rows = await kept(batchID)
    expect(rows).toEqual([
      {
        ...row,
        noticeID: toAna!.noticeID,
        custID: toAna!.custID,
        noticeExternalID: one.noticeExternalID,
        customerNumber: one.customerNumber,
        givenName: 'Ana María Prueba',
        givenEmail: 'ana@prueba.test',
        noticeLanguage: 'es',
        agreedAt: Date.parse(eNotice.at),
        postalAddress: '12 Main St\nReno, NV 89501',
        noticeStatus: 'delivered',
        reason: null,
        channel: 'sms',
        address: to,
        body,
        messageID: NUMBER,
        convoID: NUMBER,
        sentAt: NUMBER,
        templateID: many,
        templateName: 'Two due',
        sentDay: today,
        deliveredAt: rows[0]!.statusAt,
      },
      {
        ...row,
        noticeID: toNobody!.noticeID,
        custID: null,
        noticeExternalID: nobody.noticeExternalID,
        customerNumber: '',
        givenName: 'No Body',
        givenEmail: null,
        noticeLanguage: null,
        agreedAt: null,
        postalAddress: '',
        noticeStatus: 'skipped',
        reason: 'no_address',
        channel: null,
        address: null,
        body: null,
        messageID: null,
        convoID: null,
        sentAt: null,
        templateID: null,
        templateName: null,
        sentDay: null,
        deliveredAt: null,
      },
    ])
    expect((await world.phone(to)).map((text) => text.body)).toEqual([body])
    expect(after.batch).toEqual({
      ...before.batch,
      batchStatus: 'done',
      batchStatusDate: TEXT,
      batchStartedDate: TEXT,
      counts: { ...before.batch.counts, waiting: 0, delivered: 1, skipped: 1 },
    })
    expect(await logged('notices-send', `batch/${batchID}`)).toEqual([[USER.clerk, { notices: 2 }]])
    const news = await eventsSince(world.connection, companyID)
    await world.clerk('notices/send-batch', { batchID })
    expect([await logged('notices-send', `batch/${batchID}`), await news()]).toEqual([
      [[USER.clerk, { notices: 2 }]],
      [],
    ])
    expect((await world.details(batchID)).batch).toEqual(after.batch)
    // A conversation that only holds an automatic text is in no inbox.
    expect(await world.convo({ custID: toAna!.custID!, convoID: 0, phone: to })).toMatchObject({
      convoStatus: 'archived',
      convoUnread: 0,
    })
    const choices = await world.connection.reads
      .selectFrom('electronic_choices')
      .selectAll()
      .where('custID', '=', toAna!.custID!)
      .execute()
    expect(choices).toMatchObject([{ companyID, address: to, agreedAt: Date.parse(eNotice.at), provedAt: null }])
    // The contact that it made keeps the language it came with.
    expect((await owner('customers/fetch', { customerID: toAna!.custID! })).customer).toMatchObject({
      custFirstName: 'Ana María',
      custLastName: 'Prueba',
      custPhone: to,
      custEmail: 'ana@prueba.test',
      custLanguage: 'es',
    })
    await owner('settings/notices/save', { settings: { ...settings, texts: [{ kind: 'due-soon', many: null }] } })
  })

  test('canceled: how many notices that stopped, and its file', async () => {
    const [one, other] = [noticeTo(world.newNumber(), 'Can Celed'), noticeTo(null, 'No Phone')]
    const { batchID } = await world.push({ notices: [one, other] })
    const { batch } = await world.clerk('notices/cancel-batch', { batchID: batchID! })
    expect(batch.counts).toMatchObject({ total: 2, canceled: 2, waiting: 0 })
    const news = await eventsSince(world.connection, companyID)
    expect((await world.clerk('notices/cancel-batch', { batchID: batchID! })).batch).toEqual(batch)
    expect(await news()).toEqual([])
    expect(await logged('notices-cancel', `batch/${batchID}`)).toEqual([[USER.clerk, { notices: 2 }]])
    const answer = await fetch(`${world.url}${exportPath('notices', { batch: batchID! })}`, {
      headers: { authorization: `Bearer ${world.clerk.token}` },
    })
    const [titles, ...lines] = (await answer.text())
      .replace(/^\uFEFF/, '')
      .trim()
      .split('\r\n')
    expect(titles).toBe(
      'Notice,External ID,Store,Kind,Customer number,Name,Phone,Postal address,Tickets,Due,Amount due,Interest,Status,Reason,Channel,Address,Handed over,Delivered,Carrier’s ID,Mailed on,Tracking number,Words,Time zone',
    )
    const { notices } = await world.details(batchID!)
    const { storeName, storeTimezone } = (await owner('stores/list', {})).stores.find(
      ({ storeID }) => storeID === world.storeID,
    )!
    const lineOf = (at: number, given: typeof one, phone: string) =>
      `${notices[at]!.noticeID},${given.noticeExternalID},${storeName},Due soon,${given.customerNumber},${given.name},` +
      `${phone},"12 Main St\nReno, NV 89501",${given.tickets[0]!.number},2026-12-01,120.50,,Canceled,,,,,,,,,,${storeTimezone}`
    expect(lines).toEqual([lineOf(1, other, ''), lineOf(0, one, `'${formatPhone(one.phone!)}`)])
  })
})
