import { addDays } from '@xd/core/domain/time/day.ts'
import { MINUTE_MS } from '@xd/core/domain/time/spans.ts'
import { instantOf, localDay } from '@xd/core/domain/time/zone.ts'
import { expect, test } from './world.ts'

test('an entry begun before midnight is still there after', async ({ open }) => {
  const page = await open('owner', '/favicon.svg')
  const zone = 'America/Los_Angeles'
  const midnight = instantOf(addDays(localDay(Date.now(), zone), 1), zone)
  await page.clock.install({ time: midnight - 2 * MINUTE_MS })
  await page.goto('/calendar?new=today')
  const title = page.getByRole('dialog', { name: 'New entry' }).getByLabel('Title')
  await title.fill('Call the night shift')
  await page.clock.runFor(4 * MINUTE_MS)
  await expect(page.locator(`[data-date="${localDay(midnight, zone)}"][aria-current="date"]`)).toBeVisible()
  await expect(title).toHaveValue('Call the night shift')
})
