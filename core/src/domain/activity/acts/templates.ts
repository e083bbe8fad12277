import { act } from '#domain/activity/act.ts'
import { type Says, oneOf, text, unsaid } from '#domain/activity/phrases.ts'

const TEMPLATE: Says = {
  templateName: text('name'),
  templateKind: oneOf({ message: 'for messages', mailer: 'for mailers', notice: 'for notices', review: 'for reviews' }),
  templateChannel: oneOf({ sms: 'a text', email: 'an email' }),
  templateLanguage: oneOf({ en: 'in English', es: 'in Spanish' }),
  templateSubject: text('subject', 'no subject'),
  templateBody: text('text'),
  templateSubjectES: text('Spanish subject'),
  templateBodyES: text('Spanish text'),
  deleteTemplate: unsaid,
}

export const templates = {
  'template-delete': act('Deleted a template', { templateName: unsaid }),
  'template-save': act('Changed a template', TEMPLATE),
}
