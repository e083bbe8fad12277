import { COUNTS, JOB } from '../mailers/sample.ts'
import type { Presses } from './outcomes.ts'

const SENDING = { ...JOB, jobStatus: 'sending', counts: COUNTS }
const jobs = { 'mailers/list-jobs': { jobs: [JOB], count: 1 } }

export const MAILER_OUTCOMES: readonly Presses[] = [
  {
    name: 'in the list of mailers',
    at: 'features/mailers/mailer-list.tsx',
    draws: 'MailerList',
    address: '/?page=2&store=1&job=3&tab=recipients&state=failed&why=3&find=bo&at=2',
    answers: jobs,
    presses: [
      ['New mailer', { goes: '/?page=2&store=1&edit=new' }],
      [[['onOpen', 12]], { goes: '/?page=2&store=1&job=12' }],
      [[['onEdit', null, 12]], { goes: '/?page=2&store=1&edit=new&like=12' }],
      [[['onEdit', 12]], { goes: '/?page=2&store=1&edit=12' }],
      [[['MailerDetails.onClose']], { goes: '/?page=2&store=1' }],
      [
        [['Status', 'paused']],
        { goes: '/?store=1&job=3&tab=recipients&state=failed&why=3&find=bo&at=2&status=paused' },
      ],
      [
        [['StoreFilter.onChange', 2]],
        {
          goes: '/?store=2&job=3&tab=recipients&state=failed&why=3&find=bo&at=2',
          asks: [['mailers/list-jobs', { search: { filter: '', page: 1, status: 'all', store: 2, perPage: 25 } }]],
        },
      ],
    ],
  },
  {
    name: 'in the editor of a mailer over the list',
    at: 'features/mailers/mailer-list.tsx',
    draws: 'MailerList',
    address: '/?edit=12',
    answers: jobs,
    presses: [
      [[['onShow', 12]], { goes: '/?job=12' }],
      [[['onClose']], { goes: '/' }],
    ],
  },
  {
    name: 'in the recipients of a mailer',
    at: 'features/mailers/recipients-tab.tsx',
    draws: 'RecipientsTab',
    props: { job: SENDING },
    address: '/?job=12&state=excluded&why=x&at=3&find=ana',
    answers: { 'mailers/recipients/list': { recipients: [], count: 0 } },
    presses: [
      [
        [['Filter recipients', 'bo']],
        {
          goes: '/?job=12&state=excluded&why=x&find=bo',
          asks: [
            [
              'mailers/recipients/list',
              { jobID: 12, search: { filter: 'bo', status: 'excluded', reason: 'x', page: 1, perPage: 25 } },
            ],
          ],
        },
      ],
      [
        [['Filter recipients', '']],
        {
          goes: '/?job=12&state=excluded&why=x',
          asks: [
            [
              'mailers/recipients/list',
              { jobID: 12, search: { filter: '', status: 'excluded', reason: 'x', page: 1, perPage: 25 } },
            ],
          ],
        },
      ],
      [
        [['Status', 'all']],
        {
          goes: '/?job=12&find=ana',
          asks: [
            [
              'mailers/recipients/list',
              { jobID: 12, search: { filter: 'ana', status: 'all', reason: '', page: 1, perPage: 25 } },
            ],
          ],
        },
      ],
      [
        [['Status', 'failed']],
        {
          goes: '/?job=12&state=failed&find=ana',
          asks: [
            [
              'mailers/recipients/list',
              { jobID: 12, search: { filter: 'ana', status: 'failed', reason: '', page: 1, perPage: 25 } },
            ],
            ['mailers/result', { jobID: 12 }],
          ],
        },
      ],
      [
        [['Reason', 'opted_out']],
        {
          goes: '/?job=12&state=excluded&why=opted_out&find=ana',
          asks: [
            [
              'mailers/recipients/list',
              { jobID: 12, search: { filter: 'ana', status: 'excluded', reason: 'opted_out', page: 1, perPage: 25 } },
            ],
          ],
        },
      ],
      [
        [['Reason', '']],
        {
          goes: '/?job=12&state=excluded&find=ana',
          asks: [
            [
              'mailers/recipients/list',
              { jobID: 12, search: { filter: 'ana', status: 'excluded', reason: '', page: 1, perPage: 25 } },
            ],
          ],
        },
      ],
      [
        [['onClearFilters']],
        {
          goes: '/?job=12',
          asks: [
            [
              'mailers/recipients/list',
              { jobID: 12, search: { filter: '', status: 'all', reason: '', page: 1, perPage: 25 } },
            ],
          ],
        },
      ],
      [
        [['onPage', 2]],
        {
          goes: '/?job=12&state=excluded&why=x&at=2&find=ana',
          asks: [
            [
              'mailers/recipients/list',
              { jobID: 12, search: { filter: 'ana', status: 'excluded', reason: 'x', page: 2, perPage: 25 } },
            ],
          ],
        },
      ],
      [
        [['onPage', 1]],
        {
          goes: '/?job=12&state=excluded&why=x&find=ana',
          asks: [
            [
              'mailers/recipients/list',
              { jobID: 12, search: { filter: 'ana', status: 'excluded', reason: 'x', page: 1, perPage: 25 } },
            ],
          ],
        },
      ],
    ],
  },
  {
    name: 'in a mailer over the list, another tab',
    at: 'features/mailers/mailer-details.tsx',
    draws: 'MailerDetails',
    props: { jobID: 12 },
    hears: ['onClose', 'onEdit'],
    address: '/?job=12&tab=recipients&state=excluded&why=x&at=3&find=ana',
    answers: { 'mailers/fetch-job': { job: JOB } },
    presses: [
      [[['Tabs.onChange', 'overview']], { goes: '/?job=12' }],
      [[['Tabs.onChange', 'recipients']], { goes: '/?job=12&tab=recipients' }],
      [[['onClose']], { tells: [['onClose']] }],
    ],
  },
  {
    name: 'among a mailer’s actions',
    at: 'features/mailers/mailer-acts.tsx',
    draws: 'MailerMenu',
    props: { job: JOB },
    hears: ['onClose', 'onEdit'],
    presses: [
      ['Edit…', { tells: [['onEdit', 12]] }],
      ['Copy as new…', { tells: [['onEdit', null, 12]] }],
    ],
  },
  {
    name: 'at a draft’s next action',
    at: 'features/mailers/mailer-acts.tsx',
    draws: 'MailerAct',
    props: { job: JOB },
    hears: ['onClose', 'onEdit'],
    presses: [
      ['Edit', { tells: [['onEdit', 12]] }],
      ['Close', { tells: [['onClose']] }],
    ],
  },
]
