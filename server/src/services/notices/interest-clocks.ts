import { type InterestClock, interestClock } from '@xd/core/domain/notice/interest-clock.ts'
import { AFTER_MATURITY, isRuled } from '@xd/core/domain/notice/lawful.ts'
import { mayBeTheirs } from '@xd/core/domain/ticket/book.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import type { Db } from '#db/connect.ts'
import type { CompanyScope } from '#db/scope.ts'
import { daysGiven, givenNotices } from '#queries/given-notices.ts'
import { ticketsByNumbers } from '#queries/import-lookups.ts'
import type { ListedNotice } from '#queries/notice-list.ts'
import type { NoticeTicketRow } from '#queries/notices.ts'
import { findNoticeSettings, noticeSettingsOf } from '#queries/notice-settings.ts'
import { findStore } from '#queries/stores.ts'

type OfNotice = ReadonlyMap<number, readonly NoticeTicketRow[]>

const clocksOfStore = async (
  db: Db,
  scope: CompanyScope,
  storeID: number,
  { rows, tickets, now }: { readonly rows: readonly ListedNotice[]; readonly tickets: OfNotice; readonly now: number },
) => {
  const store = await findStore(db, scope, storeID)
  const { noticeLaw: law } = noticeSettingsOf(
    await findNoticeSettings(db, scope, storeID),
    store ?? { storeID, storePhone: '', storeAddressStr: '' },
  )
  const ruled = rows.filter(({ batchKind }) => isRuled(law, batchKind))
  if (store === undefined || ruled.length === 0) return []
  const numbers = [
    ...new Set(ruled.flatMap(({ noticeID }) => (tickets.get(noticeID) ?? []).map(({ ticketNumber }) => ticketNumber))),
  ]
  const given = await givenNotices(db, scope, storeID, { numbers, kinds: AFTER_MATURITY })
  const book = await ticketsByNumbers(db, scope, storeID, numbers)
  const today = localDay(now, store.storeTimezone)
  return ruled.flatMap(({ noticeID, custID, batchKind }) =>
    (tickets.get(noticeID) ?? []).map(({ ticketNumber, dueDate, paidAt }) => {
      const booked = book.get(ticketNumber)
      const isSame = booked === undefined || (mayBeTheirs(booked, custID) && booked.ticketDueDate === dueDate)
      const clock = interestClock(law, batchKind, {
        dueDate,
        given: daysGiven(given, { ticketNumber, dueDate, custID }),
        isOpen: paidAt === null && isSame && (booked?.ticketStatus ?? 'active') === 'active',
        today,
      })
      return [`${noticeID}/${ticketNumber}`, clock] as const
    }),
  )
}

/** Whether interest still runs on these notices' tickets, by notice and ticket; only where a law applies. */
export const interestClocks = async (
  db: Db,
  scope: CompanyScope,
  rows: readonly ListedNotice[],
  tickets: OfNotice,
  now: number,
) => {
  const after = rows.filter(({ batchKind }) => AFTER_MATURITY.includes(batchKind))
  const clocks = new Map<string, InterestClock | null>()
  for (const storeID of new Set(after.map((row) => row.storeID))) {
    const own = after.filter((row) => row.storeID === storeID)
    for (const [key, clock] of await clocksOfStore(db, scope, storeID, { rows: own, tickets, now }))
      clocks.set(key, clock)
  }
  return (noticeID: number, ticketNumber: string) => clocks.get(`${noticeID}/${ticketNumber}`) ?? null
}
