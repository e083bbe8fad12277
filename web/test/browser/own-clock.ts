import type { Page } from '@playwright/test'

/** A page that follows its test's clock: no answer tells it the server's time. */
export const goByOwnClock = async (page: Page): Promise<void> => {
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch()
    const { date: _, ...headers } = response.headers()
    // Read at once, because the page may leave before an answer is passed on, which would end its request.
    const body = await response.body()
    await route.fulfill({ status: response.status(), headers, body }).catch(() => {})
  })
}
