import { describe, expect, test } from 'vitest'
import { cents } from '@xd/core/domain/money/cents.ts'
import {
  draftErrors,
  draftInput,
  draftLike,
  expiryOf,
  isEmptyDraft,
  newDraft,
  type RequestDraft,
  serverErrors,
  totalOf,
  takenBy,
} from '#features/payments/request-draft.ts'
import { friday, STORE } from './sample.ts'

const NOW = friday('10:00')
const good: RequestDraft = { ...newDraft('key-1'), amount: '125.50', memo: 'Monthly interest', tickets: '10233, 10234' }

const FAULTS: [string, Partial<RequestDraft>, string[]][] = [
  ['a whole draft', {}, []],
  ['no amount', { amount: '' }, ['amount']],
  ['nothing to pay', { amount: '0.00' }, ['amount']],
  ['half a cent', { amount: '1.005' }, ['amount']],
  ['the largest amount', { amount: '99999.99' }, []],
  ['more than the largest amount', { amount: '100000' }, ['amount']],
  ['a blank memo', { memo: '  ' }, ['memo']],
  ['a note as long as it may be', { note: 'x'.repeat(255) }, []],
  ['a note that is too long', { note: 'x'.repeat(256) }, ['note']],
  ['no tickets', { tickets: '' }, []],
  ['what is no ticket', { tickets: '10233, ?' }, ['tickets']],
  ['a hundred tickets', { tickets: Array.from({ length: 100 }, (_, at) => at).join(',') }, ['tickets']],
  ['a time that is past', { expiry: '2026-11-20T09:59' }, ['expiry']],
  ['a time ahead', { expiry: '2026-11-20T10:01' }, []],
]

