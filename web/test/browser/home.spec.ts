import { expect, test } from './world.ts'

const dollars = (amount: number) =>
  `$${amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

test('Home shows payments, in total and by store, to users who may read reports, and only their work to others', async ({
  open,
  world,
}) => {
  const page = await open('owner', '/')
  const paid = page.getByRole('region', { name: 'Paid', exact: true })
  const { totals, stores } = await (await world.signIn('owner'))('home/paid', {})
  for (const { now } of [totals.today, totals.week])
    await expect(paid.getByRole('definition').filter({ hasText: dollars(now.amount) })).not.toHaveCount(0)
  for (const { storeName, week } of stores)
    await expect(paid.getByRole('row', { name: new RegExp(storeName) })).toContainText(dollars(week.now.amount))
  await paid.getByRole('link', { name: 'Reports' }).click()
  await expect(page).toHaveURL(/\/reports/)

  const clerk = await open('clerk', '/')
  await expect(clerk.getByRole('region', { name: 'Unanswered' })).toBeVisible()
  await expect(clerk.getByRole('region', { name: 'Paid', exact: true })).toHaveCount(0)
})
