import { refusal } from '../data/page.ts'
import type { Says } from './says.ts'

const nothing = () => undefined

const SWITCH = {
  at: 'features/account/switch-company-dialog.tsx',
  draws: 'SwitchCompanyDialog',
  isLocal: true,
} as const
const companies = [
  { companyID: 1, companyName: 'Golden Pledge', storeCount: 2, maxDate: null },
  { companyID: 7, companyName: 'Silver Pledge', storeCount: 1, maxDate: '2026-11-23T20:15:00Z' },
]
const FOUND = { 'admin/get-login-as-companies': { companies } }

export const SWITCH_SAYS: readonly Says[] = [
  {
    ...SWITCH,
    name: 'the companies to switch to',
    props: { onClose: nothing },
    answers: FOUND,
    says: [
      'Switch Company',
      'Access ☑ View only ☑ ☐ View and change ☐',
      'You can’t send or change anything. You can allow changes later, in the bar at the top of every page.',
      'Reason *',
      '[]',
      'The company’s owners can see it in their support visit log.',
      '[]',
      'Golden Pledge You are here ID 1 · 2 stores · no sign-ins yet',
      'Silver Pledge ID 7 · 1 store · last login Nov 23, 2026, …',
      'Cancel',
    ],
  },
  {
    ...SWITCH,
    name: 'a company to switch to that may be changed, without a reason',
    props: { onClose: nothing, find: 'silver' },
    answers: FOUND,
    does: [
      ['Access', 'change'],
      ['onChoose', companies[1]],
    ],
    says: [
      'Switch Company',
      'Access ☐ View only ☐ ☑ View and change ☑',
      'You can send, change and delete as their staff can, under your own name.',
      'Reason *',
      '[]',
      'Enter a reason first.',
      '[silver] Clear',
      'Silver Pledge ID 7 · 1 store · last login Nov 23, 2026, …',
      'Cancel',
    ],
  },
  {
    ...SWITCH,
    name: 'the found companies to switch to',
    within: 'Companies',
    props: { onClose: nothing },
    answers: FOUND,
    says: [
      '[]',
      'Golden Pledge You are here ID 1 · 2 stores · no sign-ins yet',
      'Silver Pledge ID 7 · 1 store · last login Nov 23, 2026, …',
    ],
  },
  {
    ...SWITCH,
    name: 'no company to switch to',
    within: 'Companies',
    props: { onClose: nothing, find: 'Bronze' },
    answers: FOUND,
    says: ['[Bronze] Clear', 'No Matches Found.'],
  },
  {
    ...SWITCH,
    name: 'the companies to switch to, not loaded',
    within: 'Companies',
    props: { onClose: nothing },
    answers: { 'admin/get-login-as-companies': refusal(409, 'conflict') },
    says: ['[]', 'The companies couldn’t be loaded', '. Refused: conflict', 'Try again'],
  },
  {
    ...SWITCH,
    name: 'a company that was switched to',
    props: { onClose: nothing },
    answers: { ...FOUND, 'admin/do-login-as': {} },
    does: [
      ['field.onChange', 'Wrong totals'],
      ['onChoose', companies[1]],
    ],
    says: ['Switch Company', 'Welcome Back! You are being logged back in.'],
  },
  {
    ...SWITCH,
    name: 'a company that could not be switched to',
    props: { onClose: nothing },
    answers: { ...FOUND, 'admin/do-login-as': refusal(409, 'conflict') },
    does: [
      ['field.onChange', 'Wrong totals'],
      ['onChoose', companies[1]],
    ],
    says: [
      'Switch Company',
      'Access ☑ View only ☑ ☐ View and change ☐',
      'You can’t send or change anything. You can allow changes later, in the bar at the top of every page.',
      'Reason *',
      '[Wrong totals]',
      'The company’s owners can see it in their support visit log.',
      'Refused: conflict',
      '[]',
      'Golden Pledge You are here ID 1 · 2 stores · no sign-ins yet',
      'Silver Pledge ID 7 · 1 store · last login Nov 23, 2026, …',
      'Cancel',
    ],
  },
]
