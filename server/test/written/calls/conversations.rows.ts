import { LABEL, PEOPLE, STORE, USER } from '@xd/fixtures/demo/people.ts'
import { type CallRow, momentIn } from './given.ts'

const { whitfield, nguyen, unwritten, greene } = PEOPLE
const convoID = nguyen.convos.main!

export const CALLS: readonly CallRow[] = [
  ['a new conversation', 'clerk', 'customers/conversation/start', { custID: unwritten.custID, storeID: STORE.main }],
  [
    'a draft',
    'clerk',
    'customers/conversation/draft/save',
    { convoID, body: 'Your ring', channel: 'email', subject: 'Ring' },
  ],
  ['a draft emptied', 'clerk', 'customers/conversation/draft/save', { convoID, body: '' }],
  ['labels of a conversation', 'clerk', 'customers/conversation/set-labels', { convoID, labels: [LABEL.needsQuote] }],
  ['a flag', 'clerk', 'customers/conversation/set-flag', { convoID, flag: 'bolt' }],
  ['no flag', 'clerk', 'customers/conversation/set-flag', { convoID, flag: 'none' }],
  ['an assigned user', 'owner', 'customers/conversation/assign-user', { convoID, userID: USER.clerk }],
  ['no assigned user', 'owner', 'customers/conversation/assign-user', { convoID, userID: null }],
  ['read', 'clerk', 'customers/conversation/read', { convoID }],
  ['unread', 'clerk', 'customers/conversation/read', { convoID, unread: true }],
  ['an archived conversation', 'clerk', 'customers/conversation/archive', { convoID }],
  [
    'two back from the archive',
    'owner',
    'customers/conversation/archive',
    { convoIDs: [convoID, whitfield.convos.main], archived: false },
  ],
  ['a text', 'clerk', 'customers/conversation/messages/send', { convoID, body: 'Hello', clientMessageID: 'e-1' }],
  [
    'a text for later',
    'clerk',
    'customers/conversation/messages/send',
    { convoID, body: 'Later', clientMessageID: 'e-2', sendAt: momentIn(90), discardOnReply: true },
  ],
  [
    'later still',
    'clerk',
    'customers/conversation/messages/reschedule',
    ({ messageID }) => ({ messageID, sendAt: momentIn(30), discardOnReply: false }),
  ],
  ['no longer for later', 'clerk', 'customers/conversation/messages/unschedule', ({ messageID }) => ({ messageID })],
  [
    'another for later',
    'clerk',
    'customers/conversation/messages/send',
    { convoID, body: 'Later', clientMessageID: 'e-3', sendAt: momentIn(90) },
  ],
  ['now instead', 'clerk', 'customers/conversation/messages/send-now', ({ messageID }) => ({ messageID })],
  ['by text from now on', 'clerk', 'customers/conversation/move-to-text', { convoID: PEOPLE.delgado.convos.prospect }],
  [
    'an email',
    'owner',
    'customers/conversation/messages/send',
    {
      convoID: greene.convos.prospect,
      channel: 'email',
      subject: 'Your ring',
      body: 'It is here.',
      clientMessageID: 'e-4',
    },
  ],

  [
    'a text to somebody who opted out',
    'owner',
    'customers/conversation/messages/send',
    { convoID: PEOPLE.adeyemi.convos.lake, body: 'Hi', clientMessageID: 'e-5' },
  ],
  [
    'a text to somebody blocked',
    'owner',
    'customers/conversation/messages/send',
    { convoID: PEOPLE.blocked.convos.main, body: 'Hi', clientMessageID: 'e-6' },
  ],
  ['an opt-out of its customer', 'clerk', 'customers/conversation/opt-out', { convoID: PEOPLE.obrien.convos.main }],
  [
    'a customer who asked to be left alone',
    'owner',
    'customers/stop-requests/decide',
    { stopRequestID: 1, decision: 'opted_out' },
  ],
]
