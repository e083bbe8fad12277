import { Clock, Effect } from 'effect'
import { AppConfig } from '#app-config.ts'
import type { Caller } from '#caller.ts'
import { ticketNumberOf } from '@xd/core/domain/ticket/number.ts'
import { NOTICE_ORDERS, noticePage } from '#queries/notice-list.ts'
import { holdersOfTicket } from '#queries/ticket-holders.ts'
import { presentNotices } from './present-notices.ts'

const MOST = 100

/**
 * Customers with their notices, newest first, and any customer with the ticket in the book. An empty search finds
 * nobody.
 */
export const lookUpNotices = Effect.fnUntraced(function* (
  caller: Caller,
  wanted: { readonly filter: string; readonly custID?: number },
) {
  const { filter } = wanted
  if (filter === '' && wanted.custID === undefined) return []
  const { publicURL } = yield* AppConfig
  const now = yield* Clock.currentTimeMillis
  const holders = filter === '' ? [] : yield* holdersOfTicket(caller, ticketNumberOf(filter))
  const sought = { ...wanted, holders: holders.map(({ custID }) => custID), statuses: [] }
  const page = { order: NOTICE_ORDERS.noticeID, dir: 'desc', perPage: MOST } as const
  const { rows } = yield* noticePage(caller, sought, page)
  const shown = yield* presentNotices(caller, rows, { now, publicURL })
  const custIDs = [...new Set(rows.flatMap(({ custID }) => custID ?? []))]
  const found = custIDs.map((custID) => {
    const { custFirstName, custLastName, custPhone } = rows.find((row) => row.custID === custID)!
    return {
      custID,
      custFirstName: custFirstName ?? '',
      custLastName: custLastName ?? '',
      custPhone: custPhone ?? '',
      notices: shown.filter((notice) => notice.custID === custID),
    }
  })
  const without = holders.filter(({ custID }) => !custIDs.includes(custID))
  return [...found, ...without.map((holder) => ({ ...holder, notices: [] }))]
})
