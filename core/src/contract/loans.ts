import { Schema } from 'effect'
import { COVERED_BORROWER } from '#domain/loan/covered.ts'
import { call } from './call.ts'
import { MOST_CHOSEN } from './chosen.ts'
import { Cart, Loan, LoanVersion, MilitaryCheck } from '#contract/entity/loan.ts'
import { listed, searchBy } from './list.ts'
import { overrideReason } from './override.ts'
import { ClientKey, ID, maybe, text, Version } from './value.ts'

/** Dollars as a number, or as typed; core's rules say what is wrong with either. */
const Figure = maybe(Schema.Union([Schema.Finite, text(40)]))

const LoanSearch = searchBy('filter', 'status', 'check', 'custID', 'user', 'dateStart', 'dateEnd')
export type LoanSearch = typeof LoanSearch.Type

const ofModule = { access: 'loans', feature: 'loans' } as const
const byID = { loanID: ID }
const found = { loanID: 'loan' } as const
const ofCart = { custID: ID, quoteID: ID }
const foundInCart = { custID: 'customer', quoteID: 'loan' } as const
const cart = { cart: Cart }

export const loans = {
  'loans/list': call({
    summary:
      'Loan quotes, the most recently saved first, 25 a page; `custID` limits them to one customer, `user` to who saved them, the dates to the day of the loan. `filter`: a quote’s number, or the customer’s name or phone. `status`: all, open, accepted, declined, expired or void. `check`: whether the check for the Military Lending Act is missing, recorded or not-needed.',
    ...ofModule,
    kind: 'read',
    file: { name: 'loans', search: LoanSearch },
    input: { search: maybe(LoanSearch) },
    output: { loans: Schema.Array(Loan), ...listed },
  }),
  'loans/fetch': call({
    summary: 'One quote, and all versions of it, newest first. With `version`, as it was then.',
    ...ofModule,
    kind: 'read',
    input: { ...byID, version: maybe(Version) },
    output: { loan: Loan, versions: Schema.Array(LoanVersion) },
    finds: found,
  }),
  'loans/save': call({
    summary:
      'Calculates a quote and saves it with the law it was calculated by. Changing the input of a saved one makes a new version, open for another 30 days; omitted fields stay. `loanStatus` accepts, declines or voids it. A fee above the legal maximum is refused (400 `override_needed`) without an `overrideReason`; so is accepting a loan over 36% a year without a `militaryCheck`.',
    ...ofModule,
    kind: 'write',
    creates: 'loan.loanID',
    input: {
      loan: Schema.Struct({
        loanID: maybe(ID),
        custID: maybe(ID),
        /** In dollars, at least 0.01. Required for a new quote. */
        amount: Figure,
        /** Default: today, in the company's zone. */
        loanDate: maybe(text(40)),
        /** Default: `ca_2019`, or the state's on the day of the loan. */
        regime: maybe(text(40)),
        state: maybe(text(40)),
        /** The item's size, which chooses the storage fee and the legal maximum for it. */
        itemCubicFeet: Figure,
        /** How many firearms the firearm fee is for, 1 to 99; the legal maximum is for each. */
        firearmCount: Figure,
        storageFee: Figure,
        firearmFee: Figure,
        miscFee: Figure,
        customCharge: Figure,
        agreedMonthlyCharge: Figure,
        loanItem: maybe(text(200)),
        /** `yes` refuses a loan over 36% a year. */
        coveredBorrower: maybe(Schema.Literals(COVERED_BORROWER)),
        /** The check that the borrower isn’t covered: needed to accept a loan over 36%, at most 30 days before the loan. */
        militaryCheck: maybe(MilitaryCheck),
        loanStatus: maybe(Schema.Literals(['accepted', 'declined', 'void'])),
        /** The version that was changed or decided on: 409 `conflict` if there is a newer one. */
        expectedVersion: maybe(Version),
        /** The same customer's quote request that it answers. */
        leadID: maybe(ID),
      }),
      clientKey: maybe(ClientKey),
      overrideReason,
    },
    output: { loan: Loan },
    failures: ['loan_state', 'conflict', 'override_needed'],
    finds: { 'loan.loanID': 'loan', 'loan.custID': 'customer', 'loan.leadID': 'lead' },
  }),
  'loans/share': call({
    summary:
      'The customer’s link to a quote, without their name. It shows this version as long as the quote is open or, once accepted, until the end of its grace period.',
    ...ofModule,
    kind: 'write',
    input: { ...byID, overrideReason },
    output: { loan: Loan, url: Schema.String },
    failures: ['loan_state', 'override_needed'],
    finds: found,
  }),
  'customers/cart/fetch': call({
    summary: 'The quotes a customer is deciding on, their total loan amount, and the amount due on each date.',
    ...ofModule,
    kind: 'read',
    input: { custID: ID },
    output: cart,
    finds: { custID: 'customer' },
  }),
  'customers/cart/add-quote': call({
    summary:
      'Puts a quote into its customer’s cart; adding it twice adds it once. A quote without a customer becomes theirs.',
    ...ofModule,
    kind: 'write',
    input: ofCart,
    output: cart,
    failures: ['loan_state'],
    finds: foundInCart,
  }),
  'customers/cart/remove-quote': call({
    summary: 'Takes a quote out of the cart. The quote itself stays.',
    ...ofModule,
    kind: 'write',
    input: ofCart,
    output: cart,
    finds: foundInCart,
  }),
  'customers/cart/accept': call({
    summary:
      'Accepts quotes in a cart, by default every open one, and takes them out of it. If one of those named isn’t open, none is accepted.',
    ...ofModule,
    kind: 'write',
    input: {
      custID: ID,
      quoteIDs: maybe(Schema.Array(ID).check(Schema.isMinLength(1), Schema.isMaxLength(MOST_CHOSEN))),
      /** For all that need one: the borrower isn’t covered. */
      militaryCheck: maybe(MilitaryCheck),
      overrideReason,
    },
    output: { ...cart, loans: Schema.Array(Loan) },
    failures: ['loan_state', 'conflict', 'override_needed'],
    finds: { custID: 'customer', quoteIDs: 'loan' },
  }),
}
