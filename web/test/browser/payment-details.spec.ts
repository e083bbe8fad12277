import { PAYMENT_KEY } from '@xd/fixtures/demo/people.ts'
import { newContact } from './contact.ts'
import { notice } from './inbox-steps.ts'
import { paymentCard, requestByAPI } from './request-steps.ts'
import { expect, test } from './world.ts'

test.describe('Payment Details', () => {
  test('keeps a note, labels and private comments, and says so', async ({ open }) => {
    const page = await open('clerk', '/customers')
    await page.goto(`/payments?payment=${PAYMENT_KEY.payable}`)
    const dialog = page.getByRole('dialog', { name: 'Payment Details' })
    await dialog.getByRole('tab', { name: 'Note / Labels' }).click()

    const note = dialog.getByRole('region', { name: 'Note' })
    await expect(note.getByRole('button', { name: 'Save note' })).toHaveCount(0)
    await note.getByRole('textbox', { name: 'Note' }).fill('Accordion is behind the counter')
    // Neither another tab nor closing loses what was typed.
    await dialog.getByRole('tab', { name: 'Card', exact: true }).click()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    const opened = page.getByRole('row', { name: /accordion/ }).first()
    // Open, it closes when going back. Closed, it is not on the way back.
    await opened.click()
    await expect(dialog).toBeVisible()
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/[/]payments$/)
    await opened.click()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL(/[/]customers$/)
    await page.goto(`/payments?payment=${PAYMENT_KEY.payable}`)
    await dialog.getByRole('tab', { name: 'Note / Labels' }).click()
    await expect(note.getByRole('textbox', { name: 'Note' })).toHaveValue('Accordion is behind the counter')
    await note.getByRole('textbox', { name: 'Note' }).press('Control+Enter')
    await expect(note.getByText('Saved')).toBeVisible()

    const labels = dialog.getByRole('region', { name: 'Labels' })
    await expect(labels).toContainText('Layaway')
    await labels.getByRole('button', { name: 'Labels' }).click()
    await page.getByRole('option', { name: 'Interest' }).click()
    await page.keyboard.press('Escape')
    await labels.getByRole('button', { name: 'Save labels' }).click()
    await expect(labels.getByText('Saved')).toBeVisible()
    await expect(labels).toContainText('Interest')

    const comments = dialog.getByRole('region', { name: 'Private comments' })
    await comments.getByRole('textbox').fill('asked for a receipt by mail')
    await comments.getByRole('button', { name: /Comment|Add|Save/ }).click()
    await expect(comments).toContainText('asked for a receipt by mail')
    await expect(comments).toContainText('Dana')
    await expect(comments.getByRole('list', { name: 'Comments' })).toHaveCSS('height', '200px')

    await page.reload()
    await dialog.getByRole('tab', { name: 'Note / Labels' }).click()
    await expect(note.getByRole('textbox', { name: 'Note' })).toHaveValue('Accordion is behind the counter')

    // The same can be requested again from the list, too.
    const amount = (await dialog.getByText(/^\$\d/).first().innerText()).replace('$', '')
    await dialog.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'New Request Like This' }).click()
    const request = page.getByRole('dialog', { name: /^Request a payment from/ })
    await expect(request.getByLabel('Amount')).toHaveValue(amount)
    await request.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('shows the views five at a time, the summary and the card', async ({ open }) => {
    const page = await open('owner', `/payments?payment=${PAYMENT_KEY.paidToday}`)
    const dialog = page.getByRole('dialog', { name: 'Payment Details' })
    await expect(dialog.getByRole('tab', { name: 'Payment', exact: true })).toHaveAttribute('aria-selected', 'true')
    await dialog.getByRole('tab', { name: 'Views' }).click()
    const views = dialog.getByRole('table', { name: 'Views' })
    for (const title of ['Date', 'Action', 'IP', 'Device'])
      await expect(views.getByRole('columnheader', { name: title })).toBeVisible()
    await expect(views).toContainText('Approved')
    await expect(dialog.getByRole('button', { name: 'Reload' })).toBeVisible()

    await dialog.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Copy link' }).click({ trial: true })
    await page.keyboard.press('Escape')
    await expect(dialog).toBeVisible()

    await dialog.getByRole('tab', { name: 'Payment', exact: true }).click()
    await expect(dialog).toContainText('Monthly interest')
    await expect(dialog).toContainText('10233, 10234')
    await dialog.getByRole('tab', { name: 'Card', exact: true }).click()
    await expect(dialog).toContainText(/•••• •••• •••• \d{4}/)
    await dialog.getByRole('tab', { name: 'Custom Fields' }).click()
    await expect(dialog.getByRole('textbox', { name: 'Shelf' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/payments')
  })

  test('closes the link of a request paid at the counter', async ({ open, world }) => {
    const contact = await newContact(world, 'Marlow')
    const { key, path } = await requestByAPI(world, contact, 91)
    const page = await open('clerk', `/inbox?convo=${contact.convoID}`)
    await page.getByRole('button', { name: 'View the request for $91.00' }).click()
    const dialog = page.getByRole('dialog', { name: 'Payment Details' })
    await dialog.getByRole('button', { name: 'Mark paid in store' }).click()
    const question = page.getByRole('alertdialog', {
      name: `Mark $91.00 from ${contact.name} as paid at Golden Pledge Main St?`,
    })
    await question.getByRole('button', { name: 'Mark paid' }).click()
    await expect(notice(page, `$91.00 from ${contact.name} marked paid at Golden Pledge Main St`)).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(paymentCard(page, '$91.00')).toContainText('PAID')
    const pay = await open('nobody', path)
    await expect(pay.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible()
    const { transactions } = await world.sandbox<{ transactions: unknown[] }>('/cards/transactions', { orderRef: key })
    expect(transactions).toEqual([])
  })

  test('of a store without access does not exist', async ({ open }) => {
    const page = await open('clerk', `/payments?payment=${PAYMENT_KEY.otherStore}`)
    await expect(page.getByRole('heading', { name: 'This payment couldn’t be found' })).toBeVisible()
  })
})
