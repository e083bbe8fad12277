import type { Says } from './says.ts'

const visitor = {
  userID: 900,
  companyID: 9,
  companyName: 'XD Support',
  readOnly: true,
  asksFirst: false,
  approval: null,
  answeredBy: null,
}
const visited = (change: object = {}) => ({
  session: { expires: '2026-11-24T07:00:00Z', impersonatedBy: { ...visitor, ...change } },
})
const VISIT_BAR = { at: 'features/announcements/visit-bar.tsx', draws: 'VisitBar', isLocal: true } as const
const bar = (name: string, change: object, says: Says['says'], rest: Partial<Says> = {}): Says => ({
  ...VISIT_BAR,
  name,
  props: { visitor: { ...visitor, ...change } },
  session: visited(change),
  says,
  ...rest,
})

const visit = {
  visitID: 7,
  userName: 'Sam',
  reason: 'Wrong totals',
  ticket: 'XD-12',
  readOnly: true,
  approval: null,
  startedAt: '2026-11-24T05:00:00Z',
  expires: '2026-11-24T07:00:00Z',
}
const VISITORS_BAR = { at: 'features/announcements/visitors-bar.tsx', draws: 'VisitorsBar', isLocal: 'all' } as const
const visitors = (...visits: object[]) => ({ 'settings/activity/visits/current': { visits } })

const MAINTENANCE = {
  at: 'features/announcements/maintenance-banner.tsx',
  draws: 'MaintenanceBanner',
} as const
const notice = {
  start: '2026-11-24T05:00:00Z',
  end: '2026-11-24T06:00:00Z',
  icon: 'wrench',
  text: 'Short maintenance tonight.',
  forced: false,
  button: { label: 'Read more', href: 'https://xd.test/maintenance' },
}
const BARS = { at: 'features/announcements/notice-bars.tsx', draws: 'NoticeBars' } as const
const DEMO = { at: 'features/announcements/demo-note.tsx', session: { mode: 'demo' } } as const

