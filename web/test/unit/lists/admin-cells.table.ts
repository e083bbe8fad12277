import { PRESETS } from '@xd/core/domain/access/permissions.ts'
import type { Listing } from './listing.ts'

const visit = {
  visitID: 12,
  userName: 'Sam',
  reason: 'A question',
  ticket: 'A-1',
  approval: 'waiting',
  active: true,
  readOnly: true,
  changes: 0,
  startedAt: '2026-11-22T12:00:00Z',
  endedAt: null,
}
const user = {
  userID: 3,
  userNickname: 'Kim',
  userColor: '#123456',
  userUsername: 'kim@golden.test',
  userPermissions: PRESETS.clerk,
  userStatus: 'active',
  userLastLogin: '2026-11-22T12:00:00Z',
}
const company = {
  companyID: 7,
  companyName: 'Silver Pledge',
  companyKey: 'silver',
  companyStatus: 'active',
  storeCount: 2,
  monthly: 1120.5,
  maxDate: '2026-11-22T12:00:00Z',
}
const line = {
  activityID: 1,
  action: 'store-save',
  userName: 'Kim',
  targetName: 'Harbor',
  words: 'Name: Pier to Harbor',
  at: '2026-11-24T02:00:00Z',
}
const ACTIVITY = { at: 'features/activity/activity-table.tsx', draws: 'ActivityTable' } as const
const figures = { customers: 1001, messagesIn: 1002, messagesOut: 1003, unanswered: 1004 }
const job = { kind: 'send-message', waiting: 1001, late: 1002, failing: 1003, gaveUp: 1004 }
const step = {
  messageTitle: 'Reminder',
  messageSource: 'ladder',
  batchStep: 'before',
  people: 10,
  rate: 0.424,
  holdOut: { people: 1001, rate: 0.382, difference: 0.042, verdict: 'better' },
  comparison: 'Better',
}
const compared = (now: number, then: number) => ({ now: { amount: now, count: 1 }, then: { amount: then, count: 1 } })
const paid = (storeID: number, today: object, week: object) => ({
  storeID,
  storeName: `Store ${storeID}`,
  storeColor: '#112233',
  today,
  week,
})
const paidAt = (stores: object[]) => ({
  at: 'features/home/home-paid.tsx',
  draws: 'HomePaid',
  before: [[['home/paid', {}], { totals: { today: compared(1, 1), week: compared(1, 1) }, stores }] as const],
  props: { now: Date.parse('2026-11-24T02:30:00Z') },
})
const nothing = () => undefined

