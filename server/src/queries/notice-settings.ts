import type { Selectable } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { NoticeSettingsTable } from '#db/notice-tables.ts'
import type { CompanyScope } from '#db/scope.ts'

export type NoticeSettingsRow = Selectable<NoticeSettingsTable>

/** How a store sends notices; undefined if nobody has set it up. */
export const findNoticeSettings = (
  db: Db,
  { companyID }: Pick<CompanyScope, 'companyID'>,
  storeID: number,
): Promise<NoticeSettingsRow | undefined> =>
  db
    .selectFrom('notice_settings')
    .selectAll()
    .where('companyID', '=', companyID)
    .where('storeID', '=', storeID)
    .executeTakeFirst()
