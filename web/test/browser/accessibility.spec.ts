import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { BrowserContext, Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { askOf } from '../screens/photograph.ts'
import type { Who } from '../screens/screen.ts'
import { SCREENS } from '../screens/screens.table.ts'
import { cutControls } from './cut-controls.ts'
import { smallTargets } from './small-targets.ts'
import { browserOf, expect, test as base } from './world.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const violations = async (page: Page): Promise<string[]> => {
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({
      resultTypes: ['violations'],
    }),
  )
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join('; ')})`,
  )
}

const settled = () => document.querySelector('#root:empty, [aria-busy="true"], [data-splash]') === null

// A color that changes with the theme does so by a transition, however short.
const still = () => document.getAnimations().every(({ playState }) => playState !== 'running')

const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

/** One session per person for all that a worker looks at, as when the screens are photographed: what they share is fetched once. */
const test = base.extend<{ sessionOf: (who: Who) => Promise<BrowserContext> }, { sessions: Map<Who, BrowserContext> }>({
  sessions: [
    async ({}, use) => {
      const sessions = new Map<Who, BrowserContext>()
      await use(sessions)
      for (const context of sessions.values()) await context.close()
    },
    { scope: 'worker' },
  ],
  sessionOf: async ({ browser, world, sessions }, use) => {
    await use(async (who) => {
      const known = sessions.get(who)
      if (known) return known
      const context = await browserOf(browser, world, who === 'support' ? 'support@xd.test' : who, {
        colorScheme: 'light',
      })
      sessions.set(who, context)
      return context
    })
  },
})

const layers = (page: Page) => page.locator('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]')

/** Closes what lies over the page, layer by layer; what was typed into them is let go. */
const closeByEsc = async (page: Page) => {
  const discard = page.getByRole('button', { name: 'Discard', exact: true })
  for (let open = await layers(page).count(); open > 0; open = await layers(page).count()) {
    await page.keyboard.press('Escape')
    await expect(async () => {
      if (await discard.isVisible()) await discard.click()
      expect(await layers(page).count()).toBeLessThan(open)
    }).toPass({ timeout: 3_000 })
  }
}

const hasLostFocus = () => document.activeElement === null || document.activeElement === document.body

test.describe.configure({ mode: 'parallel' })

// What every screen that is photographed must be as well, light at a desk and dark on a phone.
test.describe('axe finds nothing on', () => {
  for (const screen of SCREENS)
    test(screen.name, async ({ sessionOf, world }) => {
      const context = await sessionOf(screen.as)
      const path = typeof screen.path === 'string' ? screen.path : await screen.path(askOf(context, world.url))
      const page = await context.newPage()
      await page.goto(path)
      await page.waitForFunction(settled)
      await screen.open?.(page)
      // The pages' own policy lets no script in: this one is evaluated from outside, as a reader's tool would be.
      await page.evaluate(axeSource)
      const touch = await context.newCDPSession(page)
      for (const [colorScheme, width] of [
        ['light', 1280],
        ['dark', 390],
      ] as const) {
        await page.setViewportSize({ width, height: 844 })
        if (width < 768) await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true })
        await page.emulateMedia({ colorScheme })
        await page.waitForFunction(settled)
        await page.waitForFunction(still)
        expect(await violations(page), `${colorScheme}, ${width} px`).toEqual([])
        expect(await isTooWide(page), `${width} px scrolls sideways`).toBe(false)
        expect(await cutControls(page), `cut off at ${width} px`).toEqual([])
        if (width < 768) expect(await smallTargets(page), 'too small for a finger').toEqual([])
      }
      if (screen.open && (await layers(page).count()) > 0) {
        await page.setViewportSize({ width: 1280, height: 844 })
        await closeByEsc(page)
        // It is given back once the layer is gone.
        await expect.poll(() => page.evaluate(hasLostFocus), 'Esc lost the focus').toBe(false)
      }
      await page.close()
    })
})
