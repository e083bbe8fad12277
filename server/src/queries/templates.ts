import type { Selectable } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { TemplatesTable } from '#db/message-parts-tables.ts'
import { type Places, prepared } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import { rowsByID } from '#db/rows-by-id.ts'
import type { CompanyScope } from '#db/scope.ts'

export type TemplateRow = Selectable<TemplatesTable>

const templates = prepared((db, { companyID }: Places<{ companyID: number }>) =>
  db
    .selectFrom('templates')
    .select([
      'templateID',
      'templateName',
      'templateKind',
      'templateChannel',
      'templateLanguage',
      'templateSubject',
      'templateBody',
      'templateSubjectES',
      'templateBodyES',
      'templateVersion',
    ])
    .where('companyID', '=', companyID)
    .orderBy('templateNameFold')
    .orderBy('templateID'),
)

export const listTemplates = query((db: Db, { companyID }: CompanyScope) => templates(db, { companyID }))

export const {
  lock: lockTemplate,
  insert: insertTemplate,
  update: updateTemplate,
  remove: deleteTemplate,
} = rowsByID('templates', 'templateID')
