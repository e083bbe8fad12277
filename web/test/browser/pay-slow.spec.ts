import type { Page } from '@playwright/test'
import { newContact } from './contact.ts'
import { CARD, fillCard, paidHeading, payButton } from './pay-steps.ts'
import { requestByAPI, salesOf } from './request-steps.ts'
import { expect, PHONE, test } from './world.ts'

// Twenty seconds of the bank are two here, and the server answers "pending" well before.
test.use({ bootOptions: { pace: 0.1, config: { payPatienceMs: 200 } } })

const processing = (page: Page) => page.getByRole('status').filter({ hasText: /do not pay again|keep this page open/ })

test.describe('an answer that is slow to come is survived, and the card charged once:', () => {
  for (const [name, number] of [['approved after a while', CARD.late], ['charged without an answer', CARD.unanswered]] as const)
    test.describe(name, () => {
      test('tapped twice and waited for', async ({ open, world }) => {
        const { key, path } = await requestByAPI(world, await newContact(world, 'Ophelia'), 31)
        const page = await open('nobody', path, PHONE)
        await fillCard(page, number)
        await payButton(page).dblclick()
        await expect(paidHeading(page)).toBeVisible()
        expect(await salesOf(world, key)).toHaveLength(1)
      })

      test('reloaded, left and come back to, opened twice', async ({ open, world }) => {
        const { key, path } = await requestByAPI(world, await newContact(world, 'Cosmo'), 32)
        const page = await open('nobody', path, PHONE)
        page.on('dialog', (dialog) => void dialog.accept())
        await fillCard(page, number)
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

      test('through a lost connection', async ({ open, world }) => {
        const { key, path } = await requestByAPI(world, await newContact(world, 'Saskia'), 33)
        const page = await open('nobody', path, PHONE)
        await fillCard(page, number)
        const submitted = page.waitForRequest((request) => request.url().endsWith('/api/pay/submit'))
        await payButton(page).tap()
        await submitted
        await page.context().setOffline(true)
        await expect(processing(page)).toBeVisible()
        await page.context().setOffline(false)
        await expect(paidHeading(page)).toBeVisible()
        expect(await salesOf(world, key)).toHaveLength(1)
      })
    })

  test('without a connection nothing is sent, and the page says so', async ({ open, world }) => {
    const { key, path } = await requestByAPI(world, await newContact(world, 'Barnaby'), 34)
    const page = await open('nobody', path, PHONE)
    await fillCard(page, CARD.visaDebit)
    await page.context().setOffline(true)
    await payButton(page).tap()
    await expect(page.getByRole('alert')).toHaveText(/You seem to be offline\. Nothing was charged\./)
    await page.context().setOffline(false)
    await payButton(page).tap()
    await expect(paidHeading(page)).toBeVisible()
    expect(await salesOf(world, key)).toHaveLength(1)
  })
})
