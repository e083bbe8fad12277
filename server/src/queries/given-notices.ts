import type { BatchKind } from '@xd/core/domain/notice/batch.ts'
import type { Db } from '#db/connect.ts'
import { amongThese } from '#db/prepared.ts'
import type { CompanyScope } from '#db/scope.ts'

/** Notices of these kinds about a store's tickets that were given: handed over and not returned, or mailed. */
export const givenNotices = async (
  db: Db,
  { companyID }: Pick<CompanyScope, 'companyID'>,
  storeID: number,
  { numbers, kinds }: { readonly numbers: readonly string[]; readonly kinds: readonly BatchKind[] },
) =>
  db
    .selectFrom('notice_tickets as t')
    .innerJoin('notices as n', 'n.noticeID', 't.noticeID')
    .innerJoin('notice_batches as b', 'b.batchID', 'n.batchID')
    .select([
      'n.noticeID',
      't.ticketNumber',
      't.dueDate',
      't.graceDate',
      'b.batchKind',
      'n.custID',
      'n.sentDay',
      'n.mailedOn',
      'n.noticeStatus',
      'n.errorCode',
    ])
    .where('t.companyID', '=', companyID)
    .where('t.storeID', '=', storeID)
    .where(amongThese(db, 't.ticketNumber', numbers))
    .where('b.batchKind', 'in', kinds)
    .where((eb) => eb.or([eb('n.sentDay', 'is not', null), eb('n.mailedOn', 'is not', null)]))
    .execute()
