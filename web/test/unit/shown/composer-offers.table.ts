import { chat, choice, COMPOSER, message } from '../conversation/sample.ts'
import { inCases, type Offer } from './offer.ts'

const BAR = {
  ...COMPOSER,
  within: ['ComposerBar', 'SendButton'],
  props: { ...COMPOSER.props, choice: choice() },
  answers: {
    'inbox/get-quick-replies': { replies: [] },
    'customers/conversation/messages/fetch': {
      messages: [message()],
      scheduled: [],
      hasMore: false,
      deletedBefore: null,
    },
  },
}

const SEND = { Send: true, 'Send & archive': true } as const

export const COMPOSER_OFFERS: readonly Offer[] = inCases('ways to send', BAR, [
  ['a text', { ...SEND, 'Send later…': true }],
  ['a text, in a company that schedules none', SEND, { without: ['inboxscheduler'] }],
  [
    'an email',
    { ...SEND, 'Send later…': true },
    { has: ['email'], props: { ...BAR.props, choice: choice({ channel: 'email' }) } },
  ],
  ['an email, in a company without email', SEND, { props: { ...BAR.props, choice: choice({ channel: 'email' }) } }],
  [
    'an answer in a chat',
    SEND,
    { props: { ...BAR.props, choice: choice({ channel: 'web', chat: chat(), chats: [chat()] }) } },
  ],
])
