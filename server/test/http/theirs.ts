import type { Booted } from '@xd/fixtures/boot.ts'
import { COMPANY } from '@xd/fixtures/demo/people.ts'

/** These change automatically, or when a user signs in or uses a key. */
const MOVING = ['api_keys', 'audit', 'companies', 'conversations', 'events', 'jobs', 'messages', 'sessions']

/** Everything of the Golden Pledge that another company's calls could change, to compare. */
export const theirs = async ({ connection: { reads } }: Booted): Promise<string> => {
  const all = await reads.introspection.getTables()
  const tables = all
    .filter(({ name, columns }) => columns.some((column) => column.name === 'companyID') && !MOVING.includes(name))
    .map(({ name }) => name as 'customers')
  const rows = await Promise.all(
    tables.map((table) => reads.selectFrom(table).selectAll().where('companyID', '=', COMPANY.goldenPledge).execute()),
  )
  const convos = await reads
    .selectFrom('conversations')
    .select(['convoID', 'convoStatus', 'convoFlag', 'convoAssignedUserID'])
    .where('companyID', '=', COMPANY.goldenPledge)
    .orderBy('convoID')
    .execute()
  return JSON.stringify([rows, convos])
}
