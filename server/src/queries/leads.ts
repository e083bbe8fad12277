// Quote requests from the chat bubble.
import { sql } from 'kysely'
import type { LeadStatus } from '@xd/core/domain/bubble/lead.ts'
import type { Db, TxDb } from '#db/connect.ts'
import { isPostgres } from '#db/dialect.ts'
import { orNone } from '#db/or-none.ts'
import { among, amongThese, type Places, prepared } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import { rowsByID } from '#db/rows-by-id.ts'
import type { CompanyScope, Tenant } from '#db/scope.ts'

const withCustomers = (db: Db, { companyID, storeIDs }: CompanyScope) =>
  db
    .selectFrom('quote_leads as l')
    .innerJoin('customers as c', 'c.custID', 'l.custID')
    .selectAll('l')
    .select(['c.custFirstName', 'c.custLastName', 'c.custPhone'])
    .where('l.companyID', '=', companyID)
    .where('l.storeID', 'in', orNone(storeIDs))

export type LeadRow = NonNullable<Awaited<ReturnType<typeof findLead>>>

export const findLead = query((db: Db, scope: CompanyScope, leadID: number) =>
  withCustomers(db, scope).where('l.leadID', '=', leadID).executeTakeFirst(),
)

/** In the order of the ids. */
export const findLeads = async (db: Db, scope: CompanyScope, leadIDs: readonly number[]): Promise<LeadRow[]> => {
  if (leadIDs.length === 0) return []
  const rows = await withCustomers(db, scope)
    .where(amongThese(db, 'l.leadID', leadIDs))
    .execute()
  const byID = new Map(rows.map((row) => [row.leadID, row]))
  return leadIDs.flatMap((leadID) => byID.get(leadID) ?? [])
}

/** A request, locked until the end of the transaction. Others who would move it wait. */
export const lockLead = query((db: TxDb, scope: CompanyScope, leadID: number) =>
  withCustomers(db, scope)
    .where('l.leadID', '=', leadID)
    .$if(isPostgres(db), (query) => query.forUpdate('l'))
    .executeTakeFirst(),
)

export const { insert: insertLead, update: updateLead } = rowsByID('quote_leads', 'leadID')

/** Marks a conversation's new requests as answered by staff. */
export const answerLeads = query(
  async (db: TxDb, { companyID }: Tenant, convoID: number, at: number): Promise<number[]> =>
    (
      await db
        .updateTable('quote_leads')
        .set({ leadStatus: 'answered', answeredAt: at, statusAt: at, statusByID: null })
        .where('companyID', '=', companyID)
        .where('convoID', '=', convoID)
        .where('leadStatus', '=', 'new')
        .returning('leadID')
        .execute()
    ).map(({ leadID }) => leadID),
)

/** The requests a quote was made for. */
export const leadsOfLoan = query((db: Db, { companyID }: Tenant, loanID: number) =>
  db
    .selectFrom('quote_leads')
    .select(['leadID', 'storeID', 'leadStatus'])
    .where('companyID', '=', companyID)
    .where('loanID', '=', loanID)
    .execute(),
)

/** The status of a conversation’s latest request; null if it has none. */
export const lastLeadStatus = query(
  async (db: Db, { companyID }: Tenant, convoID: number): Promise<LeadStatus | null> =>
    (
      await db
        .selectFrom('quote_leads')
        .select('leadStatus')
        .where('companyID', '=', companyID)
        .where('convoID', '=', convoID)
        .orderBy('leadID', 'desc')
        .limit(1)
        .executeTakeFirst()
    )?.leadStatus ?? null,
)

/** Recomputes what customers' conversations record about requests and chats, after some moved from one to another. */
export const recountLeads = query((db: Db, { companyID }: Tenant, custIDs: readonly number[]) =>
  sql`update conversations set
    "convoLeadStatus" = (select l."leadStatus" from quote_leads l where l."companyID" = conversations."companyID"
      and l."convoID" = conversations."convoID" order by l."leadID" desc limit 1),
    "convoHasChat" = case when exists (select 1 from bubble_sessions b where b."companyID" = conversations."companyID"
      and b."convoID" = conversations."convoID") then 1 else 0 end
    where "companyID" = ${companyID} and "custID" in (${sql.join(custIDs)})`.execute(db),
)

const ofMessages = prepared(
  (db, { companyID, messageIDs }: Places<{ companyID: number; messageIDs: readonly number[] }>) =>
    db
      .selectFrom('quote_leads')
      .select(['messageID', 'leadID', 'leadItem', 'leadWant', 'leadStatus', 'answeredAt', 'loanID', 'wonCents'])
      .where('companyID', '=', companyID)
      .where(among(db, 'messageID', messageIDs)),
)

/** The requests carried by these messages. */
export const leadsOfMessages = async (db: Db, { companyID }: Tenant, messageIDs: readonly number[]) =>
  messageIDs.length === 0 ? [] : ofMessages(db, { companyID, messageIDs })
