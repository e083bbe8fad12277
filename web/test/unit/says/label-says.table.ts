import type { Says } from './says.ts'

const nothing = () => undefined
const labels = [
  { labelID: 1, labelName: 'Gold', labelModuleKey: 'payment', labelColor: '#112233', labelIcon: 'tag' },
  { labelID: 2, labelName: 'VIP', labelModuleKey: 'payment', labelColor: '#112233', labelIcon: 'star' },
]
const CHOICES = { at: 'parts/label/label-picker.tsx', draws: 'LabelChoices' } as const
const choices = { labels, selected: [2], onChange: nothing, onCreate: nothing, onManage: nothing }
const MANAGER = { at: 'features/labels/label-manager-dialog.tsx', draws: 'LabelManagerDialog' } as const
const CHIP = { at: 'parts/label/label-chip.tsx', draws: 'LabelChip' } as const
const EXPORT = { at: 'parts/file/export-chosen.tsx', draws: 'ExportChosen' } as const
const DOUBTS = { at: 'parts/file/file-doubts.tsx', draws: 'FileDoubts' } as const
const FILE = { at: 'parts/file/file-import.tsx', draws: 'FileImport' } as const
const importing = (change: object, more: object = {}) => ({
  importing: {
    file: undefined,
    trial: undefined,
    wrong: undefined,
    isChecking: false,
    isRefused: false,
    isTaking: false,
    choose: nothing,
    take: nothing,
    say: nothing,
    ...change,
  },
  label: 'File',
  title: 'Import a file',
  onClose: nothing,
  above: 'Store',
  otherwise: 'Nothing yet',
  refusal: (trial: { lacks: string | null }) => trial.lacks,
  children: (trial: { rows: number }) => `${trial.rows} rows`,
  ...more,
})
const BOXES = { at: 'parts/employee/permission-boxes.tsx', draws: 'PermissionBoxes' } as const
const boxes = {
  offered: ['messages', 'refunds', 'users', 'settings'],
  value: ['users', 'messages'],
  held: ['messages', 'refunds'],
  onChange: nothing,
}
const SECRET = { at: 'parts/employee/secret-dialog.tsx', draws: 'SecretDialog' } as const
const key = { name: 'Till', secret: 's3cret', onClose: nothing }

