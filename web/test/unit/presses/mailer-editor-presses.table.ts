import { eachPressed, type Press } from './press.ts'

const FIELDS = { error: () => undefined, onBlur: () => () => undefined }
const template = {
  templateID: 1,
  templateKind: 'mailer',
  templateChannel: 'sms',
  templateName: 'Sale',
  templateLanguage: 'en',
  templateSubject: 'Big sale',
  templateBody: 'Sale',
  templateSubjectES: null,
  templateBodyES: 'Rebaja',
}
const AUDIENCE = { at: 'features/mailers/audience-field.tsx', draws: 'AudienceField', hears: ['onChange'] } as const

export const MAILER_EDITOR_PRESSES: readonly Press[] = [
  ...eachPressed(
    'the audience of a mailer',
    {
      ...AUDIENCE,
      props: {
        value: {
          label: 2,
          store: 1,
          lastContactStart: '2026-10-01',
          customDate: { fieldID: 'birthday', start: '2026-11-01', end: '2026-11-30' },
          importID: 4,
        },
      },
      before: [
        [
          ['settings/custom-fields/fetch', { moduleID: 'customer' }],
          {
            fields: [
              { id: 'birthday', title: 'Birthday', type: 'date' },
              { id: 'since', title: 'Since', type: 'date' },
            ],
          },
        ],
        [
          ['mailers/imports/list', { search: { perPage: 100 } }],
          { imports: [{ importID: 4, filename: 'a.csv', importState: 'finished' }] },
        ],
      ],
    },
    [
      [
        'any label',
        [['LabelFilter.onChange', null]],
        {
          heard: [
            [
              'onChange',
              {
                store: 1,
                lastContactStart: '2026-10-01',
                customDate: { fieldID: 'birthday', start: '2026-11-01', end: '2026-11-30' },
                importID: 4,
              },
            ],
          ],
        },
      ],
      [
        'every store',
        [['StoreFilter.onChange', 'all']],
        {
          heard: [
            [
              'onChange',
              {
                label: 2,
                lastContactStart: '2026-10-01',
                customDate: { fieldID: 'birthday', start: '2026-11-01', end: '2026-11-30' },
                importID: 4,
              },
            ],
          ],
        },
      ],
      [
        'another store',
        [['StoreFilter.onChange', 2]],
        {
          heard: [
            [
              'onChange',
              {
                label: 2,
                store: 2,
                lastContactStart: '2026-10-01',
                customDate: { fieldID: 'birthday', start: '2026-11-01', end: '2026-11-30' },
                importID: 4,
              },
            ],
          ],
        },
      ],
      [
        'last contact on any day',
        [['Last contact', { start: null, end: null }]],
        {
          heard: [
            [
              'onChange',
              {
                label: 2,
                store: 1,
                customDate: { fieldID: 'birthday', start: '2026-11-01', end: '2026-11-30' },
                importID: 4,
              },
            ],
          ],
        },
      ],
      [
        'tickets due from a day',
        [['Ticket due', { start: '2026-11-24', end: null }]],
        {
          heard: [
            [
              'onChange',
              {
                label: 2,
                store: 1,
                lastContactStart: '2026-10-01',
                customDate: { fieldID: 'birthday', start: '2026-11-01', end: '2026-11-30' },
                importID: 4,
                ticketDueStart: '2026-11-24',
              },
            ],
          ],
        },
      ],
      [
        'any birthday',
        [['Birthday', { start: null, end: null }]],
        { heard: [['onChange', { label: 2, store: 1, lastContactStart: '2026-10-01', importID: 4 }]] },
      ],
      [
        'another field’s day',
        [['Since', { start: '2026-11-24', end: null }]],
        {
          heard: [
            [
              'onChange',
              {
                label: 2,
                store: 1,
                lastContactStart: '2026-10-01',
                customDate: { fieldID: 'since', start: '2026-11-24', end: '2026-11-24' },
                importID: 4,
              },
            ],
          ],
        },
      ],
      [
        'no file',
        [['File', 0]],
        {
          heard: [
            [
              'onChange',
              {
                label: 2,
                store: 1,
                lastContactStart: '2026-10-01',
                customDate: { fieldID: 'birthday', start: '2026-11-01', end: '2026-11-30' },
              },
            ],
          ],
        },
      ],
      [
        'the same file',
        [['File', 4]],
        {
          heard: [
            [
              'onChange',
              {
                label: 2,
                store: 1,
                lastContactStart: '2026-10-01',
                customDate: { fieldID: 'birthday', start: '2026-11-01', end: '2026-11-30' },
                importID: 4,
              },
            ],
          ],
        },
      ],
      ['everyone', [['Everyone']], { heard: [['onChange', {}]] }],
    ],
  ),
  ...eachPressed(
    'the text of a mailer',
    {
      at: 'features/mailers/message-fields.tsx',
      draws: 'MessageFields',
      props: {
        ...FIELDS,
        draft: { channel: 'email', bodyEN: 'Hi', bodyES: 'Hola', subject: 'A', subjectES: 'B', media: [] },
      },
      hears: ['change', 'onUploading'],
    },
    [
      ['English subject', [['English subject', 'New']], { heard: [['change', { subject: 'New' }]] }],
      ['Spanish subject', [['Spanish subject', 'New']], { heard: [['change', { subjectES: 'New' }]] }],
      ['English', [['English', 'New']], { heard: [['change', { bodyEN: 'New' }]] }],
      ['Spanish', [['Spanish', 'New']], { heard: [['change', { bodyES: 'New' }]] }],
      ['a picture is uploading', [['onUploading', true]], { heard: [['onUploading', true]] }],
    ],
  ),
  ...eachPressed(
    'a template for a mailer',
    {
      at: 'features/mailers/template-choice.tsx',
      draws: 'TemplateChoice',
      props: { channel: 'sms' },
      hears: ['onPick'],
      answers: {
        'templates/list': {
          templates: [
            {
              ...template,
              templateID: 2,
              templateName: 'Venta',
              templateLanguage: 'es',
              templateSubject: null,
              templateBody: 'Venta',
            },
            template,
          ],
        },
      },
    },
    [
      [
        'in both languages',
        [['Sale']],
        { heard: [['onPick', { bodyEN: 'Sale', subject: 'Big sale', bodyES: 'Rebaja', subjectES: '' }]] },
      ],
      ['in Spanish', [['Venta']], { heard: [['onPick', { bodyES: 'Venta', subjectES: '' }]] }],
    ],
  ),
  ...eachPressed(
    'the sender of a mailer',
    {
      at: 'features/mailers/order-fields.tsx',
      draws: 'SenderFields',
      props: { ...FIELDS, draft: { channel: 'sms', storeID: 'last' } },
      hears: ['change'],
    },
    [
      ['channel', [['Channel', 'email']], { heard: [['change', { channel: 'email' }]] }],
      ['a store', [['From', '2']], { heard: [['change', { storeID: 2 }]] }],
      ['each customer’s last store', [['From', 'last']], { heard: [['change', { storeID: 'last' }]] }],
    ],
  ),
  ...eachPressed(
    'more fields of a mailer',
    {
      at: 'features/mailers/order-fields.tsx',
      draws: 'MoreFields',
      props: { ...FIELDS, draft: { channel: 'sms', rate: '', labels: [] } },
      hears: ['change'],
    },
    [
      ['speed', [['More'], ['Sending speed', '60']], { heard: [['change', { rate: '60' }]] }],
      ['labels', [['More'], ['LabelsLine.onChange', [9]]], { heard: [['change', { labels: [9] }]] }],
    ],
  ),
  ...eachPressed(
    'when a mailer is sent',
    {
      at: 'features/mailers/when-field.tsx',
      draws: 'WhenField',
      props: {
        when: 'now',
        at: '',
        timezone: 'America/New_York',
        store: undefined,
        now: Date.parse('2026-11-24T05:30:00Z'),
      },
      hears: ['onChange'],
    },
    [
      ['later', [['Send on', 'at']], { heard: [['onChange', { when: 'at' }]] }],
      ['now', [['Send on', 'now']], { heard: [['onChange', { when: 'now' }]] }],
      ['a time', [['onSave', '2026-11-25T10:00']], { heard: [['onChange', { at: '2026-11-25T10:00', when: 'at' }]] }],
    ],
  ),
]
