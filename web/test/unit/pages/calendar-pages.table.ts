import type { Page } from './page.ts'

const calendar = (name: string, rest: Partial<Page> = {}): Page => ({
  name: `the calendar: ${name}`,
  at: 'features/calendar/calendar-screen.tsx',
  draws: 'CalendarScreen',
  address: '/calendar?day=2026-11-25',
  parts: [],
  ...rest,
})
const WIDE = ['min-width']

const BETWEEN = {
  month: '"dateStart":"2026-11-01","dateEnd":"2026-12-05"',
  week: '"dateStart":"2026-11-22","dateEnd":"2026-11-28"',
}

export const CALENDAR_PAGES: readonly Page[] = [
  calendar('a month, wide', {
    media: WIDE,
    parts: [
      'CalendarsColumn {}',
      'CalendarBar {"view":"month","today":"2026-11-23","address":{"view":"month","day":"2026-11-25","page":1,"filter":"","makingKey":"","show":"()","search":"()","turnTo":"()","make":"()","close":"()","openEntry":"()","openSaved":"()"},"onTurn":"()","hasChooser":false,"phone":false}',
      'NoStores {}',
      'GridView {"view":"month","today":"2026-11-23","address":{"view":"month","day":"2026-11-25","page":1,"filter":"","makingKey":"","show":"()","search":"()","turnTo":"()","make":"()","close":"()","openEntry":"()","openSaved":"()"}}',
    ],
  }),
  calendar('a week, narrow', {
    media: ['min-width: 900px'],
    address: '/calendar?day=2026-11-25&view=week',
    parts: [
      'CalendarBar {"view":"week","today":"2026-11-23","address":{"view":"week","day":"2026-11-25","page":1,"filter":"","makingKey":"","show":"()","search":"()","turnTo":"()","make":"()","close":"()","openEntry":"()","openSaved":"()"},"onTurn":"()","hasChooser":true,"phone":false}',
      'NoStores {}',
      'GridView {"view":"week","today":"2026-11-23","address":{"view":"week","day":"2026-11-25","page":1,"filter":"","makingKey":"","show":"()","search":"()","turnTo":"()","make":"()","close":"()","openEntry":"()","openSaved":"()"}}',
    ],
  }),
  calendar('on a phone', {
    media: ['max-width'],
    address: '/calendar?day=2026-11-25&view=week',
    parts: [
      'CalendarBar {"view":"list","today":"2026-11-23","address":{"view":"week","day":"2026-11-25","page":1,"filter":"","makingKey":"","show":"()","search":"()","turnTo":"()","make":"()","close":"()","openEntry":"()","openSaved":"()"},"onTurn":"()","hasChooser":true,"phone":true}',
      'NoStores {}',
      'Decor {"today":"2026-11-23","address":{"view":"week","day":"2026-11-25","page":1,"filter":"","makingKey":"","show":"()","search":"()","turnTo":"()","make":"()","close":"()","openEntry":"()","openSaved":"()"},"phone":true}',
    ],
  }),
  calendar('a new entry', {
    media: WIDE,
    address: '/calendar?new=2026-11-26T09:00&view=list',
    parts: [
      'CalendarsColumn {}',
      'CalendarBar {"view":"list","today":"2026-11-23","address":{"view":"list","day":"2026-11-23","page":1,"filter":"","making":"2026-11-26T09:00","makingKey":"2026-11-26T09:00","show":"()","search":"()","turnTo":"()","make":"()","close":"()","openEntry":"()","openSaved":"()"},"onTurn":"()","hasChooser":false,"phone":false}',
      'NoStores {}',
      'Decor {"today":"2026-11-23","address":{"view":"list","day":"2026-11-23","page":1,"filter":"","making":"2026-11-26T09:00","makingKey":"2026-11-26T09:00","show":"()","search":"()","turnTo":"()","make":"()","close":"()","openEntry":"()","openSaved":"()"},"phone":false}',
      'NewEntryDialog {"at":"2026-11-26T09:00","today":"2026-11-23","address":{"view":"list","day":"2026-11-23","page":1,"filter":"","making":"2026-11-26T09:00","makingKey":"2026-11-26T09:00","show":"()","search":"()","turnTo":"()","make":"()","close":"()","openEntry":"()","openSaved":"()"}}',
    ],
  }),
  calendar('an entry of another module', {
    media: WIDE,
    address: '/calendar?ref=tickets/1/2026-11-26',
    parts: [
      'CalendarsColumn {}',
      'CalendarBar {"view":"month","today":"2026-11-23","address":{"view":"month","day":"2026-11-23","page":1,"filter":"","makingKey":"","opened":"itemRefKey tickets/1/2026-11-26","show":"()","search":"()","turnTo":"()","make":"()","close":"()","openEntry":"()","openSaved":"()"},"onTurn":"()","hasChooser":false,"phone":false}',
      'NoStores {}',
      'GridView {"view":"month","today":"2026-11-23","address":{"view":"month","day":"2026-11-23","page":1,"filter":"","makingKey":"","opened":"itemRefKey tickets/1/2026-11-26","show":"()","search":"()","turnTo":"()","make":"()","close":"()","openEntry":"()","openSaved":"()"}}',
      'EntryDialog {"asked":"itemRefKey tickets/1/2026-11-26","today":"2026-11-23","address":{"view":"month","day":"2026-11-23","page":1,"filter":"","makingKey":"","opened":"itemRefKey tickets/1/2026-11-26","show":"()","search":"()","turnTo":"()","make":"()","close":"()","openEntry":"()","openSaved":"()"}}',
    ],
  }),
  calendar('a month on', {
    media: WIDE,
    does: [['CalendarBar.onTurn', 1]],
    parts: [
      'CalendarsColumn {}',
      'CalendarBar {"view":"month","today":"2026-11-23","address":{"view":"month","day":"2026-12-25","page":1,"filter":"","makingKey":"","show":"()","search":"()","turnTo":"()","make":"()","close":"()","openEntry":"()","openSaved":"()"},"onTurn":"()","hasChooser":false,"phone":false}',
      'NoStores {}',
      'GridView {"view":"month","today":"2026-11-23","address":{"view":"month","day":"2026-12-25","page":1,"filter":"","makingKey":"","show":"()","search":"()","turnTo":"()","make":"()","close":"()","openEntry":"()","openSaved":"()"}}',
      'goes on to /?day=2026-12-25',
    ],
  }),
  calendar('a week back', {
    media: WIDE,
    address: '/calendar?day=2026-11-25&view=week',
    does: [['CalendarBar.onTurn', -1]],
    parts: [
      'CalendarsColumn {}',
      'CalendarBar {"view":"week","today":"2026-11-23","address":{"view":"week","day":"2026-11-18","page":1,"filter":"","makingKey":"","show":"()","search":"()","turnTo":"()","make":"()","close":"()","openEntry":"()","openSaved":"()"},"onTurn":"()","hasChooser":false,"phone":false}',
      'NoStores {}',
      'GridView {"view":"week","today":"2026-11-23","address":{"view":"week","day":"2026-11-18","page":1,"filter":"","makingKey":"","show":"()","search":"()","turnTo":"()","make":"()","close":"()","openEntry":"()","openSaved":"()"}}',
      'goes on to /?day=2026-11-18&view=week',
    ],
  }),
  calendar('a phone’s month back', {
    media: ['max-width'],
    does: [['CalendarBar.onTurn', -1]],
    parts: [
      'CalendarBar {"view":"list","today":"2026-11-23","address":{"view":"month","day":"2026-10-25","page":1,"filter":"","makingKey":"","show":"()","search":"()","turnTo":"()","make":"()","close":"()","openEntry":"()","openSaved":"()"},"onTurn":"()","hasChooser":true,"phone":true}',
      'NoStores {}',
      'Decor {"today":"2026-11-23","address":{"view":"month","day":"2026-10-25","page":1,"filter":"","makingKey":"","show":"()","search":"()","turnTo":"()","make":"()","close":"()","openEntry":"()","openSaved":"()"},"phone":true}',
      'goes on to /?day=2026-10-25',
    ],
  }),
  ...(['month', 'week'] as const).map((view): Page => ({
    name: `the calendar’s grid: a ${view}`,
    at: 'features/calendar/grid-view.tsx',
    draws: 'GridView',
    props: { view, today: '2026-11-24', address: { view, day: '2026-11-25' } },
    answers: {
      'calendar/entries/list': {
        entries: [
          {
            itemID: 7,
            itemTitle: 'Auction',
            itemCalendarID: 1,
            itemRefKey: null,
            itemRepeat: null,
            itemDateStart: '2025-11-26T09:00',
            itemDateEnd: '2025-11-26T10:00',
            occursFrom: '2026-11-26',
            occursTo: '2026-11-26',
          },
          {
            itemID: null,
            itemTitle: 'Due',
            itemCalendarID: null,
            itemRefKey: 'tickets/1',
            itemRepeat: null,
            itemDateStart: '2026-11-27',
            itemDateEnd: '2026-11-27',
            occursFrom: '2026-11-27',
            occursTo: '2026-11-27',
          },
        ],
        count: 300,
        nextCursor: null,
      },
      'calendar/entries/summarize': { days: [{ day: '2026-11-26', counts: [{ count: 4 }, { count: 5 }] }] },
      'calendar/categories/list': { categories: [{ catID: 1, catTitle: 'Shop', catColor: '#112233' }], shown: [1] },
    },
    parts: [
      'SkeletonLines {"rows":10,"label":"Loading the calendar"}',
      `CalendarGrid {"view":"${view}","day":"2026-11-25","entries":[{"key":"7/2026-11-26","title":"Auction","span":{"start":"2026-11-26T09:00","end":"2026-11-26T10:00"},"color":"#112233","said":"Thursday, November 26, 2026, 9:00 AM to 10:00 AM, Shop"},{"key":"tickets/1/2026-11-27","title":"Due","span":{"start":"2026-11-27","end":"2026-11-27"},"color":"var(--ink-3)","said":"Friday, November 27, 2026, No Calendar, managed by another module"}],"now":"2026-11-23T18:30","fixed":false,"onOpen":"()","onMake":"()","onMove":"()","onEnd":"()","onMore":"()"}`,
      'asks calendar/categories/list {}',
      ...[1, 2, 3].map(
        (page) =>
          `asks calendar/entries/list {"search":{${BETWEEN[view]},"calendar":"shown","perPage":100,"page":${page}}}`,
      ),
      `asks calendar/entries/summarize {"search":{${BETWEEN[view]},"calendar":"shown"}}`,
    ],
  })),
]
