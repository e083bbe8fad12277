import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COMPANY, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { type MailerWorld, mailerWorld, type Person } from './mailer-world.ts'

describe.each(ENGINES)('an address where marketing was refused gets none, on %s', (database) => {
  let world: MailerWorld
  beforeAll(async () => {
    world = await mailerWorld({ database })
    await world.company({ companyMailerGapDays: 0 })
  })
  afterAll(() => world.close())

  const REFUSED = 'Hasn’t agreed to marketing, or withdrew consent'
  /** People with these addresses, and one whom nothing keeps from the mailer. */
  const having = (...emails: readonly string[]) =>
    world.audience([...emails, `free.${randomUUID()}@example.com`].map((custEmail) => ({ more: { custEmail } })))
  const says = ({ custID }: Person, given: boolean) =>
    world.manager('customers/consent/save', { custID, consentKind: 'marketing', given })
  const reasons = async (labelID: number) => {
    const jobID = await world.start(labelID, { jobChannel: 'email', jobSubject: 'Ring sale' })
    await world.becomes(jobID, 'finished')
    return (await world.recipients(jobID)).map(({ reason }) => reason)
  }

  const WAYS = {
    'another one was entered': ({ custID, phone: custPhone }: Person) =>
      world.manager('customers/save', {
        customer: { custID, custPhone, custFirstName: 'Ana', custLastName: 'Prueba', custEmail: null },
      }),
    'they were merged': ({ custID }: Person, other: Person) =>
      world.manager('customers/merge', { keptID: other.custID, mergedID: custID }),
  } as const

  test.each(Object.keys(WAYS) as (keyof typeof WAYS)[])(
    'after it was given up because %s, until its present owner agrees',
    async (way) => {
      const address = `ana.former.${way.length}@example.com`
      const { people } = await having(address)
      await says(people[0]!, false)
      await WAYS[way](people[0]!, people[1]!)
      const { labelID, people: now } = await having(address)
      expect(await reasons(labelID)).toEqual([REFUSED, null])
      await says(now[0]!, true)
      expect(await reasons(labelID)).toEqual([null, null])
    },
  )

  test('even if a file says that someone else there agrees, until they agree themselves', async () => {
    const address = 'prueba.family@example.com'
    const { labelID, people } = await having(address, address)
    const [one, other] = people as [Person, Person]
    await says(one, false)
    const companyID = COMPANY.goldenPledge
    await world.connection.writes
      .insertInto('customer_consents')
      .values({
        companyID,
        custID: other.custID,
        consentKind: 'marketing',
        given: 1,
        source: 'import',
        at: Date.now(),
        userID: USER.manager,
      })
      .execute()
    expect(await reasons(labelID)).toEqual([REFUSED, REFUSED, null])
    await says(other, true)
    expect(await reasons(labelID)).toEqual([REFUSED, null, null])
  })
})
