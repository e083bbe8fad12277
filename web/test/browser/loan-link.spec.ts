import { expect, test } from './world.ts'

test('a shared quote shows the amount owed on any day, in two languages, with and without its script', async ({
  open,
  world,
  browser,
}) => {
  const owner = await world.signIn('owner')
  const { loan } = await owner('loans/save', { loan: { amount: 175, loanDate: '2026-04-08' } })
  const { url } = await owner('loans/share', { loanID: loan.loanID })
  const page = await open('clerk', '/privacy')
  await page.goto(`${url}?on=2026-05-08&lang=en`)
  await expect(page.getByRole('status')).toContainText('You owe on Fri, May 8, 2026')
  await expect(page.getByRole('status')).toContainText('$197.00')
  const slider = page.getByRole('slider')
  await slider.focus()
  await slider.press('End')
  await expect(page.getByRole('status')).toContainText('$207.50')
  await expect(slider).toHaveAttribute('aria-valuetext', /Aug 16, 2026: \$207\.50/)
  await page.getByRole('link', { name: 'Español' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Un préstamo de $175.00')

  const without = await browser.newContext({ javaScriptEnabled: false })
  const plain = await without.newPage()
  await plain.goto(`${url}?lang=en`)
  await expect(plain.getByRole('slider')).toHaveCount(0)
  await plain.locator('input[type=date]').fill('2026-08-06')
  await plain.getByRole('button').first().click()
  await expect(plain.getByRole('status')).toContainText('$202.25')
  await without.close()
})
