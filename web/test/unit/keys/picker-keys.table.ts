import { nothing } from '../conversation/sample.ts'
import type { Keys } from './keys.ts'

const month = (name: string, props: object, keys: Keys['keys']): Keys => ({
  name: `a month: ${name}`,
  at: 'ui/picker/month-grid.tsx',
  draws: 'MonthGrid',
  props: { value: '2026-11-25', today: '2026-11-24', onChange: nothing, ...props },
  keys,
})
const items = (count: number) => Array.from({ length: count }, (_, at) => ({ value: at + 1, title: `Store ${at + 1}` }))
const choice = (name: string, props: object, keys: Keys['keys'], on = 'onKeyDown'): Keys => ({
  name: `a dialog of choices: ${name}`,
  at: 'ui/picker/generic-select-dialog.tsx',
  draws: 'GenericSelectDialog',
  within: 'Choices',
  on,
  props: { open: true, title: 'Stores', items: items(8), value: 3, onSelect: nothing, onClose: nothing, ...props },
  keys,
})
const FLAGS = [
  { value: 'none', label: 'No flag' },
  { value: 'red', label: 'Red' },
  { value: 'rose', label: 'Rose' },
  { value: 'sky', label: 'Sky blue' },
]
const select = (name: string, props: object, keys: Keys['keys']): Keys => ({
  name: `a field with a list: ${name}`,
  at: 'ui/field/select-field.tsx',
  draws: 'SelectField',
  props: { label: 'Flag', value: 'red', options: FLAGS, onChange: nothing, ...props },
  keys,
})
const combo = (name: string, props: object, keys: Keys['keys']): Keys => ({
  name: `a field with a long list: ${name}`,
  at: 'ui/field/combobox.tsx',
  draws: 'Combobox',
  props: {
    label: 'Store',
    value: 2,
    options: items(12).map(({ value, title }) => ({ value, text: title })),
    onChange: nothing,
    ...props,
  },
  keys,
})
const square = (value: object, keys: Keys['keys']): Keys => ({
  name: `the color square from ${JSON.stringify(value)}`,
  at: 'ui/picker/saturation-square.tsx',
  draws: 'SaturationSquare',
  props: { value, onChange: nothing },
  keys,
})
const search = (value: string, keys: Keys['keys']): Keys => ({
  name: `a search box with “${value}”`,
  at: 'ui/field/search-box.tsx',
  draws: 'SearchBox',
  props: { label: 'Search', value, onChange: nothing, onKeyDown: undefined },
  keys,
})

