import type { RequestTicket } from '@xd/core/contract/entity/request-ticket.ts'
import { regimeFor } from '@xd/core/domain/loan/choose-regime.ts'
import { stateOfStore } from '@xd/core/domain/loan/usual-rules.ts'
import { type InterestClock, interestClock, interestLeftOut } from '@xd/core/domain/notice/interest-clock.ts'
import { AFTER_MATURITY, stateOfLaw } from '@xd/core/domain/notice/lawful.ts'
import { maximumNoticeFee, requiredNotice } from '@xd/core/domain/notice/notice-fee.ts'
import { mayBeTheirs } from '@xd/core/domain/ticket/book.ts'
import { ticketNumberOf } from '@xd/core/domain/ticket/number.ts'
import { parseTicketList } from '@xd/core/domain/ticket/ticket-list.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'
import { givenAbout, type GivenNotice, givenNotices } from '#queries/given-notices.ts'
import { type StoredTicket, ticketsByNumbers } from '#queries/import-lookups.ts'
import { noticeFeesAsked } from '#queries/notice-fees.ts'
import { findNoticeSettings, noticeSettingsOf } from '#queries/notice-settings.ts'
import type { StoreRow } from '#queries/stores.ts'

type Shown = typeof RequestTicket.Type

interface Asked {
  readonly store: StoreRow
  readonly custID: number
  readonly paymentTicketList: string
  readonly now: number
}

/** The due date the notices are about: the book's, or else the latest one that a notice named. */
const dueDateOf = (
  booked: StoredTicket | undefined,
  given: readonly GivenNotice[],
  { ticketNumber, custID }: { readonly ticketNumber: string; readonly custID: number },
): LocalDay | undefined => {
  if (booked !== undefined && booked.ticketDueDate !== '') return booked.ticketDueDate
  const named = given.filter((one) => one.ticketNumber === ticketNumber && one.custID === custID)
  return named
    .map(({ dueDate }) => dueDate)
    .sort()
    .at(-1)
}

/** The book's and the notices' information about a request's tickets, and its maximum notice fee. */
export const requestTickets = query(
  async (
    db: Db,
    scope: CompanyScope,
    { store, custID, paymentTicketList, now }: Asked,
  ): Promise<{ tickets: readonly Shown[]; maximumNoticeFee: Shown['amountDue'] & number }> => {
    const list = parseTicketList(paymentTicketList)
    const numbers = list.ok ? list.tickets.map(ticketNumberOf) : []
    const { storeID, storeTimezone } = store
    const [book, given, asked, settings] = await Promise.all([
      ticketsByNumbers(db, scope, storeID, numbers),
      givenNotices(db, scope, storeID, { numbers, kinds: AFTER_MATURITY }),
      noticeFeesAsked(db, scope, storeID, { numbers, now }),
      findNoticeSettings(db, scope, storeID),
    ])
    const { noticeLaw: law } = noticeSettingsOf(settings, store)
    const state = stateOfStore(store.storeAddressStr) ?? stateOfLaw(law)
    const today = localDay(now, storeTimezone)

    const tickets = numbers.map((ticketNumber) => {
      const inBook = book.get(ticketNumber)
      const booked = inBook !== undefined && mayBeTheirs(inBook, custID) ? inBook : undefined
      const dueDate = dueDateOf(booked, given, { ticketNumber, custID })
      const notices = dueDate === undefined ? [] : givenAbout(given, { ticketNumber, dueDate, custID })
      const interest =
        booked === undefined || dueDate === undefined
          ? null
          : interestClock(law, 'past-due', {
              dueDate,
              given: notices.map(({ day }) => day),
              isOpen: booked.ticketStatus === 'active',
              today,
            })
      return {
        booked,
        notice: dueDate === undefined ? undefined : requiredNotice(dueDate, notices),
        shown: {
          ticketNumber,
          ticketStatus: booked?.ticketStatus ?? null,
          amountDue: booked?.amountDueCents ?? null,
          asOf: booked?.asOf ?? null,
          interest,
          interestLeftOut: leftOutOf(booked, interest, { state, today }),
        },
      }
    })
    const notices = tickets.flatMap(({ notice }) => notice ?? [])
    const charged = tickets.flatMap(({ notice, shown }) =>
      notice !== undefined &&
      asked.some(
        ({ ticketNumber, requestedAt }) =>
          ticketNumber === shown.ticketNumber && localDay(requestedAt, storeTimezone) >= notice.day,
      )
        ? [notice.noticeID]
        : [],
    )
    return {
      tickets: tickets.map(({ shown }) => shown),
      maximumNoticeFee: maximumNoticeFee({ state, notices, charged: new Set(charged) }),
    }
  },
)

const leftOutOf = (
  booked: StoredTicket | undefined,
  interest: InterestClock | null,
  { state, today }: { readonly state: string | undefined; readonly today: LocalDay },
) => {
  if (booked === undefined || booked.principalCents === null || booked.ticketDueDate === '') return null
  if (interest === null || interest.noInterestFrom === null || state === undefined) return null
  const regime = regimeFor(state, booked.ticketLoanDate ?? booked.ticketDueDate)
  if (regime === undefined) return null
  return interestLeftOut(regime, { noticeBy: interest.noticeBy, principal: booked.principalCents, today })
}
