import { expect } from 'vitest'
import type { Handed } from './handed.ts'

const label = { labelID: 3, labelName: 'Gold', labelColor: '#112233', labelIcon: 'gem', labelVersion: 7 }
const calendar = { catID: 6, catTitle: 'Auctions', catColor: '#112233', catVersion: 7 }
const CALENDARS = [['calendar/categories/list', {}], { categories: [calendar], shown: [6, null] }] as const
const counted = (entries: number) => [['calendar/categories/fetch', { catID: 6 }], { entries, dateFields: [] }] as const
const DELETED = {
  at: 'features/calendars/delete-calendar-dialog.tsx',
  draws: 'DeleteCalendarDialog',
  props: { calendar, others: [{ catID: 9, catTitle: 'Visits' }] },
  call: 'calendar/categories/update',
  hears: { onClose: [] },
  said: ['Auctions is deleted'],
} as const satisfies Partial<Handed>

export const LOOK_HANDED: readonly Handed[] = [
  {
    name: 'a label is deleted',
    at: 'features/labels/delete-label.tsx',
    draws: 'DeleteLabel',
    props: { label },
    does: [['Delete label']],
    call: 'labels/save',
    asks: { label: { labelID: 3, deleteLabel: true }, expectedVersion: 7 },
    answer: { labels: [] },
    hears: { onClose: [] },
    said: ['Label “Gold” deleted'],
    tellsFailure: true,
  },
  ...([label, null] as const).map((of): Handed => ({
    name: of ? 'a label is renamed' : 'a label is added',
    at: 'features/labels/label-form.tsx',
    draws: 'LabelForm',
    props: { module: 'customer', label: of },
    does: [['Name', ' Silver '], ['Save label']],
    call: 'labels/save',
    asks: of
      ? { label: { labelID: 3, labelName: 'Silver', labelColor: '#112233', labelIcon: 'gem' }, expectedVersion: 7 }
      : { label: expect.objectContaining({ labelModuleKey: 'customer', labelName: 'Silver' }) },
    answer: { labels: [] },
    hears: { onClose: [] },
  })),
  ...(
    [
      [0, [], {}],
      [1, [['What happens to its 1 entry', '9']], { moveTo: 9 }],
      [2, [['What happens to its 2 entries', 'none']], { moveTo: null }],
      [2, [['What happens to its 2 entries', 'delete']], { deleteEntries: true }],
    ] as const
  ).map(([entries, choice, becomes]): Handed => ({
    ...DELETED,
    name: `a calendar with ${entries} entries is deleted: ${JSON.stringify(becomes)}`,
    before: [counted(entries)],
    does: [...choice, ['onSubmit']],
    asks: { category: { catID: 6, deleteCategory: true, ...becomes }, expectedVersion: 7 },
  })),
  ...(
    [
      ['features/calendar/calendars-column.tsx', 'CalendarsColumn', [['New Calendar']], {}],
      ['features/calendar/calendars-dialog.tsx', 'CalendarsDialog', [], { open: true }],
      ['features/home/home-calendar.tsx', 'HomeCalendar', [['Calendars']], { today: '2026-11-23' }],
    ] as const
  ).map(([at, draws, opens, props]): Handed => ({
    name: `a calendar is added: ${draws}`,
    at,
    draws,
    props,
    before: [CALENDARS],
    does: [...opens, ['onCreate', { catTitle: 'Sales', catColor: '#112233' }]],
    call: 'calendar/categories/update',
    asks: { category: { catTitle: 'Sales', catColor: '#112233' } },
    answer: { category: calendar },
  })),
  {
    name: 'a calendar is hidden on Home',
    at: 'features/home/home-calendar.tsx',
    draws: 'HomeCalendar',
    props: { today: '2026-11-23' },
    before: [CALENDARS],
    does: [['Calendars'], ['onSelect', 6]],
    call: 'calendar/categories/set-shown',
    asks: { shown: [null] },
    tellsFailure: true,
  },
  {
    name: 'a calendar is renamed',
    at: 'features/calendars/calendar-editor.tsx',
    draws: 'CalendarEditor',
    within: 'CalendarForm',
    props: { calendar, tab: 'calendar' },
    before: [CALENDARS],
    does: [['Title', ' Sales '], ['form']],
    call: 'calendar/categories/update',
    asks: { category: { catID: 6, catTitle: 'Sales', catColor: '#112233' }, expectedVersion: 7 },
    answer: { category: calendar },
    hears: { onSaved: [6] },
    said: ['Calendar saved'],
  },
  ...(
    [
      ['hidden', 6, [null]],
      ['shown', 9, [6, null, 9]],
    ] as const
  ).map(([becomes, catID, shown]): Handed => ({
    name: `a calendar is ${becomes}`,
    at: 'features/calendar/use-calendar-choice.ts',
    draws: 'useCalendarChoice',
    before: [CALENDARS],
    does: [['toggle', catID]],
    call: 'calendar/categories/set-shown',
    asks: { shown },
    tellsFailure: true,
  })),
]
