import { beforeEach, describe, expect, test, vi } from 'vitest'
import { drawn } from '../acts/drawn.ts'
import { aPage } from '../data/page.ts'
import { aWindow } from '../data/window.ts'

class Node {
  readonly inside: string | null
  nextElementSibling: Node | null = null
  previousElementSibling: Node | null = null
  focused = 0
  constructor(inside: string | null = null) {
    this.inside = inside
  }
  closest(selector: string) {
    return this.inside !== null && selector.split(', ').includes(this.inside) ? this : null
  }
  focus() {
    this.focused += 1
  }
}
beforeEach(() => {
  aPage()
  Object.assign(aWindow().document, { querySelector: () => null })
  vi.stubGlobal('Element', Node)
  vi.stubGlobal('HTMLElement', Node)
})

const rows = [1, 2, 3].map((id) => ({ id, name: `Row ${id}` }))
const columns = [
  { key: 'name', title: 'Name', sortable: true, cell: ({ name }: { name: string }) => name },
  { key: 'id', title: 'Number', numeric: true, cell: ({ id }: { id: number }) => id },
]
type Props = Readonly<Record<string, unknown>>
const table = async (props: object = {}, selected?: readonly number[]) => {
  const { Table } = await import('#ui/list/table.tsx')
  const heard: unknown[][] = []
  const hear =
    (name: string) =>
    (...all: unknown[]) =>
      void heard.push([name, ...all])
  const selection = selected && {
    selected: new Set(selected),
    ...Object.fromEntries(['toggle', 'reach', 'all', 'clear'].map((name) => [name, hear(name)])),
  }
  const screen = await drawn(
    Table as never,
    {
      ...{ label: 'Rows', columns, rows, rowKey: ({ id }: { id: number }) => id },
      ...{ onOpen: ({ id }: { id: number }) => void heard.push(['opened', id]), onSort: hear('sorted') },
      ...(selection && { selection, rowName: ({ name }: { name: string }) => name }),
      ...props,
    } as never,
  )
  const of = (name: string): readonly Props[] =>
    screen
      .parts()
      .filter(({ type }) => type === name || (type as { name?: string }).name === name)
      .map(({ props: own }) => own)
  return { ...screen, of, heard: () => heard.splice(0), row: (at: number) => of('tr')[at + 1]! }
}
const click = (row: Props, more: object = {}) =>
  (row['onClick'] as (event: object) => void)({
    target: new Node(),
    shiftKey: false,
    ctrlKey: false,
    metaKey: false,
    ...more,
  })
const press = (row: Props, key: string, more: object = {}) => {
  const place = new Node()
  const preventDefault = vi.fn()
  const event = { key, target: place, currentTarget: place, shiftKey: false, preventDefault, ...more }
  ;(row['onKeyDown'] as (given: object) => void)(event)
  return preventDefault.mock.calls.length === 1
}

