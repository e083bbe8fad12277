import { refusal } from '../data/page.ts'
import { eachPressed, nothing, type Press } from './press.ts'

const entry = (title: string) => ({ target: `/${title.toLowerCase()}`, title, icon: 'inbox' })
const SIX = ['Inbox', 'Customers', 'Payments', 'Calendar', 'Reports', 'Settings'].map(entry)
const needsApp = refusal(403, 'second_factor_needed', { methods: ['totp'] })
const SIGNED_IN = { 'auth/login': {}, 'auth/info': { user: {}, company: {}, session: {} } }
const SIGN_IN = { at: 'features/session/sign-in-form.tsx', draws: 'SignInForm' }
const TYPED = [
  ['Email', 'bo@golden.test'],
  ['Password', 'one'],
] as const
const CHOOSE = { at: 'features/session/choose-password-page.tsx', draws: 'ChoosePasswordPage' }
const STEP_UP = {
  at: 'features/session/step-up-dialog.tsx',
  draws: 'StepUpDialog',
  props: { onConfirmed: nothing, onClose: nothing },
}
export const SESSION_PRESSES: readonly Press[] = [
  ...eachPressed('modules', { at: 'features/frame/module-menu.tsx', draws: 'ModuleMenu', props: { entries: SIX } }, [
    ['one', [['Payments']], { goes: '/payments' }],
  ]),
  ...eachPressed(
    'tabs',
    { at: 'features/frame/bottom-tabs.tsx', draws: 'BottomTabs', props: { entries: SIX, badges: {} } },
    [['a further one', [['Reports']], { goes: '/reports' }]],
  ),
  ...eachPressed('signing in', SIGN_IN, [
    [
      'without a password',
      [['Email', 'bo@golden.test'], ['SessionCard']],
      { failures: ['Enter your email and password.'] },
    ],
    [
      'by password',
      [...TYPED, ['SessionCard']],
      {
        calls: [
          ['auth/login', { username: 'bo@golden.test', password: 'one' }],
          ['auth/info', {}],
        ],
      },
      { answers: SIGNED_IN },
    ],
    [
      'by a code',
      [...TYPED, ['SessionCard'], ['onGive', { totp: '123456' }]],
      {
        calls: [
          ['auth/login', { username: 'bo@golden.test', password: 'one' }],
          ['auth/login', { username: 'bo@golden.test', password: 'one', totp: '123456' }],
        ],
      },
      { answers: { 'auth/login': needsApp } },
    ],
  ]),
  ...eachPressed('a password by a link', { ...CHOOSE, props: { kind: 'invite', token: 'k' }, address: '/join' }, [
    [
      'of an invitation',
      [['Password', 'one'], ['SessionCard']],
      {
        calls: [
          ['auth/accept-invite', { token: 'k', password: 'one' }],
          ['auth/info', {}],
        ],
        goes: '/',
      },
      { answers: { ...SIGNED_IN, 'auth/accept-invite': {} } },
    ],
    [
      'of someone who forgot it',
      [['Password', 'one'], ['SessionCard']],
      {
        calls: [
          ['auth/reset-password', { token: 'k', password: 'one' }],
          ['auth/info', {}],
        ],
        goes: '/',
      },
      { props: { kind: 'reset', token: 'k' }, answers: { ...SIGNED_IN, 'auth/reset-password': {} } },
    ],
  ]),
  {
    name: 'a forgotten password',
    at: 'features/session/reset-page.tsx',
    draws: 'ResetPage',
    within: 'ForgotPassword',
    answers: { 'auth/forgot-password': {} },
    does: [['Email', 'bo@golden.test'], ['SessionCard']],
    calls: [['auth/forgot-password', { username: 'bo@golden.test' }]],
  },
  ...eachPressed(
    'who is at the keyboard',
    {
      ...STEP_UP,
      within: 'WithPassword',
      answers: { 'auth/step-up/start': { methods: ['password'] }, 'auth/step-up': {} },
    },
    [
      [
        'by password',
        [['Your password', 'one'], ['onSubmit']],
        { calls: [['auth/step-up', { password: 'one' }]], heard: [['onConfirmed']] },
      ],
      ['no password', [['onSubmit']], {}],
      ['nobody', [['onClose']], { heard: [['onClose']] }],
    ],
  ),
  ...eachPressed(
    'who is at the keyboard',
    { ...STEP_UP, within: 'WithFactor', answers: { 'auth/step-up/start': { methods: ['totp'] }, 'auth/step-up': {} } },
    [
      [
        'by app',
        [['factor.setCode', '123 456'], ['onSubmit']],
        { calls: [['auth/step-up', { totp: '123456' }]], heard: [['onConfirmed']] },
      ],
      ['no code', [['onSubmit']], {}],
    ],
  ),
  {
    name: 'the sign-out page',
    at: 'features/session/logout-page.tsx',
    draws: 'LogoutPage',
    answers: { 'auth/logout': refusal(409, 'conflict') },
    does: [['onRetry']],
    calls: [['auth/logout', {}]],
  },
  ...eachPressed(
    'a gold piece',
    { at: 'features/metals/ticker.tsx', draws: 'Ticker', answers: { 'precious-metals/latest': {} } },
    [['prices', [['onClick']], { opens: { kind: 'metals' } }]],
  ),
]
