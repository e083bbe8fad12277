import { loanOutput } from '@xd/core/domain/loan/output.ts'
import { asLocalDay } from '@xd/core/domain/time/day.ts'
import { newDraft, readDraft } from '#features/loans/loan-draft.ts'
import { loan } from '../loans/sample.ts'

const { quote } = readDraft({ ...newDraft(asLocalDay('2026-11-23'), '300'), storageFee: '5' })
/** The same quote as saved, with its figures and law. */
export const SAVED = {
  ...loanOutput(quote!),
  ...loan,
  customer: { custFirstName: 'Ana', custLastName: 'Prueba', custPhone: '+15125550198' },
  law: quote!.regime,
  regime: quote!.regime.id,
  loanVersion: 1,
  loanSavedByID: 6,
  loanSavedDate: '2026-11-24T05:10:00Z',
  loanExpiresDay: '2026-12-01',
  loanLink: null,
  coveredBorrower: 'unknown',
  militaryCheck: null,
  firearmCount: null,
  itemCubicFeet: null,
  storageFee: 5,
  firearmFee: null,
  miscFee: 0,
  customCharge: null,
  agreedMonthlyCharge: null,
}

/** Its warnings. */
export const QUOTE_WARNINGS = [
  'Over 36% a year: the Military Lending Act prohibits this loan for active-duty service members, their spouses and dependents.',
  'Storage: at most $1.00 for an item of up to 1 cubic foot (Cal. Fin. Code § 21200.6). If it is larger, enter its size.',
  'California, fees of 2016 to 2019: in effect from Jan 1, 2016 to Dec 31, 2019, not on the day of this loan.',
] as const

/** Its Truth in Lending disclosure. */
export const QUOTE_DISCLOSURE = [
  'Truth in Lending, redeemed at maturity after 120 days',
  'Annual percentage rate 50.69%',
  'The cost of your credit as a yearly rate.',
  'Finance charge $50.00',
  'The dollar amount the credit will cost you.',
  'Amount financed $300.00',
  'The amount of credit provided to you.',
  'Total of payments $350.00',
  'The amount you will have paid on Tue, Mar 23, 2027.',
] as const

/** Its table of charges, and its figures to maturity. */
export const QUOTE_CHARGES = [
  'Table of charges',
  'Day Redeemed by Amount due Note',
  '30 Wed, Dec 23, 2026 $341.00',
  '60 Fri, Jan 22, 2027 $341.00',
  '90 Sun, Feb 21, 2027 $341.00',
  '120 Tue, Mar 23, 2027 $350.00 Maturity',
  '130 Fri, Apr 2, 2027 $359.00 Grace ends',
  'Amount financed $300.00',
  'Interest to maturity $36.00',
  'Loan writing fee $9.00',
  'Storage fee $5.00',
  'Finance charge $50.00',
  'Total of payments $350.00',
  'Each month after $9.00',
  'Annual percentage rate 50.69%',
] as const

/** Its cost if redeemed early, and its law. */
export const QUOTE_COST = [
  'If redeemed within 90 days',
  'Interest for 90 days $27.00',
  'Cost with fees $41.00',
  'Amount to redeem $341.00',
  'Cost a year, by days 41.57%',
  'Cost a year, by months 41.00%',
  'California, fees of 2016 to 2019',
  'In effect from Fri, Jan 1, 2016 to Tue, Dec 31, 2019',
  'Cal. Fin. Code §§ 21003, 21051, 21200, 21200.1, 21200.5, 21200.6, 21200.8, 21201 as amended by SB 285 (Stats. 2015 ch. 245)',
  'A notice sent after maturity may add up to $3.00, not included here.',
] as const
