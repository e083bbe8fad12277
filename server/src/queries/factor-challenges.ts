import type { Db, TxDb } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { SystemScope } from '#db/scope.ts'
import type { ChallengePurpose, FactorChallengesTable } from '#db/second-factor-tables.ts'

export const insertChallenge = query((db: TxDb, challenge: FactorChallengesTable) =>
  db.insertInto('factor_challenges').values(challenge).execute(),
)

interface Asked {
  readonly userID: number
  readonly purpose: ChallengePurpose
  readonly now: number
}

/** Uses up a challenge, right or wrong; false if it was made for something else, or has expired. */
export const takeChallenge = query(
  async (
    db: TxDb,
    _: SystemScope,
    { challenge, userID, purpose, now }: Asked & { readonly challenge: string },
  ): Promise<boolean> =>
    (
      await db
        .deleteFrom('factor_challenges')
        .where('challenge', '=', challenge)
        .where('userID', '=', userID)
        .where('purpose', '=', purpose)
        .where('expiresAt', '>', now)
        .returning('challenge')
        .execute()
    ).length > 0,
)

/** The app whose first code is awaited. */
export const findStarted = query((db: Db, _: SystemScope, { userID, now }: Omit<Asked, 'purpose'>) =>
  db
    .selectFrom('factor_challenges')
    .select(['challenge', 'sealedSecret'])
    .where('userID', '=', userID)
    .where('purpose', '=', 'totp')
    .where('expiresAt', '>', now)
    .executeTakeFirst(),
)

export const deleteStarted = query((db: TxDb, userID: number) =>
  db.deleteFrom('factor_challenges').where('userID', '=', userID).where('purpose', '=', 'totp').execute(),
)

export const deleteChallengesBefore = (db: TxDb, _: SystemScope, now: number) =>
  db.deleteFrom('factor_challenges').where('expiresAt', '<=', now).execute()