export const ADMIN_LISTINGS: readonly Listing[] = [
  {
    name: 'visits to a company, at the time of the user’s own machine',
    at: 'features/admin/company-visits.tsx',
    draws: 'CompanyVisits',
    isLocal: true,
    before: [
      [
        ['admin/companies/visits/list', { companyID: 7, search: { page: 2, perPage: 25 } }],
        {
          visits: [
            visit,
            { ...visit, visitID: 13, ticket: null, active: false },
            { ...visit, visitID: 14, approval: 'refused' },
            { ...visit, visitID: 15, approval: 'allowed' },
            { ...visit, visitID: 16, approval: null },
            { ...visit, visitID: 17, readOnly: false, approval: null },
            { ...visit, visitID: 18, readOnly: false, approval: 'allowed', changes: 1 },
            { ...visit, visitID: 19, readOnly: false, approval: 'allowed', changes: 3 },
          ],
          count: 33,
        },
      ],
    ],
    props: { companyID: 7, page: 2, onPage: nothing },
    says: [
      {
        Who: 'Sam',
        Reason: 'A question (A-1)',
        'What they did': 'Asking to make changes',
        When: 'Nov 22, 2026, …',
        Status: 'In progress',
      },
      { Reason: 'A question', 'What they did': 'View only, changes not allowed', Status: 'Ended' },
      { 'What they did': 'View only, changes declined' },
      { 'What they did': 'View only' },
      { 'What they did': 'View only' },
      { 'What they did': 'No changes' },
      { 'What they did': '1 change' },
      { 'What they did': '3 changes' },
    ],
  },
  {
    name: 'a company’s users',
    at: 'features/admin/company-users.tsx',
    draws: 'CompanyUsers',
    isLocal: true,
    before: [
      [
        ['admin/companies/users/list', { companyID: 7, search: { page: 1, perPage: 25 } }],
        {
          users: [
            user,
            { ...user, userID: 4, userPermissions: PRESETS.owner, userStatus: 'invited', userLastLogin: null },
            { ...user, userID: 5, userPermissions: ['inbox'], userStatus: 'disabled' },
          ],
          count: 3,
        },
      ],
    ],
    props: { companyID: 7, page: 1, onPage: nothing },
    says: [
      {
        Name: 'K Kim',
        Email: 'kim@golden.test',
        Role: 'Clerk',
        Status: 'Active',
        'Last sign-in': 'Nov 22, 2026, …',
      },
      { Role: 'Owner', Status: 'Invited', 'Last sign-in': 'Never' },
      { Role: 'Custom', Status: 'Disabled' },
    ],
  },
  {
    name: 'companies',
    at: 'features/admin/companies-table.tsx',
    draws: 'CompaniesTable',
    isLocal: true,
    props: {
      companies: [
        company,
        { ...company, companyID: 8, storeCount: 0, monthly: 0, maxDate: null, companyStatus: 'suspended' },
        { ...company, companyID: 9, storeCount: 1 },
      ],
      onOpen: nothing,
    },
    says: [
      {
        Company: 'Silver Pledge',
        Key: 'silver',
        Stores: '2 stores',
        'Per month': '$1,120.50',
        'Last sign-in': 'Nov 22, 2026, …',
        Status: 'Active',
      },
      { Stores: 'No stores yet', 'Per month': '$0.00', 'Last sign-in': 'No sign-ins yet', Status: 'Suspended' },
      { Stores: '1 store' },
    ],
  },
  {
    name: 'how much a company uses, by store',
    at: 'features/admin/company-stats.tsx',
    draws: 'CompanyStats',
    before: [
      [
        ['admin/stats', { companyID: 7 }],
        {
          stats: {
            ...figures,
            paymentsByStatus: [],
            stores: [
              { storeID: 1, storeName: 'Old Town', ...figures },
              { storeID: 2, storeName: 'Harbor', customers: 0, messagesIn: 1, messagesOut: 2, unanswered: 3 },
            ],
          },
        },
      ],
    ],
    props: { companyID: 7 },
    says: [
      { Store: 'Old Town', Customers: '1,001', 'Messages in': '1,002', 'Messages out': '1,003', Unanswered: '1,004' },
      { Store: 'Harbor', Customers: '0', 'Messages in': '1', 'Messages out': '2', Unanswered: '3' },
    ],
  },
  {
    name: 'the activity log, at the time of the company',
    ...ACTIVITY,
    props: {
      lines: [
        line,
        { ...line, activityID: 2, action: 'shelf.made', userName: '', targetName: '', words: '' },
        { ...line, activityID: 3, at: '2026-01-01T05:30:00Z' },
      ],
      timezone: 'America/Los_Angeles',
    },
    says: [
      {
        Action: 'Changed a store',
        Who: 'Kim',
        On: 'Harbor',
        Details: 'Name: Pier to Harbor',
        When: 'Nov 23, 2026, 6:00 PM PT',
      },
      { Action: 'Shelf made', Who: 'XD Back Office', On: '', Details: '' },
      { When: 'Dec 31, 2025, 9:30 PM PT' },
    ],
  },
  {
    name: 'the activity log without room for what was changed',
    ...ACTIVITY,
    fit: { leftOut: ['on'] },
    props: {
      lines: [line, { ...line, activityID: 2, targetName: '' }, { ...line, activityID: 3, words: '' }],
      timezone: 'America/New_York',
    },
    says: [
      { Details: 'Harbor: Name: Pier to Harbor', When: 'Nov 23, 2026, 9:00 PM ET' },
      { Details: 'Name: Pier to Harbor' },
      { Details: 'Harbor' },
    ],
  },
  {
    name: 'jobs by kind',
    at: 'features/system-stats/jobs-table.tsx',
    draws: 'JobsTable',
    props: { jobs: [job, { kind: 'import', waiting: 0, late: 1, failing: 2, gaveUp: 3 }] },
    says: [
      { Kind: 'send-message', Waiting: '1,001', Late: '1,002', Failing: '1,003', 'Gave up': '1,004' },
      { Kind: 'import', Waiting: '0', Late: '1', Failing: '2', 'Gave up': '3' },
    ],
  },
  {
    name: 'the steps of the ladder, compared with the customers left out',
    at: 'features/reports/hold-out-table.tsx',
    draws: 'HoldOutTable',
    props: {
      messages: [
        step,
        { ...step, messageTitle: 'Thanks', messageSource: 'mailer', batchStep: null },
        { ...step, batchStep: 'due', people: 0, holdOut: { ...step.holdOut, difference: -0.01 } },
        { ...step, batchStep: 'after', holdOut: { ...step.holdOut, difference: 0.0001 } },
        { ...step, batchStep: 'last', holdOut: { ...step.holdOut, people: 2, verdict: 'too-few' } },
        { ...step, batchStep: 'forfeit', holdOut: null, comparison: null },
      ],
    },
    says: [
      {
        Step: 'Reminder',
        'Came back, messaged': '42.4%',
        'Came back, left out': '38.2%',
        'People left out': '1,001',
        Difference: '+4.2 points',
        Result: 'Better',
      },
      { 'Came back, messaged': '–', Difference: '−1 point' },
      { Difference: '0 points' },
      { 'Came back, left out': '38.2%', 'People left out': '2', Difference: '–' },
      { 'Came back, left out': '–', 'People left out': '0', Difference: '–', Result: '' },
    ],
  },
  {
    name: 'what was paid by store, most today first, at most six',
    ...paidAt([
      paid(1, compared(10, 10), compared(1, 0)),
      paid(2, compared(1120.5, 1000), compared(50, 100)),
      paid(3, compared(5, 5), compared(5, 5)),
      paid(4, compared(30, 0), compared(1001, 1000)),
      paid(5, compared(25, -10), compared(-20, -10)),
      paid(6, compared(20, 40), compared(0, 40)),
      paid(7, compared(15, 15), compared(0, 0)),
    ]),
    says: [
      { Store: 'Store 2', Today: '$1,120.50 up 12%', 'This week': '$50.00 down 50%' },
      { Store: 'Store 4', Today: '$30.00 none before', 'This week': '$1,001.00 up less than 1%' },
      { Store: 'Store 5', Today: '$25.00 up', 'This week': '−$20.00 down' },
      { Store: 'Store 6', Today: '$20.00 down 50%', 'This week': '$0.00 down 100%' },
      { Store: 'Store 7', Today: '$15.00 no change', 'This week': '$0.00 no change' },
      { Store: 'Store 1', 'This week': '$1.00 none before' },
    ],
  },
  {
    name: 'what was paid by store, on a phone',
    ...paidAt([paid(1, compared(10, 20), compared(30, 40)), paid(2, compared(50, 60), compared(70, 80))]),
    fit: { inLines: true },
    says: [
      { Store: 'Store 2', Today: '$50.00', 'This week': '$70.00 this week' },
      { Store: 'Store 1', Today: '$10.00', 'This week': '$30.00 this week' },
    ],
  },
]
