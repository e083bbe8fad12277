import { asking, eachPressed, type Press } from './press.ts'

const START = '2026-11-01'
const customers = [4, 5, 6].map((custID) => ({
  custID,
  custFirstName: 'Ana',
  custLastName: `Prueba ${custID}`,
  custPhone: '+15125550198',
  custEmail: null,
  custLabels: [],
  custLastContact: null,
  custOpenBalance: 0,
  custBlocked: false,
  custOptedOut: null,
}))
const paged = (call: string, rows: string, some: readonly object[], more: object = {}) => ({
  [call]: { [rows]: some, count: 60, ...more },
})
const exception = {
  exceptionID: 8,
  sentence: 'Charged twice',
  storeID: 1,
  note: '',
  gateway: 'stripe',
  date: '2026-11-23T17:00:00Z',
  foundDate: '2026-11-24T02:00:00Z',
  resolvedDate: null,
  resolvedByID: null,
}
const visit = { visitID: 3, userName: 'Sam', reason: 'Help', ticket: '', changes: 2, startedAt: '2026-11-24T02:00:00Z' }
const ended = { endedAt: null, endedBy: null, active: true, approval: 'none', answeredBy: null, userID: 9 }

const customersAsked = asking('customers/list', {
  filter: 'ana',
  store: 'all',
  status: 'all',
  label: null,
  sortBy: 'custLastName',
  sortDir: 'asc',
  page: 1,
  perPage: 25,
})
const rewritesAsked = asking('payments/rewrites/list', {
  filter: '10233',
  page: 1,
  store: 'all',
  status: 'all',
  perPage: 25,
})
const differencesAsked = asking('payments/reconciliation/list', { store: 'all', status: 'open', page: 1, perPage: 25 })
const importsAsked = asking('mailers/imports/list', { filter: 'a', page: 1, store: 'all', perPage: 25 })
const activityAsked = asking('settings/activity/list', {
  filter: 'a',
  user: null,
  action: '',
  visit: 3,
  dateStart: null,
  dateEnd: null,
  page: 1,
  perPage: 25,
})

