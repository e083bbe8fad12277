import { describe, expect, test } from 'vitest'
import { cents } from '#domain/money/cents.ts'
import { PAY_PAGE_TEXT } from '#domain/payment/pay-page-text.ts'
import { RECEIPT_WORDS, type Receipt, receiptEmail, receiptLines } from '#domain/payment/receipt.ts'

const RECEIPT: Receipt = {
  storeTimezone: 'America/Los_Angeles',
  amount: cents(4550),
  fee: cents(0),
  noticeFee: cents(0),
  memo: 'Monthly interest',
  plan: '',
  tickets: '4711, 4712',
  paidAt: Date.parse('2026-11-20T17:50:00-08:00'),
  method: 'card',
  card: 'Visa ···· 5556',
  reference: 'ch_1',
  authCode: '012345',
  storeAddress: '4475 Old Main St, Los Angeles, CA 90015',
  selfKey: null,
  postingDay: '2026-11-23',
  refunds: [],
  short: null,
}

describe('a receipt', () => {
  test('gives the time by the store’s clock, and the business day if that differs', () => {
    expect(receiptLines(RECEIPT, 'en')).toEqual([
      ['Paid on', 'November 20, 2026, 5:50 PM PT'],
      ['Payment method', 'Visa ···· 5556'],
      ['Posts on', 'November 23, 2026'],
      ['For', 'Monthly interest'],
      ['Tickets', '4711, 4712'],
      ['Reference', 'ch_1'],
      ['Authorization code', '012345'],
      ['Store address', '4475 Old Main St, Los Angeles, CA 90015'],
    ])
    expect(receiptLines({ ...RECEIPT, postingDay: '2026-11-20' }, 'en').map(([label]) => label)).not.toContain(
      'Posts on',
    )
  })

  test('for a payment in the store names no card', () => {
    const lines = receiptLines(
      { ...RECEIPT, method: 'in-store', card: '', reference: '', authCode: '', tickets: '' },
      'es',
    )
    expect(lines.map(([label]) => label)).toEqual([
      'Pagado el',
      'Forma de pago',
      'Se aplica el',
      'Concepto',
      'Dirección de la tienda',
    ])
    expect(lines[1]).toEqual(['Forma de pago', 'En la tienda'])
  })

  test.each([
    ['PayPal', 'PayPal'],
    ['', 'Tarjeta'],
  ])('names the known details of the card or account: “%s”', (card, said) => {
    expect(receiptLines({ ...RECEIPT, card }, 'es')[1]).toEqual(['Forma de pago', said])
  })

  test.each([
    ['en', 'Receipt from Golden Pledge: $45.50', 'Thank you. Golden Pledge received your payment of $45.50.'],
    ['es', 'Recibo de Golden Pledge: $45.50', 'Gracias. Golden Pledge recibió su pago de $45.50.'],
  ] as const)('is emailed in %s with all its lines and its address', (language, subject, thanks) => {
    const at = Date.parse('2026-11-24T12:00:00-08:00')
    const refunded = { ...RECEIPT, refunds: [{ total: cents(1050), fee: cents(0), at }] }
    const link = 'https://xd.example/p/abc'
    const email = receiptEmail(refunded, { storeName: 'Golden Pledge', link, selfLink: null }, language)
    const [first, blank, ...rest] = email.body.split('\n')
    expect([email.subject, first, blank]).toEqual([subject, thanks, ''])
    expect(rest.slice(0, -2)).toEqual(receiptLines(refunded, language).map(([label, value]) => `${label}: ${value}`))
    expect(rest.at(-2)).toBe('')
    expect(rest.at(-1)).toContain(link)
    expect(email.body).toMatch(language === 'en' ? /\$10\.50 on November 24/ : /\$10\.50 el 24 de noviembre/)
  })

  test('shows every refund and the remaining amount', () => {
    const at = Date.parse('2026-11-24T12:00:00-08:00')
    const lines = receiptLines(
      {
        ...RECEIPT,
        refunds: [
          { total: cents(1050), fee: cents(0), at },
          { total: cents(500), fee: cents(0), at },
        ],
      },
      'en',
    )
    expect(lines.slice(-3)).toEqual([
      ['Refunded', '$10.50 on November 24, 2026'],
      ['Refunded', '$5.00 on November 24, 2026'],
      ['Net paid', '$30.00'],
    ])
  })

  test.each([
    [
      'en',
      [
        ['Payment', '$45.50'],
        ['Online fee', '$1.36'],
        ['Refunded', '$10.30 on November 24, 2026, including $0.30 of the online fee'],
        ['Net paid', '$36.56'],
      ],
      'payment of $46.86.',
    ],
    [
      'es',
      [
        ['Pago', '$45.50'],
        ['Cargo por internet', '$1.36'],
        ['Reembolsado', '$10.30 el 24 de noviembre de 2026, con $0.30 del cargo por internet'],
        ['Pago neto', '$36.56'],
      ],
      'pago de $46.86.',
    ],
  ] as const)(
    'in %s shows the fee for paying online apart, and adds it to what was paid and refunded',
    (language, shown, paid) => {
      const at = Date.parse('2026-11-24T12:00:00-08:00')
      const receipt = { ...RECEIPT, fee: cents(136), refunds: [{ total: cents(1030), fee: cents(30), at }] }
      const labels = shown.map(([label]) => label as string)
      expect(receiptLines(receipt, language).filter(([label]) => labels.includes(label))).toEqual(shown)
      expect(receiptEmail(receipt, { storeName: 'Golden Pledge', link: 'x', selfLink: null }, language).body).toContain(
        paid,
      )
    },
  )

  test('as an email says everything, and links to its latest state', () => {
    const { subject, body } = receiptEmail(
      RECEIPT,
      { storeName: 'Golden Pledge Main St', link: 'https://xd.example/p/k/receipt', selfLink: null },
      'en',
    )
    expect(subject).toBe('Receipt from Golden Pledge Main St: $45.50')
    for (const [label, value] of receiptLines(RECEIPT, 'en')) expect(body).toContain(`${label}: ${value}`)
    expect(body).toContain('https://xd.example/p/k/receipt')
  })

  test.each([
    ['en', 'See what else you owe, and pay online: https://xd.example/my/main'],
    ['es', 'Vea qué más debe y páguelo por internet: https://xd.example/my/main'],
  ] as const)('as an email in %s ends with the page on which the rest is paid, if there is one', (language, last) => {
    const links = { storeName: 'Golden Pledge', link: 'x', selfLink: 'https://xd.example/my/main' }
    expect(receiptEmail(RECEIPT, links, language).body.split('\n').at(-1)).toBe(last)
    expect(receiptEmail(RECEIPT, { ...links, selfLink: null }, language).body).not.toContain('/my/')
  })
})

