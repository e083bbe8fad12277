import { WAITS_FOR_OWNER } from '@xd/core/domain/access/approval.ts'
import { expect } from 'vitest'
import type { Handed } from './handed.ts'

const kim = {
  userID: 3,
  userUsername: 'kim@golden.test',
  userNickname: 'Kim',
  userColor: '#123456',
  userPermissions: ['messages'],
  userAllowedStoreIDs: [2],
  userStatus: 'active',
  userSecondFactor: true,
  userVersion: 4,
}
const USER_ACTS = {
  at: 'features/users/user-acts.tsx',
  draws: 'UserActs',
  props: { user: kim, isSelf: false },
  tellsFailure: true,
} as const satisfies Partial<Handed>
const resend = {
  ...USER_ACTS,
  props: { user: { ...kim, userStatus: 'invited' }, isSelf: false },
  does: [['Invite again']],
  call: 'settings/users/invite/resend',
  asks: { userID: 3 },
} as const satisfies Partial<Handed>
const USER_DIALOG = {
  at: 'features/users/user-dialog.tsx',
  draws: 'UserDialog',
  call: 'settings/users/save',
} as const satisfies Partial<Handed>

const USERS: readonly Handed[] = [
  {
    ...USER_ACTS,
    name: 'a user is signed out',
    does: [['Sign out']],
    call: 'settings/users/sign-out',
    asks: { userID: 3 },
    said: ['Kim is signed out everywhere'],
  },
  {
    ...USER_ACTS,
    name: 'a user’s second factor is reset once that is confirmed',
    does: [['Reset second factor'], ['Reset second factor']],
    call: 'settings/users/reset-second-factor',
    asks: { userID: 3 },
    said: ['Kim can sign in with their password alone'],
  },
  {
    ...USER_ACTS,
    name: 'a user is disabled once that is confirmed',
    does: [['Disable user'], ['Disable user']],
    call: 'settings/users/disable',
    asks: { userID: 3, disabled: true },
    said: ['Kim is disabled'],
  },
  {
    ...USER_ACTS,
    name: 'a user is disabled once an owner approves',
    does: [['Disable user'], ['Disable user']],
    call: 'settings/users/disable',
    asks: { userID: 3, disabled: true },
    answer: { approval: { approvalID: 9 } },
    said: [WAITS_FOR_OWNER],
  },
  {
    ...USER_ACTS,
    name: 'a user is enabled again at once',
    props: { user: { ...kim, userStatus: 'disabled' }, isSelf: false },
    does: [['Enable user']],
    call: 'settings/users/disable',
    asks: { userID: 3, disabled: false },
    said: ['Kim can sign in again'],
  },
  { ...resend, name: 'a user is invited again by email', said: ['Kim is invited again'] },
  {
    ...resend,
    name: 'a user is invited again by a link',
    answer: { inviteURL: 'https://xd.test/join' },
    hears: { onInvited: ['https://xd.test/join'] },
  },
  {
    ...resend,
    name: 'a user is invited again once an owner approves',
    answer: { approval: { approvalID: 9 } },
    said: [WAITS_FOR_OWNER],
  },
  {
    ...USER_DIALOG,
    name: 'a user is changed',
    props: { user: kim },
    does: [['Name', ' Kim B '], ['Save user']],
    asks: {
      user: {
        userID: 3,
        userUsername: 'kim@golden.test',
        userNickname: ' Kim B ',
        userColor: '#123456',
        userPermissions: ['messages'],
        userAllowedStoreIDs: [2],
      },
      expectedVersion: 4,
    },
    hears: { onClose: [] },
    said: ['Kim B is saved'],
  },
  {
    ...USER_DIALOG,
    name: 'a user is invited',
    props: { user: null },
    before: [[['stores/list', {}], { stores: [{ storeID: 2, storeName: 'Old Town' }] }]],
    does: [['Name', 'Lee'], ['Email', 'lee@golden.test'], ['Send invitation']],
    asks: {
      user: expect.objectContaining({
        userNickname: 'Lee',
        userUsername: 'lee@golden.test',
        userAllowedStoreIDs: [2],
      }),
    },
    hears: { onClose: [] },
    said: ['Lee is invited'],
  },
]

