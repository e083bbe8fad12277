import { beforeEach, expect, test } from 'vitest'
import { runHook } from '../data/hook.ts'
import { aPage } from '../data/page.ts'

beforeEach(() => void aPage())

/** Three of a view's many conversations, as its list shows them. */
const open = async () => {
  const { useInboxSelection } = await import('#features/inbox/use-inbox-selection.ts')
  const shown = { ids: [1, 2, 3], view: 'active' }
  const { now, again } = await runHook(() => useInboxSelection(shown.ids, shown.view))
  const after = (act: () => void) => {
    act()
    again()
    return { selected: [...now().selected].toSorted(), whole: now().whole?.until }
  }
  return { shown, now, after }
}

test('a whole view is selected with what is on screen, and a row that is added', async () => {
  const { shown, now, after } = await open()
  expect(after(() => now().allOfView('noon'))).toEqual({ selected: [1, 2, 3], whole: 'noon' })
  expect(after(() => (shown.ids = [1, 2, 3, 4]))).toEqual({ selected: [1, 2, 3, 4], whole: 'noon' })
})

test.each([
  ['taking one out', 'toggle', [1, 3, 4]],
  ['reaching for one', 'reach', [1, 2, 3, 4]],
] as const)('%s of a whole view leaves the rows on screen, and no others', async (_, act, selected) => {
  const { shown, now, after } = await open()
  after(() => now().allOfView('noon'))
  after(() => (shown.ids = [1, 2, 3, 4]))
  expect(after(() => now()[act](2))).toEqual({ selected, whole: undefined })
})

test.each(['all', 'clear'] as const)('a whole view ends with “%s”', async (act) => {
  const { now, after } = await open()
  after(() => now().allOfView('noon'))
  expect(after(() => now()[act]())).toEqual({ selected: act === 'all' ? [1, 2, 3] : [], whole: undefined })
})

test('another view begins with nothing selected', async () => {
  const { shown, now, after } = await open()
  after(() => now().allOfView('noon'))
  const empty = { selected: [], whole: undefined }
  expect(after(() => Object.assign(shown, { view: 'archived', ids: [7, 8] }))).toEqual(empty)
})
