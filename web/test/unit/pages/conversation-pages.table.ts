import { customer, KNOWN, nothing, store } from '../conversation/sample.ts'
import { refusal } from '../data/page.ts'
import { payment } from '../payments/sample.ts'
import type { Page } from './page.ts'

const CONVO = {
  convoID: 7,
  custID: 4,
  storeID: 1,
  convoStatus: 'active',
  convoFlag: 'none',
  convoUnread: 0,
  convoLabels: [],
  convoAssignedUserID: null,
}
const FETCHED = { convo: CONVO, customer, draft: null, chat: null, chats: [] }
const screen = (name: string, rest: Partial<Page> = {}): Page => ({
  name: `a conversation with its panels: ${name}`,
  at: 'pages/conversation-screen.tsx',
  draws: 'ConversationScreen',
  props: { convoID: 7, writing: 2, onLeave: nothing, onBack: nothing },
  before: [...KNOWN],
  answers: { 'customers/conversation/fetch': FETCHED },
  address: '/inbox?convo=7',
  parts: [],
  ...rest,
})
const screens = (name: string, rest: Partial<Page> = {}): Page => ({
  name: `the last conversations: ${name}`,
  at: 'pages/conversation-screens.tsx',
  draws: 'ConversationScreens',
  props: { convoID: 7, writing: 2, onLeave: nothing, onBack: nothing },
  parts: [],
  ...rest,
})
const thread = (name: string, rest: Partial<Page> = {}): Page => ({
  name: `a conversation on a customer’s page: ${name}`,
  at: 'pages/customer-thread.tsx',
  draws: 'CustomerThread',
  props: { convoID: 7, customer, store },
  answers: { 'customers/conversation/fetch': FETCHED },
  address: '/customers/4-prueba-ana/2/messages',
  parts: [],
  ...rest,
})
const start = (name: string, rest: Partial<Page> = {}): Page => ({
  name: `no conversation yet: ${name}`,
  at: 'pages/start-conversation.tsx',
  draws: 'StartConversation',
  props: { customer, store, atOnce: false },
  answers: { 'customers/conversation/start': FETCHED },
  parts: [],
  ...rest,
})
const WIDE = ['min-width']
const GONE = { 'customers/conversation/fetch': refusal(404, 'not_found') }

