import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

/** Each broken rule, from all or some, and where. Runs in the page. */
const askAxe = async (part?: string, rules?: string[]): Promise<string[]> => {
  const { axe } = window as unknown as {
    axe: { run: (context: object | string, options: object) => Promise<AxeResults> }
  }
  // Elements covered by a dialog are checked as a screen of their own. Preloading fetches style sheets for a rule that
  // needs them only where pages are locked to an orientation.
  const { violations } = await axe.run(part ?? { exclude: ['[data-aria-hidden]'] }, {
    resultTypes: ['violations'],
    preload: false,
    ...(rules && { runOnly: rules }),
  })
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join('; ')})`,
  )
}

/** The pages' own policy blocks scripts, so axe is evaluated from outside, like a reader's tool. */
export const AXE = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')}; window.askAxe = ${askAxe}`

export interface WithAxe {
  askAxe: typeof askAxe
}

/** The faults that axe finds in a page or frame, or in a part of it. */
export const violations = async (inside: Page | Frame, part?: string): Promise<string[]> => {
  await inside.evaluate(AXE)
  return inside.evaluate((part) => (window as unknown as WithAxe).askAxe(part), part)
}
