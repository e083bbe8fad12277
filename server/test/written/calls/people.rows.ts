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

export const CALLS: readonly CallRow[] = [
  ['an invitation', 'owner', 'settings/users/save', { user: person }],
  ['invited again', 'owner', 'settings/users/invite/resend', ({ userID }) => ({ userID })],
  [
    'other permissions and stores',
    'owner',
    'settings/users/save',
    {
      user: {
        ...person,
        userID: USER.lena,
        userUsername: 'lena.b@goldenpledge.test',
        userPermissions: ['messages'],
        userAllowedStoreIDs: null,
      },
    },
  ],
  ['signed out', 'owner', 'settings/users/sign-out', { userID: USER.clerk }],
  ['disabled', 'owner', 'settings/users/disable', { userID: USER.tomas }],
  ['not disabled', 'owner', 'settings/users/disable', { userID: USER.tomas, disabled: false }],
  ['a profile', 'manager', 'auth/save-profile', { userNickname: ' Marc ', userColor: '#AA5500' }],
  ['a password', 'manager', 'auth/change-password', { current: DEMO_PASSWORD, password: 'eleven herons on the ice' }],
  ['a sign-in', 'owner', 'auth/login', { username: 'LENA.b@goldenpledge.test', password: DEMO_PASSWORD, bearer: true }],
  ['a password forgotten by nobody', 'owner', 'auth/forgot-password', { username: 'nobody@goldenpledge.test' }],
  ['a step up', 'owner', 'auth/step-up', { password: DEMO_PASSWORD }],
  ['other sessions ended', 'owner', 'auth/sessions/end', {}],
  ['signed out by oneself', 'owner', 'auth/logout', {}],

  [
    'a sign-in with a wrong password',
    'tomas',
    'auth/login',
    { username: 'lena.b@goldenpledge.test', password: 'wrong' },
  ],
  ['a sign-in of somebody unknown', 'tomas', 'auth/login', { username: 'nobody@goldenpledge.test', password: 'wrong' }],
  [
    'a wrong current password',
    'tomas',
    'auth/change-password',
    { current: 'wrong', password: 'eleven herons on the ice' },
  ],
  ['the second factor started', 'tomas', 'auth/second-factor/start', {}],
  ['the second factor with a wrong code', 'tomas', 'auth/second-factor/confirm', { code: '000000' }],
  [
    'a page that was opened',
    'tomas',
    'profiler/activity',
    { profile: { type: 'page', pageName: '/customers/$customer' } },
  ],
  ['a page without a name', 'tomas', 'profiler/activity', { profile: { type: 'page', pageName: ' ' } }],
]
