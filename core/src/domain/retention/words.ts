// The line in a conversation whose messages or pictures were deleted because of their age.
import { grouped } from '#domain/text/figure.ts'
import type { LocalDay } from '#domain/time/day.ts'

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
/** "March 3, 2024" */
export const dayInWords = (day: LocalDay): string => days.format(Date.parse(`${day}T00:00:00Z`))

/** Above the oldest message of a conversation that had older ones. */
export const messagesDeletedBefore = (before: LocalDay): string =>
  `Messages before ${dayInWords(before)} were deleted by the company’s retention rule.`

/** In a message whose pictures were deleted. */
export const picturesDeleted = (figure: number): string =>
  figure === 1
    ? 'A picture was deleted by the company’s retention rule.'
    : `${grouped(figure)} pictures were deleted by the company’s retention rule.`
