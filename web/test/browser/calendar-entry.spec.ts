import { addDays } from '@xd/core/domain/time/day.ts'
import { MINUTE_MS } from '@xd/core/domain/time/spans.ts'
import { instantOf, localDay } from '@xd/core/domain/time/zone.ts'
import { dayOf, entryOf, openSaved, withEntry } from './calendar-steps.ts'
import { notice } from './inbox-steps.ts'
import { goByOwnClock } from './own-clock.ts'
import { expect, test } from './world.ts'

test('an entry moved to a calendar without its fields keeps its values until someone agrees to drop them', async ({
  open,
}) => {
  const page = await open('owner', '/customers')
  await page.getByRole('main').waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: 'Find' }).getByRole('combobox').fill('new entry')
  await page.getByRole('option', { name: /^New entry/ }).click()
  const editor = page.getByRole('dialog', { name: /(New|Edit) entry/ })
  const moveTo = async (calendar: string) => {
    await editor.getByRole('button', { name: /^Calendar/ }).click()
    await page.getByRole('option', { name: calendar }).click()
  }
  await editor.getByRole('textbox', { name: 'Title' }).fill('Armored truck')
  await moveTo('Pick-ups')
  await editor.getByRole('textbox', { name: 'Carrier' }).fill('Garda')
  await editor.getByRole('button', { name: 'Save entry' }).click()
  await expect(editor).toBeHidden()
  const saved = notice(page, /^“Armored truck” saved for \w+, \w+ \d+, \d{4}$/)
  await expect(saved).toBeVisible()
  await openSaved(page)
  await moveTo('Staff')
  await editor.getByRole('button', { name: 'Save entry' }).click()
  const question = page.getByRole('alertdialog', { name: 'Move it to Staff?' })
  await expect(question.getByRole('listitem')).toHaveText('Carrier: Garda')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await moveTo('Pick-ups')
  await expect(editor.getByRole('textbox', { name: 'Carrier' })).toHaveValue('Garda')
  await moveTo('Staff')
  await editor.getByRole('button', { name: 'Save entry' }).click()
  await question.getByRole('button', { name: 'Move and delete' }).click()
  await expect(editor).toBeHidden()
  await openSaved(page)
  await expect(editor.getByRole('button', { name: /^Calendar/ })).toHaveText('Staff')
})

test('an entry saved out of sight is named, and opens: on a full day, in another month, on a hidden calendar', async ({
  open,
  world,
}) => {
  const { owner } = await withEntry(world, 'Repairs', '2031-10-15')
  const { categories } = await owner('calendar/categories/list', { search: { filter: 'Repairs' } })
  const itemCalendarID = categories[0]!.catID
  for (const itemTitle of ['Ring', 'Watch', 'Guitar', 'Drill', 'Saw', 'Lathe'])
    await owner('calendar/entries/update', { entry: { itemTitle, itemCalendarID, itemDateStart: '2031-10-15' } })
  const page = await open('owner', '/calendar?day=2031-10-15')
  await expect(page.getByRole('button', { name: /^\+\d$/ })).toBeVisible()
  const editor = page.getByRole('dialog', { name: /(New|Edit) entry/ })
  const save = async (title: string) => {
    await editor.getByRole('textbox', { name: 'Title' }).fill(title)
    await editor.getByRole('button', { name: /^Calendar/ }).click()
    await page.getByRole('option', { name: 'Repairs' }).click()
    await editor.getByRole('button', { name: 'Save entry' }).click()
    await expect(editor).toBeHidden()
  }
  await dayOf(page, 'Wednesday, October 15, 2031').focus()
  await page.keyboard.press('n')
  await save('Violin')
  await expect(notice(page, '“Violin” saved for Wed, Oct 15, 2031')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Violin/ })).toHaveCount(0)
  await openSaved(page)
  await expect(editor.getByRole('textbox', { name: 'Title' })).toHaveValue('Violin')

  await page.goto('/calendar?day=2031-10-15&new=2031-12-02T09:00')
  await save('Cello')
  await expect(notice(page, '“Cello” saved for Tue, Dec 2, 2031, 9:00 AM')).toBeVisible()
  await openSaved(page)
  await expect(editor.getByRole('textbox', { name: 'Title' })).toHaveValue('Cello')
  await page.keyboard.press('Escape')
  await expect(entryOf(page, 'Cello')).toContainText('Tuesday, December 2, 2031, 9:00 AM')

  await page.getByRole('checkbox', { name: 'Repairs' }).click()
  await expect(entryOf(page, 'Cello')).toHaveCount(0)
  await page.keyboard.press('n')
  await save('Harp')
  await expect(notice(page, '“Harp” saved for Tue, Dec 2, 2031. Its calendar, Repairs, is hidden.')).toBeVisible()
  // Opened from another screen, it still appears over its own day.
  await page.getByRole('link', { name: 'Customers', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Customers' }).waitFor()
  await openSaved(page)
  await expect(editor.getByRole('textbox', { name: 'Title' })).toHaveValue('Harp')
  await page.keyboard.press('Escape')
  await expect(dayOf(page, 'Tuesday, December 2, 2031')).toBeVisible()
})

test('a colleague’s save shows at once, and the typed text stays', async ({ open, world }) => {
  const { owner, itemID } = await withEntry(world, 'Rounds', '2031-07-08')
  const page = await open('clerk', '/calendar?view=list&day=2031-07-08')
  await page.getByRole('button', { name: /Rounds day/ }).click()
  await expect(page).toHaveURL(new RegExp(`/calendar/${itemID}-rounds-day`))
  const editor = page.getByRole('dialog', { name: 'Edit entry' })
  await editor.getByRole('textbox', { name: 'Title' }).fill('Rounds at noon')
  await owner('calendar/entries/update', { entry: { itemID, itemTitle: 'Rounds at dawn' } })
  await expect(editor.getByText('Someone else just saved this entry.')).toBeVisible()
  await expect(editor.getByRole('textbox', { name: 'Title' })).toHaveValue('Rounds at noon')
  await editor.getByRole('button', { name: 'Keep mine' }).click()
  await editor.getByRole('button', { name: 'Save entry' }).click()
  await expect(editor).toBeHidden()
  await expect(page.getByRole('button', { name: /Rounds at noon/ })).toBeVisible()
})

test('an entry begun before midnight is still there after', async ({ open }) => {
  const page = await open('owner', '/favicon.svg')
  const zone = 'America/Los_Angeles'
  const midnight = instantOf(addDays(localDay(Date.now(), zone), 1), zone)
  await goByOwnClock(page)
  await page.clock.install({ time: midnight - 2 * MINUTE_MS })
  await page.goto('/calendar?new=today')
  const title = page.getByRole('dialog', { name: 'New entry' }).getByLabel('Title')
  await title.fill('Call the night shift')
  await page.clock.runFor(4 * MINUTE_MS)
  await expect(page.locator(`[data-date="${localDay(midnight, zone)}"][aria-current="date"]`)).toBeVisible()
  await expect(title).toHaveValue('Call the night shift')
})
