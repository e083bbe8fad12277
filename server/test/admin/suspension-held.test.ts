import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COMPANY } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { mailAddresses } from '@xd/server/providers/email/addresses.ts'
import { type MailerWorld, mailerWorld } from '../mailers/mailer-world.ts'
import { PATIENCE } from '../messaging/text-world.ts'
import { NEXT_CENTURY } from '../payments/pay-world.ts'

const companyID = COMPANY.goldenPledge
const SUSPENDED = { status: 403, code: 'company_suspended' }
const PASSWORD = 'eleven brass lanterns'
const MINUTE_MS = 60_000

describe.each(ENGINES)('while a company is suspended, on %s', (database) => {
  let world: MailerWorld
  let support: MailerWorld['clerk']
  beforeAll(async () => {
    world = await mailerWorld({ database })
    support = await world.signIn('support@xd.test')
  })
  afterAll(() => world.close())

  const suspend = (suspended: boolean) => support('admin/companies/save', { company: { companyID, suspended } })
  const mailTo = async (address: string) =>
    (await world.sandbox<{ messages: { text: string }[] }>('/mail/messages', { address })).messages

  test('incoming email is kept; mailers and reminders wait, and are sent once afterwards', async () => {
    const owner = await world.signIn('owner')
    const { writes, reads } = world.connection
    const { storeID } = world
    const { storeKey } = (await world.clerk('stores/list', {})).stores.find((store) => store.storeID === storeID)!

    await owner('settings/reminders/save', { settings: { storeID, reminderOn: true, reminderHours: 3 } })
    const address = 'rosa@example.test'
    const { custID } = await world.clerk('customers/save', {
      customer: { custPhone: '+525598764321', custFirstName: 'Rosa', custLastName: 'Prueba', custEmail: address },
    })
    const { convo: mailed } = await world.clerk('customers/conversation/start', { custID, storeID })
    const asked = await world.contactAbroad()
    const { payment } = await world.clerk('payments/send', {
      convoID: asked.convoID,
      payment: {
        paymentAmount: 12.5,
        paymentMemo: 'Interest',
        paymentMode: 'any',
        paymentValidBeforeLocalTZ: NEXT_CENTURY,
      },
      clientMessageID: randomUUID(),
    })
    const { labelID } = await world.audience([{}])
    const jobID = await world.start(labelID, { jobScheduledAt: new Date(Date.now() + 60 * MINUTE_MS).toISOString() })

    const { phone: other } = await world.contact()

    await suspend(true)
    // They become due.
    const due = Date.now() - MINUTE_MS
    const { paymentID } = await writes
      .updateTable('payments')
      .set({ remindAt: due, validBeforeAt: Date.now() + 120 * MINUTE_MS })
      .where('paymentKey', '=', payment.paymentKey)
      .returning('paymentID')
      .executeTakeFirstOrThrow()
    await writes.updateTable('mailers').set({ jobScheduledAt: due }).where('jobID', '=', jobID).execute()
    const plans = [`remind/${paymentID}`, `mailer/${jobID}`]
    await writes.updateTable('jobs').set({ runAt: due }).where('uniqueKey', 'in', plans).execute()
    const to = mailAddresses('messages@xd.test', world.config.secretKey).ofStore(storeKey)
    expect(
      await world.sandbox('/mail/send', { from: address, to, subject: 'My ring', text: 'Is it there?' }),
    ).toMatchObject({ success: true })
    // The answer to STOP is sent ahead of the waiting messages.
    await world.write(other, 'STOP')
    await expect
      .poll(async () => (await world.phone(other)).filter(({ direction }) => direction === 'in').length, PATIENCE)
      .toBe(1)
    const left = await reads.selectFrom('jobs').select('attempts').where('uniqueKey', 'in', plans).execute()
    expect(left.map(({ attempts }) => attempts)).toEqual([0, 0])

    const ended = Date.now()
    await suspend(false)
    const [manager, clerk] = [await world.signIn('manager'), await world.signIn('clerk')]
    const mailer = async () => (await manager('mailers/fetch-job', { jobID })).job
    await expect.poll(async () => (await mailer()).jobStatus, PATIENCE).toBe('finished')
    const { jobStartedDate, counts } = await mailer()
    expect(Date.parse(jobStartedDate!)).toBeGreaterThanOrEqual(ended)
    expect(counts.total).toBe(1)
    const said = async ({ convoID }: { convoID: number }) =>
      (await clerk('customers/conversation/messages/fetch', { convoID })).messages
    expect(await said(mailed)).toMatchObject([{ messageDirection: 'in', messageBody: 'Is it there?' }])
    const reminders = async () => (await said(asked)).filter(({ messageOrigin }) => messageOrigin === 'reminder')
    await expect.poll(async () => (await reminders()).map((one) => one.messageStatus), PATIENCE).toEqual(['delivered'])
    expect(Date.parse((await reminders())[0]!.messageDate)).toBeGreaterThanOrEqual(ended)
  })

  test('a customer can still pay, and gets the receipt', async () => {
    const clerk = await world.signIn('clerk')
    const phone = '+525598761234'
    const { custID } = await clerk('customers/save', {
      customer: { custPhone: phone, custFirstName: 'Eva', custLastName: 'Prueba' },
    })
    const { convoID } = (await clerk('customers/conversation/start', { custID, storeID: world.storeID })).convo
    const { payment } = await clerk('payments/send', {
      convoID,
      payment: {
        paymentAmount: 12.5,
        paymentMemo: 'Interest',
        paymentMode: 'any',
        paymentValidBeforeLocalTZ: NEXT_CENTURY,
      },
      clientMessageID: randomUUID(),
    })
    const { paymentKey } = payment
    await suspend(true)
    const card = { number: '4000056655665556', expMonth: 12, expYear: 2035, cvc: '123' }
    const { token } = await world.sandbox<{ token: string }>('/cards/tokenize', card)
    const paid = await world.call('pay/submit', { paymentKey, attemptKey: randomUUID(), token })
    expect(paid.paymentStatus).toBe('approved')
    const receipts = async () => (await world.phone(phone)).filter(({ body }) => body.includes(`${paymentKey}/receipt`))
    await expect.poll(async () => (await receipts()).length, PATIENCE).toBe(1)
    await suspend(false)
  })

  test('nobody chooses a new password; an existing link works again afterwards', async () => {
    await world.call('auth/forgot-password', { username: 'lena@goldenpledge.test' })
    await expect.poll(() => mailTo('lena@goldenpledge.test'), PATIENCE).toHaveLength(1)
    const token = /#token=([\w-]+)/.exec((await mailTo('lena@goldenpledge.test'))[0]!.text)![1]!
    const reset = () => world.call('auth/reset-password', { token, password: PASSWORD, bearer: true })
    await suspend(true)
    await expect(reset()).rejects.toMatchObject(SUSPENDED)
    await suspend(false)
    expect((await reset()).token).toEqual(expect.any(String))
  })

  test('a calendar feed is not found, and is found again afterwards', async () => {
    const clerk = await world.signIn('clerk')
    const { url } = await clerk('calendar/feed/update', { feed: {} })
    const status = async () => (await fetch(`${world.url}${new URL(url!).pathname}`)).status
    expect(await status()).toBe(200)
    await suspend(true)
    expect(await status()).toBe(404)
    await suspend(false)
    expect(await status()).toBe(200)
  })
})
