import { refusal } from '../data/page.ts'
import type { Says } from './says.ts'

const nothing = () => undefined
const calendars = {
  categories: [
    { catID: 1, catTitle: 'Auctions', catColor: '#112233' },
    { catID: 2, catTitle: 'Staff', catColor: '#332211' },
  ],
  shown: [1, null],
}
const CALENDARS = [['calendar/categories/list', {}], calendars] as const
const address = (change: object = {}) => ({
  view: 'month',
  day: '2026-11-23',
  page: 1,
  filter: '',
  making: undefined,
  opened: undefined,
  show: nothing,
  search: nothing,
  turnTo: nothing,
  make: nothing,
  close: nothing,
  openEntry: nothing,
  openSaved: nothing,
  ...change,
})
const entry = (change: object = {}) => ({
  itemID: 7,
  itemVersion: 3,
  itemTitle: 'Auction',
  itemCalendarID: 1,
  itemRepeat: null,
  itemRefKey: null,
  itemCustomFields: {},
  itemDateStart: '2026-11-23T09:30',
  itemDateEnd: '2026-11-23T10:30',
  occursFrom: '2026-11-23',
  occursTo: '2026-11-23',
  ...change,
})
const today = '2026-11-23'
const BAR = {
  at: 'features/calendar/calendar-bar.tsx',
  draws: 'CalendarBar',
  before: [CALENDARS],
  has: ['gcal'],
} as const
const bar = (change: object) => ({
  view: 'month',
  today,
  address: address(),
  onTurn: nothing,
  hasChooser: false,
  phone: false,
  ...change,
})
const LIST = { at: 'features/calendar/entry-list.tsx', draws: 'EntryList', before: [CALENDARS] } as const
const listed = (...entries: object[]) => ({ 'calendar/entries/list': { entries, count: entries.length } })
const ENTRIES = listed(
  entry({
    itemID: 6,
    itemTitle: 'Inventory',
    itemDateStart: '2026-11-20',
    itemDateEnd: '2026-11-24',
    occursFrom: '2026-11-20',
    occursTo: '2026-11-24',
    itemCalendarID: null,
  }),
  entry(),
  entry({
    itemID: 8,
    itemTitle: 'Birthday',
    itemRepeat: 'year',
    itemDateStart: '1990-11-25',
    itemDateEnd: '1990-11-25',
    occursFrom: '2026-11-25',
    occursTo: '2026-11-25',
    itemCalendarID: 9,
  }),
)
const FEED = {
  at: 'features/calendar/subscribe-dialog.tsx',
  draws: 'SubscribeDialog',
  props: { onClose: nothing },
} as const

