import { chat, choice, COMPOSER, customer, draft, EMPTY_COMPOSER, message, nothing } from '../conversation/sample.ts'
import { keptDraft, type Press } from './press.ts'

const SEND = 'customers/conversation/messages/send'
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
const TEXT = { convoID: 7, body: 'On my way', lastSeenMessageID: 30, undo: true, media: [] }
const ANSWERS = { [SEND]: { message: message({ messageID: 31, messageDirection: 'out', messageBody: 'On my way' }) } }
const EMPTIED = {
  hears: ['onTyped', 'choice.forgetSubject'],
  heard: [['choice.forgetSubject'], ['onTyped', '']],
} as const
const PICTURE = { mediaID: 9, url: '/m/9', type: 'image/jpeg' }
const REPLY = {
  replyID: 1,
  replyTitle: 'Hours',
  replyShortcode: 'hours',
  replyBody: 'We open at 9.',
  replyBodyES: 'Abrimos a las 9.',
  replyMedia: [PICTURE],
}
const TEMPLATE = {
  templateID: 1,
  templateLanguage: 'en',
  templateSubject: '',
  templateBody: 'It is ready.',
  templateBodyES: '',
  templateSubjectES: '',
}
const LATER = { sendAt: '2026-11-25T19:30:00.000Z', discardOnReply: true }

export const COMPOSER_CHOICE_PRESSES: readonly Press[] = [
  {
    ...COMPOSER,
    name: 'a message is sent by a Mac’s key',
    does: [['onKeyDown', key('Enter', { metaKey: true })]],
    ...EMPTIED,
    answers: ANSWERS,
    calls: [[SEND, TEXT]],
  },
  {
    ...COMPOSER,
    name: 'a message is sent at a chosen time, and not now',
    does: [['onSendLater'], ['onSave', LATER]],
    ...EMPTIED,
    answers: ANSWERS,
    calls: [[SEND, { convoID: 7, body: 'On my way', lastSeenMessageID: 30, media: [], ...LATER }]],
  },
  {
    ...COMPOSER,
    name: 'a chosen time has passed, so the message is sent now',
    does: [['onSendLater'], ['onSendNow']],
    ...EMPTIED,
    answers: ANSWERS,
    calls: [[SEND, TEXT]],
  },
  {
    ...COMPOSER,
    name: 'the key that sends chooses the reply while a shortcode is being typed',
    props: { ...COMPOSER.props, draft: draft({ draftBody: '/ho' }) },
    does: [['onKeyDown', key('Enter', { ctrlKey: true, nativeEvent: { isComposing: false } })]],
    hears: ['onTyped', 'choice.settle'],
    heard: [['choice.settle'], ['onTyped', 'We open at 9.', false]],
    kept: keptDraft('We open at 9.'),
  },
  {
    ...EMPTY_COMPOSER,
    name: 'a reply with a picture is chosen, in a company that sends none',
    does: [['onReply', REPLY]],
    hears: ['onTyped'],
    heard: [['onTyped', 'We open at 9.', false]],
    kept: keptDraft('We open at 9.'),
  },
  {
    ...EMPTY_COMPOSER,
    name: 'a reply with a picture is chosen',
    has: ['mms'],
    does: [['onReply', REPLY]],
    hears: ['onTyped'],
    heard: [['onTyped', 'We open at 9.', false]],
    kept: {
      'xd-unsent/1/5/draft/7': JSON.stringify({
        body: 'We open at 9.',
        channel: 'sms',
        subject: null,
        media: [PICTURE],
      }),
    },
  },
  {
    ...EMPTY_COMPOSER,
    name: 'a reply is chosen for someone who reads Spanish',
    props: { ...EMPTY_COMPOSER.props, customer: { ...customer, custLanguage: 'es' } },
    does: [['onReply', { ...REPLY, replyMedia: [] }]],
    hears: ['onTyped'],
    heard: [['onTyped', 'Abrimos a las 9.', false]],
    kept: keptDraft('Abrimos a las 9.'),
  },
  {
    ...EMPTY_COMPOSER,
    name: 'a template without a subject leaves an email’s own',
    props: { ...EMPTY_COMPOSER.props, choice: choice({ channel: 'email', settle: nothing, forgetSubject: nothing }) },
    does: [['onTemplate', TEMPLATE]],
    hears: ['onTyped', 'choice.setSubject'],
    heard: [['onTyped', 'It is ready.', false]],
    kept: keptDraft('It is ready.', 'email', 'Your ring'),
  },
  {
    ...EMPTY_COMPOSER,
    name: 'a template gives an email its subject',
    props: { ...EMPTY_COMPOSER.props, choice: choice({ channel: 'email', settle: nothing, forgetSubject: nothing }) },
    does: [['onTemplate', { ...TEMPLATE, templateSubject: 'Ready' }]],
    hears: ['onTyped', 'choice.setSubject'],
    heard: [
      ['onTyped', 'It is ready.', false],
      ['choice.setSubject', 'Ready'],
    ],
    kept: keptDraft('It is ready.', 'email', 'Ready'),
  },
  {
    ...COMPOSER,
    name: 'a draft is to be sent as an email',
    does: [['Addressed.choice.choose', 'email']],
    hears: ['choice.choose'],
    heard: [['choice.choose', 'email', undefined]],
    kept: keptDraft('On my way', 'email', 'Your ring'),
  },
  {
    ...COMPOSER,
    name: 'a draft is to be sent as a text',
    does: [['Addressed.choice.choose', 'sms']],
    hears: ['choice.choose'],
    heard: [['choice.choose', 'sms', undefined]],
    kept: keptDraft('On my way'),
  },
  {
    ...COMPOSER,
    name: 'a draft’s subject is typed',
    props: { ...COMPOSER.props, choice: choice({ channel: 'email' }) },
    does: [['Addressed.choice.setSubject', 'Ring']],
    hears: ['choice.setSubject'],
    heard: [['choice.setSubject', 'Ring']],
    kept: keptDraft('On my way', 'email', 'Ring'),
  },
  {
    ...COMPOSER,
    name: 'words for the usual chat are typed, which its visitor may see',
    props: {
      ...COMPOSER.props,
      choice: choice({ channel: 'web', chat: chat(), chats: [chat()], isUsualChat: true, settle: nothing }),
    },
    does: [['Answer Ana from Harbor', { target: { value: 'Soon' } }]],
    hears: ['onTyped'],
    heard: [['onTyped', 'Soon', true]],
    kept: {
      'xd-unsent/1/5/draft/7': JSON.stringify({ body: 'Soon', channel: 'web', subject: null, chatID: 3, media: [] }),
    },
  },
  {
    at: 'features/conversation/composer.tsx',
    draws: 'Composer',
    before: COMPOSER.before,
    props: COMPOSER.props,
    name: 'the key for a note does nothing for someone who may not write notes',
    lacks: ['comments'],
    does: [['key n'], ['MessageComposer.choice.choose', 'email']],
    kept: {},
  },
  {
    ...COMPOSER,
    name: 'words to someone without a first name are typed',
    props: { ...COMPOSER.props, customer: { ...customer, custFirstName: '' } },
    does: [['Text the customer from Harbor', { target: { value: 'Soon' } }]],
    hears: ['onTyped'],
    heard: [['onTyped', 'Soon', false]],
    kept: keptDraft('Soon'),
  },
  {
    ...COMPOSER,
    name: 'only spaces are typed',
    props: EMPTY_COMPOSER.props,
    does: [[BOX, { target: { value: ' ' } }], ['onSend']],
    hears: ['onTyped'],
    heard: [['onTyped', ' ', false]],
    kept: keptDraft(' '),
  },
]
