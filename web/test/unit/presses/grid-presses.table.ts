import { nothing, type Press } from './press.ts'

const entry = (change: object) => ({
  itemID: 7,
  itemVersion: 3,
  itemTitle: 'Auction',
  itemCalendarID: 1,
  itemRepeat: null,
  itemCustomFields: {},
  itemRefKey: null,
  itemDateStart: '2026-11-26T09:00',
  itemDateEnd: '2026-11-26T10:00',
  occursFrom: '2026-11-26',
  occursTo: '2026-11-26',
  ...change,
})
const OWN = '7/2026-11-26'
const TICKET = { itemID: null, itemRefKey: 'tickets/1/2026-11-26', itemTitle: 'Due', itemVersion: null }
const DUE = 'tickets/1/2026-11-26/2026-11-26'
const UPDATE = 'calendar/entries/update'
const LIST = 'calendar/entries/list'
const asked = [
  LIST,
  { search: { dateStart: '2026-11-01', dateEnd: '2026-12-05', calendar: 'shown', perPage: 100, page: 1 } },
] as const
const grid = (name: string, does: Press['does'], follows: Partial<Press>): Press => ({
  name: `the calendar’s grid: ${name}`,
  at: 'features/calendar/grid-view.tsx',
  draws: 'GridView',
  props: {
    view: 'month',
    today: '2026-11-24',
    address: { view: 'month', day: '2026-11-25', show: nothing, make: nothing, openEntry: nothing },
  },
  answers: {
    [LIST]: { entries: [entry({}), entry(TICKET)], count: 2, nextCursor: null },
    'calendar/categories/list': { categories: [{ catID: 1, catTitle: 'Shop', catColor: '#112233' }], shown: [1] },
    [UPDATE]: { entry: { itemVersion: 4 } },
  },
  does,
  hears: ['address.show', 'address.make', 'address.openEntry'],
  heard: [],
  ...follows,
})
const MANAGED = 'This event is managed by another module and cannot be edited directly.'
/** The grid has drawn the entry in its new place already. */
const putBack = () => localStorage.setItem('put back', 'yes')
const BACK = { 'put back': 'yes' }

export const GRID_PRESSES: readonly Press[] = [
  grid('an entry is opened', [['onOpen', OWN]], { heard: [['address.openEntry', entry({})]] }),
  grid('an entry of another module is opened', [['onOpen', DUE]], { heard: [['address.openEntry', entry(TICKET)]] }),
  grid('an entry that is gone is not opened', [['onOpen', '8/2026-11-26']], {}),
  grid('an entry is begun', [['onMake', '2026-11-27T09:00']], { heard: [['address.make', '2026-11-27T09:00']] }),
  grid('an entry is not begun by someone who may only look', [['onMake', '2026-11-27T09:00']], {
    viewOnly: 'You can only look.',
  }),
  grid('the rest of a day is shown as a list', [['onMore', '2026-11-27']], {
    heard: [['address.show', { view: 'list', day: '2026-11-27' }]],
  }),
  grid('an entry is moved, with its length', [['onMove', OWN, '2026-11-27T11:00', putBack]], {
    calls: [
      [
        UPDATE,
        {
          entry: { itemID: 7, itemDateStart: '2026-11-27T11:00', itemDateEnd: '2026-11-27T12:00' },
          expectedVersion: 3,
        },
      ],
      asked,
    ],
    said: ['“Auction” is now Fri, Nov 27, 2026, 11:00 AM – 12:00 PM'],
  }),
  grid('an entry is lengthened', [['onEnd', OWN, '2026-11-26T12:30', putBack]], {
    calls: [
      [
        UPDATE,
        {
          entry: { itemID: 7, itemDateStart: '2026-11-26T09:00', itemDateEnd: '2026-11-26T12:30' },
          expectedVersion: 3,
        },
      ],
      asked,
    ],
    said: ['“Auction” is now Thu, Nov 26, 2026, 9:00 AM – 12:30 PM'],
  }),
  grid('an entry of another module is not moved', [['onMove', DUE, '2026-11-27T11:00', putBack]], {
    said: [MANAGED],
    kept: BACK,
  }),
  grid('an entry of another module is not lengthened', [['onEnd', DUE, '2026-11-27T11:00', putBack]], {
    said: [MANAGED],
    kept: BACK,
  }),
]
