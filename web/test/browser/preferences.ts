import type { Page } from '@playwright/test'

/** Opens the user's own preferences: theme, density, and the switches for messages and keys. */
export const openPreferences = async (page: Page) => {
  await page.getByRole('button', { name: /user menu/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('tab', { name: 'Preferences' }).click()
}
