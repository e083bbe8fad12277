import { Schema } from 'effect'
import { OVERRIDABLE_RULE_NAMES } from '#domain/access/override.ts'
import { COVERED_BORROWER } from '#domain/loan/covered.ts'
import { MILITARY_CHECK_METHODS, MILITARY_CHECK_STATES } from '#domain/loan/military-check.ts'
import { regimeIDs } from '#domain/loan/regime.ts'
import { LOAN_STATUSES } from '#domain/loan/status.ts'
import { Dollars, Instant, LocalDay, requiredText } from '#contract/value.ts'

const Charge = Schema.NullOr(Dollars)

/** The spec's output of a calculation, with its names and its spelling. */
const figures = {
  maturityDate: LocalDay,
  amountFinanced: Dollars,
  financeCharge: Dollars,
  totalOfPayments: Dollars,
  annualPercentageRate: Schema.Finite,
  annualPercentageRate_month: Schema.Finite,
  financeChargeBreakdown: Schema.Struct({
    totalInterestCharge: Dollars,
    loanWritingFee: Dollars,
    storageFee: Dollars,
    firearmFee: Dollars,
    miscFee: Dollars,
  }),
  additonalPerMonth: Dollars,
  scheduleOfCharges: Schema.Array(
    Schema.Struct({ date: LocalDay, amountDue: Dollars, isGracePeriod: Schema.optionalKey(Schema.Literal(true)) }),
  ),
  /** The Truth in Lending disclosure. */
  regZ: Schema.Struct({
    termDays: Schema.Finite,
    financeCharge: Dollars,
    totalOfPayments: Dollars,
    apr: Schema.Finite,
  }),
  regimeInEffect: Schema.Boolean,
  /** `field` is the input field that the failure is about. */
  warnings: Schema.Array(
    Schema.Struct({ code: Schema.String, message: Schema.String, field: Schema.optionalKey(Schema.String) }),
  ),
}

export const MilitaryCheck = Schema.Struct({
  day: LocalDay,
  method: Schema.Literals(MILITARY_CHECK_METHODS),
  /** The number of the certificate or the report; never a Social Security number. */
  reference: requiredText(60),
})

/** A saved quote: the input, and the calculation and the law as of then. */
export const Loan = Schema.Struct({
  loanID: Schema.Finite,
  /** The same as `loanID`. */
  quoteID: Schema.Finite,
  /** Null while it has no customer. */
  custID: Schema.NullOr(Schema.Finite),
  /** The customer as lists show them. */
  customer: Schema.NullOr(
    Schema.Struct({ custFirstName: Schema.String, custLastName: Schema.String, custPhone: Schema.String }),
  ),
  /** *Expired* is an open quote after its last day. */
  loanStatus: Schema.Literals(LOAN_STATUSES),
  loanStatusDate: Instant,
  /** Changing the input makes a new version; older ones stay readable. */
  loanVersion: Schema.Finite,
  /** The version in effect; another one is shown only on request. */
  loanCurrentVersion: Schema.Finite,
  loanCreatedDate: Instant,
  /** When this version was saved, and by whom. */
  loanSavedDate: Instant,
  loanSavedByID: Schema.Finite,
  /** The last day on which it is open. */
  loanExpiresDay: LocalDay,
  loanInCart: Schema.Boolean,
  /** The customer's link, if this version was shared and can still be opened; its last day. */
  loanLink: Schema.NullOr(Schema.Struct({ url: Schema.String, lastDay: LocalDay })),
  /** A description of the item: "14k chain". */
  loanItem: Schema.String,
  coveredBorrower: Schema.Literals(COVERED_BORROWER),
  /** How it was checked that the borrower isn’t covered by the Military Lending Act. */
  militaryCheck: Schema.NullOr(MilitaryCheck),
  /** Whether it has the check that a loan over 36% a year needs. */
  militaryCheckState: Schema.Literals(MILITARY_CHECK_STATES),
  amount: Dollars,
  loanDate: LocalDay,
  regime: Schema.Literals(regimeIDs),
  /** The item's size; null if nobody entered it. */
  itemCubicFeet: Schema.NullOr(Schema.Finite),
  /** How many firearms the firearm fee is for; null if nobody entered it. */
  firearmCount: Schema.NullOr(Schema.Finite),
  /** As entered; null if left to the rules. */
  storageFee: Charge,
  firearmFee: Charge,
  miscFee: Charge,
  customCharge: Charge,
  agreedMonthlyCharge: Charge,
  ...figures,
  /** The rules overridden for this version. */
  overridden: Schema.Array(Schema.Literals(OVERRIDABLE_RULE_NAMES)),
  /** The law as it was when this version was saved. */
  law: Schema.Struct({
    title: Schema.String,
    state: Schema.String,
    effectiveFrom: Schema.NullOr(LocalDay),
    effectiveTo: Schema.NullOr(LocalDay),
    sources: Schema.Array(Schema.String),
    inferences: Schema.Array(Schema.String),
    graceDays: Schema.Finite,
  }),
}).annotate({ identifier: 'Loan' })

/** One saved state of a quote. */
export const LoanVersion = Schema.Struct({
  loanVersion: Schema.Finite,
  loanSavedDate: Instant,
  loanSavedByID: Schema.Finite,
  amount: Dollars,
  /** At maturity. */
  totalOfPayments: Dollars,
}).annotate({ identifier: 'LoanVersion' })

export const Cart = Schema.Struct({
  custID: Schema.Finite,
  /** In the order they were added. Those no longer open stay until they are removed, and don't count. */
  quotes: Schema.Array(Loan),
  /** The total lent by the open quotes. */
  totalAmount: Dollars,
  /** Their finance charges at maturity. */
  totalFinanceCharge: Dollars,
  /** The amount that redeems them all on each date of their schedules. */
  due: Schema.Array(
    Schema.Struct({
      date: LocalDay,
      amountDue: Dollars,
      /** How many can be redeemed then: made by that day, and not past their grace period. */
      quotes: Schema.Finite,
    }),
  ),
}).annotate({ identifier: 'Cart' })
