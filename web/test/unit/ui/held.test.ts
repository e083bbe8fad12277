import { beforeEach, describe, expect, test, vi } from 'vitest'
import { drawn, rendered } from '../acts/drawn.ts'
import { aPage } from '../data/page.ts'
import { aWindow } from '../data/window.ts'

beforeEach(() => {
  aPage()
  aWindow()
})
const VIEW_ONLY = 'You can only look.'

describe('a button', () => {
  const pressed = async (props: object, viewOnly: string | null) => {
    const { Button } = await import('#ui/action/button.tsx')
    const onClick = vi.fn()
    const screen = await drawn(Button as never, { children: 'Save', onClick, ...props } as never, [], { viewOnly })
    const { props: own } = screen.part('button')
    const preventDefault = vi.fn()
    ;(own['onClick'] as (event: object) => void)({ preventDefault })
    return {
      acts: onClick.mock.calls.length === 1,
      prevented: preventDefault.mock.calls.length === 1,
      off: own['aria-disabled'] ?? false,
      busy: own['aria-busy'] ?? false,
      tip: own['data-tip'] ?? null,
      described: own['aria-describedby'] !== undefined,
    }
  }
  const works = { acts: true, prevented: false, off: false, busy: false, tip: null, described: false }
  const refused = (tip: string) => ({ ...works, acts: false, prevented: true, off: true, tip, described: true })

  test.each([
    ['as usual', {}, null, works],
    ['with a reason not to', { disabledReason: 'Not yet' }, null, refused('Not yet')],
    ['with an empty reason', { disabledReason: '' }, null, works],
    ['that is busy', { busy: true }, null, { ...works, acts: false, prevented: true, off: true, busy: true }],
    ['that only looks, on a view-only visit', {}, VIEW_ONLY, works],
    ['that changes something', { writes: true }, VIEW_ONLY, refused(VIEW_ONLY)],
    [
      'that changes something, with a reason of its own',
      { writes: true, disabledReason: 'x' },
      VIEW_ONLY,
      refused(VIEW_ONLY),
    ],
    ['that submits', { type: 'submit' }, VIEW_ONLY, refused(VIEW_ONLY)],
    ['that submits a search', { type: 'submit', writes: false }, VIEW_ONLY, works],
    ['that submits, by a user who may', { type: 'submit', writes: true }, null, works],
  ])('%s', async (_, props, viewOnly, expected) => {
    expect(await pressed(props, viewOnly)).toEqual(expected)
  })

  test('that would open a menu on press does not while it is refused', async () => {
    const { Button } = await import('#ui/action/button.tsx')
    const menu = { onPointerDown: vi.fn(), onKeyDown: vi.fn(), children: 'More' }
    const handlers = async (disabledReason: string | null) => {
      const screen = await drawn(Button as never, { ...menu, disabledReason } as never)
      const { onPointerDown, onKeyDown } = screen.part('button').props
      return [onPointerDown, onKeyDown]
    }
    expect(await handlers(null)).toEqual([menu.onPointerDown, menu.onKeyDown])
    expect(await handlers('Not yet')).toEqual([undefined, undefined])
  })
})

test.each([
  ['that is saved at once, on a view-only visit', { writes: true }, VIEW_ONLY, [], true],
  ['that is saved at once', { writes: true }, null, [true, false], undefined],
  ['of a form or a filter', {}, VIEW_ONLY, [true, false], undefined],
])('a box %s', async (_, props, viewOnly, heard, off) => {
  const { Checkbox } = await import('#ui/field/checkbox.tsx')
  const onChange = vi.fn()
  const given = { label: 'On', checked: false, onChange, ...props }
  const box = (await drawn(Checkbox as never, given as never, [], { viewOnly })).having('onCheckedChange')
  for (const next of [true, 'indeterminate']) (box['onCheckedChange'] as (to: unknown) => void)(next)
  expect([onChange.mock.calls.flat(), box['aria-disabled']]).toEqual([heard, off])
})

