import type { Locator, Page } from '@playwright/test'
import { dayOf, entryOf, withEntry } from './calendar-steps.ts'
import { hold } from './hold.ts'
import { notice } from './inbox-steps.ts'
import { expect, test } from './world.ts'

const MANAGED = 'This event is managed by another module and cannot be edited directly.'

/** Drags its end, as a mouse does. */
const lengthen = async (page: Page, entry: Locator, day: string) => {
  await entry.hover()
  const [from, to] = [await entry.boundingBox(), await page.locator(`[role="cell"][data-date="${day}"]`).boundingBox()]
  await page.mouse.move(from!.x + from!.width - 2, from!.y + from!.height / 2)
  await page.mouse.down()
  await page.mouse.move(to!.x + to!.width / 2, to!.y + to!.height / 2, { steps: 8 })
  await page.mouse.up()
}

test('an entry is created, moved, lengthened, deleted and restored by keyboard alone', async ({ open, world }) => {
  const { owner } = await withEntry(world, 'Vault', '2031-05-20')
  const page = await open('owner', '/calendar?day=2031-05-12')
  await expect(dayOf(page, 'Monday, May 12, 2031')).toBeVisible()
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve())

  await press('ArrowDown')
  await expect(dayOf(page, 'Monday, May 12, 2031')).toBeFocused()
  await press('ArrowRight')
  await expect(dayOf(page, 'Tuesday, May 13, 2031')).toBeFocused()
  await press('n')
  const editor = page.getByRole('dialog', { name: 'New entry' })
  await expect(editor.getByRole('textbox', { name: 'Title' })).toHaveValue('New Entry')
  await expect(editor.getByRole('button', { name: 'Save entry' })).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.type('Safe check')
  await press('Tab', 'Enter')
  await expect(page.getByRole('option', { name: 'Vault' })).toBeVisible()
  // The last option precedes the first.
  await press('ArrowUp', 'Enter')
  const calendar = editor.getByRole('button', { name: /^Calendar/ })
  await expect(calendar).toHaveText('Vault')
  // It comes back a moment after the list has closed.
  await expect(calendar).toBeFocused()
  await press('Control+Enter')
  await expect(editor).toBeHidden()
  const made = entryOf(page, 'Safe check')
  await expect(made).toContainText('Tuesday, May 13, 2031, Vault')

  await expect(dayOf(page, 'Tuesday, May 13, 2031')).toBeFocused()
  await press('Enter')
  await expect(made).toBeFocused()
  await press('m', 'ArrowRight', 'ArrowDown')
  await expect(page.getByText('Safe check: Wednesday, May 21, 2031.')).toBeVisible()
  await press('Enter')
  await expect(made).toContainText('Wednesday, May 21, 2031, Vault')
  await expect(made).toBeFocused()
  await press('l', 'ArrowRight')
  await expect(page.getByText('Safe check: Wednesday, May 21, 2031 to Thursday, May 22, 2031.')).toBeVisible()
  await press('Enter')
  await expect(made).toContainText('Wednesday, May 21, 2031 to Thursday, May 22, 2031')
  await expect(made).toBeFocused()
  await press('Enter')
  await expect(page.getByRole('dialog', { name: 'Edit entry' })).toBeVisible()
  await press('Escape')
  await expect(made).toBeFocused()
  await press('Delete')
  await expect(notice(page, '“Safe check” deleted')).toBeVisible()
  await expect(made).toHaveCount(0)
  await press('z')
  await expect(made).toContainText('Wednesday, May 21, 2031 to Thursday, May 22, 2031')
  await press('ArrowRight', 't')
  await expect(page.getByRole('button', { name: /, today, / })).toBeFocused()

  const search = { dateStart: '2031-05-21', dateEnd: '2031-05-21' }
  const { entries } = await owner('calendar/entries/list', { search })
  expect(entries.filter(({ itemTitle }) => itemTitle === 'Safe check')).toMatchObject([
    { itemDateStart: '2031-05-21', itemDateEnd: '2031-05-22' },
  ])
})

