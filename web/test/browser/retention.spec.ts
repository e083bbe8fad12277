import { COMPANY, STORE } from '@xd/fixtures/demo/people.ts'
import type { Booted } from '@xd/fixtures/boot.ts'
import { notice } from './inbox-steps.ts'
import { expect, test } from './world.ts'

const YEAR_MS = 365 * 24 * 3_600_000
const { goldenPledge: companyID } = COMPANY

/** A customer with two texts from five years ago and one from today. */
const oldConversation = async ({ connection }: Booted): Promise<number> => {
  const db = connection.writes
  const names = {
    custFirstName: 'Ida',
    custLastName: 'Quill',
    custFirstFold: 'ida',
    custLastFold: 'quill',
    custSearch: 'ida quill',
  }
  const { custID } = await db
    .insertInto('customers')
    .values({
      companyID,
      custPhone: '+12135557701',
      ...names,
      custEmail: null,
      custDL: null,
      custOptedOutAt: null,
      createdAt: 0,
      custErasedAt: null,
    })
    .returning('custID')
    .executeTakeFirstOrThrow()
  const place = { companyID, storeID: STORE.main, custID }
  const { convoID } = await db
    .insertInto('conversations')
    .values({
      ...place,
      convoStatus: 'active',
      convoAssignedUserID: null,
      convoLastMessageID: null,
      convoActivityAt: 0,
      convoWaitingSince: null,
      convoAutoRepliedPeriod: null,
    })
    .returning('convoID')
    .executeTakeFirstOrThrow()
  const none = {
    messageSubject: null,
    messageTwilioError: null,
    messageSentByID: null,
    clientMessageID: null,
    paymentID: null,
    providerMessageID: null,
    sendKey: null,
    sendStartedAt: null,
  }
  for (const [messageBody, age] of [
    ['Is the lamp sold?', 5 * YEAR_MS],
    ['Thanks', 5 * YEAR_MS - 60_000],
    ['Hello again', 0],
  ] as const)
    await db
      .insertInto('messages')
      .values({
        ...place,
        ...none,
        convoID,
        messageDirection: 'in',
        messageChannel: 'sms',
        messageBody,
        messageSearch: '',
        messageStatus: 'received',
        messageAt: Date.now() - age,
      })
      .execute()
  return convoID
}

test('an owner reads what would be deleted, saves, and sees it deleted at night', async ({ open, world }) => {
  const convoID = await oldConversation(world)
  const owner = await open('owner', '/settings')
  await owner.getByRole('link', { name: /^Retention/ }).click()
  await expect(owner.getByText('All records are kept forever.')).toBeVisible()
  const messages = owner.getByRole('combobox', { name: 'Messages', exact: true })

  await test.step('the dry run is there before anything is saved', async () => {
    await messages.click()
    await owner.getByRole('option', { name: '4 years' }).click()
    await expect(owner.getByText(/^2 messages from before .* will be deleted\.$/)).toBeVisible()
    await expect(owner.getByText(/^First run: .*3:00 AM/)).toBeVisible()
    await owner.getByRole('button', { name: 'Save retention' }).click()
    const asking = owner.getByRole('alertdialog', { name: 'Delete old records?' })
    await expect(asking).toContainText('2 messages from before')
    await asking.getByRole('button', { name: 'Delete old records' }).click()
    await expect(notice(owner, 'Retention saved')).toBeVisible()
    await expect(owner.getByText(/^Next run: .*3:00 AM/)).toBeVisible()
  })

  await test.step('the night comes, and the page reports the deletions', async () => {
    const db = world.connection.writes
    await db
      .updateTable('retention_settings')
      .set({ nextRunAt: Date.now() - 1 })
      .execute()
    await db.updateTable('jobs').set({ runAt: Date.now() }).where('kind', '=', 'run-retention').execute()
    await expect(owner.getByText(/^Last run: 2 deleted, /)).toBeVisible()
    await expect(owner.getByText(/^No messages from before /)).toBeVisible()
  })

  await test.step('the conversation says so too', async () => {
    await owner.goto(`/inbox?convo=${convoID}`)
    const thread = owner.getByRole('log', { name: 'Messages' })
    await expect(thread.getByText(/^Messages before .* were deleted by the company’s retention rule\.$/)).toBeVisible()
    await expect(thread.getByText('Hello again')).toBeVisible()
    await expect(thread.getByText('Is the lamp sold?')).toHaveCount(0)
  })
})