export const LIST_PRESSES: readonly Press[] = [
  ...eachPressed(
    'the list of customers',
    {
      at: 'features/customers/customer-list.tsx',
      draws: 'CustomerList',
      address: '/customers?filter=ana&page=2',
      answers: paged('customers/list', 'customers', customers),
    },
    [
      [
        'status',
        [['Status', 'blocked']],
        { calls: customersAsked({ status: 'blocked' }), goes: '/?filter=ana&status=blocked' },
      ],
      ['store', [['StoreFilter.onChange', 2]], { calls: customersAsked({ store: 2 }), goes: '/?filter=ana&store=2' }],
      ['label', [['LabelFilter.onChange', 2]], { calls: customersAsked({ label: 2 }), goes: '/?filter=ana&label=2' }],
      [
        'newest first',
        [['Sort', 'custCreated']],
        {
          calls: customersAsked({ sortBy: 'custCreated', sortDir: 'desc' }),
          goes: '/?filter=ana&sortBy=custCreated&dir=desc',
        },
      ],
      [
        'by first name',
        [['Sort', 'custFirstName']],
        { calls: customersAsked({ sortBy: 'custFirstName' }), goes: '/?filter=ana&sortBy=custFirstName' },
      ],
      [
        'a column, the other way',
        [['CustomersTable.onSort', 'custLastName', 'desc']],
        { calls: customersAsked({ sortDir: 'desc' }), goes: '/?filter=ana&dir=desc' },
      ],
      [
        'a row',
        [['CustomersTable.onOpen', customers[0]]],
        { calls: customersAsked({ filter: '' }), goes: '/customers/4-prueba-4-ana' },
      ],
      ['a new one', [['New customer']], { shows: { NewCustomerDialog: {} } }],
      ['a new one, closed', [['New customer'], ['NewCustomerDialog.onClose']], { shows: {} }],
      [
        'two merged',
        [['CustomersTable.selection.toggle', 4], ['CustomersTable.selection.toggle', 6], ['CustomersBar.onMerge']],
        { shows: { MergeCustomersDialog: { one: { custID: 4 }, other: { custID: 6 } } } },
      ],
      [
        'two merged, closed',
        [
          ['CustomersTable.selection.toggle', 4],
          ['CustomersTable.selection.toggle', 6],
          ['CustomersBar.onMerge'],
          ['MergeCustomersDialog.onClose'],
        ],
        { shows: {} },
      ],
    ],
  ),
  ...eachPressed(
    'the list of rewrites',
    {
      at: 'features/rewrites/rewrite-list.tsx',
      draws: 'RewriteList',
      address: '/payments/rewrites?filter=10233&page=2',
      answers: {
        ...paged('payments/rewrites/list', 'rewrites', [{ rewriteID: 3 }]),
        'payments/rewrites/find-chain': { chains: [{ storeID: 1, tickets: ['10233'], steps: [] }] },
      },
    },
    [
      [
        'status',
        [['Status', 'posted']],
        { calls: rewritesAsked({ status: 'posted' }), goes: '/?filter=10233&status=posted' },
      ],
      ['store', [['StoreFilter.onChange', 2]], { calls: rewritesAsked({ store: 2 }), goes: '/?filter=10233&store=2' }],
      [
        'a row',
        [['RewritesTable.onOpen', 3]],
        { goes: '/?filter=10233&page=2&rewrite=3', shows: { RewriteDialog: { rewriteID: 3 } } },
      ],
      [
        'a number’s batch',
        [['ChainCards.onOpen', 4]],
        { goes: '/?filter=10233&page=2&rewrite=4', shows: { RewriteDialog: { rewriteID: 4 } } },
      ],
      [
        'a row, closed',
        [['RewritesTable.onOpen', 3], ['RewriteDialog.onClose']],
        { goes: '/?filter=10233&page=2', shows: {} },
      ],
    ],
  ),
  ...eachPressed(
    'the list of differences',
    {
      at: 'features/reconciliation/exception-list.tsx',
      draws: 'ExceptionList',
      address: '/payments/reconciliation?page=2',
      answers: paged('payments/reconciliation/list', 'exceptions', [exception], { accounts: [], explained: 0 }),
    },
    [
      [
        'status',
        [['Status', 'resolved']],
        { calls: differencesAsked({ status: 'resolved' }), goes: '/?status=resolved' },
      ],
      ['store', [['StoreFilter.onChange', 2]], { calls: differencesAsked({ store: 2 }), goes: '/?store=2' }],
      ['another page', [['ListEnd.onPage', 3]], { calls: differencesAsked({ page: 3 }), goes: '/?page=3' }],
      [
        'a row',
        [['ExceptionsTable.onOpen', 8]],
        {
          goes: '/?page=2&exception=8',
          shows: { ExceptionDialog: { exception: { exceptionID: 8 }, timezone: 'America/Los_Angeles' } },
        },
      ],
      ['a row, closed', [['ExceptionsTable.onOpen', 8], ['ExceptionDialog.onClose']], { goes: '/?page=2', shows: {} }],
    ],
  ),
  ...eachPressed(
    'the list of imports',
    {
      at: 'features/imports/import-list.tsx',
      draws: 'ImportList',
      address: '/mailers/imports?filter=a&page=2',
      answers: paged('mailers/imports/list', 'imports', [{ importID: 5 }]),
    },
    [
      ['store', [['StoreFilter.onChange', 2]], { calls: importsAsked({ store: 2 }), goes: '/?filter=a&store=2' }],
      [
        'a row',
        [['ImportsTable.onOpen', 5]],
        { goes: '/?filter=a&page=2&import=5', shows: { ImportDetails: { importID: 5 } } },
      ],
      [
        'a row, closed',
        [['ImportsTable.onOpen', 5], ['ImportDetails.onClose']],
        { goes: '/?filter=a&page=2', shows: {} },
      ],
      ['a file', [['Import a file']], { shows: { ImportDialog: {} } }],
      ['a file, closed', [['Import a file'], ['ImportDialog.onClose']], { shows: {} }],
      [
        'a file, imported',
        [['Import a file'], ['ImportDialog.onImported', 6]],
        { goes: '/?filter=a&page=2&import=6', shows: { ImportDetails: { importID: 6 } } },
      ],
    ],
  ),
  ...eachPressed(
    'the activity log',
    {
      at: 'features/activity/activity-log.tsx',
      draws: 'ActivityLog',
      address: '/settings/activity?filter=a&visit=3&page=2',
      answers: paged('settings/activity/list', 'activity', []),
    },
    [
      ['person', [['Person', 6]], { calls: activityAsked({ user: 6 }), goes: '/?filter=a&visit=3&user=6' }],
      [
        'action',
        [['Action', 'login']],
        { calls: activityAsked({ action: 'login' }), goes: '/?filter=a&visit=3&action=login' },
      ],
      [
        'days',
        [['DateRangeChip.onChange', { start: START, end: null }]],
        { calls: activityAsked({ dateStart: '2026-11-01' }), goes: '/?filter=a&visit=3&start=2026-11-01' },
      ],
      ['any visit', [['From one support visit']], { calls: activityAsked({ visit: null }), goes: '/?filter=a' }],
    ],
  ),
  ...eachPressed(
    'what the activity shows',
    {
      at: 'features/activity/activity-views.tsx',
      draws: 'ActivityViews',
      props: { view: 'everything' },
      address: '/settings/activity?filter=a&page=2&view=visits',
    },
    [
      ['visits', [['Show', 'visits']], { goes: '/?view=visits' }],
      ['everything', [['Show', 'everything']], { goes: '/' }],
    ],
  ),
  ...eachPressed(
    'support visits',
    {
      at: 'features/activity/support-visits.tsx',
      draws: 'SupportVisits',
      answers: paged('settings/activity/visits/list', 'visits', [{ ...visit, ...ended }]),
    },
    [
      [
        'one to end',
        [['VisitsTable.onEnd', { ...visit, ...ended }]],
        { shows: { EndVisitDialog: { visit: { visitID: 3 } } } },
      ],
      [
        'one to end, kept',
        [['VisitsTable.onEnd', { ...visit, ...ended }], ['EndVisitDialog.onClose']],
        { shows: { EndVisitDialog: {} } },
      ],
    ],
  ),
]