test('an entry is created, moved, lengthened and deleted in the list by names alone; a range is chosen in order', async ({
  open,
  world,
}) => {
  await withEntry(world, 'Audit', '2019-06-20')
  const page = await open('owner', '/calendar?view=list&day=2019-06-12')
  await page.getByRole('button', { name: 'New entry' }).click()
  const editor = page.getByRole('dialog', { name: /(New|Edit) entry/ })
  const [start, end] = [editor.getByRole('button', { name: /^Start/ }), editor.getByRole('button', { name: /^End/ })]
  const ranged = editor.getByRole('checkbox', { name: 'Specify End Date' })
  const save = editor.getByRole('button', { name: 'Save entry' })
  const day = (name: string) => page.getByRole('gridcell').getByRole('button', { name })
  await editor.getByRole('textbox', { name: 'Title' }).fill('Repaint')
  await expect(start).toHaveText('Wed, Jun 12, 2019')
  await editor.getByRole('button', { name: /^Calendar/ }).click()
  await page.getByRole('option', { name: 'Audit' }).click()
  await save.click()
  const on = page.getByRole('region', { name: 'Wednesday, June 12, 2019' })
  await on.getByRole('button', { name: 'All day Repaint Audit' }).click()

  await ranged.click()
  await expect(end).toHaveText('Wed, Jun 12, 2019')
  await end.click()
  await expect(day('Tuesday, June 11, 2019')).toHaveAttribute('aria-disabled', 'true')
  await day('Friday, June 14, 2019').click()
  await start.click()
  await expect(day('Saturday, June 15, 2019')).toHaveAttribute('aria-disabled', 'true')
  await day('Friday, June 7, 2019').click()
  await expect(end).toHaveText('Fri, Jun 14, 2019')
  await save.click()
  await on.getByRole('button', { name: 'Day 6 of 8 Repaint Audit' }).click()
  await ranged.click()
  await expect(end).toHaveCount(0)
  await ranged.click()
  await expect(end).toHaveText('Fri, Jun 7, 2019')
  await editor.getByRole('button', { name: 'Delete' }).click()
  await expect(notice(page, '“Repaint” deleted')).toBeVisible()
  await expect(page.getByRole('button', { name: /Repaint/ })).toHaveCount(0)
})

