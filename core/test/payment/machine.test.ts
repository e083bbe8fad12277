import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents, type Cents } from '#domain/money/cents.ts'
import { type AttemptOutcome, type AttemptState, mayEnd } from '#domain/payment/attempt.ts'
import { paymentCan } from '#domain/payment/can.ts'
import { endAttempt } from '#domain/payment/end-attempt.ts'
import { balanceOf, entryAmount } from '#domain/payment/ledger.ts'
import type { CardFunding, PaymentMode } from '#domain/payment/mode.ts'
import { promisedOf, refundMayEnd, type RefundState } from '#domain/payment/refund.ts'
import { feeRefund, withFee } from '#domain/payment/remote-fee.ts'
import type { PaymentMethod, PaymentStatus } from '#domain/payment/status.ts'

// A request with its charges, as the rules let it change, and a gateway with its own record.

interface Attempt {
  state: AttemptState
  funding: CardFunding
  // The gateway's result; undefined if it never got the request.
  readonly gateway: 'approved' | 'declined' | 'lost' | undefined
}

interface Given {
  readonly attempt: Attempt
  readonly automatic: boolean
  readonly amountCents: Cents
  readonly feeCents: Cents
  state: RefundState
}

const AMOUNT = cents(4550)
const FEE = cents(136)
const WHOLE = { amountCents: AMOUNT, feeCents: FEE }

class Machine {
  paymentStatus: PaymentStatus = 'sent'
  paymentMethod: PaymentMethod | null = null
  issuerDeclines = 0
  expired = false
  attempts: Attempt[] = []
  given: Given[] = []
  ledger: { key: unknown; amountCents: Cents }[] = []
  readonly paymentMode: PaymentMode

  constructor(paymentMode: PaymentMode) {
    this.paymentMode = paymentMode
  }

  get open() {
    return this.attempts.some(({ state }) => state === 'pending')
  }

  pay(funding: CardFunding, gateway: Attempt['gateway']) {
    const now = this.expired ? 0 : -1
    const stated = {
      paymentStatus: this.paymentStatus,
      paymentValidBeforeLocalTZ: '1970-01-01T00:00',
      storeTimezone: 'UTC',
    }
    if (!this.open && paymentCan.pay(stated, now).ok) this.attempts.push({ state: 'pending', funding, gateway })
  }

  close(how: 'cancel' | 'markPaid') {
    if (!paymentCan[how]({ paymentStatus: this.paymentStatus, attemptOpen: this.open }).ok) return
    this.paymentStatus = how === 'cancel' ? 'canceled' : 'approved'
    if (how === 'markPaid') this.paymentMethod = 'in-store'
  }

  // Learns an attempt's outcome, from any source and any number of times.
  learn(attempt: Attempt, outcome: AttemptOutcome) {
    if (!mayEnd(attempt.state, outcome)) return
    const charge = outcome.state === 'approved' ? attempt : undefined
    if (charge) this.book(attempt, entryAmount('charge', withFee(AMOUNT, FEE)))
    const before = this.paymentStatus
    const { outcome: end, refundReason, after, becomesPaid, statusChanges } = endAttempt(this, outcome, charge)
    attempt.state = end.state
    if (refundReason !== undefined) this.given.push({ attempt, automatic: true, ...WHOLE, state: 'pending' })
    if (becomesPaid) this.paymentMethod = 'card'
    this.paymentStatus = after.paymentStatus
    this.issuerDeclines = after.issuerDeclines
    expect(statusChanges).toBe(before !== this.paymentStatus)
  }

  look(attempt: Attempt) {
    if (attempt.gateway === 'approved' || attempt.gateway === 'lost') this.learn(attempt, { state: 'approved' })
    else if (attempt.gateway === 'declined') this.learn(attempt, { state: 'declined', code: 'generic' })
    else this.learn(attempt, { state: 'error' })
  }

  refund(amountCents: Cents) {
    const attempt = this.attempts.find(({ state }) => state === 'approved')
    const promised = promisedOf(this.given.filter(({ automatic }) => !automatic))
    const stated = {
      paymentStatus: this.paymentStatus,
      paymentMethod: this.paymentMethod,
      amountCents: AMOUNT,
      refundedCents: promised.amount,
    }
    if (!attempt || !paymentCan.refund(stated, amountCents).ok) return
    this.given.push({
      attempt,
      automatic: false,
      amountCents,
      feeCents: feeRefund({ amount: AMOUNT, fee: FEE }, promised, amountCents),
      state: 'pending',
    })
  }

  settle(given: Given, state: RefundState) {
    if (!refundMayEnd(given.state)) return
    given.state = state
    if (state === 'approved') this.book(given, entryAmount('refund', withFee(given.amountCents, given.feeCents)))
  }

