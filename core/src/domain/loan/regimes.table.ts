import { asLocalDay } from '#domain/time/day.ts'
import { type Cents, cents } from '#domain/money/cents.ts'
import type { BracketInterest, MonthlyInterest, Regime, RegimeID } from './regime.ts'

/**
 * Cal. Fin. Code §§ 21200 and 21200.5, the same in every California regime here; "101 or more" is from the printed
 * notice (Spec 2 §9).
 */
const californianInterest: BracketInterest = {
  kind: 'bracket',
  coversMonths: 3,
  brackets: [
    { below: cents(20_00), charge: cents(3_00) },
    { below: cents(50_00), charge: cents(6_00) },
    { below: cents(75_00), charge: cents(9_00) },
    { below: cents(100_00), charge: cents(12_00) },
    { below: cents(175_00), charge: cents(15_00) },
    { below: cents(2_500_00), basisPoints: 900 },
  ],
  customFrom: cents(2_500_00),
  extraMonth: { minimum: cents(3_00), basisPoints: 300, basisPointsFrom: cents(101_00) },
}

const california = {
  state: 'CA',
  rounding: 'half_up',
  interest: californianInterest,
  otherFees: 'none',
  feeSections: {
    storage: 'Cal. Fin. Code § 21200.6',
    firearm: 'Cal. Fin. Code § 21200.8',
    other: 'Cal. Fin. Code § 21200',
  },
  monthDays: 30,
  termDays: 120,
  graceDays: 10,
  graceAccrues: true,
} as const

const monthly = (phases: MonthlyInterest['phases'], rest: Partial<MonthlyInterest> = {}): MonthlyInterest => ({
  kind: 'monthly',
  phases,
  partialMonth: 'whole',
  minimumMonths: 1,
  ...rest,
})

const citing = (section: string) => ({ storage: section, firearm: section, other: section })

/** A schedule's last bracket takes every amount. */
const ENDLESS = Infinity as Cents

const none = { basisPoints: 0, minimum: cents(0), maximum: cents(0) }
const flat = (amount: number) => ({ basisPoints: 0, minimum: cents(amount), maximum: cents(amount) })

const ca_2019: Regime = {
  ...california,
  id: 'ca_2019',
  title: 'California, fees of 2016 to 2019',
  effectiveFrom: asLocalDay('2016-01-01'),
  effectiveTo: asLocalDay('2019-12-31'),
  sources: [
    'Spec 2 §9 (loan calculator)',
    'Cal. Fin. Code §§ 21003, 21051, 21200, 21200.1, 21200.5, 21200.6, 21200.8, 21201 as amended by SB 285 (Stats. 2015 ch. 245)',
  ],
  inferences: [],
  setupFee: { basisPoints: 300, minimum: cents(5_00), maximum: cents(30_00) },
  storage: [
    { upToCubicFeet: 1, fee: cents(1_00) },
    { upToCubicFeet: 3, fee: cents(5_00) },
    { upToCubicFeet: 6, fee: cents(10_00) },
    { upToCubicFeet: Infinity, fee: cents(20_00), perExtraCubicFoot: cents(1_00) },
  ],
  defaultStorageFee: cents(1_00),
  maximumFirearmFee: cents(4_00),
  maximumNoticeFee: cents(3_00),
}

const ca_2019b: Regime = {
  ...california,
  id: 'ca_2019b',
  title: 'California, fees of 2020 to 2024',
  effectiveFrom: asLocalDay('2020-01-01'),
  effectiveTo: asLocalDay('2024-12-31'),
  sources: [
    'Cal. Fin. Code §§ 21200.1, 21200.6, 21200.8, 21201.2 as amended by AB 1186 (Stats. 2019 ch. 189), a store’s posted notice',
  ],
  inferences: [
    'That the variant "ca_2019b" means the fees of AB 1186 of 2019 is an inference: the specification gives only its name.',
  ],
  setupFee: { basisPoints: 350, minimum: cents(7_50), maximum: cents(90_00) },
  storage: [
    { upToCubicFeet: 1, fee: cents(3_00) },
    { upToCubicFeet: 3, fee: cents(6_00) },
    { upToCubicFeet: 6, fee: cents(12_00) },
    { upToCubicFeet: Infinity, fee: cents(24_00), perExtraCubicFoot: cents(3_00) },
  ],
  defaultStorageFee: cents(3_00),
  maximumFirearmFee: cents(20_00),
  maximumNoticeFee: cents(5_00),
}

