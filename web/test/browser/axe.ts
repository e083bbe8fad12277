import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

/** Each rule that is broken, all or some, and where. Runs in the page. */
const askAxe = async (part?: string, rules?: string[]): Promise<string[]> => {
  const { axe } = window as unknown as {
    axe: { run: (context: object | string, options: object) => Promise<AxeResults> }
  }
  // What a dialog covers is looked at as the screen that it is. Preloading fetches style sheets for a rule that needs
  // them only where pages are locked to an orientation.
  const { violations } = await axe.run(part ?? { exclude: ['[data-aria-hidden]'] }, {
    resultTypes: ['violations'],
    preload: false,
    ...(rules && { runOnly: rules }),
  })
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join('; ')})`,
  )
}

/** The pages' own policy lets no script in: axe is evaluated from outside, as a reader's tool would be. */
export const AXE = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')}; window.askAxe = ${askAxe}`

export interface WithAxe {
  askAxe: typeof askAxe
}

/** What axe finds in a page or frame, or in a part of it. */
export const violations = async (inside: Page | Frame, part?: string): Promise<string[]> => {
  await inside.evaluate(AXE)
  return inside.evaluate((part) => (window as unknown as WithAxe).askAxe(part), part)
}
