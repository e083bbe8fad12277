import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  countInView,
  type InboxView,
  isInView,
  onlyServerKnows,
  type PlaceInInbox,
  standsBefore,
  type ViewedConversation,
} from '#domain/conversation/inbox-view.ts'
import { jsonTable } from '../table.ts'

const ME = 7
const plain: ViewedConversation = {
  custID: 100,
  storeID: 11,
  convoStatus: 'active',
  convoFlag: 'none',
  convoAssignedUserID: null,
  convoUnread: 0,
  convoLabels: [],
  convoHasChat: false,
  convoLeadStatus: null,
  convoPromiseBroken: false,
}
const inbox: Readonly<Record<string, ViewedConversation>> = {
  unread: { ...plain, custID: 101, convoUnread: 2 },
  mine: { ...plain, convoAssignedUserID: ME, convoLabels: [30, 31] },
  lake: {
    ...plain,
    convoHasChat: true,
    convoLeadStatus: 'new',
    storeID: 12,
    convoFlag: 'star',
    convoAssignedUserID: 8,
    convoLabels: [31],
  },
  archived: { ...plain, custID: 101, convoStatus: 'archived', convoLeadStatus: 'won' },
}
const counts = { active: { conversations: 3, unread: 1 }, archived: { conversations: 1, unread: 0 } }

describe.each(
  jsonTable<{ what: string; view: InboxView; shows: string | string[]; count?: number }[]>(
    'conversation/inbox-views.json',
  ),
)('the inbox: $what', ({ view, shows, count }) => {
  test('lists its conversations', () => {
    expect(onlyServerKnows(view)).toBe(typeof shows === 'string')
    if (typeof shows === 'string') return
    expect(Object.keys(inbox).filter((name) => isInView(view, inbox[name]!, ME))).toEqual(shows)
  })

  test('shows its count, where one is kept', () => {
    if (!('store' in view) || view.store === 'all') expect(countInView(view, counts)).toBe(count)
  })
})

const one = <T>(...values: T[]) => fc.option(fc.constantFrom(...values), { nil: undefined, freq: 2 })
const anyView: fc.Arbitrary<InboxView> = fc.record({
  status: one('active', 'archived', 'all'),
  flag: one('any', 'star'),
  label: one(31),
  assigned: one('any', 'me', 'none'),
  unread: one(true, false),
  channel: one('any', 'chat'),
  lead: one('any', 'new'),
  promise: one('any', 'broken'),
  custID: one(101),
})

test('a kept count is the number of conversations that the view shows', () => {
  fc.assert(
    fc.property(anyView, (view) => {
      const kept = countInView(view, counts)
      if (kept !== undefined)
        expect(Object.values(inbox).filter((convo) => isInView(view, convo, ME))).toHaveLength(kept)
    }),
    { numRuns: 1_000 },
  )
})

describe('the order of the inbox', () => {
  const place = fc.record({
    messageDate: fc.constantFrom('2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.001Z', '2026-11-22T09:00:00.000Z'),
    convoID: fc.integer({ min: 1, max: 3 }),
  })

  test('is newest first, and at the same moment the newer conversation first', () => {
    const [newest, younger, older]: readonly PlaceInInbox[] = [
      { messageDate: '2026-11-22T09:00:00.000Z', convoID: 1 },
      { messageDate: '2026-11-21T10:00:00.000Z', convoID: 3 },
      { messageDate: '2026-11-21T10:00:00.000Z', convoID: 2 },
    ] as const
    expect([standsBefore(newest!, younger!), standsBefore(younger!, older!), standsBefore(older!, newest!)]).toEqual([
      true,
      true,
      false,
    ])
  })

  test('puts one of two places first, unless they are the same', () => {
    fc.assert(
      fc.property(place, place, (one, other) => {
        const same = one.messageDate === other.messageDate && one.convoID === other.convoID
        expect(standsBefore(one, other) !== standsBefore(other, one)).toBe(!same)
      }),
    )
  })
})
