import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { COMPANY } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { zoneWhereItIs } from '@xd/fixtures/testing/zone-where-it-is.ts'
import { eventsSince } from '../events.ts'
import { PATIENCE } from '../messaging/text-world.ts'
import { type MailerWorld, mailerWorld } from './mailer-world.ts'

describe.each(ENGINES)('a mailer is sent, on %s', (database) => {
  let world: MailerWorld
  beforeAll(async () => {
    world = await mailerWorld({ database })
  })
  afterAll(() => world.close())

  const states = async (jobID: number) => (await world.recipients(jobID)).map(({ state, reason }) => [state, reason])

  it('to each person once, leaves out the rest with a reason, and appears in no inbox', async () => {
    const { labelID, people } = await world.audience([
      {},
      { ending: '0003' },
      { more: { custOptedOutAt: 1 } },
      { more: { custBlocked: 1 } },
      { name: '' },
    ])
    const news = await eventsSince(world.connection, COMPANY.goldenPledge)
    const jobID = await world.start(labelID)
    await world.becomes(jobID, 'finished')
    await expect
      .poll(() => states(jobID), PATIENCE)
      .toEqual([
        ['delivered', null],
        ['failed', 'This is a landline or its carrier cannot get texts.'],
        ['excluded', 'Opted out of texts'],
        ['excluded', 'Blocked'],
        ['excluded', 'The text needs something we don’t know'],
      ])
    expect((await world.job(jobID)).counts).toMatchObject({
      total: 5,
      excluded: 3,
      delivered: 1,
      failed: 1,
      waiting: 0,
    })
    expect((await world.phone(people[0]!.phone)).map(({ body }) => body)).toEqual([
      'Hello Ana, all rings are half off.\nReply STOP to opt out.',
    ])
    const heard = await news()
    const events = heard.map(({ event }) => event)
    expect(events.filter((event) => ['reload_inbox', 'sms_status_update'].includes(event))).toEqual([])
    // The first handful is counted once it has left.
    expect(heard.filter(({ event }) => event === 'process_progress')).toEqual([
      {
        event: 'process_progress',
        data: { processID: `mailer/${jobID}`, processKind: 'mailer', done: 2, total: 2, state: 'sending' },
        storeID: world.storeID,
      },
    ])
    expect(await world.manager('mailers/result', { jobID })).toMatchObject({
      result: { delivered: 1, failed: [{ count: 1 }], replied: 0, optedOut: 0, paidAmount: 0 },
    })
  })

  it('skips customers whom another mailer reached within a week', async () => {
    const { labelID } = await world.audience([{}])
    await world.becomes(await world.start(labelID), 'finished')
    const again = await world.start(labelID)
    await world.becomes(again, 'finished')
    expect(await states(again)).toEqual([['excluded', 'Got another mailer a few days ago']])
    await world.company({ companyMailerGapDays: 0 })
    const third = await world.start(labelID)
    await world.becomes(third, 'finished')
    await world.company({ companyMailerGapDays: 7 })
    expect((await states(third))[0]![0]).not.toBe('excluded')
  })

  it('separates recipients by why they were left out, or why it did not arrive', async () => {
    const { labelID, people } = await world.audience([
      { ending: '0003' },
      { more: { custOptedOutAt: 1 } },
      { name: '' },
    ])
    const jobID = await world.start(labelID)
    await world.becomes(jobID, 'finished')
    await expect.poll(async () => (await world.job(jobID)).counts.failed, PATIENCE).toBe(1)
    const found = async (search: object) =>
      (await world.manager('mailers/recipients/list', { jobID, search })).recipients.map(({ custID }) => custID)
    const { result } = await world.manager('mailers/result', { jobID })
    expect(await found({ reason: String(result.failed[0]!.code) })).toEqual([people[0]!.custID])
    expect(await found({ reason: 'opted_out' })).toEqual([people[1]!.custID])
    expect(await found({ reason: 'missing_token', status: 'excluded' })).toEqual([people[2]!.custID])
    await expect(found({ reason: 'bad luck' })).rejects.toMatchObject({ code: 'invalid_input' })
  })

  it('shows its recipients’ payments within a week, in dollars', async () => {
    const { labelID, people } = await world.audience([{}, {}, { ending: '0003' }])
    const jobID = await world.start(labelID)
    const { jobStartedDate } = await world.becomes(jobID, 'finished')
    await expect.poll(async () => (await world.job(jobID)).counts.failed, PATIENCE).toBe(1)
    const approved = await world.connection.reads
      .selectFrom('payments')
      .select('paymentID')
      .where('paymentStatus', '=', 'approved')
      .where('storeID', '=', world.storeID)
      .limit(4)
      .execute()
    const week = 7 * 86_400_000
    const [reached, notReached] = [people[0]!.custID, people[2]!.custID]
    const payments = [
      { custID: reached, statusAt: Date.now(), amountCents: 5_000 },
      { custID: reached, statusAt: Date.now() + week - 60_000, amountCents: 2_550 },
      { custID: reached, statusAt: Date.parse(jobStartedDate!) + week + 60_000, amountCents: 100 },
      { custID: notReached, statusAt: Date.now(), amountCents: 200 },
    ]
    for (const [n, { paymentID }] of approved.entries())
      await world.connection.writes
        .updateTable('payments')
        .set(payments[n]!)
        .where('paymentID', '=', paymentID)
        .execute()
    const paid = { paidAmount: 75.5, paidCount: 2 }
    const { jobs } = await world.manager('mailers/list-jobs', { search: {} })
    expect(jobs.find((job) => job.jobID === jobID)).toMatchObject(paid)
    expect(await world.manager('mailers/result', { jobID })).toMatchObject({ result: paid })
  })

  it('shows who answered, and who said STOP', async () => {
    const { labelID, people } = await world.audience([{}, {}, {}])
    const jobID = await world.start(labelID)
    await world.becomes(jobID, 'finished')
    await world.write(people[0]!.phone, 'Which rings?')
    await world.write(people[1]!.phone, 'STOP')
    await world.write(people[2]!.phone, 'Please stop texting me')
    const inWords = (await world.recipients(jobID)).find(({ custID }) => custID === people[2]!.custID)!
    await world.manager('customers/conversation/opt-out', { convoID: inWords.convoID! })
    expect((await states(jobID)).map(([state]) => state)).toEqual(['replied', 'opted_out', 'opted_out'])
    expect(await world.manager('mailers/result', { jobID })).toMatchObject({ result: { replied: 2, optedOut: 2 } })
  })

  it('is paused, resumed and canceled; sent texts stay sent', async () => {
    const { labelID } = await world.audience([{}, { name: 'A'.repeat(1_400) }, {}, {}])
    // The second text is five times what the bucket holds: the third waits for half a minute.
    const jobID = await world.start(labelID, { jobRate: 20 })
    await expect.poll(async () => (await world.job(jobID)).counts.delivered, PATIENCE).toBe(2)
    expect((await world.manager('mailers/pause-job', { jobID })).job).toMatchObject({
      jobStatus: 'paused',
      jobPausedReason: 'Paused by a user.',
    })
    expect((await world.manager('mailers/pause-job', { jobID })).job.jobStatus).toBe('paused')
    expect((await world.manager('mailers/resume-job', { jobID })).job.jobStatus).toBe('sending')
    const { job } = await world.manager('mailers/cancel-job', { jobID })
    expect(job).toMatchObject({ jobStatus: 'canceled', counts: { canceled: 2, waiting: 0 } })
    expect((await world.manager('mailers/cancel-job', { jobID })).job.jobStatus).toBe('canceled')
    await expect(world.manager('mailers/resume-job', { jobID })).rejects.toMatchObject({
      code: 'mailer_state',
      message: 'This mailer is canceled. It can’t be resumed.',
    })
  })

  it('starts at once when forced, but never in quiet hours; a STOP in the meantime holds', async () => {
    const { labelID, people } = await world.audience([{}, {}])
    const stores = world.connection.writes.updateTable('stores').where('storeID', '=', world.storeID)
    await stores.set({ storeTimezone: zoneWhereItIs(2) }).execute()
    const later = new Date(Date.now() + 3_600_000).toISOString()
    const jobID = await world.start(labelID, { jobScheduledAt: later })
    await world.manager('mailers/force-job', { jobID })
    await expect.poll(async () => (await world.job(jobID)).counts.held, PATIENCE).toBe(2)
    expect((await world.recipients(jobID))[0]!.heldUntil).not.toBeNull()
    await world.write(people[1]!.phone, 'STOP')
    await stores.set({ storeTimezone: zoneWhereItIs(12) }).execute()
    await world.connection.writes
      .updateTable('mailer_recipients')
      .set({ heldUntil: 1 })
      .where('jobID', '=', jobID)
      .execute()
    await world.manager('mailers/pause-job', { jobID })
    await world.manager('mailers/force-job', { jobID })
    await world.becomes(jobID, 'finished')
    await expect
      .poll(() => states(jobID), PATIENCE)
      .toEqual([
        ['delivered', null],
        ['excluded', 'Opted out of texts'],
      ])
  })

  it('stops for the day when the carriers’ allowance is used up', async () => {
    const { labelID } = await world.audience([{}, {}, {}])
    await world.connection.writes.deleteFrom('send_buckets').execute()
    await world.company({ companySegmentsPerDay: 2 })
    const jobID = await world.start(labelID)
    const job = await world.becomes(jobID, 'paused')
    await world.company({ companySegmentsPerDay: 200_000 })
    expect(job).toMatchObject({
      counts: { waiting: 1 },
      jobPausedReason: 'Today’s carrier limit is used up. It resumes automatically after midnight, Pacific time.',
    })
    const plannedFor = async () =>
      (
        await world.connection.reads
          .selectFrom('jobs')
          .select('runAt')
          .where('uniqueKey', '=', `mailer/${jobID}`)
          .executeTakeFirstOrThrow()
      ).runAt
    await expect.poll(plannedFor, PATIENCE).toBeGreaterThan(Date.now())
  })
})
