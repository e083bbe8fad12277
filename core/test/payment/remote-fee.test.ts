import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { US_STATES, type USState } from '#domain/customer/us-states.table.ts'
import { cents } from '#domain/money/cents.ts'
import { PAYMENT_MAX } from '#domain/payment/amount.ts'
import { type PaymentPurpose, purposeOf } from '#domain/payment/purpose.ts'
import { feeRefund, maximumRemoteFeePercent, remoteFee, remoteFeeFault, withFee } from '#domain/payment/remote-fee.ts'
import { REMOTE_FEE_LAWS, REMOTE_FEE_QUESTIONS } from '#domain/payment/remote-fee.table.ts'
import { storeFeePercent } from '#domain/payment/store-fee.ts'
import { csvTable, jsonTable } from '../table.ts'

const RUNS = { numRuns: 2000 }
const amounts = fc.integer({ min: 1, max: PAYMENT_MAX }).map(cents)
const hundredths = fc.integer({ min: 0, max: 300 })

describe('the fee', () => {
  test.each(csvTable<'case' | 'purpose' | 'percent' | 'amount' | 'fee'>('payment/remote-fees.csv'))(
    '$case: $percent% of $amount is $fee',
    ({ purpose, percent, amount, fee }) => {
      const charged = { amount: cents(Number(amount)), percent: Number(percent), purpose: purpose as PaymentPurpose }
      expect(remoteFee(charged)).toBe(Number(fee))
    },
  )

  test('of 2,000 amounts is the exact share without its fraction, and never more than the share', () => {
    fc.assert(
      fc.property(amounts, hundredths, fc.constantFrom('renew', 'redeem'), (amount, basisPoints, purpose) => {
        const fee = remoteFee({ amount, percent: basisPoints / 100, purpose })
        const exact = BigInt(amount) * BigInt(basisPoints)
        expect(BigInt(fee)).toBe(exact / 10_000n)
        expect(BigInt(fee) * 10_000n <= exact).toBe(true)
      }),
      RUNS,
    )
  })

  test('comes on top of the amount', () => expect(withFee(cents(12_550), cents(376))).toBe(12_926))

  test.each([
    ['12 Main St, Los Angeles, CA 90015', 275, 2.75],
    ['12 Main St, Los Angeles, CA 90015', 0, 0],
    ['12 Main St, Dallas, TX 75201', 300, 0],
    ['12 Main St', 300, 0],
  ])('of a store at %s with %d basis points is %d percent', (storeAddressStr, remoteFeeBasisPoints, percent) =>
    expect(storeFeePercent({ storeAddressStr, remoteFeeBasisPoints })).toBe(percent),
  )
})

const NOTHING = { amount: cents(0), fee: cents(0) }

