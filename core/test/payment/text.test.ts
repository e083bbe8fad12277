import { describe, expect, test } from 'vitest'
import { messageSegments } from '#domain/message/segments.ts'
import { cents } from '#domain/money/cents.ts'
import { PAY_PAGE_TEXT } from '#domain/payment/pay-page-text.ts'
import { paymentReceiptText, paymentRefundText, paymentRequestText } from '#domain/payment/request-text.ts'

const request = {
  storeName: 'Golden Pledge Main St',
  amount: cents(12550),
  fee: cents(0),
  memo: 'Monthly interest',
  link: 'https://xd.example/p/abcdefghijklmnopqrstuv',
}

describe('the text with the link', () => {
  test('has an English version', () => {
    expect(paymentRequestText(request, 'en')).toBe(
      'Golden Pledge Main St: Your $125.50 payment (Monthly interest) is ready. Pay securely here: https://xd.example/p/abcdefghijklmnopqrstuv',
    )
  })

  test.each(['en', 'es'] as const)(
    'in %s uses plain letters in one segment, and names store, amount and link',
    (language) => {
      for (const text of [
        paymentRequestText(request, language),
        paymentReceiptText(request, language),
        paymentRefundText({ ...request, cardType: 'visa' }, language),
      ]) {
        expect(messageSegments(text)).toMatchObject({ encoding: 'GSM-7', segments: 1 })
        for (const part of ['Golden Pledge Main St', '$125.50', request.link]) expect(text).toContain(part)
      }
    },
  )

  test.each([
    ['en', 'to your PayPal account.'],
    ['es', 'a su cuenta de PayPal.'],
  ] as const)('in %s says that a PayPal payment is refunded to PayPal', (language, where) => {
    expect(paymentRefundText({ ...request, cardType: 'paypal' }, language)).toContain(where)
  })

  test.each([
    ['en', 'We refunded $125.50 to your card. It may take up to a week to appear. Receipt: '],
    ['es', 'Le devolvimos $125.50 a su tarjeta. Puede tardar hasta una semana. Recibo: '],
  ] as const)('in %s says that a card gets its refund, and when', (language, words) => {
    for (const cardType of ['visa', null])
      expect(paymentRefundText({ ...request, cardType }, language)).toBe(
        `Golden Pledge Main St: ${words}${request.link}`,
      )
  })

  test.each([
    ['en', 'We received $125.50, less than the charges you owe, so your loan is not renewed. Details: '],
    ['es', 'Recibimos $125.50, menos de lo que debe en cargos, y su boleta no se ha renovado. Detalles: '],
  ] as const)('in %s says that too little renews nothing', (language, words) =>
    expect(paymentReceiptText({ ...request, isShort: true }, language)).toBe(
      `Golden Pledge Main St: ${words}${request.link}`,
    ),
  )

  test.each([
    [
      'en',
      'Golden Pledge Main St: Your $125.50 payment (Monthly interest) is ready. Pay ($3.76 online fee, none in the store): https://xd.example/p/abcdefghijklmnopqrstuv',
      'We received your payment of $129.26, including a $3.76 online fee.',
    ],
    [
      'es',
      'Golden Pledge Main St: Haga su pago de $125.50 (Monthly interest) con cargo de $3.76, o sin cargo en la tienda: https://xd.example/p/abcdefghijklmnopqrstuv',
      'Recibimos su pago de $129.26, con un cargo por internet de $3.76.',
    ],
  ] as const)('in %s says what paying online adds, and what was charged', (language, asked, received) => {
    const withFee = { ...request, fee: cents(376) }
    expect(paymentRequestText(withFee, language)).toBe(asked)
    expect(paymentReceiptText(withFee, language)).toContain(received)
    for (const text of [asked, paymentReceiptText(withFee, language)])
      expect(messageSegments(text)).toMatchObject({ encoding: 'GSM-7', segments: 1 })
  })

  test('cuts a long memo, and leaves no brackets for an empty one', () => {
    expect(paymentRequestText({ ...request, memo: 'x'.repeat(200) }, 'en')).toContain(`(${'x'.repeat(57)}...)`)
    expect(paymentRequestText({ ...request, memo: 'x'.repeat(60) }, 'en')).toContain(`(${'x'.repeat(60)})`)
    expect(paymentRequestText({ ...request, memo: 'x'.repeat(61) }, 'en')).toContain(`(${'x'.repeat(57)}...)`)
    const gap = `${'x'.repeat(56)} ${'y'.repeat(20)}`
    expect(paymentRequestText({ ...request, memo: gap }, 'en')).toContain(`(${'x'.repeat(56)}...)`)
    expect(paymentRequestText({ ...request, memo: ' two \n\n lines ' }, 'en')).toContain('(two lines)')
    expect(paymentRequestText({ ...request, memo: '  ' }, 'en')).toContain('Your $125.50 payment is ready')
  })
})

describe('the pay page', () => {
  const leaves = (value: object, path = ''): [string, unknown][] =>
    Object.entries(value).flatMap(([key, leaf]: [string, unknown]) =>
      typeof leaf === 'object' && leaf !== null
        ? leaves(leaf, `${path}${key}.`)
        : [[path + key, leaf] as [string, unknown]],
    )
  const said = (leaf: unknown): unknown =>
    typeof leaf === 'function' ? (leaf as (word: string) => string)('$125.50') : leaf
  const sameWord = ['demo']
  const es = new Map(leaves(PAY_PAGE_TEXT.es))

  test.each(leaves(PAY_PAGE_TEXT.en))('gives %s in both languages', (path, english) => {
    expect(said(english)).toMatch(/\S/)
    expect(said(es.get(path))).toMatch(/\S/)
    if (!sameWord.includes(path)) expect(said(es.get(path))).not.toBe(said(english))
  })

  test('gives the customer no reason that they should not know for a closed link', () => {
    expect(PAY_PAGE_TEXT.en.states.expired.title).toContain('expired')
    expect(JSON.stringify(PAY_PAGE_TEXT.en.states)).not.toMatch(/cancel/i)
  })
})
