import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asLocalDay } from '@xd/core/domain/time/day.ts'
import { DAY_MS } from '@xd/core/domain/time/spans.ts'
import type { WireInput } from '@xd/core/contract/calls.ts'
import { instantOf } from '@xd/core/domain/time/zone.ts'
import { STORE } from '@xd/fixtures/demo/people.ts'
import { bookedTicket } from '@xd/fixtures/testing/booked-ticket.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { type MailerWorld, mailerWorld, type Person } from './mailer-world.ts'

type Written = WireInput<'mailers/preview-job'>['job']

const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)

describe.each(ENGINES)('a mailer’s audience, on %s', (database) => {
  let world: MailerWorld
  let label: number
  let ana: Person, bea: Person, carl: Person
  beforeAll(async () => {
    world = await mailerWorld({ database })
    const { labelID, people } = await world.audience([{ name: 'Ana' }, { name: 'Bea' }, { name: 'Carl' }])
    label = labelID
    ;[ana, bea, carl] = people as [Person, Person, Person]
  })
  afterAll(() => world.close())

  const preview = async (job: Written) =>
    world.manager('mailers/preview-job', {
      job: { jobStoreID: world.storeID, jobBodyEN: 'Hello [FIRST_NAME]', jobAudience: { label }, ...job },
    })
  /** The ones of the three that it would reach. */
  const reached = async (jobAudience: Written['jobAudience']) =>
    (await preview({ jobAudience: { label, ...jobAudience } })).previews.map(({ custID }) => custID).toSorted()

  const convoOf = async ({ custID }: Person) =>
    (await world.clerk('customers/conversation/start', { custID, storeID: world.storeID })).convo.convoID
  const writes = () => world.connection.writes
  /** A text to them, so many days ago. */
  const texted = async (person: Person, body: string, days: number, messageStatus = 'delivered') => {
    const convoID = await convoOf(person)
    const { messageID } = await world.reaches(await world.send(convoID, body), 'delivered')
    const at = Date.now() - days * DAY_MS
    const message = writes().updateTable('messages').where('messageID', '=', messageID)
    await message.set({ messageAt: at, messageStatus: messageStatus as 'delivered' }).execute()
    await writes().updateTable('conversations').set({ convoActivityAt: at }).where('convoID', '=', convoID).execute()
  }

  it('those of a store have a conversation there', async () => {
    expect(await reached({})).toEqual([ana, bea, carl].map(({ custID }) => custID))
    await world.manager('customers/conversation/start', { custID: bea.custID, storeID: STORE.lake })
    expect(await reached({ store: STORE.lake })).toEqual([bea.custID])
  })

  it('the last contact is within the requested days', async () => {
    await texted(ana, 'Your ring is ready', 2)
    await texted(bea, 'Your drill is ready', 100)
    expect(await reached({ lastContactStart: dayBefore(30) })).toEqual([ana.custID])
    expect(await reached({ lastContactEnd: dayBefore(30) })).toEqual([bea.custID])
    expect(await reached({ lastContactStart: dayBefore(120), lastContactEnd: dayBefore(1) })).toEqual([
      ana.custID,
      bea.custID,
    ])
  })

  it('the first and the last day of contact are whole days of the company’s', async () => {
    const { labelID, people } = await world.audience([{}, {}, {}, {}])
    const zone = 'America/Los_Angeles'
    const [starts, ends] = [instantOf('2026-03-08T00:00', zone), instantOf('2026-03-09T00:00', zone)]
    for (const [n, at] of [starts - 1, starts, ends - 1, ends].entries()) {
      await world.write(people[n]!.phone, 'Hello')
      await writes()
        .updateTable('conversations')
        .set({ convoActivityAt: at })
        .where('convoID', '=', await convoOf(people[n]!))
        .execute()
    }
    const ids = people.map(({ custID }) => custID)
    const within = (days: object) => reached({ label: labelID, ...days })
    expect(await within({ lastContactStart: '2026-03-08', lastContactEnd: '2026-03-08' })).toEqual(ids.slice(1, 3))
    expect(await within({ lastContactStart: '2026-03-09' })).toEqual(ids.slice(3))
    expect(await within({ lastContactEnd: '2026-03-07' })).toEqual(ids.slice(0, 1))
  })

  it('a token may stand only in the Spanish subject, or only in the Spanish text', async () => {
    const spanish = { more: { custLanguage: 'es', custEmail: 'ines.libro@example.com' } }
    const { labelID, people } = await world.audience([spanish])
    await writes()
      .insertInto('tickets')
      .values(
        bookedTicket({
          storeID: world.storeID,
          ticketNumber: 'ES-1',
          custID: people[0]!.custID,
          ticketDueDate: asLocalDay('2026-12-05'),
        }),
      )
      .execute()
    const words = { jobChannel: 'email', jobSubject: 'Your ticket', jobBodyEN: 'It is due.' } as const
    const said = async (more: Written) =>
      (await preview({ ...words, jobAudience: { label: labelID }, ...more })).previews.map(({ subject, body }) => [
        subject,
        body.split('\n')[0],
      ])
    expect(await said({ jobSubjectES: 'Su boleta [TICKET]', jobBodyES: 'Vence pronto.' })).toEqual([
      ['Su boleta ES-1', 'Vence pronto.'],
    ])
    expect(await said({ jobSubjectES: 'Su boleta', jobBodyES: 'Vence la [TICKET].' })).toEqual([
      ['Su boleta', 'Vence la ES-1.'],
    ])
  })

  it('a date of the customer’s own is within the requested days, in any year if it repeats', async () => {
    const { fields } = await world.manager('settings/custom-fields/fetch', { moduleID: 'customer' })
    const fieldID = fields.find(({ type, config }) => type === 'date' && config?.repeatYearly)!.id
    const born = (day: string) => ({ custCustomFields: JSON.stringify({ [fieldID]: day }) })
    for (const [{ custID }, day] of [
      [ana, '1990-03-05'],
      [bea, '1990-04-01'],
    ] as const)
      await writes().updateTable('customers').set(born(day)).where('custID', '=', custID).execute()
    expect(await reached({ customDate: { fieldID, start: '2026-03-01', end: '2026-03-31' } })).toEqual([ana.custID])
  })

  it('a date that does not repeat is within the requested days in its own year alone', async () => {
    const { fields } = await world.manager('settings/custom-fields/fetch', { moduleID: 'customer' })
    const owner = await world.signIn('owner')
    const since = { id: 'since', type: 'date' as const, title: 'Customer since' }
    await owner('settings/custom-fields/save', { moduleID: 'customer', fields: [...fields, since] })
    for (const [{ custID }, day] of [
      [ana, '2026-03-05'],
      [bea, '1990-03-05'],
      [carl, '2026-04-01'],
    ] as const) {
      const custCustomFields = JSON.stringify({ since: day })
      await writes().updateTable('customers').set({ custCustomFields }).where('custID', '=', custID).execute()
    }
    const customDate = { fieldID: 'since', start: '2026-03-01', end: '2026-03-31' }
    expect(await reached({ customDate })).toEqual([ana.custID])
  })

  it('an active ticket is due between the requested days; or a file named them', async () => {
    const row = ({ phone }: Person, number: number, due: string, status: string) =>
      `Prueba,X,${phone},${number},${due},${status}`
    const { import: done } = await world.manager('mailers/import-from-superpawn', {
      csv_data: [
        'Last,First,Phone,Ticket,Due Date,Status',
        row(ana, 77_001, '12/5/2026', 'Active'),
        row(bea, 77_002, '12/5/2026', 'Redeemed'),
      ].join('\n'),
      filename: 'two.csv',
      storeID: world.storeID,
      wholeBook: false,
    })
    const december = { ticketDueStart: '2026-12-01', ticketDueEnd: '2026-12-31' }
    expect(await reached(december)).toEqual([ana.custID])
    expect(await reached({ ticketDueEnd: '2026-11-30' })).toEqual([])
    expect(await reached({ importID: done.importID! })).toEqual([ana.custID, bea.custID])
    const filled = await preview({ jobBodyEN: 'Ticket [TICKET] is due', jobAudience: { label, ...december } })
    expect(filled.previews[0]!.body).toContain('Ticket 77001 is due')
  })

  it('a ticket whose due date the book does not know is still named', async () => {
    const csv_data = `Last,First,Phone,Ticket\nPrueba,X,${carl.phone},77003`
    const file = { csv_data, filename: 'one.csv', storeID: world.storeID, wholeBook: false }
    await world.manager('mailers/import-from-superpawn', file)
    const { previews, excluded } = await preview({ jobBodyEN: 'Your ticket [TICKET]' })
    expect(excluded).toEqual({ missing_token: 1 })
    expect(previews.map(({ body }) => body)).toContainEqual(expect.stringContaining('Your ticket 77003'))
  })

  it('customers who withdrew consent, have no phone for texts or would get too much are left out', async () => {
    const { labelID, people } = await world.audience([
      { name: 'Dora' },
      { name: 'Eli', ending: '0003' },
      { name: 'F'.repeat(40) },
      { name: 'Gus' },
    ])
    const [dora, eli, , gus] = people as [Person, Person, Person, Person]
    await world.clerk('customers/consent/save', { custID: dora.custID, consentKind: 'marketing', given: false })
    await world.reaches(await world.send(await convoOf(eli), 'Hello'), 'undelivered')
    const long = { jobBodyEN: `[FIRST_NAME] ${'x'.repeat(1_550)}`, jobAudience: { label: labelID } }
    expect(await preview(long)).toMatchObject({
      included: 1,
      excluded: { no_consent: 1, unreachable: 1, too_long: 1 },
      previews: [{ custID: gus.custID }],
    })
    await world.company({ companyMailerConsent: 1 })
    expect(await preview(long)).toMatchObject({ included: 0, excluded: { no_consent: 4 } })
    await world.clerk('customers/consent/save', { custID: gus.custID, consentKind: 'marketing', given: true })
    expect(await preview(long)).toMatchObject({ included: 1 })
    await world.company({ companyMailerConsent: 0 })
  })

  it('the opt-out line is added for customers who were not told in 180 days, in a text that arrived', async () => {
    const { labelID, people } = await world.audience(
      ['Told', 'Long ago', 'Never arrived', 'Other words', 'By email'].map((name) => ({ name })),
    )
    const [told, longAgo, lost, other, mailed] = people as [Person, Person, Person, Person, Person]
    await texted(told, 'Hello. Reply STOP to opt out.', 170)
    await texted(longAgo, 'Hello. Reply STOP to opt out.', 190)
    await texted(lost, 'Hello. Reply STOP to opt out.', 10, 'undelivered')
    await texted(other, 'Please stop by our store.', 10)
    await texted(mailed, 'Hello. Reply STOP to opt out.', 10)
    await world.connection.writes
      .updateTable('messages')
      .set({ messageChannel: 'email', messageSubject: 'Hello' })
      .where('custID', '=', mailed.custID)
      .execute()
    const jobID = await world.start(labelID)
    await world.becomes(jobID, 'finished')
    const last = async ({ phone }: Person) => (await world.phone(phone)).at(-1)!.body
    await expect.poll(async () => (await world.job(jobID)).counts.delivered).toBe(5)
    expect(await last(told)).toBe('Hello Told, all rings are half off.')
    for (const person of [longAgo, lost, other, mailed]) expect(await last(person)).toContain('Reply STOP to opt out.')
  })
})
