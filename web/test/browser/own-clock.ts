import type { Page } from '@playwright/test'

/** A page that follows its test's clock: no answer tells it the server's time. */
export const goByOwnClock = async (page: Page): Promise<void> => {
  await page.route('**/api/**', async (route) => {
    // The page may leave before its answer is read and passed on, which ends its request.
    const passOn = async () => {
      const response = await route.fetch()
      const { date: _, ...headers } = response.headers()
      await route.fulfill({ status: response.status(), headers, body: await response.body() })
    }
    await passOn().catch(() => {})
  })
}
