import type { Page } from '@playwright/test'

/** A page that goes by the clock that its test sets: no answer tells it the server's time. */
export const goByOwnClock = async (page: Page): Promise<void> => {
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch()
    const { date: _, ...headers } = response.headers()
    // Read at once: the page may leave before an answer is passed on, and that ends what it asked for.
    const body = await response.body()
    await route.fulfill({ status: response.status(), headers, body }).catch(() => {})
  })
}
