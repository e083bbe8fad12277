import { localDay } from '@xd/core/domain/time/zone.ts'
import { DAY_MS } from '@xd/core/domain/time/spans.ts'

type Body = Readonly<Record<string, unknown>>

/** The calls that total a whole company, with their widest inputs. */
export const longReads = (now: number): Readonly<Record<string, readonly Body[]>> => {
  const dayOf = (instant: number): string => localDay(instant, 'UTC')
  const report = [
    { dateRange: { start: '2000-01-01', end: '2099-12-31' } },
    { dateRange: { start: dayOf(now - 365 * DAY_MS), end: dayOf(now) } },
  ]
  const mailer = { jobTitle: 'Gold week', jobStoreID: 'last', jobAudience: {} }
  const text = 'Gold prices are up this week at [STORE_NAME]. Come by! Reply STOP to opt out.'
  return {
    'reports/payment-stats': report,
    'reports/teller-stats': report,
    'reports/channel-stats': report,
    'reports/message-dollars': report,
    'mailers/preview-job': [
      { job: { ...mailer, jobChannel: 'sms', jobBodyEN: text } },
      { job: { ...mailer, jobChannel: 'email', jobSubject: 'Gold week', jobBodyEN: text } },
    ],
  }
}
