import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { PATIENCE } from '../messaging/text-world.ts'
import { stubbornCarrier } from '../texting/stubborn-carrier.ts'
import { type MailerWorld, mailerWorld } from './mailer-world.ts'

/** More than one handful, so that some wait in the queue. */
const PEOPLE = 40

describe.each(ENGINES)('a mailer that is canceled while it is being sent, on %s', (database) => {
  let carrier: Awaited<ReturnType<typeof stubbornCarrier>>
  let world: MailerWorld
  let answer: () => void
  beforeAll(async () => {
    const later = new Promise<void>((resolve) => (answer = resolve))
    carrier = await stubbornCarrier(async ({ form }) => {
      await later
      return {
        status: 201,
        body: { sid: `SM${form.get('To')}`, status: 'sent', body: form.get('Body'), date_created: null },
      }
    })
    world = await mailerWorld({ database, sandbox: { url: carrier.url } })
  })
  afterAll(async () => {
    answer()
    await world.close()
    await carrier.close()
  })

  it('takes back queued texts; only those given to the carrier are sent', async () => {
    const { labelID } = await world.audience(Array.from({ length: PEOPLE }, () => ({})))
    const jobID = await world.start(labelID)
    await expect.poll(async () => (await world.job(jobID)).counts.sending, PATIENCE).toBe(PEOPLE)
    await expect.poll(() => carrier.requests.length, PATIENCE).toBeGreaterThan(0)
    const { job } = await world.manager('mailers/cancel-job', { jobID })
    answer()
    expect(job.jobStatus).toBe('canceled')
    expect(job.counts.canceled).toBeGreaterThan(0)
    expect(job.counts.canceled + job.counts.sending).toBe(PEOPLE)
    await expect
      .poll(async () => (await world.job(jobID)).counts, PATIENCE)
      .toMatchObject({
        canceled: job.counts.canceled,
        sent: PEOPLE - job.counts.canceled,
      })
    const texted = new Set(carrier.requests.map(({ form }) => form.get('To')))
    for (const { phone, state, messageID, sentDate, convoID } of await world.recipients(jobID)) {
      expect(texted.has(phone)).toBe(state === 'sent')
      if (state === 'canceled') {
        expect([messageID, sentDate]).toEqual([null, null])
        expect(await world.messages(convoID!)).toEqual([])
      }
    }
    const left = await world.connection.reads
      .selectFrom('jobs')
      .select('jobID')
      .where('kind', 'in', ['send-message', 'run-mailer'])
      .where('lane', '=', 'mass')
      .where('runAt', '<', Date.now() + 60_000)
      .where('companyID', '=', 2)
      .execute()
    expect(left).toEqual([])
  })
})
