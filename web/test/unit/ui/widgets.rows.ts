import { eachPressed, EVENT, nothing, type Press } from '../presses/press.ts'

const PICKER = { at: 'ui/picker/date-time-picker.tsx', draws: 'DateTimePicker', within: 'Picker' } as const
const NOW = '2026-11-24T09:30'
const saved = (local: string) => ({ heard: [['onSave', local], ['onClose']] as const })
const picking = (change: object) => ({ props: { open: true, onClose: nothing, onSave: nothing, now: NOW, ...change } })
const whenPast = { act: 'Send now', onAct: nothing }
export const UI_PRESSES: readonly Press[] = [
  ...eachPressed('a time to choose', { ...PICKER, props: {} }, [
    ['as it was', [['Dialog']], saved('2026-11-24T10:00'), picking({ value: '2026-11-24T10:00' })],
    ['none yet', [['Dialog']], saved('2026-11-24T09:30'), picking({ value: null })],
    ['a day alone', [['Dialog']], saved('2026-11-25T09:00'), picking({ value: '2026-11-25' })],
    [
      'another day and time',
      [['MonthGrid.onChange', '2026-11-30'], ['TimeInput.onChange', '16:15'], ['Dialog']],
      saved('2026-11-30T16:15'),
      picking({ value: null }),
    ],
    [
      'one that is offered',
      [['Tomorrow'], ['Dialog']],
      saved('2026-11-25T08:00'),
      picking({ value: null, offers: [{ local: '2026-11-25T08:00', label: 'Tomorrow' }] }),
    ],
    [
      'earlier today, which is only warned of',
      [['Dialog']],
      saved('2026-11-24T09:00'),
      picking({ value: '2026-11-24T09:00' }),
    ],
    ['yesterday', [['Dialog']], {}, picking({ value: '2026-11-23T10:00' })],
    [
      'yesterday, where it may be',
      [['Dialog']],
      saved('2026-11-23T10:00'),
      picking({ value: '2026-11-23T10:00', allowPast: true }),
    ],
    ['before the first', [['Dialog']], {}, picking({ value: '2026-11-24T11:59', min: '2026-11-24T12:00' })],
    [
      'the first',
      [['Dialog']],
      saved('2026-11-24T12:00'),
      picking({ value: '2026-11-24T12:00', min: '2026-11-24T12:00' }),
    ],
    ['after the last', [['Dialog']], {}, picking({ value: '2026-11-25T12:01', max: '2026-11-25T12:00' })],
    [
      'the last',
      [['Dialog']],
      saved('2026-11-25T12:00'),
      picking({ value: '2026-11-25T12:00', max: '2026-11-25T12:00' }),
    ],
    [
      'the end of the last day',
      [['Dialog']],
      saved('2026-11-25T23:59'),
      picking({ value: '2026-11-25T23:59', max: '2026-11-25' }),
    ],
    ['the day after the last', [['Dialog']], {}, picking({ value: '2026-11-26T00:00', max: '2026-11-25' })],
    ['the current minute', [['Dialog']], saved(NOW), picking({ value: NOW })],
    ['the current minute, which has begun', [['Dialog']], {}, picking({ value: NOW, whenPast })],
    ['the next minute', [['Dialog']], saved('2026-11-24T09:31'), picking({ value: '2026-11-24T09:31', whenPast })],
    [
      'at once instead',
      [['Send now']],
      { heard: [['whenPast.onAct'], ['onClose']] },
      { ...picking({ value: NOW, whenPast }), hears: ['whenPast.onAct'] },
    ],
    ['nothing', [['Cancel']], { heard: [['onClose', EVENT]] }, picking({ value: null })],
  ]),
  ...eachPressed(
    'a time',
    { at: 'ui/picker/time-input.tsx', draws: 'TimeInput', props: { value: '12:05', onChange: nothing } },
    [
      ['another hour', [['Hour', 3]], { heard: [['onChange', '15:05']] }],
      ['another minute', [['Minute', 59]], { heard: [['onChange', '12:59']] }],
      ['midnight', [['AM or PM', 'AM']], { heard: [['onChange', '00:05']] }],
      ['a quarter to', [[':45']], { heard: [['onChange', '12:45']] }],
    ],
  ),
  ...eachPressed(
    'a missing value',
    {
      at: 'ui/field/inline-field.tsx',
      draws: 'InlineField',
      props: {
        label: 'Email',
        add: 'Add email',
        problem: (text: string) => (text.includes('@') ? undefined : 'No address.'),
        onSave: () => Promise.resolve(),
      },
    },
    [
      ['typed', [['Add email'], ['Email', 'a@b'], ['form']], { heard: [['onSave', 'a@b']] }],
      ['that is none', [['Add email'], ['Email', 'ab'], ['form']], {}],
      [
        'that is none, and then one',
        [['Add email'], ['Email', 'ab'], ['form'], ['Email', 'a@b'], ['form']],
        { heard: [['onSave', 'a@b']] },
      ],
    ],
  ),
  ...eachPressed(
    'a filter’s values',
    {
      at: 'ui/field/toggle-choices.tsx',
      draws: 'ToggleChoices',
      props: {
        label: 'Flag',
        none: 0,
        value: 2,
        options: [
          { value: 1, label: 'A' },
          { value: 2, label: 'B' },
        ],
        onChoose: nothing,
      },
    },
    [
      ['another', [['onValueChange', '1']], { heard: [['onChoose', 1]] }],
      ['the same again', [['onValueChange', '']], { heard: [['onChoose', 0]] }],
    ],
  ),
  ...eachPressed(
    'a color',
    {
      at: 'ui/picker/color-selector-dialog.tsx',
      draws: 'ColorSelectorDialog',
      within: 'Selector',
      props: { open: true, value: '#112233', onSelect: nothing, onClose: nothing },
    },
    [
      ['as it was', [['EditorDialog']], { heard: [['onSelect', '#112233'], ['onClose']] }],
      ['typed', [['Hex', 'B2622F'], ['EditorDialog']], { heard: [['onSelect', '#b2622f'], ['onClose']] }],
      ['typed in short', [['Hex', '#b26'], ['EditorDialog']], { heard: [['onSelect', '#bb2266'], ['onClose']] }],
      [
        'of another hue',
        [['Hue', { target: { value: '0' } }], ['EditorDialog']],
        { heard: [['onSelect', '#331111'], ['onClose']] },
      ],
    ],
  ),
]
