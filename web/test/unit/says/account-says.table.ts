import { refusal } from '../data/page.ts'
import type { Says } from './says.ts'

const nothing = () => undefined
const DIALOG = { at: 'features/account/own-account-dialog.tsx', draws: 'OwnAccountDialog' } as const
const user = {
  userUsername: 'bo@golden.test',
  userNickname: 'Bo',
  userColor: '#112233',
  userIsXDACCT: false,
}
const MENU = {
  at: 'features/account/user-menu-dialog.tsx',
  draws: 'UserMenuDialog',
  props: { onClose: nothing },
} as const
const company = { storeCount: 2, userCount: 1 }
const session = {
  sessionID: 'a',
  createdAt: '2026-11-23T20:00:00Z',
  ip: '203.0.113.9',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/120 Safari/537',
  isThis: true,
}
const SESSIONS = { at: 'features/account/own-sessions.tsx', draws: 'OwnSessions', isLocal: true } as const
const PASSWORD = {
  at: 'features/account/own-password.tsx',
  draws: 'OwnPassword',
  props: { draft: { current: 'one', password: 'two' }, onChange: nothing },
} as const
const PROFILE = {
  at: 'features/account/own-profile.tsx',
  draws: 'OwnProfile',
  props: { draft: { userNickname: 'Bo', userColor: '#112233' }, contest: undefined, onChange: nothing },
} as const
const faulted = (fields: object) => refusal(400, 'invalid', { fields })

