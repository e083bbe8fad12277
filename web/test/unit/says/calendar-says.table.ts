import type { Says } from './says.ts'

const CALENDARS = [
  ['calendar/categories/list', {}],
  { categories: [{ catID: 1, catTitle: 'Auctions', catColor: '#112233' }], shown: [1] },
] as const
const entry = (change: object = {}) => ({
  itemID: 7,
  itemVersion: 3,
  itemTitle: 'Auction',
  itemCalendarID: 1,
  itemRepeat: null,
  itemRefKey: null,
  itemCustomFields: {},
  itemDateStart: '2026-11-26T09:30',
  itemDateEnd: '2026-11-27T17:00',
  occursFrom: '2026-11-26',
  occursTo: '2026-11-27',
  ...change,
})
const first = {
  itemTitle: 'Auction',
  itemCalendarID: 1,
  itemDateStart: '2026-11-26T09:30',
  itemDateEnd: '2026-11-27T17:00',
  ranged: true,
  itemRepeat: 'year',
  itemRefKey: null,
}
const TIMES = {
  at: 'features/calendar/entry-times.tsx',
  draws: 'EntryTimes',
} as const

export const CALENDAR_SAYS: readonly Says[] = [
  {
    name: 'an entry in the editor',
    at: 'features/calendar/entry-editor.tsx',
    draws: 'EntryEditor',
    props: { entry: entry(), first, today: '2026-11-23' },
    before: [CALENDARS],
    says: [
      'Edit entry',
      'Title *',
      '[Auction]',
      'Calendar *',
      'Auctions Required',
      '☐ ☐ All day',
      'Start *',
      'Thu, Nov 26, 2026 Required',
      'Start time',
      'PT',
      '[09:30]',
      '☑ ☑ Specify End Date',
      'End *',
      'Fri, Nov 27, 2026 Required',
      'End time',
      'PT',
      '[17:00]',
      '☑ ☑ Repeats yearly A change applies to every year.',
      'Delete',
      'Cancel Save entry',
    ],
  },
  {
    name: 'a new entry without a calendar or title',
    at: 'features/calendar/entry-editor.tsx',
    draws: 'EntryEditor',
    props: {
      entry: null,
      first: { ...first, itemTitle: ' ', itemCalendarID: null, itemDateStart: null, itemDateEnd: null, ranged: false },
      today: '2026-11-23',
    },
    before: [CALENDARS],
    says: [
      'New entry',
      'Title *',
      '[ ]',
      'Calendar *',
      'No Calendar Required',
      '☑ ☑ All day',
      'Start *',
      'Choose a day Required',
      '☐ ☐ Specify End Date',
      '☑ ☑ Repeats yearly A change applies to every year.',
      'Cancel (off) Save entry Choose a calendar',
    ],
  },
  {
    name: 'the days of an entry, each with its fault',
    ...TIMES,
    props: {
      draft: { ...first, itemDateStart: '2026-11-26', itemDateEnd: '2026-11-27', itemRepeat: null },
      today: '2026-11-23',
      errors: { itemDateStart: 'Wrong start', itemDateEnd: 'Wrong end', itemRepeat: 'Wrong repeat' },
    },
    says: [
      '☑ ☑ All day',
      'Start *',
      'Thu, Nov 26, 2026 Required Wrong start',
      '☑ ☑ Specify End Date',
      'End *',
      'Fri, Nov 27, 2026 Required Wrong end',
      '☐ ☐ Repeats yearly',
      'Wrong repeat',
    ],
  },
  {
    name: 'an entry of another module',
    at: 'features/calendar/managed-entry.tsx',
    draws: 'ManagedEntry',
    props: { entry: entry({ itemRepeat: 'year', itemRefKey: 'tickets/1/2026-11-26' }) },
    before: [CALENDARS],
    says: [
      'Auction',
      'Thursday, November 26, 2026, 9:30 AM to Friday, November 27, 2026, 5:00 PM PT, every year',
      'Auctions',
      'This event is managed by another module and cannot be edited directly.',
      'Close',
    ],
  },
  {
    name: 'tickets that are due on a day',
    at: 'features/calendar/tickets-due.tsx',
    draws: 'TicketsDue',
    props: { storeID: 1, day: '2026-11-26' },
    answers: {
      'tickets/list': {
        count: 1003,
        tickets: [
          { ticketID: 1, ticketNumber: '10233', custID: 4, amountDue: null, principal: 100 },
          { ticketID: 2, ticketNumber: '10234', custID: 4, amountDue: 112.5, principal: 100 },
          { ticketID: 3, ticketNumber: '10235', custID: 4, amountDue: null, principal: null },
        ].map((one) => ({
          ...one,
          customer: { custFirstName: 'Ana', custLastName: 'Prueba', custPhone: '+15125550198' },
        })),
      },
    },
    says: [
      '10233 Prueba, Ana → /customers/4-prueba-ana/1/tickets $100.00',
      '10234 Prueba, Ana → /customers/4-prueba-ana/1/tickets $112.50',
      '10235 Prueba, Ana → /customers/4-prueba-ana/1/tickets',
      'And 1,000 more.',
    ],
  },
  {
    name: 'a calendar file before it is imported',
    at: 'features/calendar/import-preview.tsx',
    draws: 'ImportPreview',
    props: {
      trial: {
        made: 30,
        known: 1,
        unrolled: 1,
        problemCount: 12,
        problems: [{ title: 'Party', sentence: 'It has no day.' }],
        entries: [
          { ...entry(), isKnown: true },
          { ...entry({ itemRepeat: 'year', itemDateStart: '2026-12-25', itemDateEnd: '2026-12-25' }), isKnown: false },
        ],
      },
    },
    says: [
      '30 new entries, 1 already here from an earlier import. The first 2 are shown. 1 event that repeats more often than yearly will get an entry for each day, from a month ago to a year ahead.',
      'Entry When Status',
      'Auction Thu, Nov 26, 2026, 9:30 AM – Fri, Nov 27, 2026, 5:00 PM Already here',
      'Auction Fri, Dec 25, 2026, every year New',
      '12 events to look at, 1 of them shown here:',
      'Party It has no day.',
    ],
  },
]
