import type { Command } from 'commander'
import { LOAN_RULES, type LoanRules } from '@xd/core/domain/loan/usual-rules.ts'
import { wholeNumber } from '#session/whole-number.ts'

export interface CompanyFlags {
  readonly name?: string
  readonly timezone?: string
  readonly languages?: 'en' | 'en,es'
  readonly sessionDays?: string
  /** False for `--no-require-second-factor`. */
  readonly requireSecondFactor?: boolean
  readonly perMinute?: string
  readonly perDay?: string
  readonly gapDays?: string
  readonly consent?: 'asked' | 'any'
  readonly visitApproval?: 'on' | 'off'
  readonly loanRules?: LoanRules
  readonly electronicRenewals?: 'on' | 'off'
  /** A file; false for `--no-logo`. */
  readonly logo?: string | false
}

const LANGUAGES = { en: ['en'], 'en,es': ['en', 'es'] } as const

const limitOf = (flag: string, text: string): number | null => (text === 'least' ? null : wholeNumber(flag, text))

export const withCompanyFlags = (command: Command): Command =>
  command
    .option('--name <name>', 'its name')
    .option('--timezone <zone>', 'its time zone, like America/Denver, used by calendars, Home and files')
    .option('--session-days <days>', 'days until users must sign in again')
    .option('--require-second-factor', 'require it of every user, starting in seven days')
    .option('--no-require-second-factor', 'let each user decide')
    .option('--per-minute <segments>', 'segments a minute that carriers allow; “least” if you don’t know')
    .option('--per-day <segments>', 'segments a day that carriers allow; “least” if you don’t know')
    .option('--gap-days <days>', 'days between mailers to the same customer')
    .option('--logo <file>', 'a picture for the payment page and receipts; - for standard input')
    .option('--no-logo', 'remove the logo')
    .addOption(
      command
        .createOption('--languages <languages>', 'the languages you write to customers in: en, or en,es')
        .choices(Object.keys(LANGUAGES)),
    )
    .addOption(
      command
        .createOption(
          '--consent <who>',
          'who gets mailers: asked (those who agreed to marketing) or any (everyone who hasn’t said no)',
        )
        .choices(['asked', 'any']),
    )
    .addOption(
      command
        .createOption('--visit-approval <on|off>', 'whether support needs approval to make changes')
        .choices(['on', 'off']),
    )
    .addOption(
      command
        .createOption('--loan-rules <rules>', 'the law new quotes follow: by-store, a state or a law')
        .choices(LOAN_RULES),
    )
    .addOption(
      command
        .createOption(
          '--electronic-renewals <on|off>',
          'whether replacement loans are made on the pay page (have counsel confirm it first) or signed in the store',
        )
        .choices(['on', 'off']),
    )

/** The changes that the flags make, except for the logo, which is a file. */
export const companyChangeOf = ({
  name,
  timezone,
  languages,
  sessionDays,
  requireSecondFactor,
  visitApproval,
  electronicRenewals,
  perMinute,
  perDay,
  gapDays,
  consent,
  loanRules,
}: CompanyFlags) => ({
  ...(name !== undefined && { companyName: name }),
  ...(timezone !== undefined && { companyTimezone: timezone }),
  ...(languages !== undefined && { companyLanguages: LANGUAGES[languages] }),
  ...(sessionDays !== undefined && { companySessionDays: wholeNumber('session-days', sessionDays) }),
  ...(requireSecondFactor !== undefined && { companySecondFactorRequired: requireSecondFactor }),
  ...(perMinute !== undefined && { companySegmentsPerMinute: limitOf('per-minute', perMinute) }),
  ...(perDay !== undefined && { companySegmentsPerDay: limitOf('per-day', perDay) }),
  ...(gapDays !== undefined && { companyMailerGapDays: wholeNumber('gap-days', gapDays) }),
  ...(visitApproval !== undefined && { companyVisitApproval: visitApproval === 'on' }),
  ...(loanRules !== undefined && { companyLoanRules: loanRules }),
  ...(electronicRenewals !== undefined && { companyElectronicRenewals: electronicRenewals === 'on' }),
  ...(consent !== undefined && { companyMailerConsent: consent === 'asked' }),
})
