import type { Says } from './says.ts'
import {
  attachment,
  chat,
  choice,
  convo,
  customer,
  draft,
  KNOWN,
  message,
  nothing,
  REPLIES,
  store,
  thread,
} from '../conversation/sample.ts'

const as = (name: string, change: object, says: readonly string[]): Says => ({
  name: `how a message is sent: ${name}`,
  at: 'features/conversation/channel-choice.tsx',
  draws: 'ChannelChoice',
  props: { choice: choice(change) },
  says,
})
const to = (name: string, change: object, says: readonly string[]): Says => ({
  name: `to whom a message goes: ${name}`,
  at: 'features/conversation/channel-choice.tsx',
  draws: 'Addressed',
  props: { choice: choice(change), phone: '+18085550147' },
  says,
})

const COMPOSER = {
  at: 'features/conversation/composer.tsx',
  draws: 'Composer',
  before: [thread([message()]), convo(), REPLIES, ...KNOWN],
  props: {
    convoID: 7,
    customer,
    store,
    userID: 5,
    draft: null,
    lastSeenMessageID: 30,
    onRequestPayment: nothing,
    onTyped: nothing,
    writing: 0,
  },
}
const closed = (name: string, change: object, says: readonly string[], rest: Partial<Says> = {}): Says => ({
  ...COMPOSER,
  ...rest,
  name: `where staff write: ${name}`,
  props: { ...COMPOSER.props, customer: { ...customer, ...change } },
  says,
})
const box = (name: string, change: object, says: readonly string[], rest: Partial<Says> = {}): Says => ({
  ...COMPOSER,
  ...rest,
  name: `the box of a message: ${name}`,
  props: { ...COMPOSER.props, ...change },
  says,
})
const send = (name: string, change: object, says: readonly string[]): Says => ({
  name: `the button to send: ${name}`,
  at: 'features/conversation/send-button.tsx',
  draws: 'SendButton',
  props: { reason: null, isBegun: true, channelChoice: 'By text', onSend: nothing, ...change },
  says,
})
const note = (name: string, typed: string, says: readonly string[]): Says => ({
  name: `a note being written: ${name}`,
  at: 'features/conversation/note-composer.tsx',
  draws: 'NoteComposer',
  props: { convoID: 7, onLeave: nothing },
  does: typed === '' ? [] : [['Note to colleagues', { target: { value: typed } }]],
  says,
})

const TOO_LONG = 'x'.repeat(4001)

