import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { askOf } from '../screens/photograph.ts'
import { SCREENS } from '../screens/screens.table.ts'
import { expect, test } from './world.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const violations = async (page: Page): Promise<string[]> => {
  const { violations } = await page.evaluate(
    () => (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({ resultTypes: ['violations'] }),
  )
  return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join('; ')})`)
}

const settled = () => document.querySelector('#root:empty, [aria-busy="true"], [data-splash]') === null

// A colour that changes with the theme does so by a transition, however short.
const still = () => document.getAnimations().every(({ playState }) => playState !== 'running')

const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

test.describe.configure({ mode: 'parallel' })

// What every screen that is photographed must be as well, light at a desk and dark on a phone.
test.describe('axe finds nothing on', () => {
  for (const screen of SCREENS)
    test(screen.name, async ({ open }) => {
      const page = await open(screen.as === 'support' ? 'support@xd.test' : screen.as, '/favicon.svg', { colorScheme: 'light' })
      const path = typeof screen.path === 'string' ? screen.path : await screen.path(askOf(page.context(), new URL(page.url()).origin))
      await page.goto(path)
      await page.waitForFunction(settled)
      await screen.open?.(page)
      // The pages' own policy lets no script in: this one is evaluated from outside, as a reader's tool would be.
      await page.evaluate(axeSource)
      for (const [colorScheme, width] of [['light', 1280], ['dark', 390]] as const) {
        await page.setViewportSize({ width, height: 844 })
        await page.emulateMedia({ colorScheme })
        await page.waitForFunction(settled)
        await page.waitForFunction(still)
        expect(await violations(page), `${colorScheme}, ${width} px`).toEqual([])
        expect(await isTooWide(page), `${width} px scrolls sideways`).toBe(false)
      }
    })
})
