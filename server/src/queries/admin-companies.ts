import type { Insertable } from 'kysely'
import type { CompanyStatus } from '@xd/core/domain/company/status.ts'
import { foldText } from '@xd/core/domain/text/fold.ts'
import type { CompaniesTable } from '#db/company-tables.ts'
import type { Db, TxDb } from '#db/connect.ts'
import { counted } from '#db/counted.ts'
import {
  fetchPage,
  inPlace,
  type Order,
  type Page,
  pageOfRows,
  type PageShape,
  type PageValues,
  shapeOfPage,
  valuesOfPage,
} from '#db/keyset.ts'
import { type Places, prepared } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import type { SystemScope } from '#db/scope.ts'
import { contains } from '#db/search.ts'
import { withFacts } from './support.ts'

export const COMPANY_ORDERS = {
  companyName: {
    name: 'name',
    columns: [
      { ref: 'c.companyFold', key: 'companyFold', type: 'text' },
      { ref: 'c.companyID', key: 'companyID', type: 'number' },
    ],
  },
} as const satisfies Record<string, Order>

export interface CompanyFilter {
  readonly status: CompanyStatus | 'all'
  /** Folded text to find anywhere in the name. */
  readonly text: string
}

const narrowed = (db: Db, { status, text }: CompanyFilter) =>
  db
    .selectFrom('companies as c')
    .$if(status !== 'all', (q) => q.where('c.suspendedAt', status === 'suspended' ? 'is not' : 'is', null))
    .$if(text !== '', (q) => q.where(contains('c.companyFold', text)))

const withoutText = prepared(
  (db, values: Places<PageValues>, { status, ...page }: PageShape & Pick<CompanyFilter, 'status'>) =>
    inPlace(withFacts(narrowed(db, { status, text: '' })), page, values),
)

export const companyPage = async (db: Db, _: SystemScope, filter: CompanyFilter, page: Page) =>
  filter.text === ''
    ? pageOfRows(await withoutText(db, valuesOfPage(page), { status: filter.status, ...shapeOfPage(page) }), page)
    : fetchPage(withFacts(narrowed(db, filter)), page)

export type CompanyRow = Awaited<ReturnType<typeof companyPage>>['rows'][number]

export const listCompanyPage = counted(companyPage, (db, _: SystemScope, filter) => narrowed(db, filter))

/** One company by its ID, with its own settings. */
export const findAnyCompany = query((db: Db, _: SystemScope, companyID: number) =>
  withFacts(narrowed(db, { status: 'all', text: '' }))
    .select(['c.companyTimezone', 'c.companySpanish', 'c.companyVersion', 'c.companyVisitApproval', 'c.createdAt'])
    .select((eb) =>
      eb
        .selectFrom('users as u')
        .select((u) => u.fn.countAll<number>().as('n'))
        .whereRef('u.companyID', '=', 'c.companyID')
        .where('u.userEnabled', '=', 1)
        .where('u.userPasswordHash', '!=', '')
        .as('userCount'),
    )
    .where('c.companyID', '=', companyID)
    .executeTakeFirst(),
)

export const companyOfStore = query(
  async (db: Db, _: SystemScope, storeID: number): Promise<number | undefined> =>
    (await db.selectFrom('stores').select('companyID').where('storeID', '=', storeID).executeTakeFirst())?.companyID,
)

export const isKeyTaken = query(
  async (db: Db, _: SystemScope, companyKey: string): Promise<boolean> =>
    (await db.selectFrom('companies').select('companyID').where('companyKey', '=', companyKey).executeTakeFirst()) !==
    undefined,
)

export const insertCompany = query(
  async (
    db: TxDb,
    _: SystemScope,
    company: Omit<Insertable<CompaniesTable>, 'companyID' | 'companyFold'>,
  ): Promise<number> =>
    (
      await db
        .insertInto('companies')
        .values({ ...company, companyFold: foldText(company.companyName) })
        .returning('companyID')
        .executeTakeFirstOrThrow()
    ).companyID,
)
