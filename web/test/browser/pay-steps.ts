import { expect, type Page } from '@playwright/test'

/** The published test cards by what they do. */
export const CARD = {
  visaDebit: '4000056655665556',
  visaCredit: '4242424242424242',
  noMoney: '4000000000009995',
  lost: '4000000000009987',
  late: '4000000000003220',
} as const

const frame = (page: Page) => page.frameLocator('iframe[title="Card details"]')

/** Fills in the gateway's own form, in its frame. */
export const fillCard = async (page: Page, number: string): Promise<void> => {
  await frame(page).getByLabel('Card number').fill(number)
  await frame(page).getByLabel('Expires').fill('12/32')
  await frame(page).getByLabel('Security code').fill('123')
  await frame(page).getByLabel('ZIP code').fill('90012')
}

/** Pays by the keyboard: a click may fall into the frame, which moves while messages come and go. */
export const payBy = async (page: Page, number: string): Promise<void> => {
  await fillCard(page, number)
  await page.getByRole('button', { name: /^Pay \$/ }).press('Enter')
}

/** Pays and sees the receipt. */
export const payWell = async (page: Page, number: string): Promise<void> => {
  await payBy(page, number)
  await expect(page.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible()
}
