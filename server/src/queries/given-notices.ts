import type { BatchKind } from '@xd/core/domain/notice/batch.ts'
import { graceAfterNotice, type NoticeLaw } from '@xd/core/domain/notice/lawful.ts'
import type { GivenOn } from '@xd/core/domain/notice/notice-fee.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import type { Db } from '#db/connect.ts'
import { amongThese } from '#db/prepared.ts'
import type { Tenant } from '#db/scope.ts'

/** Notices of these kinds about a store's tickets that were given: handed over and not returned, or mailed. */
export const givenNotices = async (
  db: Db,
  { companyID }: Tenant,
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

export type GivenNotice = Awaited<ReturnType<typeof givenNotices>>[number]

export interface OfCustomer {
  readonly ticketNumber: string
  readonly dueDate: string
  readonly custID: number | null
}

/** The days on which it counts as given. An undelivered notice may have been mailed afterwards. */
const daysOf = ({ sentDay, mailedOn, noticeStatus, errorCode }: GivenNotice): readonly LocalDay[] => [
  ...(sentDay !== null && noticeStatus !== 'failed' && errorCode === null ? [sentDay] : []),
  ...(mailedOn === null ? [] : [mailedOn]),
]

const about = (given: readonly GivenNotice[], { ticketNumber, dueDate, custID }: OfCustomer) =>
  given.filter((one) => one.ticketNumber === ticketNumber && one.dueDate === dueDate && one.custID === custID)

/** The notices about a ticket, each with the days on which it was given. */
export const givenAbout = (given: readonly GivenNotice[], ticket: OfCustomer): readonly GivenOn[] =>
  about(given, ticket).flatMap((one) => daysOf(one).map((day) => ({ noticeID: one.noticeID, day })))

/** The days on which notices about a ticket were given. */
export const daysGiven = (given: readonly GivenNotice[], ticket: OfCustomer): readonly LocalDay[] =>
  givenAbout(given, ticket).map(({ day }) => day)

/** The last day that the first notice about a ticket set; null if none was given after it was due. */
export const lastDayGiven = (law: NoticeLaw, given: readonly GivenNotice[], ticket: OfCustomer): LocalDay | null => {
  const [first] = about(given, ticket)
    .flatMap(({ batchKind, graceDate, ...one }) =>
      daysOf({ batchKind, graceDate, ...one }).map((noticeDay) => ({ noticeDay, graceDate, kind: batchKind })),
    )
    .filter(({ noticeDay }) => noticeDay > ticket.dueDate)
    .sort((one, other) => (one.noticeDay < other.noticeDay ? -1 : 1))
  return first === undefined ? null : graceAfterNotice(law, first.kind as BatchKind, first)
}
