import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { PATIENCE } from '../messaging/text-world.ts'
import { stubbornCarrier } from '../texting/stubborn-carrier.ts'
import { type MailerWorld, mailerWorld } from './mailer-world.ts'

/** More than are handed over at once, so that some wait in the queue. */
const PEOPLE = 40

describe.each(ENGINES)('a mailer that is paused while it is being sent, on %s', (database) => {
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

  const texted = () => carrier.requests.flatMap(({ form }) => form.get('To') ?? []).toSorted()

  it('sends only texts already given to the carrier, and the rest once when it is resumed', async () => {
    const { labelID, people } = await world.audience(Array.from({ length: PEOPLE }, () => ({})))
    const jobID = await world.start(labelID)
    await expect.poll(async () => (await world.job(jobID)).counts.sending, PATIENCE).toBe(PEOPLE)
    await expect.poll(() => texted().length, PATIENCE).toBeGreaterThan(0)
    const { job } = await world.manager('mailers/pause-job', { jobID })
    answer()
    expect(job.jobStatus).toBe('paused')
    expect(job.counts.waiting).toBeGreaterThan(0)
    const owner = await world.signIn('owner')
    const { activity } = await owner('settings/activity/list', { search: { action: 'mailer-pause' } })
    expect(activity.map(({ words }) => words)).toEqual([`${job.counts.waiting} recipients still waiting`])
    const given = PEOPLE - job.counts.waiting
    await expect
      .poll(async () => (await world.job(jobID)).counts, PATIENCE)
      .toMatchObject({ waiting: job.counts.waiting, sending: 0, sent: given })
    const paused = await world.recipients(jobID)
    expect(texted()).toEqual(paused.flatMap(({ phone, state }) => (state === 'sent' ? [phone] : [])).toSorted())
    for (const { convoID, messageID, sentDate } of paused.filter(({ state }) => state === 'waiting')) {
      expect([messageID, sentDate]).toEqual([null, null])
      expect(await world.messages(convoID!)).toEqual([])
    }

    await world.manager('mailers/resume-job', { jobID })
    await world.becomes(jobID, 'finished')
    await expect.poll(async () => (await world.job(jobID)).counts.sent, PATIENCE).toBe(PEOPLE)
    expect(texted()).toEqual(people.map(({ phone }) => phone).toSorted())
    for (const { convoID } of await world.recipients(jobID)) expect(await world.messages(convoID!)).toHaveLength(1)
  })
})
