import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { drawn, type Part, rendered, textOf } from '../acts/drawn.ts'
import { aPage } from '../data/page.ts'
import { aWindow } from '../data/window.ts'
import { ALL_KEYS } from './all-keys.ts'

const SRC = join(import.meta.dirname, '../../../src')

beforeEach(() => {
  aPage()
  Object.assign(aWindow().document, { getElementById: () => null, body: { nodeType: 1 } })
})

type Own = Readonly<Record<string, unknown>>

const isCurrent = ({ 'data-active': active, isActive, tabIndex, 'aria-label': label }: Own): boolean =>
  active === true || isActive === true || (tabIndex === 0 && label !== undefined)
const wordsOf = (own: Own): string =>
  String(
    own['aria-valuetext'] ??
      own['aria-label'] ??
      (own['entry'] as Own | undefined)?.['title'] ??
      textOf(own['children']),
  ).trim()

/** Where it is now: the active option or day, the value in the box, and whether its list is open. */
const standing = (parts: readonly Part[]): string => {
  const own = parts.map(({ props }) => props)
  const current = own.filter(isCurrent).map(wordsOf)
  const open = own.find((one) => typeof one['open'] === 'boolean')?.['open'] === true ? ['open'] : []
  const place = own.find(({ role, type }) => role === 'spinbutton' || type === 'search' || role === 'combobox')?.[
    'value'
  ]
  return [...current, ...open, ...(typeof place === 'string' || typeof place === 'number' ? [`[${place}]`] : [])].join(
    ', ',
  )
}

/** Boxes whose active option for screen readers isn’t the one that looks active. */
const misread = (parts: readonly Part[]): readonly unknown[] => {
  const own = parts.map(({ props }) => props)
  const active = own.find((one) => one['data-active'] === true)
  const list = own.find(({ role }) => role === 'listbox')
  if (typeof active?.['id'] !== 'string') return []
  return own
    .flatMap((one) => [one, one['input'] as Own | undefined, (one['list'] as { input?: Own } | undefined)?.input])
    .filter((one) => one !== undefined && 'aria-activedescendant' in one)
    .map((one) => ({ reads: one!['aria-activedescendant'], of: one!['aria-controls'] ?? list?.['id'] }))
    .filter(({ reads, of }) => reads !== active['id'] || of !== list?.['id'])
}

test.each(ALL_KEYS)('$name', async ({ at, draws, props = {}, within = [], on = 'onKeyDown', keys, box }) => {
  const heard: string[] = []
  const hearing = Object.fromEntries(
    Object.entries(props).map(([name, one]) => [
      name,
      typeof one === 'function'
        ? (...handed: readonly unknown[]) =>
            void heard.push(`${name} ${handed.map((each) => JSON.stringify(each)).join(' ')}`.trim())
        : one,
    ]),
  )
  const module = (await import(/* @vite-ignore */ join(SRC, at))) as Record<string, never>
  let screen = await drawn(module[draws]!, hearing as never)
  for (const name of [within].flat()) {
    const { type, props: own } = screen.part(name)
    screen = await drawn(type as never, own as never)
  }
  const said: [key: string, follows: string][] = []
  for (const [pressed] of keys) {
    heard.splice(0)
    const before = standing(screen.parts())
    const done: string[] = []
    if (pressed.startsWith('click ')) screen.does(pressed.slice(6))
    else {
      const [key = '', ...mods] = pressed.split('+').reverse()
      const target = {
        value: box?.value ?? '',
        selectionStart: box?.from ?? box?.caret ?? 0,
        selectionEnd: box?.caret ?? 0,
      }
      screen.does(on, {
        key: key === 'Space' ? ' ' : key,
        shiftKey: mods.includes('Shift'),
        ctrlKey: mods.includes('Ctrl'),
        metaKey: mods.includes('Meta'),
        altKey: mods.includes('Alt'),
        timeStamp: 1,
        currentTarget: target,
        target,
        nativeEvent: {
          isComposing: mods.includes('Composing'),
          stopImmediatePropagation: () => void done.push('alone'),
        },
        preventDefault: () => void done.push('taken'),
        stopPropagation: () => void done.push('kept'),
      })
    }
    await rendered()
    const after = standing(screen.parts())
    expect(misread(screen.parts())).toEqual([])
    const follows = [
      ...(after === before ? [] : [after || 'nothing']),
      ...heard,
      ...done.filter((one) => one !== 'taken'),
    ]
    const isTaken = done.includes('taken') || pressed.startsWith('click ')
    said.push([
      pressed,
      [...follows, ...(isTaken || follows.length === 0 ? [] : ['left'])].join('; ') || (isTaken ? 'taken' : 'left'),
    ])
  }
  expect(said).toEqual(keys)
})
