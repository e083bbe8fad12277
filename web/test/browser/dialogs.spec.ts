import type { Page } from '@playwright/test'
import type { WireInput } from '@xd/core/contract/calls.ts'
import { addDays } from '@xd/core/domain/time/day.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import type { Booted } from '@xd/fixtures/boot.ts'
import { PEOPLE, STORE, USER } from '@xd/fixtures/demo/people.ts'
import { hold } from './hold.ts'
import { row } from './inbox-steps.ts'
import { goByOwnClock } from './own-clock.ts'
import { expect, test } from './world.ts'

const brightnessOf = (hex: string): number =>
  Math.round((Math.max(...[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))) / 255) * 100)

const openLabels = async (page: Page) => {
  await page.getByRole('button', { name: /^Find a customer/ }).click()
  await page.getByRole('combobox').fill('labels')
  await page.getByRole('option', { name: 'Manage labels' }).click()
}

test('labels are created, refused, colored and deleted in their manager', async ({ open }) => {
  const page = await open('owner', '/inbox')
  await openLabels(page)
  const manager = page.getByRole('dialog', { name: 'Labels' })
  await manager.getByRole('tab', { name: 'Payments' }).click()
  await manager.getByRole('button', { name: 'New label' }).click()

  const form = page.getByRole('dialog', { name: 'New label' })
  const name = form.getByRole('textbox', { name: 'Name' })
  const save = form.getByRole('button', { name: 'Save Label' })
  const title = 'Promised'
  await name.fill(title)
  await name.fill('  ')
  await expect(form.getByRole('alert')).toHaveText('Cannot be blank')
  await expect(save).toBeDisabled()
  await name.fill('interest')
  await expect(form.getByRole('alert')).toHaveText('Label already exists')
  await expect(save).toBeDisabled()
  await name.fill(title)

  await form.getByRole('button', { name: 'Color' }).click()
  const colors = page.getByRole('dialog', { name: 'Select a color' })
  const selected = colors.getByRole('textbox', { name: 'Hex' })
  const current = await selected.inputValue()
  for (let time = 0; time < 5; time += 1) {
    await colors.getByRole('button', { name: 'Random' }).click()
    const brightness = brightnessOf(await selected.inputValue())
    expect(brightness).toBeGreaterThanOrEqual(25)
    expect(brightness).toBeLessThanOrEqual(74)
  }
  await expect(colors.getByText('CURRENT')).toBeVisible()
  await expect(colors.getByText('SELECTED')).toBeVisible()
  await colors.getByRole('button', { name: 'Cancel' }).click()

  // After Cancel, it opens with the earlier value.
  await form.getByRole('button', { name: 'Color' }).click()
  await expect(selected).toHaveValue(current)
  await selected.fill('#804040')
  await colors.getByRole('slider', { name: 'Hue' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(selected).not.toHaveValue('#804040')
  await selected.fill('#b2622f')
  await colors.getByRole('button', { name: 'SELECT' }).click()
  await save.click()
  await expect(manager.getByText(title, { exact: true })).toBeVisible()

  await manager.getByRole('button', { name: `Delete ${title}`, exact: true }).click()
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to remove this label from every entry ever?',
  })
  await question.getByRole('button', { name: 'Delete label' }).click()
  await expect(manager.getByText(title, { exact: true })).toHaveCount(0)
})

test('a label that a colleague has just changed is not overwritten; Back asks before a new one is lost, and closes the dialogs', async ({
  open,
  world,
}) => {
  const owner = await world.signIn('owner')
  const create = { labelModuleKey: 'customer', labelName: 'Lends tools' } as const
  const { labels } = await owner('labels/save', { label: create })
  const { labelID } = labels.find(({ labelName }) => labelName === create.labelName)!
  const page = await open('owner', '/customers')
  await page.getByRole('link', { name: /^Inbox/ }).click()
  await expect(page).toHaveURL(/[/]inbox/)
  await openLabels(page)
  await page.getByRole('button', { name: `Edit ${create.labelName}` }).click()
  const form = page.getByRole('dialog', { name: 'Edit label' })
  await form.getByRole('button', { name: 'Random' }).click()
  const letGo = await hold(page, '**/api/labels/list')
  await owner('labels/save', { label: { labelID, labelName: 'Borrows tools' } })
  await form.getByRole('button', { name: 'Save label' }).click()
  await expect(form.getByRole('alert')).toHaveText(/^The label wasn’t saved/)
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('')
  letGo()
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Borrows tools')
  await form.getByRole('button', { name: 'Save label' }).click()
  await expect(form).toBeHidden()
  await owner('labels/save', { label: { labelID, deleteLabel: true } })

  await page.getByRole('button', { name: 'New label' }).click()
  const name = page.getByRole('dialog', { name: 'New label' }).getByRole('textbox', { name: 'Name' })
  await name.fill('Half written')
  await page.goBack()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(name).toHaveValue('Half written')
  await expect(page).toHaveURL(/[/]inbox/)
  await page.goBack()
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(page).toHaveURL(/[/]customers$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a date and a time are chosen in quarter hours; the past is refused', async ({ open }) => {
  const page = await open('owner', '/favicon.svg')
  await goByOwnClock(page)
  await page.clock.setFixedTime(new Date('2026-11-18T20:40:00Z'))
  await page.goto(`/inbox?convo=${PEOPLE.petrov.convos.main}`)
  await page.getByRole('button', { name: 'Request payment' }).first().click()
  await page.getByRole('button', { name: /^Pay by/ }).click()
  const picker = page.getByRole('dialog', { name: 'Select Date & Time' })
  for (const quarter of [':00', ':15', ':30', ':45'])
    await expect(picker.getByRole('button', { name: quarter })).toBeVisible()
  // Days before today are disabled.
  await expect(picker.getByRole('button', { name: /November 17/ })).toHaveAttribute('aria-disabled', 'true')
  await picker.getByRole('button', { name: /November 18/ }).click()
  await picker.getByRole('spinbutton', { name: 'Hour' }).fill('9')
  await picker.getByRole('radio', { name: 'AM' }).click()
  await picker.getByRole('button', { name: ':15' }).click()
  await expect(picker.getByText('The selected Date / Time is in the past')).toBeVisible()
  await picker.getByRole('radio', { name: 'PM' }).click()
  await picker.getByRole('button', { name: ':30' }).click()
  await expect(picker.getByText('The selected Date / Time is in the past')).toBeHidden()
  await picker.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: /^Pay by/ })).toContainText('9:30 PM')
})

