import type { StopRequest } from '@xd/core/contract/entity/stop-request.ts'
import { ownWords } from '@xd/core/domain/message/own-words.ts'
import { businessDaysLeft } from '@xd/core/domain/message/stop-request.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import type { StopRow } from '#queries/stop-requests.ts'

/** An email may be long, but the request is at its beginning. */
const MOST_WORDS = 500
const MOST_READ = 20_000

export const presentStopRequest = (row: StopRow, now: number): typeof StopRequest.Type => {
  const isOpen = row.decidedAt === 0
  return {
    stopRequestID: row.stopRequestID,
    storeID: row.storeID,
    custID: row.custID,
    convoID: row.convoID,
    messageID: row.messageID,
    customer: { custFirstName: row.custFirstName, custLastName: row.custLastName, custPhone: row.custPhone },
    channel: row.channel,
    words: ownWords((row.messageBody ?? '').slice(0, MOST_READ))
      .trim()
      .slice(0, MOST_WORDS),
    requestedDate: row.requestedAt,
    dueDay: row.dueDay,
    daysLeft: isOpen ? businessDaysLeft(localDay(now, row.storeTimezone), row.dueDay) : null,
    decision: row.decision,
    decidedDate: isOpen ? null : row.decidedAt,
    decidedByID: row.decidedByID,
  }
}