describe('a menu', () => {
  const Part = () => null
  const named = (name: string) => Object.defineProperty(() => Part(), 'name', { value: name })
  const parts = Object.fromEntries(
    ['Item', 'RadioGroup', 'RadioItem', 'ItemIndicator', 'Label', 'Separator'].map((name) => [name, named(name)]),
  )
  const drawnMenu = async (viewOnly: string | null) => {
    const { MenuItems } = await import('#ui/overlay/menu-items.tsx')
    const [onSelect, onChoose] = [vi.fn(), vi.fn()]
    const act = (key: string, more: object = {}) => ({ key, label: key, onSelect: () => onSelect(key), ...more })
    const flag = {
      kind: 'choice',
      key: 'flag',
      label: 'Flag',
      chosen: 'a',
      options: [{ key: 'a', label: 'A' }],
      onChoose,
    }
    const entries = [
      act('open'),
      act('edit', { writes: true }),
      act('delete', { writes: true, disabledReason: 'In use' }),
      { ...flag, writes: true },
      { ...flag, key: 'view', label: 'View' },
      { kind: 'heading', key: 'h', label: 'More' },
      { kind: 'rule', key: 'r' },
    ]
    const screen = await drawn(MenuItems as never, { parts, entries } as never, [], { viewOnly })
    const all = screen.parts().map(({ type, props }) => [(type as { name?: string }).name, props] as const)
    const of = (kind: string) => all.filter(([name]) => name === kind).map(([, props]) => props)
    for (const { onSelect: selects } of of('Item')) (selects as () => void)()
    for (const { onValueChange } of of('RadioGroup')) (onValueChange as (key: string) => void)('a')
    return {
      acts: of('Item').map(({ disabled }) => disabled),
      choices: of('RadioGroup').map((group) => [group['aria-label'], group['value']]),
      options: of('RadioItem').map(({ value, disabled }) => [value, disabled]),
      others: [of('Label').length, of('Separator').length],
      heard: [onSelect.mock.calls.flat(), onChoose.mock.calls.flat()],
      reasons: of('span')
        .filter(({ className }) => String(className).includes('reason'))
        .map(({ children }) => children),
    }
  }
  const groups = {
    choices: [
      ['Flag', 'a'],
      ['View', 'a'],
    ],
    others: [1, 1],
    heard: [
      ['open', 'edit', 'delete'],
      ['a', 'a'],
    ],
  }

  test('offers what can be done, and says why not', async () => {
    expect(await drawnMenu(null)).toMatchObject({
      ...groups,
      acts: [false, false, true],
      options: [
        ['a', false],
        ['a', false],
      ],
    })
  })

  test('holds what changes something on a view-only visit', async () => {
    expect(await drawnMenu(VIEW_ONLY)).toMatchObject({
      ...groups,
      acts: [false, true, true],
      options: [
        ['a', true],
        ['a', false],
      ],
    })
  })
})

test('a chip’s label is not removed on a view-only visit', async () => {
  const { LabelChip } = await import('#parts/label/label-chip.tsx')
  const onRemove = vi.fn()
  const chip = (viewOnly: string | null) =>
    drawn(LabelChip, { name: 'Gold', color: '#112233', onRemove }, [], { viewOnly })
  const button = (await chip(VIEW_ONLY)).part('button').props
  expect([button['onClick'], button['aria-disabled'], button['aria-description']]).toEqual([undefined, true, VIEW_ONLY])
  ;(await chip(null)).does('Remove Gold')
  expect(onRemove).toHaveBeenCalledTimes(1)
})

test('a key that changes something is off on a view-only visit', async () => {
  const { ReadOnlyKeys } = await import('./read-only-keys.ts')
  const heard: string[] = []
  const keys = (viewOnly: string | null) =>
    drawn(ReadOnlyKeys, { onKey: (key: string) => void heard.push(key) }, [], { viewOnly })
  const press = (key: string) =>
    window.dispatchEvent(
      Object.assign(new Event('keydown'), { key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }),
    )
  Object.assign(document, { querySelector: () => null })
  vi.stubGlobal('HTMLElement', class {})
  const looking = await keys(VIEW_ONLY)
  await rendered()
  for (const key of ['e', 'j']) press(key)
  looking.ends()
  await keys(null)
  await rendered()
  for (const key of ['e', 'j']) press(key)
  expect(heard).toEqual(['j', 'e', 'j'])
})
