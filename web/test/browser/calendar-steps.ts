import type { Locator, Page } from '@playwright/test'
import type { Booted } from '@xd/fixtures/boot.ts'

/** A separate calendar with one entry, in a month with little else. */
export const withEntry = async (world: Booted, catTitle: string, day: string) => {
  const owner = await world.signIn('owner')
  const { category } = await owner('calendar/categories/update', { category: { catTitle } })
  const itemCalendarID = category!.catID
  const { entry } = await owner('calendar/entries/update', {
    entry: { itemTitle: `${catTitle} day`, itemCalendarID, itemDateStart: day },
  })
  return { owner, itemID: entry!.itemID! }
}

export const dayOf = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${name}, (no|\\d+) entr`) })

export const entryOf = (page: Page, name: string): Locator =>
  page.locator('[data-entry]').filter({ hasText: name }).first()

/** The saved entry, from its toast. */
export const openSaved = (page: Page): Promise<void> =>
  page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('button', { name: 'Open' })
    .click()
