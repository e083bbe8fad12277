import { describe, expect, test } from 'vitest'
import { recordsOfCustomer } from '@xd/server/services/customers/records-of-customer.ts'

type Records = Parameters<typeof recordsOfCustomer>[0]
type Section = keyof ReturnType<typeof recordsOfCustomer>

const NONE: Records = {
  ...{ notices: [], noticeTickets: [], tickets: [], quoteRequests: [], stopRequests: [], plans: [], promises: [] },
  ...{ chats: [], loans: [], consents: [], addresses: [] },
}
const store = (storeID: number) => ({ 7: 'Main Street', 8: 'Lake' })[storeID]
/** The nth second of 2030. */
const at = (seconds: number) => Date.UTC(2030, 0, 1) + seconds * 1_000
const iso = (seconds: number) => new Date(at(seconds)).toISOString()

type Row = Readonly<Record<string, unknown>>
type Case = readonly [what: string, section: Section, given: Readonly<Record<string, readonly Row[]>>, told: Row]

const TICKET = {
  ...{ storeID: 7, ticketNumber: 'T-1', ticketStatus: 'active', ticketDescription: 'Ring' },
  ...{ ticketLoanDate: '2030-01-02', ticketDueDate: '2030-02-02', ticketGraceDate: '2030-02-12', graceByNotice: null },
  ...{ principalCents: 10_001, amountDueCents: 11_002, asOf: at(1) },
}
const TOLD_TICKET = {
  ...{ store: 'Main Street', number: 'T-1', status: 'active', description: 'Ring', loanDay: '2030-01-02' },
  ...{ dueDay: '2030-02-02', graceEnds: '2030-02-12', principal: 100.01, amountDue: 110.02, asOf: iso(1) },
}
const NOTICE = {
  ...{ noticeID: 1, storeID: 8, batchKind: 'due-soon', batchDate: '2030-01-03', noticeStatus: 'sent' },
  ...{ givenName: 'Ada Wren', customerNumber: 'C-5', address: '+12135550100', postalAddress: '1 Elm St' },
  ...{ givenEmail: 'ada@wren.test', subject: 'Your ticket', body: 'It is due.', mailedOn: '2030-01-04' },
}
const TOLD_NOTICE = {
  ...{ store: 'Lake', kind: 'due-soon', day: '2030-01-03', status: 'sent', name: 'Ada Wren', customerNumber: 'C-5' },
  ...{ sentTo: '+12135550100', postalAddress: '1 Elm St', email: 'ada@wren.test', subject: 'Your ticket' },
  ...{ body: 'It is due.', mailed: '2030-01-04', tickets: [] as readonly unknown[] },
}
const noticed = (noticeID: number, ticketNumber: string, amountDueCents: number | null) => ({
  ...{ noticeID, ticketNumber, amountDueCents, dueDate: '2030-02-02', description: `Ring ${ticketNumber}` },
})
const REQUEST = { storeID: 7, askedAt: at(5), leadItem: 'Drum', leadWant: 'loan', leadStatus: 'won', wonCents: 4_505 }
const TOLD_REQUEST = {
  ...{ store: 'Main Street', date: iso(5), item: 'Drum', wanted: 'loan', status: 'won', amount: 45.05 },
}
const STOP = { storeID: 8, channel: 'sms', requestedAt: at(6), decision: 'stopped', decidedAt: at(7) }
const TOLD_STOP = { store: 'Lake', channel: 'sms', date: iso(6), decision: 'stopped', decided: iso(7) }
const PLAN = {
  ...{ storeID: 7, planKind: 'installments', planStatus: 'active', planMemo: 'Ring', planTicketList: '30001' },
  ...{ planAmountCents: 5_001, planTotalCents: 15_003, planEvery: 'month', planCount: 3, planStart: '2030-01-05' },
  planCreatedAt: at(8),
}
const TOLD_PLAN = {
  ...{ store: 'Main Street', kind: 'installments', status: 'active', memo: 'Ring', tickets: '30001', amount: 50.01 },
  ...{ total: 150.03, every: 'month', payments: 3, start: '2030-01-05', made: iso(8) },
}
const PROMISE = {
  ...{ storeID: 8, madeAt: at(9), promiseSource: 'call', promiseDay: '2030-01-06', promiseAmountCents: 2_002 },
  ...{ promiseTickets: '30002', promiseStatus: 'kept', statusAt: at(10) },
}
const TOLD_PROMISE = {
  ...{ store: 'Lake', made: iso(9), how: 'call', day: '2030-01-06', amount: 20.02, tickets: '30002', status: 'kept' },
  statusDate: iso(10),
}

