import type { Connection } from '@xd/server/db/connect.ts'

/** The position of the event log, and the events since then. */
export const eventsSince = async (connection: Connection, companyID: number) => {
  const log = connection.reads.selectFrom('companies').select('eventSeq').where('companyID', '=', companyID)
  const since = (await log.executeTakeFirstOrThrow()).eventSeq
  return async () => {
    const rows = await connection.reads
      .selectFrom('events')
      .select(['event', 'data', 'storeID'])
      .where('companyID', '=', companyID)
      .where('seq', '>', since)
      .orderBy('seq')
      .execute()
    return rows.map(({ event, data, storeID }) => ({ event, data: JSON.parse(data) as unknown, storeID }))
  }
}
