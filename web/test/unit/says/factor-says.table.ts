import { refusal } from '../data/page.ts'
import type { Says } from './says.ts'

const nothing = () => undefined
const FACTOR = {
  at: 'parts/second-factor/own-factor.tsx',
  draws: 'OwnFactor',
  props: { codes: undefined, onCodes: nothing },
} as const
const factor = (change: object) => ({
  'auth/second-factor/fetch': { totp: null, passkeys: [], recoveryCodesLeft: 0, ...change },
})
const passkey = { passkeyID: 'k', name: 'Phone', since: '2026-11-01T20:00:00Z', lastUsed: null }
const APP = {
  at: 'parts/second-factor/set-up-app.tsx',
  draws: 'SetUpApp',
  within: 'ScanApp',
  props: { onDone: nothing, onCancel: nothing },
  answers: { 'auth/second-factor/start': { secret: 'ABCDEFGHIJ', svg: '<svg/>' } },
} as const

export const FACTOR_SAYS: readonly Says[] = [
  {
    ...FACTOR,
    name: 'no second factor',
    within: 'Ways',
    answers: factor({}),
    says: [
      'With a second factor, nobody gets in with your password alone.',
      'Authenticator app An app on your phone shows a new code every 30 seconds Set up app',
    ],
  },
  {
    ...FACTOR,
    within: 'Ways',
    answers: factor({
      totp: { since: '2026-11-01T20:00:00Z' },
      passkeys: [passkey, { ...passkey, passkeyID: 'l', name: 'Counter', lastUsed: '2026-11-20T20:00:00Z' }],
      recoveryCodesLeft: 1,
    }),
    name: 'a second factor by app and passkey',
    says: [
      'You sign in with your password and one of these.',
      'Authenticator app Set up Nov 1, 2026 Remove app Use another app',
      'Phone Passkey, added Nov 1, 2026, not used yet Remove Phone Remove',
      'Counter Passkey, added Nov 1, 2026, last used Nov 20, 2026 Remove Counter Remove',
      'Recovery codes 1 code left, in case you lose everything else Create new codes',
    ],
  },
  {
    ...FACTOR,
    name: 'a second factor without codes',
    within: 'Ways',
    answers: factor({ passkeys: [passkey] }),
    says: [
      'You sign in with your password and one of these.',
      'Authenticator app An app on your phone shows a new code every 30 seconds Set up app',
      'Phone Passkey, added Nov 1, 2026, not used yet Remove Phone Remove',
      'Recovery codes None left. Create new ones. Create new codes',
    ],
  },
  {
    ...FACTOR,
    name: 'an app to set up',
    within: 'Ways',
    answers: factor({}),
    does: [['Set up app']],
    says: ['Preparing the code to scan'],
  },
  {
    ...FACTOR,
    name: 'an app to remove',
    within: 'Ways',
    answers: factor({ totp: { since: '2026-11-01T20:00:00Z' } }),
    does: [['Remove app']],
    says: [
      'Signing in will no longer ask for codes from your app.',
      'Your password',
      '[] ☐ Show password',
      'Code',
      '[]',
      'From your app, or a recovery code',
      'Cancel Remove app',
    ],
  },
  {
    ...FACTOR,
    name: 'recovery codes, once',
    props: { codes: ['aaaa-bbbb', 'cccc-dddd'], onCodes: nothing },
    says: [
      'Keep these ten codes where you’d keep a spare key. Each one signs you in once if you lose your phone or passkey. They won’t be shown again.',
      'aaaa-bbbb',
      'cccc-dddd',
      'Copy codes Download codes Print codes',
      'I’ve saved them',
    ],
  },
  {
    ...FACTOR,
    name: 'a second factor, not loaded',
    answers: { 'auth/second-factor/fetch': refusal(409, 'gone') },
    says: ['Your second factor couldn’t be loaded. Refused: gone'],
  },
  {
    ...APP,
    name: 'an app to scan',
    says: [
      'Scan this with an authenticator app, or type the key into it:',
      'ABCD EFGH IJ Copy key',
      'Code from the app',
      '[]',
      'Six digits, to check that it works',
      'Cancel Turn on',
    ],
  },
  {
    ...APP,
    name: 'an app with a wrong code',
    answers: {
      ...APP.answers,
      'auth/second-factor/confirm': refusal(400, 'invalid', { fields: { code: 'Wrong code' } }),
    },
    does: [['form']],
    says: [
      'Scan this with an authenticator app, or type the key into it:',
      'ABCD EFGH IJ Copy key',
      'Code from the app',
      '[]',
      'Wrong code',
      'Cancel Turn on',
    ],
  },
  {
    name: 'a passkey without a name',
    at: 'parts/second-factor/add-passkey.tsx',
    draws: 'AddPasskey',
    props: { onDone: nothing, onCancel: nothing },
    does: [['form']],
    says: ['Passkey name *', '[]', 'Enter a name first.', 'Cancel Create passkey'],
  },
]