export const ACCOUNT_SAYS: readonly Says[] = [
  {
    ...MENU,
    name: 'the user’s menu',
    session: { user, company },
    says: [
      'Hello, Bo',
      'bo@golden.test',
      'Golden Pledge 2 stores · 1 user',
      'Your account Control Panel → /settings',
      'Theme ☑ System ☑ ☐ Light ☐ ☐ Dark ☐',
      'Fullscreen What’s New Sign Out',
      'Cancel',
    ],
  },
  {
    ...MENU,
    name: 'the menu of support on a visit, without a name',
    session: {
      user: { ...user, userNickname: '', userIsXDACCT: true },
      company: { storeCount: 1, userCount: 1000 },
      session: { impersonatedBy: { userID: 1 } },
    },
    says: [
      'Hello, bo',
      'bo@golden.test (XD Support)',
      'Golden Pledge 1 store · 1,000 users Switch',
      'Preferences Control Panel → /settings XD Admin → /admin/companies',
      'Theme ☑ System ☑ ☐ Light ☐ ☐ Dark ☐',
      'Fullscreen What’s New Sign Out',
      'Cancel',
    ],
  },
  {
    ...MENU,
    name: 'the menu of a user without settings',
    lacks: ['settings'],
    session: { user, company },
    says: [
      'Hello, Bo',
      'bo@golden.test',
      'Golden Pledge 2 stores · 1 user',
      'Your account Users → /settings/users Activity → /settings/activity API Keys → /settings/api-keys',
      'Theme ☑ System ☑ ☐ Light ☐ ☐ Dark ☐',
      'Fullscreen What’s New Sign Out',
      'Cancel',
    ],
  },
  {
    ...DIALOG,
    name: 'the own account',
    props: { onClose: nothing },
    session: { user },
    says: [
      'Your account',
      'Profile Preferences Sign-in',
      'Name *',
      '[Bo]',
      'Your colleagues see it',
      'Color: dark blue, #112233 Color Save profile',
      'Close',
    ],
  },
  {
    ...DIALOG,
    name: 'the own account, from its sign-in',
    props: { first: 'sign-in', onClose: nothing },
    session: { user },
    says: [
      'Your account',
      'Profile Preferences Sign-in',
      'Second factor',
      'Loading your second factor',
      'Password',
      'Current password',
      '[] ☐ Show password',
      'New password',
      '[] ☐ Show password',
      'At least 12 characters. A few unrelated words work well.',
      'Change password',
      'Sessions',
      'Loading sessions',
      'Close',
    ],
  },
  {
    ...DIALOG,
    name: 'preferences on a visit',
    props: { first: 'sign-in', onClose: nothing },
    session: { user, session: { impersonatedBy: { userID: 1 } } },
    says: [
      'Preferences',
      'Theme ☑ System ☑ ☐ Light ☐ ☐ Dark ☐',
      'Density ☑ Comfortable ☑ ☐ Compact ☐',
      'Undo send Waits a few seconds before sending, so you can take it back. ☑ ☑',
      'Letter keys Single keys such as j, e and r work when you’re not typing. Press ? to see them all. ☑ ☑',
      'Announce new texts For screen readers. Texts that arrive together are announced in one sentence. ☑ ☑',
      'Sound for new messages and payments ☐ ☐',
      'Desktop notifications ☐ ☐',
      'Close',
    ],
  },
  {
    name: 'the look in winter',
    at: 'features/account/look-choices.tsx',
    draws: 'LookChoices',
    props: { timezone: 'America/Los_Angeles' },
    now: Date.parse('2026-12-24T12:00:00Z'),
    says: ['Theme ☑ System ☑ ☐ Light ☐ ☐ Dark ☐', 'Density ☑ Comfortable ☑ ☐ Compact ☐', 'Snow in winter ☑ ☑'],
  },
  {
    name: 'the look in June',
    at: 'features/account/look-choices.tsx',
    draws: 'LookChoices',
    props: { timezone: 'America/Los_Angeles' },
    now: Date.parse('2026-06-24T12:00:00Z'),
    says: ['Theme ☑ System ☑ ☐ Light ☐ ☐ Dark ☐', 'Density ☑ Comfortable ☑ ☐ Compact ☐'],
  },
  {
    name: 'the message switches',
    at: 'features/account/message-switches.tsx',
    draws: 'MessageSwitches',
    props: { userID: 5 },
    says: [
      'Undo send Waits a few seconds before sending, so you can take it back. ☑ ☑',
      'Letter keys Single keys such as j, e and r work when you’re not typing. Press ? to see them all. ☑ ☑',
      'Announce new texts For screen readers. Texts that arrive together are announced in one sentence. ☑ ☑',
      'Sound for new messages and payments ☐ ☐',
      'Desktop notifications ☐ ☐',
    ],
  },
  {
    name: 'the message switches, where notifications are impossible',
    at: 'features/account/message-switches.tsx',
    draws: 'MessageSwitches',
    props: { userID: 5 },
    does: [
      ['Desktop notifications', true],
      ['Sound for new messages and payments', true],
    ],
    says: [
      'Undo send Waits a few seconds before sending, so you can take it back. ☑ ☑',
      'Letter keys Single keys such as j, e and r work when you’re not typing. Press ? to see them all. ☑ ☑',
      'Announce new texts For screen readers. Texts that arrive together are announced in one sentence. ☑ ☑',
      'Sound for new messages and payments ☑ ☑',
      'Desktop notifications Your browser is blocking this. Allow notifications for this site in its settings. ☐ ☐',
    ],
  },
  {
    ...PROFILE,
    name: 'the own profile',
    says: ['Name *', '[Bo]', 'Your colleagues see it', 'Color: dark blue, #112233 Color Save profile'],
  },
  {
    ...PROFILE,
    name: 'the own profile with a fault of the name',
    answers: { 'auth/save-profile': faulted({ userNickname: 'Too long' }) },
    does: [['form']],
    says: ['Name *', '[Bo]', 'Too long', 'Color: dark blue, #112233 Color Save profile'],
  },
  {
    ...PROFILE,
    name: 'the own profile, refused',
    answers: { 'auth/save-profile': refusal(409, 'conflict') },
    does: [['form']],
    says: ['Name *', '[Bo]', 'Refused: conflict', 'Color: dark blue, #112233 Color Save profile'],
  },
  {
    ...PASSWORD,
    name: 'the own password',
    says: [
      'Current password',
      '[one] ☐ Show password',
      'New password',
      '[two] ☐ Show password',
      'At least 12 characters. A few unrelated words work well.',
      'Change password',
    ],
  },
  {
    ...PASSWORD,
    name: 'the own password, refused',
    answers: { 'auth/change-password': refusal(409, 'conflict') },
    does: [['form']],
    says: [
      'Current password',
      '[one] ☐ Show password',
      'Refused: conflict',
      'New password',
      '[two] ☐ Show password',
      'At least 12 characters. A few unrelated words work well.',
      'Change password',
    ],
  },
  {
    ...PASSWORD,
    name: 'the own password, the new one too short',
    answers: { 'auth/change-password': faulted({ password: 'Too short' }) },
    does: [['form']],
    says: [
      'Current password',
      '[one] ☐ Show password',
      'New password',
      '[two] ☐ Show password',
      'Too short',
      'Change password',
    ],
  },
  {
    ...PASSWORD,
    name: 'the own password, the current one wrong',
    answers: { 'auth/change-password': faulted({ current: 'Wrong' }) },
    does: [['form']],
    says: [
      'Current password',
      '[one] ☐ Show password',
      'Wrong',
      'New password',
      '[two] ☐ Show password',
      'At least 12 characters. A few unrelated words work well.',
      'Change password',
    ],
  },
  {
    ...SESSIONS,
    name: 'the own sessions',
    answers: {
      'auth/sessions/list': {
        sessions: [
          session,
          { ...session, sessionID: 'b', isThis: false, ip: null, userAgent: null },
          { ...session, sessionID: 'c', isThis: false, userAgent: 'Firefox/120' },
          { ...session, sessionID: 'd', isThis: false, userAgent: 'iPhone Mac OS X Safari/6' },
          { ...session, sessionID: 'e', isThis: false, userAgent: 'Android Linux Chrome/1 Safari/6 OPR/9' },
          { ...session, sessionID: 'f', isThis: false, userAgent: 'Macintosh Mac OS X Chrome/1 Safari/6 Edg/9' },
        ],
      },
    },
    says: [
      'Chrome on Windows, this session Signed in Nov 23, 2026, … from 203.0.113.9',
      'Terminal or other program Signed in Nov 23, 2026, … Sign out Terminal or other program Sign out',
      'Firefox Signed in Nov 23, 2026, … from 203.0.113.9 Sign out Firefox Sign out',
      'Safari on iPhone Signed in Nov 23, 2026, … from 203.0.113.9 Sign out Safari on iPhone Sign out',
      'Opera on Android Signed in Nov 23, 2026, … from 203.0.113.9 Sign out Opera on Android Sign out',
      'Edge on Mac Signed in Nov 23, 2026, … from 203.0.113.9 Sign out Edge on Mac Sign out',
      'Sign out everywhere else',
    ],
  },
  {
    ...SESSIONS,
    name: 'the one own session',
    answers: { 'auth/sessions/list': { sessions: [session] } },
    says: ['Chrome on Windows, this session Signed in Nov 23, 2026, … from 203.0.113.9'],
  },
  {
    ...SESSIONS,
    name: 'the own sessions, not loaded',
    answers: { 'auth/sessions/list': refusal(409, 'conflict') },
    says: ['Your sessions couldn’t be loaded. Refused: conflict'],
  },
]
