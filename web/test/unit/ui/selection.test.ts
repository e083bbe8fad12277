import { beforeEach, expect, test } from 'vitest'
import { rendered } from '../acts/drawn.ts'
import { runHook } from '../data/hook.ts'
import { aPage } from '../data/page.ts'
import { useSelection } from '#ui/list/use-selection.ts'
import { MOVING_INSTRUCTIONS, spokenPlaces } from '#ui/list/spoken-places.ts'

beforeEach(() => {
  aPage()
})

const selecting = async (given: { ids: readonly number[]; place?: string }) => {
  const list = { place: 'open', ...given }
  const hook = await runHook(() => useSelection(list.ids, list.place))
  return {
    list,
    does: async (act: (selection: ReturnType<typeof hook.now>) => void) => {
      act(hook.now())
      await rendered()
      return [...hook.now().selected]
    },
    again: async () => {
      hook.again()
      await rendered()
      return [...hook.now().selected]
    },
  }
}
const IDS = [1, 2, 3, 4, 5, 6]

test('rows are selected one by one, all, or none', async () => {
  const { does } = await selecting({ ids: IDS })
  expect(await does(({ toggle }) => toggle(2))).toEqual([2])
  expect(await does(({ toggle }) => toggle(5))).toEqual([2, 5])
  expect(await does(({ toggle }) => toggle(2))).toEqual([5])
  expect(await does(({ all }) => all())).toEqual(IDS)
  expect(await does(({ clear }) => clear())).toEqual([])
})

test('a range reaches from the last selected row, in both directions, and adds to the others', async () => {
  const { does } = await selecting({ ids: IDS })
  await does(({ toggle }) => toggle(6))
  await does(({ toggle }) => toggle(3))
  expect(await does(({ reach }) => reach(5))).toEqual([6, 3, 4, 5])
  expect(await does(({ reach }) => reach(1))).toEqual([6, 3, 4, 5, 1, 2])
})

test('a range begins at the opened row, if none was selected, or else at itself', async () => {
  const opened = await selecting({ ids: IDS })
  expect(await opened.does(({ reach }) => reach(4, 2))).toEqual([2, 3, 4])
  expect(await opened.does(({ reach }) => reach(1, 6))).toEqual([2, 3, 4, 1])
  const none = await selecting({ ids: IDS })
  expect(await none.does(({ reach }) => reach(4))).toEqual([4])
  expect(await none.does(({ reach }) => reach(6))).toEqual([4, 5, 6])
  await none.does(({ clear }) => clear())
  expect(await none.does(({ reach }) => reach(1))).toEqual([1])
})

test('a range from a row that has left the list is only the row reached', async () => {
  const { list, does, again } = await selecting({ ids: IDS })
  await does(({ toggle }) => toggle(2))
  list.ids = [1, 3, 4, 5]
  await again()
  expect(await does(({ reach }) => reach(4))).toEqual([2, 4])
  expect(await does(({ reach }) => reach(5))).toEqual([2, 4, 5])
})

test('another view begins without a selection, the same with other rows keeps it', async () => {
  const { list, does, again } = await selecting({ ids: IDS })
  await does(({ toggle }) => toggle(2))
  list.ids = [2, 3]
  expect(await again()).toEqual([2])
  list.place = 'closed'
  expect(await again()).toEqual([])
  expect(await does(({ reach }) => reach(3))).toEqual([3])
})

test('a row that is moved by keys is told with its place', () => {
  const spoken = spokenPlaces([
    { id: 'a', name: 'Ring' },
    { id: 'b', name: 'Watch' },
  ])
  const [active, over] = [{ id: 'a' }, { id: 'b' }] as never[]
  const moved = { active, over } as never
  const nowhere = { active, over: null } as never
  expect([
    spoken.onDragStart(moved),
    spoken.onDragOver(moved),
    spoken.onDragOver(nowhere),
    spoken.onDragEnd(moved),
    spoken.onDragEnd(nowhere),
    spoken.onDragCancel(moved),
    MOVING_INSTRUCTIONS.draggable,
  ]).toEqual([
    'Picked up Ring, position 1 of 2.',
    'Ring is now at position 2 of 2.',
    undefined,
    'Ring dropped at position 2 of 2.',
    'Ring dropped at position 1 of 2.',
    'Ring put back at position 1 of 2.',
    'Press Space to pick it up, the arrow keys to move it, Space to drop it and Escape to put it back.',
  ])
})
