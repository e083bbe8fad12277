import { PRESETS } from '@xd/core/domain/access/permissions.ts'
import { COMPANY, STORE } from '@xd/fixtures/demo/people.ts'
import type { CallRow } from './given.ts'

const INVITED = {
  userUsername: 'iva@goldenpledge.test',
  userNickname: 'Iva',
  userColor: '#aa5500',
  userPermissions: PRESETS.clerk,
  userAllowedStoreIDs: [STORE.main],
}

/** What XD Support may not do, and what waits for an owner. */
export const CALLS: readonly CallRow[] = [
  ['a company that approves changes', 'owner', 'settings/company/save', { company: { companyVisitApproval: true } }],
  ['a company without anything', 'support@xd.test', 'admin/companies/save', { company: { companyName: ' ' } }],
  [
    'a company of a wrong key and zone',
    'support@xd.test',
    'admin/companies/save',
    { company: { companyName: 'Tin', companyKey: 'No Key!', companyTimezone: 'Nowhere' } },
  ],
  [
    'an owner for a company that has users',
    'support@xd.test',
    'admin/companies/save',
    { company: { companyID: COMPANY.silverAnchor, owner: { userUsername: 'o@x.test', userNickname: 'O' } } },
  ],
  [
    'another company’s key',
    'support@xd.test',
    'admin/companies/save',
    { company: { companyID: COMPANY.silverAnchor, companyKey: 'goldenpledge' } },
  ],
  [
    'an owner whose address is taken',
    'support@xd.test',
    'admin/companies/save',
    {
      company: {
        companyName: 'Tin',
        companyKey: 'tin',
        companyTimezone: 'America/Denver',
        owner: { userUsername: 'clerk@goldenpledge.test', userNickname: 'O' },
      },
    },
  ],
  [
    'nothing to resume, and the same name',
    'support@xd.test',
    'admin/companies/save',
    { company: { companyID: COMPANY.silverAnchor, suspended: false, companyName: 'Silver' } },
  ],
  ['XD suspended', 'support@xd.test', 'admin/companies/save', { company: { companyID: COMPANY.xd, suspended: true } }],
  [
    'a company that approves changes: its name',
    'support@xd.test',
    'admin/companies/save',
    { company: { companyID: COMPANY.goldenPledge, companyName: 'Gold' } },
  ],
  [
    'a company that approves changes: its store',
    'support@xd.test',
    'admin/stores/save',
    { store: { companyID: COMPANY.goldenPledge, storeID: STORE.main, storeName: 'Gold' } },
  ],
  ['no job to run again', 'support@xd.test', 'admin/jobs/run-again', { jobID: 99_999_999 }],
  ['a visit of nobody', 'support@xd.test', 'admin/do-login-as', { companyID: 999 }],
  [
    'changes without a reason',
    'support@xd.test',
    'admin/do-login-as',
    { companyID: COMPANY.silverAnchor, readOnly: false },
  ],
  ['a reason of spaces', 'support@xd.test', 'admin/do-login-as', { companyID: COMPANY.silverAnchor, reason: '  ' }],
  ['a visit of one’s own company', 'support@xd.test', 'admin/do-login-as', { companyID: COMPANY.xd }],
  [
    'a company that no longer approves changes',
    'owner',
    'settings/company/save',
    { company: { companyVisitApproval: false } },
  ],
  [
    'a visit that makes changes',
    'support@xd.test',
    'admin/do-login-as',
    { companyID: COMPANY.goldenPledge, reason: ' Call 16 ', readOnly: false, ticket: ' T-10 ' },
  ],
  [
    'a visitor answers',
    'support@xd.test',
    'settings/activity/visits/answer',
    ({ visitID }) => ({ visitID, allow: true }),
  ],
  ['a visitor’s profile', 'support@xd.test', 'auth/save-profile', { userNickname: 'Robin', userColor: '#aa5500' }],
  ['a visitor’s calendar feed', 'support@xd.test', 'calendar/feed/update', { feed: {} }],
  ['a visitor says who asks', 'support@xd.test', 'settings/company/save', { company: { companyVisitApproval: true } }],
  [
    'other keeping asked for',
    'support@xd.test',
    'settings/retention/save',
    { retention: { keep: { messages: 60, views: 36 } } },
  ],
  ['it is declined', 'owner', 'settings/approvals/answer', ({ approvalID }) => ({ approvalID, approved: false })],
  ['answered before', 'owner', 'settings/approvals/answer', ({ approvalID }) => ({ approvalID, approved: true })],
  [
    'other keeping asked for again',
    'support@xd.test',
    'settings/retention/save',
    { retention: { keep: { views: 48 } } },
  ],
  ['and once more', 'support@xd.test', 'settings/retention/save', { retention: { keep: { views: 60 } } }],
  ['it is approved', 'owner', 'settings/approvals/answer', ({ approvalID }) => ({ approvalID, approved: true })],
  ['an invitation asked for', 'support@xd.test', 'settings/users/save', { user: INVITED }],
  [
    'its own answer',
    'support@xd.test',
    'settings/approvals/answer',
    ({ approvalID }) => ({ approvalID, approved: true }),
  ],
  [
    'the invitation approved',
    'owner',
    'settings/approvals/answer',
    ({ approvalID }) => ({ approvalID, approved: true }),
  ],
  ['the invitation again', 'support@xd.test', 'settings/users/invite/resend', ({ userID }) => ({ userID })],
  ['sent again', 'owner', 'settings/approvals/answer', ({ approvalID }) => ({ approvalID, approved: true })],
  ['the invited user disabled by a visitor', 'support@xd.test', 'settings/users/disable', ({ userID }) => ({ userID })],
  ['and enabled', 'support@xd.test', 'settings/users/disable', ({ userID }) => ({ userID, disabled: false })],
  ['which is approved', 'owner', 'settings/approvals/answer', ({ approvalID }) => ({ approvalID, approved: true })],
  [
    'less for the invited user',
    'support@xd.test',
    'settings/users/save',
    ({ userID }) => ({ user: { ...INVITED, userID, userPermissions: ['messages'] } }),
  ],
  [
    'a visit to be ended',
    'support@xd.test',
    'admin/do-login-as',
    { companyID: COMPANY.goldenPledge, reason: 'Call 17' },
  ],
  ['nobody’s visit', 'owner', 'settings/activity/visits/end', { visitID: 99_999_999 }],
  ['ended by the company', 'owner', 'settings/activity/visits/end', ({ visitID }) => ({ visitID })],
  ['ended before', 'owner', 'settings/activity/visits/end', ({ visitID }) => ({ visitID })],
]
