import { describe, expect, test } from 'vitest'
import { refundLine as blueDogRefund, recordLines as blueDogLines } from '#providers/cards/bluedog/record.ts'
import {
  describeSale,
  isWaiting,
  saleResult as blueDogSale,
  type Transaction,
} from '#providers/cards/bluedog/transaction.ts'
import {
  recordLines as fortisLines,
  refundLine as fortisRefund,
  saleResult as fortisSale,
  type Transaction as FortisTransaction,
} from '#providers/cards/fortis/transaction.ts'
import { centsOf, paypalMoney } from '#providers/cards/paypal/money.ts'
import {
  amountOf,
  captureOf,
  type Order,
  refundLine as payPalRefund,
  refundsOf,
  saleResult as payPalSale,
} from '#providers/cards/paypal/order.ts'
import { cents } from '@xd/core/domain/money/cents.ts'

describe('BlueDog’s transactions', () => {
  const sale: Transaction = {
    id: 'T1',
    type: 'sale',
    status: 'pending_settlement',
    response_code: 100,
    amount: 4550,
    idempotency_key: 'key-1',
    description: 'PAYMENT',
    referenced_transaction_id: null,
    response_body: {
      card: { card_type: 'visa', last_four: '5556', expiration_date: '12/35', auth_code: 'A1', type: 'debit' },
    },
    created_at: '2026-06-01T12:00:00Z',
    updated_at: '2026-06-01T12:05:00Z',
  }
  const approved = {
    state: 'approved',
    gatewayID: 'T1',
    authCode: 'A1',
    brand: 'visa',
    last4: '5556',
    expiry: '12/35',
    funding: 'debit',
    declineCode: null,
  }
  const debitOnly = describeSale({ orderRef: 'PAYMENT', debitOnly: true })
  const paidWith = (type: string | null) => ({ response_body: { card: { ...sale.response_body!.card, type } } })
  const line = {
    kind: 'sale',
    gatewayID: 'T1',
    saleGatewayID: null,
    idempotencyKey: 'key-1',
    orderRef: 'PAYMENT',
    amount: 4550,
    state: 'approved',
    at: Date.parse('2026-06-01T12:00:00Z'),
  }

  test.each<[string, Partial<Transaction>, object]>([
    ['approved', {}, {}],
    ['settled', { status: 'settled' }, {}],
    ['not decided', { status: 'pending' }, { state: 'pending' }],
    ['without a code', { response_code: 0 }, { state: 'pending' }],
    ['the last approval', { response_code: 199 }, {}],
    ['the first decline', { response_code: 200 }, { state: 'declined', declineCode: 'generic' }],
    ['the last decline', { response_code: 399 }, { state: 'declined', declineCode: 'generic' }],
    ['the first error', { response_code: 400 }, { state: 'error', declineCode: 'processing_error' }],
    ['voided by someone', { status: 'voided' }, { state: 'error', declineCode: 'voided' }],
    ['reversed', { status: 'reversed' }, { state: 'error', declineCode: 'voided' }],
    [
      'approved in part',
      { response_code: 110, status: 'voided' },
      { state: 'declined', declineCode: 'insufficient_funds' },
    ],
    [
      'a credit card slipped',
      { description: debitOnly, status: 'voided', ...paidWith('credit') },
      { state: 'declined', declineCode: 'credit_slipped', funding: 'credit' },
    ],
    [
      'an unknown card on a debit-only sale',
      { description: debitOnly, status: 'voided', ...paidWith(null) },
      { state: 'declined', declineCode: 'funding_unknown', funding: 'unknown' },
    ],
    ['a prepaid card on a debit-only sale', { description: debitOnly, ...paidWith('prepaid') }, { funding: 'prepaid' }],
    [
      'without its card',
      { response_body: null },
      { authCode: null, brand: null, last4: null, expiry: null, funding: 'unknown' },
    ],
    [
      'with a body that has no card',
      { response_body: { card: null } },
      { authCode: null, brand: null, last4: null, expiry: null, funding: 'unknown' },
    ],
    [
      'without its card, on a debit-only sale',
      { description: debitOnly, status: 'voided', response_body: null },
      {
        ...{ state: 'declined', declineCode: 'funding_unknown', funding: 'unknown' },
        ...{ authCode: null, brand: null, last4: null, expiry: null },
      },
    ],
    [
      'that says nothing of what it is for',
      { description: null, status: 'settled', ...paidWith('credit') },
      { funding: 'credit' },
    ],
    [
      'for debit cards only by its key alone',
      { description: 'debit only', ...paidWith('credit') },
      { funding: 'credit' },
    ],
  ])('%s', (_, changed, told) => expect(blueDogSale({ ...sale, ...changed })).toEqual({ ...approved, ...told }))

  test('only one that is not settled yet waits', () => {
    const waiting = ['pending', 'pending_settlement', 'settled', 'voided'].filter((status) =>
      isWaiting({ ...sale, status }),
    )
    expect(waiting).toEqual(['pending_settlement'])
  })

  test('in the record', () => {
    expect(blueDogLines(sale)).toEqual([line])
    expect(blueDogLines({ ...sale, description: debitOnly, response_code: 200 })).toEqual([
      { ...line, state: 'declined' },
    ])
    expect(blueDogLines({ ...sale, status: 'voided' })).toEqual([
      line,
      { ...line, kind: 'void', saleGatewayID: 'T1', at: Date.parse('2026-06-01T12:05:00Z') },
    ])
    const refund = { ...sale, type: 'refund', id: 'R1', referenced_transaction_id: 'T1', idempotency_key: '' }
    expect(blueDogLines(refund)).toEqual([
      { ...line, kind: 'refund', gatewayID: 'R1', saleGatewayID: 'T1', idempotencyKey: null, orderRef: null },
    ])
    expect(blueDogLines({ ...sale, type: 'verification' })).toEqual([])
    // Made at the terminal of the platform itself, and voided by a program that says no time.
    const bare = { ...sale, description: null, idempotency_key: null, status: 'reversed', updated_at: null }
    const ofNobody = { ...line, idempotencyKey: null, orderRef: null }
    expect(blueDogLines(bare)).toEqual([ofNobody, { ...ofNobody, kind: 'void', saleGatewayID: 'T1' }])
    expect(blueDogLines({ ...sale, description: '' })).toEqual([{ ...line, orderRef: null }])
    expect(blueDogLines({ ...refund, referenced_transaction_id: '', status: 'voided' })).toEqual([
      { ...line, kind: 'refund', gatewayID: 'R1', idempotencyKey: null, orderRef: null },
    ])
    expect(blueDogRefund(refund)).toEqual({ state: 'approved', gatewayID: 'R1', idempotencyKey: null, amount: 4550 })
  })
})

