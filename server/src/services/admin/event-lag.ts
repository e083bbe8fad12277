import type { Db } from '#db/connect.ts'
import { systemScope } from '#db/scope.ts'
import { lastEventsOf } from '#queries/system-stats.ts'
import type { Vitals } from './vitals.ts'

/** Events still to be sent to this process's sockets. */
export const lagOf = async (db: Db, { live }: typeof Vitals.Service): Promise<number> => {
  const behind = live().behind()
  const last = await lastEventsOf(db, systemScope('support'), [...behind.keys()])
  return last.reduce((sum, { companyID, eventSeq }) => sum + Math.max(0, eventSeq - behind.get(companyID)!), 0)
}
