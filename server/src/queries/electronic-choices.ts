import type { Db, TxDb } from '#db/connect.ts'
import { amongThese } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import type { Tenant } from '#db/scope.ts'

/** Customers' choices of electronic notices, by address. */
export const choicesAmong = query((db: Db, { companyID }: Tenant, custIDs: readonly number[]) =>
  db
    .selectFrom('electronic_choices')
    .select(['choiceID', 'custID', 'address', 'agreedAt', 'provedAt', 'askedAt', 'answer'])
    .where('companyID', '=', companyID)
    .where(amongThese(db, 'custID', custIDs))
    .orderBy('choiceID', 'desc')
    .execute(),
)

/** Records customers' agreement to electronic notices, each at one address. */
export const insertChoices = async (
  db: TxDb,
  rows: readonly { companyID: number; custID: number; address: string; agreedAt: number }[],
): Promise<void> => {
  if (rows.length > 0) await db.insertInto('electronic_choices').values(rows).execute()
}

/** Records that they were asked to show that messages reach them there. */
export const askChoice = query((db: TxDb, choiceID: number, asked: { askedAt: number; askedMessageID: number }) =>
  db.updateTable('electronic_choices').set(asked).where('choiceID', '=', choiceID).execute(),
)

/** The question was not sent after all. */
export const forgetAsking = query((db: TxDb, { companyID }: Tenant, askedMessageID: number) =>
  db
    .updateTable('electronic_choices')
    .set({ askedAt: null, askedMessageID: null })
    .where('companyID', '=', companyID)
    .where('askedMessageID', '=', askedMessageID)
    .execute(),
)

/** Records that they have. Returns whether they had been asked to, and had not before. */
export const proveChoice = query(
  async (
    db: TxDb,
    { companyID }: Tenant,
    {
      custID,
      address,
      answer,
      at,
    }: { readonly custID: number; readonly address: string; readonly answer: string; readonly at: number },
  ): Promise<boolean> => {
    const { numUpdatedRows } = await db
      .updateTable('electronic_choices')
      .set({ provedAt: at, answer })
      .where('companyID', '=', companyID)
      .where('custID', '=', custID)
      .where('address', '=', address)
      .where('askedAt', 'is not', null)
      .where('provedAt', 'is', null)
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n
  },
)

export type ElectronicChoices = Awaited<ReturnType<typeof choicesAmong>>
