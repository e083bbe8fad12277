import { PEOPLE } from '@xd/fixtures/demo/people.ts'
import type { CallRow } from './given.ts'

const { nguyen } = PEOPLE
const ICS = [
  'BEGIN:VCALENDAR',
  'BEGIN:VEVENT\r\nUID:one\r\nSUMMARY:Auction\r\nDTSTART;VALUE=DATE:20310602\r\nDTEND;VALUE=DATE:20310604\r\nEND:VEVENT',
  'BEGIN:VEVENT\r\nUID:two\r\nSUMMARY:Party\r\nDTSTART;VALUE=DATE:20310605\r\nRRULE:FREQ=YEARLY\r\nEND:VEVENT',
  'END:VCALENDAR\r\n',
].join('\r\n')

export const CALLS: readonly CallRow[] = [
  [
    'a new calendar',
    'owner',
    'calendar/categories/update',
    { category: { catTitle: ' Auctions ', catColor: '#112233' } },
  ],
  [
    'another title',
    'owner',
    'calendar/categories/update',
    ({ catID }) => ({ category: { catID, catTitle: 'Sales', catColor: '#332211' } }),
  ],
  ['calendars shown', 'owner', 'calendar/categories/set-shown', { shown: [1, null] }],
  [
    'an entry',
    'owner',
    'calendar/entries/update',
    ({ catID }) => ({
      entry: {
        itemTitle: ' Fair ',
        itemCalendarID: catID,
        itemDateStart: '2031-05-05',
        itemDateEnd: '2031-05-07',
        itemRepeat: 'year',
      },
    }),
  ],
  [
    'an entry of a customer',
    'owner',
    'calendar/entries/update',
    {
      entry: {
        itemTitle: 'Ring',
        itemDateStart: '2031-05-05',
        itemDateEnd: '2031-05-05',
        itemRefKey: `customer/${nguyen.custID}`,
      },
    },
  ],
  [
    'another day of it',
    'owner',
    'calendar/entries/update',
    ({ entryID, itemID }) => ({
      entry: {
        itemID: entryID ?? itemID,
        itemTitle: 'Rings',
        itemDateStart: '2031-05-06',
        itemDateEnd: '2031-05-06',
      },
    }),
  ],
  [
    'an entry deleted',
    'owner',
    'calendar/entries/update',
    ({ entryID, itemID }) => ({ entry: { itemID: entryID ?? itemID, deleteEntry: true } }),
  ],
  [
    'a calendar file tried',
    'owner',
    'calendar/import',
    ({ catID }) => ({ catID, ics_data: ICS, filename: 'shop.ics', dryRun: true }),
  ],
  ['a calendar file', 'owner', 'calendar/import', ({ catID }) => ({ catID, ics_data: ICS, filename: 'shop.ics' })],
  ['a calendar file undone', 'owner', 'calendar/imports/undo', ({ importID }) => ({ importID })],
  ['the file again', 'owner', 'calendar/import', ({ catID }) => ({ catID, ics_data: ICS, filename: 'shop.ics' })],
  [
    'the file a third time',
    'owner',
    'calendar/import',
    ({ catID }) => ({ catID, ics_data: ICS, filename: 'again.ics' }),
  ],
  [
    'a calendar deleted, its entries moved',
    'owner',
    'calendar/categories/update',
    ({ catID }) => ({ category: { catID, deleteCategory: true, moveTo: 4 } }),
  ],
  ['another calendar', 'owner', 'calendar/categories/update', { category: { catTitle: 'Repairs' } }],
  [
    'an entry in it',
    'owner',
    'calendar/entries/update',
    ({ catID }) => ({
      entry: {
        itemTitle: 'Sink',
        itemCalendarID: catID,
        itemDateStart: '2031-05-05T10:00',
        itemDateEnd: '2031-05-05T11:30',
      },
    }),
  ],
  [
    'a calendar deleted with its entries',
    'owner',
    'calendar/categories/update',
    ({ catID }) => ({ category: { catID, deleteCategory: true, deleteEntries: true } }),
  ],
  ['a feed', 'clerk', 'calendar/feed/update', { feed: { initials: true } }],
  ['another address', 'clerk', 'calendar/feed/update', { feed: { renew: true } }],
  ['no feed', 'clerk', 'calendar/feed/update', { feed: { deleteFeed: true } }],
]
