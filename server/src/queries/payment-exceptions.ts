import type { Db } from '#db/connect.ts'
import { counted } from '#db/counted.ts'
import { fetchPage, type Order, type Page } from '#db/keyset.ts'
import { query } from '#db/query.ts'
import { rowsByID } from '#db/rows-by-id.ts'
import type { CompanyScope } from '#db/scope.ts'
import { orNone } from '#db/or-none.ts'
import type { Span } from './reconciliation.ts'

export const EXCEPTION_ORDERS = {
  foundDate: {
    name: 'found',
    columns: [
      { ref: 'e.foundAt', key: 'foundAt', type: 'number' },
      { ref: 'e.exceptionID', key: 'exceptionID', type: 'number' },
    ],
  },
} as const satisfies Record<string, Order>

export interface ExceptionFilter {
  readonly status: 'open' | 'resolved' | 'all'
  readonly storeID?: number
}

/** Exceptions of the caller's stores, and those whose store is unknown. */
const exceptions = (db: Db, { companyID, storeIDs }: CompanyScope) =>
  db
    .selectFrom('payment_exceptions as e')
    .where('e.companyID', '=', companyID)
    .where((eb) => eb.or([eb('e.storeID', 'is', null), eb('e.storeID', 'in', orNone(storeIDs))]))

const withPayment = (query: ReturnType<typeof exceptions>) =>
  query.leftJoin('payments as p', 'p.paymentID', 'e.paymentID').selectAll('e').select('p.paymentKey')

export type ExceptionRow = NonNullable<Awaited<ReturnType<typeof findException>>>

export const findException = query((db: Db, scope: CompanyScope, exceptionID: number) =>
  withPayment(exceptions(db, scope)).where('e.exceptionID', '=', exceptionID).executeTakeFirst(),
)

const narrowed = (db: Db, scope: CompanyScope, { status, storeID }: ExceptionFilter) =>
  exceptions(db, scope)
    .$if(status === 'open', (q) => q.where('e.resolvedAt', 'is', null))
    .$if(status === 'resolved', (q) => q.where('e.resolvedAt', 'is not', null))
    .$if(storeID !== undefined, (q) => q.where('e.storeID', '=', storeID!))

export const exceptionPage = (db: Db, scope: CompanyScope, filter: ExceptionFilter, page: Page) =>
  fetchPage(withPayment(narrowed(db, scope, filter)), page)

export const listExceptions = counted(exceptionPage, narrowed)

export const countOpenExceptions = query(async (db: Db, scope: CompanyScope): Promise<number> => {
  const open = exceptions(db, scope).where('e.resolvedAt', 'is', null)
  const { n } = await open.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()
  return n
})

/** Exceptions within a span that someone has resolved with a note although the two sides still differ. */
export const countExplained = query(async (db: Db, scope: CompanyScope, { from, to }: Span): Promise<number> => {
  const explained = exceptions(db, scope)
    .where('e.resolvedByID', 'is not', null)
    .where('e.at', '>=', from)
    .where('e.at', '<', to)
  const { n } = await explained.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()
  return n
})

export const { update: updateException } = rowsByID('payment_exceptions', 'exceptionID')
