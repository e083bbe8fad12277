import type { Locator, Page } from '@playwright/test'
import { newContact } from './contact.ts'
import { heard, startHearing } from './hearing.ts'
import { rows, thread } from './inbox-steps.ts'
import { expect, test } from './world.ts'

/** By Tab alone, as many times as needed. */
const tabTo = async (page: Page, target: Locator) => {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  await expect(target).toBeFocused()
}

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}

/** Waits for it, and for nothing announced twice on the way. */
const hears = async (page: Page, words: RegExp) => {
  const all: string[] = []
  await expect
    .poll(async () => all.push(...(await heard(page))) && all.filter((said) => words.test(said)).length)
    .toBe(1)
  return all
}

test('the ten most common jobs by keyboard alone: the position of the focus, and the announcements', async ({
  open,
  world,
}) => {
  const jerome = await newContact(world, 'Jerome')
  const inara = await newContact(world, 'Inara')
  const { stores } = await (await world.signIn('clerk'))('stores/list', {})
  const text = (from: string, body: string) =>
    world.sandbox('/phone/send', { from, to: stores.find(({ storeID }) => storeID === 1)!.storeSMSNumber, body })
  await text(jerome.phone, 'Are you open?')
  await text(inara.phone, 'Is my ring there?')
  const page = await open('manager', '/inbox')
  await startHearing(page)
  await page.reload()
  const own = rows(page).filter({ hasText: jerome.name })
  await expect(own).toBeVisible()
  const box = page.getByRole('textbox', { name: /^Text Jerome/ })

  await test.step('find and open a conversation', async () => {
    await press(page, '/')
    await expect(page.getByRole('searchbox', { name: 'Filter conversations' })).toBeFocused()
    await page.keyboard.type('Ashdown, Jerome')
    await hears(page, /^1 found$/)
    await press(page, 'Enter')
    await expect(own).toBeFocused()
    await press(page, 'Enter')
    await expect(box).toBeFocused()
  })

  await test.step('answer a text', async () => {
    await page.keyboard.type('Until six today')
    await press(page, 'Control+Enter')
    await hears(page, /^Message sent$/)
    await expect(box).toBeFocused()
    await expect(thread(page).getByText('Until six today')).toBeVisible()
  })

  await test.step('texts that arrive together are announced in one sentence, for every conversation', async () => {
    for (const words of ['Thanks', 'On my way', 'Almost there']) await text(jerome.phone, words)
    await text(inara.phone, 'Hello?')
    const all = await hears(page, /new texts? from|texted|New text/)
    expect(all.join(' ')).toMatch(/new texts from (Jerome|Inara)|New text|texted/)
    await expect(box).toBeFocused()
    await press(page, 'Escape')
    await expect(own).toBeFocused()
  })

  await test.step('assign and flag it', async () => {
    await press(page, 'a')
    await hears(page, /^Assigned Ashdown, Jerome to \w+\. Undo/)
    await press(page, 'f')
    await hears(page, /Flagged Ashdown, Jerome/)
    await expect(own).toBeFocused()
    await expect(own).toHaveAccessibleName(/Flag/)
  })

  await test.step('add a label', async () => {
    await press(page, 'l')
    const find = page.getByRole('combobox', { name: 'Find or create a label' })
    await expect(find).toBeFocused()
    await press(page, 'Enter')
    await expect(page.getByRole('option', { selected: true })).toHaveCount(1)
    await press(page, 'Escape')
    await expect(own).toBeFocused()
  })

  await test.step('request a payment', async () => {
    await press(page, 'p')
    const dialog = page.getByRole('dialog', { name: /^Request a payment from/ })
    await expect(dialog.getByLabel('Amount')).toBeFocused()
    await page.keyboard.type('42')
    await tabTo(page, dialog.getByLabel('Memo'))
    await page.keyboard.type('Interest')
    await press(page, 'Control+Enter')
    await hears(page, /^\$42\.00 request sent to Ashdown, Jerome\.?$/)
    await expect(own).toBeFocused()
  })

  await test.step('quote a loan and put it in the cart', async () => {
    await press(page, 'Control+k')
    await page.keyboard.type('loan calculator')
    await expect(page.getByRole('option', { name: /^Loan calculator/ }).first()).toBeVisible()
    await press(page, 'Enter')
    const dialog = page.getByRole('dialog', { name: 'Loan calculator' })
    await expect(dialog.getByLabel('Loan amount')).toBeFocused()
    await page.keyboard.type('100')
    await tabTo(page, dialog.getByRole('combobox', { name: 'Customer' }))
    await page.keyboard.type('Inara')
    await expect(page.getByRole('option', { name: inara.name })).toBeVisible()
    await press(page, 'Enter')
    await tabTo(page, dialog.getByRole('button', { name: 'Add to cart' }))
    await press(page, 'Enter')
    await hears(page, /^Quote \d+ saved and added to the cart/)
    await expect(own).toBeFocused()
  })

  await test.step('start a text to a new number', async () => {
    await press(page, 'c')
    const dialog = page.getByRole('dialog', { name: 'New Message' })
    await expect(dialog.locator('input:focus')).toHaveCount(1)
    await tabTo(page, dialog.getByRole('textbox', { name: 'Phone' }))
    await page.keyboard.type('3105550142')
    await tabTo(page, dialog.getByRole('radio').first())
    await press(page, 'Space')
    await tabTo(page, dialog.getByRole('button', { name: 'Create New Entry' }))
    await press(page, 'Enter')
    const contact = page.getByRole('dialog', { name: /Contact$/i })
    await tabTo(page, contact.getByLabel('First Name'))
    await page.keyboard.type('Nora')
    await press(page, 'Tab')
    await page.keyboard.type('Quill')
    await expect(contact.getByRole('button', { name: 'Save Contact' })).not.toHaveAttribute('aria-disabled')
    await press(page, 'Control+Enter')
    await expect(page.getByRole('textbox', { name: /^Text Nora/ })).toBeFocused()
  })

  await test.step('save a new contact', async () => {
    await page.goto('/customers')
    await expect(page.getByRole('table', { name: 'Customers' })).toBeVisible()
    await press(page, 'c')
    const contact = page.getByRole('dialog')
    await expect(contact.getByRole('textbox', { name: 'Phone' })).toBeFocused()
    await page.keyboard.type('3105550177')
    await press(page, 'Tab')
    await page.keyboard.type('Ida')
    await press(page, 'Tab')
    await page.keyboard.type('Wells')
    await expect(contact.getByRole('button', { name: 'Save Contact' })).not.toHaveAttribute('aria-disabled')
    expect((await heard(page)).filter((said) => /required|invalid/i.test(said))).toEqual([])
    await press(page, 'Control+Enter')
    await expect(contact.getByLabel('First Name')).toBeHidden()
    await expect(page.locator(':focus')).toBeVisible()
  })

  await test.step('add a calendar entry', async () => {
    await page.goto('/calendar')
    const today = page.getByRole('button', { name: /, today, / })
    await expect(today).toBeVisible()
    await press(page, 'ArrowDown')
    await expect(today).toBeFocused()
    await press(page, 'n')
    const editor = page.getByRole('dialog', { name: 'New entry' })
    await expect(editor.getByRole('textbox', { name: 'Title' })).toBeFocused()
    await page.keyboard.type('Audit the safe')
    await tabTo(page, editor.getByRole('button', { name: /^Calendar/ }))
    await press(page, 'Enter')
    await expect(page.getByRole('option').first()).toBeVisible()
    await press(page, 'ArrowUp', 'Enter')
    await expect(editor.getByRole('button', { name: /^Calendar/ })).toBeFocused()
    await press(page, 'Control+Enter')
    await hears(page, /^“Audit the safe” saved/)
    await expect(today).toBeFocused()
  })

  await test.step('find a customer by the palette and open them', async () => {
    await press(page, 'Control+k')
    await page.keyboard.type('Ashdown Inara')
    await expect(page.getByRole('option', { name: inara.name }).first()).toBeVisible()
    await hears(page, /^\d+ found$/)
    await press(page, 'Enter')
    await expect(page).toHaveURL(/customers|inbox/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator(':focus')).toBeVisible()
  })
})

