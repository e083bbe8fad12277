import { PRESETS } from '@xd/core/domain/access/permissions.ts'
import { DEMO_PASSWORD } from '@xd/fixtures/demo/password.ts'
import { STORE, USER } from '@xd/fixtures/demo/people.ts'
import type { CallRow } from './given.ts'

const person = {
  userUsername: 'Ines@goldenpledge.test',
  userNickname: ' Ines ',
  userColor: '#aa5500',
  userPermissions: PRESETS.clerk,
  userAllowedStoreIDs: [STORE.main, STORE.prospect],
}

/** Users and accounts that are refused, or as they were. */
export const CALLS: readonly CallRow[] = [
  ['an invitation', 'owner', 'settings/users/save', { user: person }],
  [
    'a user without anything',
    'owner',
    'settings/users/save',
    { user: { ...person, userUsername: 'nobody', userNickname: ' ', userAllowedStoreIDs: [] } },
  ],
  [
    'another user’s address',
    'owner',
    'settings/users/save',
    { user: { ...person, userUsername: 'CLERK@goldenpledge.test' } },
  ],
  [
    'permissions and stores named twice',
    'owner',
    'settings/users/save',
    {
      user: {
        ...person,
        userID: USER.june,
        userUsername: 'june@goldenpledge.test',
        userPermissions: ['messages', 'customers', 'messages'],
        userAllowedStoreIDs: [STORE.lake, STORE.main, STORE.lake],
      },
    },
  ],
  ['an invited user disabled', 'owner', 'settings/users/disable', ({ userID }) => ({ userID })],
  ['disabled before', 'owner', 'settings/users/disable', ({ userID }) => ({ userID })],
  ['invited again though disabled', 'owner', 'settings/users/invite/resend', ({ userID }) => ({ userID })],
  ['somebody who joined invited again', 'owner', 'settings/users/invite/resend', { userID: USER.clerk }],
  ['the last owner disabled', 'owner', 'settings/users/disable', { userID: USER.owner }],
  ['no second factor to reset', 'owner', 'settings/users/reset-second-factor', { userID: USER.clerk }],
  ['a profile without a name', 'tomas', 'auth/save-profile', { userNickname: ' ', userColor: '#aa5500' }],
  ['a leaked password', 'tomas', 'auth/change-password', { current: DEMO_PASSWORD, password: 'password1234' }],
  ['a session that there isn’t', 'tomas', 'auth/sessions/end', { sessionID: '0123456789abcdef' }],
  ['a step up with a wrong password', 'tomas', 'auth/step-up', { password: 'wrong' }],
  ['a step up with nothing', 'tomas', 'auth/step-up', {}],
  [
    'a password for a made-up link',
    'tomas',
    'auth/reset-password',
    { token: 'x'.repeat(43), password: 'nine otters in a row' },
  ],
  [
    'the only owner gives up a right',
    'owner',
    'settings/users/save',
    {
      user: {
        ...person,
        userID: USER.owner,
        userUsername: 'owner@goldenpledge.test',
        userNickname: 'Priya',
        userColor: '#AA55FF',
        userPermissions: PRESETS.owner.filter((right) => right !== 'overrides'),
        userAllowedStoreIDs: null,
      },
    },
  ],
  ['not disabled, as before', 'owner', 'settings/users/disable', { userID: USER.lena, disabled: false }],
  [
    'a user of XD invites another',
    'support@xd.test',
    'settings/users/save',
    { user: { ...person, userUsername: 'robin@xd.test', userPermissions: ['messages'], userAllowedStoreIDs: null } },
  ],
  ['a step up with a code, though there is none', 'tomas', 'auth/step-up', { totp: '123456' }],
  ['a step up with a recovery code', 'tomas', 'auth/step-up', { recoveryCode: 'abcd-efgh' }],
]
