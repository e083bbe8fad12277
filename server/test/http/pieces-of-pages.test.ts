import { describe, expect, test } from 'vitest'
import { payPageText } from '@xd/core/domain/payment/pay-page-text.ts'
import { LANGUAGES } from '@xd/core/domain/text/language.ts'
import { quotePageText } from '@xd/core/domain/loan/quote-page-text.ts'
import { cardMarks } from '#http/card-marks.ts'
import { inLanguages, preferredLanguage } from '#http/page-language.ts'
import { storeVisits } from '#http/store-visits.ts'

/** The values of an attribute, in order. */
const attributes = (html: unknown, name: string): string[] =>
  [...String(html).matchAll(new RegExp(`\\b${name}="([^"]*)"`, 'g'))].map(([, value]) =>
    value!.replaceAll('&amp;', '&'),
  )

describe('the language of a page', () => {
  test.each([
    [undefined, 'en'],
    ['', 'en'],
    ['es', 'es'],
    ['es-MX', 'es'],
    ['ES-mx,en;q=0.9', 'es'],
    ['en,es', 'en'],
    ['es,en', 'es'],
    ['en;q=0.8,es;q=0.9', 'es'],
    ['en;q=0.9, es;q=0.8', 'en'],
    ['fr,es;q=0.5,en;q=0.4', 'es'],
    ['es;q=0,fr', 'en'],
    ['es;q=0,en;q=0.1', 'en'],
    ['fr-CA,fr;q=0.9', 'en'],
    ['es;q=never,en;q=0.1', 'en'],
    ['es; q=0.7 , en; q=0.8', 'en'],
    [`${'fr,'.repeat(200)}es`, 'en'],
  ])('%s: %s', (accepted, language) => {
    expect(preferredLanguage(accepted)).toBe(language)
  })

  test.each([
    [LANGUAGES, 'en', { language: 'en', other: 'es' }],
    [LANGUAGES, 'es', { language: 'es', other: 'en' }],
    [['en'], 'es', { language: 'en', other: undefined }],
    [['en'], 'en', { language: 'en', other: undefined }],
  ] as const)('a company that writes in %j, asked for %s: %j', (companyLanguages, wanted, shown) => {
    expect(inLanguages({ companyLanguages: companyLanguages as never }, wanted)).toEqual(shown)
  })
})

test.each([
  ['debit-only', ['Visa', 'Mastercard', 'Discover']],
  ['any', ['Visa', 'Mastercard', 'Discover', 'American Express']],
] as const)('the cards that can pay: %s', (mode, brands) => {
  const words = payPageText('en')
  const marks = cardMarks({ kind: 'card' } as never, mode, words)
  expect(attributes(marks, 'aria-label')).toEqual([words.cardsTaken, ...brands])
  expect(cardMarks({ kind: 'approval' } as never, mode, words)).toBe('')
})

describe('where a customer can come in with a quote', () => {
  const words = quotePageText('es')
  const store = {
    storeName: 'Main St',
    storePhone: '+12135550101',
    storeSMSNumber: '+12135550102',
    storeAddressStr: '1 Main St,\nLos Angeles & more',
  }

  test('calls, finds and texts the store', () => {
    expect(attributes(storeVisits([store], words, '$175.00'), 'href')).toEqual([
      'tel:+12135550101',
      'https://www.google.com/maps/dir/?api=1&destination=1%20Main%20St%2C%20Los%20Angeles%20%26%20more',
      `sms:+12135550102?&body=${encodeURIComponent(words.comingText('$175.00'))}`,
    ])
  })

  test('has no link for what a store doesn’t have', () => {
    for (const [without, left] of [
      ['storePhone', ['https', 'sms']],
      ['storeSMSNumber', ['tel', 'https']],
      ['storeAddressStr', ['tel', 'sms']],
    ] as const) {
      const links = attributes(storeVisits([{ ...store, [without]: '' }], words, '$175.00'), 'href')
      expect([without, links.map((link) => link.split(':')[0])]).toEqual([without, left])
    }
    expect(storeVisits([], words, '$175.00')).toBe('')
  })
})