describe('a request being typed', () => {
  test.each(FAULTS)('%s', (_name, change, fields) => {
    expect(Object.keys(draftErrors({ ...good, ...change }, STORE, NOW))).toEqual(fields)
  })

  test('requests only what the store’s gateway accepts', () => {
    expect(takenBy({ storePaymentModes: ['debit-only', 'any'] }, good).mode).toBe('debit-only')
    expect(takenBy({ storePaymentModes: ['any'] }, good)).toEqual({ ...good, mode: 'any' })
  })

  test('ends at the store’s cutoff, or the next open day’s once that is past, unless another time is chosen', () => {
    expect(expiryOf(good, STORE, NOW)).toBe('2026-11-20T17:45')
    expect(expiryOf(good, STORE, friday('17:45'))).toBe('2026-11-21T17:45')
    expect(expiryOf({ ...good, expiry: '2026-12-24T12:00' }, STORE, NOW)).toBe('2026-12-24T12:00')
  })

  test('sends dollars, and leaves the default expiry to the server', () => {
    const { payment, convoID, clientMessageID } = draftInput({ ...good, amount: '1,234.5' }, 7, true, [])
    expect({ convoID, clientMessageID }).toEqual({ convoID: 7, clientMessageID: 'key-1' })
    expect(payment).toMatchObject({
      paymentAmount: 1234.5,
      paymentMode: 'debit-only',
      paymentTicketList: '10233, 10234',
    })
    expect(payment).not.toHaveProperty('paymentValidBeforeLocalTZ')
  })

  test.each([
    ['a rewrite where it is offered', {}, true, 'renew'],
    ['none where it isn’t', {}, false, 'other'],
    ['a payoff', { purpose: 'redeem' }, false, 'redeem'],
    ['a payoff although a rewrite is offered', { purpose: 'redeem' }, true, 'redeem'],
    ['neither, if the clerk says so', { purpose: 'other' }, true, 'other'],
    ['no rewrite without tickets', { tickets: ' ' }, true, 'other'],
    ['no payoff without tickets', { tickets: '', purpose: 'redeem' }, true, 'other'],
  ] as const)('requests %s', (_name, change, mayRewrite, purpose) => {
    const { paymentPurpose, paymentRewrite } = draftInput({ ...good, ...change }, 7, mayRewrite, []).payment
    expect([paymentPurpose, paymentRewrite]).toEqual([purpose, purpose === 'renew'])
  })

  test('sends the company’s own fields by type, and no empty or read-only ones', () => {
    const fields = [
      { id: 'h', type: 'heading', title: 'The item' },
      { id: 'shelf', type: 'text', title: 'Shelf' },
      { id: 'bags', type: 'int', title: 'Bags' },
      { id: 'cash', type: 'money', title: 'Cash' },
    ] as const
    const draft = { ...good, fields: { shelf: ' B 12 ', bags: '2', cash: '', limit: '500' } }
    expect(draftInput(draft, 7, true, fields).payment.paymentCustomFields).toEqual({ shelf: 'B 12', bags: 2 })
  })

  test('adds the notice fee to the amount, up to the maximum charge', () => {
    const draft = { ...good, noticeFee: '7' }
    expect(draftInput(draft, 7, true, []).payment).toMatchObject({ paymentAmount: 132.5, paymentNoticeFee: 7 })
    expect(draftInput(good, 7, true, []).payment).not.toHaveProperty('paymentNoticeFee')
    expect(draftErrors(draft, STORE, NOW, cents(700))).toEqual({})
    expect(draftErrors(draft, STORE, NOW, cents(699))).toEqual({ noticeFee: 'At most $6.99' })
    expect(Object.keys(draftErrors({ ...draft, noticeFee: 'x' }, STORE, NOW, cents(700)))).toEqual(['noticeFee'])
  })

  test('has no total before an amount is typed, whatever the fee', () => {
    expect(totalOf({ ...good, amount: '', noticeFee: '7' })).toBe(0)
  })

  test('brings along the military check of a renewal, and of nothing else', () => {
    const check = { day: '2026-11-20', method: 'certificate', reference: ' 4471 ' } as never
    const sent = (purpose: 'renew' | 'redeem', mayRewrite: boolean) =>
      draftInput({ ...good, tickets: '10233', purpose, check }, 7, mayRewrite, []).payment
    expect(sent('renew', true)).toMatchObject({ militaryCheck: { reference: '4471' }, paymentRewrite: true })
    expect(sent('redeem', true)).not.toHaveProperty('militaryCheck')
    expect(sent('renew', false)).not.toHaveProperty('militaryCheck')
  })

  test('copied from another has everything but its expiry', () => {
    const payment = {
      paymentAmount: 1241.5,
      paymentNoticeFee: 7,
      paymentMemo: 'Renewal',
      paymentTicketList: '10233, 10234',
      paymentMode: 'any',
      paymentPurpose: 'redeem',
      paymentReference: 'a note',
      paymentLabels: [3],
      paymentCustomFields: { shelf: 'B 12', bags: 2 },
    } as const
    const draft = draftLike(payment, 'key-2')
    expect(draft).toMatchObject({
      amount: '1234.50',
      noticeFee: null,
      memo: 'Renewal',
      tickets: '10233, 10234',
      mode: 'any',
      purpose: 'redeem',
      note: 'a note',
      labels: [3],
      fields: { shelf: 'B 12', bags: '2' },
      expiry: null,
    })
    expect(draftErrors(draft, STORE, NOW)).toEqual({})
  })

  test('is empty until something is typed or chosen', () => {
    expect(isEmptyDraft(newDraft('a'))).toBe(true)
    expect(isEmptyDraft({ ...newDraft('a'), note: 'x' })).toBe(false)
    expect(isEmptyDraft({ ...newDraft('a'), labels: [4] })).toBe(false)
    expect(isEmptyDraft({ ...newDraft('a'), expiry: '2026-12-24T12:00' })).toBe(false)
    expect(isEmptyDraft({ ...newDraft('a'), fields: { shelf: 'B 12' } })).toBe(false)
  })

  test('the server’s errors show next to our fields', () => {
    expect(
      serverErrors({ 'payment.paymentTicketList': 'No', 'payment.paymentAmount': 'Too much', elsewhere: 'x' }),
    ).toEqual({ tickets: 'No', amount: 'Too much' })
  })
})
