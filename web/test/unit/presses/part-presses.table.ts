import { eachPressed, EVENT, nothing, type Press } from './press.ts'

const gold = { labelID: 1, labelName: 'Gold', labelModuleKey: 'payment', labelColor: '#112233', labelIcon: 'tag' }
const vip = { labelID: 2, labelName: 'VIP', labelModuleKey: 'payment', labelColor: '#112233', labelIcon: 'star' }
const many = (changed: readonly number[], made?: number) => ({
  labels: [gold, vip],
  own: [[1], [1, 2]],
  onChange: () => Promise.resolve(changed),
  onCreate: () => Promise.resolve(made),
  onManage: nothing,
  noun: 'customer',
})
const MANY = { at: 'parts/label/label-many.tsx', draws: 'LabelMany' } as const

export const PART_PRESSES: readonly Press[] = [
  ...eachPressed('labels of several customers', { ...MANY, props: many([4, 5], 9) }, [
    [
      'one added',
      [['LabelPicker.onChange', [1, 2]]],
      { heard: [['onChange', 2, false]], said: ['Added “VIP” to 2 customers'] },
    ],
    [
      'one removed',
      [['LabelPicker.onChange', []]],
      { heard: [['onChange', 1, true]], said: ['Removed “Gold” from 2 customers'] },
    ],
    [
      'one made',
      [['LabelPicker.onCreate', 'Silver']],
      {
        heard: [
          ['onCreate', 'Silver'],
          ['onChange', 9, false],
        ],
        said: ['Added “Silver” to 2 customers'],
      },
    ],
    ['none made', [['LabelPicker.onCreate', 'Silver']], { heard: [['onCreate', 'Silver']] }, { props: many([4]) }],
    [
      'one that all had',
      [['LabelPicker.onChange', [1, 2]]],
      { heard: [['onChange', 2, false]], said: ['Added “VIP” to 0 customers'] },
      { props: many([]) },
    ],
    ['managed', [['LabelPicker.onManage']], { heard: [['onManage']] }],
  ]),
  ...eachPressed(
    'a choice of labels',
    {
      at: 'parts/label/label-picker.tsx',
      draws: 'LabelChoices',
      props: { labels: [gold, vip], selected: [1], onChange: nothing, onCreate: nothing, onManage: nothing },
    },
    [['managed', [['Manage labels']], { heard: [['onManage', EVENT]] }]],
  ),
  ...eachPressed(
    'the labels of an item',
    {
      at: 'parts/label/labels-line.tsx',
      draws: 'LabelsLine',
      props: { module: 'payment', selected: [1], onChange: nothing },
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
    {
      at: 'parts/label/label-filter.tsx',
      draws: 'LabelFilter',
      props: { labels: [gold], value: 1, onChange: nothing },
    },
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
      props: { open: true, title: 'Assign', employees: [], value: null, onSelect: nothing, onClose: nothing },
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
      props: { value: ['users', 'messages'], held: ['messages', 'refunds'], onChange: nothing },
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
      props: { name: 'Kim', url: 'https://xd.test/invite/1', onClose: nothing },
    },
    [['done', [['Done']], { heard: [['onClose', EVENT]] }]],
  ),
  ...eachPressed(
    'a key’s secret',
    {
      at: 'parts/employee/secret-dialog.tsx',
      draws: 'SecretDialog',
      props: { name: 'Till', secret: 's3cret', isRotated: false, onClose: nothing },
    },
    [['done', [['Done']], { heard: [['onClose', EVENT]] }]],
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
      props: { module: 'payment', onClose: nothing },
    },
    [
      ['a new one', [['New label']], { shows: { LabelForm: { module: 'payment', label: null } } }],
      [
        'a new one of another module',
        [['Labels of', 'customer'], ['New label']],
        { shows: { LabelForm: { module: 'customer', label: null } } },
      ],
      ['a new one, closed', [['New label'], ['LabelForm.onClose']], { shows: {} }],
      ['closed', [['Close']], { heard: [['onClose', EVENT]] }],
    ],
  ),
]
