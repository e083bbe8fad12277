import type { FieldDefinition } from '@xd/core/domain/fields/definition.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { drawn, rendered } from '../acts/drawn.ts'
import { aPage } from '../data/page.ts'
import { aWindow } from '../data/window.ts'

const SIZE: FieldDefinition = { id: 'f_size', type: 'text', title: 'Ring size', config: { permission: 'loans' } }
const PLAIN: FieldDefinition = { id: 'f_size', type: 'text', title: 'Ring size' }
const DAY: FieldDefinition = { id: 'f_day', type: 'date', title: 'Birthday', config: { permission: 'loans' } }
const SHOWN: FieldDefinition = {
  ...DAY,
  config: { permission: 'loans', showOnCalendar: true, repeatYearly: true, calendarID: 8 },
}

let page: ReturnType<typeof aPage>
beforeEach(() => {
  page = aPage()
  aWindow()
})

const open = async (field: FieldDefinition, more: object = {}) => {
  const { FieldRow } = await import('#parts/custom-fields/editor/field-row.tsx')
  const heard: unknown[] = []
  const hear = (name: string) => (told: unknown) => void heard.push([name, told])
  const screen = await drawn(FieldRow, {
    ...{ field, module: 'customer', fault: undefined, isFirst: false, isLast: false, isNew: false },
    ...{
      onChange: hear('change'),
      onType: hear('type'),
      onMove: hear('move'),
      onRemove: () => void heard.push('remove'),
    },
    ...more,
  } as never)
  return { screen, heard }
}

describe('a custom field', () => {
  test.each<[label: string, given: unknown, told: unknown]>([
    ['Title', 'Size', ['change', { ...SIZE, title: 'Size' }]],
    ['Type', 'money', ['type', 'money']],
    ['Who can fill it in', 'refunds', ['change', { ...SIZE, config: { permission: 'refunds' } }]],
    ['Who can fill it in', 'everyone', ['change', PLAIN]],
  ])('changes its %s to %s', async (label, given, told) => {
    const { screen, heard } = await open(SIZE)
    screen.control(label)['onChange']!(given)
    expect(heard).toEqual([told])
  })

  test('of the same type is not changed', async () => {
    const { screen, heard } = await open(SIZE)
    screen.control('Type')['onChange']!('text')
    expect(heard).toEqual([])
  })

  test('says who fills it in, and its fault', async () => {
    const said = async (field: FieldDefinition) => {
      const { screen } = await open(field, { fault: 'Name it' })
      return [screen.control('Who can fill it in')['value'], screen.control('Title')['error']]
    }
    expect(await said(SIZE)).toEqual(['loans', 'Name it'])
    expect(await said(PLAIN)).toEqual(['everyone', 'Name it'])
  })

  test('has a description until it is left blank', async () => {
    const { screen, heard } = await open(SIZE)
    screen.does('Add a description')
    expect(heard).toEqual([['change', { ...SIZE, description: '' }]])
    for (const [description, told] of [
      [' ', [['change', SIZE]]],
      ['In millimeters', []],
    ] as const) {
      const blank = await open({ ...SIZE, description })
      ;(blank.screen.control('Description')['onBlur'] as () => void)()
      expect(blank.heard).toEqual(told)
    }
  })

  test.each([
    [{}, { 'Move up': -1, 'Move down': 1 }],
    [{ isFirst: true }, { 'Move down': 1 }],
    [{ isLast: true }, { 'Move up': -1 }],
  ])('moves within the form: %j', async (place, moves) => {
    const { screen, heard } = await open(SIZE, place)
    expect(
      Object.keys(screen.offers()).filter((words) => words.startsWith('Move ') && words !== 'Move Ring size'),
    ).toEqual(Object.keys(moves))
    for (const words of Object.keys(moves)) screen.does(words)
    screen.does('Remove')
    expect(heard).toEqual([...Object.values(moves).map((by) => ['move', by]), 'remove'])
  })
})

describe('a date', () => {
  const options = async (field: FieldDefinition) => {
    page.answers['calendar/categories/list'] = () => ({
      categories: [
        { catID: 7, catTitle: 'Birthdays' },
        { catID: 8, catTitle: 'Days off' },
      ],
    })
    const { DateOptions } = await import('#parts/custom-fields/editor/date-options.tsx')
    const { SESSION } = await import('../acts/drawn.ts')
    const heard: FieldDefinition[] = []
    const props = { field, onChange: (next: FieldDefinition) => void heard.push(next) }
    const features = [...SESSION.company.features, 'calendar'] as typeof SESSION.company.features
    const session = { ...SESSION, company: { ...SESSION.company, features } }
    const { type, props: own } = (await drawn(DateOptions, props, [], { session })).part('CalendarOptions')
    const screen = await drawn(type as never, own as never, [], { session })
    await vi.waitFor(() => expect(page.names()).toContain('calendar/categories/list'))
    await rendered()
    return { screen, heard }
  }

  test.each<[label: string, given: unknown, from: FieldDefinition, config: object]>([
    ['Show on Calendar', true, DAY, { permission: 'loans', showOnCalendar: true, calendarID: 7 }],
    ['Show on Calendar', false, SHOWN, { permission: 'loans' }],
    ['Repeats Yearly', false, SHOWN, { permission: 'loans', showOnCalendar: true, calendarID: 8 }],
    [
      'Repeats Yearly',
      true,
      { ...DAY, config: { showOnCalendar: true, calendarID: null } },
      { showOnCalendar: true, calendarID: null, repeatYearly: true },
    ],
    ['Calendar', '7', SHOWN, { ...SHOWN.config, calendarID: 7 }],
    ['Calendar', 'none', SHOWN, { ...SHOWN.config, calendarID: null }],
  ])('%s: %s', async (label, given, from, config) => {
    const { screen, heard } = await options(from)
    screen.control(label)['onChange']!(given)
    expect(heard).toEqual([{ ...from, config }])
  })

  test('shows what it has', async () => {
    const { screen } = await options(SHOWN)
    expect([screen.control('Repeats Yearly')['checked'], screen.control('Calendar')['value']]).toEqual([true, '8'])
    const plain = await options(DAY)
    expect(plain.screen.control('Show on Calendar')['checked']).toBe(false)
    expect(() => plain.screen.control('Calendar')).toThrow()
  })
})
