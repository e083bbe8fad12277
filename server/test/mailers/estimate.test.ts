import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { foldCustomer } from '@xd/core/domain/customer/search-text.ts'
import { FORECAST_EXACTLY } from '@xd/core/domain/mailer/estimate.ts'
import { COMPANY } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { sampledPage } from '@xd/server/services/mailers/audience.ts'
import { contextOf } from '@xd/server/services/mailers/context.ts'
import { type MailerWorld, mailerWorld } from './mailer-world.ts'

const companyID = COMPANY.goldenPledge
const BEYOND = 2_400
const ALL = FORECAST_EXACTLY + BEYOND
const AT_ONCE = 500

/** One in ten opted out, one in four shares the previous one's mailbox, one in five has a name that costs a segment. */
const person = (index: number) => ({
  optedOut: index % 10 === 3,
  sharesMailbox: index % 4 === 2,
  isLong: index % 5 === 1,
})

describe.each(ENGINES)('the forecast of a large mailer, on %s', (database) => {
  let world: MailerWorld
  let labelID: number
  beforeAll(async () => {
    world = await mailerWorld({ database })
    ;({ labelID } = await world.audience([]))
  })
  afterAll(() => world.close())

  const add = async (from: number, to: number) => {
    const db = world.connection.writes
    for (let start = from; start < to; start += AT_ONCE) {
      const rows = Array.from({ length: Math.min(AT_ONCE, to - start) }, (_, i) => {
        const { optedOut, sharesMailbox, isLong } = person(start + i)
        const mailbox = sharesMailbox ? start + i - 1 : start + i
        const named = {
          custPhone: `+5256${String(10_000_000 + start + i)}`,
          custFirstName: isLong ? 'Maximiliano'.repeat(4) : 'Ana',
          custLastName: 'Prueba',
          custEmail: `person-${mailbox}@many.test`,
          custDL: null,
        }
        const custOptedOutAt = optedOut ? 1 : null
        return { companyID, ...named, ...foldCustomer(named), custOptedOutAt, custErasedAt: null, createdAt: 1 }
      })
      const made = await db.insertInto('customers').values(rows).returning('custID').execute()
      await db
        .insertInto('customer_labels')
        .values(made.map(({ custID }) => ({ companyID, custID, labelID })))
        .execute()
    }
  }
  const preview = (more: object = {}) =>
    world.manager('mailers/preview-job', {
      job: {
        jobStoreID: world.storeID,
        jobBodyEN: `Hello [FIRST_NAME]${'a'.repeat(95)}`,
        jobAudience: { label: labelID },
        ...more,
      },
    })
  const many = (count: number, is: (index: number) => boolean) =>
    Array.from({ length: count }, (_, index) => index).filter(is).length

  it('is exact up to 5,000 people, and beyond that near the truth, the same each time', async () => {
    await add(0, FORECAST_EXACTLY)
    const exact = await preview()
    const optedOut = many(FORECAST_EXACTLY, (i) => person(i).optedOut)
    expect(exact).not.toHaveProperty('estimated')
    expect(exact).toMatchObject({ included: FORECAST_EXACTLY - optedOut, excluded: { opted_out: optedOut } })

    await add(FORECAST_EXACTLY, ALL)
    const texts = await preview()
    const emails = await preview({ jobChannel: 'email', jobSubject: 'Sale' })
    expect(await preview()).toEqual({ ...texts, endsAt: expect.any(String) })

    const within = (share: number, figure: number, truth: number) =>
      expect(Math.abs(figure - truth) / truth).toBeLessThan(share)
    const reached = (i: number) => !person(i).optedOut
    expect(texts).toMatchObject({ estimated: true, previews: [{}, {}, {}] })
    expect(texts.included + texts.excluded.opted_out!).toBe(ALL)
    within(0.03, texts.included, many(ALL, reached))
    within(0.15, texts.excluded.opted_out!, ALL - many(ALL, reached))
    within(0.04, texts.segments, many(ALL, reached) + many(ALL, (i) => reached(i) && person(i).isLong))
    within(0.04, texts.cost, (texts.segments * 1.13) / 100)
    expect(texts.quietHours.reduce((sum, { recipients }) => sum + recipients, 0)).toBe(texts.included)

    expect(emails.included + emails.excluded.same_email!).toBe(ALL)
    within(
      0.03,
      emails.included,
      many(ALL, (i) => !person(i).sharesMailbox),
    )
  })

  it('counts those with a date of their own exactly, however many have none', async () => {
    const { fields } = await world.manager('settings/custom-fields/fetch', { moduleID: 'customer' })
    const fieldID = fields.find(({ type, config }) => type === 'date' && config?.repeatYearly)!.id
    const born = async (place: number, day: string) => {
      const { custID } = await world.connection.reads
        .selectFrom('customers')
        .select('custID')
        .where('custPhone', '=', `+5256${String(10_000_000 + place)}`)
        .executeTakeFirstOrThrow()
      const custCustomFields = JSON.stringify({ [fieldID]: day })
      await world.connection.writes
        .updateTable('customers')
        .set({ custCustomFields })
        .where('custID', '=', custID)
        .execute()
      return custID
    }
    const [first, , last] = [
      await born(0, '1990-03-05'),
      await born(1, '1990-04-01'),
      await born(ALL - 2, '1985-03-31'),
    ]
    await born(3, '1990-03-10')
    const customDate = { fieldID, start: '2026-03-01', end: '2026-03-31' }
    const found = await preview({ jobAudience: { label: labelID, customDate } })
    expect(found).not.toHaveProperty('estimated')
    expect(found).toMatchObject({ included: 2, excluded: { opted_out: 1 } })
    expect(found.previews.map(({ custID }) => custID).toSorted()).toEqual([first, last].toSorted())
  })

  it('reaches a mailbox in a sample through the first of its people who is not left out, from stores that can write', async () => {
    const mail = { more: { custEmail: 'family@many.test' } }
    const { labelID: family, people } = await world.audience([{ more: { ...mail.more, custBlocked: 1 } }, mail, mail])
    const [first, second, third] = people.map(({ custID }) => custID)
    const jobAudience = { label: family }
    const words = { jobChannel: 'email', jobSubject: 'Sale', jobAudience } as const
    const jobID = await world.start(family, { ...words, isDraft: true })
    const { reads } = world.connection
    const job = await reads.selectFrom('mailers').selectAll().where('jobID', '=', jobID).executeTakeFirstOrThrow()
    const context = await contextOf(reads, { ...job, authorStoreIDs: JSON.stringify([world.storeID]) })
    const sampling = { after: 0, now: Date.now(), config: world.config, hasPictures: false, oneOf: 1 }
    const { decided, through } = await sampledPage(reads, context, sampling)
    expect(decided.map(({ member, excluded }) => [member.custID, excluded])).toEqual([
      [first, 'blocked'],
      [second, null],
      [third, 'same_email'],
    ])
    expect(through).toBeNull()

    const senders = async (jobChannel: 'sms' | 'email') => {
      const { stores } = await contextOf(reads, { ...job, jobChannel, authorStoreIDs: JSON.stringify([world.storeID]) })
      return [...stores.keys()]
    }
    const store = world.connection.writes.updateTable('stores').where('storeID', '=', world.storeID)
    const found = []
    for (const change of [
      {},
      { storeSMSNumber: '' },
      { storeEnabled: 0 },
      { storeEnabled: 1, storeDeleted: 1 },
    ] as const) {
      if (Object.keys(change).length > 0) await store.set(change).execute()
      found.push([await senders('sms'), await senders('email')])
    }
    const here = [world.storeID]
    expect(found).toEqual([
      [here, here],
      [[], here],
      [[], []],
      [[], []],
    ])
  })
})
