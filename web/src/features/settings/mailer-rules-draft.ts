import type { WireOutput } from '@xd/core/contract/calls.ts'
import { grouped } from '@xd/core/domain/text/figure.ts'

type Settings = WireOutput<'settings/company/fetch'>['company']

/** The mailer rules as typed. */
export interface MailerRulesDraft {
  readonly perMinute: string
  readonly perDay: string
  readonly gapDays: string
  readonly consent: boolean
}

const typed = (figure: number | null | undefined): string =>
  figure === null || figure === undefined ? '' : grouped(figure)

/** Undefined without mass mailers. */
export const mailerRulesDraft = (settings: Settings): MailerRulesDraft | undefined =>
  settings.companyMailerGapDays === undefined
    ? undefined
    : {
        perMinute: typed(settings.companySegmentsPerMinute),
        perDay: typed(settings.companySegmentsPerDay),
        gapDays: typed(settings.companyMailerGapDays),
        consent: settings.companyMailerConsent === true,
      }

/** Outside every range, so that the server explains the limits. */
const NONE = -1

const figure = (text: string): number => {
  const digits = text.replaceAll(/[\s,]/g, '')
  return /^\d{1,9}$/.test(digits) ? Number(digits) : NONE
}

/** An empty limit means the carriers' lowest. */
const limit = (text: string): number | null => (text.trim() === '' ? null : figure(text))

export const mailerRulesOf = ({ perMinute, perDay, gapDays, consent }: MailerRulesDraft) => ({
  companySegmentsPerMinute: limit(perMinute),
  companySegmentsPerDay: limit(perDay),
  companyMailerGapDays: figure(gapDays),
  companyMailerConsent: consent,
})
