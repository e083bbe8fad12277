import { sql } from 'kysely'
import { type Migration, notNull } from './dialect.ts'

export const templatesInTwoLanguages: Migration = {
  name: '0048-templates-in-two-languages',
  up: async ({ db, schema }) => {
    // message, mailer, notice or review.
    await schema
      .alterTable('templates')
      .addColumn('templateKind', 'text', (c) => notNull(c).defaultTo('message'))
      .execute()
    await schema.alterTable('templates').addColumn('templateSubjectES', 'text').execute()
    // Empty if there is none.
    await schema
      .alterTable('templates')
      .addColumn('templateBodyES', 'text', (c) => notNull(c).defaultTo(''))
      .execute()
    // A name in two languages was one template twice: the Spanish text now stands beside the English one.
    const sameName = sql`other."companyID" = templates."companyID"
      and other."templateChannel" = templates."templateChannel"
      and other."templateNameFold" = templates."templateNameFold"`
    await sql`update templates set
      "templateSubjectES" = (select other."templateSubject" from templates as other
        where ${sameName} and other."templateLanguage" = 'es'),
      "templateBodyES" = coalesce((select other."templateBody" from templates as other
        where ${sameName} and other."templateLanguage" = 'es'), '')
      where "templateLanguage" = 'en'`.execute(db)
    await sql`delete from templates where "templateLanguage" = 'es'
      and exists (select 1 from templates as other where ${sameName} and other."templateLanguage" = 'en')`.execute(db)
  },
}
