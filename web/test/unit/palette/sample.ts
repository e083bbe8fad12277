import { payment } from '../payments/sample.ts'

export const ana = (change: object = {}) => ({
  custID: 4,
  custFirstName: 'Ana',
  custLastName: 'Prueba',
  custPhone: '+15125550198',
  custEmail: 'ana@prueba.test',
  custBlocked: false,
  custOptedOut: null,
  custOtherPhones: ['+15125550147'],
  ...change,
})
export const row = (convoID: number, convoStatus: string, change: object = {}) => ({
  convo: { convoID, convoStatus },
  customer: ana(),
  store: { storeName: 'Old Town' },
  messageBody: 'Hi',
  messageMedia: [],
  messageDate: '2026-11-24T02:10:00Z',
  ...change,
})
export const NONE = { customers: [], conversations: [], payments: [], loans: [], chains: [], tickets: [] }
export const FOUND = {
  customers: [ana({ custOptedOut: '2026-11-01T00:00:00Z' }), ana({ custID: 5, custEmail: null, custBlocked: true })],
  conversations: [row(7, 'active'), row(8, 'archived', { messageBody: '', messageMedia: [{ type: 'image/png' }] })],
  payments: [{ ...payment(), paymentTicketList: '10233, 10234', paymentResponseCardInfo: 'Visa 5556' }],
  loans: [
    { loanID: 40, loanStatus: 'open', loanItem: 'Ring', customer: ana(), amount: 300 },
    { loanID: 41, loanStatus: 'won', loanItem: '', customer: null, amount: 10 },
  ],
  chains: [{ storeID: 2, tickets: ['1', '2'] }],
  tickets: [
    {
      ticketID: 1,
      ticketNumber: '10233',
      custID: 4,
      customer: ana(),
      storeID: 2,
      ticketStatus: 'active',
      ticketDueDate: '2026-11-25',
      ticketGraceDate: null,
      amountDue: 1,
    },
    {
      ticketID: 2,
      ticketNumber: '10234',
      custID: 4,
      customer: ana(),
      storeID: 1,
      ticketStatus: 'active',
      ticketDueDate: '2026-11-23',
      ticketGraceDate: '2026-11-30',
      amountDue: null,
    },
  ],
}
export const entry = (change: object) => ({
  itemID: 3,
  itemTitle: 'Audit',
  itemCalendarID: 1,
  itemRepeat: null,
  itemRefKey: null,
  itemDateStart: '2026-11-25T09:00',
  itemDateEnd: '2026-11-25T10:00',
  occursFrom: '2026-11-25',
  occursTo: '2026-11-25',
  ...change,
})
