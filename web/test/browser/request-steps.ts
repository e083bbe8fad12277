import { expect, type Locator, type Page } from '@playwright/test'
import type { Booted } from '@xd/fixtures/boot.ts'
import { demoCardsCredentials } from '@xd/server/providers/cards/demo-credentials.ts'
import type { Contact } from './contact.ts'
import { texts } from './sandbox-steps.ts'

export interface Request {
  amount: string
  memo: string
  tickets?: string
  mode?: 'Debit card only' | 'Debit or credit card'
}

/** Opens the dialog from the open conversation. On a phone it is behind the composer's +. */
export const openRequest = async (page: Page): Promise<void> => {
  const ask = page.getByRole('button', { name: 'Request payment' })
  const more = page.getByRole('button', { name: 'Add to the message' })
  await expect(ask.or(more).first()).toBeVisible()
  if (!(await ask.isVisible())) await more.click()
  await ask.click()
}

/** Requests money from the open conversation's customer through the dialog. */
export const requestPayment = async (page: Page, { amount, memo, tickets, mode }: Request): Promise<void> => {
  await openRequest(page)
  const dialog = page.getByRole('dialog', { name: /^Request a payment from/ })
  await dialog.getByLabel('Amount').fill(amount)
  await dialog.getByLabel('Memo').fill(memo)
  if (tickets) await dialog.getByLabel('Tickets').fill(tickets)
  if (mode) await dialog.getByRole('radio', { name: mode }).click()
  await dialog.getByRole('button', { name: /^Send request/ }).click()
  await expect(dialog).toBeHidden()
}

export const paymentCard = (page: Page, amount: string): Locator =>
  page.getByRole('article', { name: `Payment request for ${amount}` })

/** Requests money through the API. Returns the address of the customer's page. */
export const requestByAPI = async (
  world: Booted,
  { convoID }: Contact,
  amount: number,
  mode: 'any' | 'debit-only' = 'any',
) => {
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
  (await world.sandbox<{ transactions: { type: string; amountCents: number }[] }>('/cards/transactions', { orderRef }))
    .transactions

/** Refunds money at the card network directly: the product hears nothing of it. */
export const refundAtCounter = async (world: Booted, orderRef: string, amountCents: number): Promise<void> => {
  const [sale] = (await world.sandbox<{ transactions: { gatewayId: string }[] }>('/cards/transactions', { orderRef }))
    .transactions
  const { apiKey } = demoCardsCredentials(world.config.secretKey)
  const answer = await fetch(`${world.sandboxURL}/cards/charges/${sale!.gatewayId}/refunds`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ amountCents, idempotencyKey: 'at-the-counter' }),
  })
  expect(answer.status).toBe(200)
}

/** Taps the newest payment link on the phone that is open. */
export const openPayLink = async (phone: Page): Promise<Page> => {
  const popup = phone.context().waitForEvent('page')
  await texts(phone).getByRole('link', { name: /\/p\// }).last().click()
  return popup
}
