import type { Says } from './says.ts'

/** Monday, half past six in the evening in Los Angeles. */
const NOW = Date.parse('2026-11-24T02:30:00Z')

const nothing = () => undefined
const row = {
  convo: {
    convoID: 7,
    storeID: 1,
    convoStatus: 'active',
    convoFlag: 'none',
    convoUnread: 0,
    convoLabels: [],
    convoAssignedUserID: null,
    convoWaitingSince: null,
    convoLeadStatus: null,
    convoPhoneUnproved: false,
    convoPromiseBroken: false,
  },
  customer: { custFirstName: 'Ana', custLastName: 'Prueba', custPhone: '+12135550147', custOptedOut: null },
  store: { storeAbbr: 'OT', storeColor: '#112233' },
  convoPayment: null,
  messageID: 31,
  messageDirection: 'in',
  messageBody: 'Hello',
  messageMedia: [],
  messageSentByID: null,
  messageDate: '2026-11-24T02:10:00Z',
}
const inbox = (name: string, change: object, convo: object, says: readonly string[]): Says => ({
  name: `a conversation in the inbox: ${name}`,
  at: 'features/inbox/inbox-row.tsx',
  draws: 'InboxRow',
  props: {
    row: { ...row, ...change, convo: { ...row.convo, ...convo } },
    me: 5,
    employees: [{ userID: 6, userNickname: 'Kim', userColor: '#112233', userIsXDACCT: false }],
    authorOf: () => 'Kim',
    labels: [1, 2, 3].map((labelID) => ({
      labelID,
      labelName: `Label ${labelID}`,
      labelColor: '#112233',
      labelIcon: 'tag',
    })),
    severalStores: true,
    timezone: 'America/Los_Angeles',
    now: NOW,
  },
  says,
})

const rows: readonly Says[] = [
  {
    name: 'who has waited longest for an answer',
    at: 'features/inbox/next-waiting.tsx',
    draws: 'NextWaiting',
    props: { onOpen: nothing },
    before: [
      [
        ['home/today', {}],
        {
          unanswered: {
            conversations: [{ ...row, convo: { ...row.convo, convoWaitingSince: '2026-11-24T00:15:00Z' } }],
          },
        },
      ],
    ],
    says: ['Next: Prueba, Ana, waiting 2 hours', '. Hello', 'Open'],
  },
  inbox('read', {}, {}, ['AP Prueba, Ana OT 20m Hello']),
  inbox(
    'waiting, unread, labeled, flagged, assigned',
    {},
    {
      convoUnread: 2,
      convoWaitingSince: '2026-11-24T01:00:00Z',
      convoLabels: [3, 1, 2],
      convoFlag: 'star',
      convoAssignedUserID: 6,
    },
    ['AP Prueba, Ana Star K Label 1 Label 2 Label 3 OT waiting 1h Hello 2 unread'],
  ),
  inbox('a promise broken, of a new lead', {}, { convoPromiseBroken: true, convoLeadStatus: 'new' }, [
    'AP Prueba, Ana OT 20m Hello Promise broken',
  ]),
  inbox('a new lead that is not confirmed', {}, { convoLeadStatus: 'new', convoPhoneUnproved: true }, [
    'AP Prueba, Ana OT 20m Hello Quote: new',
  ]),
  inbox('not confirmed', {}, { convoPhoneUnproved: true, convoLeadStatus: 'quoted' }, [
    'AP Prueba, Ana OT 20m Hello Phone not confirmed',
  ]),
  inbox('a customer who opted out', { customer: { ...row.customer, custOptedOut: '2026-11-20T20:00:00Z' } }, {}, [
    'AP Prueba, Ana OT 20m Hello Opted out',
  ]),
  inbox('a paid request', { convoPayment: { paymentKey: 'k', paymentStatus: 'approved' } }, {}, [
    'AP Prueba, Ana OT 20m Hello PAID',
  ]),
  inbox(
    'a paid request behind an unread text',
    { convoPayment: { paymentKey: 'k', paymentStatus: 'approved' } },
    { convoUnread: 1 },
    ['AP Prueba, Ana OT 20m Hello 1 unread'],
  ),
  inbox('a draft', { draft: { draftBody: 'On my way', draftMedia: [] } }, {}, [
    'AP Prueba, Ana OT 20m Draft: On my way',
  ]),
]

export const INBOX_SAYS: readonly Says[] = rows.map((row) => ({ ...row, now: NOW }))
