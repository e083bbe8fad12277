import { readFileSync } from 'node:fs'
import { hold } from './hold.ts'
import { expect, test } from './world.ts'

/** Figures on the screen, as the API gives them. */
const dollars = (amount: number) =>
  `$${amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

test.describe('Reports', () => {
  test('match the API, by dates, store and teller, export as a file, and the address keeps them', async ({
    open,
    world,
  }) => {
    const page = await open('owner', '/reports')
    await expect(page.getByRole('tab', { name: 'Payments' })).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('button', { name: 'Last 30 days' }).click()
    // The demo’s months may span hours only, or one store.
    await page.getByRole('dialog').getByRole('button', { name: 'Last 30 days' }).click()
    await expect(page).toHaveURL(/start=\d{4}-\d{2}-\d{2}/)
    const { searchParams } = new URL(page.url())
    const dateRange = { start: searchParams.get('start')!, end: searchParams.get('end')! }
    const owner = await world.signIn('owner')
    const { stats } = await owner('reports/payment-stats', { dateRange })
    const paid = page
      .getByRole('definition')
      .filter({ hasText: dollars(stats.totals.paid.amount) })
      .first()
    await expect(paid).toBeVisible()

    const stores = page.getByRole('region', { name: 'By store' })
    await stores.getByText('By store as a table').click()
    for (const { storeName, paid: theirs } of stats.stores)
      await expect(stores.getByRole('row', { name: storeName })).toContainText(dollars(theirs.amount))

    await page.getByRole('button', { name: 'All stores' }).click()
    const answer = await hold(page, '**/api/reports/payment-stats')
    await page.getByRole('menuitemradio', { name: stats.stores[0]!.storeName }).click()
    const old = page.getByRole('tabpanel').locator('[aria-busy="true"]')
    await expect(old).toContainText('Net of refunds')
    answer()
    await expect(old).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'By store' })).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('button', { name: new RegExp(`(^|: )${stats.stores[0]!.storeAbbr}$`) })).toBeVisible()

    await test.step('a single day is shown by the hour, compared with the same time a week before', async () => {
      await page.getByRole('button', { name: 'Last 30 days' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Today', exact: true }).click()
      await expect(page.getByRole('button', { name: 'Today', exact: true })).toBeVisible()
      // The demo’s day may span only minutes.
      const byHour = page.getByRole('region', { name: 'By request hour' })
      await expect(byHour.or(page.getByText('No payments requested'))).toBeVisible()
      await expect(page.getByRole('region', { name: 'By request date' })).toHaveCount(0)
      await page.goBack()
    })

    await test.step('by teller, by keyboard too, and as a file', async () => {
      await page.getByRole('tab', { name: 'Payments' }).focus()
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('tab', { name: 'Tellers' })).toHaveAttribute('aria-selected', 'true')
      await expect(page.getByRole('table', { name: 'Tellers', exact: true })).toContainText('Dana')
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Export CSV' }).click()
      const file = await download
      expect(file.suggestedFilename()).toMatch(/^teller-report-.*\.csv$/)
      expect(readFileSync(await file.path(), 'utf8')).toContain('Dana,')
    })
  })

  test('show the results of each message, compared with customers left out, adding up to the payments', async ({
    open,
    world,
  }) => {
    const page = await open('owner', '/reports?report=messages')
    const parts = page.getByRole('table', { name: 'How it adds up' })
    await expect(parts).toBeVisible()
    const { searchParams } = new URL(
      await page.getByRole('link', { name: 'Export CSV' }).evaluate((link: HTMLAnchorElement) => link.href),
    )
    const search = JSON.parse(searchParams.get('search')!) as { dateStart: string; dateEnd: string }
    const dateRange = { start: search.dateStart, end: search.dateEnd }
    const { stats } = await (await world.signIn('owner'))('reports/payment-stats', { dateRange })
    await expect(parts.getByRole('row').last()).toContainText(dollars(stats.totals.paid.amount))
    await expect(page.getByRole('table', { name: 'Messages', exact: true })).toContainText('Tickets due')
    await expect(page.getByRole('table', { name: 'Compared with customers left out' })).toContainText('Too few to tell')

    await test.step('any range is reported, and compared with the previous one only if there can be one', async () => {
      await page.goto('/reports?start=1900-01-01&end=9999-12-31')
      await expect(page.getByRole('button', { name: 'Mon, Jan 1, 1900' })).toBeVisible()
      await expect(page.getByText('Net of refunds')).toBeVisible()
      await expect(page.getByText('the previous')).toHaveCount(0)
    })
    await test.step('a report that fails to load because of the link’s store is shown without its filters', async () => {
      await page.goto('/reports?report=tellers&store=999')
      await expect(page.getByText('The report couldn’t be loaded')).toBeVisible()
      await page.getByRole('button', { name: 'Clear filters' }).click()
      await expect(page).toHaveURL(/[/]reports[?]report=tellers$/)
      await expect(page.getByRole('table').first()).toBeVisible()
    })
  })
})

test('lists show the total of the filtered rows, and export exactly those', async ({ open, world }) => {
  const page = await open('owner', '/payments?status=approved')
  const { totals } = await (await world.signIn('owner'))('payments/totals', { search: { status: 'approved' } })
  await expect(page.getByText(`${totals.approved.count} · ${dollars(totals.approved.amount)}`).first()).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export CSV' }).click()
  const lines = readFileSync(await (await download).path(), 'utf8')
    .trimEnd()
    .split('\r\n')
  expect(lines).toHaveLength(totals.approved.count + 1)
  expect(lines.slice(1).every((line) => line.includes('PAID'))).toBe(true)

  for (const [title, name] of [
    ['Customers', 'customers'],
    ['Inbox', 'inbox'],
  ] as const)
    await test.step(`the list of ${name} as a file`, async () => {
      await page.getByRole('link', { name: new RegExp(`^${title}`) }).click()
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
      // The title changes before its page is there.
      const exportLink = page.getByRole('link', { name: 'Export CSV' })
      await expect(exportLink).toHaveAttribute('href', new RegExp(name))
      const coming = page.waitForEvent('download')
      await exportLink.click()
      const file = await coming
      expect(file.suggestedFilename()).toContain(name)
      expect(readFileSync(await file.path(), 'utf8').split('\r\n').length).toBeGreaterThan(2)
    })
})
