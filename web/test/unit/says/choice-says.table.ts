import { refusal } from '../data/page.ts'
import type { Says } from './says.ts'

const nothing = () => undefined
const calendars = [
  { catID: 1, catTitle: 'Auctions', catColor: '#112233', catVersion: 7 },
  { catID: 2, catTitle: 'New Calendar', catColor: '#332211', catVersion: 8 },
]
const LISTED = { 'calendar/categories/list': { categories: calendars, shown: [1] } }
const SETTINGS = { at: 'features/calendars/calendar-settings.tsx', draws: 'CalendarSettings' } as const
const FORM = { at: 'features/calendars/calendar-editor.tsx', draws: 'CalendarEditor' } as const
const editing = (calendar: object | null) => ({
  calendar,
  tab: 'calendar',
  onTab: nothing,
  onSaved: nothing,
  onClose: nothing,
})
const DELETE = {
  at: 'features/calendars/delete-calendar-dialog.tsx',
  draws: 'DeleteCalendarDialog',
  props: { calendar: calendars[0], others: calendars.slice(1), onClose: nothing },
} as const
const SELECT = { at: 'parts/calendar/calendar-selector-dialog.tsx', draws: 'CalendarSelectorDialog' } as const
const choosing = (change: object) => ({
  open: true,
  onClose: nothing,
  calendars,
  onSelect: nothing,
  onCreate: () => Promise.reject(new Error('No.')),
  ...change,
})
const BOXES = { at: 'parts/store/store-boxes.tsx', draws: 'StoreBoxes' } as const
const FILTER = { at: 'parts/store/store-filter.tsx', draws: 'StoreFilter' } as const
const stores = [
  { storeID: 1, storeName: 'Old Town', storeAbbr: 'OT', storeColor: '#112233' },
  { storeID: 2, storeName: 'Harbor', storeAbbr: 'HB', storeColor: '#332211' },
]
const open = { storeEnabled: true, storeDeleted: false }