export const ANNOUNCEMENT_SAYS: readonly Says[] = [
  bar('a view-only support visit', {}, [
    'Support visit, view only · Bo in Golden Pledge, until … · View only. Choose Allow changes to edit. Allow changes Return to XD Support',
  ]),
  bar('a support visit that may change things', { readOnly: false }, [
    'Support visit · Bo in Golden Pledge, until … · What you change is real, and logged under your name. Return to XD Support',
  ]),
  bar('a support visit that waits for approval', { approval: 'waiting', asksFirst: true }, [
    'Support visit, view only · Bo in Golden Pledge, until … · Waiting for Golden Pledge to approve · View only until the company allows changes. Return to XD Support',
  ]),
  bar('a support visit that was refused by someone', { approval: 'refused', asksFirst: true, answeredBy: 'Bo' }, [
    'Support visit, view only · Bo in Golden Pledge, until … · Bo didn’t allow changes · View only. Choose Allow changes to edit. Allow changes Return to XD Support',
  ]),
  bar('a support visit that was refused by nobody known', { approval: 'refused', asksFirst: true }, [
    'Support visit, view only · Bo in Golden Pledge, until … · Golden Pledge didn’t allow changes · View only. Choose Allow changes to edit. Allow changes Return to XD Support',
  ]),
  bar(
    'changes in a support visit are asked about',
    {},
    [
      'Support visit, view only · Bo in Golden Pledge, until … · View only. Choose Allow changes to edit. Allow changes Return to XD Support Allow changes in Golden Pledge?',
      'Until this visit ends, you can send, change and delete anything their staff can. It is logged under your name.',
      'What do you need to change? *',
      '[]',
      'The company’s owners can see it.',
      'Allow changes',
    ],
    { does: [['Allow changes']] },
  ),
  bar(
    'changes in a support visit, which the company approves, are asked about without a reason',
    { asksFirst: true },
    [
      'Support visit, view only · Bo in Golden Pledge, until … · View only. Choose Allow changes to edit. Allow changes Return to XD Support Ask Golden Pledge to allow changes?',
      'Until this visit ends, you can send, change and delete anything their staff can. It is logged under your name. Someone there who can change settings has to approve it first.',
      'What do you need to change? *',
      '[]',
      'Enter a reason first.',
      'Ask to make changes',
    ],
    { does: [['Allow changes'], ['Ask to make changes']] },
  ),
  {
    ...VISITORS_BAR,
    name: 'support visitors: one looks, one changes, one asks, one’s time is over this very moment',
    answers: visitors(
      visit,
      { ...visit, visitID: 8, userName: 'Kit', ticket: null, readOnly: false },
      { ...visit, visitID: 9, userName: 'Jo', approval: 'waiting' },
      { ...visit, visitID: 10, userName: 'Al', expires: '2026-11-24T05:30:00Z' },
    ),
    says: [
      'Sam is visiting · “Wrong totals” (XD-12) · view only · since …, until … at the latest See what changed → /settings/activity?visit=7 End visit now',
      'Kit is visiting · “Wrong totals” · can make changes · since …, until … at the latest See what changed → /settings/activity?visit=8 End visit now',
      'Jo is asking to make changes · “Wrong totals” (XD-12) · since …, until … at the latest Allow changes Decline End visit now',
    ],
  },
  {
    ...VISITORS_BAR,
    name: 'support visitors, told to someone who may not change settings',
    lacks: ['settings'],
    answers: visitors(visit, { ...visit, visitID: 9, userName: 'Jo', approval: 'waiting' }),
    says: [
      'Sam is visiting · “Wrong totals” (XD-12) · view only · since …, until … at the latest End visit now',
      'Jo is asking to make changes · “Wrong totals” (XD-12) · since …, until … at the latest End visit now',
    ],
  },
  {
    ...VISITORS_BAR,
    name: 'support visitors, told to someone who may not read the log',
    lacks: ['support-log'],
    answers: visitors(visit, { ...visit, visitID: 9, userName: 'Jo', approval: 'waiting' }),
    says: [
      'Sam is visiting · “Wrong totals” (XD-12) · view only · since …, until … at the latest',
      'Jo is asking to make changes · “Wrong totals” (XD-12) · since …, until … at the latest Allow changes Decline',
    ],
  },
  {
    ...VISITORS_BAR,
    name: 'a support visitor whose visit may be ended',
    answers: visitors(visit, { ...visit, visitID: 8, userName: 'Kit' }),
    does: [['onEnd']],
    says: [
      'Sam is visiting · “Wrong totals” (XD-12) · view only · since …, until … at the latest See what changed → /settings/activity?visit=7 End visit now',
      'Kit is visiting · “Wrong totals” (XD-12) · view only · since …, until … at the latest See what changed → /settings/activity?visit=8 End visit now',
      'End this visit now?',
      'Sam is signed out right away. Their changes stay.',
      'End visit now',
    ],
  },
  {
    ...MAINTENANCE,
    name: 'a maintenance notice',
    props: { notice },
    says: ['Short maintenance tonight.', 'Read more Dismiss'],
  },
  {
    ...MAINTENANCE,
    name: 'a forced maintenance notice without a link',
    props: { notice: { ...notice, forced: true, button: null } },
    says: ['Short maintenance tonight.'],
  },
  {
    ...BARS,
    name: 'test mode, offline',
    isLocal: true,
    props: { offlineSince: Date.parse('2026-11-24T05:20:00Z') },
    session: { testMode: true },
    says: [
      'TEST MODE · Payments use test cards; no money moves.',
      'Offline since … · This page may be out of date. Reconnecting…',
    ],
  },
  {
    name: 'a second factor is due',
    at: 'features/announcements/factor-banner.tsx',
    draws: 'FactorBanner',
    props: { requiredFrom: '2026-12-01T20:00:00Z' },
    says: ['From Tuesday, December 1, you need a second factor to work here. It takes two minutes.', 'Set it up'],
  },
  {
    ...DEMO,
    name: 'a demo, the first time',
    draws: 'DemoNote',
    says: ['DEMO Nothing here reaches a real phone or card. See the customers’ phones → /sandbox'],
  },
  {
    name: 'a new version that is not dismissed',
    at: 'features/announcements/version-banner.tsx',
    draws: 'VersionBanner',
    session: { version: '2.0.14' },
    says: [
      'Version 2.0.14 : One screen for messages, payments and customers. You have automatically been upgraded to the latest version.',
      'What’s New Dismiss',
    ],
  },
  {
    name: 'markdown, with what is none',
    at: 'features/announcements/markdown.tsx',
    draws: 'Markdown',
    props: { text: 'A **bold** *thin* `Ctrl` [here](/terms) [there](https://xd.test/a) [no](http://xd.test) <b>end*' },
    says: ['A bold thin Ctrl here → /terms there → https://xd.test/a [no](http://xd.test) <b>end*'],
  },
]