const ca_2025: Regime = {
  ...ca_2019b,
  id: 'ca_2025',
  title: 'California, fees from 2025',
  effectiveFrom: asLocalDay('2025-01-01'),
  effectiveTo: null,
  sources: [
    'Cal. Fin. Code §§ 21200.6, 21201.2 as amended by SB 1198 (Stats. 2024 ch. 185); the rest as in 2020 to 2024',
  ],
  inferences: [
    'Storage may be charged by size "or 2.5 percent of the loan amount"; the law does not say which holds. The charge by size is used.',
  ],
  storage: [
    { upToCubicFeet: 1, fee: cents(5_00) },
    { upToCubicFeet: 3, fee: cents(10_00) },
    { upToCubicFeet: 6, fee: cents(20_00) },
    { upToCubicFeet: Infinity, fee: cents(30_00), perExtraCubicFoot: cents(5_00) },
  ],
  storageBasisPoints: 250,
  defaultStorageFee: cents(5_00),
  maximumNoticeFee: cents(7_00),
}

const fl: Regime = {
  id: 'fl',
  state: 'FL',
  title: 'Florida',
  effectiveFrom: null,
  effectiveTo: null,
  sources: [
    'Fla. Stat. § 539.001(11): 25 % of the amount financed per 30 days, 30 days, then 30 more before forfeiture',
  ],
  inferences: [
    'Part of a period counts as a whole one.',
    'No minimum charge is applied: none is confirmed by a source.',
    'The 25% covers storage and every other fee.',
  ],
  rounding: 'half_up',
  interest: monthly([{ months: Infinity, basisPoints: 2500 }]),
  setupFee: none,
  storage: [],
  defaultStorageFee: cents(0),
  maximumFirearmFee: cents(0),
  otherFees: 'none',
  feeSections: citing('Fla. Stat. § 539.001'),
  maximumNoticeFee: cents(0),
  monthDays: 30,
  termDays: 30,
  graceDays: 30,
  graceAccrues: true,
}

const nv: Regime = {
  id: 'nv',
  state: 'NV',
  title: 'Nevada',
  effectiveFrom: null,
  effectiveTo: null,
  sources: ['NRS 646.050: 13 % per month, $5 initial charge, pledge held at least 90 days'],
  inferences: [
    'A month is 30 days and counts whole once begun.',
    'The term is the 90 days that the pledge must be held.',
  ],
  rounding: 'half_up',
  interest: monthly([{ months: Infinity, basisPoints: 1300 }]),
  setupFee: flat(5_00),
  storage: [],
  defaultStorageFee: cents(0),
  maximumFirearmFee: cents(0),
  otherFees: 'unknown',
  feeSections: citing('NRS 646.050'),
  maximumNoticeFee: cents(0),
  monthDays: 30,
  termDays: 90,
  graceDays: 0,
  graceAccrues: false,
}