const LISTS = [
  { list: 'Payments', path: '/payments?start=2020-01-01', row: /Whitfield, Jerome .*\$/, selects: true },
  { list: 'Customers', path: '/customers', row: /^Adeyemi, Olu .*\d{4}/, selects: true },
  { list: 'Rewrites', path: '/payments/rewrites', row: /^Lindqvist, Tom .* becomes /, selects: false },
] as const

for (const { list, path, row, selects } of LISTS)
  test(`a row of ${list} says who it is about and whether it is selected, and the list says which keys it accepts`, async ({
    open,
  }) => {
    const page = await open('owner', path)
    const table = page.getByRole('table', { name: list })
    const chosen = table.getByRole('row', { name: row }).first()
    await expect(chosen).toBeVisible()
    await expect(table).toHaveAccessibleDescription(
      selects ? /Enter to open one\. X selects a row/ : /Enter to open one\.$/,
    )
    // As a screen reader sees it: table rows, each with its own name, and no information for the eye alone.
    const said = (await table.ariaSnapshot()).split('\n').filter((line) => /^ *- row\b/.test(line))
    expect(said.length).toBeGreaterThan(2)
    expect(said.filter((line) => !/^ *- row "[^"]{3,}/.test(line))).toEqual([])
    const stops = table.locator('tbody tr[tabindex]')
    expect(await stops.count()).toBe(said.length - 1)
    if (!selects) return
    await chosen.focus()
    await page.keyboard.press('x')
    await expect(chosen).toHaveAttribute('aria-selected', 'true')
    expect((await table.ariaSnapshot()).match(/- row "[^\n]*\[selected\]/g)).toHaveLength(1)
  })