export const PICKER_KEYS: readonly Keys[] = [
  month('by arrows', {}, [
    ['ArrowLeft', 'Tuesday, November 24, 2026, today'],
    ['ArrowRight', 'Wednesday, November 25, 2026'],
    ['ArrowUp', 'Wednesday, November 18, 2026'],
    ['ArrowDown', 'Wednesday, November 25, 2026'],
    ['End', 'Saturday, November 28, 2026'],
    ['Home', 'Sunday, November 22, 2026'],
    ['x', 'left'],
  ]),
  month('by months and years', {}, [
    ['PageUp', 'Sunday, October 25, 2026'],
    ['PageDown', 'Wednesday, November 25, 2026'],
    ['Shift+PageUp', 'Tuesday, November 25, 2025'],
    ['Shift+PageDown', 'Wednesday, November 25, 2026'],
    ['click Next month', 'Friday, December 25, 2026'],
    ['click Previous month', 'Wednesday, November 25, 2026'],
  ]),
  month('from its first day to its last', { min: '2026-11-20', max: '2026-11-27' }, [
    ['PageUp', 'Friday, November 20, 2026'],
    ['PageDown', 'Friday, November 27, 2026'],
    ['ArrowDown', 'taken'],
    ['Home', 'Sunday, November 22, 2026'],
    ['ArrowUp', 'Friday, November 20, 2026'],
    ['click Thursday, November 19, 2026', 'taken'],
    ['click Friday, November 20, 2026', 'onChange "2026-11-20"'],
    ['click Friday, November 27, 2026', 'Friday, November 27, 2026; onChange "2026-11-27"'],
    ['click Saturday, November 28, 2026', 'taken'],
  ]),
  month('without a day yet', { value: null }, [
    ['ArrowLeft', 'Monday, November 23, 2026'],
    ['click Tuesday, November 24, 2026, today', 'Tuesday, November 24, 2026, today; onChange "2026-11-24"'],
  ]),
  choice(
    'a list',
    {},
    [
      ['ArrowDown', 'Store 2'],
      ['PageDown', 'Store 8'],
      ['ArrowDown', 'Store 1'],
      ['ArrowUp', 'Store 8'],
      ['PageUp', 'Store 1'],
      ['ArrowRight', 'left'],
      ['Space', 'left'],
      ['Ctrl+Enter', 'left'],
      ['Composing+Enter', 'left'],
      ['Enter', 'onSelect 1; onClose'],
    ],
    'list.onKeyDown',
  ),
  choice(
    'in columns',
    { mode: 'grid' },
    [
      ['ArrowRight', 'Store 2'],
      ['ArrowDown', 'Store 5'],
      ['ArrowDown', 'Store 8'],
      ['ArrowDown', 'taken'],
      ['ArrowLeft', 'Store 7'],
      ['ArrowUp', 'Store 4'],
      ['ArrowUp', 'Store 1'],
      ['ArrowUp', 'taken'],
    ],
    'list.onKeyDown',
  ),
  choice('short, without a search', { items: items(2), searchable: false }, [
    ['ArrowDown', 'Stores, Store 2'],
    ['Space', 'onSelect 2; onClose'],
    ['ArrowDown', 'Stores, Store 1'],
    ['Enter', 'onSelect 1; onClose'],
  ]),
  choice('several', { values: [1], searchable: false }, [
    ['Space', 'onSelect 1'],
    ['ArrowDown', 'Stores, Store 2'],
    ['Enter', 'onSelect 2'],
  ]),
  select('opened and closed', {}, [
    ['ArrowDown', 'Red, open'],
    ['Escape', 'nothing; kept; left'],
    ['ArrowUp', 'Red, open'],
    ['Tab', 'nothing; left'],
    ['Enter', 'Red, open'],
    ['Escape', 'nothing; kept; left'],
    ['Space', 'Red, open'],
    ['ArrowDown', 'Rose, open'],
    ['Space', 'nothing; onChange "rose"'],
  ]),
  select('an option by its letters', {}, [
    ['r', 'onChange "red"'],
    ['o', 'onChange "rose"'],
    ['Space', 'Red, open'],
    ['z', 'taken'],
    ['Ctrl+s', 'left'],
  ]),
  select('a word with a space', {}, [
    ['s', 'onChange "sky"'],
    ['k', 'onChange "sky"'],
    ['y', 'onChange "sky"'],
    ['Space', 'Red, open'],
    ['b', 'taken'],
  ]),
  select('an option by its letters while it is open', {}, [
    ['ArrowDown', 'Red, open'],
    ['s', 'Sky blue, open'],
    ['Enter', 'nothing; onChange "sky"'],
  ]),
  select('not to be opened', { disabled: true }, [
    ['ArrowDown', 'taken'],
    ['Enter', 'taken'],
    ['Space', 'taken'],
  ]),
  select('nothing chosen yet', { value: null }, [
    ['Enter', 'No flag, open'],
    ['ArrowUp', 'Sky blue, open'],
    ['Enter', 'nothing; onChange "sky"'],
  ]),
  combo('opened and closed', {}, [
    ['Escape', 'left'],
    ['ArrowDown', 'Store 2, open, [Store 2]'],
    ['Escape', '[Store 2]; kept; left'],
    ['ArrowUp', 'Store 2, open, [Store 2]'],
    ['ArrowUp', 'Store 1, open, [Store 2]'],
    ['ArrowUp', 'Store 12, open, [Store 2]'],
    ['ArrowUp', 'Store 11, open, [Store 2]'],
    ['Enter', '[Store 2]; onChange 11'],
    ['Enter', 'left'],
  ]),
  combo('disabled', { disabled: true }, [['ArrowDown', 'taken']]),
  combo('a value that it lacks', { value: 99 }, [
    ['ArrowDown', 'Store 1, open, []'],
    ['PageDown', 'Store 9, open, []'],
    ['PageDown', 'Store 12, open, []'],
    ['Enter', '[]; onChange 12'],
  ]),
  square({ hue: 20, saturation: 50, brightness: 95 }, [
    ['ArrowLeft', 'onChange {"hue":20,"saturation":49,"brightness":95}'],
    ['ArrowRight', 'onChange {"hue":20,"saturation":51,"brightness":95}'],
    ['ArrowUp', 'onChange {"hue":20,"saturation":50,"brightness":96}'],
    ['ArrowDown', 'onChange {"hue":20,"saturation":50,"brightness":94}'],
    ['Shift+ArrowLeft', 'onChange {"hue":20,"saturation":40,"brightness":95}'],
    ['Shift+ArrowRight', 'onChange {"hue":20,"saturation":60,"brightness":95}'],
    ['Shift+ArrowUp', 'onChange {"hue":20,"saturation":50,"brightness":100}'],
    ['Shift+ArrowDown', 'onChange {"hue":20,"saturation":50,"brightness":85}'],
    ['PageUp', 'onChange {"hue":20,"saturation":50,"brightness":100}'],
    ['PageDown', 'onChange {"hue":20,"saturation":50,"brightness":85}'],
    ['Home', 'onChange {"hue":20,"saturation":0,"brightness":95}'],
    ['End', 'onChange {"hue":20,"saturation":100,"brightness":95}'],
    ['x', 'left'],
  ]),
  square({ hue: 20, saturation: 0, brightness: 0 }, [
    ['ArrowLeft', 'onChange {"hue":20,"saturation":0,"brightness":0}'],
    ['ArrowDown', 'onChange {"hue":20,"saturation":0,"brightness":0}'],
    ['PageDown', 'onChange {"hue":20,"saturation":0,"brightness":0}'],
  ]),
  search('', [
    ['Escape', 'left'],
    ['ArrowDown', 'left'],
  ]),
  search('ana', [
    ['Escape', 'onChange ""; kept; alone; left'],
    ['ArrowDown', 'left'],
  ]),
]
