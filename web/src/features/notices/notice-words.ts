import { SKIP_REASONS } from '@xd/core/domain/notice/skip-reasons.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { countOf } from '@xd/core/domain/text/figure.ts'
import { asLocalDay } from '@xd/core/domain/time/day.ts'
import type { BatchData, NoticeData } from '#data/notices.ts'
import { mediumDay } from '#ui/picker/month.ts'
import { moment } from '#ui/text/moment.ts'

type Counts = BatchData['counts']

export const dayText = (day: string): string => mediumDay(asLocalDay(day))

/** "10233, 10234 due Nov 20, 2026"; each with its own day if they differ. */
export const ticketsWords = (tickets: NoticeData['tickets']): string => {
  const numbers = tickets.map(({ ticketNumber }) => ticketNumber)
  const days = tickets.map(({ dueDate }) => ` due ${dayText(dueDate)}`)
  return new Set(days).size === 1
    ? `${numbers.join(', ')}${days[0]}`
    : numbers.map((number, at) => `${number}${days[at]}`).join(', ')
}

/** Left the store, by any route, and did not come back. */
export const gone = ({ sending, sent, delivered, mailed }: Counts): number => sending + sent + delivered + mailed
/** The customer has answered, paid or been reached by phone. */
export const settled = ({ answered, paid, called }: Counts): number => answered + paid + called
/** Someone must act on them. */
export const attention = ({ failed, letter }: Counts): number => failed + letter
/** They are never sent. */
export const dropped = ({ skipped, canceled }: Counts): number => skipped + canceled
/** They may still be sent automatically. */
export const left = ({ waiting, held }: Counts): number => waiting + held

const LAW_REASONS: readonly (string | null)[] = [SKIP_REASONS.not_agreed, SKIP_REASONS.unproved]

/** Whether a notice is a letter because of our reading of the law. */
export const isLetterByLaw = ({ reason }: NoticeData): boolean => LAW_REASONS.includes(reason)

/** Whether anything shown about a notice depends on our reading of the law. */
export const restsOnLaw = (notice: NoticeData): boolean =>
  isLetterByLaw(notice) || notice.tickets.some(({ interest }) => interest !== null)

/** "Text to (213) 555-0161". Before sending, the planned destination. */
export const routeWords = ({ channel, address, noticeStatus, phone }: NoticeData): string => {
  if (noticeStatus === 'letter' || noticeStatus === 'mailed') return 'Letter'
  if (channel === 'sms') return `Text to ${formatPhone(address ?? '')}`
  if (channel === 'email') return `Email to ${address ?? ''}`
  return phone === null ? 'No phone number' : formatPhone(phone)
}

/** The reason for its status, or else the time since when. */
export const whyWords = (notice: NoticeData, now: number, timezone: string): string => {
  const { reason, heldUntil, mailedOn, trackingNumber, noticeStatusDate } = notice
  if (reason !== null && mailedOn === null) return reason
  if (heldUntil !== null) return `Until ${moment(Date.parse(heldUntil), now, timezone)}`
  if (mailedOn !== null) return trackingNumber === null ? dayText(mailedOn) : `${dayText(mailedOn)}, ${trackingNumber}`
  return moment(Date.parse(noticeStatusDate), now, timezone)
}

export const noticesWord = (count: number): string => countOf(count, 'notice')
