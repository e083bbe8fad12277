import type { Locator, Page } from '@playwright/test'
import { customerName } from '@xd/core/domain/customer/name.ts'
import { type KnownName, PEOPLE, type STORE } from '@xd/fixtures/demo/people.ts'

/** "Ortega, Marisol", as every list says it. */
export const nameOf = (known: KnownName): string => customerName(PEOPLE[known])

export const convoOf = (known: KnownName, store: keyof typeof STORE = 'main'): number => {
  const { convos } = PEOPLE[known]
  const convoID = convos[store] ?? Object.values(convos)[0]
  if (convoID === undefined) throw new Error(`${known} has no conversation`)
  return convoID
}

export const inboxPath = (known: KnownName, store?: keyof typeof STORE): string =>
  `/inbox?convo=${convoOf(known, store)}`

export const rows = (page: Page): Locator => page.getByRole('region', { name: 'Conversations' }).locator('li > button')

export const row = (page: Page, known: KnownName): Locator =>
  rows(page).and(page.getByRole('button', { name: nameOf(known) }))

export const conversation = (page: Page, known: KnownName): Locator =>
  page.getByRole('region', { name: `Conversation with ${nameOf(known)}` })

export const thread = (page: Page): Locator => page.getByRole('log', { name: 'Messages' })

/** Writes in the open conversation and sends. */
export const sendText = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('textbox', { name: /^Text / }).fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}

/** A toast's text; the same words are also read aloud elsewhere. */
export const notice = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('region', { name: /^Notifications/ }).getByText(text)