  book(key: unknown, amountCents: Cents) {
    expect(this.ledger.map((entry) => entry.key)).not.toContain(key)
    this.ledger.push({ key, amountCents })
  }

  check() {
    const standing = this.attempts.filter(({ state }) => state === 'approved')
    expect(standing.length).toBe(this.paymentStatus === 'approved' && this.paymentMethod === 'card' ? 1 : 0)
    for (const attempt of this.attempts) {
      const own = this.given.filter((given) => given.attempt === attempt)
      const promised = promisedOf(own)
      expect(promised.amount).toBeLessThanOrEqual(AMOUNT)
      expect(promised.fee).toBeLessThanOrEqual(FEE)
      // A payment that was refunded in full keeps nothing of the fee.
      if (promised.amount === AMOUNT) expect(promised.fee).toBe(FEE)
      // A charge that does not pay the request is refunded in full.
      const charged = this.ledger.some(({ key }) => key === attempt)
      if (charged && attempt.state !== 'approved') expect(own).toMatchObject([{ automatic: true, ...WHOLE }])
      if (this.paymentMode === 'debit-only' && attempt.funding === 'credit') expect(attempt.state).not.toBe('approved')
    }
    expect(balanceOf(this.ledger)).toBeGreaterThanOrEqual(0)
  }
}

type Act = (machine: Machine) => void

const which = fc.nat(5)
const withAttempt =
  (i: number, then: (machine: Machine, attempt: Attempt) => void): Act =>
  (machine) => {
    const attempt = machine.attempts[i % Math.max(1, machine.attempts.length)]
    if (attempt) then(machine, attempt)
  }
const pay = fc
  .tuple(
    fc.constantFrom<CardFunding>('debit', 'credit'),
    fc.constantFrom<Attempt['gateway']>('approved', 'declined', 'lost', undefined),
  )
  .map(
    ([funding, gateway]): Act =>
      (machine) =>
        machine.pay(funding, gateway),
  )
const close = fc.constantFrom<'cancel' | 'markPaid'>('cancel', 'markPaid').map(
  (how): Act =>
    (machine) =>
      machine.close(how),
)
const expire = fc.boolean().map(
  (expired): Act =>
    (machine) =>
      void (machine.expired = expired),
)
// The job, a webhook, the page: each may report again, in any order.
const look = which.map((i) => withAttempt(i, (machine, attempt) => machine.look(attempt)))
// A crash, and so long without an answer that it is given up. The gateway may know better.
const giveUp = which.map((i) =>
  withAttempt(i, (machine, attempt) => {
    if (attempt.gateway === 'lost' || attempt.gateway === undefined) machine.learn(attempt, { state: 'error' })
  }),
)
const refund = fc.integer({ min: 0, max: 5000 }).map(
  (amount): Act =>
    (machine) =>
      machine.refund(cents(amount)),
)
const settle = fc
  .tuple(which, fc.constantFrom<RefundState>('approved', 'approved', 'declined', 'error'))
  .map(([i, state]): Act => (machine) => {
    const given = machine.given[i % Math.max(1, machine.given.length)]
    // A required refund is retried until it succeeds.
    if (given) machine.settle(given, given.automatic ? 'approved' : state)
  })
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: pay },
  { weight: 1, arbitrary: close },
  { weight: 1, arbitrary: expire },
  { weight: 5, arbitrary: look },
  { weight: 2, arbitrary: giveUp },
  { weight: 3, arbitrary: refund },
  { weight: 4, arbitrary: settle },
)

test('any events in any order keep the invariants after every step', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(fc.constantFrom<PaymentMode>('any', 'debit-only'), fc.array(act, { maxLength: 40 }), (mode, acts) => {
      const machine = new Machine(mode)
      for (const one of acts) {
        const {
          paymentStatus,
          ledger: { length },
        } = machine
        one(machine)
        machine.check()
        // Paid stays paid, and nothing is ever removed from the ledger.
        if (paymentStatus === 'approved') expect(machine.paymentStatus).toBe('approved')
        expect(machine.ledger.length).toBeGreaterThanOrEqual(length)
      }
      // In the end, when all is known, the ledger matches the gateway's movements.
      for (const attempt of machine.attempts) machine.look(attempt)
      for (const given of machine.given) machine.settle(given, 'approved')
      machine.check()
      const moved = machine.attempts.filter(
        ({ gateway, state }) => state === 'approved' || gateway === 'approved' || gateway === 'lost',
      ).length
      const charges = machine.ledger.filter(({ amountCents }) => amountCents > 0).length
      expect(charges).toBe(moved)
    }),
    { numRuns: 500 },
  )
})