export const CHOICE_SAYS: readonly Says[] = [
  {
    ...SETTINGS,
    name: 'the company’s calendars',
    answers: LISTED,
    says: [
      'Calendar',
      'Export CSV → /export/calendars.csv?search={} New Calendar',
      'Everyone in the company shares these calendars and chooses which ones to see. Each calendar can have its own fields.',
      'Auctions Edit Auctions Edit Delete Auctions Delete',
      'New Calendar Edit New Calendar Edit Delete New Calendar Delete',
    ],
  },
  {
    ...SETTINGS,
    name: 'no calendars',
    answers: { 'calendar/categories/list': { categories: [], shown: [] } },
    says: [
      'Calendar',
      'New Calendar',
      'Everyone in the company shares these calendars and chooses which ones to see. Each calendar can have its own fields.',
      'No calendars yet',
      '. Create a calendar for your entries.',
    ],
  },
  {
    ...SETTINGS,
    name: 'calendars, not loaded',
    answers: { 'calendar/categories/list': refusal(409, 'gone') },
    says: ['Calendar', 'The calendars couldn’t be loaded', '. Refused: gone', 'Try again'],
  },
  {
    ...FORM,
    name: 'a calendar',
    props: editing(calendars[0]!),
    within: 'CalendarForm',
    answers: LISTED,
    says: ['Title *', '[Auctions]', 'Color', 'dark blue #112233', 'Cancel (off) Save calendar Nothing has changed'],
  },
  {
    ...FORM,
    name: 'a calendar, named like another',
    props: editing(calendars[0]!),
    within: 'CalendarForm',
    answers: LISTED,
    before: [[['calendar/categories/list', {}], LISTED['calendar/categories/list']]],
    does: [['Title', ' new calendar']],
    says: [
      'Title *',
      '[ new calendar]',
      'Another calendar has this title',
      'Color',
      'dark blue #112233',
      'Cancel (off) Save calendar Another calendar has this title',
    ],
  },
  {
    ...FORM,
    name: 'a calendar around its form',
    props: editing(calendars[0]!),
    answers: LISTED,
    says: [
      'Auctions',
      'All calendars',
      'Calendar Custom Fields',
      'Title *',
      '[Auctions]',
      'Color',
      'dark blue #112233',
      'Cancel (off) Save calendar Nothing has changed',
    ],
  },
  {
    ...DELETE,
    name: 'a calendar without entries is deleted',
    answers: { 'calendar/categories/fetch': { entries: 0, dateFields: [] } },
    says: [
      'Delete Auctions?',
      'Its custom fields are deleted too. This can’t be undone.',
      'This calendar has no entries.',
      'Cancel Delete calendar',
    ],
  },
  {
    ...DELETE,
    name: 'a calendar with entries is deleted',
    answers: { 'calendar/categories/fetch': { entries: 3, dateFields: ['Birthday', 'Due'] } },
    says: [
      'Delete Auctions?',
      'Its custom fields are deleted too. This can’t be undone.',
      'What happens to its 3 entries *',
      'Choose…',
      'These dates are on this calendar and will move to No Calendar: Birthday, Due.',
      'Cancel (off) Delete calendar Choose what happens to its entries',
    ],
  },
  {
    ...DELETE,
    name: 'a calendar is deleted together with its entry',
    answers: { 'calendar/categories/fetch': { entries: 1, dateFields: [] } },
    does: [['What happens to its 1 entry', 'delete']],
    says: [
      'Delete Auctions?',
      'Its custom fields are deleted too. This can’t be undone.',
      'What happens to its 1 entry *',
      'Delete them too',
      'Cancel Delete calendar and 1 entry',
    ],
  },
  {
    ...DELETE,
    name: 'a calendar to delete, not counted',
    answers: { 'calendar/categories/fetch': refusal(409, 'gone') },
    says: [
      'Delete Auctions?',
      'Its custom fields are deleted too. This can’t be undone.',
      'Refused: gone',
      'Cancel (off) Delete calendar One moment.',
    ],
  },
  {
    ...SELECT,
    name: 'a calendar is chosen',
    props: choosing({ value: 2 }),
    says: ['Select a calendar', 'New Calendar', 'Cancel'],
  },
  {
    ...SELECT,
    name: 'calendars are chosen',
    props: choosing({ values: [1, null], title: 'Calendars', description: 'Several' }),
    says: ['Calendars', 'Several', 'New Calendar', 'Done'],
  },
  {
    ...SELECT,
    name: 'no calendar is chosen yet',
    props: choosing({ value: null }),
    says: ['Select a calendar', 'New Calendar', 'Cancel'],
  },
  {
    name: 'a new calendar of which the name is taken',
    at: 'parts/calendar/new-calendar-dialog.tsx',
    draws: 'NewCalendarDialog',
    props: { calendars, onCreate: nothing, onClose: nothing },
    does: [
      ['ColorButton.onChange', '#112233'],
      ['Title', 'auctions'],
    ],
    says: [
      'New Calendar',
      'Title *',
      '[auctions] Color: dark blue, #112233 Color',
      'Another calendar has this title',
      'Cancel (off) Create calendar Another calendar has this title',
    ],
  },
  {
    ...BOXES,
    name: 'all stores',
    props: { all: 'Every store', value: null, onChange: nothing },
    says: ['Stores ☑ ☑ Every store', '☑ (off) ☑ Old Town', '☑ (off) ☑ Harbor'],
  },
  {
    ...BOXES,
    name: 'one store, wrong',
    props: { all: 'Every store', value: [2], error: 'Choose another', onChange: nothing },
    says: ['Stores ☐ ☐ Every store', '☐ ☐ Old Town', '☑ ☑ Harbor', 'Choose another'],
  },
  { ...FILTER, name: 'a filter of stores', props: { stores, value: 2, onChange: nothing }, says: ['Store: HB'] },
  {
    ...FILTER,
    name: 'a filter with one store',
    props: { stores: stores.slice(0, 1), value: 1, onChange: nothing },
    says: [],
  },
  {
    ...FILTER,
    name: 'a filter with a closed store',
    props: { stores: stores.slice(0, 1), value: 2, onChange: nothing },
    answers: { 'settings/stores/list': { stores } },
    says: ['Store: HB'],
  },
  {
    name: 'a store is chosen',
    at: 'parts/store/store-selector-dialog.tsx',
    draws: 'StoreSelectorDialog',
    props: {
      open: true,
      onClose: nothing,
      onSelect: nothing,
      user: { userAllowedStoreIDs: [1, 2, 4] },
      stores: [
        { ...stores[0], ...open, storeSMSNumber: '+15125550100', storeAddressStr: '1 Main St' },
        { ...stores[1], ...open, storeSMSNumber: '', storeAddressStr: '' },
        { ...stores[1], ...open, storeID: 3, storeName: 'Not theirs', storeSMSNumber: '', storeAddressStr: '' },
        {
          ...stores[1],
          storeEnabled: false,
          storeDeleted: false,
          storeID: 4,
          storeName: 'Off',
          storeSMSNumber: '',
          storeAddressStr: '',
        },
      ],
    },
    says: ['Select a store'],
  },
  {
    name: 'a store’s name',
    at: 'parts/store/store-name.tsx',
    draws: 'StoreNameOf',
    props: { storeID: 2 },
    says: ['Harbor'],
  },
  { name: 'no store’s name', at: 'parts/store/store-name.tsx', draws: 'StoreNameOf', props: { storeID: 9 }, says: [] },
]
