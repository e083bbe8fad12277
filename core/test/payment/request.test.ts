import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '#domain/money/cents.ts'
import { PAYMENT_MAX, PAYMENT_MIN } from '#domain/payment/amount.ts'
import type { PaymentMode } from '#domain/payment/mode.ts'
import { expiryFault, requestFaults, type RequestFaults } from '#domain/payment/request.ts'
import { jsonTable } from '../table.ts'

interface Terms {
  amount: number
  noticeFee?: number
  memo: string
  tickets: string
  note: string
  mode: PaymentMode
  rewrite: boolean
  faults: RequestFaults
}
interface Expiry {
  validBefore: string
  timezone: string
  now: string
  fault: string | null
}

const table = jsonTable<{ terms: Terms[]; expiry: Expiry[] }>('payment/requests.json')

const PLAIN = { mode: 'any', rewrite: false } as const

test.each(table.terms)(
  '$amount cents for "$memo", tickets "$tickets"',
  ({ faults, amount, noticeFee = 0, ...terms }) => {
    expect(requestFaults({ ...terms, amount: cents(amount), noticeFee: cents(noticeFee) })).toEqual(faults)
  },
)

test.each(table.expiry)(
  'valid before $validBefore in $timezone, at $now: $fault',
  ({ validBefore, timezone, now, fault }) => {
    expect(expiryFault(validBefore, timezone, Date.parse(now)) ?? null).toBe(fault)
  },
)

test('a memo takes 200 characters and a note 255, and not one more', () => {
  const terms = { amount: cents(100), memo: 'm'.repeat(200), tickets: '', note: 'n'.repeat(255), ...PLAIN }
  expect(requestFaults(terms)).toEqual({})
  expect(requestFaults({ ...terms, memo: `${terms.memo}m`, note: `${terms.note}n` })).toEqual({
    memo: 'At most 200 characters',
    note: 'At most 255 characters',
  })
})

test('one error never hides another', () => {
  const amount = fc.integer({ min: -10, max: 20_000_000 }).map(cents)
  fc.assert(
    fc.property(amount, fc.string(), fc.string(), fc.string({ maxLength: 300 }), (asked, memo, tickets, note) => {
      const faults = requestFaults({ amount: asked, memo, tickets, note, ...PLAIN })
      expect('amount' in faults).toBe(asked < PAYMENT_MIN || asked > PAYMENT_MAX)
      expect('memo' in faults).toBe(memo.trim() === '')
      expect('note' in faults).toBe(note.length > 255)
      expect(requestFaults({ amount: cents(100), memo: 'x', tickets, note: '', ...PLAIN }).tickets).toBe(faults.tickets)
    }),
  )
})

const terms = {
  amount: cents(5000),
  memo: 'Payoff',
  tickets: '10233',
  note: '',
  mode: 'debit-only' as const,
  rewrite: false,
}

test.each([
  [{ purpose: 'redeem' }, {}],
  [{ purpose: 'other' }, {}],
  [{ purpose: 'other', tickets: '' }, {}],
  [{ purpose: 'renew', rewrite: true }, {}],
  [{ purpose: 'redeem', tickets: ' ' }, { purpose: 'Enter the tickets that it pays off' }],
  [{ purpose: 'renew' }, { purpose: 'Only rewriting tickets renews them' }],
  [{ purpose: 'redeem', rewrite: true }, { purpose: 'A request that rewrites its tickets renews them' }],
  [{ purpose: 'other', rewrite: true }, { purpose: 'A request that rewrites its tickets renews them' }],
  [{ amount: cents(0) }, { amount: 'The amount must be at least $0.01' }],
  [{ memo: 'x'.repeat(200), note: 'x'.repeat(255) }, {}],
  [{ memo: 'x'.repeat(201) }, { memo: 'At most 200 characters' }],
  [{ note: 'x'.repeat(256) }, { note: 'At most 255 characters' }],
] as const)('a request with %j has the faults %j', (given, faults) =>
  expect(requestFaults({ ...terms, ...given })).toEqual(faults),
)

test.each([
  ['2199-12-31T23:59', undefined],
  ['2200-01-01T00:00', 'That’s too far ahead. Check the year.'],
])('payable until %s: %s', (until, fault) => expect(expiryFault(until, 'America/Denver', 0)).toBe(fault))
