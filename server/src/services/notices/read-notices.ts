import { Effect } from 'effect'
import { type GivenNotice, type NoticeRefusal, readNotice } from '@xd/core/domain/notice/given-notice.ts'
import { inSlices } from '#services/in-slices.ts'

export interface Refused {
  readonly noticeExternalID: string | null
  readonly code: NoticeRefusal
}

/** A row that is left out before its cells are read. */
export class LeftOut {
  readonly noticeExternalID: string
  readonly code: NoticeRefusal
  constructor(noticeExternalID: string, code: NoticeRefusal) {
    this.noticeExternalID = noticeExternalID
    this.code = code
  }
}

/** A customer's notices in one batch, combined: they get one text for all their tickets. */
export type TakenNotice = GivenNotice & {
  /** The id each ticket came with. */
  readonly cameAs: ReadonlyMap<string, string>
}

const together = (one: TakenNotice, other: GivenNotice): TakenNotice => {
  const tickets = new Map([...one.tickets, ...other.tickets].map((ticket) => [ticket.ticketNumber, ticket]))
  const cameAs = new Map(one.cameAs)
  for (const { ticketNumber } of other.tickets) cameAs.set(ticketNumber, other.noticeExternalID)
  return {
    ...one,
    email: one.email ?? other.email,
    agreedAt: one.agreedAt ?? other.agreedAt,
    tickets: [...tickets.values()],
    cameAs,
  }
}

/** Identifies the customer it is for, as far as the batch says. */
const keyOf = ({ phone, email, customerNumber, noticeExternalID }: GivenNotice): string =>
  phone ?? email ?? (customerNumber === '' ? `only ${noticeExternalID}` : `number ${customerNumber}`)

const readOne = (given: unknown, seen: Set<string>) =>
  given instanceof LeftOut ? { ok: false as const, ...given } : readNotice(given, seen)

/** Reads the input, one notice at a time. Only a bad one is refused. */
export const readNotices = Effect.fnUntraced(function* (given: Iterable<unknown>) {
  const seen = new Set<string>()
  const refused: Refused[] = []
  const taken = new Map<string, TakenNotice>()
  let count = 0
  yield* Effect.promise(() =>
    inSlices(given, (one) => {
      count += 1
      const read = readOne(one, seen)
      if (!read.ok) return void refused.push({ noticeExternalID: read.noticeExternalID, code: read.code })
      const { notice } = read
      const known = taken.get(keyOf(notice))
      const cameAs = new Map(notice.tickets.map(({ ticketNumber }) => [ticketNumber, notice.noticeExternalID]))
      taken.set(keyOf(notice), known === undefined ? { ...notice, cameAs } : together(known, notice))
    }),
  )
  return { refused, taken: [...taken.values()], takenCount: count - refused.length }
})
