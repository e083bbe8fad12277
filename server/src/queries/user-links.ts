import type { Selectable } from 'kysely'
import type { AccountLink } from '@xd/core/domain/access/account-email.ts'
import type { UserLinksTable } from '#db/company-tables.ts'
import type { Db, TxDb } from '#db/connect.ts'
import { among, type Places, prepared } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import type { SystemScope, Tenant } from '#db/scope.ts'

/** Replaces a user's link of this kind: the previous one stops working. */
export const replaceLink = query(async (db: TxDb, link: Selectable<UserLinksTable>): Promise<void> => {
  await deleteLinks(db, link, link.userID, [link.kind])
  await db.insertInto('user_links').values(link).execute()
})

export const deleteLinks = query((db: TxDb, { companyID }: Tenant, userID: number, kinds: readonly AccountLink[]) =>
  db
    .deleteFrom('user_links')
    .where('companyID', '=', companyID)
    .where('userID', '=', userID)
    .where('kind', 'in', kinds)
    .execute(),
)

/** The user a link was emailed to, if it can still be used. */
export const findLinkUser = query(
  (db: Db, _: SystemScope, { tokenHash, kind, now }: { tokenHash: string; kind: AccountLink; now: number }) =>
    db
      .selectFrom('user_links as l')
      .innerJoin('users as u', 'u.userID', 'l.userID')
      .innerJoin('companies as c', 'c.companyID', 'u.companyID')
      .selectAll('u')
      .select('c.companyName')
      .where('l.tokenHash', '=', tokenHash)
      .where('l.kind', '=', kind)
      .where('l.expiresAt', '>', now)
      .where('u.userEnabled', '=', 1)
      .executeTakeFirst(),
)

/** Uses up a link; false if someone else just did. */
export const takeLink = query(
  async (db: TxDb, _: SystemScope, tokenHash: string): Promise<boolean> =>
    (await db.deleteFrom('user_links').where('tokenHash', '=', tokenHash).returning('userID').execute()).length > 0,
)

export const deleteLinksBefore = (db: TxDb, _: SystemScope, now: number) =>
  db.deleteFrom('user_links').where('expiresAt', '<=', now).execute()

const invites = prepared((db, { companyID, userIDs }: Places<{ companyID: number; userIDs: readonly number[] }>) =>
  db
    .selectFrom('user_links')
    .select(['userID', 'expiresAt'])
    .where('companyID', '=', companyID)
    .where('kind', '=', 'invite')
    .where(among(db, 'userID', userIDs)),
)

/** Until when each of these users can accept their invitation. */
export const invitesOf = async (
  db: Db,
  companyID: number,
  userIDs: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  if (userIDs.length === 0) return new Map()
  const rows = await invites(db, { companyID, userIDs })
  return new Map(rows.map(({ userID, expiresAt }) => [userID, expiresAt]))
}
