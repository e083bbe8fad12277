import { STORE } from '@xd/fixtures/demo/people.ts'
import { newContact } from './contact.ts'
import { openRequest } from './request-steps.ts'
import { expect, PHONE, test } from './world.ts'

const TICKETS = Array.from({ length: 100 }, (_, at) => 20_000 + at).join(', ')

test.describe('the request dialog', () => {
  for (const [where, options] of [
    ['at a desk', {}],
    ['on a phone', PHONE],
  ] as const)
    test(`refuses fractions of a cent and too many tickets, ${where}`, async ({ open, world }) => {
      const contact = await newContact(world, 'Beatrix')
      const page = await open('clerk', `/inbox?convo=${contact.convoID}`, options)
      await openRequest(page)
      const dialog = page.getByRole('dialog', { name: `Request a payment from ${contact.name}` })
      const amount = dialog.getByLabel('Amount')
      await amount.fill('1.005')
      await amount.blur()
      await expect(amount).toHaveValue('1.005')
      await expect(dialog.getByRole('alert').getByText('Use at most two decimals')).toBeVisible()
      await amount.fill('$1,234.5')
      await amount.blur()
      await expect(amount).toHaveValue('1,234.50')
      await expect(dialog.getByRole('button', { name: 'Send request for $1,234.50' })).toBeVisible()

      await dialog.getByLabel('Tickets').fill(TICKETS)
      await dialog.getByLabel('Tickets').blur()
      await expect(dialog.getByText('At most 99 tickets fit in one request, not 100')).toBeVisible()
      await dialog.getByLabel('Tickets').fill('20001, 20002')
      await expect(dialog.getByText('2 tickets')).toBeVisible()
    })

  test('is filled in and sent by keyboard: suggestions are one stop on the way', async ({ open, world }) => {
    const contact = await newContact(world, 'Wilhelmina')
    const page = await open('clerk', `/inbox?convo=${contact.convoID}`)
    await openRequest(page)
    const dialog = page.getByRole('dialog', { name: `Request a payment from ${contact.name}` })
    await dialog.getByLabel('Amount').focus()
    await page.keyboard.type('46')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    const times = dialog.getByRole('toolbar', { name: 'Suggested due times' }).getByRole('button')
    await expect(times.first()).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(times.nth(1)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(times.nth(1)).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Tab')
    await expect(dialog.getByLabel('Memo')).toBeFocused()
    await page.keyboard.type('Accordion')
    await page.keyboard.press('Control+Enter')
    await expect(dialog).toBeHidden()
  })

  test('takes the company’s own fields, checks them, and Payment Details shows them', async ({ open, world }) => {
    const contact = await newContact(world, 'Philippa')
    const page = await open('clerk', `/inbox?convo=${contact.convoID}`)
    await page.getByRole('button', { name: 'Request payment' }).click()
    const dialog = page.getByRole('dialog', { name: `Request a payment from ${contact.name}` })
    await dialog.getByLabel('Amount').fill('46')
    await dialog.getByLabel('Memo').fill('Accordion, layaway')
    await expect(dialog.getByLabel('Shelf')).toBeHidden()
    await dialog.getByText('Custom fields').click()
    await dialog.getByLabel('Shelf').fill('B 12')
    await dialog.getByLabel('Bags').fill('two')
    await dialog.getByRole('button', { name: 'Send request for $46.00' }).click()
    await expect(dialog.getByRole('alert').getByText('Enter a whole number')).toBeVisible()
    await dialog.getByLabel('Bags').fill('2')
    await dialog.getByRole('button', { name: 'Send request for $46.00' }).click()
    await expect(dialog).toBeHidden()

    await page.getByRole('button', { name: 'View the request for $46.00' }).click()
    const details = page.getByRole('dialog', { name: 'Payment Details' })
    await details.getByRole('tab', { name: 'Custom Fields' }).click()
    await expect(details.getByLabel('Shelf')).toHaveValue('B 12')
    await expect(details.getByLabel('Bags')).toHaveValue('2')
  })

  test('labels a request, and offers to rewrite its tickets if the store does that', async ({ open, world }) => {
    await world.connection.writes
      .updateTable('stores')
      .set({ storeAutoRewrite: 1 })
      .where('storeID', '=', STORE.main)
      .execute()
    const contact = await newContact(world, 'Leopold')
    const page = await open('clerk', `/inbox?convo=${contact.convoID}`)
    await page.getByRole('button', { name: 'Request payment' }).click()
    const dialog = page.getByRole('dialog', { name: `Request a payment from ${contact.name}` })
    const rewrite = dialog.getByRole('checkbox', { name: /^Rewrite when paid/ })
    await expect(rewrite).toBeChecked()
    await dialog.getByRole('radio', { name: 'Debit or credit card' }).click()
    await expect(rewrite).toHaveCount(0)
    await dialog.getByRole('radio', { name: 'Debit card only' }).click()
    await expect(rewrite).toBeChecked()

    await dialog.getByLabel('Amount').fill('45')
    await dialog.getByLabel('Memo').fill('Monthly interest')
    await dialog.getByLabel('Tickets').fill('20003')
    const labels = dialog.getByRole('region', { name: 'Labels' })
    await labels.getByRole('button', { name: 'Labels' }).click()
    await page.getByRole('option', { name: 'Interest' }).click()
    await page.keyboard.press('Escape')
    await expect(labels.getByText('Interest')).toBeVisible()
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/payments/send'))
    await dialog.getByRole('button', { name: 'Send request for $45.00' }).click()
    const { payment } = (await (await answered).json()) as {
      payment: { paymentRewrite: boolean; paymentLabels: number[] }
    }
    expect(payment.paymentRewrite).toBe(true)
    expect(payment.paymentLabels).toHaveLength(1)
  })
})
