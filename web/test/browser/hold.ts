import type { Page, Request } from '@playwright/test'

/** Keeps calls on their way, all or some, until the answered function lets them go; later ones are not kept. */
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