const apiKey = {
  keyID: 6,
  keyName: 'Till',
  keyPermissions: ['tickets'],
  keyStoreIDs: [2],
  keyAddresses: ['10.0.0.1'],
  keyExpires: '2030-01-02T08:00:00.000Z',
  keyState: 'active',
  keyVersion: 4,
  keyMakerID: 5,
  keyMakerName: 'Bo',
}
const KEY_ACTS = {
  at: 'features/api-keys/key-acts.tsx',
  draws: 'KeyActs',
  props: { apiKey, isOwn: true },
  asks: { keyID: 6 },
  tellsFailure: true,
} as const satisfies Partial<Handed>
const kept = { keyID: 6, keyName: 'Till', keyPermissions: ['tickets'], keyStoreIDs: [2], keyAddresses: ['10.0.0.1'] }
const KEY_DIALOG = {
  at: 'features/api-keys/key-dialog.tsx',
  draws: 'KeyDialog',
  props: { apiKey },
  call: 'settings/api-keys/save',
  hears: { onClose: [] },
} as const satisfies Partial<Handed>

const KEYS: readonly Handed[] = [
  {
    ...KEY_ACTS,
    name: 'a key gets a new secret once that is confirmed',
    does: [['Rotate key'], ['Rotate key']],
    call: 'settings/api-keys/rotate',
    answer: { secret: 'xd_1' },
    hears: { onSecret: [{ name: 'Till', secret: 'xd_1', isRotated: true }] },
  },
  {
    ...KEY_ACTS,
    name: 'a key is revoked once that is confirmed',
    does: [['Revoke key'], ['Revoke key']],
    call: 'settings/api-keys/revoke',
    hears: { onClose: [] },
    said: ['Till is revoked'],
  },
  {
    ...KEY_DIALOG,
    name: 'a key’s name and addresses are changed, and its end stays',
    does: [['Name', 'Till 2'], ['Allowed IP addresses', '10.0.0.1, 10.0.0.2\n'], ['Save key']],
    asks: { key: { ...kept, keyName: 'Till 2', keyAddresses: ['10.0.0.1', '10.0.0.2'] }, expectedVersion: 4 },
    said: ['Till 2 is saved'],
  },
  {
    ...KEY_DIALOG,
    name: 'a key works until the end of its last day at the company',
    does: [['Expires', '2030-01-05'], ['Save key']],
    asks: { key: { ...kept, keyExpires: '2030-01-06T08:00:00.000Z' }, expectedVersion: 4 },
    said: ['Till is saved'],
  },
  {
    ...KEY_DIALOG,
    name: 'a key is created, and its secret shown',
    props: { apiKey: null },
    does: [['Name', 'Till '], ['Create key']],
    asks: { key: { keyName: 'Till ', keyPermissions: [], keyStoreIDs: null, keyAddresses: [] } },
    answer: { secret: 'xd_1' },
    hears: { onClose: [], onSecret: [{ name: 'Till', secret: 'xd_1', isRotated: false }] },
  },
]

const visit = {
  visitID: 12,
  userName: 'Sam',
  reason: 'A question',
  ticket: null,
  approval: 'waiting',
  active: true,
  changes: 0,
  startedAt: '2026-11-23T18:00:00Z',
  endedAt: null,
  endedBy: null,
  answeredBy: null,
}
const VISITS_TABLE = {
  by: 'parts/visit/use-visit-answer.ts',
  at: 'features/activity/visits-table.tsx',
  draws: 'VisitsTable',
  props: { visits: [visit], timezone: 'America/Los_Angeles' },
  call: 'settings/activity/visits/answer',
  tellsFailure: true,
} as const satisfies Partial<Handed>
const approval = {
  approvalID: 9,
  approvalTitle: 'Disable user',
  approvalName: 'Kim',
  approvalCall: 'settings/users/disable',
  approvalWords: '',
  askedByName: 'Sam',
  askedAt: '2026-11-23T18:00:00Z',
  approvalExpires: '2026-11-24T18:00:00Z',
  visitReason: 'A question',
  visitTicket: null,
  mayAnswer: true,
}
const APPROVALS = {
  at: 'parts/approval/waiting-approvals.tsx',
  draws: 'WaitingApprovals',
  before: [[['settings/approvals/list', {}], { approvals: [approval] }]],
  call: 'settings/approvals/answer',
  tellsFailure: true,
} as const satisfies Partial<Handed>

