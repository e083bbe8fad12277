import { refusal } from '../data/page.ts'
import { eachPressed, EVENT, nothing, type Press } from './press.ts'

const user = { userUsername: 'bo@golden.test', userNickname: 'Bo', userColor: '#112233', userIsXDACCT: true }
/** During the visits. */
const DURING = Date.parse('2026-11-24T05:30:00Z')
const visitor = {
  userID: 900,
  companyID: 9,
  companyName: 'XD Support',
  readOnly: true,
  asksFirst: false,
  approval: null,
  answeredBy: null,
}
const visit = {
  visitID: 7,
  userName: 'Sam',
  reason: 'Wrong totals',
  ticket: null,
  readOnly: true,
  approval: 'waiting',
  startedAt: '2026-11-24T05:00:00Z',
  expires: '2026-11-24T07:00:00Z',
}
const answered = (change: object) => ({
  'settings/activity/visits/current': { visits: [visit] },
  'settings/activity/visits/answer': { visit: { ...visit, active: true, ...change } },
  'settings/activity/visits/list': { visits: [] },
})

const ANNOUNCEMENTS: readonly Press[] = [
  ...eachPressed(
    'a support visit',
    {
      at: 'features/announcements/visit-bar.tsx',
      draws: 'VisitBar',
      now: DURING,
      props: { visitor },
      session: { session: { impersonatedBy: visitor, expires: '2026-11-24T07:00:00Z' } },
      answers: { 'admin/do-login-as': {}, 'auth/info': {}, 'admin/logout-as': {} },
    },
    [
      ['changes without a reason', [['Allow changes'], ['onConfirm']], {}],
      [
        'changes',
        [['Allow changes'], ['field.onChange', 'Wrong totals'], ['onConfirm']],
        { calls: [['admin/do-login-as', { companyID: 1, reason: 'Wrong totals', readOnly: false }]] },
      ],
      [
        'changes, refused',
        [['Allow changes'], ['field.onChange', 'Wrong totals'], ['onConfirm']],
        {
          calls: [['admin/do-login-as', { companyID: 1, reason: 'Wrong totals', readOnly: false }]],
          said: ['Refused: conflict'],
        },
        { answers: { 'admin/do-login-as': refusal(409, 'conflict') } },
      ],
      ['it is left', [['Return to XD Support']], { calls: [['admin/logout-as', {}]], went: ['/'] }],
      [
        'it cannot be left',
        [['Return to XD Support']],
        { calls: [['admin/logout-as', {}]], said: ['Refused: conflict'] },
        { answers: { 'admin/logout-as': refusal(409, 'conflict') } },
      ],
    ],
  ),
  ...eachPressed(
    'a visitor who asks',
    { at: 'features/announcements/visitors-bar.tsx', draws: 'VisitorsBar', within: 'Visitor', now: DURING },
    [
      [
        'may',
        [['Allow changes']],
        {
          calls: [
            ['settings/activity/visits/answer', { visitID: 7, allow: true }],
            ['settings/activity/visits/current', {}],
          ],
          said: ['Sam can make changes now'],
        },
        { answers: answered({ approval: 'allowed' }) },
      ],
      [
        'may not',
        [[' Decline']],
        {
          calls: [
            ['settings/activity/visits/answer', { visitID: 7, allow: false }],
            ['settings/activity/visits/current', {}],
          ],
          said: ['Sam has view-only access'],
        },
        { answers: answered({ approval: 'refused' }) },
      ],
      [
        'has left',
        [['Allow changes']],
        {
          calls: [
            ['settings/activity/visits/answer', { visitID: 7, allow: true }],
            ['settings/activity/visits/current', {}],
          ],
          said: ['Sam has already left'],
        },
        { answers: answered({ approval: 'allowed', active: false }) },
      ],
      [
        'is not answered',
        [['Allow changes']],
        {
          calls: [
            ['settings/activity/visits/answer', { visitID: 7, allow: true }],
            ['settings/activity/visits/current', {}],
          ],
          said: ['Refused: conflict'],
        },
        { answers: { ...answered({}), 'settings/activity/visits/answer': refusal(409, 'conflict') } },
      ],
    ],
  ),
  {
    name: 'what is new in a version',
    at: 'features/announcements/version-banner.tsx',
    draws: 'VersionBanner',
    session: { version: '2.0.14' },
    does: [['What’s New']],
    opens: { kind: 'news' },
  },
  {
    name: 'a first session in a demo',
    at: 'features/announcements/demo-note.tsx',
    draws: 'DemoNote',
    session: { mode: 'demo' },
    does: [],
  },
]

