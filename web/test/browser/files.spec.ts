import { PEOPLE } from '@xd/fixtures/demo/people.ts'
import { inboxPath, row, thread } from './inbox-steps.ts'
import { expect, test } from './world.ts'

test('a contact card that a customer texts is named, with its size, and can only be saved', async ({ open, world }) => {
  const page = await open('clerk', inboxPath('talkative'))
  const { stores } = await (await world.signIn('clerk'))('stores/list', {})
  const card = 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Jo Miner\r\nEND:VCARD\r\n'
  await world.sandbox('/phone/send', {
    from: PEOPLE.talkative.custPhone,
    to: stores[0]!.storeSMSNumber,
    body: '',
    mediaUrls: [`data:text/vcard,${encodeURIComponent(card)}`],
  })
  const link = thread(page).getByRole('link', { name: 'Contact card.vcf 50 bytes Save' })
  await expect(link).toBeVisible()
  await expect(thread(page).getByRole('img', { name: 'Picture' })).toHaveCount(0)
  await expect(row(page, 'talkative')).toContainText('Contact card')
  const saving = page.waitForEvent('download')
  await link.click()
  expect((await saving).suggestedFilename()).toBe('Contact card.vcf')
  if (process.env.LOOK)
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [390, 1440]) {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width, height: 844 })
        await expect(link).toBeVisible()
        await page.screenshot({ path: `/tmp/look-${colorScheme}-${width}.png` })
      }
})
