import { DEMO_PASSWORD } from '@xd/fixtures/demo/password.ts'
import { notice } from './inbox-steps.ts'
import { expect, test } from './world.ts'

const PASSWORD = 'a long walk by the river'

test.describe('XD Admin', () => {
  test('creates a company with its first owner, who joins, and adds its first store', async ({ open }) => {
    const support = await open('support@xd.test', '/')
    await support.getByRole('button', { name: /user menu/ }).click()
    await support.getByRole('link', { name: 'XD Admin' }).click()
    await support.getByRole('link', { name: 'Companies' }).click()
    await support.getByRole('button', { name: 'Create company' }).click()
    const dialog = support.getByRole('dialog', { name: 'Create company' })
    await dialog.getByLabel('Company name').fill('Tin Cup Loans')
    await dialog.getByRole('combobox', { name: 'Time zone' }).fill('Mountain')
    await dialog.getByRole('combobox', { name: 'Time zone' }).press('Enter')
    await dialog.getByLabel('Key').fill('goldenpledge')
    await dialog.getByRole('group', { name: 'First owner' }).getByLabel('Name').fill('Ines')
    await dialog.getByLabel('Email').fill('ines@tincup.test')
    await dialog.getByRole('button', { name: 'Create company' }).click()
    await expect(dialog.getByText('Another company has this key')).toBeVisible()
    await dialog.getByLabel('Key').fill('')
    await dialog.getByLabel('Email').press('Control+Enter')
    const invited = support.getByRole('dialog', { name: 'Ines is invited' })
    const link = await invited.getByLabel('Invitation link').inputValue()
    await invited.getByRole('button', { name: 'Done' }).click()
    await expect(support.getByRole('heading', { name: 'Tin Cup Loans' })).toBeVisible()

    const owner = await open('nobody', new URL(link).pathname + new URL(link).hash)
    await owner.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await owner.getByRole('button', { name: 'Join' }).click()
    await expect(owner.getByRole('button', { name: /user menu/ })).toBeVisible()
    await owner.goto('/settings/stores')
    await expect(owner.getByText('No stores yet')).toBeVisible()

    // A visitor sees why the company is empty, instead of the owner's steps.
    const visitor = await open('support@xd.test', '/')
    await visitor.getByRole('button', { name: /user menu/ }).click()
    await visitor.getByRole('button', { name: 'Switch', exact: true }).click()
    const companies = visitor.getByRole('dialog', { name: 'Switch Company' })
    await companies.getByRole('combobox', { name: 'Search companies' }).fill('Tin Cup')
    await companies.getByRole('textbox', { name: 'Reason' }).fill('Call 813')
    await companies.getByRole('option', { name: /Tin Cup/ }).click()
    await expect(visitor.getByText('Tin Cup Loans has no stores yet.')).toBeVisible()
    await expect(visitor.getByText('Set up Tin Cup Loans')).toHaveCount(0)
    await visitor.goto('/reports')
    await expect(visitor.getByText('Payment requests and messages you send show up here.')).toBeVisible()
    await visitor.getByRole('button', { name: 'Open the inbox' }).click()
    await visitor.getByRole('button', { name: 'Open Stores' }).click()
    await expect(visitor).toHaveURL(/\/settings\/stores$/)
    await visitor.close()

    // The owner's open screen shows the store that support adds.
    await support.getByRole('tab', { name: /Stores/ }).click()
    await support.getByRole('button', { name: 'Add a store' }).click()
    const editor = support.getByRole('dialog', { name: 'Add a store' })
    await editor.getByLabel(/^Name/).fill('Tin Cup Main')
    await editor.getByRole('button', { name: 'Add store' }).click()
    await expect(notice(support, 'Tin Cup Main added')).toBeVisible()
    await expect(owner.getByRole('list', { name: 'Stores' })).toContainText('Tin Cup Main')
    await support.getByRole('link', { name: /Tin Cup Main/ }).click()
    await expect(support).toHaveURL(/\/admin\/companies\/\d+\/\d+$/)
    await expect(support.getByRole('dialog', { name: 'Edit Tin Cup Main' })).toBeVisible()
  })

  test('tells users without a store why the screens are empty', async ({ open }) => {
    for (const path of ['/', '/inbox', '/payments', '/calendar']) {
      const support = await open('support@xd.test', path)
      await expect(support.getByText('There’s no store in XD that you can use.')).toBeVisible()
      await expect(support.getByText('Set up XD')).toHaveCount(0)
    }
  })

  test('suspends a company, whose open screens end at once, and lets it go on; an unknown store’s address makes none', async ({
    open,
  }) => {
    const clerk = await open('clerk@silveranchor.test', '/inbox')
    await expect(clerk.getByRole('region', { name: 'Conversations' })).toBeVisible()
    const support = await open('support@xd.test', '/admin/companies')
    await support.getByRole('row', { name: /Silver Anchor/ }).click()
    await support.getByRole('button', { name: 'Suspend…' }).click()
    const dialog = support.getByRole('dialog', { name: /^Suspend Silver Anchor/ })
    await expect(dialog.getByRole('button', { name: 'Suspend company' })).toHaveAccessibleDescription(
      'Type “silveranchor” first',
    )
    await dialog.getByRole('textbox').fill('silveranchor')
    await dialog.getByRole('textbox').press('Enter')
    await expect(support.getByText('Suspended since')).toBeVisible()

    await expect(clerk.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await clerk.getByLabel('Email').fill('clerk@silveranchor.test')
    await clerk.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
    await clerk.getByRole('button', { name: 'Sign in' }).click()
    await expect(clerk.getByText(/account is suspended, so nobody can sign in/)).toBeVisible()

    await support.getByRole('button', { name: 'End suspension' }).click()
    await support.getByRole('alertdialog').getByRole('button', { name: 'End suspension' }).click()
    await expect(support.getByText('Suspended since')).toBeHidden()
    await clerk.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
    await clerk.getByRole('button', { name: 'Sign in' }).click()
    await expect(clerk.getByRole('button', { name: /user menu/ })).toBeVisible()

    // The address of an unknown store does not create one.
    await support.goto('/admin/companies/2/999')
    const missing = support.getByRole('dialog', { name: 'Store' })
    await expect(missing.getByRole('alert')).toHaveText(/has no such store\.$/)
    await missing.getByRole('button', { name: 'Close' }).last().click()
    await expect(support).toHaveURL(/\/admin\/companies\/2\?tab=stores$/)
  })

  test('a control that the user may not change says so beforehand', async ({ open }) => {
    const trainee = await open('trainee@xd.test', '/admin/companies/2')
    await expect(trainee.getByRole('button', { name: 'Suspend…' })).toHaveAccessibleDescription(/^View only\. /)
  })
})
