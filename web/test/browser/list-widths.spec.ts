import type { Page } from '@playwright/test'
import { askOf } from '../screens/photograph.ts'
import type { Screen } from '../screens/screen.ts'
import { SCREENS } from '../screens/screens.table.ts'
import { sideways } from './sideways.ts'
import { expect, test } from './world.ts'

/** The last is a window of 1440 × 900 at 200 %. */
const WINDOWS = [
  ...[1920, 1440, 1280, 1024, 820, 768, 390, 360, 320].map((width) => [width, 900] as const),
  [720, 450],
] as const

const LISTS =
  /^(payments|customers|stop-requests(-decided)?|customer-(payments|tickets|notices|emails)|loans|rewrites|reconciliation|mailers|notices|notices-addresses|notice-calls|imports|stop-requests|users|api-keys|activity|activity-visits|reports|reports-(tellers|channels|messages)|add-ons|settings-stores|quick-replies|templates|calendar-list|calendar-month)$/
const DIALOGS =
  /^(payment-(views|ledger|menu|refund|card)|rewrite-batch|reconciliation-difference|mailer-(finished|recipients|recipients-failed)|notice|notice-batch-(ready|failed)|import-details|loan-details|loan-cart|request-payment|edit-contact|user-edit|user-menu|inbox-menu|labels|new-message|palette|shortcuts|loan-calculator)$/
const ADMIN = /^admin-(companies|company-(users|visits|stats|stores))$/

const settled = () =>
  document.querySelector('#root:empty, [aria-busy="true"]:not([data-aria-hidden] *), [data-splash]') === null

const twoFrames = () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))

/** What does not fit, by screen and width. */
async function misfits(page: Page, url: string, screens: readonly Screen[]): Promise<string[]> {
  const found: string[] = []
  for (const { name, path, open } of screens) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(typeof path === 'string' ? path : await path(askOf(page.context(), url)))
    await page.waitForFunction(settled)
    await open?.(page)
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height })
      await page.evaluate(twoFrames)
      found.push(...(await page.evaluate(sideways)).map((misfit) => `${name}, ${width} px: ${misfit}`))
    }
  }
  return found
}

const seenBy = (who: Screen['as'], names: RegExp) => SCREENS.filter(({ as, name }) => as === who && names.test(name))

test.describe('nothing scrolls sideways or hides what can be pressed, from 320 to 1920 px and at 200 %', () => {
  for (const [title, who, names] of [
    ['on the lists of the back office', 'owner', LISTS],
    ['in its dialogs and menus', 'owner', DIALOGS],
    ['on a clerk’s lists and dialogs', 'clerk', new RegExp(`${LISTS.source}|${DIALOGS.source}`)],
    ['on XD’s own lists', 'support', ADMIN],
  ] as const)
    test(title, async ({ open, world }) => {
      const screens = seenBy(who, names)
      expect(screens.length).toBeGreaterThan(3)
      const page = await open(who === 'support' ? 'support@xd.test' : who, '/')
      expect(await misfits(page, world.url, screens)).toEqual([])
    })
})

test('a customer’s payments have a title on a phone, and columns come back when there is room', async ({ open }) => {
  const { path } = SCREENS.find(({ name }) => name === 'customer-payments')!
  const page = await open('owner', path as string, { viewport: { width: 390, height: 844 } })
  const table = page.getByRole('table', { name: 'Payments' })
  await expect(table.getByRole('row').nth(1).getByRole('cell').first()).not.toBeEmpty()
  const titles = await table.locator('[data-place="lead"]').allInnerTexts()
  expect(titles.length).toBeGreaterThan(0)
  expect(titles.filter((title) => title.trim() === '')).toEqual([])

  await page.goto('/payments')
  await page.setViewportSize({ width: 768, height: 900 })
  const heading = (title: string) => table.getByRole('columnheader', { name: title })
  await expect(heading('Store')).toHaveCount(0)
  await expect(heading('Status')).toBeVisible()
  await page.setViewportSize({ width: 1920, height: 900 })
  await expect(heading('Store')).toBeVisible()
})
