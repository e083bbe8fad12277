import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { noticePusher, noticeTo } from '@xd/fixtures/testing/notice-push.ts'
import { proxiedMail } from '../email/proxied-mail.ts'
import { PATIENCE } from '../messaging/text-world.ts'
import { type MailerWorld, mailerWorld, type Person } from './mailer-world.ts'

const NO_MORE = ['excluded', 'Hasn’t agreed to marketing, or withdrew consent']

describe.each(ENGINES)('an address refused while the mail server was down, on %s', (database) => {
  let mail: Awaited<ReturnType<typeof proxiedMail>>
  let world: MailerWorld
  beforeAll(async () => {
    mail = await proxiedMail()
    world = await mailerWorld({ database, sandbox: mail.sandbox })
  })
  afterAll(async () => {
    await world.close()
    await mail.close()
  })

  const EMAIL = { jobChannel: 'email', jobSubject: 'Rings', jobBodyEN: 'Half off' }
  const db = () => world.connection.writes
  const mails = async (address: string) =>
    (await world.sandbox<{ messages: object[] }>('/mail/messages', { address })).messages
  const away = () => mail.proxy.meets(...Array.from({ length: 3 }, () => 'busy' as const))
  /** Its one email waits for the mail server. */
  const waits = (jobID: number) =>
    expect.poll(async () => (await world.recipients(jobID)).map(({ state }) => state), PATIENCE).toEqual(['sending'])

  const refusals: [string, (person: Person) => Promise<unknown>, readonly string[]][] = [
    [
      'whoever no longer wants marketing',
      ({ custID }) => world.clerk('customers/consent/save', { custID, consentKind: 'marketing', given: false }),
      NO_MORE,
    ],
    [
      'an address that another customer unsubscribed',
      async () => {
        const email = { custEmail: 'shared@example.com' }
        const [other] = (await world.audience([{ more: email }])).people
        await world.clerk('customers/consent/save', { custID: other!.custID, consentKind: 'marketing', given: false })
      },
      NO_MORE,
    ],
    [
      'whoever was blocked',
      ({ custID }) => world.manager('customers/block', { customerID: custID }),
      ['excluded', 'Blocked'],
    ],
  ]
  it.each(refusals)('a mailer does not go to %s', async (_, refuse, state) => {
    const custEmail = 'shared@example.com'
    const { labelID, people } = await world.audience([{ more: { custEmail } }])
    away()
    const jobID = await world.start(labelID, EMAIL)
    await waits(jobID)
    await refuse(people[0]!)
    const outcome = async () => (await world.recipients(jobID)).map((one) => [one.state, one.reason])
    await expect.poll(outcome, PATIENCE).toEqual([state])
    await world.becomes(jobID, 'finished')
    expect(await mails(custEmail)).toEqual([])
    await db().deleteFrom('customer_consents').execute()
    await db().updateTable('customers').set({ custEmail: null }).where('custEmail', '=', custEmail).execute()
  })

  it('a notice does not go by email to a customer who has refused texts since', async () => {
    const push = await noticePusher(world)
    const { people } = await world.audience([{ more: { custEmail: 'no.tice@example.com' } }])
    const [{ phone, custID }] = people as [Person]
    await db().updateTable('stores').set({ storeSMSNumber: '' }).where('storeID', '=', world.storeID).execute()
    const { batchID } = await push({ notices: [noticeTo(phone, 'No Tice')] })
    away()
    await world.clerk('notices/send-batch', { batchID: batchID! })
    const notice = async () => (await world.clerk('notices/batch-details', { batchID: batchID! })).notices[0]!
    await expect.poll(async () => (await notice()).noticeStatus, PATIENCE).toBe('sending')
    await db().updateTable('customers').set({ custOptedOutAt: Date.now() }).where('custID', '=', custID).execute()
    await expect.poll(async () => (await notice()).noticeStatus, PATIENCE).toBe('skipped')
    expect(await mails('no.tice@example.com')).toEqual([])
  })
})
