import { LABEL, PEOPLE, STORE, USER } from '@xd/fixtures/demo/people.ts'
import { type CallRow, momentIn } from './given.ts'

const { whitfield, nguyen, unwritten, greene, petrov, halvorsen } = PEOPLE
const convoID = nguyen.convos.main!
const SEVERAL = [petrov.convos.main!, whitfield.convos.main!, petrov.convos.main!]

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

  ['a label for several', 'clerk', 'inbox/change', { convoIDs: SEVERAL, change: { addLabel: LABEL.followUp } }],
  ['a label for several undone', 'clerk', 'inbox/undo-change', ({ changeID }) => ({ changeID })],
  ['it undone again', 'clerk', 'inbox/undo-change', ({ changeID }) => ({ changeID })],
  ['several archived', 'owner', 'inbox/change', { convoIDs: SEVERAL, change: { archived: true } }],
  ['several archived again', 'owner', 'inbox/change', { convoIDs: SEVERAL, change: { archived: true } }],
  ['one of them back', 'owner', 'customers/conversation/archive', { convoID: SEVERAL[0], archived: false }],
  ['somebody else undoes it', 'manager', 'inbox/undo-change', ({ changeID }) => ({ changeID })],
  ['the others back', 'owner', 'inbox/undo-change', ({ changeID }) => ({ changeID })],
  ['several flagged', 'owner', 'inbox/change', { convoIDs: SEVERAL, change: { flag: 'bolt' } }],
  ['several unread', 'owner', 'inbox/change', { convoIDs: SEVERAL, change: { unread: true } }],
  ['several of a user', 'owner', 'inbox/change', { convoIDs: SEVERAL, change: { userID: USER.clerk } }],
  [
    'one of a store where the user does not work',
    'owner',
    'inbox/change',
    { convoIDs: [halvorsen.convos.lake], change: { userID: USER.clerk } },
  ],
  [
    'what a search finds',
    'owner',
    'inbox/change',
    { search: { custID: petrov.custID }, change: { userID: USER.manager } },
  ],
  ['neither', 'owner', 'inbox/change', { change: { unread: false } }],
]