export const CONVERSATION_PAGES: readonly Page[] = [
  screen('wide', {
    media: WIDE,
    parts: [
      'ConversationPane {"convo":"convoID 7","isCurrent":true,"customer":"custID 4","store":"storeID 1","draft":null,"userID":5,"renderPayment":"()","renderLead":"()","onRequestPayment":"()","writing":2,"onLeave":"()","onBack":"()","onDetails":"()"}',
      'DrawnBehind {}',
      'CustomerPanel {"custID":4,"storeID":1,"convo":"convoID 7","renderTickets":"()","renderLoans":"()","renderPayments":"()"}',
      'asks customers/conversation/fetch {"convoID":7}',
    ],
  }),
  screen('wide, its customer put away', {
    media: WIDE,
    does: [['ConversationPane.onDetails']],
    parts: [
      'ConversationPane {"convo":"convoID 7","isCurrent":true,"customer":"custID 4","store":"storeID 1","draft":null,"userID":5,"renderPayment":"()","renderLead":"()","onRequestPayment":"()","writing":2,"onLeave":"()","onBack":"()","onDetails":"()"}',
      'asks customers/conversation/fetch {"convoID":7}',
    ],
  }),
  screen('narrow', {
    media: ['min-width: 900px'],
    parts: [
      'ConversationPane {"convo":"convoID 7","isCurrent":true,"customer":"custID 4","store":"storeID 1","draft":null,"userID":5,"renderPayment":"()","renderLead":"()","onRequestPayment":"()","writing":2,"onLeave":"()","onBack":"()","onDetails":"()"}',
      'asks customers/conversation/fetch {"convoID":7}',
    ],
  }),
  screen('narrow, its customer shown', {
    media: ['min-width: 900px'],
    does: [['ConversationPane.onDetails']],
    parts: [
      'ConversationPane {"convo":"convoID 7","isCurrent":true,"customer":"custID 4","store":"storeID 1","draft":null,"userID":5,"renderPayment":"()","renderLead":"()","onRequestPayment":"()","writing":2,"onLeave":"()","onBack":"()","onDetails":"()"}',
      'Dialog {"open":true,"title":"Customer","onClose":"()","flush":true}',
      'CustomerPanel {"custID":4,"storeID":1,"convo":"convoID 7","renderTickets":"()","renderLoans":"()","renderPayments":"()"}',
      'asks customers/conversation/fetch {"convoID":7}',
    ],
  }),
  screen('narrow, its customer shown and closed', {
    media: ['min-width: 900px'],
    does: [['ConversationPane.onDetails'], ['Dialog.onClose']],
    parts: [
      'ConversationPane {"convo":"convoID 7","isCurrent":true,"customer":"custID 4","store":"storeID 1","draft":null,"userID":5,"renderPayment":"()","renderLead":"()","onRequestPayment":"()","writing":2,"onLeave":"()","onBack":"()","onDetails":"()"}',
      'asks customers/conversation/fetch {"convoID":7}',
    ],
  }),
  screen('for those who see no customers', {
    media: WIDE,
    lacks: ['customers'],
    parts: [
      'ConversationPane {"convo":"convoID 7","isCurrent":true,"customer":"custID 4","store":"storeID 1","draft":null,"userID":5,"renderPayment":"()","renderLead":"()","onRequestPayment":"()","writing":2,"onLeave":"()","onBack":"()"}',
      'asks customers/conversation/fetch {"convoID":7}',
    ],
  }),
  screen('for those who request no payments', {
    media: WIDE,
    lacks: ['payments'],
    parts: [
      'ConversationPane {"convo":"convoID 7","isCurrent":true,"customer":"custID 4","store":"storeID 1","draft":null,"userID":5,"renderPayment":"()","renderLead":"()","writing":2,"onLeave":"()","onBack":"()","onDetails":"()"}',
      'DrawnBehind {}',
      'CustomerPanel {"custID":4,"storeID":1,"convo":"convoID 7","renderTickets":"()","renderLoans":"()","renderPayments":"()"}',
      'asks customers/conversation/fetch {"convoID":7}',
    ],
  }),
  screen('of a company without payments', {
    media: WIDE,
    without: ['payments'],
    parts: [
      'ConversationPane {"convo":"convoID 7","isCurrent":true,"customer":"custID 4","store":"storeID 1","draft":null,"userID":5,"renderPayment":"()","renderLead":"()","writing":2,"onLeave":"()","onBack":"()","onDetails":"()"}',
      'DrawnBehind {}',
      'CustomerPanel {"custID":4,"storeID":1,"convo":"convoID 7","renderTickets":"()","renderLoans":"()","renderPayments":"()"}',
      'asks customers/conversation/fetch {"convoID":7}',
    ],
  }),
  screen('a payment is requested', {
    does: [['ConversationPane.onRequestPayment']],
    parts: [
      'ConversationPane {"convo":"convoID 7","isCurrent":true,"customer":"custID 4","store":"storeID 1","draft":null,"userID":5,"renderPayment":"()","renderLead":"()","onRequestPayment":"()","writing":2,"onLeave":"()","onBack":"()","onDetails":"()"}',
      'DrawnBehind {}',
      'CustomerPanel {"custID":4,"storeID":1,"convo":"convoID 7","renderTickets":"()","renderLoans":"()","renderPayments":"()"}',
      'RequestPaymentDialog {"open":true,"convoID":7,"customer":"custID 4","store":"storeID 1","onClose":"()"}',
      'asks customers/conversation/fetch {"convoID":7}',
    ],
  }),
  screen('a payment is requested and left', {
    does: [['ConversationPane.onRequestPayment'], ['LazyDialog.onClose']],
    parts: [
      'ConversationPane {"convo":"convoID 7","isCurrent":true,"customer":"custID 4","store":"storeID 1","draft":null,"userID":5,"renderPayment":"()","renderLead":"()","onRequestPayment":"()","writing":2,"onLeave":"()","onBack":"()","onDetails":"()"}',
      'DrawnBehind {}',
      'CustomerPanel {"custID":4,"storeID":1,"convo":"convoID 7","renderTickets":"()","renderLoans":"()","renderPayments":"()"}',
      'asks customers/conversation/fetch {"convoID":7}',
    ],
  }),
  screen('gone', {
    answers: GONE,
    parts: [
      'EmptyState {"kind":"failed","title":"This conversation couldn’t be found","text":"It may have been merged or erased, or you don’t have access to its store. Look for the customer in the inbox.","onRetry":"()","actions":false}',
      'KeptTexts {}',
      'asks customers/conversation/fetch {"convoID":7}',
    ],
  }),
  screen('gone, on a phone', {
    answers: GONE,
    media: ['max-width'],
    parts: [
      'EmptyState {"kind":"failed","title":"This conversation couldn’t be found","text":"It may have been merged or erased, or you don’t have access to its store. Look for the customer in the inbox.","onRetry":"()"}',
      'Button {"onClick":"()"} Back to the list',
      'KeptTexts {}',
      'asks customers/conversation/fetch {"convoID":7}',
    ],
  }),
  screen('not loaded', {
    answers: { 'customers/conversation/fetch': refusal(500, 'broken') },
    parts: [
      'EmptyState {"kind":"failed","title":"The conversation couldn’t be loaded","text":"Refused: broken","onRetry":"()","actions":false}',
      'asks customers/conversation/fetch {"convoID":7}',
    ],
  }),
  screen('loading', {
    underWay: 'customers/conversation/fetch',
    parts: ['asks customers/conversation/fetch {"convoID":7}'],
  }),
  screens('the first'),
  thread('shown', {
    parts: [
      'ConversationPane {"convo":"convoID 7","isCurrent":true,"customer":"custID 4","store":"storeID 2","draft":null,"userID":5,"renderPayment":"()","renderLead":"()","onRequestPayment":"()","writing":0,"bare":true}',
      'asks customers/conversation/fetch {"convoID":7}',
    ],
  }),
  thread('to write to', {
    address: '/customers/4-prueba-ana/2/messages?write=1&x=1',
    parts: [
      'ConversationPane {"convo":"convoID 7","isCurrent":true,"customer":"custID 4","store":"storeID 2","draft":null,"userID":5,"renderPayment":"()","renderLead":"()","onRequestPayment":"()","writing":1,"bare":true}',
      'asks customers/conversation/fetch {"convoID":7}',
      'is now at /?x=1',
    ],
  }),
  thread('to request a payment', {
    address: '/customers/4-prueba-ana/2/messages?request=1&x=1',
    parts: [
      'ConversationPane {"convo":"convoID 7","isCurrent":true,"customer":"custID 4","store":"storeID 2","draft":null,"userID":5,"renderPayment":"()","renderLead":"()","onRequestPayment":"()","writing":0,"bare":true}',
      'RequestPaymentDialog {"open":true,"convoID":7,"customer":"custID 4","store":"storeID 2","onClose":"()"}',
      'asks customers/conversation/fetch {"convoID":7}',
      'is now at /?x=1',
    ],
  }),
  thread('just begun', {
    props: { convoID: 7, customer, store, writing: true },
    parts: [
      'ConversationPane {"convo":"convoID 7","isCurrent":true,"customer":"custID 4","store":"storeID 2","draft":null,"userID":5,"renderPayment":"()","renderLead":"()","onRequestPayment":"()","writing":1,"bare":true}',
      'asks customers/conversation/fetch {"convoID":7}',
    ],
  }),
  thread('not loaded', {
    answers: { 'customers/conversation/fetch': refusal(500, 'broken') },
    parts: ['LoadFailed {"what":"conversation","retry":"()"}', 'asks customers/conversation/fetch {"convoID":7}'],
  }),
  thread('loading', {
    underWay: 'customers/conversation/fetch',
    parts: ['asks customers/conversation/fetch {"convoID":7}'],
  }),
  start('offered', {
    parts: [
      'EmptyState {"kind":"none","title":"Harbor hasn’t messaged this customer yet","text":"Contacts are shared between all stores, but conversations are isolated."}',
      'Button {"writes":true,"variant":"primary","busy":false,"onClick":"()"} Start conversation',
    ],
  }),
  start('begun', {
    does: [['Start conversation']],
    parts: [
      'CustomerThread {"convoID":7,"customer":"custID 4","store":"storeID 2","writing":true}',
      'asks customers/conversation/start {"custID":4,"storeID":2}',
    ],
  }),
  start('being begun', {
    props: { customer, store, atOnce: true },
    underWay: 'customers/conversation/start',
    parts: [
      'EmptyState {"kind":"none","title":"Harbor hasn’t messaged this customer yet","text":"Contacts are shared between all stores, but conversations are isolated."}',
      'Button {"writes":true,"variant":"primary","busy":true,"onClick":"()"} Start conversation',
      'asks customers/conversation/start {"custID":4,"storeID":2}',
    ],
  }),
  start('begun at once', {
    props: { customer, store, atOnce: true },
    parts: [
      'CustomerThread {"convoID":7,"customer":"custID 4","store":"storeID 2","writing":true}',
      'asks customers/conversation/start {"custID":4,"storeID":2}',
    ],
  }),
  start('not begun', {
    does: [['Start conversation']],
    answers: { 'customers/conversation/start': refusal(409, 'blocked') },
    parts: [
      'EmptyState {"kind":"none","title":"Harbor hasn’t messaged this customer yet","text":"Contacts are shared between all stores, but conversations are isolated."}',
      'Button {"writes":true,"variant":"primary","busy":false,"onClick":"()"} Start conversation',
      'asks customers/conversation/start {"custID":4,"storeID":2}',
      'says Refused: blocked',
    ],
  }),
  {
    name: 'a customer’s latest payments',
    at: 'pages/customer-payments.tsx',
    draws: 'CustomerPayments',
    props: { custID: 4, onView: nothing },
    before: [],
    answers: {
      'payments/list': { payments: [payment(), { ...payment(), paymentKey: 'Other', paymentStatus: 'approved' }] },
    },
    parts: [
      'PaymentTag {"status":"expired"}',
      'PaymentTag {"status":"approved"}',
      'asks payments/list {"search":{"custID":4,"perPage":5}}',
    ],
  },
]
