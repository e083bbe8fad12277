import { expect } from 'vitest'
import { eachPressed, HEARD, type Press } from './presses.ts'

const gold = { labelID: 1, labelName: 'Gold', labelModuleKey: 'payment', labelColor: '#112233', labelIcon: 'tag' }
const vip = { labelID: 2, labelName: 'VIP', labelModuleKey: 'payment', labelColor: '#112233', labelIcon: 'star' }
const many = (changed: readonly number[], made?: number) => ({
  labels: [gold, vip],
  own: [[1], [1, 2]],
  onChange: () => Promise.resolve(changed),
  onCreate: () => Promise.resolve(made),
  onManage: HEARD,
  noun: 'customer',
})
const MANY = { at: 'parts/label/label-many.tsx', draws: 'LabelMany' } as const
const fields = [
  { id: 'f_a', type: 'text', title: 'Metal' },
  { id: 'f_b', type: 'money', title: 'Price' },
]
const theirs = { fields: fields.slice(0, 1), version: 4 }

export const PART_PRESSES: readonly Press[] = [
  ...eachPressed('labels of several customers', { ...MANY, props: many([4, 5], 9) }, [
    ['one added', [['LabelPicker.onChange', [1, 2]]], { said: ['Added “VIP” to 2 customers'] }],
    ['one removed', [['LabelPicker.onChange', []]], { said: ['Removed “Gold” from 2 customers'] }],
    ['one made', [['LabelPicker.onCreate', 'Silver']], { said: ['Added “Silver” to 2 customers'] }],
    ['none made', [['LabelPicker.onCreate', 'Silver']], {}, { props: many([4]) }],
    [
      'one that all had',
      [['LabelPicker.onChange', [1, 2]]],
      { said: ['Added “VIP” to 0 customers'] },
      { props: many([]) },
    ],
    ['managed', [['LabelPicker.onManage']], { heard: [['onManage']] }],
  ]),
  ...eachPressed(
    'a choice of labels',
    {
      at: 'parts/label/label-picker.tsx',
      draws: 'LabelChoices',
      props: { labels: [gold, vip], selected: [1], onChange: HEARD, onCreate: HEARD, onManage: HEARD },
    },
    [['managed', [['Manage labels']], { heard: [['onManage', expect.anything()]] }]],
  ),
  ...eachPressed(
    'the labels of an item',
    {
      at: 'parts/label/labels-line.tsx',
      draws: 'LabelsLine',
      props: { module: 'payment', selected: [1], onChange: HEARD },
      answers: { 'labels/save': { labels: [gold, { ...vip, labelID: 9, labelName: 'Silver' }] } },
    },
    [
      ['one removed', [['LabelChip.onRemove']], { heard: [['onChange', []]] }],
      ['one added', [['LabelPicker.onChange', [1, 2]]], { heard: [['onChange', [1, 2]]] }],
      [
        'one made',
        [['LabelPicker.onCreate', 'Silver']],
        {
          heard: [['onChange', [1, 9]]],
          calls: [['labels/save', { label: { labelName: 'Silver', labelModuleKey: 'payment' } }]],
        },
      ],
    ],
  ),
  ...eachPressed(
    'a filter by label',
    { at: 'parts/label/label-filter.tsx', draws: 'LabelFilter', props: { labels: [gold], value: 1, onChange: HEARD } },
    [
      ['one', [['Label', 1]], { heard: [['onChange', 1]] }],
      ['any', [['Label', 0]], { heard: [['onChange', null]] }],
    ],
  ),
  ...eachPressed(
    'an employee chosen',
    {
      at: 'parts/employee/employee-selector-dialog.tsx',
      draws: 'EmployeeSelectorDialog',
      props: { open: true, title: 'Assign', employees: [], value: null, onSelect: HEARD, onClose: HEARD },
    },
    [
      [
        'nobody',
        [['GenericSelectDialog.onSelect', 0]],
        {
          heard: [['onSelect', null]],
          shows: {
            GenericSelectDialog: {
              open: true,
              title: 'Assign',
              mode: 'grid',
              searchLabel: 'Search employees',
              value: 0,
              items: [{ value: 0, title: 'Nobody' }],
            },
          },
        },
      ],
      [
        'Kim',
        [['GenericSelectDialog.onSelect', 6]],
        {
          heard: [['onSelect', 6]],
          shows: {
            GenericSelectDialog: {
              open: true,
              title: 'Assign',
              mode: 'grid',
              searchLabel: 'Search employees',
              value: 0,
              items: [{ value: 0, title: 'Nobody' }],
            },
          },
        },
      ],
      [
        'closed',
        [['GenericSelectDialog.onClose']],
        {
          heard: [['onClose']],
          shows: {
            GenericSelectDialog: {
              open: true,
              title: 'Assign',
              mode: 'grid',
              searchLabel: 'Search employees',
              value: 0,
              items: [{ value: 0, title: 'Nobody' }],
            },
          },
        },
      ],
    ],
  ),
  ...eachPressed(
    'rights',
    {
      at: 'parts/employee/permission-boxes.tsx',
      draws: 'PermissionBoxes',
      props: { value: ['users', 'messages'], held: ['messages', 'refunds'], onChange: HEARD },
    },
    [
      ['one more', [['Refund payments', true]], { heard: [['onChange', ['users', 'messages', 'refunds']]] }],
      ['one less', [['Add and edit users', false]], { heard: [['onChange', ['messages']]] }],
    ],
  ),
  ...eachPressed(
    'an invitation link',
    {
      at: 'parts/employee/invite-link-dialog.tsx',
      draws: 'InviteLinkDialog',
      props: { name: 'Kim', url: 'https://xd.test/invite/1', onClose: HEARD },
    },
    [['done', [['Done']], { heard: [['onClose', expect.anything()]] }]],
  ),
  ...eachPressed(
    'a key’s secret',
    {
      at: 'parts/employee/secret-dialog.tsx',
      draws: 'SecretDialog',
      props: { name: 'Till', secret: 's3cret', isRotated: false, onClose: HEARD },
    },
    [['done', [['Done']], { heard: [['onClose', expect.anything()]] }]],
  ),
  ...eachPressed(
    'custom fields in the editor',
    {
      at: 'parts/custom-fields/editor/form-editor.tsx',
      draws: 'FormEditor',
      props: { module: 'payments', saved: { fields, version: 3 }, about: null, onCancel: HEARD },
      answers: {
        'settings/custom-fields/fetch': { fields, version: 3, records: { f_a: 2 } },
        'settings/custom-fields/save': { fields, version: 4 },
      },
    },
    [
      ['canceled', [['Cancel']], { heard: [['onCancel', expect.anything()]] }],
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
      props: { base: { fields, version: 3 }, theirs, onUse: HEARD, onKeep: HEARD },
    },
    [
      ['used', [['View their version'], ['Use theirs']], { heard: [['onUse', expect.anything()]] }],
      ['not used', [['View their version'], ['Keep mine']], { heard: [['onKeep', expect.anything()]] }],
      ['closed', [['View their version'], ['Dialog.onClose']], { shows: {} }],
    ],
  ),
  ...eachPressed(
    'a new field',
    { at: 'parts/custom-fields/editor/add-fields.tsx', draws: 'AddFields', props: { count: 3, onAdd: HEARD } },
    [
      ['a heading', [['Add a heading']], { heard: [['onAdd', 'heading']] }],
      ['text', [['Add a text field']], { heard: [['onAdd', 'text']] }],
      ['money', [['Add a money field']], { heard: [['onAdd', 'money']] }],
    ],
  ),
  ...eachPressed(
    'a company without stores',
    { at: 'parts/page/no-stores.tsx', draws: 'NoStores', before: [[['stores/list', {}], { stores: [] }]] },
    [['stores opened', [['Open Stores']], { goes: '/settings/stores' }]],
  ),
  ...eachPressed(
    'labels managed',
    {
      at: 'features/labels/label-manager-dialog.tsx',
      draws: 'LabelManagerDialog',
      props: { module: 'payment', onClose: HEARD },
    },
    [
      ['a new one', [['New label']], { shows: { LabelForm: { module: 'payment', label: null } } }],
      [
        'a new one of another module',
        [['Labels of', 'customer'], ['New label']],
        { shows: { LabelForm: { module: 'customer', label: null } } },
      ],
      ['a new one, closed', [['New label'], ['LabelForm.onClose']], { shows: {} }],
      ['closed', [['Close']], { heard: [['onClose', expect.anything()]] }],
    ],
  ),
]
