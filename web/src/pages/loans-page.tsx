import { LoanList } from '#features/loans/loan-list.tsx'

export const LoansPage = () => <LoanList />
