import type { Locator, Page } from '@playwright/test'
import type { Contact } from './contact.ts'

export const handset = (page: Page, { shownPhone }: Pick<Contact, 'shownPhone'>): Locator =>
  page.getByRole('region', { name: `Phone ${shownPhone}` })

export const texts = (page: Page): Locator => page.getByRole('log', { name: 'Texts' })

/** Writes on the open phone as its owner would. */
export const textFrom = async (page: Page, words: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Text message' }).fill(words)
  await page.getByRole('textbox', { name: 'Text message' }).press('Enter')
  await texts(page).getByText(words).waitFor()
}
