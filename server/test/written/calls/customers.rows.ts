import { LABEL, PEOPLE, STORE } from '@xd/fixtures/demo/people.ts'
import { dayIn, type CallRow } from './given.ts'

const { whitfield, nguyen, petrov, munoz, obrien, unwritten, blocked, halvorsen } = PEOPLE
const address = { custStreet: ' 12 Main St ', custCity: 'Reno', custState: 'nv', custZIP: '89501' }
const contact = {
  custPhone: '(213) 555-0166',
  custFirstName: ' Ana ',
  custLastName: 'Lund',
  custEmail: 'Ana@lund.test',
}

export const CALLS: readonly CallRow[] = [
  [
    'a new customer',
    'clerk',
    'customers/save',
    { customer: { ...contact, ...address, custDL: 'd 12-34', custLanguage: 'es' } },
  ],
  [
    'a customer’s email, language and address',
    'clerk',
    'customers/save',
    ({ custID }) => ({
      customer: {
        ...contact,
        custID,
        custEmail: 'anna@lund.test',
        custStreet: '',
        custCity: '',
        custState: '',
        custZIP: '',
        custLanguage: 'en',
      },
    }),
  ],
  [
    'a phone that belongs to the contact',
    'clerk',
    'customers/save',
    {
      customer: {
        custID: whitfield.custID,
        custPhone: '+12135550177',
        custFirstName: 'Jerome',
        custLastName: 'Whitfield',
      },
    },
  ],
  ['a block', 'owner', 'customers/block', { customerID: petrov.custID }],
  ['no block any more', 'owner', 'customers/block', { customerID: blocked.custID, blocked: false }],
  [
    'labels of a customer',
    'clerk',
    'customers/update-labels',
    { customerID: whitfield.custID, labels: [LABEL.jewelry] },
  ],
  [
    'a label for several',
    'clerk',
    'customers/change-label',
    { custIDs: [nguyen.custID, petrov.custID], labelID: LABEL.regular },
  ],
  [
    'a label off several',
    'clerk',
    'customers/change-label',
    { custIDs: [nguyen.custID, petrov.custID], labelID: LABEL.regular, removed: true },
  ],
  [
    'consent to marketing',
    'clerk',
    'customers/consent/save',
    { custID: obrien.custID, consentKind: 'marketing', given: true },
  ],
  [
    'no consent to marketing',
    'clerk',
    'customers/consent/save',
    { custID: obrien.custID, consentKind: 'marketing', given: false },
  ],
  ['an opt-out at the counter', 'clerk', 'customers/consent/opt-out', { custID: obrien.custID, means: 'counter' }],
  ['an opt-out in a conversation', 'owner', 'customers/conversation/opt-out', { convoID: halvorsen.convos.lake }],
  [
    'words that ask for nothing',
    'clerk',
    'customers/stop-requests/decide',
    { stopRequestID: 1, decision: 'not_a_request' },
  ],
  [
    'a promise',
    'clerk',
    'customers/promises/save',
    {
      promise: {
        custID: nguyen.custID,
        storeID: STORE.main,
        promiseDay: dayIn(9),
        promiseAmount: 45.5,
        promiseTickets: ['T-1', '77'],
        promiseSource: 'call',
      },
    },
  ],
  [
    'a promise that was kept',
    'clerk',
    'customers/promises/close',
    ({ promiseID }) => ({ promiseID, promiseStatus: 'kept' }),
  ],
  [
    'a merge',
    'owner',
    'customers/merge',
    { keptID: munoz.custID, mergedID: unwritten.custID, choices: { custName: 'merged', custPhone: 'kept' } },
  ],
  ['a merge undone', 'owner', 'customers/unmerge', ({ mergeID }) => ({ mergeID })],
  ['an erasure', 'owner', 'customers/erase', { customerID: petrov.custID, confirmName: 'Petrov, Lev' }],

  [
    'an address that is taken away',
    'clerk',
    'customers/save',
    {
      customer: {
        custID: munoz.custID,
        custPhone: munoz.custPhone,
        custFirstName: munoz.custFirstName,
        custLastName: munoz.custLastName,
        custEmail: '',
        custDL: '',
        custStreet: '',
        custCity: '',
        custState: '',
        custZIP: '',
      },
    },
  ],
  [
    'custom fields',
    'clerk',
    'customers/save',
    {
      customer: {
        custID: nguyen.custID,
        custPhone: nguyen.custPhone,
        custFirstName: nguyen.custFirstName,
        custLastName: nguyen.custLastName,
        custCustomFields: { birthday: '1971-02-16', ring: 7.5, employer: null },
      },
    },
  ],
  [
    'a phone that somebody has',
    'clerk',
    'customers/save',
    { customer: { custPhone: whitfield.custPhone, custFirstName: 'A', custLastName: 'B' } },
  ],
  ['an erasure of another', 'owner', 'customers/erase', { customerID: whitfield.custID, confirmName: 'Petrov, Lev' }],
  ['a promise withdrawn', 'clerk', 'customers/promises/close', { promiseID: 8, promiseStatus: 'withdrawn' }],
]
