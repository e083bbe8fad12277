import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { type MailerWorld, mailerWorld } from './mailer-world.ts'

describe.each(ENGINES)('whoever wanted no more marketing and was erased, on %s', (database) => {
  let world: MailerWorld
  beforeAll(async () => {
    world = await mailerWorld({ database })
    await world.company({ companyMailerGapDays: 0 })
  })
  afterAll(() => world.close())

  const says = (custID: number, given: boolean) =>
    world.manager('customers/consent/save', { custID, consentKind: 'marketing', given })
  const erase = (custID: number) => world.manager('customers/erase', { customerID: custID, confirmName: 'Prueba, Ana' })
  const reasons = async (labelID: number, more: object) => {
    const jobID = await world.start(labelID, more)
    await world.becomes(jobID, 'finished')
    return (await world.recipients(jobID)).map(({ reason }) => reason)
  }
  const EMAIL = { jobChannel: 'email', jobSubject: 'Ring sale' }
  const REFUSED = 'Has not agreed to marketing, or no longer does'

  test.each([
    { what: 'email address', job: EMAIL, more: { custEmail: 'Ana.Vuelve@example.com' } },
    { what: 'phone', job: {}, more: { custPhone: '+525512349876' } },
  ])('gets no mailer when the same $what is entered again, until they agree', async ({ job, more }) => {
    const { people } = await world.audience([{ more }])
    await says(people[0]!.custID, false)
    await erase(people[0]!.custID)
    const again = await world.audience([{ more }, { more: { custEmail: `other.${Date.now()}@example.com` } }])
    expect(await reasons(again.labelID, job)).toEqual([REFUSED, null])
    const { custID } = again.people[0]!
    await world.connection.writes
      .insertInto('customer_consents')
      .values({ companyID: 2, custID, consentKind: 'marketing', given: 1, source: 'import', at: Date.now(), userID: 1 })
      .execute()
    expect(await reasons(again.labelID, job)).toEqual([REFUSED, null])
    await says(custID, false)
    await says(custID, true)
    expect(await reasons(again.labelID, job)).toEqual([null, null])
  })

  test('but nobody who had said nothing', async () => {
    const more = { custEmail: 'ana.callada@example.com' }
    const { people } = await world.audience([{ more }])
    await erase(people[0]!.custID)
    expect(await reasons((await world.audience([{ more }])).labelID, EMAIL)).toEqual([null])
  })
})