export const LABEL_SAYS: readonly Says[] = [
  { name: 'a choice of labels', ...CHOICES, props: choices, says: ['[]', 'Gold', 'VIP', 'Manage labels'] },
  {
    name: 'a choice of labels that nobody may add to',
    ...CHOICES,
    props: { labels: [], selected: [], onChange: nothing },
    says: ['[]', 'No labels yet.'],
  },
  {
    name: 'a label to be made',
    ...CHOICES,
    props: choices,
    does: [['ListSearch.onType', ' Silver ']],
    says: ['[ Silver ] Clear', 'Create “Silver”', 'Manage labels'],
  },
  {
    name: 'a label that is there',
    ...CHOICES,
    props: choices,
    does: [['ListSearch.onType', 'vip']],
    says: ['[vip] Clear', 'VIP', 'Manage labels'],
  },
  {
    name: 'no label found',
    ...CHOICES,
    props: { ...choices, onCreate: undefined },
    does: [['ListSearch.onType', 'silver']],
    says: ['[silver] Clear', 'No labels match.', 'Manage labels'],
  },
  {
    name: 'labels of payments, managed',
    ...MANAGER,
    props: { module: 'payment', onClose: nothing },
    says: [
      'Labels',
      'Customers Conversations Payments Mailers',
      'Gold Edit Gold Delete Gold',
      'New label Export CSV → /export/labels.csv?search={}',
      'Close',
    ],
  },
  {
    name: 'labels of a module without any, managed',
    ...MANAGER,
    props: { module: 'mailer', onClose: nothing },
    says: [
      'Labels',
      'Customers Conversations Payments Mailers',
      'No labels yet',
      '. Create the first one for mailers.',
      'New label',
      'Close',
    ],
  },
  {
    name: 'a label that can be removed',
    ...CHIP,
    props: { name: 'Gold', color: 'gold', onRemove: nothing },
    says: ['Gold Remove Gold'],
  },
  {
    name: 'as many rows as a file holds',
    ...EXPORT,
    props: { href: '/export/x.csv', count: 100, noun: 'customer' },
    says: ['Export 100 customers → /export/x.csv'],
  },
  {
    name: 'more rows than a file holds',
    ...EXPORT,
    props: { href: '/export/x.csv', count: 1001, noun: 'customer' },
    says: ['(off) Export 1,001 customers Select at most 100 to export'],
  },
  {
    name: 'a file whose columns and dates are unclear',
    ...DOUBTS,
    props: { lacks: 'Which is the phone?', dates: 'Read as month first.', datesFirst: 'month', onChange: nothing },
    says: [
      'Match columns Which is the phone?',
      'Check the dates. Read as month first.',
      'Dates begin with',
      'The month',
    ],
  },
  {
    name: 'a file without doubts',
    ...DOUBTS,
    props: { lacks: null, dates: null, datesFirst: 'day', onChange: nothing },
    says: [],
  },
  {
    name: 'an import before a file',
    ...FILE,
    props: importing({}),
    says: ['Import a file', 'Store Choose a file []', 'Nothing yet', 'Cancel (off) Import Choose a file first'],
  },
  {
    name: 'an import that needs an answer first',
    ...FILE,
    props: importing({}, { lacks: 'Choose a store first' }),
    says: ['Import a file', 'Store Choose a file []', 'Nothing yet', 'Cancel (off) Import Choose a store first'],
  },
  {
    name: 'an import that is closed',
    ...FILE,
    props: importing({}, { closed: 'Not now', lacks: 'Choose a store first' }),
    says: ['Import a file', 'Store (off) Choose a file Not now []', 'Nothing yet', 'Cancel (off) Import Not now'],
  },
  {
    name: 'a file that is checked',
    ...FILE,
    props: importing({ file: { name: 'a.csv' }, isChecking: true }),
    says: [
      'Import a file',
      'Store (off) Choose another file Please wait a.csv Checking the file… []',
      'Nothing yet',
      'Cancel (off) Import The file is still being checked',
    ],
  },
  {
    name: 'a file that is refused',
    ...FILE,
    props: importing({ file: { name: 'a.csv' }, isRefused: true, wrong: 'Not a list.' }),
    says: [
      'Import a file',
      'Store Choose another file a.csv []',
      'This file can’t be imported. Not a list.',
      'Nothing yet',
      'Cancel (off) Import This file can’t be imported',
    ],
  },
  {
    name: 'a file that is read',
    ...FILE,
    props: importing({ file: { name: 'a.csv' }, trial: { lacks: null, rows: 3 } }),
    says: ['Import a file', 'Store Choose another file a.csv []', '3 rows', 'Cancel Import'],
  },
  {
    name: 'a file that lacks something',
    ...FILE,
    props: importing({ file: { name: 'a.csv' }, trial: { lacks: 'Match the phone', rows: 3 } }),
    says: ['Import a file', 'Store Choose another file a.csv []', '3 rows', 'Cancel (off) Import Match the phone'],
  },
  {
    name: 'rights that a manager may grant',
    ...BOXES,
    props: { ...boxes, lead: 'What Kim may do', error: 'Choose one' },
    says: [
      'Permissions What Kim may do ☑ ☑ Read and send messages',
      '☐ ☐ Refund payments',
      '☑ ☑ Add and edit users',
      '☐ (off) ☐ Change settings in the Control Panel',
      'Choose one',
    ],
  },
  {
    name: 'rights that nobody changes',
    ...BOXES,
    props: { ...boxes, disabled: true },
    says: [
      'Permissions ☑ (off) ☑ Read and send messages',
      '☐ (off) ☐ Refund payments',
      '☑ (off) ☑ Add and edit users',
      '☐ (off) ☐ Change settings in the Control Panel',
    ],
  },
  {
    name: 'the secret of a new key',
    ...SECRET,
    props: { ...key, isRotated: false },
    says: [
      'Till is ready',
      'Copy the key now. It won’t be shown again. Anyone who has it can do what it allows, so treat it like a password.',
      'API key',
      '[s3cret]',
      'Programs send it as Authorization: Bearer',
      'Copy key Done',
    ],
  },
  {
    name: 'the new secret of a key',
    ...SECRET,
    props: { ...key, isRotated: true },
    says: [
      'New secret of Till',
      'Copy it now. It won’t be shown again. The old secret works for another 24 hours.',
      'API key',
      '[s3cret]',
      'Programs send it as Authorization: Bearer',
      'Copy key Done',
    ],
  },
  {
    name: 'the link of an invited user',
    at: 'parts/employee/invite-link-dialog.tsx',
    draws: 'InviteLinkDialog',
    props: { name: 'Kim', url: 'https://xd.test/i/1', onClose: nothing },
    says: [
      'Kim is invited',
      'This link works once, for 72 hours, and won’t be shown again. If email is on, they get it by email too.',
      'Invitation link',
      '[https://xd.test/i/1]',
      'Copy link Done',
    ],
  },
]