export const ENTRY_SAYS: readonly Says[] = [
  {
    ...BAR,
    name: 'the calendar’s bar',
    props: bar({}),
    says: [
      'Previous month Today Next month',
      'November 2026 Times in PT',
      '☑ Month ☑ ☐ Week ☐ ☐ List ☐',
      'Export CSV → /export/calendar-entries.csv?search={"dateStart":"2026-11-01","dateEnd":"2026-12-05","calendar":"shown"} New entry',
    ],
  },
  {
    ...BAR,
    name: 'the calendar’s bar of a week, without room beside it',
    props: bar({ view: 'week', hasChooser: true, address: address({ view: 'week', filter: 'ana' }) }),
    says: [
      'Previous week Today Next week',
      'Nov 22 – Nov 28, 2026 Times in PT',
      '☐ Month ☐ ☑ Week ☑ ☐ List ☐',
      '→ /export/calendar-entries.csv?search={"dateStart":"2026-11-22","dateEnd":"2026-11-28","calendar":"shown"} Calendars Subscribe Import a file New entry',
    ],
  },
  {
    ...BAR,
    name: 'the calendar’s bar on a phone',
    props: bar({ view: 'list', hasChooser: true, phone: true }),
    says: [
      'Previous month Today Next month',
      'From Mon, Nov 23, 2026 Times in PT',
      'Calendars Other calendars New entry',
    ],
  },
  {
    ...BAR,
    name: 'the calendar’s bar without the exchange',
    has: [],
    props: bar({ hasChooser: true }),
    says: [
      'Previous month Today Next month',
      'November 2026 Times in PT',
      '☑ Month ☑ ☐ Week ☐ ☐ List ☐',
      '→ /export/calendar-entries.csv?search={"dateStart":"2026-11-01","dateEnd":"2026-12-05","calendar":"shown"} Calendars New entry',
    ],
  },
  {
    ...LIST,
    name: 'a list of entries',
    props: { today, address: address(), phone: false },
    answers: ENTRIES,
    says: [
      '[]',
      'Monday, November 23, 2026 Today',
      'Day 4 of 5 Inventory No Calendar',
      '9:30 AM – 10:30 AM Auction Auctions',
      'Wednesday, November 25, 2026',
      'All day Birthday yearly No Calendar',
      '1–3 of 3 entries (off) Previous page This is the first page 1 / 1 (off) Next page This is the last page',
    ],
  },
  {
    ...LIST,
    name: 'a list of entries on a phone',
    props: { today, address: address({ filter: 'a' }), phone: true },
    answers: { ...ENTRIES, 'calendar/entries/count': { days: [] } },
    says: [
      'Previous week S Sunday, November 22, 2026, no entries 22',
      'M Monday, November 23, 2026, no entries 23',
      'T Tuesday, November 24, 2026, no entries 24',
      'W Wednesday, November 25, 2026, no entries 25',
      'T Thursday, November 26, 2026, no entries 26',
      'F Friday, November 27, 2026, no entries 27',
      'S Saturday, November 28, 2026, no entries 28',
      'Next week [a] Clear',
      'Monday, November 23, 2026 Today',
      'Day 4 of 5 Inventory No Calendar',
      '9:30 AM – 10:30 AM Auction Auctions',
      'Wednesday, November 25, 2026',
      'All day Birthday yearly No Calendar',
      '1–3 of 3 entries (off) Previous page This is the first page 1 / 1 (off) Next page This is the last page Export CSV → /export/calendar-entries.csv?search={"dateStart":"2026-11-23","dateEnd":"2027-11-23","calendar":"shown","filter":"a"}',
    ],
  },
  {
    ...LIST,
    name: 'no entries',
    props: { today, address: address(), phone: false },
    answers: listed(),
    says: [
      '[]',
      'No entries',
      '. These calendars are empty from Monday, November 23, 2026 to Wednesday, December 23, 2026.',
      'New entry',
    ],
  },
  {
    ...LIST,
    name: 'no entries that match',
    props: { today, address: address({ filter: 'ana' }), phone: false },
    answers: listed(),
    says: [
      '[ana] Clear',
      'No entries match “ana”',
      '. Searched Monday, November 23, 2026 to Tuesday, November 23, 2027.',
      'Clear filter',
    ],
  },
  {
    ...LIST,
    name: 'entries, not loaded',
    props: { today, address: address(), phone: false },
    answers: { 'calendar/entries/list': refusal(409, 'gone') },
    says: ['The entries couldn’t be loaded', '. Refused: gone', 'Try again'],
  },
  {
    ...FEED,
    name: 'no feed',
    answers: { 'calendar/feed/fetch': { feed: null } },
    says: [
      'Subscribe',
      'See these calendars in Google, Apple or Outlook. The address is secret and only for you.',
      'The feed has the calendars you’ve checked, as long as you can see them. Calendar apps refresh on their own schedule. Google can take up to a day.',
      'Create address',
    ],
  },
  {
    ...FEED,
    name: 'a feed',
    answers: { 'calendar/feed/fetch': { feed: { initials: true } } },
    says: [
      'Subscribe',
      'See these calendars in Google, Apple or Outlook. The address is secret and only for you.',
      'Your address was shown when you created it. Renew it to get a new one. The old one will stop working.',
      '☑ ☑ Initials instead of names Applies to customers.',
      'The feed has the calendars you’ve checked, as long as you can see them. Calendar apps refresh on their own schedule. Google can take up to a day.',
      'Revoke',
      'Renew address Done',
    ],
  },
]
