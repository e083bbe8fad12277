import { COMPANY } from '@xd/fixtures/demo/people.ts'
import { notice } from './inbox-steps.ts'
import { expect, test } from './world.ts'

test('XD Support sees the state of the system, runs a failing job again, and drops one', async ({ open, world }) => {
  const { writes, reads } = world.connection
  const inAnHour = Date.now() + 3_600_000
  const failing = { companyID: COMPANY.goldenPledge, runAt: inAnHour, pausedMs: null, line: null, attempts: 4 }
  const made = await writes
    .insertInto('jobs')
    .values([
      { ...failing, kind: 'fetch-media', uniqueKey: 'one', payload: '{}', lastError: 'The carrier is away' },
      {
        ...failing,
        kind: 'email-receipt',
        uniqueKey: 'two',
        payload: '{}',
        lastError: 'There is no such mailbox',
        gaveUpAt: Date.now() - 7_200_000,
      },
    ])
    .returning('jobID')
    .execute()
  const [again, dropped] = made.map(({ jobID }) => jobID)
  const page = await open('support@xd.test', '/admin')
  await page.getByRole('link', { name: 'System statistics' }).click()
  const stats = page.getByRole('region', { name: 'System statistics' })
  await expect(stats.getByText(world.config.version)).toBeVisible()
  await expect(stats.getByText('SQLite')).toBeVisible()
  await expect(
    stats.getByRole('table', { name: 'Jobs by kind' }).getByRole('row', { name: /email-receipt/ }),
  ).toBeVisible()
  const jobs = stats.getByRole('list', { name: 'Failing jobs' })
  const left = jobs.getByRole('listitem').filter({ hasText: 'There is no such mailbox' })
  await expect(left).toContainText('email-receipt of Golden Pledge Pawn & Loan')
  await expect(left).toContainText('Tried 4 times, gave up 2h ago')

  const trainee = await open('trainee@xd.test', '/admin/system-stats')
  for (const name of [`Drop: email-receipt ${dropped}`, `Run again: email-receipt ${dropped}`])
    await expect(trainee.getByRole('button', { name })).toHaveAccessibleDescription(/permission/)

  await jobs.getByRole('button', { name: `Drop: email-receipt ${dropped}` }).click()
  const question = page.getByRole('alertdialog', { name: 'Drop email-receipt?' })
  await expect(question).toContainText('The company can read in its activity log that you dropped it.')
  await question.getByRole('button', { name: 'Drop job' }).click()
  await expect(notice(page, 'email-receipt is dropped')).toBeVisible()
  await expect(jobs.getByText('There is no such mailbox')).toBeHidden()

  await jobs.getByRole('button', { name: `Run again: fetch-media ${again}` }).click()
  await expect(notice(page, 'fetch-media runs again')).toBeVisible()
  // It was tried immediately, instead of in an hour.
  const attempts = async () =>
    (await reads.selectFrom('jobs').select('attempts').where('jobID', '=', again!).executeTakeFirst())?.attempts ?? 0
  await expect.poll(attempts).not.toBe(4)
})
