import { refusal } from '../data/page.ts'
import { eachPressed, EVENT, nothing, type Press } from './press.ts'

const calendars = [
  { catID: 1, catTitle: 'Auctions', catColor: '#112233', catVersion: 7 },
  { catID: 2, catTitle: 'Staff', catColor: '#332211', catVersion: 8 },
]
const CALENDARS = { 'calendar/categories/list': { categories: calendars, shown: [1] } }
const store = {
  storeID: 2,
  storeName: 'Old Town',
  storeAbbr: 'OT',
  storeColor: '#112233',
  storeSMSNumber: '',
  storeTimezone: 'UTC',
  storeHours: [],
  storeClosures: [],
  storeEnabled: false,
  storeDeleted: false,
}
const closure = {
  closureID: 6,
  day: '2030-12-25',
  storeID: null,
  note: 'Christmas',
  yearly: true,
  opens: null,
  closes: null,
  closureVersion: 7,
}
const SELECT = {
  at: 'parts/calendar/calendar-selector-dialog.tsx',
  draws: 'CalendarSelectorDialog',
  props: {
    open: true,
    onClose: nothing,
    calendars,
    value: null,
    onSelect: nothing,
    onCreate: () => Promise.resolve(9),
  },
}
const BOXES = {
  at: 'parts/store/store-boxes.tsx',
  draws: 'StoreBoxes',
  props: { all: 'Every store', value: [2], onChange: nothing },
}
const FACTOR = {
  at: 'parts/second-factor/own-factor.tsx',
  draws: 'OwnFactor',
  props: { codes: undefined, onCodes: nothing },
  answers: {
    'auth/second-factor/fetch': { totp: { since: '2026-11-01T20:00:00Z' }, passkeys: [], recoveryCodesLeft: 3 },
    'auth/second-factor/recovery-codes': { recoveryCodes: ['a', 'b'] },
  },
}
const address = {
  view: 'month',
  day: '2026-11-23',
  page: 1,
  filter: '',
  show: nothing,
  make: nothing,
}
const BAR = {
  at: 'features/calendar/calendar-bar.tsx',
  draws: 'CalendarBar',
  props: { view: 'month', today: '2026-11-20', address, onTurn: nothing, hasChooser: false, phone: false },
}
const NO_ENTRIES = {
  at: 'features/calendar/entry-list.tsx',
  draws: 'EntryList',
  answers: { ...CALENDARS, 'calendar/entries/list': { entries: [], count: 0 } },
  props: { today: '2026-11-20', address: { ...address, day: '2026-11-23', search: nothing }, phone: false },
  hears: ['address.make', 'address.search'],
}
const WORDS = {
  at: 'features/settings/words-pair.tsx',
  draws: 'WordsPair',
  props: { name: 'Due', value: { one: 4, many: null }, templates: [], standard: 'Standard text', onChange: nothing },
}