describe('a list', () => {
  test('opens a row by a click or Enter, but not by what is in it', async () => {
    const { row, heard } = await table()
    click(row(0))
    press(row(1), 'Enter')
    expect(heard()).toEqual([
      ['opened', 1],
      ['opened', 2],
    ])
    for (const inside of ['a', 'button', 'input', 'label']) click(row(0), { target: new Node(inside) })
    press(row(0), 'Enter', { target: new Node() })
    expect(heard()).toEqual([])
    click(row(0), { shiftKey: true })
    click(row(0), { ctrlKey: true })
    expect(heard()).toEqual([
      ['opened', 1],
      ['opened', 1],
    ])
  })

  test('is one Tab stop: at the open row, or else the first', async () => {
    const stops = async (selectedKey: number | null) => {
      const { row } = await table({ selectedKey })
      return [0, 1, 2].map((at) => [row(at)['tabIndex'], row(at)['aria-current']])
    }
    const [off, on] = [
      [-1, undefined],
      [0, undefined],
    ]
    expect([await stops(null), await stops(2), await stops(9)]).toEqual([
      [on, off, off],
      [off, [0, true], off],
      [on, off, off],
    ])
    const { row } = await table({ onOpen: undefined })
    expect([row(0)['tabIndex'], row(0)['onClick'], row(0)['aria-labelledby']]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  test.each([
    [undefined, undefined, 'asc'],
    [{ by: 'name', dir: 'asc' }, 'ascending', 'desc'],
    [{ by: 'name', dir: 'desc' }, 'descending', 'asc'],
    [{ by: 'id', dir: 'desc' }, undefined, 'asc'],
  ])('sorted by %j is told so, and sorted anew by a heading', async (sort, told, next) => {
    const { of, heard, does } = await table({ sort })
    expect(of('th').map((head) => head['aria-sort'])).toEqual([told, sort?.by === 'id' ? 'descending' : undefined])
    expect(of('button').length).toBe(1)
    does('Name')
    expect(heard()).toEqual([['sorted', { by: 'name', dir: next }]])
  })

  test('moves between rows by the arrows, Home and End', async () => {
    const { row, heard } = await table()
    const [before, after] = [new Node(), new Node()]
    const place = Object.assign(new Node(), { previousElementSibling: before, nextElementSibling: after })
    const at = { target: place, currentTarget: place }
    expect([press(row(1), 'ArrowDown', at), press(row(1), 'ArrowUp', at), press(row(1), 'ArrowLeft', at)]).toEqual([
      true,
      true,
      false,
    ])
    expect([before.focused, after.focused, press(row(0), 'ArrowUp'), heard()]).toEqual([1, 1, false, []])
  })
})

describe('a list with a selection', () => {
  test.each([
    [[], false],
    [[2], 'indeterminate'],
    [[1, 2, 3], true],
    [[9], false],
  ])('of %j is shown by its boxes', async (selected, all) => {
    const { of, row } = await table({}, selected)
    const boxes = of('Checkbox')
    expect(boxes.map(({ label, checked, tabIndex }) => [label, checked, tabIndex])).toEqual([
      ['Select all on this page', all, undefined],
      ...rows.map(({ id, name }) => [`Select ${name}`, selected.includes(id as never), -1]),
    ])
    expect([0, 1, 2].map((at) => row(at)['aria-selected'])).toEqual(
      rows.map(({ id }) => selected.includes(id as never)),
    )
  })

  test('selects by its boxes, by modifiers, and by keys', async () => {
    const { of, row, heard } = await table({}, [2])
    const [all, first] = of('Checkbox').map(({ onChange }) => onChange as (on: boolean) => void)
    all!(true)
    all!(false)
    first!(true)
    click(row(2), { shiftKey: true })
    click(row(2), { ctrlKey: true })
    click(row(2), { metaKey: true })
    click(row(2))
    expect(heard()).toEqual([
      ['all'],
      ['clear'],
      ['toggle', 1],
      ['reach', 3],
      ['toggle', 3],
      ['toggle', 3],
      ['opened', 3],
    ])
    expect([press(row(0), 'x'), press(row(0), ' '), press(row(0), 'y'), heard()]).toEqual([
      true,
      true,
      false,
      [
        ['toggle', 1],
        ['toggle', 1],
      ],
    ])
  })

  test('without rows that are named has boxes all the same', async () => {
    const { of } = await table({ rowName: undefined, onOpen: undefined }, [])
    expect(of('Checkbox')).toHaveLength(4)
    expect(of('table')[0]!['aria-description']).toBeUndefined()
  })

  test('says how it is used', async () => {
    const said = async (selected?: readonly number[]) => (await table({}, selected)).of('table')[0]!['aria-description']
    expect([await said(), await said([])]).toEqual([
      'Use the arrow keys to move between rows and Enter to open one.',
      'Use the arrow keys to move between rows and Enter to open one. X selects a row, and Shift with an arrow selects more.',
    ])
  })
})
