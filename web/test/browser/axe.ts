import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

/** The pages' own policy lets no script in: axe is evaluated from outside, as a reader's tool would be. */
export const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export interface WithAxe {
  axe: { run: (context: object | string, options: object) => Promise<AxeResults> }
}

/** What axe finds in a page or frame, or in a part of it: each rule that is broken, and where. */
export const violations = async (inside: Page | Frame, part?: string): Promise<string[]> => {
  await inside.evaluate(AXE)
  return inside.evaluate(async (part) => {
    const { axe } = window as unknown as WithAxe
    const { violations } = await axe.run(part ?? document, { resultTypes: ['violations'], preload: false })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join('; ')}`)
  }, part)
}
