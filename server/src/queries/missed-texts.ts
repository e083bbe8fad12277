// Texts that reached the carrier but not us.
import type { Db, TxDb } from '#db/connect.ts'
import { amongThese } from '#db/prepared.ts'
import type { SystemScope, Tenant } from '#db/scope.ts'
import { DAY_MS } from '@xd/core/domain/time/spans.ts'
import { query } from '#db/query.ts'

const MARK = 'texting/caught-up'

/** Until when the carrier's texts have been compared with ours. */
export const caughtUpTo = query(async (db: Db, _: SystemScope): Promise<number | undefined> => {
  const row = await db.selectFrom('meta').select('value').where('key', '=', MARK).executeTakeFirst()
  return row && Number(row.value)
})

export const keepCaughtUp = query(async (db: TxDb, _: SystemScope, until: number): Promise<void> => {
  const value = String(until)
  await db
    .insertInto('meta')
    .values({ key: MARK, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
})

/** Every store's texting number. A deleted store's still takes a STOP. */
export const textingNumbers = query(async (db: Db, _: SystemScope): Promise<string[]> =>
  (
    await db
      .selectFrom('stores')
      .select('storeSMSNumber')
      .distinct()
      .where('storeSMSNumber', '!=', '')
      .orderBy('storeSMSNumber')
      .execute()
  ).map(({ storeSMSNumber }) => storeSMSNumber),
)

/** Which of these texts have arrived, even if their customer was erased since. */
export const arrivedTexts = query(
  async (db: Db, _: SystemScope, ids: readonly string[]): Promise<Set<string | null>> => {
    const rows = await db
      .selectFrom('messages')
      .select('providerMessageID')
      .where(amongThese(db, 'providerMessageID', ids))
      .union(
        db
          .selectFrom('erased_texts')
          .select('providerMessageID')
          .where(amongThese(db, 'providerMessageID', ids)),
      )
      .execute()
    return new Set(rows.map(({ providerMessageID }) => providerMessageID))
  },
)

/** Older ones are not asked for any more. */
const ASKED_FOR_MS = 30 * DAY_MS

export const rememberErasedTexts = async (
  db: TxDb,
  { companyID }: Tenant,
  messageIDs: readonly number[],
  at: number,
): Promise<void> => {
  const texts = await db
    .selectFrom('messages')
    .select('providerMessageID')
    .where('companyID', '=', companyID)
    .where('messageID', 'in', messageIDs)
    .where('messageDirection', '=', 'in')
    .where('messageChannel', '=', 'sms')
    .where('messageAt', '>=', at - ASKED_FOR_MS)
    .where('providerMessageID', 'is not', null)
    .execute()
  if (texts.length === 0) return
  await db
    .insertInto('erased_texts')
    .values(texts.map(({ providerMessageID }) => ({ companyID, providerMessageID: providerMessageID!, erasedAt: at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const forgetErasedTexts = query((db: TxDb, _: SystemScope, before: number) =>
  db.deleteFrom('erased_texts').where('erasedAt', '<', before).execute(),
)
