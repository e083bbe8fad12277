import { countOf } from '@xd/core/domain/text/figure.ts'
import type { AdminCompanyData } from '#data/admin.ts'

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

export const momentWords = (iso: string): string => moment.format(new Date(iso))

export const signInWords = (maxDate: string | null): string =>
  maxDate === null ? 'No sign-ins yet' : momentWords(maxDate)

/** The messages that are sent as soon as a suspension ends. */
export const waitingWords = ({ waiting: { due, mailers } }: Pick<AdminCompanyData, 'waiting'>): string => {
  const what = [due > 0 && countOf(due, 'message'), mailers > 0 && countOf(mailers, 'mailer')].filter(Boolean)
  return what.length === 0
    ? 'No messages are overdue, so nothing sends right away.'
    : `Overdue, so sent right away: ${what.join(' and ')}.`
}
