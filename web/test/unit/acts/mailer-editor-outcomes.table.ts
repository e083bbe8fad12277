import type { Presses } from './outcomes.ts'

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

export const MAILER_EDITOR_OUTCOMES: readonly Presses[] = [
  {
    name: 'in a mailer’s audience',
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
    presses: [
      [
        [['LabelFilter.onChange', null]],
        {
          tells: [
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
        [['StoreFilter.onChange', 'all']],
        {
          tells: [
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
        [['StoreFilter.onChange', 2]],
        {
          tells: [
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
        [['Last contact', { start: null, end: null }]],
        {
          tells: [
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
        [['Ticket due', { start: '2026-11-24', end: null }]],
        {
          tells: [
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
        [['Birthday', { start: null, end: null }]],
        { tells: [['onChange', { label: 2, store: 1, lastContactStart: '2026-10-01', importID: 4 }]] },
      ],
      [
        [['Since', { start: '2026-11-24', end: null }]],
        {
          tells: [
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
        [['File', 0]],
        {
          tells: [
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
        [['File', 4]],
        {
          tells: [
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
      ['Everyone', { tells: [['onChange', {}]] }],
    ],
  },
  {
    name: 'in a mailer’s text',
    at: 'features/mailers/message-fields.tsx',
    draws: 'MessageFields',
    props: {
      ...FIELDS,
      draft: { channel: 'email', bodyEN: 'Hi', bodyES: 'Hola', subject: 'A', subjectES: 'B', media: [] },
    },
    hears: ['change', 'onUploading'],
    presses: [
      [[['English subject', 'New']], { tells: [['change', { subject: 'New' }]] }],
      [[['Spanish subject', 'New']], { tells: [['change', { subjectES: 'New' }]] }],
      [[['English', 'New']], { tells: [['change', { bodyEN: 'New' }]] }],
      [[['Spanish', 'New']], { tells: [['change', { bodyES: 'New' }]] }],
      [[['onUploading', true]], { tells: [['onUploading', true]] }],
    ],
  },
  {
    name: 'at a template for a mailer',
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
    presses: [
      ['Sale', { tells: [['onPick', { bodyEN: 'Sale', subject: 'Big sale', bodyES: 'Rebaja', subjectES: '' }]] }],
      ['Venta', { tells: [['onPick', { bodyES: 'Venta', subjectES: '' }]] }],
    ],
  },
  {
    name: 'at a mailer’s sender',
    at: 'features/mailers/order-fields.tsx',
    draws: 'SenderFields',
    props: { ...FIELDS, draft: { channel: 'sms', storeID: 'last' } },
    hears: ['change'],
    presses: [
      [[['Channel', 'email']], { tells: [['change', { channel: 'email' }]] }],
      [[['From', '2']], { tells: [['change', { storeID: 2 }]] }],
      [[['From', 'last']], { tells: [['change', { storeID: 'last' }]] }],
    ],
  },
  {
    name: 'at more fields of a mailer',
    at: 'features/mailers/order-fields.tsx',
    draws: 'MoreFields',
    props: { ...FIELDS, draft: { channel: 'sms', rate: '', labels: [] } },
    hears: ['change'],
    presses: [
      [[['More'], ['Sending speed', '60']], { tells: [['change', { rate: '60' }]] }],
      [[['More'], ['LabelsLine.onChange', [9]]], { tells: [['change', { labels: [9] }]] }],
    ],
  },
  {
    name: 'at when a mailer is sent',
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
    presses: [
      [[['Send on', 'at']], { tells: [['onChange', { when: 'at' }]] }],
      [[['Send on', 'now']], { tells: [['onChange', { when: 'now' }]] }],
      [[['onSave', '2026-11-25T10:00']], { tells: [['onChange', { at: '2026-11-25T10:00', when: 'at' }]] }],
    ],
  },
]
