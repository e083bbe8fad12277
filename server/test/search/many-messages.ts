import { COMPANY } from '@xd/fixtures/demo/people.ts'
import { messageRow } from '../rows.ts'
import type { TextWorld } from '../messaging/text-world.ts'

interface Where {
  readonly storeID: number
  readonly convoID: number
  readonly custID: number
}

/** Gives a conversation more messages with the same words than a search looks at. */
export const giveMany = async ({ connection }: TextWorld, where: Where, messageSearch: string): Promise<void> => {
  const which = { companyID: COMPANY.goldenPledge, messageDirection: 'in', messageAt: Date.now() } as const
  const row = messageRow({ ...which, ...where, messageSearch })
  await connection.writes
    .insertInto('messages')
    .values(Array.from({ length: 260 }, () => row))
    .execute()
}
