import { newContact } from './contact.ts'
import { notice } from './inbox-steps.ts'
import { CARD, payWell } from './pay-steps.ts'
import { paymentCard, requestByAPI, salesOf } from './request-steps.ts'
import { expect, PHONE, test } from './world.ts'

test('a partial and then a full refund need one dialog, whose button names the amount, and a lost answer refunds once', async ({
  open,
  world,
}) => {
  const contact = await newContact(world, 'Wilhelmina')
  const { key, path } = await requestByAPI(world, contact, 90)
  await payWell(await open('nobody', path, PHONE), CARD.visaDebit)
  const page = await open('manager', `/inbox?convo=${contact.convoID}`)
  await page.getByRole('button', { name: 'View the request for $90.00' }).click()
  const details = page.getByRole('dialog', { name: 'Payment Details' })
  await details.getByRole('button', { name: 'Refund…' }).click()

  const dialog = page.getByRole('dialog', { name: `Refund ${contact.name}` })
  await expect(dialog.getByLabel('Amount')).toHaveValue('90.00')
  await dialog.getByLabel('Amount').fill('91')
  await dialog.getByRole('button', { name: /^Refund/ }).click()
  await expect(dialog.getByText('At most $90.00 can still be refunded.')).toBeVisible()
  await expect(dialog.getByText('Enter a reason for the refund')).toBeVisible()
  await dialog.getByLabel('Amount').fill('12.34')
  await dialog.getByLabel('Reason').fill('Charged for the wrong ticket')
  const refund = async () => {
    await expect(dialog).toContainText('$90.00 was paid to Golden Pledge Main St by Visa debit ···· 5556.')
    await dialog.getByRole('button', { name: 'Refund $12.34 to Visa 5556' }).click()
  }

  await test.step('a lost answer is not reported as a failure, and trying again refunds once', async () => {
    await page.route('**/payments/refund', async (route) => void (await route.fetch(), await route.abort()), {
      times: 1,
    })
    await refund()
    await expect(dialog.getByRole('alert')).toContainText('The money may have been refunded.')
    await refund()
    await expect(notice(page, `$12.34 refunded to ${contact.name}`)).toBeVisible()
    await expect(details).toContainText('PAID, refunded $12.34')
    expect((await salesOf(world, key)).map(({ type }) => type)).toEqual(['sale', 'refund'])
  })

  await details.getByRole('tab', { name: 'Payment', exact: true }).click()
  const ledger = details.getByRole('region', { name: 'Ledger' })
  await expect(ledger.getByRole('table', { name: 'Ledger' })).toContainText('Charge')
  await expect(ledger.getByRole('table', { name: 'Ledger' })).toContainText('Charged for the wrong ticket')
  await expect(ledger).toContainText('Net: $77.66')

  await test.step('repeating the same amount warns that it may be the same refund', async () => {
    await details.getByRole('button', { name: 'Refund…' }).click()
    await expect(dialog.getByLabel('Amount')).toHaveValue('77.66')
    await dialog.getByLabel('Amount').fill('12.34')
    await expect(dialog).toContainText('$12.34 of this payment was already refunded at')
  })

  await test.step('the rest, on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await dialog.getByLabel('Amount').fill('77.66')
    await expect(dialog.getByText('was already refunded at')).toHaveCount(0)
    await dialog.getByLabel('Reason').fill('The rest as well')
    await dialog.getByLabel('Reason').press('Control+Enter')
    await expect(details).toContainText('PAID, refunded $90.00')
    await details.getByRole('button', { name: 'Close' }).last().click()
    await expect(paymentCard(page, '$90.00')).toContainText('PAID, refunded $90.00')
  })
  expect((await salesOf(world, key)).map(({ type, amountCents }) => [type, Math.abs(amountCents)])).toEqual([
    ['sale', 9000],
    ['refund', 1234],
    ['refund', 7766],
  ])
})

test('a refund shows at once in a list open elsewhere and in its totals, and is not offered to users who may not refund', async ({
  open,
  world,
}) => {
  const contact = await newContact(world, 'Zephyrine')
  const { key, path } = await requestByAPI(world, contact, 93)
  const page = await open('clerk', '/payments?filter=zephyrine')
  const row = page.getByRole('table', { name: 'Payments' }).getByRole('row', { name: /Zephyrine/ })
  const totals = page.getByLabel('Totals')
  await expect(row).toContainText('Sent/Unpaid')
  await expect(totals).toContainText('Sent/Unpaid1 · $93.00')
  await payWell(await open('nobody', path, PHONE), CARD.visaDebit)
  await expect(row).toContainText('PAID')
  await expect(totals).toContainText('PAID1 · $93.00')
  const manager = await world.signIn('manager')
  await manager('payments/refund', {
    paymentKey: key,
    amount: 10.05,
    reason: 'Charged twice at the counter',
    idempotencyKey: 'elsewhere',
  })
  await expect(row).toContainText('refunded $10.05')
  await expect(totals).toContainText('Refunded$10.05')

  await row.click()
  const details = page.getByRole('dialog', { name: 'Payment Details' })
  await expect(details.getByRole('button', { name: 'Close' }).last()).toBeVisible()
  await expect(details.getByRole('button', { name: /Refund/ })).toHaveCount(0)
})
