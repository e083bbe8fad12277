import { Schema } from 'effect'

export const Template = Schema.Struct({
  templateID: Schema.Finite,
  templateName: Schema.String,
  templateChannel: Schema.Literals(['sms', 'email']),
  templateLanguage: Schema.Literals(['en', 'es']),
  /** Email only. */
  templateSubject: Schema.NullOr(Schema.String),
  templateBody: Schema.String,
}).annotate({ identifier: 'Template' })