describe('Fortis’ transactions', () => {
  const sale: FortisTransaction = {
    id: 'F1',
    status_code: 101,
    reason_code_id: 1000,
    transaction_amount: 4550,
    auth_amount: 4550,
    transaction_api_id: 'key-1',
    order_number: 'PAYMENT',
    account_type: 'mc',
    last_four: '4444',
    exp_date: '1235',
    auth_code: 'A1',
    bank_funded_only_override: false,
    created_ts: 1_780_000_000,
    modified_ts: 1_780_000_300,
  }
  const approved = {
    state: 'approved',
    gatewayID: 'F1',
    authCode: 'A1',
    brand: 'mastercard',
    last4: '4444',
    expiry: '12/35',
    funding: 'unknown',
    declineCode: null,
  }
  const declined = { status_code: 301 }

  test.each<[string, Partial<FortisTransaction>, object]>([
    ['approved', {}, {}],
    ['settled', { status_code: 134 }, {}],
    ['charged back', { status_code: 331 }, {}],
    ['unknown', { status_code: 102 }, { state: 'pending' }],
    ['debit only', { bank_funded_only_override: true }, { funding: 'debit' }],
    ['voided', { status_code: 201 }, { state: 'error', declineCode: 'voided' }],
    ['declined', declined, { state: 'declined', declineCode: 'generic' }],
    ['no money', { ...declined, reason_code_id: 1616 }, { state: 'declined', declineCode: 'insufficient_funds' }],
    ['not processed', { ...declined, reason_code_id: 1530 }, { state: 'error', declineCode: 'processing_error' }],
    [
      'a card that is not permitted',
      { ...declined, reason_code_id: 1625 },
      { state: 'declined', declineCode: 'generic' },
    ],
    [
      'a credit card on a debit-only sale',
      { ...declined, reason_code_id: 1625, bank_funded_only_override: true },
      { state: 'declined', declineCode: 'credit_refused' },
    ],
    [
      'without its card',
      { account_type: null, last_four: '', exp_date: '12/35', auth_code: '' },
      { authCode: null, brand: null, last4: null, expiry: null },
    ],
    ['with a card that never ends', { exp_date: null }, { expiry: null }],
    ['declined without a reason', { ...declined, reason_code_id: null }, { state: 'declined', declineCode: 'generic' }],
    [
      'no money on a debit-only sale',
      { ...declined, reason_code_id: 1616, bank_funded_only_override: true },
      { state: 'declined', declineCode: 'insufficient_funds' },
    ],
  ])('%s', (_, changed, told) => expect(fortisSale({ ...sale, ...changed })).toEqual({ ...approved, ...told }))

  test('in the record', () => {
    const line = {
      kind: 'sale',
      gatewayID: 'F1',
      saleGatewayID: null,
      idempotencyKey: 'key-1',
      orderRef: 'PAYMENT',
      amount: 4550,
      state: 'approved',
      at: 1_780_000_000_000,
    }
    expect(fortisLines(sale)).toEqual([line])
    expect(fortisLines({ ...sale, ...declined })).toEqual([{ ...line, state: 'declined' }])
    expect(fortisLines({ ...sale, status_code: 201 })).toEqual([
      line,
      { ...line, kind: 'void', saleGatewayID: 'F1', at: 1_780_000_300_000 },
    ])
    const refund = { ...sale, id: 'R1', status_code: 111, order_number: 'F1' }
    expect(fortisLines(refund)).toEqual([
      { ...line, kind: 'refund', gatewayID: 'R1', saleGatewayID: 'F1', orderRef: null },
    ])
    const refunded = { state: 'approved', gatewayID: 'R1', idempotencyKey: 'key-1', amount: 4550 }
    expect(fortisRefund(refund)).toEqual(refunded)
    // Made at the terminal of the platform itself, and voided by a program that says no time.
    const bare = { ...sale, transaction_api_id: null, order_number: '' }
    const ofNobody = { ...line, idempotencyKey: null, orderRef: null }
    expect(fortisLines({ ...bare, status_code: 201, modified_ts: null })).toEqual([
      ofNobody,
      { ...ofNobody, kind: 'void', saleGatewayID: 'F1' },
    ])
    expect(fortisLines({ ...bare, status_code: 111 })).toEqual([{ ...ofNobody, kind: 'refund' }])
    expect(fortisRefund({ ...refund, transaction_api_id: '' })).toEqual({ ...refunded, idempotencyKey: null })
  })
})

