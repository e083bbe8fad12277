import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COMPANY, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { eventsSince } from '../events.ts'
import { exported } from '../exports/export-file.ts'
import { PATIENCE } from '../messaging/text-world.ts'
import { type MailerWorld, mailerWorld } from './mailer-world.ts'

const companyID = COMPANY.goldenPledge
const NUMBER = expect.any(Number) as number
const TEXT = expect.any(String) as string
const NOBODY = {
  total: 0,
  excluded: 0,
  waiting: 0,
  held: 0,
  sending: 0,
  sent: 0,
  delivered: 0,
  failed: 0,
  replied: 0,
  optedOut: 0,
  canceled: 0,
}

describe.each(ENGINES)('a mailer, whole, on %s:', (database) => {
  let world: MailerWorld
  beforeAll(async () => {
    world = await mailerWorld({ database })
  })
  afterAll(() => world.close())

  const logged = async (target: string) =>
    (
      await world.connection.reads
        .selectFrom('audit')
        .select(['action', 'actorUserID', 'detail'])
        .where('target', '=', target)
        .orderBy('auditID')
        .execute()
    ).map(({ action, actorUserID, detail }) => [action, actorUserID, JSON.parse(detail ?? 'null') as unknown])
  const kept = (jobID: number) =>
    world.connection.reads.selectFrom('mailers').selectAll().where('jobID', '=', jobID).executeTakeFirstOrThrow()
  const places = (jobID: number) =>
    world.connection.reads
      .selectFrom('mailer_recipients')
      .selectAll()
      .where('jobID', '=', jobID)
      .orderBy('recipientID')
      .execute()

  test('its row, its list and its result, from the draft to the last answer', async () => {
    const { labelID, people } = await world.audience([
      { name: 'Ana' },
      { name: 'Eva', more: { custLanguage: 'es' } },
      { name: 'Lan', ending: '0003' },
      { name: 'Out', more: { custOptedOutAt: 1 } },
    ])
    const [ana, eva, lan, out] = people as [Person, Person, Person, Person]
    const words = {
      jobTitle: 'Ring SALE',
      jobStoreID: world.storeID,
      jobBodyEN: 'Hello [FIRST_NAME], rings.',
      jobBodyES: 'Hola [FIRST_NAME], anillos.',
      jobAudience: { label: labelID },
    }
    const news = await eventsSince(world.connection, companyID)
    const { job: draft } = await world.manager('mailers/schedule-job', { job: words })
    const jobID = draft!.jobID
    expect(draft).toEqual({
      ...words,
      jobID,
      jobChannel: 'sms',
      jobSubject: '',
      jobSubjectES: '',
      jobMedia: [],
      jobLabels: [],
      jobScheduledAt: null,
      jobRate: null,
      jobStatus: 'draft',
      jobStatusDate: TEXT,
      jobPausedReason: null,
      jobCreatedByID: USER.manager,
      jobCreatedDate: TEXT,
      jobStartedDate: null,
      jobFinishedDate: null,
      jobVersion: 1,
      counts: NOBODY,
      paidAmount: 0,
      paidCount: 0,
    })
    expect(await news()).toEqual([{ event: 'reload_mailers', data: { jobID }, storeID: world.storeID }])
    const draftRow = await kept(jobID)
    const { stores } = await world.manager('stores/list', {})
    expect(draftRow).toEqual({
      jobID,
      companyID,
      storeID: world.storeID,
      authorStoreIDs: draftRow.authorStoreIDs,
      jobTitle: 'Ring SALE',
      jobTitleFold: 'ring sale',
      jobChannel: 'sms',
      jobBodyEN: words.jobBodyEN,
      jobBodyES: words.jobBodyES,
      jobSubject: '',
      jobSubjectES: '',
      jobAudience: JSON.stringify(words.jobAudience),
      jobScheduledAt: null,
      jobRate: null,
      jobStatus: 'draft',
      statusAt: NUMBER,
      pausedReason: null,
      createdByID: USER.manager,
      createdAt: NUMBER,
      jobVersion: 1,
      startedAt: null,
      frozenAt: null,
      finishedAt: null,
      frozenThrough: 0,
      watchedFrom: null,
    })
    expect(new Set(JSON.parse(draftRow.authorStoreIDs) as number[])).toEqual(
      new Set(stores.filter(({ storeEnabled }) => storeEnabled !== false).map(({ storeID }) => storeID)),
    )
    // Saved again, it is the same draft as long.
    await world.manager('mailers/schedule-job', { job: { jobID, jobRate: 6_000 } })
    expect(await kept(jobID)).toEqual({ ...draftRow, jobRate: 6_000, jobVersion: 2 })
    await world.manager('mailers/schedule-job', { job: { jobID, jobRate: null } })

    const jobScheduledAt = new Date().toISOString()
    await world.manager('mailers/schedule-job', { job: { jobID, jobScheduledAt } })
    await world.becomes(jobID, 'finished')
    const settled = async () => (await world.job(jobID)).counts
    await expect.poll(settled, PATIENCE).toMatchObject({ delivered: 2, failed: 1 })
    await world.write(ana.phone, 'How much?')
    await world.write(eva.phone, 'STOP')
    await expect
      .poll(settled, PATIENCE)
      .toEqual({ ...NOBODY, total: 4, excluded: 1, failed: 1, replied: 1, optedOut: 1 })

    const rows = await places(jobID)
    const place = { companyID, jobID, storeID: world.storeID, recipientID: NUMBER, stateAt: NUMBER, heldUntil: null }
    const gone = { ...place, messageID: NUMBER, convoID: NUMBER, sentAt: NUMBER, reason: null, errorCode: null }
    expect(rows).toEqual([
      {
        ...gone,
        custID: ana.custID,
        address: ana.phone,
        state: 'replied',
        repliedAt: rows[0]!.stateAt,
        optedOutAt: null,
      },
      {
        ...gone,
        custID: eva.custID,
        address: eva.phone,
        state: 'opted_out',
        repliedAt: null,
        optedOutAt: rows[1]!.stateAt,
      },
      {
        ...gone,
        custID: lan.custID,
        address: lan.phone,
        state: 'failed',
        errorCode: 30_006,
        repliedAt: null,
        optedOutAt: null,
      },
      {
        ...place,
        custID: out.custID,
        address: out.phone,
        state: 'excluded',
        reason: 'opted_out',
        errorCode: null,
        messageID: null,
        convoID: null,
        sentAt: null,
        repliedAt: null,
        optedOutAt: null,
      },
    ])
    // A second answer, and a second STOP, change none of these times.
    await world.write(ana.phone, 'And the chains?')
    await world.write(eva.phone, 'STOP')
    await expect.poll(async () => (await world.messages(rows[1]!.convoID!)).length, PATIENCE).toBe(4)
    expect(await places(jobID)).toEqual(rows)

    const shown = {
      storeID: world.storeID,
      recipientID: NUMBER,
      stateDate: TEXT,
      sentDate: TEXT,
      heldUntil: null,
      reason: null,
      repliedDate: null,
      convoID: NUMBER,
      messageID: NUMBER,
    }
    expect(await world.recipients(jobID)).toEqual([
      { ...shown, custID: ana.custID, name: 'Prueba, Ana', phone: ana.phone, state: 'replied', repliedDate: TEXT },
      { ...shown, custID: eva.custID, name: 'Prueba, Eva', phone: eva.phone, state: 'opted_out' },
      {
        ...shown,
        custID: lan.custID,
        name: 'Prueba, Lan',
        phone: lan.phone,
        state: 'failed',
        reason: 'This is a landline or its carrier cannot get texts.',
      },
      {
        ...shown,
        custID: out.custID,
        name: 'Prueba, Out',
        phone: out.phone,
        state: 'excluded',
        reason: 'Opted out of texts',
        sentDate: null,
        convoID: null,
        messageID: null,
      },
    ])
    const { result } = await world.manager('mailers/result', { jobID })
    expect(result).toEqual({
      delivered: 2,
      failed: [{ sentence: 'This is a landline or its carrier cannot get texts.', count: 1, code: 30_006 }],
      replied: 1,
      optedOut: 1,
      paidAmount: 0,
      paidCount: 0,
    })
    const bodies = async (phone: string) => (await world.phone(phone))[0]?.body
    expect([await bodies(ana.phone), await bodies(eva.phone)]).toEqual([
      'Hello Ana, rings.\nReply STOP to opt out.',
      'Hola Eva, anillos.\nResponda ALTO para darse de baja.',
    ])
    const finished = await kept(jobID)
    expect(finished).toEqual({
      ...draftRow,
      jobScheduledAt: Date.parse(jobScheduledAt),
      jobStatus: 'finished',
      jobVersion: 4,
      statusAt: finished.finishedAt,
      startedAt: NUMBER,
      frozenAt: NUMBER,
      watchedFrom: finished.frozenAt,
      finishedAt: NUMBER,
      frozenThrough: out.custID,
    })
    expect(finished.startedAt!).toBeLessThanOrEqual(finished.frozenAt!)
    const { jobTitle } = words
    expect(await logged(`mailer/${jobID}`)).toEqual([
      ['mailer-save', USER.manager, words],
      ['mailer-save', USER.manager, { jobTitle, set: { jobRate: 6_000 } }],
      ['mailer-save', USER.manager, { jobTitle, set: { jobRate: null } }],
      ['mailer-schedule', USER.manager, { jobTitle, set: { jobScheduledAt: Date.parse(jobScheduledAt) } }],
    ])
    const owner = await world.signIn('owner')
    const [cells] = await exported(world, 'mailers', { filter: 'ring sale' }, owner)
    expect(cells).toMatchObject({
      Mailer: String(jobID),
      Channel: 'Text',
      Recipients: '3',
      'Left out': '1',
      Delivered: '1',
      'Not delivered': '1',
      Replied: '1',
      'Opted out': '1',
      Canceled: '0',
    })
  })

  test('its test, and what the log says of it', async () => {
    const { labelID } = await world.audience([{ name: 'Ana' }])
    const jobID = await world.start(labelID, { isDraft: true })
    const phone = `+1415${String(Date.now()).slice(-3)}8321`.replace('+14150', '+14152').replace('+14151', '+14153')
    const job = { jobID, jobStoreID: world.storeID, jobAudience: { label: labelID } }
    const sent = await world.manager('mailers/send-test', { job, phone, clientKey: randomUUID() })
    await expect
      .poll(async () => (await world.phone(phone)).map(({ body }) => body), PATIENCE)
      .toEqual([expect.stringMatching(/^Hello Ana, all rings are half off\./)])
    const { messages } = await world.clerk('customers/conversation/messages/fetch', { convoID: sent.convoID })
    expect(messages).toMatchObject([
      {
        messageID: sent.messageID,
        messageDirection: 'out',
        messageChannel: 'sms',
        messageSentByID: USER.manager,
        messageAutomatic: false,
        messageOrigin: null,
      },
    ])
    expect((await logged(`mailer/${jobID}`)).at(-1)).toEqual([
      'mailer-test',
      USER.manager,
      { jobTitle: 'Ring sale', to: phone },
    ])
    expect((await world.job(jobID)).counts).toEqual(NOBODY)
  })
})

interface Person {
  readonly custID: number
  readonly phone: string
}
