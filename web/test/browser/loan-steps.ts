import type { Locator, Page } from '@playwright/test'
import { expect } from './world.ts'

export const calculator = async (page: Page, text: string) => {
  await expect(page.getByRole('main')).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /Find a customer/ }).fill(text)
  await expect(page.getByRole('option', { name: /^Loan calculator/ }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Loan calculator' })
  await expect(dialog).toBeVisible()
  return dialog
}

/** The specification’s table, also for today's loans. */
export const chooseTable = async (page: Page, dialog: Locator) => {
  await dialog.getByRole('combobox', { name: 'Rules' }).click()
  await page.getByRole('option', { name: 'California, fees of 2016 to 2019' }).click()
}

/** Accepting a loan over 36% a year needs a check for the Military Lending Act. */
export const check = async (page: Page) => {
  const asked = page.getByRole('dialog', { name: 'Military Lending Act check' })
  await asked.getByLabel('Reference').fill('MLA-4D5BC1A1B0')
  await asked.getByRole('button', { name: 'Not covered: accept' }).click()
}
