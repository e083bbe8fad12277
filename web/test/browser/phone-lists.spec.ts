import type { Page } from '@playwright/test'
import { newContact } from './contact.ts'
import { expect, PHONE, test } from './world.ts'

const customers = (page: Page) => page.getByRole('table', { name: 'Customers' }).getByRole('row')
const main = (page: Page) => page.getByRole('main')
const toEnd = (page: Page) =>
  main(page)
    .getByText(/^\d+( of \d+)? customers$/)
    .scrollIntoViewIfNeeded()

test.describe('a list on a phone', () => {
  test('continues as its end comes into view, keeps its place and is not disturbed by events', async ({
    open,
    world,
  }) => {
    const clerk = await world.signIn('clerk')
    const { count } = await clerk('customers/list', { search: { perPage: 1 } })
    expect(count).toBeGreaterThan(25)
    const page = await open('clerk', '/customers', PHONE)
    await expect(main(page).getByText(`25 of ${count} customers`)).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0)
    await toEnd(page)
    await expect(main(page).getByText(`${count} customers`, { exact: true })).toBeVisible()
    await expect(customers(page)).toHaveCount(count + 1)

    const last = customers(page).last()
    const name = (await last.innerText()).split('\n')[0]!
    await last.tap()
    await page.getByRole('link', { name: 'Back to the customers' }).tap()
    await expect(customers(page)).toHaveCount(count + 1)
    await expect(last).toContainText(name)
    await expect(last).toBeInViewport()

    await newContact(world, 'Zebulon')
    await expect(customers(page)).toHaveCount(count + 2)
    await expect(customers(page).filter({ hasText: name })).toBeInViewport()
    const names = await customers(page).allInnerTexts()
    expect(new Set(names).size).toBe(names.length)

    await customers(page).last().getByRole('checkbox').tap()
    const bar = page.getByRole('toolbar', { name: 'Selected customers' })
    await bar.getByRole('button', { name: `All ${count + 1}` }).tap()
    await expect(bar.getByRole('status')).toHaveText(`${count + 1} selected`)
    await bar.getByRole('button', { name: 'Clear the selection' }).tap()

    await test.step('another order starts at the top, with the first page', async () => {
      await page.getByRole('button', { name: 'By last name' }).tap()
      await page.getByRole('menuitemradio', { name: 'Newest first' }).tap()
      await expect(main(page).getByText(`25 of ${count + 1} customers`)).toBeAttached()
      await expect(customers(page).nth(1)).toBeInViewport()
    })
  })

  test('says that it could not continue, and its button tries again', async ({ open, world }) => {
    const clerk = await world.signIn('clerk')
    const { count } = await clerk('customers/list', { search: { perPage: 1 } })
    const page = await open('clerk', '/customers', PHONE)
    await expect(customers(page)).toHaveCount(26)
    let broken = true
    const failure = { error: { code: 'internal', message: 'Something went wrong.' } }
    await page.route('**/api/customers/list', (route) =>
      broken ? route.fulfill({ status: 500, json: failure }) : route.continue(),
    )
    await toEnd(page)
    await expect(main(page).getByText('More customers couldn’t be loaded.')).toBeVisible()
    broken = false
    for (let shown = 25; shown < count; shown += 25) {
      await main(page).getByRole('button', { name: 'Show more' }).press('Enter')
      await expect(customers(page)).toHaveCount(Math.min(shown + 25, count) + 1)
    }
    await expect(main(page).getByText(`${count} customers`, { exact: true })).toBeFocused()
    await expect(customers(page)).toHaveCount(count + 1)
  })

  test('has its main action in a round button that covers no row at the end', async ({ open }) => {
    const page = await open('clerk', '/customers', PHONE)
    const add = page.getByRole('button', { name: 'New customer' })
    expect(await add.boundingBox()).toMatchObject({ width: 56, height: 56 })
    // Its end may bring more rows.
    await expect(async () => {
      await toEnd(page)
      const [row, button] = await Promise.all([customers(page).last().boundingBox(), add.boundingBox()])
      expect(row!.y + row!.height).toBeLessThanOrEqual(button!.y)
    }).toPass()
    await add.tap()
    await expect(page.getByRole('dialog', { name: 'New contact' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 768, height: 1024 })
    await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText(/^1–25 of/)
    await expect(add).toHaveText('New customer')
  })
})
