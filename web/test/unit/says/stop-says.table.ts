import type { Says } from './says.ts'

const ANA = { custFirstName: 'Ana', custLastName: 'Prueba', custPhone: '+12135550147' }
const stops = (name: string, answer: object | null, says: readonly string[], address = '/stop-requests'): Says => ({
  name: `requests to stop: ${name}`,
  at: 'features/stop-requests/stop-request-list.tsx',
  draws: 'StopRequestList',
  address,
  answers: answer ? { 'customers/stop-requests/list': answer } : {},
  says,
})
const REQUEST = {
  stopRequestID: 3,
  customer: ANA,
  storeID: 2,
  convoID: 7,
  words: 'Leave me alone',
  channel: 'sms',
  requestedDate: '2026-11-23T20:00:00Z',
  daysLeft: 2,
  decision: null,
  decidedDate: null,
  decidedByID: null,
}

export const STOP_SAYS: readonly Says[] = [
  stops('none', { stopRequests: [], count: 0, open: 0, overdue: 0 }, [
    'Requests to stop',
    '[]',
    'Status: Open Store: All stores',
    'No requests to stop yet',
    '. Customers who ask to stop without texting STOP appear here until you decide. Until then, they get no mailers.',
  ]),
  stops('overdue', { stopRequests: [REQUEST], count: 1, open: 1, overdue: 1 }, [
    'Requests to stop',
    'Export CSV → /export/stop-requests.csv?search={"filter":"","page":1,"store":"all","status":"open","perPage":25}',
    '[]',
    'Status: Open Store: All stores',
    '1 request overdue. The law allows at most ten business days. Opt these customers out now.',
    'Customer Their words Since Status Store Decision',
    'Prueba, Ana Leave me alone Nov 23, 3:00 PM ET by text 2 business days left Harbor Opt out Not a request',
    '1 of 1 (off) Previous page This is the first page 1 / 1 (off) Next page This is the last page',
  ]),
  stops(
    'none decided',
    { stopRequests: [], count: 0, open: 0, overdue: 0 },
    [
      'Requests to stop',
      '[]',
      'Status: Decided Store: All stores',
      'No requests to stop match',
      '. Nothing here with these filters.',
      'Clear filters',
    ],
    '/stop-requests?status=decided',
  ),
]
