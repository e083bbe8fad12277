import { expect, test } from './world.ts'

const HOUR = 3_600_000

test.use({
  bootOptions: {
    config: {
      maintenance: {
        start: Date.now() - HOUR,
        end: Date.now() + 24 * HOUR,
        icon: 'warning',
        text: 'The carrier is being changed.',
        forced: true,
      },
    },
  },
})

test('a forced maintenance notice stays: it has no Dismiss', async ({ open }) => {
  const page = await open('clerk', '/payments')
  const notice = page.getByRole('status').filter({ hasText: 'The carrier is being changed.' })
  await expect(notice).toBeVisible()
  await expect(notice.getByRole('button', { name: 'Dismiss' })).toHaveCount(0)
})
