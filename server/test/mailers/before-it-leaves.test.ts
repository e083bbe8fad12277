import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COMPANY, STORE, USER } from '@xd/fixtures/demo/people.ts'
import { drawPicture } from '@xd/fixtures/demo/pictures/draw.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { exported } from '../exports/export-file.ts'
import { PATIENCE } from '../messaging/text-world.ts'
import { type MailerWorld, mailerWorld } from './mailer-world.ts'

const soon = () => new Date(Date.now() + 3_600_000).toISOString()

describe.each(ENGINES)('what is decided before a mailer leaves, on %s:', (database) => {
  let world: MailerWorld
  beforeAll(async () => {
    world = await mailerWorld({ database })
  })
  afterAll(() => world.close())

  const preview = (job: object) => world.manager('mailers/preview-job', { job: job as never })
  const save = (job: object) => world.manager('mailers/schedule-job', { job: { jobTitle: 'Sale', ...job } as never })

  test('its first three texts, the longest first, and its cost, with pictures and without', async () => {
    const names = ['Ana', 'Bo', 'Cy', 'Maximiliano', 'Di']
    const { labelID, people } = await world.audience(names.map((name) => ({ name })))
    const job = { jobStoreID: world.storeID, jobBodyEN: 'Hi [FIRST_NAME]', jobAudience: { label: labelID } }
    const text = await preview(job)
    const of = (at: number) => ({
      custID: people[at]!.custID,
      name: `Prueba, ${names[at]}`,
      phone: people[at]!.phone,
      storeID: world.storeID,
      subject: '',
      body: `Hi ${names[at]}\nReply STOP to opt out.`,
      segments: 1,
      language: 'en',
    })
    expect(text).toMatchObject({ included: 5, excluded: {}, segments: 5, cost: 0.06, warnings: [] })
    expect(text.previews).toEqual([of(3), of(0), of(1)])
    const png = `data:image/png;base64,${drawPicture('ring').toString('base64')}`
    const { media } = await world.manager('mailers/resize-image', { image_data: png })
    const pictured = await preview({ ...job, jobMedia: [media.mediaID] })
    expect(pictured.cost).toBeGreaterThan(text.cost)
    // A draft whose time has passed would leave now.
    const late = await preview({ ...job, jobScheduledAt: '2020-01-01T10:00:00Z' })
    expect(Date.parse(late.endsAt!)).toBeGreaterThan(Date.now() - 60_000)
  })

  test('its subject, in Spanish if it has one, and nobody whose subject can’t be filled in', async () => {
    const { labelID, people } = await world.audience([
      { name: 'Ana', more: { custEmail: 'ana@subject.test' } },
      { name: 'Eva', more: { custEmail: 'eva@subject.test', custLanguage: 'es' } },
    ])
    const job = {
      jobStoreID: world.storeID,
      jobChannel: 'email',
      jobSubject: 'Hello [FIRST_NAME]',
      jobBodyEN: 'Rings',
      jobBodyES: 'Anillos',
      jobAudience: { label: labelID },
    }
    const mails = async (more: object) => {
      const found = await preview({ ...job, ...more })
      const own = Object.fromEntries(found.previews.map(({ custID, subject, body }) => [custID, [subject, body]]))
      return { mails: people.map(({ custID }) => own[custID]), excluded: found.excluded, cost: found.cost }
    }
    expect(await mails({})).toEqual({
      mails: [
        ['Hello Ana', 'Rings'],
        ['Hello Eva', 'Anillos'],
      ],
      excluded: {},
      cost: 0,
    })
    expect((await mails({ jobSubjectES: 'Hola [FIRST_NAME]' })).mails[1]).toEqual(['Hola Eva', 'Anillos'])
    // Spanish words of spaces alone are none.
    expect((await mails({ jobSubjectES: 'Hola', jobBodyES: ' \n ' })).mails[1]).toEqual(['Hello Eva', 'Rings'])
    expect(await mails({ jobSubject: 'Pay [PAY_LINK]' })).toEqual({
      mails: [undefined, undefined],
      excluded: { missing_token: 2 },
      cost: 0,
    })
    // A test of an email goes to the mailbox, whatever phone comes with it.
    const test = { job: job as never, phone: '+14155550123', email: 'ana@subject.test', clientKey: randomUUID() }
    const { convoID } = await world.manager('mailers/send-test', test)
    const { messages } = await world.clerk('customers/conversation/messages/fetch', { convoID })
    expect(messages).toMatchObject([{ messageChannel: 'email', messageSubject: 'Hello Ana', messageBody: 'Rings' }])
  })

  test('the conversation and the requests of the store that sends it, not of another', async () => {
    const { labelID, people } = await world.audience([{ name: 'Ana' }])
    const { custID } = people[0]!
    const owner = await world.signIn('owner')
    const at = async (storeID: number) =>
      (await owner('customers/conversation/start', { custID, storeID })).convo.convoID
    const here = await at(world.storeID)
    const there = await at(STORE.lake)
    const ask = (convoID: number) =>
      owner('payments/send', {
        convoID,
        clientMessageID: randomUUID(),
        payment: { paymentAmount: 45, paymentMemo: 'Interest', paymentMode: 'any', paymentTicketList: '30001' },
      })
    await ask(there)
    const job = { jobStoreID: world.storeID, jobBodyEN: 'Pay: [PAY_LINK]', jobAudience: { label: labelID } }
    expect(await preview(job)).toMatchObject({ included: 0, excluded: { missing_token: 1 } })
    const { payment } = await ask(here)
    await ask(there)
    const [one] = (await preview(job)).previews
    expect(one!.body).toContain(payment.paymentKey)
    const jobID = await world.start(labelID)
    await world.becomes(jobID, 'finished')
    expect(await world.recipients(jobID)).toMatchObject([{ convoID: here, storeID: world.storeID }])
  })

  test('who can’t have it: unknown stores and labels, a store without a number', async () => {
    const { labelID } = await world.audience([{}])
    const job = { jobStoreID: world.storeID, jobBodyEN: 'Hello', jobAudience: { label: labelID } }
    const { writes } = world.connection
    const foreign = await writes
      .selectFrom('stores')
      .select('storeID')
      .where('companyID', '!=', COMPANY.goldenPledge)
      .limit(1)
      .executeTakeFirstOrThrow()
    await expect(save({ ...job, jobStoreID: foreign.storeID })).rejects.toMatchObject({ code: 'not_found' })
    // A label of customers is none of mailers.
    await expect(save({ ...job, jobLabels: [labelID] })).rejects.toMatchObject({ code: 'not_found' })
    const store = writes.updateTable('stores').where('storeID', '=', world.storeID)
    await store.set({ storeSMSNumber: '' }).execute()
    await expect(save({ ...job, jobScheduledAt: soon() })).rejects.toMatchObject({ code: 'invalid_input' })
    await store.set({ storeSMSNumber: world.storeNumber }).execute()
    const jobID = (await save({ ...job, jobScheduledAt: soon() })).job!.jobID
    await store.set({ storeSMSNumber: '' }).execute()
    await expect(world.manager('mailers/force-job', { jobID })).rejects.toMatchObject({ code: 'store_cannot_text' })
    await store.set({ storeSMSNumber: world.storeNumber }).execute()
    await world.manager('mailers/force-job', { jobID })
    await world.becomes(jobID, 'finished')
  })

  test('who is left out: a text too long for one person, and a last store that is closed', async () => {
    const { labelID, people } = await world.audience([{ name: 'Bo' }, { name: 'Maximiliano Alejandro' }])
    const job = { jobStoreID: world.storeID, jobAudience: { label: labelID } }
    const long = `Hi [FIRST_NAME]${'x'.repeat(1_565)}`
    expect(await preview({ ...job, jobBodyEN: long })).toMatchObject({ included: 1, excluded: { too_long: 1 } })

    const owner = await world.signIn('owner')
    const { convo } = await owner('customers/conversation/start', { custID: people[0]!.custID, storeID: STORE.lake })
    await owner('customers/conversation/messages/send', {
      convoID: convo.convoID,
      body: 'Hello',
      clientMessageID: randomUUID(),
    })
    const last = { jobStoreID: 'last', jobBodyEN: 'Hi', jobAudience: { label: labelID } }
    const forecast = () => owner('mailers/preview-job', { job: last as never })
    const open = await forecast()
    expect(open).toMatchObject({ included: 1, excluded: { no_store: 1 } })
    expect(open.previews).toMatchObject([{ custID: people[0]!.custID, storeID: STORE.lake }])
    const lake = world.connection.writes.updateTable('stores').where('storeID', '=', STORE.lake)
    await lake.set({ storeEnabled: 0 }).execute()
    expect(await forecast()).toMatchObject({ included: 0, excluded: { no_store: 2 } })
    await lake.set({ storeEnabled: 1 }).execute()
  })

  test('people written to lately don’t keep it from being scheduled: they may get it then', async () => {
    await world.company({ companyMailerGapDays: 7 })
    const { labelID, people } = await world.audience([{ name: 'Ana' }])
    await world.underWay([{ person: people[0]!, state: 'delivered', sentAt: Date.now() - 1_000 }])
    const job = { jobStoreID: world.storeID, jobBodyEN: 'Hello', jobAudience: { label: labelID } }
    expect(await preview(job)).toMatchObject({ included: 0, excluded: { recent: 1 } })
    expect((await save({ ...job, jobScheduledAt: soon() })).job).toMatchObject({ jobStatus: 'scheduled' })
    await world.company({ companyMailerGapDays: 0 })
    expect(await preview(job)).toMatchObject({ included: 1, excluded: {} })
  })

  test('canceled before it begins: its row, the log, and a file that tells a draft’s time to nobody', async () => {
    const { labelID } = await world.audience([{}])
    const jobID = await world.start(labelID, { jobTitle: 'Never sent', jobScheduledAt: soon() })
    const { job } = await world.manager('mailers/cancel-job', { jobID })
    expect(job).toMatchObject({ jobStatus: 'canceled', jobFinishedDate: job.jobStatusDate, jobStartedDate: null })
    expect((await world.manager('mailers/cancel-job', { jobID })).job).toEqual(job)
    const lines = await world.connection.reads
      .selectFrom('audit')
      .select(['action', 'detail'])
      .where('target', '=', `mailer/${jobID}`)
      .where('action', '=', 'mailer-cancel')
      .execute()
    expect(lines.map(({ detail }) => JSON.parse(detail!) as unknown)).toEqual([{ jobTitle: 'Never sent', left: 0 }])
    await world.start(labelID, { jobTitle: 'Never sent either', isDraft: true, jobScheduledAt: soon() })
    const owner = await world.signIn('owner')
    const [cells] = await exported(world, 'mailers', { filter: 'never sent either' }, owner)
    expect(cells).toMatchObject({ Title: 'Never sent either', Status: 'Draft', Scheduled: '', Started: '' })
  })

  test('what is left of it when it is paused, resumed and canceled, in the log and in its counts', async () => {
    const { people } = await world.audience([{}, {}, {}, {}])
    await world.connection.writes
      .updateTable('mailers')
      .set({ jobStatus: 'finished' })
      .where('jobStatus', '=', 'sending')
      .execute()
    const jobID = await world.underWay(
      (['waiting', 'held', 'held', 'delivered'] as const).map((state, at) => ({ person: people[at]!, state })),
    )
    const now = await world.manager('mailers/pause-job', { jobID })
    expect(now.job).toMatchObject({ jobStatus: 'paused', counts: { waiting: 1, held: 2, delivered: 1, total: 4 } })
    const { job } = await world.manager('mailers/cancel-job', { jobID })
    expect(job).toMatchObject({ jobStatus: 'canceled', counts: { waiting: 0, held: 0, delivered: 1, canceled: 3 } })
    const lines = await world.connection.reads
      .selectFrom('audit')
      .select(['action', 'detail'])
      .where('target', '=', `mailer/${jobID}`)
      .orderBy('auditID')
      .execute()
    const left = { jobTitle: 'Ring sale', left: 3 }
    expect(lines.slice(-2).map(({ action, detail }) => [action, JSON.parse(detail!) as unknown])).toEqual([
      ['mailer-pause', left],
      ['mailer-cancel', left],
    ])
  })

  test('resumed, it keeps the times at which it began and its list was made', async () => {
    const { people } = await world.audience([{}])
    const jobID = await world.underWay([{ person: people[0]!, state: 'delivered', sentAt: 1 }])
    const row = world.connection.writes.selectFrom('mailers').selectAll().where('jobID', '=', jobID)
    await world.connection.writes
      .updateTable('mailers')
      .set({ startedAt: 4, frozenAt: 5, watchedFrom: 5 })
      .where('jobID', '=', jobID)
      .execute()
    await world.manager('mailers/pause-job', { jobID })
    expect(await row.executeTakeFirstOrThrow()).toMatchObject({
      startedAt: 4,
      frozenAt: 5,
      watchedFrom: 5,
      finishedAt: null,
      pausedReason: 'person',
    })
    await world.manager('mailers/resume-job', { jobID })
    await world.becomes(jobID, 'finished')
    const after = await row.executeTakeFirstOrThrow()
    expect(after).toMatchObject({ startedAt: 4, frozenAt: 5, finishedAt: after.statusAt, pausedReason: null })
    expect(after.watchedFrom).toBeGreaterThan(5)
  })

  test('its test of a picture alone', async () => {
    const { labelID } = await world.audience([{ name: 'Ana' }])
    const png = `data:image/png;base64,${drawPicture('ring').toString('base64')}`
    const { media } = await world.manager('mailers/resize-image', { image_data: png })
    const job = { jobStoreID: world.storeID, jobBodyEN: '', jobAudience: { label: labelID } }
    const test = (more: object) =>
      world.manager('mailers/send-test', {
        job: { ...job, ...more },
        phone: '+525512348888',
        clientKey: randomUUID(),
      })
    await expect(test({})).rejects.toMatchObject({ fields: { 'job.jobBodyEN': 'Write the message first.' } })
    const { convoID } = await test({ jobMedia: [media.mediaID] })
    const { messages } = await world.clerk('customers/conversation/messages/fetch', { convoID })
    expect(messages).toMatchObject([{ messageMedia: [{ mediaID: media.mediaID }] }])
  })

  test('what its recipients paid is told to those who may see payments, and a former phone to nobody', async () => {
    const { labelID, people } = await world.audience([{ name: 'Ana' }])
    const jobID = await world.start(labelID)
    await world.becomes(jobID, 'finished')
    const owner = await world.signIn('owner')
    await expect.poll(async () => (await world.recipients(jobID))[0]!.state, PATIENCE).toBe('delivered')
    await owner('customers/erase', { customerID: people[0]!.custID, confirmName: 'Prueba, Ana' })
    expect(await world.recipients(jobID)).toMatchObject([{ phone: '', custID: people[0]!.custID }])
    await world.connection.writes
      .updateTable('users')
      .set({ userPermissions: JSON.stringify(['messages', 'mailers']) })
      .where('userID', '=', USER.clerk)
      .execute()
    const clerk = await world.signIn('clerk')
    for (const [by, paid] of [
      [clerk, false],
      [owner, true],
    ] as const) {
      const { job } = await by('mailers/fetch-job', { jobID })
      const { result } = await by('mailers/result', { jobID })
      expect(['paidAmount' in job, 'paidCount' in job, 'paidAmount' in result]).toEqual([paid, paid, paid])
    }
  })
})
