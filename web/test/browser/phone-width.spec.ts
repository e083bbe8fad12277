import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '@xd/fixtures/demo/password.ts'
import { PEOPLE, STORE } from '@xd/fixtures/demo/people.ts'
import { newContact } from './contact.ts'
import { conversation, row, sendText, thread } from './inbox-steps.ts'
import { CARD, payWell } from './pay-steps.ts'
import { openPayLink, paymentCard, requestPayment } from './request-steps.ts'
import { handset, textFrom, texts } from './sandbox-steps.ts'
import { expect, PHONE, test } from './world.ts'

const fits = async (page: Page) => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
}

test.describe('on a phone, 390 px wide', () => {
  test('staff sign in, read, answer and request a payment; the customer pays', async ({ open, world }) => {
    const contact = await newContact(world, 'Quincy')
    const page = await open('nobody', '/login', PHONE)
    await fits(page)
    await page.getByLabel('Email').fill('clerk@goldenpledge.test')
    await page.getByLabel('Password').fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).tap()
    await expect(row(page, 'ortega')).toBeVisible()
    await fits(page)

    // One pane at a time, and Back leads to the list.
    await row(page, 'nguyen').tap()
    await expect(conversation(page, 'nguyen')).toBeVisible()
    await expect(row(page, 'nguyen')).toHaveCount(0)
    await expect(thread(page).getByRole('img', { name: 'Picture' })).toBeVisible()
    await fits(page)
    await page.getByRole('button', { name: 'Back to the list' }).tap()
    await expect(row(page, 'nguyen')).toBeVisible()

    // The simulated phone fills the screen, with a way back to the others.
    await world.sandbox('/phone/send', { from: contact.phone, to: '+12135550100', body: 'hello there' })
    const phone = await open('nobody', '/sandbox', PHONE)
    await phone.getByRole('button', { name: contact.shownPhone }).tap()
    await expect(handset(phone, contact)).toContainText('hello there')
    await fits(phone)
    await phone.getByRole('button', { name: 'Back to the phones' }).tap()
    await phone.getByRole('button', { name: contact.shownPhone }).tap()
    await textFrom(phone, 'can I pay by phone?')
    await page.getByRole('button', { name: contact.name }).tap()
    await sendText(page, 'Of course, here is the link.')
    await expect(texts(phone).getByText('Of course, here is the link.')).toBeVisible()
    await requestPayment(page, { amount: '64', memo: 'Monthly interest' })
    await expect(paymentCard(page, '$64.00')).toContainText('Sent/Unpaid')
    await fits(page)

    const pay = await openPayLink(phone)
    await expect(pay.getByRole('heading', { name: '$64.00' })).toBeVisible()
    await fits(pay)
    await payWell(pay, CARD.visaDebit)
    await expect(paymentCard(page, '$64.00')).toContainText('PAID')
  })

  test('a new customer is found or created, the bottom tabs switch modules, and the user menu signs out', async ({
    open,
  }) => {
    const page = await open('clerk', '/inbox', PHONE)
    await page.getByRole('button', { name: 'New Message' }).first().tap()
    const dialog = page.getByRole('dialog', { name: 'New Message' })
    await dialog.getByRole('radio', { name: 'Golden Pledge Main St' }).tap()
    await dialog.getByLabel('Last Name').fill('Wintergreen')
    await dialog.getByRole('button', { name: 'Create New Entry' }).tap()
    const contact = page.getByRole('dialog', { name: 'New contact' })
    await fits(page)
    await contact.getByRole('textbox', { name: 'Phone' }).fill('(213) 555-0177')
    await contact.getByLabel('First Name').fill('Winnie')
    await contact.getByRole('button', { name: 'Save Contact' }).tap()
    await expect(page.getByRole('region', { name: 'Conversation with Wintergreen, Winnie' })).toBeVisible()

    await page.getByRole('button', { name: 'Back to the list' }).tap()
    const tabs = page.getByRole('navigation', { name: 'Modules' })
    await tabs.getByRole('link', { name: 'Payments' }).tap()
    await expect(page.getByRole('heading', { name: 'Payments', level: 1 })).toBeVisible()
    await fits(page)
    await tabs.getByRole('link', { name: 'Customers', exact: true }).tap()
    await expect(page.getByRole('heading', { name: 'Customers', level: 1 })).toBeVisible()
    await fits(page)
    await page.getByRole('button', { name: /user menu/ }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).tap()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  })

  test('the chosen store of a customer is in view, and another is one tap away', async ({ open }) => {
    const page = await open('owner', `/customers/${PEOPLE.halvorsen.custID}/${STORE.prospect}/messages`, PHONE)
    const stores = page.getByRole('navigation', { name: 'Store' })
    const [prospect, mainStreet] = [/Golden Pledge Prospect/, /Golden Pledge Main St/].map((name) =>
      stores.getByRole('link', { name }),
    )
    await expect(prospect!).toHaveAttribute('aria-current', /./)
    await expect(prospect!).toBeInViewport({ ratio: 1 })
    await mainStreet!.tap()
    await expect(mainStreet!).toHaveAttribute('aria-current', /./)
  })

  test('a customer’s page has two rows above the thread, with the rarer actions in a menu', async ({ open, world }) => {
    const contact = await newContact(world, 'Thaddea')
    await world.sandbox('/phone/send', { from: contact.phone, to: '+12135550100', body: 'are you open' })
    const page = await open('clerk', '/customers?filter=thaddea', PHONE)
    await page.getByRole('row', { name: /Thaddea/ }).tap()
    await expect(thread(page).getByText('are you open')).toBeVisible()
    const [head, tabs, talk] = await Promise.all([
      page.getByRole('link', { name: 'Back to the customers' }).boundingBox(),
      page.getByRole('link', { name: 'Messages' }).boundingBox(),
      thread(page).boundingBox(),
    ])
    // The row of the name, that of the tabs, and then the messages.
    expect(tabs!.y - head!.y).toBeLessThan(56)
    expect(talk!.y - tabs!.y).toBeLessThan(56)
    await fits(page)
    await page.getByRole('button', { name: 'More', exact: true }).tap()
    await page.getByRole('menuitem', { name: 'Assign…' }).tap()
    await page.getByRole('option', { name: 'Dana' }).tap()
    await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused()
    await page.getByRole('button', { name: 'More', exact: true }).tap()
    await expect(page.getByRole('menuitem', { name: 'Assigned to Dana…' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Flag' }).tap()
    await page.getByRole('option', { name: 'Star' }).tap()
    await expect(page.getByRole('button', { name: 'Flag: Star' })).toBeFocused()
    await page.getByRole('button', { name: 'Archive', exact: true }).tap()
    await expect(page.getByRole('button', { name: 'Move to inbox' })).toBeVisible()
  })

  test('the theme is one tap beyond the user menu', async ({ open }) => {
    const page = await open('clerk', '/inbox', PHONE)
    await page.getByRole('button', { name: /user menu/ }).tap()
    await page.getByRole('radio', { name: 'Dark' }).tap()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })
})
