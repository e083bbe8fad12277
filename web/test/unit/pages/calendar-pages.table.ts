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
]
