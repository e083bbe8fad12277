import { eachPressed, EVENT, nothing, type Press } from './press.ts'

const customer = {
  custID: 4,
  custFirstName: 'Ana',
  custLastName: 'Prueba',
  custPhone: '+15125550198',
  custEmail: null,
  custLanguage: 'en',
  custLabels: [],
  custOptedOut: null,
  custBlocked: false,
  custLoansRefused: false,
  custCustomFields: {},
}
const other = { ...customer, custID: 5, custLastName: 'Pruebas' }
const store = (storeID: number) => ({
  storeID,
  storeName: `Store ${storeID}`,
  storeColor: '#112233',
  storeTimezone: 'America/New_York',
  storeEnabled: true,
  storeDeleted: false,
})
const stores = (...ids: readonly number[]) => [[['stores/list', {}], { stores: ids.map(store) }]] as const
const PANEL = {
  at: 'features/customers/customer-panel.tsx',
  draws: 'CustomerPanel',
  props: { custID: 4, storeID: 2 },
  answers: {
    'customers/fetch': { customer },
    'settings/custom-fields/fetch': { fields: [{ id: 'f', type: 'text', title: 'Metal' }], version: 1 },
  },
} as const
const NEW = {
  at: 'features/customers/new-customer-dialog.tsx',
  draws: 'NewCustomerDialog',
  props: { prefill: { custFirstName: 'Ana' }, onClose: nothing },
  before: stores(1, 2),
} as const
const KEPT_STORE = { 'xd.new-message-store.5': '2' }
const RECORD = {
  at: 'features/customers/customer-record.tsx',
  draws: 'CustomerRecord',
  props: { customer },
  answers: {
    'customers/duplicates': { duplicates: [{ customer: other, reasons: ['phone'] }] },
    'customers/merges/list': { merges: [] },
  },
} as const
const MESSAGE = {
  at: 'features/customers/new-message-dialog.tsx',
  draws: 'NewMessageDialog',
  props: { open: true, onClose: nothing, onOpen: nothing },
  answers: { 'customers/search': { customers: [] } },
} as const
const LABELS = { at: 'features/customers/customer-labels.tsx', draws: 'CustomerLabels' } as const

