import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '@xd/fixtures/demo/password.ts'
import { PEOPLE } from '@xd/fixtures/demo/people.ts'
import { conversation, inboxPath, sendText, thread } from './inbox-steps.ts'
import { expect, test } from './world.ts'

/** Where the user can type or tick something. A search changes nothing. */
const editable = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input, textarea, [role=checkbox], [role=switch]')]
      .filter(
        (field) => field.checkVisibility() && !field.closest('[role=search], [type=search], [aria-hidden=true], table'),
      )
      .filter((field) => !field.readOnly && !field.disabled && field.ariaDisabled !== 'true')
      .map((field) => field.ariaLabel ?? field.labels?.[0]?.textContent ?? field.outerHTML.slice(0, 200)),
  )

test('Switch Company finds a company, visits it view only, then to make changes, and returns', async ({
  open,
  world,
}) => {
  const page = await open('support@xd.test', '/')
  await page.getByRole('button', { name: /user menu/ }).click()
  const menu = page.getByRole('dialog', { name: 'Hello, Robin' })
  await expect(menu.getByRole('link', { name: 'XD Admin' })).toBeVisible()
  await menu.getByRole('button', { name: 'Switch', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Switch Company' })
  const search = dialog.getByRole('combobox', { name: 'Search companies' })
  await search.fill('no company is called so')
  await expect(dialog.getByText('No Matches Found.')).toBeVisible()
  await search.fill('PLEDGE')
  const company = dialog.getByRole('option', { name: /Golden Pledge/ })
  await expect(company).toContainText(/ID \d+ · 3 stores · last login/)
  await expect(dialog.getByRole('radio', { name: 'View only' })).toBeChecked()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Call 812')
  await company.click()
  await expect(page.getByText('Support visit, view only')).toBeVisible()
  await page.goto(inboxPath('ortega'))
  await expect(conversation(page, 'ortega')).toContainText('View only. Choose Allow changes to edit.')
  const refused = page.getByRole('button', { name: 'Request payment' })
  await expect(refused).toHaveAccessibleDescription('View only. Choose Allow changes to edit.')

  await page.getByRole('button', { name: 'Allow changes' }).click()
  const asking = page.getByRole('alertdialog', { name: 'Allow changes in Golden Pledge Pawn & Loan?' })
  await asking.getByRole('button', { name: 'Allow changes' }).click()
  await expect(asking.getByText('Enter a reason first.')).toBeVisible()
  await asking.getByRole('textbox', { name: /^What do you need to change/ }).fill('Wrong opening hours')
  await asking.getByRole('button', { name: 'Allow changes' }).click()
  await expect(page.getByText(/Support visit · .*What you change is real, and logged under your name/)).toBeVisible()
  await sendText(page, 'Your store asked us to look into it.')
  // Clerks have no support accounts in their lists, but still see the writer's name.
  const clerk = await open('clerk', inboxPath('ortega'))
  await expect(thread(clerk)).toContainText(/look into it\..*XD Support/s)
  const visits = await world.connection.reads
    .selectFrom('audit')
    .select(['action', 'detail'])
    .where('companyID', '=', 2)
    .where('action', 'like', 'support-visit%')
    .orderBy('auditID')
    .execute()
  // After those that the demo starts with.
  expect(visits.slice(-3).map(({ action, detail }) => [action, JSON.parse(detail!) as unknown])).toMatchObject([
    ['support-visit', { reason: 'Call 812', readOnly: true }],
    ['support-visit-end', { reason: 'Call 812' }],
    ['support-visit', { reason: 'Wrong opening hours', readOnly: false }],
  ])

  await page.getByRole('button', { name: /^Return to/ }).click()
  await expect(page.getByText(/Support visit/)).toBeHidden()
})

test('a view-only visit has nothing to type into, and disabled actions say why', async ({ open }) => {
  const page = await open('support@xd.test', 'about:blank')
  await page.request.post('/api/admin/do-login-as', { data: { companyID: 2, reason: 'Call 812', readOnly: true } })
  const why = 'View only. Choose Allow changes to edit.'

  await page.goto(inboxPath('payable'))
  await expect(page.getByRole('textbox', { name: 'Add a comment' })).toHaveAttribute('readonly')
  await expect(page.getByRole('button', { name: 'Note', exact: true })).toHaveAccessibleDescription(why)
  const labels = page.getByRole('region', { name: 'Labels' })
  await expect(labels.getByRole('button', { name: /label/ })).toHaveAttribute('aria-description', why)
  expect(await editable(page)).toEqual([])

  await page.getByRole('link', { name: 'Payments' }).click()
  await page.getByRole('table', { name: 'Payments' }).getByRole('row').nth(1).click()
  const details = page.getByRole('dialog', { name: 'Payment Details' })
  await details.getByRole('tab', { name: 'Note / Labels' }).click()
  await expect(details.getByRole('textbox', { name: 'Note' })).toHaveAccessibleDescription(/View only/)
  await expect(details.getByRole('textbox', { name: 'Add a comment' })).toHaveAttribute('readonly')
  await details.getByRole('tab', { name: 'Custom Fields' }).click()
  await expect(details.getByRole('textbox').first()).toHaveAttribute('readonly')
  expect(await editable(page)).toEqual([])
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Customers', exact: true }).click()
  const first = page.getByRole('table', { name: 'Customers' }).getByRole('row').nth(1)
  await first.click()
  await expect(page.getByRole('button', { name: 'Edit contact' })).toHaveAccessibleDescription(why)
  await page.goBack()
  await first.getByRole('checkbox').check()
  await expect(page.getByRole('button', { name: 'Label', exact: true })).toHaveAccessibleDescription(why)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('new message')
  await expect(page.getByRole('option', { name: /New message/ })).toHaveAttribute('aria-disabled', 'true')

  await page.goto('/settings/payments')
  const reminders = page.getByRole('region', { name: 'Reminders' })
  await expect(reminders.getByRole('textbox', { name: 'English text' })).toHaveAccessibleDescription(/View only/)
  const remind = reminders.getByRole('checkbox', { name: 'Remind customers of unpaid requests' })
  const before = await remind.getAttribute('aria-checked')
  await remind.click({ force: true })
  await expect(remind).toHaveAttribute('aria-checked', before ?? '')
  await expect(page.getByRole('textbox', { name: 'First number' })).toHaveAttribute('readonly')
  expect(await editable(page)).toEqual([])
})

test('an owner sees a visit while it lasts, and its changes, and ends it: the visitor is signed out on the spot', async ({
  open,
}) => {
  const page = await open('owner', '/inbox')
  const visitor = await open('support@xd.test', 'about:blank')
  await expect(page.getByRole('region', { name: 'Conversations' })).toBeVisible()
  const visit = { companyID: 2, ticket: 'CASE-7', readOnly: false }
  await visitor.request.post('/api/admin/do-login-as', { data: { ...visit, reason: 'Call 902' } })
  await visitor.goto('/calendar')
  await expect(visitor.getByRole('button', { name: /user menu/ })).toBeVisible()

  const bar = page.getByRole('group', { name: 'Visit by Robin (XD Support): Call 902' })
  await expect(bar).toContainText('Robin (XD Support) is visiting · “Call 902” (CASE-7) · can make changes')
  await bar.getByRole('link', { name: 'See what changed' }).click()
  await expect(page.getByRole('row', { name: /Support visit started/ })).toBeVisible()
  const flag = { convoID: PEOPLE.petrov.convos.main!, flag: 'bolt' }
  await visitor.request.post('/api/customers/conversation/set-flag', { data: flag })
  await expect(page.getByRole('row', { name: /flagged a conversation/i })).toBeVisible()
  const clerk = await open('clerk', '/inbox')
  await expect(clerk.getByRole('region', { name: 'Conversations' })).toBeVisible()
  await expect(clerk.getByText(/is visiting/)).toHaveCount(0)

  await bar.getByRole('button', { name: 'End visit now' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End visit now' }).click()
  await expect(bar).toBeHidden()
  await expect(visitor.getByRole('button', { name: 'Sign in' })).toBeVisible()

  await test.step('from the list of visits, too', async () => {
    await visitor.request.post('/api/auth/login', { data: { username: 'support@xd.test', password: DEMO_PASSWORD } })
    await visitor.request.post('/api/admin/do-login-as', { data: { ...visit, reason: 'Call 901' } })
    // Its bar moves the page down.
    await expect(page.getByRole('group', { name: 'Visit by Robin (XD Support): Call 901' })).toBeVisible()
    await page.getByRole('radio', { name: 'Support visits' }).click()
    const row = page.getByRole('row', { name: /Call 901/ })
    await row.getByRole('button', { name: 'End visit now' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'End visit now' }).click()
    await expect(row.getByText('ended by Priya')).toBeVisible()
    const past = page.getByRole('row', { name: /Asked us to set up reminders/ })
    await past.getByRole('link', { name: '1 change' }).click()
    await expect(page.getByRole('row', { name: /Changed reminders/ })).toBeVisible()
  })
})

test('if the company is asked first, a visitor waits for a yes and then makes changes at once', async ({ open }) => {
  const page = await open('owner', '/settings/company')
  await page.getByRole('checkbox', { name: /Require approval for changes by XD Support/ }).check()
  await page.getByRole('button', { name: 'Save company' }).click()
  await expect(page.getByText('Company saved')).toBeVisible()

  const visitor = await open('support@xd.test', 'about:blank')
  await visitor.request.post('/api/admin/do-login-as', { data: { companyID: 2, reason: 'Call 903', readOnly: true } })
  await visitor.goto('/settings/payments')
  const widen = visitor.getByRole('button', { name: 'Allow changes' })
  const ask = async (reason: string) => {
    await widen.click()
    const asking = visitor.getByRole('alertdialog', { name: 'Ask Golden Pledge Pawn & Loan to allow changes?' })
    await asking.getByRole('textbox', { name: /^What do you need to change/ }).fill(reason)
    await asking.getByRole('button', { name: 'Ask to make changes' }).click()
    await expect(visitor.getByText('Waiting for Golden Pledge Pawn & Loan to approve')).toBeVisible()
  }
  await ask('Reminders')
  const remind = visitor.getByRole('region', { name: 'Reminders' }).getByRole('textbox', { name: 'English text' })
  await expect(remind).toHaveAccessibleDescription(/View only until the company allows changes/)
  await expect(page.getByText(/Robin \(XD Support\) is asking to make changes · “Reminders”/)).toBeVisible()
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(visitor.getByText('Priya didn’t allow changes')).toBeVisible()

  await ask('Reminders, as agreed by phone')
  await page.getByRole('button', { name: 'Allow changes' }).click()
  await expect(visitor.getByText(/What you change is real/)).toBeVisible()
  await expect(remind).not.toHaveAttribute('readonly')
  await expect(page.getByText(/is visiting · “Reminders, as agreed by phone” · can make changes/)).toBeVisible()
})