test('an entry is dragged and put back, a second change does not lose the first, and another module’s entry stays', async ({
  open,
  world,
}) => {
  const { owner } = await withEntry(world, 'Polish', '2031-06-10')
  const page = await open('owner', '/calendar?day=2031-06-10')
  const own = entryOf(page, 'Polish day')
  await expect(own).toContainText('Tuesday, June 10, 2031')
  await own.dragTo(page.locator('[role="cell"][data-date="2031-06-19"]'))
  await expect(own).toContainText('Thursday, June 19, 2031')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(own).toContainText('Tuesday, June 10, 2031')
  await lengthen(page, own, '2031-06-12')
  await expect(own).toContainText('Tuesday, June 10, 2031 to Thursday, June 12, 2031')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(own).not.toContainText(' to ')

  // The second change is made before the first is saved.
  const letGo = await hold(page, '**/calendar/entries/update')
  await own.focus()
  for (const key of ['m', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
  await expect(own).toContainText('Wednesday, June 11, 2031')
  await expect(own).toBeFocused()
  for (const key of ['l', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
  letGo()
  const search = { dateStart: '2031-06-10', dateEnd: '2031-06-12' }
  const saved = async () =>
    (await owner('calendar/entries/list', { search })).entries.find(({ itemTitle }) => itemTitle === 'Polish day')
  await expect.poll(saved).toMatchObject({ itemDateStart: '2031-06-11', itemDateEnd: '2031-06-12' })
  await expect(own).toContainText('Wednesday, June 11, 2031 to Thursday, June 12, 2031')

  const birthday = page.locator('[data-entry]').filter({ hasText: 'managed by another module' }).first()
  const before = await birthday.textContent()
  await birthday.dragTo(page.locator('[role="cell"][data-date="2031-06-19"]'))
  await expect(notice(page, MANAGED)).toBeVisible()
  await expect(page.locator('[data-entry]').filter({ hasText: before! })).toHaveCount(1)
  await birthday.focus()
  await birthday.press('Enter')
  await expect(page.getByRole('dialog').getByText(MANAGED)).toBeVisible()
  await page.getByRole('dialog').getByRole('link', { name: 'Open the customer' }).click()
  await expect(page).toHaveURL(/\/customers\/\d+/)
})

test('a calendar gets fields once it is saved, can be hidden by each user, and is deleted with its entries', async ({
  open,
  world,
}) => {
  const page = await open('owner', '/customers')
  await page.goto('/settings/calendar')
  await expect(page.getByRole('list', { name: 'Calendars' })).toBeVisible()
  await expect(page.getByRole('main')).not.toBeFocused()
  await page.getByRole('button', { name: 'New Calendar' }).click()
  const title = page.getByRole('textbox', { name: 'Title' })
  await expect(title).toHaveValue('New Calendar')
  await expect(page.getByRole('button', { name: /^Color [a-z ]+ #[0-9a-f]{6}$/ })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
  await title.fill('birthdays ')
  await expect(page.getByRole('alert').filter({ hasText: 'Another calendar has this title' })).toBeVisible()
  await title.fill('Swap meets')
  await page.getByRole('button', { name: 'Save calendar' }).click()
  await page.getByRole('tab', { name: 'Custom Fields' }).click()
  await expect(page.getByRole('button', { name: 'Heading' })).toBeVisible()
  // Once closed on another tab, Back does not return to it.
  await page.getByRole('button', { name: 'All calendars' }).click()
  await page.goBack()
  await expect(page).toHaveURL(/[/]customers$/)

  const owner = await world.signIn('owner')
  const { categories } = await owner('calendar/categories/list', { search: { filter: 'Swap meets' } })
  const itemCalendarID = categories[0]!.catID
  await owner('calendar/entries/update', {
    entry: { itemTitle: 'Spring meet', itemCalendarID, itemDateStart: '2031-11-04' },
  })
  await page.goto('/calendar?day=2031-11-04')
  const entry = page.locator('[data-entry]').filter({ hasText: 'Spring meet' })
  await expect(entry).toHaveCount(1)
  // The whole title as a tip, since a narrow day cuts it off.
  await expect(entry).toHaveAttribute('data-tip', 'Spring meet')
  await page.getByRole('checkbox', { name: 'Swap meets' }).click()
  await expect(entry).toHaveCount(0)

  await page.goto('/settings/calendar')
  await page.getByRole('button', { name: 'Delete Swap meets' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Swap meets?' })
  await dialog.getByRole('combobox', { name: 'What happens to its 1 entry' }).click()
  await page.getByRole('option', { name: 'Delete them too' }).click()
  await dialog.getByRole('button', { name: 'Delete calendar and 1 entry' }).click()
  await expect(page.getByText('Swap meets is deleted')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit Swap meets' })).toHaveCount(0)
})

test('a calendar file is previewed, imported and undone', async ({ open, world }) => {
  const { owner } = await withEntry(world, 'Fairs', '2031-08-04')
  const event = (uid: string, title: string, ...lines: string[]) =>
    ['BEGIN:VEVENT', `UID:${uid}`, `SUMMARY:${title}`, ...lines, 'END:VEVENT'].join('\r\n')
  const events = [
    event('a', 'Coin fair', 'DTSTART;VALUE=DATE:20310806', 'DTEND;VALUE=DATE:20310809'),
    event('b', 'Gem talk', 'DTSTART;TZID=America/New_York:20310806T120000', 'DURATION:PT1H'),
    event('c', 'Nowhere', 'DTSTART;TZID=Atlantis:20310806T120000'),
  ]
  const file = { name: 'fairs.ics', mimeType: 'text/calendar', buffer: Buffer.from('') }
  const page = await open('owner', '/calendar?view=list&day=2031-08-04')
  await page.getByRole('button', { name: 'Import a file' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import a calendar file' })
  const choose = (text: string) =>
    dialog.getByLabel('Calendar file').setInputFiles({ ...file, buffer: Buffer.from(`\uFEFF${text}`, 'utf16le') })
  await choose('Title,Shortcode')
  await expect(dialog.getByText('This is not a calendar file (.ics), or it is damaged.')).toBeVisible()
  await choose(['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR'].join('\r\n'))
  await expect(dialog.getByText('2 new entries.')).toBeVisible()
  await expect(dialog.getByRole('row', { name: /Gem talk Wed, Aug 6, 2031, 9:00 AM – 10:00 AM New/ })).toBeVisible()
  await expect(dialog.getByText('Nowhere The time zone is unknown.')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Calendar' }).click()
  await page.getByRole('option', { name: 'Fairs' }).click()
  await dialog.getByRole('button', { name: 'Import 2 entries' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: /Gem talk/ })).toBeVisible()

  // Undone on a phone, where both exchanges with other calendars are one button.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Other calendars' }).click()
  await page.getByRole('menuitem', { name: 'Subscribe…' }).click()
  await expect(page.getByRole('dialog', { name: /^Subscribe/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Other calendars' }).click()
  await page.getByRole('menuitem', { name: 'Import a file…' }).click()
  await dialog.getByRole('button', { name: 'Undo the import of fairs.ics' }).click()
  await expect(dialog.getByRole('region', { name: 'Earlier imports' })).toHaveCount(0)
  const { entries } = await owner('calendar/entries/list', {
    search: { dateStart: '2031-08-04', dateEnd: '2031-08-10' },
  })
  expect(entries.map(({ itemTitle }) => itemTitle)).toContain('Fairs day')
  expect(entries.map(({ itemTitle }) => itemTitle)).not.toContain('Gem talk')
})

test('a month with too many entries to draw says how many there are, and leads to them', async ({ open, world }) => {
  const { owner } = await withEntry(world, 'Lots', '2031-09-02')
  const { categories } = await owner('calendar/categories/list', { search: { filter: 'Lots' } })
  const events = Array.from({ length: 430 }, (_, i) =>
    ['BEGIN:VEVENT', `UID:lot-${i}`, `SUMMARY:Lot ${i}`, 'DTSTART;VALUE=DATE:20310910', 'END:VEVENT'].join('\r\n'),
  )
  const ics_data = ['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR'].join('\r\n')
  await owner('calendar/import', { catID: categories[0]!.catID, ics_data })
  const page = await open('owner', '/calendar?day=2031-09-10')
  const day = page.getByRole('button', { name: /^Wednesday, September 10, 2031, 43\d entries$/ })
  await expect(day).toBeVisible()
  await day.click()
  await expect(page.getByText(/^1–25 of 4\d\d entries$/)).toBeVisible()
})
