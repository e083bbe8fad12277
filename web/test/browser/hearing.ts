import type { Page } from '@playwright/test'

declare global {
  interface Window {
    heard: string[]
  }
}

/** Records what a screen reader would announce by itself: each change of a live region. Runs in the page. */
const listen = (): void => {
  window.heard = []
  const LIVE =
    '[aria-live="polite"], [aria-live="assertive"], [role="status"]:not([aria-live="off"]), [role="alert"]:not([aria-live="off"])'
  const regionOf = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest(LIVE) ?? undefined
  const wordsOf = (element: Element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  const said = new WeakMap<Element, string>()
  const hear = (hasMore: boolean, region: Element) => {
    const words = wordsOf(region)
    if (words === said.get(region)) return
    said.set(region, words)
    if (hasMore && words !== '' && !region.closest('[aria-hidden="true"]')) window.heard.push(words)
  }
  new MutationObserver((changes) => {
    const changed = new Map<Element, boolean>()
    for (const { type, target, addedNodes } of changes) {
      const region = regionOf(target)
      // What leaves a region, such as an earlier toast, is not read.
      if (region) changed.set(region, changed.get(region) || type === 'characterData' || addedNodes.length > 0)
      // An alert is read as soon as it appears.
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const alert of node.querySelectorAll('[role="alert"]')) changed.set(alert, true)
    }
    changed.forEach(hear)
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

/** From the next page load on. */
export const startHearing = async (page: Page): Promise<void> => {
  await page.addInitScript(listen)
}

/** Everything heard since the last call. */
export const heard = (page: Page): Promise<string[]> => page.evaluate(() => window.heard.splice(0))
