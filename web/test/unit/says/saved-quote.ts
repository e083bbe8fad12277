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
