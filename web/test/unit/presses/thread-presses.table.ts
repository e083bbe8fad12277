import { expect } from 'vitest'
import { convo, draft, EMPTY_COMPOSER, KNOWN, message, nothing, REPLIES, thread } from '../conversation/sample.ts'
import { refusal } from '../data/page.ts'
import { keptDraft, type Press } from './press.ts'

const REFUSED = {
  at: 'features/conversation/outgoing-bubble.tsx',
  draws: 'OutgoingBubble',
  before: [thread([message()]), convo()],
  props: {
    outgoing: {
      send: { convoID: 7, channel: 'email', subject: 'Ring', body: 'Hello', clientMessageID: 'k', media: [] },
      pictures: [],
      at: 1,
      state: 'refused',
      code: 'newer_messages',
      reason: 'Read them first.',
    },
  },
  failures: ['Read them first.Send anywayEditDiscard'],
} as const
const CONVO = {
  convoID: 7,
  custID: 4,
  storeID: 2,
  convoStatus: 'active',
  convoFlag: 'none',
  convoUnread: 0,
  convoLabels: [3],
  convoAssignedUserID: null,
}
const menu = (name: string, rest: Omit<Press, 'name' | 'at' | 'draws'>): Press => ({
  name: `a conversation’s menu on a phone: ${name}`,
  at: 'features/conversation/conversation-menu.tsx',
  draws: 'ConversationMenu',
  props: { convo: CONVO, name: 'Prueba, Ana' },
  ...rest,
})
const BOX = { ...EMPTY_COMPOSER, has: ['mms'] } as const
const key = (name: string, more: object = {}) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
  preventDefault: nothing,
  currentTarget: { blur: nothing },
  nativeEvent: { isComposing: false },
  ...more,
})
const MINE = thread([message()], {
  scheduled: [message({ messageID: 41, messageSentByID: 5, messageSchedule: { undoable: true } })],
})
const COLLEAGUES = thread([message()], {
  scheduled: [
    message({ messageID: 40, messageSentByID: 6, messageSchedule: { undoable: true } }),
    message({ messageID: 42, messageSentByID: 5, messageSchedule: { undoable: false } }),
  ],
})
const BACK = {
  'customers/conversation/messages/unschedule': { message: message() },
  'customers/conversation/messages/fetch': { messages: [], scheduled: [], hasMore: false, deletedBefore: null },
}
const TEN = Array.from({ length: 10 }, (_, at) => ({ mediaID: at + 1, url: `/m/${at}`, type: 'image/jpeg' }))
const picture = (name: string, type: string) => new File(['x'], name, { type })

