import { eachPressed, EVENT, nothing, type Press } from './press.ts'

const fields = [
  { id: 'f_a', type: 'text', title: 'Metal' },
  { id: 'f_b', type: 'money', title: 'Price' },
]
const SAVED_ELSEWHERE = ['Someone else just saved these fields.']
const theirs = { fields: fields.slice(0, 1), version: 4 }

export const FIELD_PRESSES: readonly Press[] = [
  ...eachPressed(
    'custom fields in the editor',
    {
      at: 'parts/custom-fields/editor/form-editor.tsx',
      draws: 'FormEditor',
      props: { module: 'payments', saved: { fields, version: 3 }, about: null, onCancel: nothing },
      answers: {
        'settings/custom-fields/fetch': { fields, version: 3, records: { f_a: 2 } },
        'settings/custom-fields/save': { fields, version: 4 },
      },
    },
    [
      ['canceled', [['Cancel']], { heard: [['onCancel', EVENT]] }],
      [
        'moved and saved',
        [['SortableList.onMove', 0, 1], ['Save']],
        {
          calls: [
            [
              'settings/custom-fields/save',
              {
                moduleID: 'payments',
                fields: [
                  { id: 'f_b', type: 'money', title: 'Price' },
                  { id: 'f_a', type: 'text', title: 'Metal' },
                ],
                expectedVersion: 3,
              },
            ],
          ],
          said: ['Custom fields saved'],
        },
      ],
      [
        'the first moved down and saved',
        [['FieldRow.onMove', 1], ['Save']],
        {
          calls: [
            [
              'settings/custom-fields/save',
              {
                moduleID: 'payments',
                fields: [
                  { id: 'f_b', type: 'money', title: 'Price' },
                  { id: 'f_a', type: 'text', title: 'Metal' },
                ],
                expectedVersion: 3,
              },
            ],
          ],
          said: ['Custom fields saved'],
        },
      ],
      [
        'the first renamed and saved',
        [['FieldRow.onChange', { ...fields[0], title: ' Ore ' }], ['Save']],
        {
          calls: [
            [
              'settings/custom-fields/save',
              {
                moduleID: 'payments',
                fields: [
                  { id: 'f_a', type: 'text', title: 'Ore' },
                  { id: 'f_b', type: 'money', title: 'Price' },
                ],
                expectedVersion: 3,
              },
            ],
          ],
          said: ['Custom fields saved'],
        },
      ],
      ['the first without a title', [['FieldRow.onChange', { ...fields[0], title: ' ' }], ['Save']], {}],
      [
        'the first removed',
        [['FieldRow.onRemove']],
        {
          calls: [['settings/custom-fields/fetch', { moduleID: 'payments', counts: true }]],
          shows: {
            ConfirmDialog: {
              open: true,
              title: 'Remove “Metal”?',
              description: 'Saving then deletes its data from 2 records. That can’t be undone.',
              confirm: 'Remove field',
              danger: true,
            },
          },
        },
      ],
      [
        'the first removed at last, and saved',
        [['FieldRow.onRemove'], ['ConfirmDialog.onConfirm'], ['Save']],
        {
          calls: [
            ['settings/custom-fields/fetch', { moduleID: 'payments', counts: true }],
            ['settings/custom-fields/fetch', { moduleID: 'payments', counts: true }],
          ],
          shows: {
            ConfirmDialog: {
              open: true,
              title: 'Save and delete this data?',
              confirm: 'Save and delete',
              danger: true,
            },
          },
        },
      ],
      [
        'the first kept',
        [['FieldRow.onRemove'], ['ConfirmDialog.onCancel']],
        { calls: [['settings/custom-fields/fetch', { moduleID: 'payments', counts: true }]], shows: {} },
      ],
      [
        'the first of another type',
        [['FieldRow.onType', 'money']],
        {
          calls: [['settings/custom-fields/fetch', { moduleID: 'payments', counts: true }]],
          shows: {
            ConfirmDialog: {
              open: true,
              title: 'Change “Metal” to Money?',
              description:
                '2 records have data in it. Saving keeps what fits the new type and deletes the rest. That can’t be undone.',
              confirm: 'Change type',
              danger: true,
            },
          },
        },
      ],
    ],
  ),
  ...eachPressed(
    'a colleague’s fields',
    {
      at: 'parts/custom-fields/editor/their-version.tsx',
      draws: 'TheirVersion',
      props: { base: { fields, version: 3 }, theirs, onUse: nothing, onKeep: nothing },
    },
    [
      ['used', [['View their version'], ['Use theirs']], { heard: [['onUse', EVENT]], failures: SAVED_ELSEWHERE }],
      ['not used', [['View their version'], ['Keep mine']], { heard: [['onKeep', EVENT]], failures: SAVED_ELSEWHERE }],
      ['closed', [['View their version'], ['Dialog.onClose']], { failures: SAVED_ELSEWHERE, shows: {} }],
    ],
  ),
  ...eachPressed(
    'a new field',
    { at: 'parts/custom-fields/editor/add-fields.tsx', draws: 'AddFields', props: { count: 3, onAdd: nothing } },
    [
      ['a heading', [['Add a heading']], { heard: [['onAdd', 'heading']] }],
      ['text', [['Add a text field']], { heard: [['onAdd', 'text']] }],
      ['money', [['Add a money field']], { heard: [['onAdd', 'money']] }],
    ],
  ),
]
