import { today } from '#session/today.ts'
import { LoanForm } from './LoanForm.tsx'
import { needTerminal, openScreen } from './open.tsx'

export const openLoanForm = async (): Promise<void> => {
  needTerminal('xd loan quote AMOUNT --json')
  await openScreen(<LoanForm {...today()} />, { full: true })
}
