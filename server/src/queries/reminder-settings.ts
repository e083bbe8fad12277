import type { Insertable } from 'kysely'
import { REMINDER_HOURS_DEFAULT } from '@xd/core/domain/payment/reminder.ts'
import type { Db, TxDb } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'
import type { ReminderSettingsTable } from '#db/ticket-tables.ts'

type Settings = Omit<Insertable<ReminderSettingsTable>, 'companyID' | 'storeID'>

const UNSET: Settings = {
  reminderOn: 0,
  reminderHours: REMINDER_HOURS_DEFAULT,
  reminderTextEN: null,
  reminderTextES: null,
}

/** A store's reminder settings; off unless set. */
export const findReminderSettings = query(
  async (db: Db, { companyID }: CompanyScope, storeID: number): Promise<Settings> =>
    (await db
      .selectFrom('reminder_settings')
      .select(['reminderOn', 'reminderHours', 'reminderTextEN', 'reminderTextES'])
      .where('companyID', '=', companyID)
      .where('storeID', '=', storeID)
      .executeTakeFirst()) ?? UNSET,
)

export const saveReminderSettings = query(
  async (db: TxDb, { companyID }: CompanyScope, storeID: number, settings: Settings): Promise<void> => {
    await db
      .insertInto('reminder_settings')
      .values({ companyID, storeID, ...settings })
      .onConflict((conflict) => conflict.columns(['companyID', 'storeID']).doUpdateSet(settings))
      .execute()
  },
)