const SUPPORT: readonly Handed[] = [
  {
    ...VISITS_TABLE,
    name: 'a visitor is allowed to make changes',
    does: [['Allow changes']],
    asks: { visitID: 12, allow: true },
    answer: { visit: { ...visit, approval: 'allowed' } },
    said: ['Sam can make changes now'],
  },
  {
    ...VISITS_TABLE,
    name: 'a visitor may only look',
    does: [[' Decline']],
    asks: { visitID: 12, allow: false },
    answer: { visit: { ...visit, approval: 'declined' } },
    said: ['Sam has view-only access'],
  },
  {
    ...VISITS_TABLE,
    name: 'a visitor who left before the answer',
    does: [['Allow changes']],
    asks: { visitID: 12, allow: true },
    answer: { visit: { ...visit, approval: 'allowed', active: false } },
    said: ['Sam has already left'],
  },
  {
    name: 'a visit is ended',
    at: 'parts/visit/end-visit-dialog.tsx',
    draws: 'EndVisitDialog',
    props: { visit },
    does: [['End visit now']],
    call: 'settings/activity/visits/end',
    asks: { visitID: 12 },
    answer: { visit },
    hears: { onClose: [] },
    hearsWhenRefused: { onClose: [] },
    said: ['Sam is signed out'],
    tellsFailure: true,
  },
  {
    ...APPROVALS,
    name: 'an owner declines at once',
    within: 'Waiting',
    does: [['Decline']],
    asks: { approvalID: 9, approved: false },
    said: ['Declined: nothing changed'],
  },
  {
    ...APPROVALS,
    name: 'an owner approves once that is confirmed',
    does: [['onApprove'], ['Approve']],
    asks: { approvalID: 9, approved: true },
    said: ['Approved: Disable user: Kim'],
  },
]

const OWN_FACTOR: readonly Handed[] = [
  {
    name: 'a passkey is removed once that is confirmed',
    at: 'parts/second-factor/passkey-row.tsx',
    draws: 'PasskeyRow',
    props: { passkey: { passkeyID: 4, name: 'Phone', since: '2026-01-01T00:00:00Z', lastUsed: null } },
    does: [['Remove Phone'], ['Remove passkey']],
    call: 'auth/passkeys/remove',
    asks: { passkeyID: 4 },
    said: ['The passkey Phone is removed'],
    tellsFailure: true,
  },
  {
    name: 'an authenticator app is removed',
    at: 'parts/second-factor/remove-app.tsx',
    draws: 'RemoveApp',
    does: [['Your password', 'secret '], ['Code', ' 123456 '], ['form']],
    call: 'auth/second-factor/remove',
    asks: { password: 'secret ', code: '123456' },
    hears: { onDone: [] },
    said: ['Your app is removed'],
  },
  {
    name: 'new recovery codes are made and shown',
    at: 'parts/second-factor/own-factor.tsx',
    draws: 'OwnFactor',
    within: ['Ways', 'CodesLeft'],
    before: [
      [
        ['auth/second-factor/fetch', {}],
        { totp: { since: '2026-01-01T00:00:00Z' }, passkeys: [], recoveryCodesLeft: 3 },
      ],
    ],
    does: [['Create new codes']],
    call: 'auth/second-factor/recovery-codes',
    asks: {},
    answer: { recoveryCodes: ['abcd-efgh'] },
    hears: { onCodes: [['abcd-efgh']] },
    tellsFailure: true,
  },
  {
    name: 'setting up an app starts at once',
    at: 'parts/second-factor/set-up-app.tsx',
    draws: 'SetUpApp',
    does: [],
    call: 'auth/second-factor/start',
    asks: {},
    answer: { secret: 'ABCDEFGH', qrSVG: '<svg/>' },
  },
]

export const PEOPLE_HANDED: readonly Handed[] = [...USERS, ...KEYS, ...SUPPORT, ...OWN_FACTOR]
