import { LABEL, PEOPLE, STORE } from '@xd/fixtures/demo/people.ts'
import type { ReadRow } from './all-reads.ts'

const { whitfield, nguyen, munoz, greene, halvorsen, brandt, delgado, pruitt, zielinska, talkative } = PEOPLE

/** Conversations, the inbox, the search, and what the website’s chat reads. */
export const READS: readonly ReadRow[] = [
  ['clerk', 'inbox/list', { search: { perPage: 3 } }],
  ['tomas', 'inbox/list', { search: { perPage: 2 } }],
  ['owner', 'inbox/list', { search: { status: 'archived', perPage: 1 } }],
  ['owner', 'inbox/list', { search: { unread: true, sortDir: 'asc', perPage: 2 } }],
  ['owner', 'inbox/list', { search: { channel: 'web', perPage: 1 } }],
  ['owner', 'inbox/list', { search: { promise: 'broken', perPage: 1 } }],
  ['owner', 'inbox/list', { search: { label: LABEL.needsQuote, perPage: 1 } }],
  ['owner', 'inbox/list', { search: { custID: munoz.custID } }],
  ['clerk', 'customers/conversation/fetch', { convoID: whitfield.convos.main }],
  ['clerk', 'customers/conversation/fetch', { custID: munoz.custID, storeID: STORE.prospect }],
  ['owner', 'customers/conversation/fetch', { convoID: brandt.convos.main }],
  ['owner', 'customers/conversation/fetch', { convoID: delgado.convos.prospect }],
  ['owner', 'customers/conversation/fetch', { convoID: pruitt.convos.main }],
  ['owner', 'customers/conversation/fetch', { convoID: 36 }],
  ['clerk', 'customers/conversation/fetch', { convoID: zielinska.convos.lake }],
  ['clerk', 'customers/conversation/messages/fetch', { convoID: nguyen.convos.main, perPage: 2 }],
  ['owner', 'customers/conversation/messages/fetch', { convoID: greene.convos.prospect, perPage: 4 }],
  ['owner', 'customers/conversation/messages/fetch', { convoID: halvorsen.convos.lake }],
  ['owner', 'customers/conversation/messages/fetch', { convoID: talkative.convos.main, perPage: 3 }],
  ['owner', 'customers/conversation/messages/fetch', { convoID: brandt.convos.main, perPage: 3 }],
  ['clerk', 'search/find', { text: 'munoz' }],
  ['clerk', 'search/find', { text: 'zielinska' }],
  ['owner', 'search/find', { text: 'duval' }],
  ['owner', 'search/find', { text: '10233' }],
  ['tomas', 'search/find', { text: 'whitfield' }],
  ['clerk', 'inbox/get-quick-replies', {}],
  ['clerk', 'templates/list', {}],
  ['nobody', 'bubble/fetch', { companyKey: 'goldenpledge', language: 'en' }],
  ['nobody', 'bubble/fetch', { companyKey: 'goldenpledge', language: 'es' }],
  ['nobody', 'bubble/fetch', { companyKey: 'silveranchor', language: 'en' }],
]
