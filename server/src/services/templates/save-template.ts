import { Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import { foldText } from '@xd/core/domain/text/fold.ts'
import { MESSAGE_MAX_CHARACTERS } from '@xd/core/domain/message/segments.ts'
import { unknownTokens } from '@xd/core/domain/message/template.ts'
import { canBeUsedAs } from '@xd/core/domain/message/template-kind.ts'
import { whatDiffers } from '@xd/core/domain/activity/what-differs.ts'
import type { Caller } from '#caller.ts'
import { Database, emit } from '#db/database.ts'
import { orWhenTaken } from '#db/unique-violation.ts'
import { found, invalid, requireValid } from '#failure.ts'
import { deleteTemplate, insertTemplate, lockTemplate, type TemplateRow, updateTemplate } from '#queries/templates.ts'
import { audit } from '#services/audit.ts'
import { madeOnce, type Saving } from '#services/made-once.ts'
import { nextValue } from '#services/next-value.ts'
import { requireVersion } from '#services/require-version.ts'

type Given = Input<'templates/save'>['template']
type Kept = Omit<TemplateRow, 'templateID' | 'companyID' | 'templateVersion'>

const nameTaken = invalid({ 'template.templateName': 'A template with this name already exists' })

const problemOf = ({ templateChannel, templateKind }: Kept, text: string): string | undefined => {
  if (templateChannel === 'sms' && Array.from(text).length > MESSAGE_MAX_CHARACTERS) return 'At most 1600 characters'
  // A person can type something in its place; an automatic sender can't.
  const [unknown] = templateKind === 'message' ? [] : unknownTokens(text)
  return unknown && `We can’t fill in ${unknown}`
}

/** A template's new state: the given fields, and the old values of the rest. */
const written = Effect.fnUntraced(function* ({ features }: Caller, given: Given, before?: TemplateRow) {
  const templateName = (given.templateName ?? before?.templateName ?? '').trim()
  const templateChannel = given.templateChannel ?? before?.templateChannel ?? 'sms'
  const templateLanguage = given.templateLanguage ?? before?.templateLanguage ?? 'en'
  const [isEmail, isEnglish] = [templateChannel === 'email', templateLanguage === 'en']
  const kept: Kept = {
    templateName,
    templateNameFold: foldText(templateName),
    templateKind: given.templateKind ?? before?.templateKind ?? 'message',
    templateChannel,
    templateLanguage,
    templateSubject: isEmail ? nextValue(given.templateSubject, before?.templateSubject) : null,
    templateBody: given.templateBody ?? before?.templateBody ?? '',
    templateSubjectES: isEmail && isEnglish ? nextValue(given.templateSubjectES, before?.templateSubjectES) : null,
    templateBodyES: (isEnglish && nextValue(given.templateBodyES, before?.templateBodyES)?.trim()) || '',
  }
  const may = canBeUsedAs(kept.templateKind, features)
  const problems = {
    templateKind: may.ok || kept.templateKind === before?.templateKind ? undefined : may.reason,
    templateName: templateName === '' ? 'Cannot be blank' : undefined,
    templateSubject: problemOf(kept, kept.templateSubject ?? ''),
    templateBody: kept.templateBody.trim() === '' ? 'Cannot be blank' : problemOf(kept, kept.templateBody),
    templateSubjectES: problemOf(kept, kept.templateSubjectES ?? ''),
    templateBodyES: problemOf(kept, kept.templateBodyES),
  }
  yield* requireValid(problems, 'template')
  return kept
})

const keep = Effect.fnUntraced(function* (caller: Caller, given: Given, before: TemplateRow | undefined) {
  const change = yield* written(caller, given, before)
  const templateID = yield* (
    before === undefined
      ? insertTemplate({ companyID: caller.companyID, ...change })
      : updateTemplate(caller, before.templateID, { ...change, templateVersion: before.templateVersion + 1 }).pipe(
          Effect.as(before.templateID),
        )
  ).pipe(orWhenTaken(nameTaken))
  const { templateNameFold: _, ...said } = change
  const { templateID: __, ...made } = given
  const detail = before ? { templateName: before.templateName, set: whatDiffers(before, said) } : made
  yield* audit(caller, { action: 'template-save', target: `template/${templateID}`, detail })
  return templateID
})

export const saveTemplate = Effect.fnUntraced(function* (
  caller: Caller,
  given: Given,
  { expectedVersion, clientKey }: Saving,
) {
  const { write } = yield* Database
  const { templateID: known, deleteTemplate: deletes } = given
  yield* write(
    Effect.gen(function* () {
      const before =
        typeof known === 'number' || deletes === true
          ? yield* found(yield* lockTemplate(caller, known ?? 0), 'template')
          : undefined
      if (before) yield* requireVersion(expectedVersion, before.templateVersion)
      if (before && deletes === true) {
        const { templateID, templateName } = before
        yield* deleteTemplate(caller, templateID)
        yield* audit(caller, { action: 'template-delete', target: `template/${templateID}`, detail: { templateName } })
      } else {
        const saving = keep(caller, given, before)
        yield* madeOnce(caller, { call: 'templates/save', clientKey, known }, saving)
      }
      yield* emit('reload_templates', {}, { companyID: caller.companyID })
    }),
  )
})
