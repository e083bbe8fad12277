import { COUNTS, JOB } from '../mailers/sample.ts'
import { eachPressed, EVENT, type Press } from './press.ts'

const SENDING = { ...JOB, jobStatus: 'sending', counts: COUNTS }
const jobs = { 'mailers/list-jobs': { jobs: [JOB], count: 1 } }

export const MAILER_PRESSES: readonly Press[] = [
  ...eachPressed(
    'the list of mailers',
    {
      at: 'features/mailers/mailer-list.tsx',
      draws: 'MailerList',
      address: '/?page=2&store=1&job=3&tab=recipients&state=failed&why=3&find=bo&at=2',
      answers: jobs,
    },
    [
      ['a new one', [['New mailer']], { goes: '/?page=2&store=1&edit=new' }],
      ['one is opened', [['onOpen', 12]], { goes: '/?page=2&store=1&job=12' }],
      ['one is copied', [['onEdit', null, 12]], { goes: '/?page=2&store=1&edit=new&like=12' }],
      ['one is edited', [['onEdit', 12]], { goes: '/?page=2&store=1&edit=12' }],
      ['one is closed', [['MailerDetails.onClose']], { goes: '/?page=2&store=1' }],
      [
        'status',
        [['Status', 'paused']],
        {
          goes: '/?store=1&job=3&tab=recipients&state=failed&why=3&find=bo&at=2&status=paused',
          calls: [['mailers/list-jobs', { search: { filter: '', page: 1, status: 'paused', store: 1, perPage: 25 } }]],
        },
      ],
      [
        'store',
        [['StoreFilter.onChange', 2]],
        {
          goes: '/?store=2&job=3&tab=recipients&state=failed&why=3&find=bo&at=2',
          calls: [['mailers/list-jobs', { search: { filter: '', page: 1, status: 'all', store: 2, perPage: 25 } }]],
        },
      ],
    ],
  ),
  ...eachPressed(
    'the editor of a mailer, over the list',
    { at: 'features/mailers/mailer-list.tsx', draws: 'MailerList', address: '/?edit=12', answers: jobs },
    [
      ['saved, and opened', [['onShow', 12]], { goes: '/?job=12' }],
      ['closed', [['onClose']], { goes: '/' }],
    ],
  ),
  ...eachPressed(
    'the recipients of a mailer',
    {
      at: 'features/mailers/recipients-tab.tsx',
      draws: 'RecipientsTab',
      props: { job: SENDING },
      address: '/?job=12&state=excluded&why=x&at=3&find=ana',
      answers: { 'mailers/recipients/list': { recipients: [], count: 0 } },
    },
    [
      [
        'searched',
        [['Filter recipients', 'bo']],
        {
          goes: '/?job=12&state=excluded&why=x&find=bo',
          calls: [
            [
              'mailers/recipients/list',
              { jobID: 12, search: { filter: 'bo', status: 'excluded', reason: 'x', page: 1, perPage: 25 } },
            ],
          ],
        },
      ],
      [
        'no longer searched',
        [['Filter recipients', '']],
        {
          goes: '/?job=12&state=excluded&why=x',
          calls: [
            [
              'mailers/recipients/list',
              { jobID: 12, search: { filter: '', status: 'excluded', reason: 'x', page: 1, perPage: 25 } },
            ],
          ],
        },
      ],
      [
        'every status',
        [['Status', 'all']],
        {
          goes: '/?job=12&find=ana',
          calls: [
            [
              'mailers/recipients/list',
              { jobID: 12, search: { filter: 'ana', status: 'all', reason: '', page: 1, perPage: 25 } },
            ],
          ],
        },
      ],
      [
        'another status',
        [['Status', 'failed']],
        {
          goes: '/?job=12&state=failed&find=ana',
          calls: [
            [
              'mailers/recipients/list',
              { jobID: 12, search: { filter: 'ana', status: 'failed', reason: '', page: 1, perPage: 25 } },
            ],
            ['mailers/result', { jobID: 12 }],
          ],
        },
      ],
      [
        'reason',
        [['Reason', 'opted_out']],
        {
          goes: '/?job=12&state=excluded&why=opted_out&find=ana',
          calls: [
            [
              'mailers/recipients/list',
              { jobID: 12, search: { filter: 'ana', status: 'excluded', reason: 'opted_out', page: 1, perPage: 25 } },
            ],
          ],
        },
      ],
      [
        'any reason',
        [['Reason', '']],
        {
          goes: '/?job=12&state=excluded&find=ana',
          calls: [
            [
              'mailers/recipients/list',
              { jobID: 12, search: { filter: 'ana', status: 'excluded', reason: '', page: 1, perPage: 25 } },
            ],
          ],
        },
      ],
      [
        'no filters',
        [['onClearFilters']],
        {
          goes: '/?job=12',
          calls: [
            [
              'mailers/recipients/list',
              { jobID: 12, search: { filter: '', status: 'all', reason: '', page: 1, perPage: 25 } },
            ],
          ],
        },
      ],
      [
        'the next page',
        [['onPage', 2]],
        {
          goes: '/?job=12&state=excluded&why=x&at=2&find=ana',
          calls: [
            [
              'mailers/recipients/list',
              { jobID: 12, search: { filter: 'ana', status: 'excluded', reason: 'x', page: 2, perPage: 25 } },
            ],
          ],
        },
      ],
      [
        'the first page',
        [['onPage', 1]],
        {
          goes: '/?job=12&state=excluded&why=x&find=ana',
          calls: [
            [
              'mailers/recipients/list',
              { jobID: 12, search: { filter: 'ana', status: 'excluded', reason: 'x', page: 1, perPage: 25 } },
            ],
          ],
        },
      ],
    ],
  ),
  ...eachPressed(
    'a mailer, over the list',
    {
      at: 'features/mailers/mailer-details.tsx',
      draws: 'MailerDetails',
      props: { jobID: 12 },
      hears: ['onClose', 'onEdit'],
      address: '/?job=12&tab=recipients&state=excluded&why=x&at=3&find=ana',
      answers: { 'mailers/fetch-job': { job: JOB } },
    },
    [
      ['its first tab', [['Tabs.onChange', 'overview']], { goes: '/?job=12' }],
      ['its recipients', [['Tabs.onChange', 'recipients']], { goes: '/?job=12&tab=recipients' }],
      ['closed', [['onClose']], { heard: [['onClose']] }],
    ],
  ),
  ...eachPressed(
    'the menu of a mailer',
    { at: 'features/mailers/mailer-acts.tsx', draws: 'MailerMenu', props: { job: JOB }, hears: ['onClose', 'onEdit'] },
    [
      ['edited', [['Edit…']], { heard: [['onEdit', 12]] }],
      ['copied', [['Copy as new…']], { heard: [['onEdit', null, 12]] }],
    ],
  ),
  ...eachPressed(
    'the next action of a draft',
    { at: 'features/mailers/mailer-acts.tsx', draws: 'MailerAct', props: { job: JOB }, hears: ['onClose', 'onEdit'] },
    [
      ['edited', [['Edit']], { heard: [['onEdit', 12]] }],
      ['closed', [['Close']], { heard: [['onClose', EVENT]] }],
    ],
  ),
]