const CASES: readonly Case[] = [
  [
    'a consent',
    'consents',
    { consents: [{ consentKind: 'marketing', given: 1, source: 'counter', at: at(11) }] },
    { about: 'marketing', given: true, source: 'counter', date: iso(11) },
  ],
  [
    'a refusal',
    'consents',
    { consents: [{ consentKind: 'service', given: 0, source: 'text', at: at(12) }] },
    { about: 'service', given: false, source: 'text', date: iso(12) },
  ],
  [
    'an address for electronic notices',
    'electronicNotices',
    { addresses: [{ address: 'ada@wren.test', agreedAt: at(13), provedAt: at(14) }] },
    { address: 'ada@wren.test', agreed: iso(13), proved: iso(14) },
  ],
  [
    'one that nobody has proved',
    'electronicNotices',
    { addresses: [{ address: '+12135550100', agreedAt: at(13), provedAt: null }] },
    { address: '+12135550100', agreed: iso(13), proved: null },
  ],
  ['a ticket', 'tickets', { tickets: [TICKET] }, TOLD_TICKET],
  [
    'a ticket whose notice gave more time',
    'tickets',
    { tickets: [{ ...TICKET, graceByNotice: '2030-03-01' }] },
    { ...TOLD_TICKET, graceEnds: '2030-03-01' },
  ],
  [
    'a ticket of which little is known',
    'tickets',
    {
      tickets: [
        {
          ...TICKET,
          ...{ storeID: 9, ticketDueDate: '', ticketGraceDate: null, ticketLoanDate: null },
          ...{ principalCents: null, amountDueCents: 0 },
        },
      ],
    },
    {
      ...TOLD_TICKET,
      ...{ store: undefined, dueDay: null, graceEnds: null, loanDay: null, principal: null, amountDue: 0 },
    },
  ],
  [
    'a quote',
    'loanQuotes',
    {
      loans: [
        {
          ...{ loanID: 31, loanStatus: 'open', savedAt: at(15), loanItem: 'Lamp', amountCents: 17_505 },
          ...{ maturityDate: '2030-05-01', graceEnds: '2030-05-11' },
        },
      ],
    },
    {
      ...{ number: 31, status: 'open', saved: iso(15), item: 'Lamp', amount: 175.05 },
      ...{ maturityDay: '2030-05-01', graceEnds: '2030-05-11' },
    },
  ],
  [
    'a notice, with its own tickets',
    'notices',
    {
      notices: [NOTICE],
      noticeTickets: [noticed(1, '30001', 1_250), noticed(2, '30002', 1), noticed(1, '30003', null)],
    },
    {
      ...TOLD_NOTICE,
      tickets: [
        { number: '30001', dueDay: '2030-02-02', description: 'Ring 30001', amountDue: 12.5 },
        { number: '30003', dueDay: '2030-02-02', description: 'Ring 30003', amountDue: null },
      ],
    },
  ],
  ['a notice without tickets', 'notices', { notices: [NOTICE] }, TOLD_NOTICE],
  ['a request for a quote', 'quoteRequests', { quoteRequests: [REQUEST] }, TOLD_REQUEST],
  [
    'one that came to nothing',
    'quoteRequests',
    { quoteRequests: [{ ...REQUEST, wonCents: null }] },
    { ...TOLD_REQUEST, amount: null },
  ],
  ['a request to stop', 'stopRequests', { stopRequests: [STOP] }, TOLD_STOP],
  [
    'one about which nobody has decided',
    'stopRequests',
    { stopRequests: [{ ...STOP, decision: null, decidedAt: 0 }] },
    { ...TOLD_STOP, decision: null, decided: null },
  ],
  ['a payment plan', 'paymentPlans', { plans: [PLAN] }, TOLD_PLAN],
  [
    'a payment plan without a total',
    'paymentPlans',
    { plans: [{ ...PLAN, planTotalCents: null, planCount: null }] },
    { ...TOLD_PLAN, total: null, payments: null },
  ],
  ['a promise', 'promises', { promises: [PROMISE] }, TOLD_PROMISE],
  [
    'an open promise of any amount',
    'promises',
    { promises: [{ ...PROMISE, promiseAmountCents: null, promiseStatus: 'open', statusAt: null }] },
    { ...TOLD_PROMISE, amount: null, status: 'open', statusDate: null },
  ],
  [
    'a chat',
    'chats',
    { chats: [{ storeID: 7, visitorName: 'Ada', startedAt: at(16), provedAt: at(17) }] },
    { store: 'Main Street', name: 'Ada', started: iso(16), phoneProved: iso(17) },
  ],
  [
    'a chat whose phone nobody has proved',
    'chats',
    { chats: [{ storeID: 8, visitorName: 'Ada', startedAt: at(16), provedAt: null }] },
    { store: 'Lake', name: 'Ada', started: iso(16), phoneProved: null },
  ],
]

describe('a customer’s data file tells', () => {
  test.each(CASES)('%s', (_, section, given, told) => {
    const all = recordsOfCustomer({ ...NONE, ...given } as Records, store)
    const nothing = Object.fromEntries(Object.keys(all).map((name) => [name, []]))
    expect(all).toEqual({ ...nothing, [section]: [told] })
  })

  test('them in the order in which they come', () => {
    const numbers = ['T-3', 'T-1', 'T-2']
    const tickets = numbers.map((ticketNumber) => ({ ...TICKET, ticketNumber }))
    const all = recordsOfCustomer({ ...NONE, tickets } as unknown as Records, store)
    expect(all.tickets.map(({ number }) => number)).toEqual(numbers)
  })
})
