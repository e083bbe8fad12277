import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db, TxDb } from '#db/connect.ts'
import { isPostgres } from '#db/dialect.ts'
import type { TemplatesTable } from '#db/message-parts-tables.ts'
import { type Places, prepared } from '#db/prepared.ts'
import { query } from '#db/query.ts'
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

/** A template, locked until the transaction ends. */
export const lockTemplate = query(
  (db: TxDb, { companyID }: CompanyScope, templateID: number): Promise<TemplateRow | undefined> =>
    db
      .selectFrom('templates')
      .selectAll()
      .where('companyID', '=', companyID)
      .where('templateID', '=', templateID)
      .$if(isPostgres(db), (query) => query.forUpdate())
      .executeTakeFirst(),
)

export const insertTemplate = query(
  async (db: TxDb, template: Insertable<TemplatesTable>): Promise<number> =>
    (await db.insertInto('templates').values(template).returning('templateID').executeTakeFirstOrThrow()).templateID,
)

export const updateTemplate = query(
  async (
    db: TxDb,
    { companyID }: CompanyScope,
    templateID: number,
    change: Updateable<TemplatesTable>,
  ): Promise<void> => {
    await db
      .updateTable('templates')
      .set(change)
      .where('companyID', '=', companyID)
      .where('templateID', '=', templateID)
      .execute()
  },
)

export const deleteTemplate = query(
  async (db: TxDb, { companyID }: CompanyScope, templateID: number): Promise<void> => {
    await db.deleteFrom('templates').where('companyID', '=', companyID).where('templateID', '=', templateID).execute()
  },
)
