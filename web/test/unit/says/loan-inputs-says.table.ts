import { regimes } from '@xd/core/domain/loan/regimes.table.ts'
import { nothing } from '../conversation/sample.ts'
import type { Says } from './says.ts'

const DRAFT = {
  amount: '300',
  loanDate: '2026-11-24',
  rules: 'ca_2025',
  coveredBorrower: 'unknown',
  loanItem: '',
  itemCubicFeet: '',
  firearmCount: '',
  storageFee: '',
  firearmFee: '',
  miscFee: '',
  customCharge: '',
  agreedMonthlyCharge: '',
}
const NOT_ASKED = [
  'Service member, spouse or dependent',
  '☑ Not asked ☑ ☐ No ☐ ☐ Yes ☐',
  'For active duty, the Military Lending Act caps loans at 36% a year.',
]
/** A loan’s lines: those given, and otherwise the usual ones. */
const lines = ({
  amount = ['$ [300]'],
  date = 'Tue, Nov 24, 2026',
  rules = 'California, fees from 2025',
  agreed = [],
  size = ['[]'],
  storage = ['$ []'],
  firearm = ['$ []'],
  other = ['$ []'],
  asked = NOT_ASKED,
}: Partial<Record<'amount' | 'agreed' | 'size' | 'storage' | 'firearm' | 'other' | 'asked', readonly string[]>> & {
  date?: string
  rules?: string
}): readonly string[] => [
  'Loan amount',
  ...amount,
  'Loan date',
  date,
  'Rules',
  rules,
  ...agreed,
  'Size, cubic feet',
  ...size,
  'Storage fee',
  ...storage,
  'Firearm fee',
  ...firearm,
  'Other fees',
  ...other,
  ...asked,
]
const BY_SIZE = ['$ []', 'By size. 2.5% of the loan would be $7.50.']
const EACH_FIREARM = ['$ []', 'At most $20.00 for each firearm.']
const IN_2025 = { storage: BY_SIZE, firearm: EACH_FIREARM }
const IN_2019 = { firearm: ['$ []', 'At most $4.00 for each firearm.'] }

const inputs = (name: string, props: object, says: readonly string[], draft: object = {}, rest: object = {}): Says => ({
  name: `the inputs of a quote: ${name}`,
  at: 'features/loans/loan-inputs.tsx',
  draws: 'LoanInputs',
  props: {
    draft: { ...DRAFT, ...draft },
    change: nothing,
    faults: {},
    excessive: [],
    today: '2026-11-24',
    regime: regimes.ca_2025,
    due: undefined,
    saves: false,
    ...props,
  },
  says,
  ...rest,
})

export const LOAN_INPUTS_SAYS: readonly Says[] = [
  inputs('that can’t be saved', {}, lines(IN_2025)),
  inputs(
    'of a large item and firearms, to be saved',
    { due: '$330.00 until Thursday', saves: true },
    lines({
      amount: ['$ [300]', '$330.00 until Thursday'],
      size: ['[3]'],
      storage: BY_SIZE,
      firearm: ['$ [5]', 'At most $20.00 for each firearm.', 'Number of firearms', '[]'],
      other: ['$ []', 'Item', '[Rifle]'],
      asked: [
        'Service member, spouse or dependent',
        '☐ Not asked ☐ ☑ No ☑ ☐ Yes ☐',
        'For active duty, the Military Lending Act caps loans at 36% a year.',
      ],
    }),
    { itemCubicFeet: '3', firearmFee: '5', loanItem: 'Rifle', coveredBorrower: 'no' },
  ),
  inputs(
    'firearms that are counted',
    {},
    lines({ ...IN_2025, firearm: [...EACH_FIREARM, 'Number of firearms', '[2]'] }),
    { firearmCount: '2' },
  ),
  inputs('without a law for its day', { regime: null }, lines({})),
  inputs(
    'of a loan whose charge is agreed',
    { regime: regimes.ca_2019 },
    lines({
      ...IN_2019,
      amount: ['$ [2500]'],
      agreed: ['Agreed charge, first three months', '$ []', 'Agreed charge, each month after', '$ []'],
    }),
    { amount: '2500' },
  ),
  inputs(
    'just below that, with a charge typed before',
    { regime: regimes.ca_2019 },
    lines({ ...IN_2019, amount: ['$ [2499.99]'], agreed: ['Agreed charge, first three months', '$ [50]'] }),
    { amount: '2499.99', customCharge: '50' },
  ),
  inputs(
    'in Arizona',
    { regime: regimes.az },
    lines({ storage: ['$ []', 'For each 30 days.'], firearm: ['$ []', 'At most $5.00 for each firearm.'] }),
  ),
  inputs('in Florida', { regime: regimes.fl }, lines({})),
  inputs(
    'in Washington',
    { regime: regimes.wa },
    lines({
      storage: ['$ []', 'For each 30 days.'],
      firearm: ['$ []', 'At most $5.00 for each firearm, every 30 days.'],
    }),
  ),
  inputs(
    'that are wrong, or more than the law allows',
    {
      faults: {
        amount: 'Too much',
        loanDate: 'Too late',
        state: 'No law',
        itemCubicFeet: 'Not a number',
        firearmCount: 'Too many',
      },
      excessive: [
        { field: 'firearmFee', maximum: 400 },
        { field: 'miscFee', maximum: 0 },
      ],
    },
    lines({
      date: 'Tue, Nov 24, 2026 Too late',
      rules: 'California, fees from 2025 No law',
      size: ['[x]', 'Not a number'],
      storage: BY_SIZE,
      firearm: ['$ [9]', 'The law allows $4.00', 'Number of firearms', '[]', 'Too many'],
      other: ['$ [1]', 'The law allows none'],
    }),
    { firearmFee: '9', miscFee: '1', itemCubicFeet: 'x' },
  ),
  inputs(
    'of rules that are unknown',
    { faults: { regime: 'Unknown rules' } },
    lines({ ...IN_2025, rules: 'California, fees from 2025 Unknown rules' }),
  ),
  inputs(
    'that may become right',
    { faults: { amount: 'Not an amount', itemCubicFeet: 'Not a size' } },
    lines({
      ...IN_2025,
      amount: ['$ [1.]'],
      size: ['[2.]'],
      storage: ['$ []', 'By size. 2.5% of the loan would be $0.03.'],
    }),
    { amount: '1.', itemCubicFeet: '2.' },
  ),
]
