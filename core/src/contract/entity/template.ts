import { Schema } from 'effect'
import { TEMPLATE_KINDS } from '#domain/message/template.ts'

export const Template = Schema.Struct({
  templateID: Schema.Finite,
  templateName: Schema.String,
  templateKind: Schema.Literals(TEMPLATE_KINDS),
  templateChannel: Schema.Literals(['sms', 'email']),
  /** The language of `templateSubject` and `templateBody`. */
  templateLanguage: Schema.Literals(['en', 'es']),
  /** Email only. */
  templateSubject: Schema.NullOr(Schema.String),
  templateBody: Schema.String,
  /** The same in Spanish, beside English; empty if there is none. */
  templateSubjectES: Schema.NullOr(Schema.String),
  templateBodyES: Schema.String,
  /** Counts the saves; sent back as `expectedVersion`. */
  templateVersion: Schema.Finite,
}).annotate({ identifier: 'Template' })