describe('a refund', () => {
  test.each(
    jsonTable<{ case: string; amount: number; fee: number; refunds: [refund: number, fee: number][] }[]>(
      'payment/remote-fee-refunds.json',
    ),
  )('$case', ({ amount, fee, refunds }) => {
    let [refunded, feeRefunded] = [0, 0]
    for (const [refund, back] of refunds) {
      const gone = { amount: cents(refunded), fee: cents(feeRefunded) }
      expect(feeRefund({ amount: cents(amount), fee: cents(fee) }, gone, cents(refund))).toBe(back)
      refunded += refund
      feeRefunded += back
    }
  })

  test('after another that failed returns what is left of the fee, to the cent', () => {
    fc.assert(
      fc.property(amounts, hundredths, fc.nat(), fc.nat(), (amount, basisPoints, first, second) => {
        const fee = remoteFee({ amount, percent: basisPoints / 100, purpose: 'redeem' })
        const charged = { amount, fee }
        const failed = cents(first % (amount + 1))
        const failedFee = feeRefund(charged, NOTHING, failed)
        const made = cents(second % (amount - failed + 1))
        const madeFee = feeRefund(charged, { amount: failed, fee: failedFee }, made)
        const rest = feeRefund(charged, { amount: made, fee: madeFee }, cents(amount - made))
        expect(madeFee + rest).toBe(fee)
      }),
      RUNS,
    )
  })

  test('in any parts returns the whole fee in the end, and never leaves more than the law allows', () => {
    const payments = fc.record({
      amount: amounts,
      basisPoints: hundredths,
      cuts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }),
    })
    fc.assert(
      fc.property(payments, ({ amount, basisPoints, cuts }) => {
        const fee = remoteFee({ amount, percent: basisPoints / 100, purpose: 'redeem' })
        const ends = [...cuts.map((cut) => Math.floor(cut * amount)).sort((a, b) => a - b), amount as number]
        let [refunded, returned] = [0, 0]
        for (const end of ends) {
          const gone = { amount: cents(refunded), fee: cents(returned) }
          returned += feeRefund({ amount, fee }, gone, cents(end - refunded))
          refunded = end
          expect(fee - returned).toBeGreaterThanOrEqual(0)
          expect(BigInt(fee - returned) * 10_000n <= BigInt(amount - refunded) * BigInt(basisPoints)).toBe(true)
        }
        expect(returned).toBe(fee)
      }),
      RUNS,
    )
  })
})

describe('the law of each state', () => {
  test('allows 3 percent in California, and nothing anywhere else', () => {
    const allowed = (Object.keys(US_STATES) as USState[]).filter((state) => maximumRemoteFeePercent(state) > 0)
    expect(allowed).toEqual(['CA'])
    expect(maximumRemoteFeePercent('CA')).toBe(3)
    expect(maximumRemoteFeePercent(undefined)).toBe(0)
  })

  test.each([
    [3, 'CA', undefined],
    [2.75, 'CA', undefined],
    [0.07, 'CA', undefined],
    [0, 'CA', undefined],
    [3.01, 'CA', 'At most 3% (California Financial Code § 21200.9)'],
    [30, 'CA', 'At most 3% (California Financial Code § 21200.9)'],
    [2.755, 'CA', 'A percentage like 3 or 2.75'],
    [-1, 'CA', 'A percentage like 3 or 2.75'],
    [NaN, 'CA', 'A percentage like 3 or 2.75'],
    [Infinity, 'CA', 'A percentage like 3 or 2.75'],
    [0, 'TX', undefined],
    [0.01, 'TX', 'The store’s state allows no such fee (Texas Finance Code § 371.159)'],
    [1, 'NV', 'We know of no law that allows this fee in the store’s state'],
    [1, undefined, 'We know of no law that allows this fee in the store’s state'],
    [0, undefined, undefined],
  ] as const)('%d percent in %s', (percent, state, fault) => expect(remoteFeeFault(percent, state)).toBe(fault))

  test('names its section, and every open question its source', () => {
    for (const { section } of Object.values(REMOTE_FEE_LAWS)) expect(section).toMatch(/§ \d/)
    for (const { words, sources } of REMOTE_FEE_QUESTIONS) {
      expect(words).toMatch(/\.$/)
      expect(sources.length).toBeGreaterThan(0)
      expect(sources.filter((source) => !source.startsWith('https://'))).toEqual([])
    }
  })
})

test.each([
  [{ rewrite: true, redeems: false }, 'renew'],
  [{ rewrite: true, redeems: true }, 'renew'],
  [{ rewrite: false, redeems: true }, 'redeem'],
  [{ rewrite: false, redeems: false }, 'other'],
] as const)('a request with %j is for: %s', (request, purpose) => expect(purposeOf(request)).toBe(purpose))

test('nothing is kept of the fee of a request for nothing', () => {
  expect(feeRefund({ amount: cents(0), fee: cents(35) }, NOTHING, cents(0))).toBe(35)
  expect(feeRefund({ amount: cents(1), fee: cents(35) }, NOTHING, cents(0))).toBe(0)
})
