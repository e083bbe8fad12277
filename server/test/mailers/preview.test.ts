import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { type MailerWorld, mailerWorld } from './mailer-world.ts'

describe.each(ENGINES)('before a mailer goes out, on %s', (database) => {
  let world: MailerWorld
  beforeAll(async () => {
    world = await mailerWorld({ database })
  })
  afterAll(() => world.close())

  it('it shows who gets it, three real messages, what they cost and when it ends', async () => {
    const { labelID, people } = await world.audience([
      { name: 'Ana' },
      { name: 'Maximiliano' },
      { name: 'Eva', more: { custLanguage: 'es' } },
      { more: { custOptedOutAt: 1 } },
    ])
    const preview = await world.manager('mailers/preview-job', {
      job: {
        jobStoreID: world.storeID,
        jobBodyEN: 'Hello [FIRST_NAME], quick cash today!',
        jobBodyES: 'Hola [FIRST_NAME]',
        jobAudience: { label: labelID },
      },
    })
    expect(preview).toMatchObject({
      included: 3,
      excluded: { opted_out: 1 },
      segments: 3,
      cost: 0.03,
      days: 1,
      quietHours: [{ state: null, from: 9, to: 20, recipients: 3 }],
      warnings: [{ words: ['quick cash'] }],
    })
    expect(preview.previews.map(({ custID, language }) => [custID, language])).toEqual([
      [people[1]!.custID, 'en'],
      [people[0]!.custID, 'en'],
      [people[2]!.custID, 'es'],
    ])
    expect(preview.previews[2]!.body).toBe('Hola Eva\nResponda ALTO para darse de baja.')
    expect(Date.parse(preview.endsAt!)).toBeGreaterThan(Date.now() - 60_000)
  })

  it('nobody is left when nobody meets all conditions', async () => {
    const { labelID } = await world.audience([{}])
    const job = {
      jobStoreID: world.storeID,
      jobBodyEN: 'Hello',
      jobAudience: { label: labelID, ticketDueStart: '2026-01-01' },
    }
    expect(await world.manager('mailers/preview-job', { job })).toMatchObject({
      included: 0,
      previews: [],
      endsAt: null,
    })
  })

  it('one that would go to nobody can be a draft, and can’t be scheduled', async () => {
    const { labelID } = await world.audience([{}])
    const { labelID: withdrawn } = await world.audience([{ more: { custOptedOutAt: 1 } }, { more: { custBlocked: 1 } }])
    const job = { jobTitle: 'Sale', jobStoreID: world.storeID, jobBodyEN: 'Hello' }
    for (const jobAudience of [{ label: labelID, ticketDueStart: '2026-01-01' }, { label: withdrawn }]) {
      await world.manager('mailers/schedule-job', { job: { ...job, jobAudience } })
      const jobScheduledAt = new Date(Date.now() + 3_600_000).toISOString()
      await expect(
        world.manager('mailers/schedule-job', { job: { ...job, jobAudience, jobScheduledAt } }),
      ).rejects.toMatchObject({
        status: 400,
        body: { fields: { 'job.jobAudience': 'Nobody would get this mailer.' } },
      })
    }
  })
})
