import type { BatchKind } from '@xd/core/domain/notice/batch.ts'
import { graceAfterNotice, type NoticeLaw } from '@xd/core/domain/notice/lawful.ts'
import type { GivenOn } from '@xd/core/domain/notice/notice-fee.ts'
import type { LocalDay } from '@xd/core/domain/time/zone.ts'
import type { givenNotices } from '#queries/given-notices.ts'

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
