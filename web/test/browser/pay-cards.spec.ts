import type { Page } from '@playwright/test'
import { declineMessage } from '@xd/core/domain/payment/decline.ts'
import { cardLabel } from '@xd/core/domain/payment/card-brand.ts'
import { payPageText } from '@xd/core/domain/payment/pay-page-text.ts'
import { type Language, LANGUAGES } from '@xd/core/domain/text/language.ts'
import { type TestCard, testCards } from '@xd/fixtures/sandbox/cards/test-cards.table.ts'
import { type Contact, newContact } from './contact.ts'
import { cardField, fillCard, paidHeading, payButton } from './pay-steps.ts'
import { requestByAPI, salesOf } from './request-steps.ts'
import { expect, PHONE, test } from './world.ts'

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-MX' }

/** The page's final text: paid, closed for good, or the decline with the form below it. */
const end = (page: Page, { outcome }: TestCard, language: Language) => {
  const { states } = payPageText(language)
  if (outcome.startsWith('approved')) return paidHeading(page, language)
  if (outcome === 'lost') return page.getByRole('heading', { name: states.declined.title, exact: true })
  const code = outcome as Parameters<typeof declineMessage>[0]
  return page.getByRole('alert').getByText(declineMessage(code, language), { exact: true })
}

test.describe.configure({ mode: 'parallel' })

/** One for each outcome that the page can learn. The server's tests charge every card. */
const TOLD: readonly string[] = [
  '4242424242424242',
  '378282246310005',
  '4000000000000002',
  '4000000000009987',
  '4000000000000127',
  '4000000000003220',
  '4000000000003238',
]
const cards = testCards.filter(({ number }) => TOLD.includes(number))

let contact: Contact | undefined

// Money moves once or not at all, regardless of the customer's actions on the page. The languages alternate.
test.describe('on a phone', () => {
  cards.forEach((card, index) => {
    const language = LANGUAGES[index % LANGUAGES.length]!
    test(`${card.number}, ${card.outcome.replace('_', ' ')}, in ${language}: reloaded, double-tapped, left and reopened`, async ({
      open,
      world,
    }) => {
      contact ??= await newContact(world, 'Everett')
      const { key, path } = await requestByAPI(world, contact, 20 + index)
      const page = await open('nobody', path, { ...PHONE, locale: LOCALES[language] })
      await expect(page.locator('html')).toHaveAttribute('lang', language)

      // Typed, lost by a reload, typed again.
      await cardField(page, 'number', language).fill(card.number)
      await page.reload()
      await fillCard(page, card.number, language)

      // Tapped twice; and reloaded while the charge is on its way, if it still is.
      page.on('dialog', (dialog) => void dialog.accept())
      const submitted = page.waitForRequest((request) => request.url().endsWith('/api/pay/submit'))
      await payButton(page, language).dblclick()
      await submitted
      // The page reloads itself once it knows the outcome; either reload will do.
      await page.reload().catch(() => page.waitForLoadState())
      await expect(end(page, card, language)).toBeVisible()

      await page.goto('/p/NoSuchPaymentKey000000')
      await page.goBack()
      await expect(end(page, card, language)).toBeVisible()
      const paid = card.outcome.startsWith('approved')
      if (paid) await expect(page.getByText(cardLabel(card.brand, card.number.slice(-4)))).toBeVisible()
      expect(await salesOf(world, key)).toHaveLength(paid ? 1 : 0)
    })
  })
})
