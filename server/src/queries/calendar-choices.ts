import type { CalendarChoice } from '@xd/core/domain/calendar/shown.ts'
import type { Db, TxDb } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'

interface Chooser extends CompanyScope {
  readonly userID: number
}

/** No calendar has this id; it stands for entries on no calendar. */
const NONE = 0

export const calendarChoices = query(async (db: Db, { companyID, userID }: Chooser): Promise<CalendarChoice[]> => {
  const rows = await db
    .selectFrom('calendar_choices')
    .select(['catID', 'isShown'])
    .where('companyID', '=', companyID)
    .where('userID', '=', userID)
    .execute()
  return rows.map(({ catID, isShown }) => ({ catID: catID === NONE ? null : catID, isShown: isShown === 1 }))
})

export const replaceCalendarChoices = query(
  async (db: TxDb, { companyID, userID }: Chooser, choices: readonly CalendarChoice[]): Promise<void> => {
    await db.deleteFrom('calendar_choices').where('companyID', '=', companyID).where('userID', '=', userID).execute()
    const rows = choices.map(({ catID, isShown }) => ({
      companyID,
      userID,
      catID: catID ?? NONE,
      isShown: isShown ? (1 as const) : (0 as const),
    }))
    if (rows.length > 0) await db.insertInto('calendar_choices').values(rows).execute()
  },
)
