// A mailer's requirements for sending, field by field. A draft may lack anything, but nothing in it may be wrong.
import { EMAIL_MAX_CHARACTERS } from '#domain/message/limits.ts'
import { MESSAGE_MAX_CHARACTERS } from '#domain/message/segments.ts'
import { unknownTokens } from '#domain/message/template.ts'
import { CARD_NUMBER_UNSENT, hasCardNumber } from '#domain/text/card-number.ts'
import { grouped } from '#domain/text/figure.ts'
import { parseLocalDay } from '#domain/time/day.ts'
import { DAY_MS } from '#domain/time/spans.ts'
import { FURTHEST_DAYS, JUST_PASSED_MS } from './job-limits.ts'

export interface WrittenJob {
  readonly jobTitle: string
  readonly jobChannel: 'sms' | 'email'
  readonly jobBodyEN: string
  readonly jobBodyES: string
  readonly jobSubject: string
  readonly jobSubjectES: string
  readonly mediaCount: number
  readonly jobScheduledAt: number | null
}

export interface AudienceDays {
  readonly lastContactStart?: string | undefined
  readonly lastContactEnd?: string | undefined
  readonly customDate?: { readonly start: string; readonly end: string } | undefined
  readonly ticketDueStart?: string | undefined
  readonly ticketDueEnd?: string | undefined
}

export type JobFaults = Readonly<Record<string, string>>

const most = { sms: MESSAGE_MAX_CHARACTERS, email: EMAIL_MAX_CHARACTERS } as const

/** An automatic sender has no name to sign with. */
const unfillable = (text: string): readonly string[] => [
  ...unknownTokens(text),
  ...(text.includes('[MY_NAME]') ? ['[MY_NAME]'] : []),
]

const textFault = (channel: 'sms' | 'email', text: string): string | undefined => {
  const characters = Array.from(text).length
  if (characters > most[channel])
    return `The text is too long: ${grouped(characters)} characters, ${grouped(most[channel])} at most.`
  if (hasCardNumber(text)) return CARD_NUMBER_UNSENT
  const [unknown] = unfillable(text)
  return unknown && `We can’t fill in ${unknown}.`
}

const timeFault = (at: number | null, now: number): string | undefined => {
  if (at === null) return undefined
  if (at < now - JUST_PASSED_MS) return 'This time has passed. Choose a later one.'
  return at > now + FURTHEST_DAYS * DAY_MS ? 'Choose a time within a year.' : undefined
}

const compact = (faults: Readonly<Record<string, string | undefined>>): JobFaults =>
  Object.fromEntries(Object.entries(faults).filter((entry): entry is [string, string] => entry[1] !== undefined))

/** The errors in a draft as written. */
export const draftFaults = (job: WrittenJob, now: number): JobFaults =>
  compact({
    jobBodyEN: textFault(job.jobChannel, job.jobBodyEN),
    jobBodyES: textFault(job.jobChannel, job.jobBodyES),
    jobSubject: textFault('email', job.jobSubject),
    jobSubjectES: textFault('email', job.jobSubjectES),
    jobScheduledAt: timeFault(job.jobScheduledAt, now),
  })

/** The parts still missing before it can be scheduled. */
export const missingParts = (job: WrittenJob): JobFaults => {
  const isBlank = (text: string): boolean => text.trim() === ''
  const isEmail = job.jobChannel === 'email'
  return compact({
    jobTitle: isBlank(job.jobTitle) ? 'Give the mailer a title.' : undefined,
    jobBodyEN: isBlank(job.jobBodyEN) && (isEmail || job.mediaCount === 0) ? 'Write the message first.' : undefined,
    jobSubject: isEmail && isBlank(job.jobSubject) ? 'An email needs a subject.' : undefined,
  })
}

const spanFault = (start: string | undefined, end: string | undefined): string | undefined => {
  if ([start, end].some((day) => day !== undefined && parseLocalDay(day) === undefined)) return 'There is no such day.'
  return start !== undefined && end !== undefined && end < start ? 'The last day is before the first.' : undefined
}

/** The errors in the days that choose the audience. */
export const audienceFaults = ({ customDate, ...days }: AudienceDays): JobFaults =>
  compact({
    'jobAudience.lastContactEnd': spanFault(days.lastContactStart, days.lastContactEnd),
    'jobAudience.ticketDueEnd': spanFault(days.ticketDueStart, days.ticketDueEnd),
    'jobAudience.customDate': customDate && spanFault(customDate.start, customDate.end),
  })
