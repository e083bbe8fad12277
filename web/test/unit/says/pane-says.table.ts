import { customer, KNOWN, message, nothing, REPLIES, store, thread } from '../conversation/sample.ts'
import type { Says } from './says.ts'

const email = (change: object = {}, rest: object = {}) => ({
  at: 'features/conversation/email-body.tsx',
  draws: 'EmailBody',
  props: {
    message: message({
      messageChannel: 'email',
      messageSubject: 'My ring',
      messageBody: 'Is it ready?\n\nOn Monday Kim wrote:\n> Soon',
      messageEmail: { from: 'ana@other.test', htmlURL: null, remoteImages: 0, filesLeft: 0, ...change },
      ...rest,
    }),
  },
})
const FORMATTED = { htmlURL: '/mail/30', remoteImages: 2, filesLeft: 1 }
const row = (name: string, item: object, says: readonly string[], rest: object = {}): Says => ({
  name: `in a thread: ${name}`,
  at: 'features/conversation/thread-row.tsx',
  draws: 'ThreadRow',
  props: {
    item: { key: 'k', at: Date.parse('2026-11-23T20:00:00Z'), last: true, ...item },
    authorOf: (userID: number) => (userID === 6 ? 'Kim' : 'Bo'),
    timezone: 'Pacific/Honolulu',
    hours: { storeHours: [], storeClosures: [] },
    who: 'Ana',
    now: Date.parse('2026-11-24T05:30:00Z'),
    renderPayment: ({ paymentKey }: { paymentKey: string }) => (paymentKey === 'k' ? 'A card' : null),
    renderLead: ({ leadItem }: { leadItem: string }) => `Lead: ${leadItem}`,
    measure: nothing,
    ...rest,
  },
  says,
})
const scheduled = (change: object) =>
  message({
    messageDirection: 'out',
    messageSentByID: 5,
    messageSchedule: {
      sendAt: '2026-11-25T04:40:00Z',
      discardOnReply: false,
      stoppedBy: null,
      undoable: false,
      ...change,
    },
  })
const NOTE = {
  commentID: 5,
  commentUserID: 6,
  commentMessage: 'Be kind',
  commentDate: '2026-11-23T20:05:00Z',
}
const pane = (
  name: string,
  pages: readonly object[],
  says: readonly string[],
  rest: object = {},
  comments: readonly object[] = [NOTE],
): Says => ({
  name: `a thread: ${name}`,
  at: 'features/conversation/thread.tsx',
  draws: 'Thread',
  props: {
    convoID: 7,
    unread: false,
    meant: false,
    timezone: 'Pacific/Honolulu',
    hours: store,
    who: 'Ana',
    renderPayment: () => 'A card',
    renderLead: () => 'A lead',
  },
  before: [
    thread(pages, rest),
    [
      ['comments/list', { commentKey: 'convo/7' }],
      {
        comments,
      },
    ],
  ],
  says,
})
const PICTURES = [
  { mediaID: 4, url: '/m/4', type: 'image/jpeg', bytes: 2_000_000, width: 10, height: 20 },
  { mediaID: 5, url: '/m/5', type: 'application/pdf', bytes: 2_000_000, width: null, height: null },
]