describe('PayPal’s orders', () => {
  const capture = { id: 'C1', status: 'COMPLETED', invoice_id: 'key-1' }
  const card = { brand: 'VISA', last_digits: '5556', expiry: '2035-12', type: 'DEBIT' }
  const order: Order = { id: 'O1', status: 'COMPLETED', payment_source: { card } }
  const approved = {
    state: 'approved',
    gatewayID: 'C1',
    authCode: null,
    brand: 'visa',
    last4: '5556',
    expiry: '12/35',
    funding: 'debit',
    declineCode: null,
  }
  const declinedFor = (response_code: string) => ({ status: 'DECLINED', processor_response: { response_code } })

  test.each<[string, object, object]>([
    ['captured', {}, {}],
    ['refunded in part', { status: 'PARTIALLY_REFUNDED' }, {}],
    ['refunded', { status: 'REFUNDED' }, {}],
    ['waiting', { status: 'PENDING' }, { state: 'pending' }],
    ['failed', { status: 'FAILED' }, { state: 'error', declineCode: 'processing_error' }],
    ['declined', { status: 'DECLINED' }, { state: 'declined', declineCode: 'generic' }],
    ['no money', declinedFor('5120'), { state: 'declined', declineCode: 'insufficient_funds' }],
    ['not processed', declinedFor('9600'), { state: 'error', declineCode: 'processing_error' }],
  ])('%s', (_, changed, told) =>
    expect(payPalSale(order, { ...capture, ...changed })).toEqual({ ...approved, ...told }),
  )

  test('an account of PayPal says nothing of a card', () => {
    expect(payPalSale({ id: 'O1', status: 'COMPLETED' }, capture)).toEqual({
      ...approved,
      brand: 'paypal',
      last4: null,
      expiry: null,
      funding: 'unknown',
    })
  })

  test('their refunds', () => {
    const refund = { id: 'R1', status: 'COMPLETED', amount: paypalMoney(cents(4550)), custom_id: 'key-2' }
    const line = { state: 'approved', gatewayID: 'R1', idempotencyKey: 'key-2', amount: 4550 }
    expect(payPalRefund(refund)).toEqual(line)
    const states = ['FAILED', 'CANCELLED', 'PENDING'].map((status) => payPalRefund({ ...refund, status })?.state)
    expect(states).toEqual(['error', 'declined', 'pending'])
    expect(payPalRefund({ id: 'R1', status: 'COMPLETED' })).toBeUndefined()
    expect(paypalMoney(cents(4505))).toEqual({ currency_code: 'USD', value: '45.05' })
    const amounts = ['45.05', '45.5', '45', '-45.50', '0.07', '45.505', '', '1e3', '1234567890'].map((value) =>
      centsOf({ value }),
    )
    expect(amounts).toEqual([4505, 4550, 4500, 4550, 7, undefined, undefined, undefined, undefined])
  })

  test.each([
    ['nothing', {}],
    ['no unit', { purchase_units: [] }],
    ['a unit without payments', { purchase_units: [{}] }],
    ['payments of no kind', { purchase_units: [{ payments: {} }] }],
  ])('an order with %s has no amount, no payment and no refunds', (_, more) => {
    const bare: Order = { id: 'O1', status: 'CREATED', ...more }
    expect([amountOf(bare), captureOf(bare), refundsOf(bare)]).toEqual([undefined, undefined, []])
  })
})