const COMPANY = { companyID: 7, companyName: 'Silver Pledge', storeCount: 1, maxDate: null }
const LOOKS = {
  at: 'features/account/look-choices.tsx',
  draws: 'LookChoices',
  props: { timezone: 'America/Los_Angeles' },
  now: Date.parse('2026-12-24T12:00:00Z'),
}
const SWITCHES = { at: 'features/account/message-switches.tsx', draws: 'MessageSwitches', props: { userID: 5 } }
const ACCOUNT: readonly Press[] = [
  ...eachPressed(
    'the user’s menu',
    {
      at: 'features/account/user-menu-dialog.tsx',
      draws: 'UserMenuDialog',
      props: { onClose: nothing },
      session: { user },
      answers: { 'auth/logout': {} },
    },
    [
      ['another company', [['Switch']], { heard: [['onClose']], opens: { kind: 'switch-company' } }],
      ['the account', [['Your account']], { heard: [['onClose']], opens: { kind: 'own-account' } }],
      ['news', [['What’s New']], { heard: [['onClose']], opens: { kind: 'news' } }],
      ['sign out', [['Sign Out']], { calls: [['auth/logout', {}]], heard: [['onClose']], went: ['/login'] }],
      [
        'no sign-out',
        [['Sign Out']],
        { calls: [['auth/logout', {}]], heard: [['onClose']], said: ['Refused: conflict'] },
        { answers: { 'auth/logout': refusal(409, 'conflict') } },
      ],
      [
        'nobody to sign out',
        [['Sign Out']],
        { calls: [['auth/logout', {}]], heard: [['onClose']], went: ['/login'] },
        { answers: { 'auth/logout': refusal(403, 'signed_out') } },
      ],
      ['Cancel', [['Cancel']], { heard: [['onClose', EVENT]] }],
    ],
  ),
  ...eachPressed(
    'a company to switch to',
    {
      at: 'features/account/switch-company-dialog.tsx',
      draws: 'SwitchCompanyDialog',
      props: { onClose: nothing },
      answers: { 'admin/do-login-as': {}, 'admin/get-login-as-companies': { companies: [COMPANY] } },
    },
    [
      [
        'without a reason',
        [
          ['field.onChange', ' '],
          ['onChoose', COMPANY],
        ],
        {},
      ],
      [
        'to look',
        [['field.onChange', 'Totals'], ['onChoose', COMPANY], ['onClose']],
        { calls: [['admin/do-login-as', { companyID: 7, reason: 'Totals', readOnly: true }]], went: ['/'] },
        {},
      ],
      [
        'to change',
        [
          ['Access', 'change'],
          ['field.onChange', 'Totals'],
          ['onChoose', COMPANY],
        ],
        { calls: [['admin/do-login-as', { companyID: 7, reason: 'Totals', readOnly: false }]], went: ['/'] },
        {},
      ],
      ['or none', [['Cancel']], { heard: [['onClose', EVENT]] }],
    ],
  ),
  ...eachPressed('the look', LOOKS, [
    ['compact', [['Density', 'compact']], { kept: { 'xd.density': 'compact' } }],
    ['without snow', [['Snow in winter', false]], { kept: { 'xd.snow': 'off' } }],
  ]),
  ...eachPressed('the theme', { at: 'features/account/theme-choice.tsx', draws: 'ThemeChoice' }, [
    ['dark', [['Theme', 'dark']], { kept: { 'xd.theme': 'dark' } }],
  ]),
  ...eachPressed('a message setting', SWITCHES, [
    [
      'sound',
      [['Sound for new messages and payments', true]],
      { kept: { 'xd.alerts.5': '{"sound":true,"desktop":false}' } },
    ],
    [
      'desktop, impossible',
      [['Desktop notifications', true]],
      { kept: { 'xd.alerts.5': '{"sound":false,"desktop":false}' } },
    ],
  ]),
  ...(
    [
      ['UndoSendSwitch', 'Undo send', 'xd.undo-send.5'],
      ['LetterKeysSwitch', 'Letter keys', 'xd.letter-keys.5'],
      ['SpokenTextsSwitch', 'Announce new texts', 'xd.spoken-texts.5'],
    ] as const
  ).map(([within, label, key]): Press => ({
    ...SWITCHES,
    name: `a message setting: ${label}`,
    within,
    does: [[label, false]],
    kept: { [key]: 'off' },
  })),
  ...eachPressed(
    'the own password',
    {
      at: 'features/account/own-password.tsx',
      draws: 'OwnPassword',
      props: { draft: { current: 'one', password: 'two' }, onChange: nothing },
      answers: { 'auth/change-password': {}, 'auth/sessions/list': {} },
    },
    [
      [
        'the current one',
        [['Current password', 'three']],
        { heard: [['onChange', { current: 'three', password: 'two' }]] },
      ],
      ['the new one', [['New password', 'three']], { heard: [['onChange', { current: 'one', password: 'three' }]] }],
      [
        'is changed',
        [['form']],
        {
          calls: [['auth/change-password', { current: 'one', password: 'two' }]],
          heard: [['onChange', { current: '', password: '' }]],
          said: ['Password changed. You’re signed out everywhere else.'],
        },
      ],
    ],
  ),
  ...eachPressed(
    'the own profile',
    {
      at: 'features/account/own-profile.tsx',
      draws: 'OwnProfile',
      props: { draft: { userNickname: 'Bo', userColor: '#112233' }, onChange: nothing },
      answers: { 'auth/save-profile': {} },
    },
    [
      ['its name', [['Name', 'Bob']], { heard: [['onChange', { userNickname: 'Bob' }]] }],
      ['its color', [['ColorButton.onChange', '#332211']], { heard: [['onChange', { userColor: '#332211' }]] }],
      [
        'is saved',
        [['form']],
        {
          calls: [['auth/save-profile', { userNickname: 'Bo', userColor: '#112233' }]],
          said: ['Your profile is saved'],
        },
      ],
    ],
  ),
]

export const ACCOUNT_PRESSES: readonly Press[] = [...ANNOUNCEMENTS, ...ACCOUNT]
