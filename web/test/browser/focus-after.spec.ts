import { entryOf, withEntry } from './calendar-steps.ts'
import { newContact } from './contact.ts'
import { row } from './inbox-steps.ts'
import { expect, test } from './world.ts'

test('an entry carried to another month and put back has the focus again, and so does one dropped there', async ({
  open,
  world,
}) => {
  const { itemID, owner } = await withEntry(world, 'Safe', '2031-03-28')
  for (const view of ['month', 'week']) {
    const page = await open('owner', `/calendar?view=${view}&day=2031-03-28`)
    const entry = entryOf(page, 'Safe day')
    const carried = page.getByText('Enter saves it, Esc cancels.')
    await expect(entry).toBeVisible()
    await entry.focus()
    for (const key of ['m', 'ArrowRight']) await page.keyboard.press(key)
    await page.keyboard.press('Escape')
    await expect(carried).toBeHidden()
    await expect(entry).toBeFocused()
    for (const key of ['m', 'ArrowDown']) await page.keyboard.press(key)
    await expect(page.getByText('Safe day: Friday, April 4, 2031.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(carried).toBeHidden()
    await expect(entry).toContainText('Friday, March 28, 2031')
    await expect(entry).toBeFocused()
    // Faster than the address follows.
    for (const key of ['m', 'ArrowDown', 'Escape']) await page.keyboard.press(key)
    await expect(carried).toBeHidden()
    await expect(entry).toBeFocused()
  }
  const page = await open('owner', '/calendar?day=2031-03-28')
  await entryOf(page, 'Safe day').focus()
  for (const key of ['m', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
  await expect(entryOf(page, 'Safe day')).toContainText('Friday, April 4, 2031')
  await expect(entryOf(page, 'Safe day')).toBeFocused()
  await expect
    .poll(async () => (await owner('calendar/entries/fetch', { entryID: itemID })).entry)
    .toMatchObject({ itemDateStart: '2031-04-04' })
})

test('the row has the focus once its conversation is assigned', async ({ open }) => {
  const page = await open('clerk', '/inbox')
  const first = row(page, 'ortega')
  await expect(first).toBeVisible()
  await first.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect(first).toBeFocused()
  await page
    .getByRole('button', { name: /^Assign/ })
    .first()
    .press('Enter')
  const people = page.getByRole('dialog', { name: 'Assign to' })
  await expect(people.getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(people).toBeHidden()
  await expect(first).toBeFocused()
})

test('focus moves from a removed label to the next, and from the last one to the button that adds', async ({
  open,
  world,
}) => {
  const { custID } = await newContact(world, 'Lavinia')
  const owner = await world.signIn('owner')
  const { labels } = await owner('labels/list', {})
  const own = labels.filter(({ labelModuleKey }) => labelModuleKey === 'customer').slice(0, 2)
  await owner('customers/update-labels', {
    customerID: custID,
    labels: own.map(({ labelID }) => labelID),
    seenLabels: [],
  })
  const page = await open('manager', `/customers/${custID}`)
  const removals = page.getByRole('button', { name: /^Remove / })
  await expect(removals).toHaveCount(2)
  await removals.first().press('Enter')
  await expect(removals).toHaveCount(1)
  await expect(removals).toBeFocused()
  await removals.press('Enter')
  await expect(page.getByRole('button', { name: 'Add a label' })).toBeFocused()
})

test('focus moves from an accepted quote to the next one to accept, and from the last one to a new quote', async ({
  open,
  world,
}) => {
  const contact = await newContact(world, 'Quentin')
  const owner = await world.signIn('owner')
  for (const amount of [60, 80]) {
    const { loan } = await owner('loans/save', { loan: { custID: contact.custID, amount } })
    await owner('customers/cart/add-quote', { custID: contact.custID, quoteID: loan.loanID })
  }
  const page = await open('clerk', `/inbox?convo=${contact.convoID}`)
  const cart = page.getByRole('complementary', { name: 'Customer' }).getByRole('region', { name: 'Cart' })
  const accept = cart.getByRole('button', { name: /^Accept quote/ })
  await expect(accept).toHaveCount(2)
  for (const left of [1, 0]) {
    await accept.first().press('Enter')
    const asked = page.getByRole('dialog', { name: 'Military Lending Act check' })
    await asked.getByLabel('Reference').fill('MLA-4D5BC1A1B0')
    await asked.getByRole('button', { name: 'Not covered: accept' }).press('Enter')
    await expect(accept).toHaveCount(left)
    await expect(left === 1 ? accept : cart.getByRole('button', { name: 'New quote' })).toBeFocused()
  }
})

test('clearing filters leaves the focus on the rows', async ({ open }) => {
  const page = await open('owner', '/customers?filter=nobody-has-this-name')
  await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).press('Enter')
  const rows = page.getByRole('table', { name: 'Customers' }).getByRole('row')
  await expect(rows.nth(1)).toBeFocused()
})
