import type { Page, Route } from '@playwright/test'
import { payPageText } from '@xd/core/domain/payment/pay-page-text.ts'
import { newContact } from './contact.ts'
import { CARD, cardField, fillCard, paidHeading, payButton } from './pay-steps.ts'
import { requestByAPI, salesOf } from './request-steps.ts'
import { expect, PHONE, test } from './world.ts'

// The bank's twenty seconds are two here, and the server answers "pending" well before that.
test.use({ bootOptions: { pace: 0.1, config: { payPatienceMs: 200 } } })

const processing = (page: Page) => page.getByRole('status').filter({ hasText: /don’t pay again|keep this page open/ })

test.describe('a slow answer charges the card once', () => {
  test('approved after a while: nothing is sent without a connection, then double-tapped, and through a lost connection', async ({
    open,
    world,
  }) => {
    const { key, path } = await requestByAPI(world, await newContact(world, 'Ophelia'), 31)
    const page = await open('nobody', path, PHONE)
    await fillCard(page, CARD.late)
    await page.context().setOffline(true)
    await payButton(page).tap()
    await expect(page.getByRole('alert')).toHaveText(/You seem to be offline\. Nothing was charged\./)
    await page.context().setOffline(false)
    const submitted = page.waitForRequest((request) => request.url().endsWith('/api/pay/submit'))
    await payButton(page).dblclick()
    await submitted
    await page.context().setOffline(true)
    await expect(processing(page)).toBeVisible()
    await page.context().setOffline(false)
    await expect(paidHeading(page)).toBeVisible()
    expect(await salesOf(world, key)).toHaveLength(1)
  })

  test('charged without an answer: double-tapped and awaited', async ({ open, world }) => {
    const { key, path } = await requestByAPI(world, await newContact(world, 'Saskia'), 33)
    const page = await open('nobody', path, PHONE)
    await fillCard(page, CARD.unanswered)
    await payButton(page).dblclick()
    await expect(paidHeading(page)).toBeVisible()
    expect(await salesOf(world, key)).toHaveLength(1)
  })

  test('charged without an answer: reloaded, left and reopened, opened twice', async ({ open, world }) => {
    const { key, path } = await requestByAPI(world, await newContact(world, 'Cosmo'), 32)
    const page = await open('nobody', path, PHONE)
    page.on('dialog', (dialog) => void dialog.accept())
    await fillCard(page, CARD.unanswered)
    const submitted = page.waitForRequest((request) => request.url().endsWith('/api/pay/submit'))
    await payButton(page).tap()
    await submitted
    await page.reload()
    await page.goto('/terms')
    await page.goBack()
    const other = await open('nobody', path, PHONE)
    for (const tab of [page, other]) await expect(paidHeading(tab)).toBeVisible()
    expect(await salesOf(world, key)).toHaveLength(1)
  })
})

test('a slow card form is awaited; a lost one is requested once more, and then the page says so', async ({
  open,
  world,
}) => {
  const { path } = await requestByAPI(world, await newContact(world, 'Leopold'), 35)
  const page = await open('nobody', '/terms', PHONE)
  await page.clock.install()
  const asked: Route[] = []
  await page.route('**/cards/frame*', (route) => void asked.push(route))
  const theFrame = async (nth: number) => {
    await expect.poll(() => asked.length).toBe(nth)
    return asked[nth - 1]!
  }
  await page.goto(path, { waitUntil: 'commit' })
  const slow = await theFrame(1)
  await page.clock.fastForward(20_000)
  await expect(page.getByRole('alert')).toBeHidden()
  expect(asked).toHaveLength(1)
  await payButton(page).tap()
  await slow.continue()
  await expect(cardField(page, 'number')).toBeVisible()
  await expect(payButton(page)).toBeEnabled()

  await page.goto(path, { waitUntil: 'commit' })
  for (const nth of [2, 3]) {
    await (await theFrame(nth)).abort()
    await expect(async () => {
      await page.clock.fastForward(5_000)
      expect(asked.length > nth || (await page.getByRole('alert').isVisible())).toBe(true)
    }).toPass()
  }
  await expect(page.getByRole('alert')).toHaveText(payPageText('en').errors.formNotLoaded)
  expect(asked).toHaveLength(3)
  await payButton(page).tap()
  await expect(page.getByRole('alert')).toHaveText(payPageText('en').errors.formNotLoaded)
})

test('without scripts the page names the store to call, and has no button', async ({ browser, world }) => {
  const { path } = await requestByAPI(world, await newContact(world, 'Ottilie'), 33)
  const without = await browser.newContext({ javaScriptEnabled: false })
  const page = await without.newPage()
  await page.goto(world.url + path)
  await expect(page.getByRole('link', { name: payPageText('en').callStore })).toBeVisible()
  await expect(payButton(page)).toBeHidden()
  await without.close()
})