const az: Regime = {
  id: 'az',
  state: 'AZ',
  title: 'Arizona',
  effectiveFrom: null,
  effectiveTo: null,
  sources: [
    'A.R.S. § 44-1626: 13 % per month for two months, 11 % after, pro-rated daily, two months charged if redeemed within two; storage $5 per month or part of one for an item over a cubic foot',
  ],
  inferences: [
    'A month is 30 days.',
    'No term is sourced: the 60 days that are charged in any case are shown.',
    'The law names no storage fee for an item of up to a cubic foot; none is taken to be allowed.',
    'A vehicle’s storage, up to $5 a day, is not among these rules.',
  ],
  rounding: 'half_up',
  interest: monthly(
    [
      { months: 2, basisPoints: 1300 },
      { months: Infinity, basisPoints: 1100 },
    ],
    { partialMonth: 'prorated', minimumMonths: 2 },
  ),
  setupFee: flat(5_00),
  storage: [
    { upToCubicFeet: 1, fee: cents(0) },
    { upToCubicFeet: Infinity, fee: cents(5_00) },
  ],
  defaultStorageFee: cents(0),
  maximumFirearmFee: cents(5_00),
  feesPerMonth: ['storageFee'],
  otherFees: 'unknown',
  feeSections: citing('A.R.S. § 44-1626'),
  maximumNoticeFee: cents(0),
  monthDays: 30,
  termDays: 60,
  graceDays: 0,
  graceAccrues: false,
}

const wa: Regime = {
  id: 'wa',
  state: 'WA',
  title: 'Washington',
  effectiveFrom: null,
  effectiveTo: null,
  sources: [
    'RCW 19.60.060, as amended in 2015: interest by the amount per 30-day period to include the loan date; a preparation fee once; storage $5 and firearm $5 per 30-day period',
    'RCW 19.60.061: a term of 90 days to include the loan date',
    'House bill report 1269 (2025), legislature of Washington',
  ],
  inferences: [
    'The bands of the preparation fee between $5 and $2,000 are from a published calculator for Washington pawnbrokers; only their number and both ends are from the law.',
    'Part of a 30-day period counts as a whole one.',
    'A loan not redeemed by its last day is shown as if the charges went on.',
  ],
  rounding: 'half_up',
  interest: {
    kind: 'tiered',
    brackets: [
      { below: cents(10_00), charge: cents(1_00) },
      { below: cents(20_00), charge: cents(1_25) },
      { below: cents(25_00), charge: cents(1_50) },
      { below: cents(35_00), charge: cents(1_75) },
      { below: cents(40_00), charge: cents(2_00) },
      { below: cents(50_00), charge: cents(2_25) },
      { below: cents(60_00), charge: cents(2_50) },
      { below: cents(70_00), charge: cents(2_75) },
      { below: cents(80_00), charge: cents(3_00) },
      { below: cents(90_00), charge: cents(3_25) },
      { below: cents(100_00), charge: cents(3_50) },
      { below: ENDLESS, basisPoints: 400 },
    ],
  },
  setupFee: {
    brackets: [
      { below: cents(5_00), charge: cents(1_50) },
      { below: cents(10_00), charge: cents(3_00) },
      { below: cents(15_00), charge: cents(4_00) },
      { below: cents(20_00), charge: cents(4_50) },
      { below: cents(25_00), charge: cents(5_00) },
      { below: cents(30_00), charge: cents(5_50) },
      { below: cents(35_00), charge: cents(6_00) },
      { below: cents(40_00), charge: cents(6_50) },
      { below: cents(45_00), charge: cents(7_00) },
      { below: cents(50_00), charge: cents(7_50) },
      { below: cents(100_00), basisPoints: 1500 },
      { below: cents(250_00), basisPoints: 1300 },
      { below: cents(500_00), basisPoints: 1000 },
      { below: cents(1_000_00), basisPoints: 800 },
      { below: cents(1_500_00), basisPoints: 750 },
      { below: cents(2_000_00), basisPoints: 700 },
      { below: ENDLESS, basisPoints: 600 },
    ],
  },
  storage: [{ upToCubicFeet: Infinity, fee: cents(5_00) }],
  defaultStorageFee: cents(5_00),
  maximumFirearmFee: cents(5_00),
  feesPerMonth: ['storageFee', 'firearmFee'],
  otherFees: 'unknown',
  feeSections: citing('RCW 19.60.060'),
  maximumNoticeFee: cents(0),
  monthDays: 30,
  termDays: 90,
  includesLoanDate: true,
  graceDays: 0,
  graceAccrues: false,
}

export const regimes: Readonly<Record<RegimeID, Regime>> = { ca_2019, ca_2019b, ca_2025, fl, nv, az, wa }
