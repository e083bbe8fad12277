import { Schema } from 'effect'
import { LANGUAGES } from '#domain/text/language.ts'
import { SESSION_DAYS } from '#domain/company/session-days.ts'
import { call } from './call.ts'
import { ID, maybe, requiredText, text, Version } from './value.ts'

const CompanySettings = Schema.Struct({
  companyName: Schema.String,
  companyTimezone: Schema.String,
  /** What customers are written to in. English is always among them. */
  companyLanguages: Schema.Array(Schema.Literals(LANGUAGES)),
  /** After how many days users sign in again. */
  companySessionDays: Schema.Finite,
  /** Where its logo can be fetched without signing in; null if it has none. */
  companyLogo: Schema.NullOr(Schema.String),
  /** Counts the saves: sent back as `expectedVersion`. */
  companyVersion: Schema.Finite,
}).annotate({ identifier: 'CompanySettings' })

export const companySettings = {
  'settings/company/fetch': call({
    summary: 'What the company can set for itself.',
    access: 'settings',
    kind: 'read',
    output: { company: CompanySettings },
  }),
  'settings/company/save': call({
    summary:
      'Changes the company’s name, time zone, its customers’ languages, logo and how long a sign-in lasts; omitted fields stay. Without Spanish, customers with `custLanguage: es` are kept and written to in English. A shorter sign-in also holds for users who are signed in.',
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
        /** A picture that the caller has uploaded (media/upload); null removes the logo. */
        companyLogo: maybe(ID),
      }),
      expectedVersion: maybe(Version),
    },
    output: { company: CompanySettings },
    finds: { 'company.companyLogo': 'picture' },
    failures: ['conflict', 'unsupported_media'],
  }),
}
