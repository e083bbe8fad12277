import type { LoanStatus } from '@xd/core/domain/loan/status.ts'
import { isPaymentStatus } from '@xd/core/domain/payment/status.ts'
import { capCount, type CappedCount } from '@xd/core/domain/search/count-cap.ts'
import type { Db } from '#db/connect.ts'
import { type Places, prepared } from '#db/prepared.ts'
import type { CompanyScope } from '#db/scope.ts'
import type { CustomerFilter } from './customer-list.ts'
import type { PaymentFilter } from './payment-list.ts'

// The lengths of lists whose filters the database keeps counts for; undefined where they must be counted.

const customerCounts = prepared((db, { companyID }: Places<{ companyID: number }>) =>
  db.selectFrom('customer_counts').selectAll().where('companyID', '=', companyID),
)
const paymentCounts = prepared((db, { companyID }: Places<{ companyID: number }>) =>
  db.selectFrom('payment_counts').selectAll().where('companyID', '=', companyID),
)

const loanCounts = prepared((db, { companyID }: Places<{ companyID: number }>) =>
  db.selectFrom('loan_counts').selectAll().where('companyID', '=', companyID),
)

export const keptCustomerCount = async (
  db: Db,
  { companyID }: CompanyScope,
  { status, label, storeID, custIDs }: Omit<CustomerFilter, 'filter'>,
): Promise<CappedCount | undefined> => {
  if ([label, storeID, custIDs].some((one) => one !== undefined)) return undefined
  const [counts] = await customerCounts(db, { companyID })
  const { customers = 0, blocked = 0, optedOut = 0 } = counts ?? {}
  return capCount(status === 'all' ? customers : status === 'blocked' ? blocked : optedOut)
}

/** Only the clock separates unpaid from expired, and no stored count can follow that. */
const isKept = ({ status, label, custID, paymentKeys, spans }: PaymentFilter): boolean =>
  (status === 'all' || (isPaymentStatus(status) && status !== 'sent')) &&
  [label, custID, paymentKeys, spans].every((one) => one === undefined)

export const keptPaymentCount = async (
  db: Db,
  { companyID, storeIDs }: CompanyScope,
  filter: PaymentFilter,
): Promise<CappedCount | undefined> => {
  if (!isKept(filter) || filter.filter.trim() !== '') return undefined
  const counts = await paymentCounts(db, { companyID })
  const { status, storeID } = filter
  const asked = counts.filter(
    (one) =>
      (status === 'all' || one.paymentStatus === status) &&
      storeIDs.includes(one.storeID) &&
      (storeID === undefined || one.storeID === storeID),
  )
  return capCount(asked.reduce((total, { payments }) => total + payments, 0))
}

/** Only the clock separates open from expired. */
export const keptLoanCount = async (
  db: Db,
  { companyID }: CompanyScope,
  status: LoanStatus | 'all',
): Promise<CappedCount | undefined> => {
  if (status === 'open' || status === 'expired') return undefined
  const counts = (await loanCounts(db, { companyID })).filter((one) => status === 'all' || one.loanStatus === status)
  return capCount(counts.reduce((total, { loans }) => total + loans, 0))
}
