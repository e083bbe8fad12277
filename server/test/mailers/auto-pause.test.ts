import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { COMPANY } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { PATIENCE } from '../messaging/text-world.ts'
import { type MailerWorld, mailerWorld } from './mailer-world.ts'

const companyID = COMPANY.goldenPledge
const DAY_MS = 86_400_000

const many = (count: number, more: object = {}) => Array.from({ length: count }, () => more)

/** Their texts have ten segments each, so they wait for a while, and the changes meanwhile need not be quick. */
const LONG = { name: 'A'.repeat(1_400) }

const plansOf = ({ connection }: MailerWorld, jobID: number) =>
  connection.reads.selectFrom('jobs').select('runAt').where('uniqueKey', '=', `mailer/${jobID}`).execute()

describe.each(ENGINES)('a mailer pauses automatically, on %s', (database) => {
  let world: MailerWorld
  beforeAll(async () => {
    world = await mailerWorld({ database })
  })
  afterAll(() => world.close())

  /** It stays paused: no text is on its way, and no job is planned for it. */
  const staysPaused = async (jobID: number, jobPausedReason: string) => {
    expect(await world.becomes(jobID, 'paused')).toMatchObject({ jobPausedReason })
    await expect.poll(async () => (await world.job(jobID)).counts.sending, PATIENCE).toBe(0)
    await expect.poll(() => plansOf(world, jobID), PATIENCE).toEqual([])
    expect((await world.job(jobID)).counts.waiting).toBeGreaterThan(0)
  }

  it('when 10% of the last 50 did not arrive, and starts counting over once it is resumed', async () => {
    const { labelID } = await world.audience([...many(45), ...many(5, { ending: '0003' }), ...many(60, LONG)])
    const jobID = await world.start(labelID, { jobRate: 500 })
    await staysPaused(jobID, 'Paused automatically: 10% of the last 50 messages did not arrive.')
    expect((await world.job(jobID)).counts).toMatchObject({ failed: 5 })
    await world.manager('mailers/resume-job', { jobID })
    await expect.poll(async () => (await world.job(jobID)).counts.delivered, PATIENCE).toBeGreaterThan(45)
    expect((await world.job(jobID)).jobStatus).toBe('sending')
    await world.manager('mailers/cancel-job', { jobID })
  })

  it.each([
    ['10% of the last 50 messages did not arrive', 'failed', 5, 45],
    ['3% of the last 100 people opted out', 'opted_out', 3, 97],
  ] as const)('when %s, however many are on their way', async (reason, state, bad, good) => {
    const { people } = await world.audience(many(good + bad + 141))
    const now = Date.now()
    const jobID = await world.underWay(
      people.map((person, n) => {
        if (n < bad) return { person, state, sentAt: now - 60_000 }
        if (n < good + bad) return { person, state: 'delivered', sentAt: now - 60_000 }
        return n < good + bad + 140 ? { person, state: 'sending', sentAt: now } : { person, state: 'waiting' }
      }),
    )
    await world.goesOn(jobID)
    expect(await world.becomes(jobID, 'paused')).toMatchObject({
      jobPausedReason: `Paused automatically: ${reason}.`,
      counts: { waiting: 1, sending: 140 },
    })
  })

  it('when 3 of the last 100 people opted out', async () => {
    const { labelID, people } = await world.audience([...many(100), ...many(100, LONG)])
    const jobID = await world.start(labelID, { jobRate: 1_000 })
    await expect.poll(async () => (await world.job(jobID)).counts.delivered, PATIENCE).toBeGreaterThanOrEqual(100)
    for (const { phone } of people.slice(97, 99)) await world.write(phone, 'STOP')
    expect((await world.job(jobID)).jobStatus).toBe('sending')
    await world.write(people[99]!.phone, 'STOP')
    await staysPaused(jobID, 'Paused automatically: 3% of the last 100 people opted out.')
    expect((await world.job(jobID)).counts).toMatchObject({ optedOut: 3 })
  })

  it('for the rest of the carriers’ day when its allowance is used up, and continues automatically', async () => {
    const { labelID } = await world.audience(many(3))
    await world.connection.writes.deleteFrom('send_buckets').execute()
    await world.company({ companySegmentsPerDay: 2 })
    const jobID = await world.start(labelID)
    const { counts, jobPausedReason } = await world.becomes(jobID, 'paused')
    expect(jobPausedReason).toBe(
      'Today’s carrier limit is used up. It resumes automatically after midnight, Pacific time.',
    )
    expect(counts).toMatchObject({ waiting: 1 })
    await expect.poll(async () => (await plansOf(world, jobID))[0]?.runAt, PATIENCE).toBeGreaterThan(Date.now())

    // The night has passed.
    const { writes } = world.connection
    await writes.deleteFrom('send_buckets').execute()
    await writes
      .updateTable('mailers')
      .set({ statusAt: Date.now() - 2 * DAY_MS })
      .where('jobID', '=', jobID)
      .execute()
    await writes.updateTable('jobs').set({ runAt: 0 }).where('uniqueKey', '=', `mailer/${jobID}`).execute()
    await world.becomes(jobID, 'finished')
    await expect.poll(async () => (await world.job(jobID)).counts.delivered, PATIENCE).toBe(3)
  })
})

describe.each(ENGINES)('a mailer whose channel has been turned off since, on %s', (database) => {
  let world: MailerWorld
  beforeAll(async () => {
    world = await mailerWorld({ database, config: { mode: 'live' } })
  })
  afterAll(() => world.close())

  it('pauses before anyone’s text is written, and can’t be resumed until it is back', async () => {
    const { labelID } = await world.audience(many(2))
    const jobScheduledAt = new Date().toISOString()
    await expect(world.start(labelID)).rejects.toMatchObject({ code: 'channel_off' })
    const jobID = await world.start(labelID, { jobScheduledAt, isDraft: true })
    // It was scheduled while the channel was on.
    const { writes } = world.connection
    await writes
      .updateTable('mailers')
      .set({ jobStatus: 'scheduled', jobScheduledAt: Date.now() })
      .where('jobID', '=', jobID)
      .execute()
    const plan = { companyID, kind: 'run-mailer', uniqueKey: `mailer/${jobID}`, payload: JSON.stringify({ jobID }) }
    await writes
      .insertInto('jobs')
      .values({ ...plan, lane: 'mass', runAt: 0, lastError: null, pausedMs: null, line: null })
      .execute()
    expect(await world.becomes(jobID, 'paused')).toMatchObject({
      jobPausedReason: 'Paused automatically: the channel is turned off.',
      counts: { waiting: 2, sending: 0, failed: 0 },
    })
    await expect(world.manager('mailers/resume-job', { jobID })).rejects.toMatchObject({ code: 'channel_off' })
  })
})
