import type { Page } from '@playwright/test'
import { AXE, type WithAxe } from './axe.ts'
import { cutControls } from './cut-controls.ts'
import { smallTargets } from './small-targets.ts'

interface Findings {
  axe: string[]
  scrollsSideways: boolean
  cutOff: string[]
  tooSmall: string[]
}

export const NOTHING: Findings = { axe: [], scrollsSideways: false, cutOff: [], tooSmall: [] }

const TOOLS = `${AXE}; window.cutControls = ${cutControls}; window.smallTargets = ${smallTargets}`

type WithTools = WithAxe & { cutControls: typeof cutControls; smallTargets: typeof smallTargets }

/** A document keeps them for as long as the client stays in it. */
export const bringTools = async (page: Page): Promise<void> => {
  if (!(await page.evaluate(() => 'askAxe' in window))) await page.evaluate(TOOLS)
}

/**
 * The faults of a screen in its current state. The page is asked once per look. If only the look differs from an
 * earlier one, axe checks only `rules`.
 */
export const audit = (page: Page, isTouched: boolean, rules?: string[]): Promise<Findings> =>
  page.evaluate(
    async ([isTouched, rules]) => {
      const { askAxe, cutControls, smallTargets } = window as unknown as WithTools
      return {
        axe: await askAxe(undefined, rules),
        scrollsSideways: document.documentElement.scrollWidth > document.documentElement.clientWidth,
        cutOff: cutControls(),
        tooSmall: smallTargets(isTouched),
      }
    },
    [isTouched, rules] as const,
  )
