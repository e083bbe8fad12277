import { customer, KNOWN } from '../conversation/sample.ts'
import { refusal } from '../data/page.ts'
import type { Page } from './page.ts'

const ana = { ...customer, custLabels: [], custCustomFields: {} }
const row = (convoID: number, storeID: number, change: object = {}) => ({
  convo: { convoID, storeID, custID: 4, convoUnread: 0, convoPromiseBroken: false, ...change },
})
const stores = [
  { storeID: 1, storeName: 'Old Town', storeAbbr: 'OT', storeTimezone: 'America/Los_Angeles', storeEnabled: true },
  { storeID: 2, storeName: 'Harbor', storeAbbr: 'HB', storeTimezone: 'America/New_York', storeEnabled: true },
]
const answers = (messages: readonly object[] = [], change: object = {}) => ({
  'customers/fetch': { customer: ana },
  'inbox/list': { messages, count: messages.length },
  ...change,
})
const at = (name: string, address: string, rest: Partial<Page> = {}): Page => ({
  name: `a customer’s page: ${name}`,
  at: 'pages/customer-page.tsx',
  draws: 'CustomerPage',
  before: [...KNOWN, [['stores/list', {}], { stores }]],
  answers: answers(),
  address,
  parts: [],
  ...rest,
})
const within = (name: string, address: string, rest: Partial<Page> = {}): Page =>
  at(name, address, { within: 'Customer', ...rest })
const TWO = answers([row(8, 2, { convoUnread: 3 }), row(7, 1, { convoPromiseBroken: true })])

