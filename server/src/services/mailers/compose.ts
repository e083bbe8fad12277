import type { Exclusion } from '@xd/core/domain/mailer/audience.ts'
import { withOptOutLine } from '@xd/core/domain/mailer/opt-out-line.ts'
import { PICTURE_SEGMENTS } from '@xd/core/domain/mailer/limits.ts'
import { MESSAGE_MAX_CHARACTERS, messageSegments } from '@xd/core/domain/message/segments.ts'
import { valuesOfNamed } from '@xd/core/domain/message/store-values.ts'
import { fillTokens, tokensLeft } from '@xd/core/domain/message/template.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import type { MailerContext } from './context.ts'
import type { Member } from './facts.ts'

export interface Composed {
  readonly body: string
  /** Emails only. */
  readonly subject: string
  readonly language: Language
  /** Of a text without pictures; else 1. */
  readonly segments: number
  /** How many segments count toward the limits. */
  readonly drawn: number
  readonly excluded: Exclusion | null
}

const wordsIn = ({ job }: MailerContext, language: Language) =>
  language === 'es' && job.jobBodyES.trim() !== ''
    ? { language, body: job.jobBodyES, subject: job.jobSubjectES || job.jobSubject }
    : { language: 'en' as const, body: job.jobBodyEN, subject: job.jobSubject }

/** One recipient's message, or the reason why it can't be written. */
export const composeFor = (context: MailerContext, member: Member, now: number, hasPictures: boolean): Composed => {
  const { job } = context
  const isText = job.jobChannel === 'sms'
  const { language, ...words } = wordsIn(context, member.language)
  const { customer, store, requests, tickets } = member
  const sources = store && { customer, store, requests, tickets, now, language, isText }
  const values = sources ? valuesOfNamed([words.body, words.subject], sources, context.storeValues) : {}
  const [filled, subject] = [fillTokens(words.body, values), fillTokens(words.subject, values)]
  const body =
    isText && (hasPictures || filled.trim() !== '') ? withOptOutLine(filled, language, member.isTold) : filled
  const isTooLong = isText && Array.from(body).length > MESSAGE_MAX_CHARACTERS
  const isUnfilled = tokensLeft(body).length > 0 || tokensLeft(subject).length > 0
  const segments = isText && !hasPictures ? Math.max(1, messageSegments(body).segments) : 1
  return {
    body,
    subject,
    language,
    segments,
    drawn: isText && hasPictures ? PICTURE_SEGMENTS : segments,
    excluded: isUnfilled ? 'missing_token' : isTooLong ? 'too_long' : null,
  }
}
