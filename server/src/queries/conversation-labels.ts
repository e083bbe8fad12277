import { groupBy } from '@xd/core/domain/collection/group-by.ts'
import type { Db, TxDb } from '#db/connect.ts'
import { among, type Places, prepared } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'

const labeled = prepared((db, { companyID, convoIDs }: Places<{ companyID: number; convoIDs: readonly number[] }>) =>
  db
    .selectFrom('conversation_labels')
    .select(['convoID', 'labelID'])
    .where('companyID', '=', companyID)
    .where(among(db, 'convoID', convoIDs))
    .orderBy('labelID'),
)

/** Labels by conversation. */
export const labelsOfConversations = query(
  async (db: Db, { companyID }: CompanyScope, convoIDs: readonly number[]): Promise<Map<number, number[]>> => {
    const rows = convoIDs.length === 0 ? [] : await labeled(db, { companyID, convoIDs })
    return groupBy(
      rows,
      ({ convoID }) => convoID,
      ({ labelID }) => labelID,
    )
  },
)

export const replaceConversationLabels = query(
  async (db: TxDb, { companyID }: CompanyScope, convoID: number, labelIDs: readonly number[]): Promise<void> => {
    await db
      .deleteFrom('conversation_labels')
      .where('companyID', '=', companyID)
      .where('convoID', '=', convoID)
      .execute()
    if (labelIDs.length === 0) return
    await db
      .insertInto('conversation_labels')
      .values(labelIDs.map((labelID) => ({ companyID, convoID, labelID })))
      .execute()
  },
)
