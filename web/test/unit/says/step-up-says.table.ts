import { refusal } from '../data/page.ts'
import type { Says } from './says.ts'

const nothing = () => undefined
const STEP_UP = {
  at: 'features/session/step-up-dialog.tsx',
  draws: 'StepUpDialog',
  props: { onConfirmed: nothing, onClose: nothing },
} as const

export const STEP_UP_SAYS: readonly Says[] = [
  {
    ...STEP_UP,
    name: 'who is at the keyboard, by password',
    within: 'WithPassword',
    answers: { 'auth/step-up/start': { methods: ['password'] } },
    says: [
      'Confirm it’s you',
      'For changes like this one. You won’t be asked again for 15 minutes.',
      'Your password',
      '[] ☐ Show password',
      'Cancel Confirm',
    ],
  },
  {
    ...STEP_UP,
    name: 'who is at the keyboard, without a password',
    within: 'WithPassword',
    answers: { 'auth/step-up/start': { methods: ['password'] } },
    does: [['onSubmit']],
    says: [
      'Confirm it’s you',
      'For changes like this one. You won’t be asked again for 15 minutes.',
      'Your password',
      '[] ☐ Show password',
      'Enter your password.',
      'Cancel Confirm',
    ],
  },
  {
    ...STEP_UP,
    name: 'who is at the keyboard, with a wrong password',
    within: 'WithPassword',
    answers: {
      'auth/step-up/start': { methods: ['password'] },
      'auth/step-up': refusal(400, 'invalid', { fields: { password: 'That isn’t your password.' } }),
    },
    does: [['Your password', 'one'], ['onSubmit']],
    says: [
      'Confirm it’s you',
      'For changes like this one. You won’t be asked again for 15 minutes.',
      'Your password',
      '[one] ☐ Show password',
      'That isn’t your password.',
      'Cancel Confirm',
    ],
  },
  {
    ...STEP_UP,
    name: 'who is at the keyboard, refused',
    within: 'WithPassword',
    answers: { 'auth/step-up/start': { methods: ['password'] }, 'auth/step-up': refusal(429, 'slow') },
    does: [['Your password', 'one'], ['onSubmit']],
    says: [
      'Confirm it’s you',
      'For changes like this one. You won’t be asked again for 15 minutes.',
      'Your password',
      '[one] ☐ Show password',
      'Refused: slow',
      'Cancel Confirm',
    ],
  },
  {
    ...STEP_UP,
    name: 'who is at the keyboard, by app',
    within: 'WithFactor',
    answers: { 'auth/step-up/start': { methods: ['password', 'totp', 'recovery'] } },
    does: [['onSubmit']],
    says: [
      'Confirm it’s you',
      'For changes like this one. You won’t be asked again for 15 minutes.',
      'Code',
      '[]',
      'Enter the code.',
      'Use a recovery code',
      'Cancel Confirm',
    ],
  },
  {
    ...STEP_UP,
    name: 'who is at the keyboard, by passkey',
    within: 'WithFactor',
    answers: { 'auth/step-up/start': { methods: ['passkey'], passkey: {} } },
    says: [
      'Confirm it’s you',
      'For changes like this one. You won’t be asked again for 15 minutes.',
      'Recovery code',
      '[]',
      'One of the ten you saved. Each works once.',
      'Cancel Confirm',
    ],
  },
  {
    ...STEP_UP,
    name: 'who is at the keyboard, unanswered',
    answers: { 'auth/step-up/start': refusal(409, 'gone') },
    says: [
      'Confirm it’s you',
      'For changes like this one. You won’t be asked again for 15 minutes.',
      'Refused: gone',
      'Cancel',
    ],
  },
  {
    name: 'a second factor that must be set up',
    at: 'features/session/set-up-factor-page.tsx',
    draws: 'SetUpFactorPage',
    props: { session: { company: { companyName: 'Golden Pledge' } } },
    says: [
      'XD Back Office',
      'Set up a second factor',
      'Golden Pledge requires one. Set up an authenticator app or a passkey to continue.',
      'Loading your second factor',
      'Sign out → /logout',
      'Terms → /terms Privacy → /privacy',
    ],
  },
  {
    name: 'signing out fails',
    at: 'features/session/logout-page.tsx',
    draws: 'LogoutPage',
    answers: { 'auth/logout': refusal(409, 'conflict') },
    says: ['500', 'Refused: conflict', 'Try again Back to the home page → /'],
  },
  {
    name: 'signing out fails, and is tried again',
    at: 'features/session/logout-page.tsx',
    draws: 'LogoutPage',
    answers: { 'auth/logout': refusal(409, 'conflict') },
    does: [['onRetry']],
    says: ['500', 'Refused: conflict', 'Try again Back to the home page → /'],
  },
]
