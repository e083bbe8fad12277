import { Effect } from 'effect'
import type { TemplateSearch } from '@xd/core/contract/templates.ts'
import { TEMPLATE_KIND_LABELS } from '@xd/core/domain/message/template.ts'
import type { Caller } from '#caller.ts'
import { listTemplates } from '#queries/templates.ts'
import { type Columns, csvFile } from './csv-file.ts'
import { atOnce } from './report.ts'

type Template = Awaited<ReturnType<typeof listTemplates>>[number]

const inEnglish = ({ templateLanguage }: Template): boolean => templateLanguage === 'en'

const COLUMNS: Columns<Template> = [
  ['Name', ({ templateName }) => templateName],
  ['For', ({ templateKind }) => TEMPLATE_KIND_LABELS[templateKind]],
  ['Channel', ({ templateChannel }) => (templateChannel === 'email' ? 'Email' : 'Text')],
  ['Subject', (one) => (inEnglish(one) ? one.templateSubject : '')],
  ['English', (one) => (inEnglish(one) ? one.templateBody : '')],
  ['Subject in Spanish', (one) => (inEnglish(one) ? one.templateSubjectES : one.templateSubject)],
  ['Spanish', (one) => (inEnglish(one) ? one.templateBodyES : one.templateBody)],
]

/** The company's templates, by name. */
export const file = Effect.fnUntraced(function* (_: TemplateSearch, caller: Caller) {
  return csvFile(COLUMNS, atOnce(yield* listTemplates(caller)))
})
