import { COMPANY } from '@xd/fixtures/demo/people.ts'
import { type CallRow, STORE_GIVEN } from './given.ts'

export const CALLS: readonly CallRow[] = [
  [
    'a new company',
    'support@xd.test',
    'admin/companies/save',
    {
      company: {
        companyName: ' Acme ',
        companyKey: 'acme',
        companyTimezone: 'America/Denver',
        features: ['calendar'],
        owner: { userUsername: 'Olga@acme.test', userNickname: 'Olga' },
      },
    },
  ],
  [
    'a company’s name and zone',
    'support@xd.test',
    'admin/companies/save',
    { company: { companyID: COMPANY.silverAnchor, companyName: 'Silver', companyTimezone: 'America/Denver' } },
  ],
  [
    'suspended',
    'support@xd.test',
    'admin/companies/save',
    { company: { companyID: COMPANY.silverAnchor, suspended: true } },
  ],
  [
    'resumed',
    'support@xd.test',
    'admin/companies/save',
    { company: { companyID: COMPANY.silverAnchor, suspended: false } },
  ],
  [
    'a store of a company',
    'support@xd.test',
    'admin/stores/save',
    { store: { ...STORE_GIVEN, companyID: COMPANY.silverAnchor, storeName: 'Quay' } },
  ],
  [
    'a visit',
    'support@xd.test',
    'admin/do-login-as',
    { companyID: COMPANY.goldenPledge, reason: 'Call 12', ticket: 'T-9', readOnly: false, ttlMinutes: 30 },
  ],
  [
    'a change during it',
    'support@xd.test',
    'labels/save',
    { label: { labelName: 'Visited', labelModuleKey: 'customer' } },
  ],
  [
    'a change that the company must approve',
    'support@xd.test',
    'settings/api-keys/save',
    { key: { keyName: 'Sync', keyPermissions: ['tickets'] } },
  ],
  ['approved', 'owner', 'settings/approvals/answer', ({ approvalID }) => ({ approvalID, approved: true })],
  ['a visit ended', 'support@xd.test', 'admin/logout-as', {}],
  ['a company that approves changes', 'owner', 'settings/company/save', { company: { companyVisitApproval: true } }],
  [
    'a visit that asks to make changes',
    'support@xd.test',
    'admin/do-login-as',
    { companyID: COMPANY.goldenPledge, reason: 'Call 14', readOnly: false },
  ],
  ['it may not', 'owner', 'settings/activity/visits/answer', ({ visitID }) => ({ visitID, allow: false })],
  [
    'a visit that asks again',
    'support@xd.test',
    'admin/do-login-as',
    { companyID: COMPANY.goldenPledge, reason: 'Call 15', readOnly: false },
  ],
  ['it may', 'owner', 'settings/activity/visits/answer', ({ visitID }) => ({ visitID, allow: true })],
  ['it may still', 'owner', 'settings/activity/visits/answer', ({ visitID }) => ({ visitID, allow: false })],
  ['the visit that may make changes ended', 'support@xd.test', 'admin/logout-as', {}],
  ['another visit', 'support@xd.test', 'admin/do-login-as', { companyID: COMPANY.goldenPledge, reason: 'Call 13' }],
  ['ended by the company', 'owner', 'settings/activity/visits/end', ({ visitID }) => ({ visitID })],
]
