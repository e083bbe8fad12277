import { regimes } from '@xd/core/domain/loan/regimes.table.ts'
import { eachPressed, type Press } from './press.ts'

const DRAFT = {
  amount: '2500',
  loanDate: '2026-11-24',
  rules: 'ca_2019',
  coveredBorrower: 'unknown',
  loanItem: '',
  itemCubicFeet: '',
  firearmCount: '',
  storageFee: '',
  firearmFee: '5',
  miscFee: '',
  customCharge: '',
  agreedMonthlyCharge: '',
}
const CHANGES = [
  ['Loan amount', { amount: '9' }],
  ['Loan date', { loanDate: '9' }],
  ['Rules', { rules: '9' }],
  ['Agreed charge, first three months', { customCharge: '9' }],
  ['Agreed charge, each month after', { agreedMonthlyCharge: '9' }],
  ['Size, cubic feet', { itemCubicFeet: '9' }],
  ['Storage fee', { storageFee: '9' }],
  ['Firearm fee', { firearmFee: '9' }],
  ['Number of firearms', { firearmCount: '9' }],
  ['Other fees', { miscFee: '9' }],
  ['Item', { loanItem: '9' }],
  ['RadioChips', { coveredBorrower: '9' }],
] as const

export const LOAN_INPUTS_PRESSES: readonly Press[] = eachPressed(
  'an input of a quote',
  {
    at: 'features/loans/loan-inputs.tsx',
    draws: 'LoanInputs',
    props: {
      draft: DRAFT,
      faults: {},
      excessive: [],
      today: '2026-11-24',
      regime: regimes.ca_2019,
      due: undefined,
      saves: true,
    },
    hears: ['change'],
  },
  CHANGES.map(([words, change]) => [
    words,
    [[words === 'RadioChips' ? 'Service member, spouse or dependent' : words, '9']],
    { heard: [['change', change]] },
  ]),
)
