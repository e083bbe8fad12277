import { nothing } from '../presses/press.ts'
import type { Says } from '../says/says.ts'

const page = (name: string, props: object, says: readonly string[]): Says => ({
  name: `the pages of a list: ${name}`,
  at: 'ui/list/pager.tsx',
  draws: 'Pager',
  props: { perPage: 25, noun: 'payments', onPage: nothing, ...props },
  says,
})
const end = (name: string, props: object, says: readonly string[]): Says => ({
  name: `the end of a list: ${name}`,
  at: 'ui/list/list-end.tsx',
  draws: 'ListEnd',
  props: { page: 1, perPage: 25, noun: 'payments', onPage: nothing, ...props },
  says,
})
const more = { shown: 25, hasMore: true, loading: false, failed: false, onMore: nothing }
const query = (count: number, rest: object = {}) => ({
  query: { data: { count }, isPending: false, error: null, refetch: nothing, ...rest },
})
const none = (name: string, props: object, says: readonly string[]): Says => ({
  name: `a list without rows: ${name}`,
  at: 'ui/list/no-rows.tsx',
  draws: 'NoRows',
  props: { noun: 'payments', isFiltered: false, onClearFilters: nothing, hint: 'Request the first.', ...props },
  says,
})
const days = (name: string, start: string | null, finish: string | null, says: string, rest: object = {}): Says => ({
  name: `days of a filter: ${name}`,
  at: 'ui/picker/date-range-chip.tsx',
  draws: 'DateRangeChip',
  props: { value: { start, end: finish }, onChange: nothing, today: '2026-03-01', ...rest },
  says: [says],
})
const selected = (name: string, props: object, says: string): Says => ({
  name: `the bar of selected rows: ${name}`,
  at: 'ui/list/selection-bar.tsx',
  draws: 'SelectionBar',
  props: { label: 'Selected', count: 2, shown: 5, onAll: nothing, onClear: nothing, children: 'Acts', ...props },
  says: [says],
})

export const UI_SAYS: readonly Says[] = [
  page('a page between', { page: 2, count: 1_260 }, ['26–50 of 1,260 payments Previous page 2 / 51 Next page']),
  page('the first', { page: 1, count: 26 }, [
    '1–25 of 26 payments (off) Previous page This is the first page 1 / 2 Next page',
  ]),
  page('the last, of one row', { page: 2, count: 26 }, [
    '26 of 26 payments Previous page 2 / 2 (off) Next page This is the last page',
  ]),
  page('one row', { page: 1, count: 1 }, [
    '1 of 1 (off) Previous page This is the first page 1 / 1 (off) Next page This is the last page',
  ]),
  page('none', { page: 1, count: 0, noun: undefined }, [
    '0 of 0 entries (off) Previous page This is the first page 1 / 1 (off) Next page This is the last page',
  ]),
  page('the last that is counted', { page: 400, count: 10_000, countCapped: true }, [
    '9,976–10,000 of 10,000+ payments Previous page 400 / 400 Next page',
  ]),
  end('none', query(0), []),
  end('one page, whose pages are shown', query(25), [
    '1–25 of 25 payments (off) Previous page This is the first page 1 / 1 (off) Next page This is the last page',
  ]),
  end('one page of a short tab', { ...query(25), onlyIfMore: true }, []),
  end('two pages of a short tab', { ...query(26), onlyIfMore: true }, [
    '1–25 of 26 payments (off) Previous page This is the first page 1 / 2 Next page',
  ]),
  end('that goes on', query(60, { more }), ['25 of 60 payments', 'Show more']),
  end('that is whole', query(60, { more: { ...more, hasMore: false } }), ['60 payments']),
  end('that failed', query(60, { more: { ...more, failed: true } }), [
    'More payments couldn’t be loaded.',
    'Show more',
  ]),
  end('of one row', query(1, { more }), []),
  none('loading', { ...query(0, { isPending: true }) }, ['Loading payments']),
  none('failed', { ...query(0, { error: new Error('Down.') }) }, [
    'The payments couldn’t be loaded',
    '. Down.',
    'Try again',
  ]),
  none('failed with filters', { ...query(0, { error: new Error('Down.') }), isFiltered: true }, [
    'The payments couldn’t be loaded',
    '. Down.',
    'Try again Clear filters',
  ]),
  none('filtered out', { ...query(0), isFiltered: true }, [
    'No payments match',
    '. Nothing here with these filters.',
    'Clear filters',
  ]),
  none('not yet', query(0), ['No payments yet', '. Request the first.']),
  days('any', null, null, 'Any date'),
  days('today', '2026-03-01', '2026-03-01', 'Today'),
  days('yesterday', '2026-02-28', '2026-02-28', 'Yesterday'),
  days('a week', '2026-02-23', '2026-03-01', 'Last 7 days'),
  days('thirty days', '2026-01-31', '2026-03-01', 'Last 30 days'),
  days('last month', '2026-02-01', '2026-02-28', 'Last month'),
  days('one day', '2026-02-01', '2026-02-01', 'Sun, Feb 1, 2026'),
  days('several', '2026-02-01', '2026-02-02', 'Sun, Feb 1, 2026 – Mon, Feb 2, 2026'),
  days('from a day', '2026-02-01', null, 'From Sun, Feb 1, 2026'),
  days('until a day', null, '2026-02-01', 'Until Sun, Feb 1, 2026'),
  days('none, of what', null, null, 'Last contact', { label: 'Last contact' }),
  days('one, of what', '2026-02-01', null, 'Last contact: From Sun, Feb 1, 2026', { label: 'Last contact' }),
  selected('some', {}, 'Clear the selection 2 selected Acts All 5'),
  selected('all, with their total', { count: 5, note: '$50.00' }, 'Clear the selection 5 selected · $50.00 Acts'),
]