test('a refund that returned none of the fee for paying online names none', () => {
  const at = Date.parse('2026-11-24T12:00:00-08:00')
  const receipt = { ...RECEIPT, fee: cents(136), refunds: [{ total: cents(100), fee: cents(0), at }] }
  expect(receiptLines(receipt, 'en').filter(([label]) => ['Refunded', 'Net paid'].includes(label))).toEqual([
    ['Refunded', '$1.00 on November 24, 2026'],
    ['Net paid', '$45.86'],
  ])
})

test.each([
  [
    'en',
    'This payment is less than the $60.00 owed in charges. The store will contact you by November 30, 2026 to collect the rest or return it.',
    'Payment plan',
    'Notice fee: $4.00 (included in the amount)',
  ],
  [
    'es',
    'Su pago es menor que los $60.00 que usted debe en cargos. La tienda se comunicará con usted a más tardar el 30 de noviembre de 2026 para cobrar el resto o devolvérselo.',
    'Plan de pagos',
    'Cargo por aviso: $4.00 (incluido en el total)',
  ],
] as const)(
  'in %s, a receipt tells of a plan, a notice’s fee and a loan that isn’t renewed',
  (language, short, plan, fee) => {
    const receipt = {
      ...RECEIPT,
      short: { charges: cents(6000), returnBy: '2026-11-30' },
      plan: '2 / 3',
      noticeFee: cents(400),
      fee: cents(136),
    }
    const page = PAY_PAGE_TEXT[language]
    expect(
      receiptLines(receipt, language)
        .slice(3, 10)
        .map(([label, value]) => `${label}: ${value}`),
    ).toEqual([
      `${RECEIPT_WORDS[language].notRenewed}: ${short}`,
      `${page.payment}: $45.50`,
      `${page.onlineFee}: $1.36`,
      `${page.memo}: Monthly interest`,
      `${plan}: 2 / 3`,
      `${page.tickets}: 4711, 4712`,
      fee,
    ])
    expect(RECEIPT_WORDS.en.notRenewed).toBe('Loan not renewed')
    expect(RECEIPT_WORDS.es.notRenewed).toBe('Préstamo no renovado')
  },
)

test('a receipt counts on no other day if none is known', () => {
  const labels = receiptLines({ ...RECEIPT, postingDay: null }, 'en').map(([label]) => label)
  expect(labels).not.toContain('Posts on')
})
