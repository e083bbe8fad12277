import type { Page, Request } from '@playwright/test'

/** Holds back calls, all or some, until the returned function releases them. After that, calls pass. */
export const hold = async (
  page: Page,
  url: string,
  isHeld: (request: Request) => boolean = () => true,
): Promise<() => void> => {
  let letGo = () => {}
  const released = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(url, async (route) => {
    if (isHeld(route.request())) await released
    await route.continue()
  })
  return letGo
}