test.describe('the store selector with more than three stores', () => {
  const EXTRA = ['East', 'West'].map((side, index) => ({
    storeID: 91 + index,
    storeKey: `golden-${side}`,
    storeName: `Golden Pledge ${side}`,
  }))
  test.beforeAll(async ({ worldOf }, info) => {
    const { reads, writes } = (await worldOf(info.file, {})).connection
    const like = await reads
      .selectFrom('stores')
      .selectAll()
      .where('storeID', '=', STORE.prospect)
      .executeTakeFirstOrThrow()
    for (const extra of EXTRA) {
      await writes
        .insertInto('stores')
        .values({ ...like, ...extra, storeSMSNumber: '' })
        .execute()
      for (const userID of [USER.clerk, USER.owner])
        await writes.insertInto('user_stores').values({ companyID: 2, userID, storeID: extra.storeID }).execute()
    }
  })
  test.afterAll(async ({ worldOf }, info) => {
    const { writes } = (await worldOf(info.file, {})).connection
    const ids = EXTRA.map(({ storeID }) => storeID)
    await writes.deleteFrom('user_stores').where('storeID', 'in', ids).execute()
    await writes.deleteFrom('stores').where('storeID', 'in', ids).execute()
  })

  test('lists the allowed stores, by pointer and by keyboard, and closes alone', async ({ open }) => {
    const page = await open('clerk', '/inbox')
    await page.getByRole('button', { name: 'New Message' }).first().click()
    const message = page.getByRole('dialog', { name: 'New Message' })
    const field = message.getByRole('button', { name: /^Send from/ })
    await field.click()
    const selector = page.getByRole('dialog', { name: 'Send from' })
    // The clerk has no access to the lake store.
    await expect(selector.getByRole('option')).toHaveText([
      /Golden Pledge East/,
      /Golden Pledge Main St.*\(213\)/,
      /Golden Pledge Prospect/,
      /Golden Pledge West/,
    ])
    // It responds to keys once it has the focus.
    const list = selector.getByRole('listbox', { name: 'Send from' })
    await expect(list).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(selector).toBeHidden()
    await expect(field).toHaveAccessibleName('Send from Golden Pledge Prospect')
    await expect(field).toBeFocused()
    await field.press('Enter')
    await expect(selector.getByRole('option', { name: /Golden Pledge Prospect/ })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(list).toBeFocused()
    // Esc leaves the choice unchanged, and the dialog below open.
    await page.keyboard.press('Escape')
    await expect(selector).toBeHidden()
    await expect(message).toBeVisible()
    await expect(field).toHaveAccessibleName('Send from Golden Pledge Prospect')

    // Pressing Esc as it opens does not close the dialog with it.
    await page.evaluate(() => {
      const press = ({ target }: FocusEvent) => {
        if (!(target instanceof Element) || target.role !== 'listbox') return
        document.removeEventListener('focusin', press)
        const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
        queueMicrotask(() => target.dispatchEvent(escape))
        document.body.dataset.pressed = 'Esc'
      }
      document.addEventListener('focusin', press)
    })
    await field.click()
    await expect(page.locator('body')).toHaveAttribute('data-pressed', 'Esc')
    await expect(selector).toBeHidden()
    await expect(message).toBeVisible()
  })
})

test('with only one store there is nothing to choose', async ({ open }) => {
  const page = await open('lena', '/inbox')
  await page.getByRole('button', { name: 'New Message' }).first().click()
  const message = page.getByRole('dialog', { name: 'New Message' })
  await expect(message.getByText('Golden Pledge Prospect')).toBeVisible()
  await expect(message.getByRole('radio')).toHaveCount(0)
})

test('the generic select shows a searchable grid, walked with all four arrows', async ({ open }) => {
  const page = await open('owner', '/inbox')
  await row(page, 'nguyen').click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Assign to…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Assign to' })
  const options = dialog.getByRole('option')
  const search = dialog.getByRole('combobox', { name: 'Search employees' })
  await expect(search).toBeFocused()
  const active = () => dialog.locator('[data-active]').innerText()
  const names = await options.allInnerTexts()
  expect(names.length).toBeGreaterThan(4)
  await page.keyboard.press('ArrowRight')
  expect(await active()).toBe(names[1])
  await page.keyboard.press('ArrowDown')
  expect(await active()).toBe(names[4])
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowUp')
  expect(await active()).toBe(names[0])
  await search.fill('nobody of that name')
  await expect(dialog.getByText('No Matches Found.')).toBeVisible()
  await search.fill('MARC')
  await expect(options).toHaveText([/Marcus$/])
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(row(page, 'nguyen').getByTitle('Assigned to Marcus')).toBeVisible()
})

test.describe('the start page', () => {
  const card = (page: Page) => page.getByRole('region', { name: 'Calendar' })
  const [LICENSES, STAFF] = [3, 4]
  const readToday = () => localDay(Date.now(), 'America/Los_Angeles')
  /** The demo was made earlier, so its entries for today may be yesterday's. */
  const enter = async (world: Booted, entry: WireInput<'calendar/entries/update'>['entry']) =>
    (await world.signIn('clerk'))('calendar/entries/update', { entry })

  test('shows today’s entries under their calendar, and live changes', async ({ open, world }) => {
    const page = await open('clerk', '/')
    const entries = card(page).getByRole('listitem')
    await expect(card(page)).not.toContainText('Petrov')
    const today = readToday()
    await enter(world, { itemTitle: 'Key handover', itemCalendarID: STAFF, itemDateStart: `${today}T08:30` })
    await enter(world, {
      itemTitle: 'Lena on vacation',
      itemCalendarID: STAFF,
      itemDateStart: addDays(today, -2),
      itemDateEnd: addDays(today, 4),
    })
    const permit = { itemTitle: 'Scale permit', itemCalendarID: LICENSES, itemDateStart: today }
    await enter(world, { ...permit, itemRepeat: 'year' })
    await expect(entries.filter({ hasText: 'Key handover' })).toContainText('8:30 AM')
    await expect(entries.filter({ hasText: 'Lena on vacation' })).toContainText('Day 3 of 7')
    await expect(entries.filter({ hasText: 'Scale permit' })).toContainText('yearly')
    await expect(card(page)).toContainText(/Licenses and permits.*Scale permit.*Staff.*Key handover/s)

    const clerk = await world.signIn('clerk')
    const { customer } = await clerk('customers/fetch', { customerID: PEOPLE.petrov.custID })
    await clerk('customers/save', {
      customer: { ...customer, custCustomFields: { birthday: `1984${today.slice(4)}` } },
    })
    await entries.filter({ hasText: 'Petrov, Lev: Birthday' }).getByRole('link').click()
    await expect(page.getByRole('heading', { name: 'Petrov, Lev' })).toBeVisible()
  })

  test('lets each user choose which calendars they see, and create new ones', async ({ open, world }) => {
    const today = readToday()
    await enter(world, { itemTitle: 'Roll call', itemCalendarID: STAFF, itemDateStart: today })
    await enter(world, { itemTitle: 'Dealer license', itemCalendarID: LICENSES, itemDateStart: today })
    const page = await open('manager', '/')
    await card(page).getByRole('button', { name: 'Calendars' }).click()
    const selector = page.getByRole('dialog', { name: 'Calendars' })
    await expect(selector.getByRole('option')).toHaveText([
      'No Calendar',
      'Birthdays',
      'Licenses and permits',
      'Pick-ups',
      'Staff',
    ])
    const staff = selector.getByRole('option', { name: 'Staff' })
    await expect(staff).toHaveAttribute('aria-selected', 'true')
    await staff.click()
    await expect(staff).toHaveAttribute('aria-selected', 'false')
    await selector.getByRole('option', { name: 'No Calendar' }).click()
    await expect(selector.getByRole('option', { name: 'No Calendar' })).toHaveAttribute('aria-selected', 'true')
    await selector.getByRole('button', { name: 'New Calendar' }).click()
    const made = page.getByRole('dialog', { name: 'New Calendar' })
    await expect(made.getByRole('textbox', { name: 'Title' })).toHaveValue('New Calendar')
    await made.getByRole('textbox', { name: 'Title' }).fill('Deliveries')
    await made.getByRole('button', { name: 'Create calendar' }).click()
    await expect(selector.getByRole('option', { name: 'Deliveries' })).toHaveAttribute('aria-selected', 'true')
    await selector.getByRole('button', { name: 'Done' }).click()
    await expect(card(page)).not.toContainText('Roll call')
    await page.reload()
    await expect(card(page)).toContainText('Dealer license')
    await expect(card(page)).not.toContainText('Roll call')
    const owner = await open('owner', '/')
    await expect(card(owner)).toContainText('Roll call')
  })
})