export const CUSTOMER_PAGES: readonly Page[] = [
  at('another page comes', '/inbox'),
  at('an address without a number', '/customers/ana/1/messages', { parts: ['NotFoundPage {}'] }),
  at('found', '/customers/4-prueba-ana/1/messages', {
    parts: ['Customer {"customer":"custID 4"}', 'asks customers/fetch {"customerID":4}'],
  }),
  at('gone', '/customers/4-prueba-ana/1/messages', {
    answers: answers([], { 'customers/fetch': refusal(404, 'not_found') }),
    parts: [
      'ErrorPage {"status":404,"message":"This customer couldn’t be found","text":"This customer may have been merged into another one, or erased. Look for them under Customers."}',
      'KeptTexts {}',
      'asks customers/fetch {"customerID":4}',
    ],
  }),
  at('not loaded', '/customers/4-prueba-ana/1/messages', {
    answers: answers([], { 'customers/fetch': refusal(500, 'broken') }),
    parts: ['LoadFailed {"what":"customer","retry":"()"}', 'asks customers/fetch {"customerID":4}'],
  }),
  at('loading', '/customers/4-prueba-ana/1/messages', {
    underWay: 'customers/fetch',
    parts: ['SkeletonRows {"rows":6,"label":"Loading the customer"}', 'asks customers/fetch {"customerID":4}'],
  }),
  within('its messages with a store', '/customers/4-prueba-ana/1/messages', {
    answers: TWO,
    parts: [
      'CustomerView {"customer":"custID 4","stores":["storeID 1","storeID 2"],"store":"storeID 1","tab":"messages","promiseBroken":true,"acts":false,"renderTickets":"()","renderLoans":"()"}',
      'NamedAddress {"customer":"custID 4"}',
      'CustomerThread {"convoID":7,"customer":"custID 4","store":"storeID 1"}',
      'asks customers/fetch {"customerID":4}',
      'asks inbox/list {"search":{"custID":4,"status":"all","perPage":100}}',
    ],
  }),
  within('its messages on a phone', '/customers/4-prueba-ana/2/messages', {
    answers: TWO,
    media: ['max-width'],
    parts: [
      'CustomerView {"customer":"custID 4","stores":["storeID 1","storeID 2"],"store":"storeID 2","tab":"messages","promiseBroken":false,"renderTickets":"()","renderLoans":"()"}',
      'ConversationMenu {"convo":"convoID 8","name":"Prueba, Ana"}',
      'NamedAddress {"customer":"custID 4"}',
      'CustomerThread {"convoID":8,"customer":"custID 4","store":"storeID 2"}',
      'asks customers/fetch {"customerID":4}',
      'asks inbox/list {"search":{"custID":4,"status":"all","perPage":100}}',
    ],
  }),
  within('no messages with a store yet', '/customers/4-prueba-ana/1/messages', {
    answers: answers([row(8, 2)]),
    parts: [
      'CustomerView {"customer":"custID 4","stores":["storeID 1","storeID 2"],"store":"storeID 1","tab":"messages","promiseBroken":false,"renderTickets":"()","renderLoans":"()"}',
      'NamedAddress {"customer":"custID 4"}',
      'StartConversation {"customer":"custID 4","store":"storeID 1","atOnce":false}',
      'asks customers/fetch {"customerID":4}',
      'asks inbox/list {"search":{"custID":4,"status":"all","perPage":100}}',
    ],
  }),
  within('to write to at once', '/customers/4-prueba-ana/1/messages?write=1', {
    parts: [
      'CustomerView {"customer":"custID 4","stores":["storeID 1","storeID 2"],"store":"storeID 1","tab":"messages","promiseBroken":false,"renderTickets":"()","renderLoans":"()"}',
      'NamedAddress {"customer":"custID 4"}',
      'StartConversation {"customer":"custID 4","store":"storeID 1","atOnce":true}',
      'asks customers/fetch {"customerID":4}',
      'asks inbox/list {"search":{"custID":4,"status":"all","perPage":100}}',
    ],
  }),
  within('its tickets', '/customers/4-prueba-ana/1/tickets', {
    answers: TWO,
    parts: [
      'CustomerView {"customer":"custID 4","stores":["storeID 1","storeID 2"],"store":"storeID 1","tab":"tickets","promiseBroken":true,"acts":false,"renderTickets":"()","renderLoans":"()"}',
      'NamedAddress {"customer":"custID 4"}',
      'CustomerTickets {"custID":4,"renderRequest":"()"}',
      'asks customers/fetch {"customerID":4}',
      'asks inbox/list {"search":{"custID":4,"status":"all","perPage":100}}',
    ],
  }),
  within('its payments', '/customers/4-prueba-ana/2/payments', {
    parts: [
      'CustomerView {"customer":"custID 4","stores":["storeID 1","storeID 2"],"store":"storeID 2","tab":"payments","promiseBroken":false,"acts":false,"renderTickets":"()","renderLoans":"()"}',
      'NamedAddress {"customer":"custID 4"}',
      'CustomerPaymentList {"custID":4,"storeID":2,"storeName":"Harbor"}',
      'asks customers/fetch {"customerID":4}',
      'asks inbox/list {"search":{"custID":4,"status":"all","perPage":100}}',
    ],
  }),
  within('its plans', '/customers/4-prueba-ana/2/plans', {
    has: ['paymentscheduler'],
    parts: [
      'CustomerView {"customer":"custID 4","stores":["storeID 1","storeID 2"],"store":"storeID 2","tab":"plans","promiseBroken":false,"acts":false,"renderTickets":"()","renderLoans":"()"}',
      'NamedAddress {"customer":"custID 4"}',
      'SkeletonLines {"rows":5,"label":"Loading plans"}',
      'CustomerPlanList {"custID":4,"storeID":2,"storeName":"Harbor"}',
      'asks customers/fetch {"customerID":4}',
      'asks inbox/list {"search":{"custID":4,"status":"all","perPage":100}}',
    ],
  }),
  within('its emails', '/customers/4-prueba-ana/2/emails', {
    answers: TWO,
    parts: [
      'CustomerView {"customer":"custID 4","stores":["storeID 1","storeID 2"],"store":"storeID 2","tab":"emails","promiseBroken":false,"acts":false,"renderTickets":"()","renderLoans":"()"}',
      'NamedAddress {"customer":"custID 4"}',
      'CustomerEmails {"convoID":8,"store":"storeID 2"}',
      'asks customers/fetch {"customerID":4}',
      'asks inbox/list {"search":{"custID":4,"status":"all","perPage":100}}',
    ],
  }),
  within('its emails before any', '/customers/4-prueba-ana/2/emails', {
    parts: [
      'CustomerView {"customer":"custID 4","stores":["storeID 1","storeID 2"],"store":"storeID 2","tab":"emails","promiseBroken":false,"acts":false,"renderTickets":"()","renderLoans":"()"}',
      'NamedAddress {"customer":"custID 4"}',
      'StartConversation {"customer":"custID 4","store":"storeID 2","atOnce":false}',
      'asks customers/fetch {"customerID":4}',
      'asks inbox/list {"search":{"custID":4,"status":"all","perPage":100}}',
    ],
  }),
  within('its notices', '/customers/4-prueba-ana/2/notices', {
    parts: [
      'CustomerView {"customer":"custID 4","stores":["storeID 1","storeID 2"],"store":"storeID 2","tab":"notices","promiseBroken":false,"acts":false,"renderTickets":"()","renderLoans":"()"}',
      'NamedAddress {"customer":"custID 4"}',
      'CustomerNoticeList {"custID":4,"storeID":2}',
      'asks customers/fetch {"customerID":4}',
      'asks inbox/list {"search":{"custID":4,"status":"all","perPage":100}}',
    ],
  }),
  within('another store', '/customers/4-prueba-ana/3/messages', {
    parts: [
      'NotFoundPage {}',
      'asks customers/fetch {"customerID":4}',
      'asks inbox/list {"search":{"custID":4,"status":"all","perPage":100}}',
    ],
  }),
  within('an unknown tab', '/customers/4-prueba-ana/2/else', {
    answers: TWO,
    parts: [
      'Onward {"to":"/customers/4-prueba-ana/2/messages","asks":false}',
      'asks customers/fetch {"customerID":4}',
      'asks inbox/list {"search":{"custID":4,"status":"all","perPage":100}}',
    ],
  }),
  within('without a store: the latest conversation’s', '/customers/4-prueba-ana', {
    answers: TWO,
    parts: [
      'Onward {"to":"/customers/4-prueba-ana/2/messages","asks":false}',
      'asks customers/fetch {"customerID":4}',
      'asks inbox/list {"search":{"custID":4,"status":"all","perPage":100}}',
    ],
  }),
  within('without a store or a conversation: the first', '/customers/4-prueba-ana?request=1', {
    parts: [
      'Onward {"to":"/customers/4-prueba-ana/1/messages","asks":false}',
      'asks customers/fetch {"customerID":4}',
      'asks inbox/list {"search":{"custID":4,"status":"all","perPage":100}}',
    ],
  }),
  within('to write to from one store', '/customers/4-prueba-ana?write=1', {
    before: [[['stores/list', {}], { stores: stores.slice(1) }]],
    parts: [
      'Onward {"to":"/customers/4-prueba-ana/2/messages","asks":true}',
      'asks customers/fetch {"customerID":4}',
      'asks inbox/list {"search":{"custID":4,"status":"all","perPage":100}}',
    ],
  }),
  within('for a user of a single store', '/customers/4-prueba-ana', {
    session: { user: { userAllowedStoreIDs: [2] } },
    parts: [
      'Onward {"to":"/customers/4-prueba-ana/2/messages","asks":false}',
      'asks customers/fetch {"customerID":4}',
      'asks inbox/list {"search":{"custID":4,"status":"all","perPage":100}}',
    ],
  }),
  within('no stores', '/customers/4-prueba-ana/1/messages', {
    before: [[['stores/list', {}], { stores: [] }]],
    parts: [
      'NoStores {}',
      'asks customers/fetch {"customerID":4}',
      'asks inbox/list {"search":{"custID":4,"status":"all","perPage":100}}',
    ],
  }),
  within('for those who read no messages', '/customers/4-prueba-ana/1/tickets', {
    lacks: ['messages'],
    parts: [
      'CustomerView {"customer":"custID 4","stores":["storeID 1","storeID 2"],"store":"storeID 1","tab":"tickets","promiseBroken":false,"acts":false,"renderTickets":"()","renderLoans":"()"}',
      'NamedAddress {"customer":"custID 4"}',
      'CustomerTickets {"custID":4,"renderRequest":"()"}',
      'asks customers/fetch {"customerID":4}',
    ],
  }),
  within('the stores are loading', '/customers/4-prueba-ana/1/messages', {
    underWay: 'inbox/list',
    parts: [
      'SkeletonRows {"rows":6,"label":"Loading the customer"}',
      'asks customers/fetch {"customerID":4}',
      'asks inbox/list {"search":{"custID":4,"status":"all","perPage":100}}',
    ],
  }),
  {
    ...at('on to its first tab', '/customers/4-prueba-ana?write=1&x=1', {
      parts: [
        'SkeletonRows {"rows":6,"label":"Loading the customer"}',
        'asks customers/fetch {"customerID":4}',
        'asks inbox/list {"search":{"custID":4,"status":"all","perPage":100}}',
        'is now at /customers/4-prueba-ana/2/messages?write=1&x=1',
      ],
    }),
    within: ['Customer', 'Onward'],
    answers: TWO,
  },
  {
    ...at('on to its first tab, asked for nothing', '/customers/4-prueba-ana?x=1', {
      parts: [
        'SkeletonRows {"rows":6,"label":"Loading the customer"}',
        'asks customers/fetch {"customerID":4}',
        'asks inbox/list {"search":{"custID":4,"status":"all","perPage":100}}',
        'is now at /customers/4-prueba-ana/2/messages',
      ],
    }),
    within: ['Customer', 'Onward'],
    answers: TWO,
  },
  {
    ...at('its name in the address', '/customers/4-old-name/1/messages?new=1', {
      parts: [
        'asks customers/fetch {"customerID":4}',
        'asks inbox/list {"search":{"custID":4,"status":"all","perPage":100}}',
        'is now at /customers/4-prueba-ana/1/messages?new=1',
      ],
    }),
    within: ['Customer', 'NamedAddress'],
    answers: TWO,
  },
  {
    ...at('its name in the address already', '/customers/4-prueba-ana/1/messages?new=1', {
      parts: [
        'asks customers/fetch {"customerID":4}',
        'asks inbox/list {"search":{"custID":4,"status":"all","perPage":100}}',
      ],
    }),
    within: ['Customer', 'NamedAddress'],
    answers: TWO,
  },
]
