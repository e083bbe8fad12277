import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { foldCustomer } from '@xd/core/domain/customer/search-text.ts'
import { FORECAST_EXACTLY } from '@xd/core/domain/mailer/estimate.ts'
import { COMPANY } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
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
})