export const PANE_SAYS: readonly Says[] = [
  {
    ...pane('seen by someone who may not read notes', [], ['No messages yet', '. Write the first one below.'], {}, []),
    lacks: ['comments'],
    before: [thread([])],
    asks: { 'comments/list': [] },
  },
  { name: 'an email', ...email(), says: ['Is it ready? Show quoted text'] },
  {
    name: 'an email, with what it quotes',
    ...email(),
    does: [['Show quoted text']],
    says: ['Is it ready? On Monday Kim wrote:', '> Soon Hide quoted text'],
  },
  {
    name: 'an email that can be shown formatted, with files that are left out',
    ...email(FORMATTED),
    says: [
      'Is it ready? 1 attached file isn’t shown. Only pictures up to 10 MB are. Show quoted text ☐ Show formatted Show images',
    ],
  },
  {
    name: 'an email shown formatted',
    ...email(FORMATTED),
    does: [['Show formatted']],
    says: ['1 attached file isn’t shown. Only pictures up to 10 MB are. ☑ Show as text Show images'],
  },
  {
    name: 'an email shown with its images',
    ...email(FORMATTED, { messageSubject: null }),
    does: [['Show images']],
    says: ['1 attached file isn’t shown. Only pictures up to 10 MB are. ☑ Show as text'],
  },
  { name: 'an email of words alone', ...email({}, { messageBody: 'Hi', messageEmail: null }), says: ['Hi'] },
  {
    name: 'a message’s pictures and files',
    at: 'features/conversation/message-media.tsx',
    draws: 'MessageMedia',
    props: { media: PICTURES },
    says: ['→ /m/4 PDF.pdf 2 MB Save → /m/5'],
  },

  row('a day', { kind: 'day' }, ['Today']),
  row('a text', { kind: 'message', message: message() }, ['Hello', '10:00 AM']),
  row(
    'an email from another address',
    {
      kind: 'message',
      message: message({ messageChannel: 'email', messageEmail: { from: 'ana@other.test', htmlURL: null } }),
    },
    ['Hello', '10:00 AM · Email from ana@other.test'],
  ),
  row(
    'an email of ours',
    {
      kind: 'message',
      message: message({
        messageChannel: 'email',
        messageDirection: 'out',
        messageStatus: 'delivered',
        messageSentByID: 6,
        messageEmail: { from: 'ana@other.test', htmlURL: null },
      }),
    },
    ['Hello', '10:00 AM · Kim · Email · Delivered'],
  ),
  row('pictures that are gone', { kind: 'message', message: message({ messageBody: '', messagePicturesDeleted: 2 }) }, [
    '2 pictures were deleted by the company’s retention rule.',
    '10:00 AM',
  ]),
  row(
    'a picture that got lost',
    {
      kind: 'message',
      message: message({
        messageDirection: 'out',
        messageBody: '',
        messageMedia: PICTURES.slice(0, 1),
        messageStatus: 'failed',
        messageTwilioError: 30008,
      }),
    },
    ['→ /m/4 The carrier did not deliver it and gave no reason. 10:00 AM · Bo Send again'],
  ),
  row('a payment', { kind: 'message', message: message({ payment: { paymentKey: 'k' } }) }, ['A card']),
  row('a text about a payment', { kind: 'message', message: message({ payment: { paymentKey: 'other' } }) }, [
    'Hello',
    '10:00 AM',
  ]),
  row('a quote request', { kind: 'message', message: message({ messageLead: { leadItem: 'Ring' } }) }, [
    'Hello',
    '10:00 AM',
    'Lead: Ring',
  ]),
  row('a note', { kind: 'note', comment: { commentUserID: 6, commentMessage: 'Be kind' } }, [
    'Kim: Be kind · 10:00 AM · not sent to customer',
  ]),
  row(
    'a message being sent',
    { kind: 'outgoing', outgoing: { state: 'sending', pictures: [], send: { channel: 'sms', body: 'Hi' } } },
    ['Hi', 'Sending'],
  ),
  row('a message that can be undone', { kind: 'scheduled', message: scheduled({ undoable: true }) }, [
    'Hello',
    'Sending Undo',
  ]),
  row(
    'a colleague’s message that could be undone',
    { kind: 'scheduled', message: { ...scheduled({ undoable: true }), messageSentByID: 6, messageSubject: 'Ring' } },
    ['Ring Hello', 'Sending'],
  ),
  row(
    'a message that was stopped',
    { kind: 'scheduled', message: scheduled({ undoable: true, stoppedBy: 'replied' }) },
    ['Hello', 'Not sent: the customer has written since.', 'Send now Change time Edit Cancel'],
  ),
  row('a scheduled message', { kind: 'scheduled', message: { ...scheduled({}), messageSubject: 'Ring' } }, [
    'Ring Hello',
    'Scheduled · Tuesday, November 24, 6:40 PM HST',
    'Send now Change time Edit Cancel',
  ]),

  pane('empty', [], ['Today', 'Kim: Be kind · 10:05 AM · not sent to customer']),
  pane(
    'with older ones deleted',
    [],
    [
      'Messages before October 31, 2026 were deleted by the company’s retention rule.',
      'Today',
      'Kim: Be kind · 10:05 AM · not sent to customer',
    ],
    { deletedBefore: '2026-11-01T05:00:00Z' },
  ),
  pane(
    'with more before it, a note, and one to come',
    [message(), message({ messageID: 31, messageDirection: 'out', messageSentByID: 6, messageStatus: 'delivered' })],
    [
      '(off) Older messages Please wait',
      'Today',
      'Hello',
      '10:00 AM',
      'Hello',
      '10:00 AM · Kim · Delivered',
      'Kim: Be kind · 10:05 AM · not sent to customer',
      'Hello',
      'Scheduled · Tuesday, November 24, 6:40 PM HST',
      'Send now Change time Edit Cancel',
    ],
    { hasMore: true, scheduled: [{ ...scheduled({}), messageID: 40 }] },
  ),
  {
    ...pane('that could not be loaded', [], ['The messages couldn’t be loaded', '. Refused: not_found', 'Try again']),
    before: [],
  },
  {
    name: 'the replies of the box',
    at: 'features/conversation/my-replies-dialog.tsx',
    draws: 'MyRepliesDialog',
    props: { text: 'See you at 9', onClose: nothing },
    before: [REPLIES],
    does: [['Title', 'See you']],
    says: [
      'My quick replies',
      'Only you see these. Replies for everyone are in the Control Panel.',
      'Title *',
      '[See you]',
      'Shortcode *',
      '[see-you]',
      'Use 1 to 20 lowercase letters, digits and hyphens',
      'Text *',
      'See you at 9',
      'Home /home Delete Home',
      'Cancel Add reply',
    ],
  },
  {
    name: 'figures that differ from the customer’s own',
    at: 'features/conversation/checked-words.tsx',
    draws: 'CheckedWords',
    props: { text: 'Ticket 10233 is due Nov 3 for $99.00. Thanks.', box: { current: null }, customer, store },
    before: [
      ...KNOWN.slice(1),
      [
        ['tickets/list', { search: { custID: 4, status: 'active', perPage: 100 } }],
        {
          tickets: [
            {
              ticketNumber: '10233',
              ticketLoanDate: '2026-11-01',
              ticketDueDate: '2026-12-01',
              ticketGraceDate: null,
              principal: 50,
              amountDue: 60,
            },
          ],
        },
      ],
    ],
    says: ['10233 is due Tuesday, Dec 1; you wrote Nov 3.'],
  },
]
