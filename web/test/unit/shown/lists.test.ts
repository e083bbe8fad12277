import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { aPage } from '../data/page.ts'
import { aWindow } from '../data/window.ts'
import { ALL_LISTS } from './all-shown.ts'
import { FILES } from './lists.table.ts'
import { show } from './shown.ts'

let page: ReturnType<typeof aPage>
beforeEach(() => {
  page = aPage()
  aWindow()
})

const SRC = join(import.meta.dirname, '../../../src')
const STORES = {
  'stores/list': {
    stores: [
      { storeID: 1, storeName: 'Harbor', storeAbbr: 'HB', storeColor: '#112233', storeTimezone: 'America/New_York' },
      { storeID: 2, storeName: 'Old Town', storeAbbr: 'OT', storeColor: '#332211', storeTimezone: 'America/Denver' },
    ],
  },
}
const askedIn = (input: Record<string, unknown> | undefined): Record<string, unknown> => {
  const { cursor: _, ...search } = (input?.['search'] ?? {}) as Record<string, unknown>
  return search
}
const filesIn = (screen: { readonly files: () => unknown[] }) =>
  screen.files().flatMap((file) => {
    const { pathname, searchParams } = new URL(String(file), 'https://xd.test')
    const {
      page: _,
      perPage: _rows,
      ...search
    } = JSON.parse(searchParams.get('search') ?? '{}') as Record<string, unknown>
    return [[pathname, search]]
  })

test.each(ALL_LISTS)('$at shows, and its file has, what the address says', async (listed) => {
  const { call, rows, search, file, of, address, ...shown } = listed
  const answers = { ...STORES, [call]: { [rows]: [], count: 1, nextCursor: null, accounts: [], explained: 0 } }
  const screen = await show(page, { ...shown, answers, address })
  expect(askedIn(page.inputs(call).at(-1))).toEqual(search)
  const { page: _, perPage: _rows, ...filters } = search as Record<string, unknown>
  expect(filesIn(screen)).toContainEqual([`/export/${file}.csv`, { ...of, ...filters }])
})

test.each(ALL_LISTS)(
  '$at has no filter that the address above leaves out',
  async ({ call, rows, search, ...shown }) => {
    const answers = { ...STORES, [call]: { [rows]: [], count: 1, nextCursor: null, accounts: [], explained: 0 } }
    await show(page, { at: shown.at, draws: shown.draws, props: shown.props ?? {}, answers })
    const usual = Object.entries(askedIn(page.inputs(call).at(-1)))
    const given = search as Record<string, unknown>
    expect(usual.filter(([name, value]) => name !== 'perPage' && given[name] === value)).toEqual([])
  },
)

test.each(FILES)('$at has the file of $file', async ({ file, search, ...shown }) => {
  const screen = await show(page, shown)
  expect(filesIn(screen)).toContainEqual([`/export/${file}.csv`, search])
})

test('every file with a search is in a table', () => {
  const sites = readdirSync(join(SRC, 'features'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .filter((file) => /exportPath\([^)]*?, (?!\{\}\))/.test(readFileSync(join(SRC, 'features', file), 'utf8')))
    .map((file) => `features/${file}`)
  expect(
    sites.filter((site) => ![...ALL_LISTS, ...FILES].some(({ at }) => at === site)),
    'without a row of lists.table.ts',
  ).toEqual([])
})
