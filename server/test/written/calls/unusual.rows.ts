import { DEMO_PASSWORD } from '@xd/fixtures/demo/password.ts'
import { PEOPLE, STORE } from '@xd/fixtures/demo/people.ts'
import { TEST_SECRET_KEY } from '@xd/fixtures/testing/secret-key.ts'
import type { CallRow } from './given.ts'

const { whitfield, munoz } = PEOPLE
const convoID = whitfield.convos.main
const NONE = 999_999
const CARD = '4111 1111 1111 1111'
const first = { companyName: 'Plata', storeName: 'Uno', timezone: 'America/Denver', username: 'a@plata.test' }
const LAKE = { storeID: STORE.lake }

/** Inputs that our own pages seldom or never send: missing records, nothing at all, or two that exclude each other. */
export const CALLS: readonly CallRow[] = [
  ['an unknown calendar shown', 'owner', 'calendar/categories/set-shown', { shown: [1, NONE] }],
  ['no calendar shown', 'owner', 'calendar/categories/set-shown', { shown: [] }],
  ['an entry unnamed', 'clerk', 'calendar/entries/fetch', {}],
  ['an entry of no ID', 'clerk', 'calendar/entries/fetch', { entryID: null, itemRefKey: null }],
  ['an entry that there isn’t', 'clerk', 'calendar/entries/fetch', { entryID: NONE }],
  ['an entry of no such key', 'clerk', 'calendar/entries/fetch', { itemRefKey: 'nothing/1' }],
  [
    'an entry of a payment that there isn’t',
    'clerk',
    'calendar/entries/fetch',
    { itemRefKey: `payment/${'x'.repeat(21)}` },
  ],
  ['an unnamed entry deleted', 'owner', 'calendar/entries/update', { entry: { deleteEntry: true } }],
  ['an unknown entry deleted', 'owner', 'calendar/entries/update', { entry: { itemID: NONE, deleteEntry: true } }],
  ['a feed deleted that there isn’t', 'lena', 'calendar/feed/update', { feed: { deleteFeed: true } }],
  ['a feed renewed that there isn’t', 'lena', 'calendar/feed/update', { feed: { renew: true } }],
  ['a feed as it was', 'lena', 'calendar/feed/update', { feed: {} }],
  [
    'a comment with a card’s number',
    'clerk',
    'comments/submit',
    { comment: { commentKey: `convo/${convoID}`, commentMessage: ` Paid with ${CARD}  ` } },
  ],
  [
    'a comment on nothing',
    'clerk',
    'comments/submit',
    { comment: { commentKey: `convo/${NONE}`, commentMessage: 'x' } },
  ],
  [
    'a label for a customer that there isn’t',
    'clerk',
    'customers/change-label',
    { custIDs: [whitfield.custID, NONE], labelID: 1 },
  ],
  ['nothing archived', 'clerk', 'customers/conversation/archive', {}],
  [
    'one of two archived that there isn’t',
    'clerk',
    'customers/conversation/archive',
    { convoID, convoIDs: [convoID, NONE] },
  ],
  ['one archived by both names', 'clerk', 'customers/conversation/archive', { convoID, convoIDs: [convoID] }],
  [
    'a draft with a picture that there isn’t',
    'clerk',
    'customers/conversation/draft/save',
    { convoID, body: '', media: [NONE] },
  ],
  [
    'a draft with cards’ numbers',
    'clerk',
    'customers/conversation/draft/save',
    { convoID, body: `Is ${CARD} yours?`, channel: 'email', subject: `On ${CARD}` },
  ],
  ['a draft without a channel', 'clerk', 'customers/conversation/draft/save', { convoID, body: ' ', subject: null }],
  ['no conversation named', 'clerk', 'customers/conversation/fetch', {}],
  ['a conversation of no store', 'clerk', 'customers/conversation/fetch', { custID: munoz.custID }],
  ['a conversation of nobody', 'clerk', 'customers/conversation/fetch', { convoID: null, storeID: STORE.main }],
  ['a conversation that there isn’t', 'clerk', 'customers/conversation/fetch', { custID: NONE, storeID: STORE.main }],
  ['many that there aren’t', 'clerk', 'inbox/change', { convoIDs: [convoID, NONE], change: { unread: false } }],
  ['both named and sought', 'clerk', 'inbox/change', { convoIDs: [convoID], search: {}, change: { unread: false } }],
  ['a picture of nothing', 'manager', 'mailers/resize-image', { image_data: ' ' }],
  [
    'a picture of nothing, as its page sends it',
    'manager',
    'mailers/resize-image',
    { image_data: 'data:image/png;base64,' },
  ],
  ['a picture that is no base64', 'manager', 'mailers/resize-image', { image_data: 'aGVsbG8*' }],
  ['a picture that is text', 'manager', 'mailers/resize-image', { image_data: 'aGVs\nbG8=' }],
  ['a test to nowhere', 'manager', 'mailers/send-test', { job: { jobID: 1, jobChannel: 'sms' }, email: 'a@b.example' }],
  [
    'a test by email to nowhere',
    'manager',
    'mailers/send-test',
    { job: { jobID: 1, jobChannel: 'email' }, phone: '(312) 555-0133', email: ' ' },
  ],
  [
    'reminders in words of its own',
    'owner',
    'settings/reminders/save',
    { settings: { ...LAKE, reminderTextEN: ' Hello from [STORE_NAME]: [LINK] ' } },
  ],
  [
    'and no other words',
    'owner',
    'settings/reminders/save',
    { settings: { ...LAKE, reminderTextEN: null, reminderTextES: null } },
  ],
  [
    'numbers with spaces before them',
    'owner',
    'settings/rewrites/save',
    { settings: { ...LAKE, ticketRange: { rangePrefix: ' L ', rangeFrom: 5, rangeTo: 9 } } },
  ],
  [
    'a second factor removed without a code',
    'clerk',
    'auth/second-factor/remove',
    { password: DEMO_PASSWORD, code: '  ' },
  ],
  ['without the password', 'clerk', 'auth/second-factor/remove', { password: 'wrong', code: '123456' }],
  [
    'a second factor that there isn’t',
    'clerk',
    'auth/second-factor/remove',
    { password: DEMO_PASSWORD, code: '123 456' },
  ],
  ['by a recovery code', 'clerk', 'auth/second-factor/remove', { password: DEMO_PASSWORD, code: 'abcd-efgh' }],
  ['a second factor confirmed too late', 'clerk', 'auth/second-factor/confirm', { code: '123456' }],
  ['no second factor needed', 'clerk', 'auth/second-factor/fetch', {}],
  ['one needed of everyone', 'owner', 'settings/company/save', { company: { companySecondFactorRequired: true } }],
  ['needed as it was', 'owner', 'settings/company/save', { company: { companySecondFactorRequired: true } }],
  ['from when a second factor is needed', 'clerk', 'auth/second-factor/fetch', {}],
  ['needed no more', 'owner', 'settings/company/save', { company: { companySecondFactorRequired: false } }],
  [
    'a first company with a wrong key',
    'nobody',
    'setup/create',
    { ...first, secret: 'x'.repeat(44), password: 'nine otters in a row' },
  ],
  [
    'a second company',
    'nobody',
    'setup/create',
    { ...first, secret: TEST_SECRET_KEY, password: 'nine otters in a row' },
  ],
  [
    'another first user of XD Support',
    'nobody',
    'setup/support',
    { secret: TEST_SECRET_KEY, username: 'iva@xd.test', password: 'nine otters in a row' },
  ],
  [
    'a first user with a weak password',
    'nobody',
    'setup/support',
    { secret: TEST_SECRET_KEY, username: 'x', password: 'short' },
  ],
]