export const SETTINGS_PRESSES: readonly Press[] = [
  ...eachPressed(
    'the calendars',
    { at: 'features/calendars/calendar-settings.tsx', draws: 'CalendarSettings', answers: CALENDARS },
    [
      ['a new one', [['New Calendar']], { goes: '/?calendar=new' }],
      ['edit one', [['Edit Staff']], { goes: '/?calendar=2' }],
      ['back to all', [['onClose']], { goes: '/' }, { address: '/?calendar=2&tab=fields' }],
      ['its fields', [['onTab', 'fields']], { goes: '/?calendar=2&tab=fields' }, { address: '/?calendar=2' }],
      ['its first tab', [['onTab', 'calendar']], { goes: '/?calendar=2' }, { address: '/?calendar=2&tab=fields' }],
      ['one is saved', [['onSaved', 9]], { goes: '/?calendar=9' }, { address: '/?calendar=new' }],
    ],
  ),
  ...eachPressed('a list of no entries', NO_ENTRIES, [
    ['a new one, on the day shown', [['New entry']], { heard: [['address.make', '2026-11-23']] }],
    [
      'without the filter',
      [['Clear filter']],
      { heard: [['address.search', '']] },
      { props: { ...NO_ENTRIES.props, address: { ...NO_ENTRIES.props.address, filter: 'ring' } } },
    ],
  ]),
  ...eachPressed('a choice of calendar', SELECT, [
    ['one', [['onSelect', 2]], { heard: [['onSelect', 2]] }],
    ['none', [['onSelect', 0]], { heard: [['onSelect', null]] }],
    ['not made', [['Cancel']], { heard: [['onClose', EVENT]] }],
    [
      'a new one',
      [['New Calendar'], ['onCreate', { catTitle: 'New', catColor: '#112233' }]],
      { heard: [['onCreate', { catTitle: 'New', catColor: '#112233' }], ['onSelect', 9], ['onClose']] },
    ],
    ['several', [['Done']], { heard: [['onClose', EVENT]] }, { props: { ...SELECT.props, values: [1] } }],
    [
      'a new one of several',
      [['New Calendar'], ['onCreate', { catTitle: 'New', catColor: '#112233' }]],
      { heard: [['onCreate', { catTitle: 'New', catColor: '#112233' }]] },
      { props: { ...SELECT.props, values: [1] } },
    ],
  ]),
  ...eachPressed('boxes of stores', BOXES, [
    ['all', [['Every store', true]], { heard: [['onChange', null]] }],
    [
      'all and back',
      [
        ['Every store', true],
        ['Every store', false],
      ],
      {
        heard: [
          ['onChange', null],
          ['onChange', [2]],
        ],
      },
    ],
    ['another', [['Old Town', true]], { heard: [['onChange', [2, 1]]] }],
    ['none', [['Harbor', false]], { heard: [['onChange', []]] }],
    [
      'some of all',
      [['Every store', false]],
      { heard: [['onChange', [1, 2]]] },
      { props: { ...BOXES.props, value: null } },
    ],
  ]),
  ...eachPressed('the own second factor', FACTOR, [
    [
      'its codes are saved',
      [['onDone']],
      { heard: [['onCodes', undefined]] },
      { props: { codes: ['a'], onCodes: nothing } },
    ],
    ['new ones', [['onCodes', ['c']]], { heard: [['onCodes', ['c']]] }],
    ['none', [['onCodes', undefined]], {}],
  ]),
  {
    ...FACTOR,
    name: 'new recovery codes',
    within: ['Ways', 'CodesLeft'],
    does: [['Create new codes']],
    calls: [
      ['auth/second-factor/recovery-codes', {}],
      ['auth/second-factor/fetch', {}],
    ],
    heard: [['onCodes', ['a', 'b']]],
  },
  ...eachPressed('the calendar’s bar', BAR, [
    ['earlier', [['Previous month']], { heard: [['onTurn', -1]] }],
    ['later', [['Next month']], { heard: [['onTurn', 1]] }],
  ]),
  ...eachPressed('words of notices', WORDS, [
    ['the standard', [['One ticket', 'none']], { heard: [['onChange', { one: null }]] }],
    ['a template', [['Several tickets', '5']], { heard: [['onChange', { many: 5 }]] }],
  ]),
  ...eachPressed(
    'a closed store',
    { at: 'features/stores/store-history.tsx', draws: 'StoreHistory', props: { store } },
    [
      ['its conversations', [['Conversations']], { goes: '/inbox?store=2&status=all' }],
      ['its payments', [['Payments']], { goes: '/payments?store=2' }],
      ['its figures', [['Reports']], { goes: '/reports?store=2' }],
    ],
  ),
  ...eachPressed(
    'closed days',
    {
      at: 'features/stores/closures-section.tsx',
      draws: 'ClosuresSection',
      props: { stores: [store] },
      answers: { 'settings/stores/closures/list': { closures: [closure] }, 'settings/stores/closures/save': {} },
    },
    [
      ['holidays', [['Add federal holidays']], { goes: '/?day=holidays' }],
      ['a new one', [['Add a day']], { goes: '/?day=new' }],
      ['edit one', [['Edit Christmas']], { goes: '/?day=6' }],
      [
        'remove one',
        [['Remove Christmas']],
        {
          calls: [
            ['settings/stores/closures/save', { closure: { closureID: 6, deleteClosure: true } }],
            ['settings/stores/closures/list', {}],
          ],
          said: ['Day removed'],
        },
      ],
      ['close one', [['onClose']], { goes: '/' }, { address: '/?day=6' }],
    ],
  ),
  ...eachPressed(
    'the hours of a store',
    {
      at: 'features/stores/hours-table.tsx',
      draws: 'HoursTable',
      props: { week: [], mode: 'basic', onMode: nothing, onChange: nothing },
    },
    [['Advanced', [['Hours', 'advanced']], { heard: [['onMode', 'advanced']] }]],
  ),
  ...eachPressed(
    'custom fields',
    { at: 'features/settings/custom-fields-settings.tsx', draws: 'CustomFieldsSettings' },
    [
      ['of payments', [['Forms', 'payments']], { goes: '/?form=payments' }],
      ['of customers', [['Forms', 'customer']], { goes: '/' }, { address: '/?form=calendar&calendar=2' }],
    ],
  ),
  ...eachPressed(
    'a store’s settings',
    {
      at: 'features/settings/notice-settings.tsx',
      draws: 'NoticeSettings',
      answers: { 'settings/notices/fetch': refusal(409, 'gone') },
    },
    [['of another', [['Store', '2']], { goes: '/?store="2"' }]],
  ),
  ...eachPressed(
    'a logo',
    {
      at: 'features/settings/logo-field.tsx',
      draws: 'LogoField',
      props: { logo: { url: '/logo.png' }, error: null, isUploading: false, onChange: nothing, onUploading: nothing },
    },
    [
      ['is removed', [['Remove logo']], { heard: [['onChange', { url: null, mediaID: null }]] }],
      [
        'is too large',
        [['onChange', { target: { files: [{ name: 'a.png', type: 'image/png', size: 99_000_000 }] } }]],
        { said: ['Choose a picture: JPEG, PNG, GIF, WebP or HEIC, up to 10 MB.'] },
      ],
    ],
  ),
]
