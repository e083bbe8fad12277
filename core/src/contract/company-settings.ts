import { Schema } from 'effect'
import { LANGUAGES } from '#domain/text/language.ts'
import { LOAN_RULES } from '#domain/loan/usual-rules.ts'
import { SESSION_DAYS } from '#domain/company/session-days.ts'
import { allowedRange, SENDING_RULES, type SendingLimit } from '#domain/mailer/sending-rules.ts'
import { call } from './call.ts'
import { ID, Instant, maybe, requiredText, text, Version } from './value.ts'

const within = (limit: SendingLimit) => {
  const { least: minimum, most: maximum } = SENDING_RULES[limit]
  return maybe(Schema.Int.check(Schema.isBetween({ minimum, maximum }, { message: allowedRange(limit) })))
}

const CompanySettings = Schema.Struct({
  companyName: Schema.String,
  companyTimezone: Schema.String,
  /** The languages customers are written to in. English is always among them. */
  companyLanguages: Schema.Array(Schema.Literals(LANGUAGES)),
  /** After how many days users must sign in again. */
  companySessionDays: Schema.Finite,
  /** Whether its users must have a second factor, and from when: seven days after it was first required. */
  companySecondFactorRequired: Schema.Boolean,
  companySecondFactorFrom: Schema.NullOr(Instant),
  /** Whether the company must approve before XD Support changes anything. */
  companyVisitApproval: Schema.Boolean,
  /** The law that quotes start with: that of the store’s state, a state’s law on the loan’s date, or a specific one. */
  companyLoanRules: Schema.Literals(LOAN_RULES),
  /** Whether replacement loans are made on the pay page where the law allows it; off until chosen. */
  companyElectronicRenewals: Schema.Boolean,
  /** Where its logo can be fetched without signing in; null if it has none. */
  companyLogo: Schema.NullOr(Schema.String),
  /**
   * How much its registration with the carriers lets it text; null for the lowest limits. These four only with mass
   * mailers.
   */
  companySegmentsPerMinute: Schema.optionalKey(Schema.NullOr(Schema.Finite)),
  companySegmentsPerDay: Schema.optionalKey(Schema.NullOr(Schema.Finite)),
  /** How many days after a mailer a customer gets no other mailer. */
  companyMailerGapDays: Schema.optionalKey(Schema.Finite),
  /** Whether mailers go only to customers who have agreed to marketing. */
  companyMailerConsent: Schema.optionalKey(Schema.Boolean),
  /** Counts the saves; sent back as `expectedVersion`. */
  companyVersion: Schema.Finite,
}).annotate({ identifier: 'CompanySettings' })

export const companySettings = {
  'settings/company/fetch': call({
    summary: 'The company’s own settings.',
    access: 'settings',
    kind: 'read',
    output: { company: CompanySettings },
  }),
  'settings/company/save': call({
    summary:
      'Changes the company’s name, time zone, its customers’ languages, logo, how long a sign-in lasts, whether it takes a second factor, whether XD Support needs its approval to change anything, the law that its quotes start with, whether replacement loans are made on the pay page and, with mass mailers, their sending rules; omitted fields stay. Without Spanish, customers with `custLanguage: es` keep it and are written to in English. A shorter sign-in also applies to users who are already signed in.',
    access: 'settings',
    kind: 'write',
    input: {
      company: Schema.Struct({
        companyName: maybe(requiredText(100)),
        companyTimezone: maybe(text(64)),
        companyLanguages: maybe(
          Schema.Array(Schema.Literals(LANGUAGES)).check(
            Schema.makeFilter((languages) => (languages.includes('en') ? undefined : 'English can’t be left out')),
          ),
        ),
        companySessionDays: maybe(
          Schema.Int.check(
            Schema.isBetween(
              { minimum: SESSION_DAYS.least, maximum: SESSION_DAYS.most },
              { message: `From ${SESSION_DAYS.least} to ${SESSION_DAYS.most} days` },
            ),
          ),
        ),
        companySecondFactorRequired: maybe(Schema.Boolean),
        /** XD Support can't change it: it protects the company from XD Support. */
        companyVisitApproval: maybe(Schema.Boolean),
        /** `by-store`, a state’s code, or a regime’s ID. The API’s own default stays `ca_2019`. */
        companyLoanRules: maybe(Schema.Literals(LOAN_RULES)),
        companyElectronicRenewals: maybe(Schema.Boolean),
        /** A picture that the caller has uploaded (media/upload); null removes the logo. */
        companyLogo: maybe(ID),
        /** Null for the lowest limits any registration allows: 75 segments a minute, 2,000 a day. */
        companySegmentsPerMinute: within('companySegmentsPerMinute'),
        companySegmentsPerDay: within('companySegmentsPerDay'),
        companyMailerGapDays: within('companyMailerGapDays'),
        companyMailerConsent: maybe(Schema.Boolean),
      }),
      expectedVersion: maybe(Version),
    },
    output: { company: CompanySettings },
    finds: { 'company.companyLogo': 'picture' },
    failures: ['conflict', 'unsupported_media'],
  }),
}
