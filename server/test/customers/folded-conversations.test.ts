import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, STORE, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import type { ConversationsTable } from '@xd/server/db/tables.ts'
import { conversationRow, customerRow, messageRow } from '../rows.ts'
import { newPhone } from '../phones.ts'

type Convo = Selectable<ConversationsTable>
/** What becomes of a column: it names the conversation, or follows from other records, or from both conversations. */
type Fate<Value> = 'names it' | 'follows' | { readonly earlier: Value; readonly later: Value; readonly becomes: Value }

const { goldenPledge: companyID } = COMPANY

/** Two conversations of one store, the second of which has the newest message, and what they become together. */
const FATES: { readonly [Column in keyof Convo]: Fate<Convo[Column]> } = {
  convoID: 'names it',
  companyID: 'names it',
  storeID: 'names it',
  custID: 'names it',
  convoStatus: { earlier: 'active', later: 'archived', becomes: 'active' },
  convoFlag: { earlier: 'none', later: 'flag', becomes: 'flag' },
  convoAssignedUserID: { earlier: null, later: USER.lena, becomes: USER.lena },
  convoUnread: { earlier: 2, later: 3, becomes: 5 },
  convoLastMessageID: 'follows',
  convoActivityAt: { earlier: 5_000, later: 6_000, becomes: 6_000 },
  convoWaitingSince: { earlier: 4_000, later: 5_500, becomes: 4_000 },
  convoAutoRepliedPeriod: { earlier: 'closed/until-7000', later: null, becomes: 'closed/until-7000' },
  convoPayAnsweredOn: {
    earlier: '2026-11-24' as Convo['convoPayAnsweredOn'],
    later: '2026-11-23' as Convo['convoPayAnsweredOn'],
    becomes: '2026-11-24' as Convo['convoPayAnsweredOn'],
  },
  convoBegunAt: 'follows',
  convoBegunChannel: { earlier: 'sms', later: 'web', becomes: 'sms' },
  convoPhoneUnproved: { earlier: 0, later: 1, becomes: 1 },
  convoHasChat: { earlier: 1, later: 0, becomes: 1 },
  convoLeadStatus: 'follows',
  convoPromiseBroken: { earlier: 1, later: 0, becomes: 1 },
  convoDeletedBefore: { earlier: 1_000, later: 2_000, becomes: 2_000 },
}

const valuesOf = (which: 'earlier' | 'later' | 'becomes'): Partial<Convo> =>
  Object.fromEntries(
    Object.entries(FATES).flatMap(([column, fate]) => (typeof fate === 'string' ? [] : [[column, fate[which]]])),
  )

describe.each(ENGINES)('two conversations that become one, on %s', (database) => {
  let server: Booted
  let manager: Awaited<ReturnType<Booted['signIn']>>
  beforeAll(async () => {
    server = await boot({ database })
    manager = await server.signIn('manager')
  })
  afterAll(() => server.close())

  const customerWith = async (which: 'earlier' | 'later') => {
    const { writes } = server.connection
    const customer = customerRow({ companyID, custPhone: newPhone(), custFirstName: randomUUID() })
    const { custID } = await writes
      .insertInto('customers')
      .values(customer)
      .returning('custID')
      .executeTakeFirstOrThrow()
    const of = { companyID, storeID: STORE.main, custID }
    const convo = await writes
      .insertInto('conversations')
      .values(conversationRow(of))
      .returning('convoID')
      .executeTakeFirstOrThrow()
    const at = valuesOf(which).convoActivityAt!
    const message = messageRow({ ...of, ...convo, messageDirection: 'in', messageAt: at })
    const { messageID } = await writes
      .insertInto('messages')
      .values(message)
      .returning('messageID')
      .executeTakeFirstOrThrow()
    const values = { ...valuesOf(which), convoLastMessageID: messageID }
    await writes.updateTable('conversations').set(values).where('convoID', '=', convo.convoID).execute()
    return { custID, messageID, convoID: convo.convoID }
  }

  test.each(['earlier', 'later'] as const)('each has its part in it when the %s customer is kept', async (kept) => {
    const [earlier, later] = [await customerWith('earlier'), await customerWith('later')]
    const [stays, goes] = kept === 'earlier' ? [earlier, later] : [later, earlier]
    await manager('customers/merge', { keptID: stays.custID, mergedID: goes.custID, choices: {} })
    const rows = await server.connection.reads
      .selectFrom('conversations')
      .selectAll()
      .where('custID', 'in', [stays.custID, goes.custID])
      .execute()
    expect(rows).toEqual([
      {
        ...valuesOf('becomes'),
        ...{ companyID, storeID: STORE.main, custID: stays.custID, convoID: stays.convoID },
        convoLastMessageID: later.messageID,
        convoBegunAt: valuesOf('earlier').convoActivityAt,
        convoLeadStatus: null,
      },
    ])
  })
})
