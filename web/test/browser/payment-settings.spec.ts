import { tellCardNetwork } from '@xd/fixtures/start/tell-card-network.ts'
import { newContact } from './contact.ts'
import { notice } from './inbox-steps.ts'
import { CARD } from './pay-steps.ts'
import { refundAtCounter, requestByAPI } from './request-steps.ts'
import { expect, PHONE, test } from './world.ts'

test.describe('the Control Panel’s payments page', () => {
  test('compares the ledger with the gateway’s record, resolves a difference with a note, and sets up a gateway', async ({
    open,
    world,
  }) => {
    await tellCardNetwork(world.connection, world.config, { withUntold: false })
    const { key } = await requestByAPI(world, await newContact(world, 'Counter'), 45)
    const { token } = await world.sandbox<{ token: string }>('/cards/tokenize', {
      number: CARD.visaDebit,
      expMonth: 12,
      expYear: 2035,
      cvc: '123',
    })
    await world.call('pay/submit', { paymentKey: key, attemptKey: 'paid', token })
    await refundAtCounter(world, key, 500)
    const page = await open('owner', '/settings/payments')
    const card = page.getByRole('region', { name: 'Reconciliation' })
    await card.getByRole('button', { name: 'Reconcile now' }).click()
    await expect(notice(page, 'Compared: 1 open difference')).toBeVisible()
    await expect(card.getByRole('list', { name: 'Compared accounts' })).toContainText('Simulated card network')
    await card.getByRole('link', { name: '1 open difference' }).click()

    await expect(page.getByRole('link', { name: 'Reconciliation 1 difference' })).toBeVisible()
    const table = page.getByRole('table', { name: 'Differences' })
    const row = table.getByRole('row', { name: /\$5\.00 refund at the processor isn’t recorded here\./ })
    await expect(row).toContainText('Open')
    await row.click()
    const dialog = page.getByRole('dialog', { name: 'Difference' })
    await dialog.getByRole('button', { name: 'Resolve' }).click()
    await expect(dialog.getByText('Cannot be blank')).toBeVisible()
    await dialog.getByLabel('Resolution note').fill('Given back at the counter by hand')
    await dialog.getByRole('button', { name: 'Resolve' }).click()
    await expect(page.getByRole('heading', { name: '1 difference, explained' })).toBeVisible()

    const manager = await open('manager', '/payments/reconciliation?status=resolved', PHONE)
    await expect(manager.getByRole('table', { name: 'Differences' })).toContainText(/Resolved by \w+/)
    await expect(manager.getByRole('button', { name: 'Reconcile now' })).toHaveCount(0)
    await manager.getByRole('table', { name: 'Differences' }).getByRole('row').nth(1).click()
    await expect(manager.getByLabel('Resolution note')).toHaveValue('Given back at the counter by hand')
    await manager.getByRole('link', { name: 'Open the payment' }).click()
    await expect(manager.getByRole('dialog', { name: 'Payment Details' })).toBeVisible()

    await test.step('a gateway is set up after a colleague’s, tried with $1, and never shows its keys again', async () => {
      await page.getByRole('button', { name: /user menu/ }).click()
      await page.getByRole('dialog').getByRole('link', { name: 'Control Panel' }).click()
      await expect(page).toHaveURL('/settings/company')
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Payments/ })
        .click()
      const company = page.getByRole('region', { name: 'Company' })
      await expect(company.getByText('Simulated', { exact: true })).toBeVisible()
      await company.getByRole('button', { name: 'Set up a gateway' }).click()
      const dialog = page.getByRole('dialog', { name: 'Card gateway: Company' })
      await dialog.getByLabel('Public API key').fill('pub_of_the_shop')
      await dialog.getByRole('button', { name: 'Save gateway' }).click()
      await expect(dialog.getByText('Private API key is needed')).toBeVisible()
      await dialog.getByLabel('Private API key').fill('api_the_secret_of_the_shop_1234')
      const colleague = await world.signIn('owner')
      const settings = { clientID: 'client-of-the-colleague-1234', webhookID: '' }
      const secrets = { clientSecret: 'secret-of-the-colleague-1234' }
      const account = { gateway: 'paypal', environment: 'live', settings, secrets } as const
      await colleague('settings/payments/save', { account, expectedVersion: 0 })
      await expect(page.getByText(settings.clientID)).toBeAttached()
      await dialog.getByRole('button', { name: 'Save gateway' }).click()
      await expect(dialog.getByRole('alert')).toContainText('Someone else just changed this.')
      await dialog.getByRole('button', { name: 'Save gateway' }).click()
      await expect(company.getByText('Test mode')).toBeVisible()
      await expect(company).toContainText('Stored, ends in 1234')
      await company.getByRole('button', { name: 'Send a $1 test' }).click()
      await expect(company.getByRole('status')).toContainText('$1.00 was charged to the test card and voided')
      expect(await page.content()).not.toContain('api_the_secret')
    })
  })
})
