import { expect } from 'vitest'
import { MINUTE_MS } from '@xd/core/domain/time/spans.ts'
import type { Connection } from '@xd/server/db/connect.ts'
import { PATIENCE } from './messaging/text-world.ts'

/** The jobs that are due and the texts on their way. Both end in events, whenever they get there. */
const unfinished = async ({ reads }: Connection, companyID: number): Promise<readonly string[]> => {
  const now = Date.now()
  const jobs = await reads
    .selectFrom('jobs')
    .select('uniqueKey')
    .where('companyID', '=', companyID)
    .where('runAt', '<=', now)
    .where('gaveUpAt', 'is', null)
    .execute()
  const texts = await reads
    .selectFrom('messages')
    .select('messageID')
    .where('companyID', '=', companyID)
    .where('messageDirection', '=', 'out')
    .where('messageChannel', '=', 'sms')
    .where('messageStatus', 'in', ['queued', 'sending', 'sent'])
    .where('messageAt', '>', now - MINUTE_MS)
    .execute()
  return [...jobs.map((job) => job.uniqueKey), ...texts.map((text) => `message/${text.messageID}`)]
}

/**
 * The position of the event log once all that was begun is finished, and the events since then. A change of a store's
 * hours leaves out `reload_promises`: a job judges its promises again, sooner or later.
 */
export const eventsSince = async (connection: Connection, companyID: number, leftOut = '') => {
  await expect.poll(() => unfinished(connection, companyID), PATIENCE).toEqual([])
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
