import type { Page } from '@playwright/test'

/** A control that can be pressed now, in what lies on top. */
export interface Enabled {
  /** Which it is, whatever screen shows it. */
  readonly key: string
  readonly place: number
}

const CONTROLS = 'button, [role="menuitem"], [role="menuitemcheckbox"], [role="switch"], [role="checkbox"]'

/** What leads away or ends the visit changes nothing of the company. */
const LEAVES = /^(Close|Cancel|Back|Sign out|Sign Out|Return to|Allow changes|Dismiss|Fullscreen|Reload)/

/** Runs in the page: the controls of the topmost layer, or of the page itself. */
const controlsOnTop = (selector: string) => {
  const layers = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"]')]
  const top = layers.at(-1) ?? document.querySelector('main#main') ?? document.body
  const layer = top.getAttribute('aria-label') ?? top.querySelector('h2')?.textContent ?? location.pathname
  return [...top.querySelectorAll<HTMLElement>(selector)].map((element, place) => ({
    place,
    layer,
    name: (element.ariaLabel ?? element.textContent ?? '').trim(),
    isOff:
      !element.checkVisibility() || element.ariaDisabled === 'true' || (element as HTMLButtonElement).disabled === true,
  }))
}

export const enabledControls = async (page: Page): Promise<Enabled[]> =>
  (await page.evaluate(controlsOnTop, CONTROLS))
    .filter(({ isOff, name }) => !isOff && !LEAVES.test(name))
    // Rows differ in what they are about, not in what they do.
    .map(({ place, layer, name }) => ({
      place,
      key: `${layer.replaceAll(/\d+/g, '0')} › ${name.replaceAll(/\d+/g, '0')}`,
    }))

export const pressControl = (page: Page, { place }: Enabled): Promise<void> =>
  page.evaluate(
    ([selector, at]) => {
      const layers = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"]')]
      const top = layers.at(-1) ?? document.querySelector('main#main') ?? document.body
      top.querySelectorAll<HTMLElement>(selector)[at]?.click()
    },
    [CONTROLS, place] as const,
  )

/** Waits until everything that was asked has been answered. */
export const answersOf = (page: Page) => {
  let open = 0
  page.on('request', (request) => void (request.url().includes('/api/') && (open += 1)))
  const done = (request: { url: () => string }) => void (request.url().includes('/api/') && (open -= 1))
  page.on('requestfinished', done)
  page.on('requestfailed', done)
  return () => open
}
