import { Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import { foldText } from '@xd/core/domain/text/fold.ts'
import { MESSAGE_MAX_CHARACTERS } from '@xd/core/domain/message/segments.ts'
import { Database } from '#db/database.ts'
import type { CompanyScope } from '#db/scope.ts'
import { orWhenTaken } from '#db/unique-violation.ts'
import { fail, found } from '#failure.ts'
import { deleteTemplate, findTemplate, insertTemplate, type TemplateRow, updateTemplate } from '#queries/templates.ts'

type Given = Input<'templates/save'>['template']
type Kept = Omit<TemplateRow, 'templateID' | 'companyID'>

const refuse = (field: string, sentence: string) =>
  fail('invalid_input', { fields: { [`template.${field}`]: sentence } })
const nameTaken = refuse('templateName', 'A template with this name already exists')

/** A template's new state: the given fields, and the old values of the rest. */
const written = Effect.fnUntraced(function* (given: Given, before?: TemplateRow) {
  const templateName = (given.templateName ?? before?.templateName ?? '').trim()
  const templateBody = given.templateBody ?? before?.templateBody ?? ''
  const templateChannel = given.templateChannel ?? before?.templateChannel ?? 'sms'
  if (templateName === '') return yield* refuse('templateName', 'Cannot be blank')
  if (templateBody.trim() === '') return yield* refuse('templateBody', 'Cannot be blank')
  if (templateChannel === 'sms' && Array.from(templateBody).length > MESSAGE_MAX_CHARACTERS)
    return yield* refuse('templateBody', 'At most 1600 characters')
  const subject = given.templateSubject === undefined ? (before?.templateSubject ?? null) : given.templateSubject
  const kept: Kept = {
    templateName,
    templateNameFold: foldText(templateName),
    templateChannel,
    templateLanguage: given.templateLanguage ?? before?.templateLanguage ?? 'en',
    templateSubject: templateChannel === 'email' ? subject : null,
    templateBody,
  }
  return kept
})

export const saveTemplate = Effect.fnUntraced(function* (scope: CompanyScope, given: Given) {
  const { write } = yield* Database
  const { companyID } = scope
  const { templateID, deleteTemplate: deletes } = given
  yield* write(
    Effect.fnUntraced(function* (tx) {
      if (typeof templateID === 'number' || deletes === true) {
        const before = yield* found(yield* tx.query((db) => findTemplate(db, scope, templateID ?? 0)), 'template')
        if (deletes === true) yield* tx.query((db) => deleteTemplate(db, scope, before.templateID))
        else {
          const change = yield* written(given, before)
          yield* tx.query((db) => updateTemplate(db, scope, before.templateID, change)).pipe(orWhenTaken(nameTaken))
        }
      } else {
        const made = yield* written(given)
        yield* tx.query((db) => insertTemplate(db, { companyID, ...made })).pipe(orWhenTaken(nameTaken))
      }
      tx.emit('reload_templates', {}, { companyID })
    }),
  )
})
