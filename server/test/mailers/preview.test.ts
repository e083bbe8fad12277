import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messageSegments } from '@xd/core/domain/message/segments.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { type MailerWorld, mailerWorld } from './mailer-world.ts'

describe.each(ENGINES)('before a mailer is sent, on %s', (database) => {
  let world: MailerWorld
  beforeAll(async () => {
    world = await mailerWorld({ database })
  })
  afterAll(() => world.close())

  it('it shows the recipients, three real messages, the cost and the end', async () => {
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

  it('names the request that a customer can still pay, and no expired one', async () => {
    const { labelID, people } = await world.audience([{}])
    const { custID } = people[0]!
    const { convo } = await world.clerk('customers/conversation/start', { custID, storeID: world.storeID })
    const ask = async (paymentTicketList: string) =>
      (
        await world.clerk('payments/send', {
          convoID: convo.convoID,
          clientMessageID: `asked-for-${paymentTicketList}`,
          payment: {
            paymentAmount: 45.5,
            paymentMemo: 'Interest',
            paymentMode: 'any',
            paymentValidBeforeLocalTZ: '2101-01-01T12:00',
            paymentTicketList,
          },
        })
      ).payment.paymentKey
    const shown = async () => {
      const { previews } = await world.manager('mailers/preview-job', {
        job: {
          jobStoreID: world.storeID,
          jobBodyEN: 'Pay here: [PAY_LINK]',
          jobAudience: { label: labelID },
        },
      })
      return previews.map(({ body }) => body).join()
    }
    const expired = await ask('20001')
    expect(await shown()).toContain(expired)
    const expire = world.connection.writes.updateTable('payments').where('paymentKey', '=', expired)
    await expire.set({ validBeforeAt: Date.now() }).execute()
    expect(await shown()).not.toContain(expired)
    const open = await ask('20002')
    expect(await shown()).toContain(open)
  })

  it('it shows the hours by each customer’s place', async () => {
    const { labelID } = await world.audience([{}, {}, { more: { custState: 'CT' } }])
    const { quietHours } = await world.manager('mailers/preview-job', {
      job: { jobStoreID: world.storeID, jobBodyEN: 'Hello', jobAudience: { label: labelID } },
    })
    expect(quietHours).toEqual([
      { state: null, from: 9, to: 20, recipients: 2 },
      { state: 'CT', from: 9, to: 20, recipients: 1 },
    ])
  })

  it('its count matches what is sent, with the opt-out line', async () => {
    const { labelID, people } = await world.audience([
      { name: 'Ana' },
      { name: 'Nguyễn' },
      { name: 'Eva', more: { custLanguage: 'es' } },
      { more: { custBlocked: 1 } },
    ])
    const words = {
      jobBodyEN: `Hello [FIRST_NAME], ${'a'.repeat(130)}`,
      jobBodyES: 'Hola [FIRST_NAME], mañana está abierto hasta las ocho 💍',
    }
    const job = { jobStoreID: world.storeID, jobAudience: { label: labelID }, ...words }
    const { included, segments } = await world.manager('mailers/preview-job', { job })
    const jobID = await world.start(labelID, words)
    await world.becomes(jobID, 'finished')
    const sent = (await Promise.all(people.map(({ phone }) => world.phone(phone)))).flat()
    expect(sent.map(({ body }) => messageSegments(body).segments)).toEqual([2, 3, 2])
    expect({ included, segments }).toEqual({ included: 3, segments: 7 })
    expect((await world.job(jobID)).counts).toMatchObject({ total: 4, excluded: 1 })
  })

  it('nobody is left if nobody meets all conditions', async () => {
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
