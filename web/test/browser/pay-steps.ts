import { expect, type Locator, type Page } from '@playwright/test'
import { payPageText } from '@xd/core/domain/payment/pay-page-text.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import { frameTexts } from '@xd/fixtures/sandbox/cards/frame-text.table.ts'

/** The published test cards by their effect. */
export const CARD = {
  visaDebit: '4000056655665556',
  visaCredit: '4242424242424242',
  amex: '378282246310005',
  noMoney: '4000000000009995',
  lost: '4000000000009987',
  late: '4000000000003220',
  unanswered: '4000000000003238',
} as const

export const cardField = (page: Page, name: 'number' | 'expiry' | 'cvc' | 'zip', language: Language = 'en'): Locator =>
  page
    .frameLocator(`iframe[title="${payPageText(language).cardForm}"]`)
    .getByLabel(frameTexts[name][language], { exact: true })

/** Fills in the gateway's own form, in its frame. */
export const fillCard = async (page: Page, number: string, language: Language = 'en'): Promise<void> => {
  await cardField(page, 'number', language).fill(number)
  await cardField(page, 'expiry', language).fill('12/32')
  await cardField(page, 'cvc', language).fill(number === CARD.amex ? '1234' : '123')
  await cardField(page, 'zip', language).fill('90012')
}

export const payButton = (page: Page, language: Language = 'en'): Locator =>
  page.getByRole('button', { name: new RegExp(`^${payPageText(language).pay('\\$')}`) })

/** Pays with the keyboard: a click may miss, because the frame moves while messages come and go. */
export const payBy = async (page: Page, number: string): Promise<void> => {
  await fillCard(page, number)
  await payButton(page).press('Enter')
}

export const paidHeading = (page: Page, language: Language = 'en'): Locator =>
  page.getByRole('heading', { name: payPageText(language).states.paid.title, exact: true })

/** Pays and sees the receipt. */
export const payWell = async (page: Page, number: string): Promise<void> => {
  await payBy(page, number)
  await expect(paidHeading(page)).toBeVisible()
}
