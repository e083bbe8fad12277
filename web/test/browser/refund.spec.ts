import { newContact } from './contact.ts'
import { notice } from './inbox-steps.ts'
import { CARD, payWell } from './pay-steps.ts'
import { paymentCard, requestByAPI, salesOf } from './request-steps.ts'
import { expect, PHONE, test } from './world.ts'

test.describe('a refund', () => {
  for (const [where, options, amount] of [
    ['at a desk', {}, 90],
    ['on a phone', PHONE, 91],
  ] as const)
    test(`in part and then in full, with its reason, is restated before it goes, ${where}`, async ({ open, world }) => {
      const contact = await newContact(world, 'Wilhelmina')
      const { key, path } = await requestByAPI(world, contact, amount)
      const shown = `$${amount}.00`
      await payWell(await open('nobody', path, PHONE), CARD.visaDebit)
      const page = await open('manager', `/inbox?convo=${contact.convoID}`, options)
      await page.getByRole('button', { name: `View the request for ${shown}` }).click()
      const details = page.getByRole('dialog', { name: 'Payment Details' })
      await details.getByRole('button', { name: 'Refund…' }).click()

      const dialog = page.getByRole('dialog', { name: `Refund ${contact.name}` })
      await expect(dialog.getByLabel('Amount')).toHaveValue(`${amount}.00`)
      await dialog.getByLabel('Amount').fill(`${amount + 1}`)
      await dialog.getByRole('button', { name: /^Refund/ }).click()
      await expect(dialog.getByText(`At most ${shown} can still be refunded.`)).toBeVisible()
      await expect(dialog.getByText('Enter a reason for the refund')).toBeVisible()
      await dialog.getByLabel('Amount').fill('12.34')
      await dialog.getByLabel('Reason').fill('Charged for the wrong ticket')
      await dialog.getByRole('button', { name: 'Refund $12.34…' }).click()
      const question = page.getByRole('alertdialog', { name: `Refund $12.34 to ${contact.name}?` })
      await expect(question).toContainText(
        '$12.34 goes from Golden Pledge Main St back to Visa debit ···· 5556. This cannot be undone.',
      )
      await question.getByRole('button', { name: 'Refund $12.34' }).click()
      await expect(notice(page, `$12.34 refunded to ${contact.name}`)).toBeVisible()
      await expect(details).toContainText('PAID, refunded $12.34')

      await details.getByRole('tab', { name: 'Payment', exact: true }).click()
      const ledger = details.getByRole('table', { name: 'Ledger' })
      await expect(ledger).toContainText('Charge')
      await expect(ledger).toContainText('Charged for the wrong ticket')
      await expect(details.getByRole('region', { name: 'Ledger' })).toContainText(
        `Net: $${(amount - 12.34).toFixed(2)}`,
      )

      await details.getByRole('button', { name: 'Refund…' }).click()
      await expect(dialog.getByLabel('Amount')).toHaveValue((amount - 12.34).toFixed(2))
      await dialog.getByLabel('Reason').fill('The rest as well')
      await dialog.getByLabel('Reason').press('Control+Enter')
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: /^Refund/ })
        .click()
      await expect(details).toContainText(`PAID, refunded ${shown}`)
      await details.getByRole('button', { name: 'Close' }).last().click()
      await expect(paymentCard(page, shown)).toContainText(`PAID, refunded ${shown}`)
      const moved = (await salesOf(world, key)).map(({ type, amountCents }) => [type, Math.abs(amountCents)])
      expect(moved).toEqual([
        ['sale', amount * 100],
        ['refund', 1234],
        ['refund', amount * 100 - 1234],
      ])
    })

  test('shows at once in a list open elsewhere, like the payment before it, and in its totals', async ({
    open,
    world,
  }) => {
    const contact = await newContact(world, 'Zephyrine')
    const { key, path } = await requestByAPI(world, contact, 93)
    const page = await open('owner', '/payments?filter=zephyrine')
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
  })

  test('whose answer is lost is not said to have failed, and trying again refunds once', async ({ open, world }) => {
    const contact = await newContact(world, 'Leopoldine')
    const { key, path } = await requestByAPI(world, contact, 94)
    await payWell(await open('nobody', path, PHONE), CARD.visaDebit)
    const page = await open('manager', `/payments?payment=${key}`)
    const details = page.getByRole('dialog', { name: 'Payment Details' })
    await details.getByRole('button', { name: 'Refund…' }).click()
    const dialog = page.getByRole('dialog', { name: `Refund ${contact.name}` })
    await dialog.getByLabel('Amount').fill('20')
    await dialog.getByLabel('Reason').fill('Charged twice')
    const refund = async () => {
      await dialog.getByRole('button', { name: 'Refund $20.00…' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Refund $20.00' }).click()
    }
    await page.route('**/payments/refund', async (route) => void (await route.fetch(), await route.abort()), {
      times: 1,
    })
    await refund()
    await expect(dialog.getByRole('alert')).toContainText('The money may have been refunded.')
    await refund()
    await expect(notice(page, `$20.00 refunded to ${contact.name}`)).toBeVisible()
    expect((await salesOf(world, key)).map(({ type }) => type)).toEqual(['sale', 'refund'])
    // The same amount once more may be the same refund once more.
    await details.getByRole('button', { name: 'Refund…' }).click()
    await dialog.getByLabel('Amount').fill('20')
    await dialog.getByLabel('Reason').fill('For the other ticket')
    await dialog.getByRole('button', { name: 'Refund $20.00…' }).click()
    await expect(page.getByRole('alertdialog')).toContainText('$20.00 of this payment was already refunded at')
  })

  test('is not offered to users who may not refund', async ({ open, world }) => {
    const contact = await newContact(world, 'Augustin')
    const { path } = await requestByAPI(world, contact, 92)
    await payWell(await open('nobody', path, PHONE), CARD.visaDebit)
    const page = await open('clerk', `/inbox?convo=${contact.convoID}`)
    await page.getByRole('button', { name: 'View the request for $92.00' }).click()
    const details = page.getByRole('dialog', { name: 'Payment Details' })
    await expect(details.getByRole('button', { name: 'Close' }).last()).toBeVisible()
    await expect(details.getByRole('button', { name: /Refund/ })).toHaveCount(0)
  })
})
