import { expect } from 'vitest'
import { attachment, chat, choice, COMPOSER, convo, message, nothing, REPLIES, thread } from '../conversation/sample.ts'
import { EVENT, keptDraft, type Press } from './press.ts'

const BOX = 'Text Ana from Harbor'
const key = (name: string, more: object = {}) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  defaultPrevented: false,
  preventDefault: nothing,
  currentTarget: { blur: nothing },
  ...more,
})
const KEPT_NOTE = 'xd-unsent/1/5/note/7'
const SEND = 'customers/conversation/messages/send'
const TEXT = { convoID: 7, body: 'On my way', lastSeenMessageID: 30, undo: true, media: [] }
const SENT = { message: message({ messageID: 31, messageDirection: 'out', messageBody: 'On my way' }) }
const HEARD = {
  hears: ['onTyped', 'choice.forgetSubject'],
  heard: [['choice.forgetSubject'], ['onTyped', '']],
} as const

const CHANNELS = { at: 'features/conversation/channel-choice.tsx', draws: 'ChannelChoice' } as const
const NOTE = {
  at: 'features/conversation/note-composer.tsx',
  draws: 'NoteComposer',
  props: { convoID: 7 },
  hears: ['onLeave'],
} as const

export const COMPOSER_PRESSES: readonly Press[] = [
  {
    name: 'pictures are picked',
    at: 'features/conversation/attach-button.tsx',
    draws: 'AttachButton',
    does: [['onChange', { target: { files: ['ring.jpg'], value: 'ring.jpg' } }]],
    hears: ['onPick'],
    heard: [['onPick', ['ring.jpg']]],
  },
  {
    name: 'a picture is removed from a message',
    at: 'features/conversation/attachment-strip.tsx',
    draws: 'AttachmentStrip',
    props: { attachments: [attachment('ready'), attachment('refused', { reason: 'It is too large.' })] },
    does: [['Dismiss refused.jpg']],
    hears: ['attachments.0.remove', 'attachments.1.remove'],
    heard: [['attachments.1.remove', EVENT]],
    failures: ['refused.jpg: It is too large.'],
  },
  ...(
    [
      ['email', ['email']],
      ['sms', ['sms']],
      ['web/4', ['web', 4]],
      ['web/3', ['web', 3]],
    ] as const
  ).map(([chosen, handed]): Press => ({
    ...CHANNELS,
    name: `another way to send is chosen: ${chosen}`,
    props: { choice: choice({ chats: [chat(), chat({ chatID: 4 })], offered: ['web', 'sms', 'email'] }) },
    does: [['Send as', chosen]],
    hears: ['choice.choose'],
    heard: [['choice.choose', ...handed]],
  })),
  {
    name: 'an email’s subject is typed',
    at: 'features/conversation/channel-choice.tsx',
    draws: 'Addressed',
    props: { choice: choice({ channel: 'email' }), phone: '' },
    does: [['Subject', { target: { value: 'Ring' } }]],
    hears: ['choice.setSubject'],
    heard: [['choice.setSubject', 'Ring']],
  },

  // Keys of a note.
  {
    ...NOTE,
    name: 'a note is saved by its key, once',
    does: [
      ['Note to colleagues', { target: { value: 'Call her' } }],
      ['onKeyDown', key('Enter', { ctrlKey: true })],
    ],
    answers: { 'comments/submit': { comment: { commentMessage: 'Call her' } } },
    calls: [['comments/submit', { comment: { commentKey: 'convo/7', commentMessage: 'Call her' } }]],
    heard: [['onLeave']],
    announced: ['Note saved'],
  },
  {
    ...NOTE,
    name: 'Enter alone is a new line of a note',
    does: [
      ['Note to colleagues', { target: { value: 'Call her' } }],
      ['onKeyDown', key('Enter')],
    ],
    kept: { [KEPT_NOTE]: '"Call her"' },
  },
  {
    ...NOTE,
    name: 'an empty note is not saved',
    does: [
      ['Note to colleagues', { target: { value: ' ' } }],
      ['onKeyDown', key('Enter', { metaKey: true })],
    ],
    kept: { [KEPT_NOTE]: '" "' },
  },
  {
    ...NOTE,
    name: 'a note that is too long is not saved',
    does: [
      ['Note to colleagues', { target: { value: 'x'.repeat(4001) } }],
      ['onKeyDown', key('Enter', { metaKey: true })],
    ],
    failures: ['1 character too many'],
    kept: { [KEPT_NOTE]: JSON.stringify('x'.repeat(4001)) },
  },
  { ...NOTE, name: 'Escape leaves a note', does: [['onKeyDown', key('Escape')]], heard: [['onLeave']] },
  { ...NOTE, name: 'a note is left', does: [['Back to the message']], heard: [['onLeave', EVENT]] },

  // The box.
  {
    ...COMPOSER,
    name: 'words are typed',
    does: [[BOX, { target: { value: 'Soon' } }]],
    hears: ['onTyped', 'choice.settle'],
    heard: [['choice.settle'], ['onTyped', 'Soon', false]],
    kept: keptDraft('Soon'),
  },
  {
    ...COMPOSER,
    name: 'everything is deleted',
    does: [[BOX, { target: { value: '' } }]],
    hears: ['onTyped', 'choice.settle'],
    heard: [['onTyped', '', false]],
    kept: keptDraft(''),
  },
  {
    ...COMPOSER,
    name: 'a message is sent by its key',
    does: [['onKeyDown', key('Enter', { ctrlKey: true })]],
    ...HEARD,
    answers: { [SEND]: SENT },
    calls: [[SEND, TEXT]],
    announced: [],
  },
  { ...COMPOSER, name: 'Enter alone is a new line', does: [['onKeyDown', key('Enter')]], hears: ['onTyped'] },
  {
    ...COMPOSER,
    name: 'Escape leaves the box',
    does: [['onKeyDown', key('Escape')]],
    hears: ['onLeave'],
    heard: [['onLeave']],
  },
  {
    ...COMPOSER,
    name: 'a message is sent',
    does: [['onSend']],
    ...HEARD,
    answers: { [SEND]: SENT },
    calls: [[SEND, TEXT]],
  },
  {
    ...COMPOSER,
    name: 'an empty message is not sent',
    props: { ...COMPOSER.props, draft: null },
    does: [['onSend'], ['onSendAndArchive'], ['onKeyDown', key('Enter', { ctrlKey: true })]],
    hears: ['onTyped'],
  },
  {
    ...COMPOSER,
    name: 'a message is sent and archived',
    does: [['onSendAndArchive']],
    ...HEARD,
    answers: { [SEND]: SENT, 'customers/conversation/archive': {} },
    calls: [
      [SEND, TEXT],
      ['customers/conversation/archive', { convoIDs: [7], lastSeenMessageID: 31, archived: true }],
    ],
    said: ['Sent, and archived Prueba, Ana'],
  },
  {
    ...COMPOSER,
    name: 'a message that could not be sent is not archived',
    does: [['onSendAndArchive']],
    ...HEARD,
    calls: [[SEND, TEXT]],
    said: ['Not sent, so Prueba, Ana stays in the inbox.'],
    kept: { 'xd-unsent/1/5/outbox/ID': expect.stringContaining('"state":"refused","reason":"Refused: not_found"') },
  },
  {
    ...COMPOSER,
    name: 'a message is sent and archived by its key',
    does: [['onKeyDown', key('Enter', { ctrlKey: true, shiftKey: true })]],
    ...HEARD,
    answers: { [SEND]: SENT, 'customers/conversation/archive': {} },
    calls: [
      [SEND, TEXT],
      ['customers/conversation/archive', { convoIDs: [7], lastSeenMessageID: 31, archived: true }],
    ],
    said: ['Sent, and archived Prueba, Ana'],
  },
  {
    ...COMPOSER,
    name: 'an email is sent with its subject',
    props: {
      ...COMPOSER.props,
      choice: choice({ channel: 'email', sentSubject: 'Your ring', forgetSubject: nothing }),
    },
    does: [['onSend']],
    heard: [['onTyped', '']],
    answers: { [SEND]: SENT },
    calls: [[SEND, { ...TEXT, channel: 'email', subject: 'Your ring' }]],
  },
  {
    ...COMPOSER,
    name: 'an answer is sent in a chat, without a pause to undo it',
    props: {
      ...COMPOSER.props,
      choice: choice({ channel: 'web', chat: chat(), chats: [chat()], forgetSubject: nothing }),
    },
    does: [['onSend']],
    heard: [['onTyped', '']],
    answers: { [SEND]: SENT },
    calls: [[SEND, { ...TEXT, channel: 'web', chatID: 3, undo: false }]],
  },
  {
    ...COMPOSER,
    name: 'the last message is taken back by its key in an empty box',
    props: { ...COMPOSER.props, draft: null },
    before: [
      thread([message()], {
        scheduled: [
          message({ messageID: 40, messageSentByID: 6, messageSchedule: { undoable: true } }),
          message({ messageID: 41, messageSentByID: 5, messageSchedule: { undoable: true } }),
          message({ messageID: 42, messageSentByID: 5, messageSchedule: { undoable: false } }),
        ],
      }),
      convo(),
      REPLIES,
    ],
    answers: {
      'customers/conversation/messages/unschedule': {
        message: message({ messageSubject: 'Ring', messageChannel: 'email' }),
      },
      'customers/conversation/messages/fetch': {
        messages: [message()],
        scheduled: [],
        hasMore: false,
        deletedBefore: null,
      },
    },
    does: [['onKeyDown', key('z', { ctrlKey: true })]],
    hears: ['onTyped', 'choice.choose', 'choice.setSubject'],
    heard: [
      ['choice.choose', 'email', undefined],
      ['choice.setSubject', 'Ring'],
      ['onTyped', 'Hello'],
    ],
    calls: [
      ['customers/conversation/messages/unschedule', { messageID: 41 }],
      ['customers/conversation/messages/fetch', { convoID: 7, perPage: 50 }],
    ],
    announced: ['Sending undone'],
    kept: keptDraft('Hello', 'email', 'Ring'),
  },
  {
    ...COMPOSER,
    name: 'undo is the box’s own while words are in it',
    before: [
      thread([message()], {
        scheduled: [message({ messageID: 41, messageSentByID: 5, messageSchedule: { undoable: true } })],
      }),
      convo(),
      REPLIES,
    ],
    does: [['onKeyDown', key('z', { ctrlKey: true })]],
  },
  {
    ...COMPOSER,
    name: 'a picture is pasted, in a company that sends none',
    said: ['Your company doesn’t have picture messages.'],
    does: [
      [
        'onPaste',
        {
          preventDefault: nothing,
          clipboardData: { types: ['Files'], files: [{ name: 'ring.png', type: 'image/png' }] },
        },
      ],
    ],
  },
  {
    ...COMPOSER,
    name: 'words are pasted',
    does: [['onPaste', { preventDefault: nothing, clipboardData: { types: ['text/plain'], files: [] } }]],
  },
  {
    ...COMPOSER,
    name: 'a request for a payment begins',
    does: [['onRequestPayment']],
    hears: ['onRequestPayment'],
    heard: [['onRequestPayment']],
  },
  {
    ...COMPOSER,
    name: 'a request for a payment begins by its key',
    does: [['key p']],
    hears: ['onRequestPayment'],
    heard: [['onRequestPayment']],
  },
]
