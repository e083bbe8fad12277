import { expect, type Locator, type Page } from '@playwright/test'
import type { Booted } from '@xd/fixtures/boot.ts'
import type { Contact } from './contact.ts'
import { texts } from './sandbox-steps.ts'

export interface Request {
  amount: string
  memo: string
  tickets?: string
  mode?: 'Debit card only' | 'Debit or credit card'
}

/** Asks the customer of the open conversation for money, by the dialog. */
export const requestPayment = async (page: Page, { amount, memo, tickets, mode }: Request): Promise<void> => {
  await page.getByRole('button', { name: 'Request payment' }).click()
  const dialog = page.getByRole('dialog', { name: /^Request a payment from/ })
  await dialog.getByLabel('Amount').fill(amount)
  await dialog.getByLabel('Memo').fill(memo)
  if (tickets) await dialog.getByLabel('Tickets').fill(tickets)
  if (mode) await dialog.getByRole('radio', { name: mode }).click()
  await dialog.getByRole('button', { name: /^Send Request/ }).click()
  await expect(dialog).toBeHidden()
}

export const paymentCard = (page: Page, amount: string): Locator => page.getByRole('article', { name: `Payment request for ${amount}` })

/** Asks for money by the API. Answers the address of the customer's page. */
export const requestByAPI = async (world: Booted, { convoID }: Contact, amount: number, mode: 'any' | 'debit-only' = 'any') => {
  const clerk = await world.signIn('clerk')
  const { payment } = await clerk('payments/send', {
    convoID,
    payment: { paymentAmount: amount, paymentMemo: 'Monthly interest', paymentMode: mode },
    clientMessageID: `request-${amount}`,
  })
  return { key: payment.paymentKey, path: `/p/${payment.paymentKey}` }
}

/** The money that the card network has moved for a request, by its own record. */
export const salesOf = async (world: Booted, orderRef: string): Promise<{ type: string; amountCents: number }[]> =>
  (await world.sandbox<{ transactions: { type: string; amountCents: number }[] }>('/cards/transactions', { orderRef })).transactions

/** Taps the newest payment link on the phone that is open. */
export const openPayLink = async (phone: Page): Promise<Page> => {
  const popup = phone.context().waitForEvent('page')
  await texts(phone).getByRole('link', { name: /\/p\// }).last().click()
  return popup
}
