import { Effect } from 'effect'
import type { Tx } from '#db/database.ts'
import { deletePasskeys } from '#queries/passkeys.ts'
import { deleteTotp, replaceRecoveryCodes, setHasFactor } from '#queries/second-factor.ts'
import { notify } from '#services/notify-user.ts'

/** Removes everything a user signs in with besides their password. The caller ends their sessions. */
export const clearFactor = Effect.fnUntraced(function* (
  tx: Tx,
  user: { readonly companyID: number; readonly userID: number },
  { at, ip }: { readonly at: number; readonly ip: string },
) {
  const { companyID, userID } = user
  yield* tx.query(async (db) => {
    await deleteTotp(db, userID)
    await deletePasskeys(db, userID)
    await replaceRecoveryCodes(db, user, { salt: '', hashes: [] })
    await setHasFactor(db, userID, false)
  })
  yield* notify(tx, user, { about: 'factor-reset', at, ip })
  tx.emit('reload_employees', {}, { companyID })
})
