import { customerSearchTerms } from '@xd/core/domain/customer/search-text.ts'
import { type LoanStatus, savedBounds } from '@xd/core/domain/loan/status.ts'
import { addDays, FIRST_DAY } from '@xd/core/domain/time/day.ts'
import type { LocalDay } from '@xd/core/domain/time/zone.ts'
import type { Db } from '#db/connect.ts'
import { countBeside } from '#db/count.ts'
import { fetchPage, type Order, type OrderColumn, type Page } from '#db/keyset.ts'
import type { CompanyScope } from '#db/scope.ts'
import { companyColumn, matchText } from '#db/search.ts'
import { findLoans } from './loans.ts'

const column = (key: string, type: OrderColumn['type'] = 'number'): OrderColumn => ({ ref: `l.${key}`, key, type })
const id = column('loanID')

/** Each has its index. */
export const LOAN_ORDERS = {
  loanSavedDate: { name: 'saved', columns: [column('savedAt'), id] },
  loanDate: { name: 'date', columns: [column('loanDate', 'text'), id] },
  maturityDate: { name: 'maturity', columns: [column('maturityDate', 'text'), id] },
  amount: { name: 'amount', columns: [column('amountCents'), id] },
} as const satisfies Record<string, Order>

export interface LoanFilter {
  readonly filter: string
  readonly status: LoanStatus | 'all'
  readonly custID?: number
  readonly userID?: number
  /** Days of the loan, both included. */
  readonly from?: LocalDay
  readonly to?: LocalDay
  readonly now: number
}

const NUMBER = /^#?([1-9]\d{0,14})$/

const inState = ({ status, now }: LoanFilter) => {
  const { openAfter, expiredBefore } = savedBounds(now)
  return { isOpen: status === 'open', isExpired: status === 'expired', openAfter, expiredBefore }
}

/** The quotes that a filter lets through. */
const loansThat = async (db: Db, scope: CompanyScope, asked: LoanFilter) => {
  const { companyID } = scope
  const { filter, status, custID, userID, from, to, now } = asked
  const { isOpen, isExpired, openAfter, expiredBefore } = inState(asked)
  const terms = customerSearchTerms(filter)
  const match = terms.length > 0 ? await matchText(db, scope, 'customers', terms, 'c') : undefined
  const number = NUMBER.exec(filter.trim())?.[1]
  return (
    db
      .selectFrom('loans as l')
      .selectAll('l')
      .where('l.companyID', '=', companyID)
      .$if(match !== undefined, (query) =>
        query.where((eb) =>
          eb.or([
            eb(
              'l.custID',
              'in',
              eb
                .selectFrom('customers as c')
                .select('c.custID')
                .where(companyColumn('c', match), '=', companyID)
                .where(match!.where),
            ),
            ...(number === undefined ? [] : [eb('l.loanID', '=', Number(number))]),
          ]),
        ),
      )
      .$if(status !== 'all', (query) =>
        query.where('l.loanStatus', '=', status === 'expired' ? 'open' : (status as 'open')),
      )
      // By when they were saved, too: the list is read in that order.
      .$if(isOpen, (query) => query.where('l.expiresAt', '>', now).where('l.savedAt', '>', openAfter))
      .$if(isExpired, (query) => query.where('l.expiresAt', '<=', now).where('l.savedAt', '<', expiredBefore))
      .$if(custID !== undefined, (query) => query.where('l.custID', '=', custID!))
      .$if(userID !== undefined, (query) => query.where('l.savedByID', '=', userID!))
      .$if(from !== undefined, (query) => query.where('l.loanDate', '>=', from!))
      .$if(to !== undefined, (query) => query.where('l.loanDate', '<=', to!))
  )
}

/** One page of the quotes, whole. */
export const loanPage = async (db: Db, scope: CompanyScope, filter: LoanFilter, page: Page) => {
  const found = await fetchPage(await loansThat(db, scope, filter), page)
  const loanIDs = found.rows.map(({ loanID }) => loanID)
  return { rows: await findLoans(db, scope, loanIDs), nextCursor: found.nextCursor }
}

/** One page, and the count over all pages. */
export const listLoans = async (db: Db, scope: CompanyScope, filter: LoanFilter, page: Page) => {
  const found = await loanPage(db, scope, filter, page)
  return { ...found, ...(await countBeside(db, () => loansThat(db, scope, filter), page, found)) }
}

/** No law's grace period is longer, in days. */
const LONGEST_GRACE = 60

/** Accepted loans that mature, or whose grace period ends, from one day to another. */
export const loansEnding = (db: Db, { companyID }: CompanyScope, { from, to }: { from: LocalDay; to: LocalDay }) =>
  db
    .selectFrom('loans')
    .select(['loanID', 'maturityDate', 'graceEnds'])
    .where('companyID', '=', companyID)
    .where('loanStatus', '=', 'accepted')
    .where('maturityDate', '>=', from <= FIRST_DAY ? from : addDays(from, -LONGEST_GRACE))
    .where('maturityDate', '<=', to)
    .execute()
