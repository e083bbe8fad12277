import { conversation, inboxPath, sendText, thread } from './inbox-steps.ts'
import { expect, test } from './world.ts'

test('Switch Company finds a company, visits it to look, then to change something, and returns', async ({
  open,
  world,
}) => {
  const page = await open('support@xd.test', '/')
  await page.getByRole('button', { name: /user menu/ }).click()
  await page.getByRole('button', { name: 'Switch', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Switch Company' })
  const search = dialog.getByRole('combobox', { name: 'Search companies' })
  await search.fill('no company is called so')
  await expect(dialog.getByText('No Matches Found.')).toBeVisible()
  await search.fill('PLEDGE')
  const company = dialog.getByRole('option', { name: /Golden Pledge/ })
  await expect(company).toContainText(/ID \d+ · 3 stores · last login/)
  await expect(dialog.getByRole('radio', { name: 'Look only' })).toBeChecked()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Call 812')
  await company.click()
  await expect(page.getByText('Support visit, read-only')).toBeVisible()
  await page.goto(inboxPath('ortega'))
  await expect(conversation(page, 'ortega')).toContainText('View only. Choose Allow changes to edit.')
  await expect(page.getByRole('button', { name: 'Request payment' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Allow changes' }).click()
  const asking = page.getByRole('alertdialog', { name: 'Allow changes in Golden Pledge Pawn & Loan?' })
  await asking.getByRole('button', { name: 'Allow changes' }).click()
  await expect(asking.getByText('Enter a reason first.')).toBeVisible()
  await asking.getByRole('textbox', { name: /^What do you need to change/ }).fill('Wrong opening hours')
  await asking.getByRole('button', { name: 'Allow changes' }).click()
  await expect(page.getByText(/Support visit · .*What you change is real, and logged under your name/)).toBeVisible()
  await sendText(page, 'Your store asked us to look into it.')
  // Clerks have no support accounts in their lists, and read all the same whose words these are.
  const clerk = await open('clerk', inboxPath('ortega'))
  await expect(thread(clerk)).toContainText(/look into it\..*XD Support/s)
  const visits = await world.connection.reads
    .selectFrom('audit')
    .select(['action', 'detail'])
    .where('companyID', '=', 2)
    .where('action', 'like', 'support-visit%')
    .orderBy('auditID')
    .execute()
  expect(visits.map(({ action, detail }) => [action, JSON.parse(detail!) as unknown])).toMatchObject([
    ['support-visit', { reason: 'Call 812', readOnly: true }],
    ['support-visit-end', { reason: 'Call 812' }],
    ['support-visit', { reason: 'Wrong opening hours', readOnly: false }],
  ])

  await page.getByRole('button', { name: /^Return to/ }).click()
  await expect(page.getByText(/Support visit/)).toBeHidden()
})
