import type { TxDb } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { SystemScope } from '#db/scope.ts'

interface Seen {
  readonly companyID: number
  readonly userID: number
  readonly deviceHash: string
  readonly now: number
}

/** Records where a user signs in. Returns whether that is new; a user's very first place is not. */
export const noteDevice = query(async (db: TxDb, { companyID, userID, deviceHash, now }: Seen): Promise<boolean> => {
  const known = await db.selectFrom('user_devices').select('deviceHash').where('userID', '=', userID).execute()
  await db
    .insertInto('user_devices')
    .values({ companyID, userID, deviceHash, lastSeen: now })
    .onConflict((conflict) => conflict.columns(['userID', 'deviceHash']).doUpdateSet({ lastSeen: now }))
    .execute()
  return known.length > 0 && !known.some((device) => device.deviceHash === deviceHash)
})

export const deleteDevicesBefore = (db: TxDb, _: SystemScope, before: number) =>
  db.deleteFrom('user_devices').where('lastSeen', '<', before).execute()
