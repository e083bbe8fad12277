import type { Connection } from '@xd/server/db/connect.ts'

/**
 * The position of the event log, and the events since then. A change of a store's hours leaves out `reload_promises`: a
 * job judges its promises again, sooner or later.
 */
export const eventsSince = async (connection: Connection, companyID: number, leftOut = '') => {
  const log = connection.reads.selectFrom('companies').select('eventSeq').where('companyID', '=', companyID)
  const since = (await log.executeTakeFirstOrThrow()).eventSeq
  return async () => {
    const rows = await connection.reads
      .selectFrom('events')
      .select(['event', 'data', 'storeID'])
      .where('companyID', '=', companyID)
      .where('seq', '>', since)
      .where('event', '!=', leftOut)
      .orderBy('seq')
      .execute()
    return rows.map(({ event, data, storeID }) => ({ event, data: JSON.parse(data) as unknown, storeID }))
  }
}
