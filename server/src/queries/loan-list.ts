import { type Expression, expressionBuilder, type SqlBool } from 'kysely'
import { customerSearchTerms } from '@xd/core/domain/customer/search-text.ts'
import type { MilitaryCheckState } from '@xd/core/domain/loan/military-check.ts'
import { type LoanStatus, savedBounds } from '@xd/core/domain/loan/status.ts'
import { capCount, type CappedCount } from '@xd/core/domain/search/count-cap.ts'
import { addDays, FIRST_DAY, type LocalDay } from '@xd/core/domain/time/day.ts'
import type { Db } from '#db/connect.ts'
import { countBeside } from '#db/count.ts'
import {
  fetchPage,
  inPlace,
  type Order,
  type OrderColumn,
  type Page,
  pageOfRows,
  type PageShape,
  type PageValues,
  shapeOfPage,
  valuesOfPage,
} from '#db/keyset.ts'
import type { LoansTable } from '#db/loan-tables.ts'
import { type Given, type Places, prepared } from '#db/prepared.ts'
import type { CompanyScope } from '#db/scope.ts'
import { customersFoundBy } from './customer-search.ts'
import { companyColumn, matchText } from '#db/search.ts'
import { findLoans, type WholeLoan, wholeLoans } from './loans.ts'

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
  readonly check?: MilitaryCheckState
  readonly custID?: number
  readonly userID?: number
  /** Days of the loan, both included. */
  readonly from?: LocalDay
  readonly to?: LocalDay
  readonly now: number
}

const loanCounts = prepared((db, { companyID }: Places<{ companyID: number }>) =>
  db.selectFrom('loan_counts').selectAll().where('companyID', '=', companyID),
)

/** Only the clock separates open from expired. */
const keptLoanCount = async (
  db: Db,
  { companyID }: CompanyScope,
  status: LoanStatus | 'all',
): Promise<CappedCount | undefined> => {
  if (status === 'open' || status === 'expired') return undefined
  const counts = (await loanCounts(db, { companyID })).filter((one) => status === 'all' || one.loanStatus === status)
  return capCount(counts.reduce((total, { loans }) => total + loans, 0))
}

const NUMBER = /^#?([1-9]\d{0,14})$/

type Bounds = Readonly<Record<'now' | 'openAfter' | 'expiredBefore', Given<number>>>

/** Whether a quote has this status as shown. It also bounds the time saved, since the list is read in that order. */
const inState = (status: LoanFilter['status'], { now, openAfter, expiredBefore }: Bounds): Expression<SqlBool> => {
  const eb = expressionBuilder<{ l: LoansTable }, 'l'>()
  if (status === 'all') return eb.and([])
  const stored = eb('l.loanStatus', '=', status === 'expired' ? 'open' : status)
  if (status === 'open') return eb.and([stored, eb('l.expiresAt', '>', now), eb('l.savedAt', '>', openAfter)])
  if (status === 'expired') return eb.and([stored, eb('l.expiresAt', '<=', now), eb('l.savedAt', '<', expiredBefore)])
  return stored
}

/** The quotes a filter lets through. */
const loansThat = async (db: Db, scope: CompanyScope, asked: LoanFilter) => {
  const { companyID } = scope
  const { filter, status, check, custID, userID, from, to, now } = asked
  const terms = customerSearchTerms(filter)
  const match = terms.length > 0 ? await matchText(db, scope, 'customers', terms, 'c') : undefined
  const number = NUMBER.exec(filter.trim())?.[1]
  return db
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
    .where(inState(status, { now, ...savedBounds(now) }))
    .$if(check !== undefined, (query) => query.where('l.militaryCheck', '=', check!))
    .$if(custID !== undefined, (query) => query.where('l.custID', '=', custID!))
    .$if(userID !== undefined, (query) => query.where('l.savedByID', '=', userID!))
    .$if(from !== undefined, (query) => query.where('l.loanDate', '>=', from!))
    .$if(to !== undefined, (query) => query.where('l.loanDate', '<=', to!))
}

type PlainValues = PageValues & Record<'companyID' | 'now' | 'openAfter' | 'expiredBefore', number>

/** By status alone: the list's initial state. */
const plainly = prepared<PlainValues, WholeLoan, PageShape & Pick<LoanFilter, 'status'>>((db, values, shape) => {
  const { status, ...page } = shape
  return inPlace(wholeLoans(db, values).where(inState(status, values)), page, values)
})

const isPlain = ({ filter, check, custID, userID, from, to }: LoanFilter): boolean =>
  filter.trim() === '' && [check, custID, userID, from, to].every((one) => one === undefined)

/** One page of the quotes, whole. */
export const loanPage = async (db: Db, scope: CompanyScope, filter: LoanFilter, page: Page) => {
  if (isPlain(filter)) {
    const { status, now } = filter
    const values = { companyID: scope.companyID, now, ...savedBounds(now), ...valuesOfPage(page) }
    return pageOfRows(await plainly(db, values, { status, ...shapeOfPage(page) }), page)
  }
  const found = await fetchPage(await loansThat(db, scope, filter), page)
  const loanIDs = found.rows.map(({ loanID }) => loanID)
  return { rows: await findLoans(db, scope, loanIDs), nextCursor: found.nextCursor }
}

/** One page, and the count over all pages. */
export const listLoans = async (db: Db, scope: CompanyScope, filter: LoanFilter, page: Page) => {
  const found = await loanPage(db, scope, filter, page)
  const kept = isPlain(filter) ? await keptLoanCount(db, scope, filter.status) : undefined
  return { ...found, ...(kept ?? (await countBeside(db, () => loansThat(db, scope, filter), page, found))) }
}

/** No law's grace period is longer, in days. */
const LONGEST_GRACE = 60

/** Accepted loans that mature, or whose grace period ends, from one day to another. */
export const loansEnding = async (
  db: Db,
  scope: CompanyScope,
  { from, to }: { from: LocalDay; to: LocalDay },
  words: readonly string[],
) => {
  const { companyID } = scope
  const customers = await customersFoundBy(db, scope, words)
  return db
    .selectFrom('loans')
    .select(['loanID', 'maturityDate', 'graceEnds'])
    .$if(customers !== undefined, (query) => query.where('custID', 'in', customers!))
    .where('companyID', '=', companyID)
    .where('loanStatus', '=', 'accepted')
    .where('maturityDate', '>=', from <= FIRST_DAY ? from : addDays(from, -LONGEST_GRACE))
    .where('maturityDate', '<=', to)
    .execute()
}