export const THREAD_PRESSES: readonly Press[] = [
  { ...REFUSED, name: 'a refused message is sent anyway', does: [['Send anyway']] },
  {
    ...REFUSED,
    name: 'a refused message is edited: its words are back in the box',
    does: [['Edit']],
    kept: keptDraft('Hello', 'email', 'Ring'),
  },
  { ...REFUSED, name: 'a refused message is discarded', does: [['Discard']], kept: keptDraft('') },
  {
    name: 'a scheduled message is edited: its words are back in the box',
    at: 'features/conversation/scheduled-bubble.tsx',
    draws: 'ScheduledBubble',
    before: [thread([message()]), convo()],
    props: {
      timezone: 'Pacific/Honolulu',
      hours: { storeHours: [], storeClosures: [] },
      message: message({ messageID: 41, messageSchedule: { sendAt: '2026-11-25T20:00:00Z', stoppedBy: null } }),
    },
    answers: BACK,
    does: [['Edit']],
    calls: [['customers/conversation/messages/unschedule', { messageID: 41 }]],
    kept: keptDraft('Hello'),
  },
  {
    name: 'a scheduled message that was already sent is not edited',
    at: 'features/conversation/scheduled-bubble.tsx',
    draws: 'ScheduledBubble',
    before: [convo()],
    props: {
      timezone: 'Pacific/Honolulu',
      hours: { storeHours: [], storeClosures: [] },
      message: message({ messageID: 41, messageSchedule: { sendAt: '2026-11-25T20:00:00Z', stoppedBy: null } }),
    },
    answers: { 'customers/conversation/messages/unschedule': refusal(409, 'not_scheduled') },
    does: [['Edit']],
    calls: [['customers/conversation/messages/unschedule', { messageID: 41 }]],
    said: ['Too late. The message was already sent.'],
  },
  menu('someone is assigned', {
    does: [['Assign…'], ['onCloseAutoFocus'], ['onAssign', 6]],
    answers: { 'customers/conversation/assign-user': {} },
    calls: [['customers/conversation/assign-user', { convoID: 7, userID: 6 }]],
    said: ['Assigned Prueba, Ana to Kim'],
  }),
  menu('its labels are chosen', {
    does: [['Label…'], ['onCloseAutoFocus'], ['onLabels', [3, 4]]],
    answers: { 'customers/conversation/set-labels': {} },
    calls: [['customers/conversation/set-labels', { convoID: 7, labels: [3, 4], seenLabels: [3] }]],
  }),
  menu('labels that are refused', {
    does: [['Label…'], ['onCloseAutoFocus'], ['onLabels', [3, 4]]],
    calls: [['customers/conversation/set-labels', { convoID: 7, labels: [3, 4], seenLabels: [3] }]],
    said: ['Refused: not_found'],
  }),
  menu('it moves back to the inbox', {
    props: { convo: { ...CONVO, convoStatus: 'archived' }, name: 'Prueba, Ana' },
    does: [['Move to inbox']],
    answers: { 'customers/conversation/archive': {} },
    calls: [['customers/conversation/archive', { convoIDs: [7], archived: false }]],
    said: ['Moved Prueba, Ana back to the inbox'],
  }),
  {
    ...BOX,
    name: 'a picture is picked, which is in the draft once the server has it',
    does: [['onAttach', [picture('ring.jpg', 'image/jpeg')]]],
    answers: {
      'media/upload': { media: { mediaID: 9, url: '/m/9', type: 'image/jpeg' } },
      'customers/conversation/fetch': { draft: null },
    },
    calls: [
      ['media/upload', { file: expect.any(File) }],
      ['customers/conversation/fetch', { convoID: 7 }],
    ],
    kept: {
      'xd-unsent/1/5/draft/7': JSON.stringify({
        body: '',
        channel: 'sms',
        subject: null,
        media: [{ mediaID: 9, url: '/m/9', type: 'image/jpeg' }],
      }),
    },
  },
  {
    ...BOX,
    name: 'a picture is pasted',
    does: [
      [
        'onPaste',
        {
          preventDefault: nothing,
          clipboardData: { types: ['Files'], files: [picture('ring.png', 'image/png')] },
        },
      ],
    ],
    answers: {
      'media/upload': { media: { mediaID: 9, url: '/m/9', type: 'image/png' } },
      'customers/conversation/fetch': { draft: null },
    },
    calls: [
      ['media/upload', { file: expect.any(File) }],
      ['customers/conversation/fetch', { convoID: 7 }],
    ],
    kept: {
      'xd-unsent/1/5/draft/7': JSON.stringify({
        body: '',
        channel: 'sms',
        subject: null,
        media: [{ mediaID: 9, url: '/m/9', type: 'image/png' }],
      }),
    },
  },
  {
    ...BOX,
    name: 'a message whose picture was refused is not sent by its key while it has no words',
    does: [
      ['onAttach', [picture('notes.txt', 'text/plain')]],
      ['onKeyDown', key('Enter', { ctrlKey: true })],
    ],
  },
  {
    ...BOX,
    name: 'more pictures than a message holds are picked',
    props: { ...BOX.props, draft: draft({ draftBody: '', draftMedia: TEN }) },
    does: [['onAttach', [picture('ring.jpg', 'image/jpeg')]]],
    said: ['One message can have up to 10 pictures.'],
  },
  {
    ...BOX,
    name: 'a colleague’s message, or one for later, is not taken back by the key',
    before: [COLLEAGUES, convo(), REPLIES, ...KNOWN],
    does: [
      ['onKeyDown', key('z', { ctrlKey: true })],
      ['onKeyDown', key('z', { metaKey: true })],
    ],
  },
  {
    ...BOX,
    name: 'the letter z alone takes nothing back',
    before: [MINE, convo(), REPLIES, ...KNOWN],
    does: [['onKeyDown', key('z')]],
  },
  {
    ...BOX,
    name: 'a message that comes back as a text sets no subject',
    before: [MINE, convo(), REPLIES, ...KNOWN],
    answers: BACK,
    does: [['onKeyDown', key('z', { metaKey: true })]],
    hears: ['onTyped', 'choice.choose', 'choice.setSubject'],
    heard: [
      ['choice.choose', 'sms', undefined],
      ['onTyped', 'Hello'],
    ],
    calls: [
      ['customers/conversation/messages/unschedule', { messageID: 41 }],
      ['customers/conversation/messages/fetch', { convoID: 7, perPage: 50 }],
    ],
    announced: ['Sending undone'],
    kept: keptDraft('Hello'),
  },
  {
    ...BOX,
    name: 'a message that comes back to another conversation leaves this box alone',
    before: [
      thread([message()], {
        scheduled: [message({ messageID: 41, convoID: 8, messageSentByID: 5, messageSchedule: { undoable: true } })],
      }),
      convo(),
      REPLIES,
      ...KNOWN,
    ],
    answers: BACK,
    does: [['onKeyDown', key('z', { ctrlKey: true })]],
    hears: ['onTyped', 'choice.choose'],
    calls: [['customers/conversation/messages/unschedule', { messageID: 41 }]],
    announced: ['Sending undone'],
    kept: {
      'xd-unsent/1/5/draft/8': JSON.stringify({ body: 'Hello', channel: 'sms', subject: null, media: [] }),
    },
  },
  {
    ...BOX,
    name: 'Enter chooses the first of the replies that fit, and sends nothing',
    props: { ...BOX.props, draft: draft({ draftBody: '/ho' }) },
    does: [['onKeyDown', key('Enter')]],
    hears: ['onTyped'],
    heard: [['onTyped', 'We open at 9.', false]],
    kept: keptDraft('We open at 9.'),
  },
  {
    ...BOX,
    name: 'the arrow and Enter choose the next reply that fits',
    props: { ...BOX.props, draft: draft({ draftBody: '/ho' }) },
    does: [
      ['onKeyDown', key('ArrowDown')],
      ['onKeyDown', key('Enter')],
    ],
    hears: ['onTyped'],
    heard: [['onTyped', 'I am home.', false]],
    kept: keptDraft('I am home.'),
  },
  {
    ...BOX,
    name: 'the user’s own replies are opened',
    does: [['onMyReplies']],
    shows: { LazyDialog: { text: '' } },
  },
  {
    ...BOX,
    name: 'the user’s own replies are closed again',
    does: [['onMyReplies'], ['LazyDialog.onClose']],
    shows: {},
  },
  {
    name: 'the latest payment of a customer is viewed',
    at: 'pages/customer-payments.tsx',
    draws: 'CustomerPayments',
    props: { custID: 4 },
    before: [
      [
        ['payments/list', { search: { custID: 4, perPage: 5 } }],
        {
          payments: [
            {
              paymentKey: 'One',
              paymentAmount: 12,
              paymentStatus: 'approved',
              paymentRequestedDate: '2026-11-24T17:00:00Z',
              storeTimezone: 'America/Los_Angeles',
            },
          ],
        },
      ],
    ],
    does: [['onClick']],
    hears: ['onView'],
    heard: [['onView', 'One']],
  },
]
