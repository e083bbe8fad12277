import type { Wire } from '@xd/core/contract/calls.ts'
import type { Template as TemplateSchema } from '@xd/core/contract/entity/template.ts'
import type { TemplateKind } from '@xd/core/domain/message/template.ts'

export type TemplateData = Wire<typeof TemplateSchema>

/** A template being edited, both languages side by side. */
export interface TemplateDraft {
  readonly name: string
  readonly kind: TemplateKind
  readonly channel: 'sms' | 'email'
  readonly subject: string
  readonly body: string
  readonly subjectES: string
  readonly bodyES: string
}

const EMPTY: TemplateDraft = {
  name: '',
  kind: 'message',
  channel: 'sms',
  subject: '',
  body: '',
  subjectES: '',
  bodyES: '',
}

export const draftOf = (template: TemplateData | null): TemplateDraft => {
  if (!template) return EMPTY
  const { templateName: name, templateKind: kind, templateChannel: channel } = template
  const [subject, body] = [template.templateSubject ?? '', template.templateBody]
  return template.templateLanguage === 'es'
    ? { name, kind, channel, subject: '', body: '', subjectES: subject, bodyES: body }
    : {
        name,
        kind,
        channel,
        subject,
        body,
        subjectES: template.templateSubjectES ?? '',
        bodyES: template.templateBodyES,
      }
}

/** Only in Spanish: then that is its text, without a translation. */
const isSpanish = ({ body, bodyES }: TemplateDraft) => body.trim() === '' && bodyES.trim() !== ''

export const toSave = (draft: TemplateDraft, template: TemplateData | null) => {
  const spanish = isSpanish(draft)
  return {
    ...(template && { templateID: template.templateID }),
    templateName: draft.name,
    templateKind: draft.kind,
    templateChannel: draft.channel,
    templateLanguage: spanish ? ('es' as const) : ('en' as const),
    templateSubject: (spanish ? draft.subjectES : draft.subject) || null,
    templateBody: spanish ? draft.bodyES : draft.body,
    templateSubjectES: (!spanish && draft.subjectES) || null,
    templateBodyES: spanish ? null : draft.bodyES,
  }
}

const MAIN = { subject: 'templateSubject', body: 'templateBody' }
const BESIDE = { subject: 'templateSubjectES', body: 'templateBodyES' }

/** The names in the template of each language's fields. */
export const namesOf = (draft: TemplateDraft) =>
  isSpanish(draft) ? { en: BESIDE, es: MAIN } : { en: MAIN, es: BESIDE }
