import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallClient } from '@xd/core/client/call-client.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, LABEL, STORE } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { eventsSince } from '../events.ts'

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString()

/** Mailers that can't be scheduled, and the error by field. */
const REFUSED: readonly (readonly [what: string, job: object, faults: Record<string, string>])[] = [
  ['no title', { jobTitle: ' ' }, { jobTitle: 'Give the mailer a title.' }],
  ['no text', { jobBodyEN: '' }, { jobBodyEN: 'Write the message first.' }],
  [
    '1,601 characters',
    { jobBodyEN: 'x'.repeat(1_601) },
    { jobBodyEN: 'The text is too long: 1,601 characters, 1,600 at most.' },
  ],
  ['a token that nothing fills', { jobBodyES: 'Hola [NOMBRE]' }, { jobBodyES: 'We can’t fill in [NOMBRE].' }],
  ['a signature', { jobBodyEN: 'Yours, [MY_NAME]' }, { jobBodyEN: 'We can’t fill in [MY_NAME].' }],
  ['an email without a subject', { jobChannel: 'email' }, { jobSubject: 'An email needs a subject.' }],
  [
    'a time that has passed',
    { jobScheduledAt: '2020-01-01T10:00:00Z' },
    { jobScheduledAt: 'This time has passed. Choose a later one.' },
  ],
  [
    'days in the wrong order',
    { jobAudience: { lastContactStart: '2026-02-01', lastContactEnd: '2026-01-01' } },
    { 'jobAudience.lastContactEnd': 'The last day is before the first.' },
  ],
  [
    'a day that does not exist',
    { jobAudience: { ticketDueStart: '2026-02-30' } },
    { 'jobAudience.ticketDueEnd': 'There is no such day.' },
  ],
  [
    'a date that customers do not have',
    { jobAudience: { customDate: { fieldID: 'f_nothing', start: '2026-01-01', end: '2026-01-31' } } },
    { 'jobAudience.customDate': 'Customers have no such date.' },
  ],
]