export const COMPOSER_SAYS: readonly Says[] = [
  {
    name: 'the pictures of a message being written',
    at: 'features/conversation/attachment-strip.tsx',
    draws: 'AttachmentStrip',
    props: {
      attachments: [
        attachment('ready'),
        attachment('uploading'),
        attachment('held'),
        attachment('refused', { reason: 'Too large.' }),
      ],
    },
    says: [
      'Remove ready.jpg',
      'Uploading uploading.jpg Remove uploading.jpg',
      'Uploads when the server can be reached Remove held.jpg',
      'refused.jpg: Too large. Dismiss refused.jpg',
    ],
  },
  {
    name: 'no pictures',
    at: 'features/conversation/attachment-strip.tsx',
    draws: 'AttachmentStrip',
    props: { attachments: [] },
    says: [],
  },
  as('a text or an email', {}, ['☑ Text ☑ ☐ Email ☐']),
  as('an email', { channel: 'email' }, ['☐ Text ☐ ☑ Email ☑']),
  as('only texts', { isChoice: false, offered: ['sms'] }, []),
  as(
    'in one of two chats',
    { channel: 'web', offered: ['web', 'sms'], chat: chat({ chatID: 4 }), chats: [chat(), chat({ chatID: 4 })] },
    ['☐ Chat ☐ ☑ Other chat ☑ ☐ Text ☐'],
  ),
  to('a text, where there is no chat', {}, []),
  to('an email', { channel: 'email', chats: [chat()] }, ['[Your ring]']),
  to('a text, beside a chat', { chats: [chat()] }, ['To (808) 555-0147']),
  to('a chat that goes on by text', { channel: 'web', chats: [chat()], chat: chat({ answersGo: 'text' }) }, [
    'To Visitor Vi, by text',
  ]),
  to('a chat', { channel: 'web', chats: [chat()], chat: chat() }, ['To Visitor Vi’s chat, phone confirmed']),
  to('a chat of someone not confirmed', { channel: 'web', chats: [chat()], chat: chat({ state: 'unproved' }) }, [
    'To Visitor Vi’s chat, phone not confirmed',
  ]),
  to('a chat that was moved', { channel: 'web', chats: [chat()], chat: chat({ state: 'moved' }) }, [
    'To Visitor Vi’s chat, phone confirmed',
  ]),

  closed('to a customer who opted out', { custOptedOut: '2026-11-20T20:00:00Z' }, [
    '☑ Text ☑ ☐ Email ☐',
    'This customer opted out of texts. They must text START before you can write again.',
    'Write a note',
  ]),
  closed(
    'to a blocked customer',
    { custBlocked: true, custEmail: null },
    ['☐ Text ☐ ☑ Email ☑', 'This customer is blocked.', 'Write a note'],
    {
      props: {},
      before: [thread([message({ messageChannel: 'email' })]), convo()],
    },
  ),
  closed(
    'an email to a customer without an address',
    { custEmail: null },
    ['☐ Text ☐ ☑ Email ☑', 'This customer has no email address.', 'Add email Write a note'],
    {
      before: [thread([message({ messageChannel: 'email' })]), convo()],
    },
  ),
  closed(
    'the same, for someone who may not change customers or write notes',
    { custEmail: null },
    ['☐ Text ☐ ☑ Email ☑', 'This customer has no email address.'],
    {
      before: [thread([message({ messageChannel: 'email' })]), convo()],
      lacks: ['customers', 'comments'],
    },
  ),
  closed(
    'on a view-only visit',
    {},
    ['You can only look.', '(off) Request payment You can only look. (off) Note You can only look.'],
    { viewOnly: 'You can only look.' },
  ),
  closed('a note', {}, ['Not sent to customer', 'Back to the message (off) Save note Write a note first.'], {
    does: [['Note']],
  }),

  box('empty', {}, [
    'Add to the message / Replies (off) Templates No templates for this yet Request payment Note Ctrl Enter ☑ Text ☑ ☐ Email ☐',
    '(off) Send Write a message first. (off) More ways to send Write a message first.',
  ]),
  box(
    'empty, to someone without a first name, without payments, notes and extras',
    {
      customer: { ...customer, custFirstName: '', custState: null, custPhone: '+442071234567' },
      onRequestPayment: undefined,
    },
    [
      'Add to the message / Replies (off) Templates No templates for this yet Ctrl Enter ☑ Text ☑ ☐ Email ☐',
      '(off) Send Write a message first. (off) More ways to send Write a message first.',
    ],
    { lacks: ['comments'], without: ['inboxscheduler', 'mms'] },
  ),
  box(
    'a draft to someone who refuses messages about loans',
    { draft: draft(), customer: { ...customer, custLoansRefused: true } },
    [
      'On my way',
      'Ana doesn’t want messages about loans and payments. Nothing is sent automatically.',
      '9 / 1,600 · 1 segment · about 1¢ It’s 7:30 PM HST for Ana',
      'Add to the message / Replies (off) Templates No templates for this yet Request payment Note Ctrl Enter ☑ Text ☑ ☐ Email ☐',
      'Send More ways to send',
    ],
  ),
  box('a draft', { draft: draft() }, [
    'On my way',
    '9 / 1,600 · 1 segment · about 1¢ It’s 7:30 PM HST for Ana',
    'Add to the message / Replies (off) Templates No templates for this yet Request payment Note Ctrl Enter ☑ Text ☑ ☐ Email ☐',
    'Send More ways to send',
  ]),
  box('a draft with a shortcode', { draft: draft({ draftBody: 'see /hours' }) }, [
    'see /hours',
    '10 / 1,600 · 1 segment · about 1¢ It’s 7:30 PM HST for Ana',
    'Add to the message / Replies (off) Templates No templates for this yet Request payment Note The customer would see “/hours” as typed. Choose the quick reply, or remove it. ☑ Text ☑ ☐ Email ☐',
    '(off) Send The customer would see “/hours” as typed. Choose the quick reply, or remove it. (off) More ways to send The customer would see “/hours” as typed. Choose the quick reply, or remove it.',
  ]),
  box('a shortcode being typed', { draft: draft({ draftBody: '/ho' }) }, [
    'Hours /hours We open at 9.',
    'Home /home I am home.',
    '/ho',
    '3 / 1,600 · 1 segment · about 1¢ It’s 7:30 PM HST for Ana',
    'Add to the message / Replies (off) Templates No templates for this yet Request payment Note The customer would see “/ho” as typed. Choose the quick reply, or remove it. ☑ Text ☑ ☐ Email ☐',
    '(off) Send The customer would see “/ho” as typed. Choose the quick reply, or remove it. (off) More ways to send The customer would see “/ho” as typed. Choose the quick reply, or remove it.',
  ]),
  box(
    'a shortcode being typed, in Spanish',
    { draft: draft({ draftBody: '/ho' }), customer: { ...customer, custLanguage: 'es' } },
    [
      'Hours /hours Abrimos a las 9.',
      'Home /home I am home.',
      '/ho',
      '3 / 1,600 · 1 segment · about 1¢ It’s 7:30 PM HST for Ana',
      'Add to the message / Replies (off) Templates No templates for this yet Request payment Note The customer would see “/ho” as typed. Choose the quick reply, or remove it. ☑ Text ☑ ☐ Email ☐',
      '(off) Send The customer would see “/ho” as typed. Choose the quick reply, or remove it. (off) More ways to send The customer would see “/ho” as typed. Choose the quick reply, or remove it.',
    ],
  ),
  box('a draft of an email', { draft: draft({ draftChannel: 'email', draftSubject: 'Ring' }) }, [
    '[Ring]',
    'On my way',
    'It’s 7:30 PM HST for Ana',
    'Add to the message / Replies (off) Templates No templates for this yet Request payment Note Ctrl Enter ☐ Text ☐ ☑ Email ☑',
    'Send More ways to send',
  ]),
  box(
    'an answer to an email',
    {},
    [
      '[Re: My ring]',
      'Add to the message / Replies (off) Templates No templates for this yet Request payment Note Ctrl Enter ☐ Text ☐ ☑ Email ☑',
      '(off) Send Write a message first. (off) More ways to send Write a message first.',
    ],
    { before: [thread([message({ messageChannel: 'email', messageSubject: 'My ring' })]), convo()] },
  ),
  box(
    'an answer in a chat',
    { draft: null },
    [
      'To Visitor Vi’s chat, phone confirmed',
      'Add to the message Attach a picture [] / Replies (off) Templates No templates for this yet Request payment Note Ctrl Enter ☑ Chat ☑ ☐ Text ☐ ☐ Email ☐',
      '(off) Send Write a message first. (off) More ways to send Write a message first.',
    ],
    {
      before: [thread([message({ messageChannel: 'web' })]), convo({ chat: chat(), chats: [chat()] })],
    },
  ),
  box(
    'a draft with pictures the company cannot send',
    { draft: draft({ draftMedia: [{ mediaID: 4, url: '/m/4', type: 'image/jpeg' }] }) },
    [
      'On my way',
      'Remove picture 1',
      '9 / 1,600 · picture message · about 3¢ It’s 7:30 PM HST for Ana',
      'Add to the message / Replies (off) Templates No templates for this yet Request payment Note Your company doesn’t have picture messages. Remove the picture. ☑ Text ☑ ☐ Email ☐',
      '(off) Send Your company doesn’t have picture messages. Remove the picture. (off) More ways to send Your company doesn’t have picture messages. Remove the picture.',
    ],
    { without: ['mms'] },
  ),
  box(
    'a draft with a picture',
    { draft: draft({ draftBody: '', draftMedia: [{ mediaID: 4, url: '/m/4', type: 'image/jpeg' }] }) },
    [
      'Remove picture 1',
      '0 / 1,600 · picture message · about 3¢ It’s 7:30 PM HST for Ana',
      'Add to the message / Replies (off) Templates No templates for this yet Request payment Note Your company doesn’t have picture messages. Remove the picture. ☑ Text ☑ ☐ Email ☐',
      '(off) Send Your company doesn’t have picture messages. Remove the picture. (off) More ways to send Your company doesn’t have picture messages. Remove the picture.',
    ],
  ),

  box(
    'a draft with a picture, for a company that sends pictures',
    { draft: draft({ draftBody: '', draftMedia: [{ mediaID: 4, url: '/m/4', type: 'image/jpeg' }] }) },
    [
      'Remove picture 1',
      '0 / 1,600 · picture message · about 3¢ It’s 7:30 PM HST for Ana',
      'Add to the message Attach a picture [] / Replies (off) Templates No templates for this yet Request payment Note Ctrl Enter ☑ Text ☑ ☐ Email ☐',
      'Send More ways to send',
    ],
    { has: ['mms'] },
  ),
  send('ready', {}, ['Ctrl Enter By text Send More ways to send']),
  send('with nothing written', { isBegun: false, reason: 'Write a message first.' }, [
    'Ctrl Enter By text (off) Send Write a message first. (off) More ways to send Write a message first.',
  ]),
  send('refused', { reason: 'Too long.' }, [
    'Too long. By text (off) Send Too long. (off) More ways to send Too long.',
  ]),

  note('nothing yet', '', ['Not sent to customer', 'Back to the message (off) Save note Write a note first.']),
  note('some words', 'Call her', ['Not sent to customer', 'Call her Back to the message Save note']),
  note('with a card number', 'Card 4111 1111 1111 1111', [
    'Not sent to customer',
    'Card 4111 1111 1111 1111 This looks like a card number. Only its last four digits will be saved.',
    'Back to the message Save note',
  ]),
  note('too long', TOO_LONG, [
    'Not sent to customer',
    `${TOO_LONG} 1 character too many`,
    'Back to the message (off) Save note 1 character too many',
  ]),
]
