import { Clock, Effect } from 'effect'
import type { Loan } from '@xd/core/contract/entity/loan.ts'
import type { LoanSearch } from '@xd/core/contract/loans.ts'
import { MILITARY_CHECK_LABELS, MILITARY_CHECK_STATES } from '@xd/core/domain/loan/military-check.ts'
import { LOAN_STATUS_LABELS, LOAN_STATUSES } from '@xd/core/domain/loan/status.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { LENDING_WORDS } from '@xd/core/domain/loan/figure-lines.ts'
import { MONEY_LABELS } from '@xd/core/domain/figure/money-labels.ts'
import { LOAN_ORDERS, type LoanFilter, listLoans, loanPage } from '#queries/loan-list.ts'
import type { WholeLoan } from '#queries/loans.ts'
import { presentLoans } from '#services/loans/present-loans.ts'
import { askedCustomer, askedDay, askedOf, askedUser } from './asked.ts'
import { dateCell, moneyCell } from './csv-file.ts'
import { fileOf, type ListWithFile } from './filed.ts'

type Shown = typeof Loan.Type

export const loans: ListWithFile<LoanSearch, LoanFilter, WholeLoan, Shown> = {
  sorting: { orders: LOAN_ORDERS, sortBy: 'loanSavedDate', sortDir: 'desc', perPage: 25 },
  filter: Effect.fnUntraced(function* ({ filter, status, check, custID, user, dateStart, dateEnd }, caller) {
    const [from, to] = [yield* askedDay('dateStart', dateStart), yield* askedDay('dateEnd', dateEnd)]
    const ofCustomer = yield* askedCustomer(custID, caller)
    const checked = yield* askedOf('check', check, ['all', ...MILITARY_CHECK_STATES])
    const byUser = yield* askedUser(user, caller)
    return {
      filter: filter ?? '',
      status: yield* askedOf('status', status, ['all', ...LOAN_STATUSES]),
      now: yield* Clock.currentTimeMillis,
      ...(checked !== 'all' && { check: checked }),
      ...(ofCustomer !== undefined && { custID: ofCustomer }),
      ...(byUser !== undefined && { userID: byUser }),
      ...(from && { from }),
      ...(to && { to }),
    }
  }),
  query: listLoans,
  present: presentLoans,
  page: loanPage,
  columns: ({ companyTimezone, user }) => [
    ['Quote', ({ loanID }) => loanID],
    ['Saved', ({ loanSavedDate }) => dateCell(loanSavedDate, companyTimezone)],
    ['Version', ({ loanVersion }) => loanVersion],
    ['Last name', ({ customer }) => customer?.custLastName],
    ['First name', ({ customer }) => customer?.custFirstName],
    ['Phone', ({ customer }) => customer && formatPhone(customer.custPhone)],
    ['Status', ({ loanStatus }) => LOAN_STATUS_LABELS[loanStatus]],
    ['Item', ({ loanItem }) => loanItem],
    ['Loan date', ({ loanDate }) => loanDate],
    [MONEY_LABELS.amount, ({ amount }) => moneyCell(amount)],
    [MONEY_LABELS.financeCharge, ({ regZ }) => moneyCell(regZ.financeCharge)],
    ['Maturity', ({ maturityDate }) => maturityDate],
    [MONEY_LABELS.totalOfPayments, ({ regZ }) => moneyCell(regZ.totalOfPayments)],
    [LENDING_WORDS.en.apr, ({ regZ }) => regZ.apr.toFixed(2)],
    ['Grace ends', ({ scheduleOfCharges }) => scheduleOfCharges.find(({ isGracePeriod }) => isGracePeriod)?.date],
    [MONEY_LABELS.storageFee, ({ financeChargeBreakdown }) => moneyCell(financeChargeBreakdown.storageFee)],
    [MONEY_LABELS.firearmFee, ({ financeChargeBreakdown }) => moneyCell(financeChargeBreakdown.firearmFee)],
    [MONEY_LABELS.miscFee, ({ financeChargeBreakdown }) => moneyCell(financeChargeBreakdown.miscFee)],
    ['Rules', ({ regime }) => regime],
    ['Covered borrower', ({ coveredBorrower }) => coveredBorrower],
    ['Military check', ({ militaryCheckState }) => militaryCheckState],
    ['Checked on', ({ militaryCheck }) => militaryCheck?.day],
    ['Checked by', ({ militaryCheck }) => militaryCheck && MILITARY_CHECK_LABELS[militaryCheck.method]],
    ['Check reference', ({ militaryCheck }) => militaryCheck?.reference],
    ['Open until', ({ loanExpiresDay }) => loanExpiresDay],
    ['Saved by', ({ loanSavedByID }) => user(loanSavedByID)],
    ['Time zone', () => companyTimezone],
  ],
}

export const file = fileOf(loans)