describe.each(ENGINES)('mailers are written and scheduled, on %s', (database) => {
  let server: Booted
  let manager: CallClient
  beforeAll(async () => {
    server = await boot({ database })
    manager = await server.signIn('manager')
  })
  afterAll(() => server.close())

  const sale = {
    jobTitle: 'Ring sale',
    jobStoreID: STORE.main,
    jobBodyEN: 'Hello [FIRST_NAME], all rings are half off.',
  }
  const save = async (job: object, expectedVersion?: number) =>
    (await manager('mailers/schedule-job', { job, ...(expectedVersion !== undefined && { expectedVersion }) })).job!

  it('a draft may lack anything; fields left out of the next save stay', async () => {
    const draft = await save({})
    expect(draft).toMatchObject({ jobStatus: 'draft', jobStoreID: 'last', jobAudience: {}, jobVersion: 1 })
    const named = await save({ ...sale, jobID: draft.jobID, jobAudience: { label: LABEL.regular } })
    const shorter = await save({ jobID: draft.jobID, jobBodyES: 'Hola' })
    expect(shorter).toMatchObject({ ...sale, jobBodyES: 'Hola', jobAudience: { label: LABEL.regular }, jobVersion: 3 })
    expect(await manager('mailers/fetch-job', { jobID: named.jobID })).toMatchObject({ job: shorter })
  })

  it('with a time it is scheduled, and without one it is a draft again', async () => {
    const news = await eventsSince(server.connection, COMPANY.goldenPledge)
    const { jobID, ...job } = await save({ ...sale, jobScheduledAt: tomorrow() })
    expect(job).toMatchObject({ jobStatus: 'scheduled', counts: { total: 0 } })
    expect(await news()).toEqual([{ event: 'reload_mailers', data: { jobID }, storeID: STORE.main }])
    const plans = () =>
      server.connection.reads.selectFrom('jobs').select('lane').where('uniqueKey', '=', `mailer/${jobID}`)
    expect(await plans().execute()).toEqual([{ lane: 'mass' }])
    expect(await save({ jobID })).toMatchObject({ jobStatus: 'draft', jobScheduledAt: null })
    expect(await plans().execute()).toEqual([])
  })

  it('moved to another store, it is announced at both', async () => {
    const { jobID } = await save(sale)
    const news = await eventsSince(server.connection, COMPANY.goldenPledge)
    await save({ jobID, jobStoreID: STORE.lake })
    expect(await news()).toEqual(
      [STORE.lake, STORE.main].map((storeID) => ({ event: 'reload_mailers', data: { jobID }, storeID })),
    )
  })

  it('a draft keeps its planned time, even a past one, and is not sent then', async () => {
    const planned = new Date(Date.now() + 3_600_000).toISOString()
    const { jobID, ...job } = await save({ ...sale, jobScheduledAt: planned, isDraft: true })
    expect(job).toMatchObject({ jobStatus: 'draft', jobScheduledAt: planned })
    const isPlanned = () =>
      server.connection.reads.selectFrom('jobs').select('jobID').where('uniqueKey', '=', `mailer/${jobID}`).execute()
    expect(await isPlanned()).toEqual([])
    await expect(manager('calendar/entries/fetch', { itemRefKey: `mailer/${jobID}` })).rejects.toMatchObject({
      code: 'not_found',
    })
    const past = '2020-01-01T10:00:00.000Z'
    expect(await save({ jobID, jobScheduledAt: past, isDraft: true })).toMatchObject({ jobScheduledAt: past })
    await expect(save({ jobID, jobScheduledAt: past })).rejects.toMatchObject({ code: 'invalid_input' })
    expect(await save({ jobID, jobScheduledAt: planned })).toMatchObject({ jobStatus: 'scheduled' })
    expect(await isPlanned()).toHaveLength(1)
  })

  describe('saved again under the key that its author gave it', () => {
    const again = async (clientKey: string, job: object) =>
      (await manager('mailers/schedule-job', { clientKey, job: { ...sale, ...job } })).job!
    const many = async () => (await manager('mailers/list-jobs', {})).count

    it('is one mailer, even at the same moment', async () => {
      const before = await many()
      const job = { jobScheduledAt: tomorrow() }
      const answers = await Promise.all([1, 2, 3].map(() => again('one', job)))
      answers.push(await again('one', { jobScheduledAt: tomorrow() }))
      expect(new Set(answers.map(({ jobID }) => jobID)).size).toBe(1)
      expect(answers.at(-1)).toMatchObject({ jobStatus: 'scheduled', jobVersion: 1 })
      expect(await many()).toBe(before + 1)
    })

    it('is the draft that is scheduled now, and the other way round', async () => {
      const { jobID } = await again('two', {})
      expect(await again('two', { jobScheduledAt: tomorrow() })).toMatchObject({ jobID, jobStatus: 'scheduled' })
      expect(await again('two', {})).toMatchObject({ jobID, jobStatus: 'draft' })
    })

    it('is another one under another key, or by another author', async () => {
      const owner = await server.signIn('owner')
      const { job } = await owner('mailers/schedule-job', { clientKey: 'one', job: sale })
      const ids = [(await again('one', {})).jobID, (await again('three', {})).jobID, job!.jobID]
      expect(new Set(ids).size).toBe(3)
    })
  })

  it.each(REFUSED)('%s is refused', async (_, job, faults) => {
    const fields = Object.fromEntries(Object.entries(faults).map(([field, sentence]) => [`job.${field}`, sentence]))
    await expect(save({ ...sale, jobScheduledAt: tomorrow(), ...job })).rejects.toMatchObject({
      code: 'invalid_input',
      body: { fields },
    })
  })

  it('an edit in between is a conflict', async () => {
    const { jobID } = await save(sale)
    await save({ jobID, jobTitle: 'Chain sale' }, 1)
    await expect(save({ jobID, jobTitle: 'Watch sale' }, 1)).rejects.toMatchObject({
      code: 'conflict',
      body: { jobVersion: 2 },
    })
  })

  it('a draft is deleted, a scheduled one is not', async () => {
    const { jobID } = await save({ ...sale, jobScheduledAt: tomorrow() })
    await expect(save({ jobID, deleteJob: true })).rejects.toMatchObject({
      code: 'mailer_state',
      message: 'This mailer is scheduled. It can’t be deleted.',
    })
    await save({ jobID })
    expect(await manager('mailers/schedule-job', { job: { jobID, deleteJob: true } })).toMatchObject({ job: null })
    await expect(manager('mailers/fetch-job', { jobID })).rejects.toMatchObject({ code: 'not_found' })
  })

  it('the list finds them by title, status and store, newest first', async () => {
    const { jobID } = await save({ ...sale, jobTitle: 'Señor discount' })
    const found = async (search: object) =>
      (await manager('mailers/list-jobs', { search })).jobs.map((job) => job.jobID)
    expect(await found({ filter: 'senor disc' })).toEqual([jobID])
    expect((await found({}))[0]).toBe(jobID)
    expect(await found({ filter: '100%' })).toEqual([])
    expect(await found({ status: 'draft', store: STORE.main })).toContain(jobID)
    expect(await found({ status: 'finished', store: STORE.main })).not.toContain(jobID)
  })
})
