import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallClient } from '@xd/core/client/call-client.ts'
import type { WireInput, WireOutput } from '@xd/core/contract/calls.ts'
import { leadStatusesOf, LEAD_FILTERS } from '@xd/core/domain/bubble/lead.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, LABEL, STORE, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'

type Row = WireOutput<'inbox/list'>['messages'][number]
type Search = NonNullable<WireInput<'inbox/list'>['search']>
type Condition = readonly [search: Search, holds: (convo: Row['convo']) => boolean]

const FLAGS = ['none', 'star', 'bolt', 'bomb'] as const
const STATUSES: readonly Condition[] = [
  [{ status: 'active' }, ({ convoStatus }) => convoStatus === 'active'],
  [{ status: 'archived' }, ({ convoStatus }) => convoStatus === 'archived'],
  [{ status: 'all' }, () => true],
]
/** Each as one condition of a search, with the conversations it is for. */
const CONDITIONS: readonly Condition[] = [
  [{}, () => true],
  ...FLAGS.map((flag): Condition => [{ flag }, ({ convoFlag }) => convoFlag === flag]),
  ...[STORE.main, STORE.lake].map((store): Condition => [{ store }, ({ storeID }) => storeID === store]),
  [{ assigned: 'none' }, ({ convoAssignedUserID }) => convoAssignedUserID === null],
  [{ assigned: 'me' }, ({ convoAssignedUserID }) => convoAssignedUserID === USER.owner],
  [{ assigned: USER.clerk }, ({ convoAssignedUserID }) => convoAssignedUserID === USER.clerk],
  [{ unread: true }, ({ convoUnread }) => convoUnread > 0],
  [{ unread: false }, ({ convoUnread }) => convoUnread === 0],
  [{ label: LABEL.followUp }, ({ convoLabels }) => convoLabels.includes(LABEL.followUp)],
  [{ channel: 'web' }, ({ convoHasChat }) => convoHasChat],
  [{ promise: 'broken' }, ({ convoPromiseBroken }) => convoPromiseBroken],
  ...LEAD_FILTERS.map((lead): Condition => [
    { lead },
    ({ convoLeadStatus }) => convoLeadStatus !== null && leadStatusesOf(lead).includes(convoLeadStatus),
  ]),
]

describe.each(ENGINES)('the conditions of an inbox page, one by one and in pairs, on %s', (database) => {
  let server: Booted
  let owner: CallClient
  let all: readonly Row[]
  beforeAll(async () => {
    server = await boot({ database })
    owner = await server.signIn('owner')
    const db = server.connection.writes
    const some = await db
      .selectFrom('conversations')
      .select('convoID')
      .where('companyID', '=', COMPANY.goldenPledge)
      .where('convoLastMessageID', 'is not', null)
      .orderBy('convoID')
      .execute()
    // Every other value in its own rhythm, so that each pair of conditions has some conversations.
    for (const [i, { convoID }] of some.entries())
      await db
        .updateTable('conversations')
        .set({
          convoStatus: i % 3 === 0 ? 'archived' : 'active',
          convoFlag: FLAGS[i % 4]!,
          convoAssignedUserID: [null, USER.owner, USER.clerk][i % 7 === 3 ? 0 : i % 3]!,
          convoUnread: i % 5 < 2 ? i % 5 : 0,
          convoHasChat: i % 2 === 0 ? 1 : 0,
          convoPromiseBroken: i % 7 < 3 ? 1 : 0,
          convoLeadStatus: ([null, 'new', 'answered', 'in-store', 'won', 'lost'] as const)[i % 6]!,
        })
        .where('convoID', '=', convoID)
        .execute()
    ;({ messages: all } = await owner('inbox/list', { search: { status: 'all', perPage: 100 } }))
    expect(all.length).toBe(Math.min(100, some.length))
    expect(all.length).toBeLessThan(100)
  })
  afterAll(() => server.close())

  test.each(STATUSES)('%o', async (status, isThere) => {
    const wrong: string[] = []
    let pairs = 0
    for (const [i, [one, first]] of CONDITIONS.entries())
      for (const [other, second] of CONDITIONS.slice(i + 1)) {
        const search = { ...status, ...one, ...other }
        if (Object.keys(search).length < 1 + Object.keys(one).length + Object.keys(other).length) continue
        const expected = all.filter(({ convo }) => isThere(convo) && first(convo) && second(convo))
        if (expected.length > 0) pairs += 1
        const { messages, count, unread } = await owner('inbox/list', { search: { ...search, perPage: 100 } })
        const ids = (rows: readonly Row[]) => rows.map(({ convoID }) => convoID).join()
        const unreadNow = all.filter(({ convo }) => convo.convoStatus === 'active' && convo.convoUnread > 0).length
        if (ids(messages) !== ids(expected) || count !== expected.length || unread !== unreadNow)
          wrong.push(`${JSON.stringify(search)}: ${ids(messages)} of ${count} instead of ${ids(expected)}`)
      }
    expect(wrong).toEqual([])
    expect(pairs).toBeGreaterThan(60)
  })

  test('page by page, forward and backward', async () => {
    for (const [search, holds] of [
      [{ status: 'active', flag: 'star' }, ({ convoStatus, convoFlag }) => convoStatus + convoFlag === 'activestar'],
      [{ status: 'all', unread: true }, ({ convoUnread }) => convoUnread > 0],
      [
        { status: 'archived', lead: 'open' },
        ({ convoStatus, convoLeadStatus }) =>
          convoStatus === 'archived' && ['new', 'answered', 'in-store'].includes(convoLeadStatus ?? ''),
      ],
    ] satisfies Condition[]) {
      const expected = all.filter(({ convo }) => holds(convo)).map(({ convoID }) => convoID)
      for (const sortDir of ['desc', 'asc'] as const) {
        const got: number[] = []
        for (let cursor: string | null | undefined; cursor !== null;) {
          const page = await owner('inbox/list', {
            search: { ...search, sortDir, perPage: 2, ...(cursor && { cursor }) },
          })
          got.push(...page.messages.map(({ convoID }) => convoID))
          cursor = page.nextCursor
        }
        expect(got).toEqual(sortDir === 'desc' ? expected : expected.toReversed())
      }
    }
  })
})
