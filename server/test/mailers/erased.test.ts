import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { PATIENCE } from '../messaging/text-world.ts'
import { type MailerWorld, mailerWorld } from './mailer-world.ts'

describe.each(ENGINES)('an erased customer who refused marketing, on %s', (database) => {
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
  const REFUSED = 'Hasn’t agreed to marketing, or withdrew consent'

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

  const asked = async (custID: number) => {
    const { convo } = await world.manager('customers/conversation/start', { custID, storeID: world.storeID })
    const payment = { paymentAmount: 40, paymentMemo: 'Interest', paymentMode: 'any' } as const
    await world.manager('payments/send', { convoID: convo.convoID, payment, clientMessageID: `asked-${custID}` })
  }
  /** New customers at these addresses, and one whom nothing keeps from the mailer. */
  const enteredAgain = (emails: readonly string[]) =>
    world.audience([...emails, `free.${emails[0]}`].map((custEmail) => ({ more: { custEmail } })))

  test.each(['merged', 'kept'] as const)(
    'gets none at the address of the customer they were merged with, when the %s one’s was chosen',
    async (custEmail) => {
      const emails = [`ana.one.${custEmail}@example.com`, `Ana.Other.${custEmail}@example.com`]
      const { people } = await world.audience(emails.map((email) => ({ more: { custEmail: email } })))
      const [keptID, mergedID] = people.map(({ custID }) => custID) as [number, number]
      await says(mergedID, false)
      await world.manager('customers/merge', { keptID, mergedID, choices: { custEmail } })
      await erase(keptID)
      expect(await reasons((await enteredAgain(emails)).labelID, EMAIL)).toEqual([REFUSED, REFUSED, null])
    },
  )

  test.each(['nothing of them stays', 'their payments stay'])(
    'still unsubscribes by the link in an old email when %s',
    async (what) => {
      const custEmail = `ana.${what.length}.link@example.com`
      const { labelID, people } = await world.audience([{ more: { custEmail } }])
      const { custID } = people[0]!
      if (what === 'their payments stay') await asked(custID)
      expect(await reasons(labelID, EMAIL)).toEqual([null])
      const mails = async () =>
        (await world.sandbox<{ messages: { text: string }[] }>('/mail/messages', { address: custEmail })).messages
      await expect.poll(async () => (await mails()).length, PATIENCE).toBe(1)
      const link = /Unsubscribe: (\S+)/.exec((await mails())[0]!.text)![1]!
      await erase(custID)
      expect(await (await fetch(link)).text()).toContain('<button type="submit">')
      expect((await fetch(link, { method: 'POST' })).status).toBe(200)
      expect(await (await fetch(link)).text()).not.toContain('<form')
      expect(await reasons((await enteredAgain([custEmail])).labelID, EMAIL)).toEqual([REFUSED, null])
    },
  )

  test('gets none at a former address that mailers went to', async () => {
    const [custEmail, next] = ['ana.before@example.com', 'ana.now@example.com']
    const { labelID, people } = await world.audience([{ more: { custEmail } }])
    const { custID, phone: custPhone } = people[0]!
    expect(await reasons(labelID, EMAIL)).toEqual([null])
    await says(custID, false)
    await world.manager('customers/save', {
      customer: { custID, custPhone, custFirstName: 'Ana', custLastName: 'Prueba', custEmail: next },
    })
    await erase(custID)
    const again = await enteredAgain([custEmail, next])
    expect(await reasons(again.labelID, EMAIL)).toEqual([REFUSED, REFUSED, null])
  })

  test('but customers who never refused get theirs', async () => {
    const more = { custEmail: 'ana.callada@example.com' }
    const { people } = await world.audience([{ more }])
    await erase(people[0]!.custID)
    expect(await reasons((await world.audience([{ more }])).labelID, EMAIL)).toEqual([null])
  })
})