export const CUSTOMER_PRESSES: readonly Press[] = [
  ...eachPressed('a customer’s details', PANEL, [
    ['changed', [['Edit contact']], { shows: { EditContactDialog: { open: true, custID: 4, startOn: 'customer' } } }],
    [
      'their fields changed',
      [['Edit custom fields']],
      { shows: { EditContactDialog: { open: true, custID: 4, startOn: 'fields' } } },
    ],
    ['changed, closed', [['Edit contact'], ['EditContactDialog.onClose']], { shows: {} }],
    ['changed, saved', [['Edit contact'], ['EditContactDialog.onSaved', 4]], { shows: {} }],
  ]),
  ...eachPressed('a new customer', NEW, [
    ['at first', [], { shows: { EditContactDialog: { open: true, prefill: { custFirstName: 'Ana' } } } }],
    ['closed', [['EditContactDialog.onClose']], { heard: [['onClose']], shows: {} }],
    [
      'who was known',
      [['EditContactDialog.onFound', 9]],
      { goes: '/customers/9', shows: { EditContactDialog: { open: true, prefill: { custFirstName: 'Ana' } } } },
    ],
    [
      'added',
      [['EditContactDialog.onSaved', 9], ['EditContactDialog.onClose']],
      {
        shows: {
          StoreSelectorDialog: {
            open: true,
            title: 'Which store is texting them?',
            stores: [{ storeID: 1 }, { storeID: 2 }],
            user: { userID: 5 },
            value: null,
          },
        },
      },
    ],
    [
      'added, for a store',
      [
        ['EditContactDialog.onSaved', 9],
        ['EditContactDialog.onClose'],
        ['StoreSelectorDialog.onSelect', 2],
        ['StoreSelectorDialog.onClose'],
      ],
      { heard: [['onClose']], goes: '/customers/9/2/messages?write=1', kept: KEPT_STORE, shows: {} },
    ],
    [
      'added, for no store',
      [['EditContactDialog.onSaved', 9], ['EditContactDialog.onClose'], ['StoreSelectorDialog.onClose']],
      { heard: [['onClose']], goes: '/customers/9', shows: {} },
    ],
    [
      'added at the one store',
      [['EditContactDialog.onSaved', 9]],
      {
        goes: '/customers/9/2/messages?write=1',
        kept: KEPT_STORE,
        shows: { EditContactDialog: { open: true, prefill: { custFirstName: 'Ana' } } },
      },
      { before: stores(2) },
    ],
    [
      'added by a user who writes to nobody',
      [['EditContactDialog.onSaved', 9]],
      { goes: '/customers/9', shows: { EditContactDialog: { open: true, prefill: { custFirstName: 'Ana' } } } },
      { lacks: ['messages'] },
    ],
    [
      'added without stores',
      [['EditContactDialog.onSaved', 9]],
      { goes: '/customers/9', shows: { EditContactDialog: { open: true, prefill: { custFirstName: 'Ana' } } } },
      { before: stores() },
    ],
  ]),
  ...eachPressed('a customer’s record', RECORD, [
    [
      'a duplicate merged',
      [['Merge with Pruebas, Ana']],
      { shows: { MergeCustomersDialog: { one: { custID: 4 }, other: { custID: 5 } } } },
    ],
    ['a duplicate merged, closed', [['Merge with Pruebas, Ana'], ['MergeCustomersDialog.onClose']], { shows: {} }],
    [
      'merged into the other one',
      [['Merge with Pruebas, Ana'], ['MergeCustomersDialog.onMerged', 5]],
      { goes: '/customers/5', shows: { MergeCustomersDialog: { one: { custID: 4 }, other: { custID: 5 } } } },
    ],
    [
      'merged into this one',
      [['Merge with Pruebas, Ana'], ['MergeCustomersDialog.onMerged', 4]],
      { shows: { MergeCustomersDialog: { one: { custID: 4 }, other: { custID: 5 } } } },
    ],
    ['someone else sought', [['Merge with…']], { shows: { MergeWithDialog: { customer: { custID: 4 } } } }],
    ['someone else sought, closed', [['Merge with…'], ['MergeWithDialog.onClose']], { shows: {} }],
    [
      'someone else found',
      [['Merge with…'], ['MergeWithDialog.onPick', other]],
      { shows: { MergeCustomersDialog: { one: { custID: 4 }, other: { custID: 5 } } } },
    ],
    ['the data', [['Export data']], { went: ['/export/customers/4.zip'] }],
    ['erased', [['Erase customer…']], { shows: { EraseCustomerDialog: { customer: { custID: 4 } } } }],
    ['erased, closed', [['Erase customer…'], ['EraseCustomerDialog.onClose']], { shows: {} }],
    [
      'erased at last',
      [['Erase customer…'], ['EraseCustomerDialog.onErased']],
      { goes: '/customers', shows: { EraseCustomerDialog: { customer: { custID: 4 } } } },
    ],
  ]),
  ...eachPressed(
    'a customer’s promises',
    {
      at: 'features/customers/customer-promises.tsx',
      draws: 'CustomerPromises',
      props: { custID: 4, storeID: 2 },
      answers: { 'customers/promises/list': { promises: [] } },
    },
    [
      ['one more', [['Add a promise']], { shows: { PromiseDialog: { custID: 4, storeID: 2 } } }],
      ['one more, closed', [['Add a promise'], ['PromiseDialog.onClose']], { shows: {} }],
    ],
  ),
  ...eachPressed('a new message', { ...MESSAGE, before: stores(1, 2) }, [
    ['canceled', [['Cancel']], { heard: [['onClose', EVENT]] }],
  ]),
  ...eachPressed(
    'a customer’s labels',
    {
      ...LABELS,
      props: { customer: { ...customer, custLabels: [2, 3] }, mayChange: true },
      answers: {
        'labels/save': { labels: [{ labelID: 9, labelName: 'Silver', labelModuleKey: 'customer' }] },
        'customers/update-labels': { customer },
      },
    },
    [
      [
        'one removed',
        [['LabelChip.onRemove']],
        { calls: [['customers/update-labels', { customerID: 4, labels: [3], seenLabels: [2, 3] }]] },
      ],
      [
        'another made',
        [['onCreate', 'Silver']],
        {
          calls: [
            ['labels/save', { label: { labelName: 'Silver', labelModuleKey: 'customer' } }],
            ['customers/update-labels', { customerID: 4, labels: [2, 3, 9], seenLabels: [2, 3] }],
          ],
        },
      ],
    ],
  ),
  ...eachPressed(
    'the store that sends, one of four',
    {
      at: 'features/customers/store-field.tsx',
      draws: 'StoreField',
      props: {
        label: 'Send from',
        stores: [1, 2, 3, 4].map(store),
        user: { userAllowedStoreIDs: [] },
        value: 3,
        onChange: nothing,
      },
    },
    [
      [
        'chosen',
        [['FieldButton.onClick'], ['StoreSelectorDialog.onSelect', 4]],
        {
          heard: [['onChange', 4]],
          shows: {
            StoreSelectorDialog: {
              open: true,
              title: 'Send from',
              stores: [{ storeID: 1 }, { storeID: 2 }, { storeID: 3 }, { storeID: 4 }],
              user: { userAllowedStoreIDs: [] },
              value: 3,
            },
          },
        },
      ],
      ['closed', [['FieldButton.onClick'], ['StoreSelectorDialog.onClose']], { shows: {} }],
    ],
  ),
  ...eachPressed(
    'the store that sends, one of three',
    {
      at: 'features/customers/store-field.tsx',
      draws: 'StoreField',
      props: { label: 'Send from', stores: [1, 2, 3].map(store), user: {}, value: 3, onChange: nothing },
    },
    [['chosen', [['RadioChips.onChange', '2']], { heard: [['onChange', 2]] }]],
  ),
  ...eachPressed(
    'a customer’s page on a tablet',
    {
      at: 'features/customers/customer-view.tsx',
      draws: 'CustomerView',
      props: {
        customer,
        stores: [store(1)],
        store: store(1),
        tab: 'tickets',
        unread: new Map(),
        promiseBroken: false,
        renderTickets: nothing,
        renderLoans: nothing,
      },
      media: [],
    },
    [
      ['their details', [['Customer details']], {}],
      ['their details, closed', [['Customer details'], ['Dialog.onClose']], { shows: {} }],
    ],
  ),
  ...eachPressed(
    'a contact to be changed',
    {
      at: 'features/customers/edit-contact-dialog.tsx',
      draws: 'EditContactDialog',
      props: { open: true, custID: 4, startOn: 'fields', onSaved: nothing, onClose: nothing, onFound: nothing },
      within: 'ExistingContact',
      answers: { 'customers/fetch': { customer } },
    },
    [
      ['at first', [], { shows: { ContactForm: { customer: { custID: 4 }, startOn: 'fields' } } }],
      [
        'saved',
        [['ContactForm.onSaved', 4]],
        { heard: [['onSaved', 4]], shows: { ContactForm: { customer: { custID: 4 }, startOn: 'fields' } } },
      ],
      [
        'another found',
        [['ContactForm.onFound', 9]],
        { heard: [['onSaved', 9]], shows: { ContactForm: { customer: { custID: 4 }, startOn: 'fields' } } },
      ],
      [
        'closed',
        [['ContactForm.onClose']],
        { heard: [['onClose']], shows: { ContactForm: { customer: { custID: 4 }, startOn: 'fields' } } },
      ],
    ],
  ),
  ...eachPressed(
    'a contact to be made',
    {
      at: 'features/customers/edit-contact-dialog.tsx',
      draws: 'EditContactDialog',
      props: { open: true, prefill: { custFirstName: 'Bo' }, onSaved: nothing, onClose: nothing },
      within: 'NewContact',
    },
    [
      ['at first', [], { shows: { ContactForm: { prefill: { custFirstName: 'Bo' } } } }],
      [
        'another found',
        [['ContactForm.onFound', 9]],
        { heard: [['onSaved', 9]], shows: { ContactForm: { prefill: { custFirstName: 'Bo' } } } },
      ],
    ],
  ),
]
