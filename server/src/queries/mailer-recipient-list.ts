import { customerSearchTerms } from '@xd/core/domain/customer/search-text.ts'
import type { RecipientState } from '@xd/core/domain/mailer/recipient-state.ts'
import type { Db } from '#db/connect.ts'
import { pagesOf } from '#db/counted.ts'
import type { Order } from '#db/keyset.ts'
import type { CompanyScope } from '#db/scope.ts'
import { companyColumn, matchText } from '#db/search.ts'

const inOrder: Order = { name: 'place', columns: [{ ref: 'r.recipientID', key: 'recipientID', type: 'number' }] }
export const RECIPIENT_ORDERS = { recipientID: inOrder } as const satisfies Record<string, Order>

export interface RecipientFilter {
  readonly jobID: number
  readonly filter: string
  readonly state: RecipientState | 'all'
  /** Why they were left out, or the error code if it did not arrive. */
  readonly reason: string | number | undefined
}

const recipientsThat = async (db: Db, scope: CompanyScope, { jobID, filter, state, reason }: RecipientFilter) => {
  const { companyID } = scope
  const terms = customerSearchTerms(filter)
  const match = terms.length > 0 ? await matchText(db, scope, 'customers', terms, 'c') : undefined
  return db
    .selectFrom('mailer_recipients as r')
    .leftJoin('customers as u', 'u.custID', 'r.custID')
    .selectAll('r')
    .select(['u.custFirstName', 'u.custLastName'])
    .where('r.companyID', '=', companyID)
    .where('r.jobID', '=', jobID)
    .$if(state !== 'all', (query) => query.where('r.state', '=', state as RecipientState))
    .$if(reason !== undefined, (query) =>
      typeof reason === 'number' ? query.where('r.errorCode', '=', reason) : query.where('r.reason', '=', reason!),
    )
    .$if(match !== undefined, (query) =>
      query.where((eb) =>
        eb(
          'r.custID',
          'in',
          eb
            .selectFrom('customers as c')
            .select('c.custID')
            .where(companyColumn('c', match), '=', companyID)
            .where(match!.where),
        ),
      ),
    )
}

export const { page: recipientPage, list: listRecipients } = pagesOf(recipientsThat)

export type ListedRecipient = Awaited<ReturnType<typeof recipientPage>>['rows'][number]
