import { expect } from 'vitest'
import type { Act, Known } from './act.ts'

/**
 * In a browser’s test: one is a toast’s act, and one is a hook that draws what acts.
 */
export const ELSEWHERE: Readonly<Record<string, string>> = {
  'features/calendar/import-dialog.tsx calendar/imports/undo': 'calendar.spec.ts',
  'pages/use-ticket-requests.tsx customers/conversation/start': 'rewrites.spec.ts',
}

const nothing = () => undefined
const reply = {
  replyID: 3,
  replyTitle: 'Hours',
  replyShortcode: 'hours',
  replyBody: 'From 9 to 5',
  replyBodyES: '',
  replyIsMine: true,
  storeIDs: null,
  replyMedia: [],
  replyVersion: 7,
}
const REPLIES: Known = [[['inbox/get-quick-replies', {}], { replies: [reply] }]]
const template = {
  templateID: 4,
  templateName: 'Pickup',
  templateKind: 'message',
  templateChannel: 'sms',
  templateLanguage: 'en',
  templateSubject: null,
  templateBody: 'Ready',
  templateSubjectES: null,
  templateBodyES: '',
  templateVersion: 7,
}
const store = {
  storeID: 2,
  storeName: 'Old Town',
  storeSMSNumber: '',
  storeTimezone: 'America/Los_Angeles',
  storeEnabled: true,
  storeDeleted: false,
}
const closure = { closureID: 6, day: '2030-12-25', storeID: null, note: 'Christmas', yearly: true, closureVersion: 7 }
const closed = { ...closure, opens: null, closes: null }

const repliesShown = {
  call: 'settings/quick-replies/save',
  answer: { replies: [] },
  before: REPLIES,
  after: [{ replies: [] }],
  refetched: 'reload_quickreplies_settings',
} as const satisfies Partial<Act>

const REPLY_ACTS: readonly Act[] = [
  {
    ...repliesShown,
    name: 'a quick reply is deleted',
    at: 'features/replies/reply-row.tsx',
    draws: 'ReplyRow',
    props: { reply, isFirst: true, isLast: true },
    does: [['Delete…'], ['Delete reply']],
    asks: { reply: { replyID: 3, deleteReply: true } },
    said: ['Hours deleted'],
    tellsFailure: true,
  },
  {
    ...repliesShown,
    name: 'a quick reply is changed',
    at: 'features/replies/reply-dialog.tsx',
    draws: 'ReplyDialog',
    props: { reply, onClose: nothing },
    does: [['Save reply']],
    asks: { reply: expect.objectContaining({ replyID: 3, replyTitle: 'Hours' }), expectedVersion: 7 },
    refetchedWhenRefused: 'reload_quickreplies_settings',
    said: ['Quick reply saved'],
  },
  {
    ...repliesShown,
    name: 'a quick reply is added',
    at: 'features/replies/reply-dialog.tsx',
    draws: 'ReplyDialog',
    props: { reply: null, onClose: nothing },
    does: [['Title', 'Hours'], ['Add reply']],
    asks: { reply: expect.objectContaining({ replyTitle: 'Hours', replyShortcode: 'hours' }) },
    refetchedWhenRefused: 'reload_quickreplies_settings',
    said: ['Quick reply added'],
  },
  {
    ...repliesShown,
    name: 'a user’s own reply is added, only for them',
    at: 'features/conversation/my-replies-dialog.tsx',
    draws: 'MyRepliesDialog',
    props: { text: 'From 9 to 5', onClose: nothing },
    does: [['Title', 'Hours'], ['Add reply']],
    asks: { reply: { replyTitle: 'Hours', replyShortcode: 'hours', replyBody: 'From 9 to 5', replyIsMine: true } },
    said: ['Added to your quick replies'],
  },
  {
    ...repliesShown,
    name: 'a user’s own reply is deleted',
    at: 'features/conversation/my-replies-dialog.tsx',
    draws: 'MyRepliesDialog',
    props: { text: '', onClose: nothing },
    does: [['Delete Hours']],
    asks: { reply: { replyID: 3, deleteReply: true } },
    tellsFailure: true,
  },
  {
    name: 'a template is deleted',
    at: 'features/replies/templates-tab.tsx',
    draws: 'TemplatesTab',
    within: 'TemplateRow',
    before: [[['templates/list', {}], { templates: [template] }]],
    does: [['Delete…'], ['Delete template']],
    call: 'templates/save',
    asks: { template: { templateID: 4, deleteTemplate: true } },
    refetched: 'reload_templates',
    said: ['Pickup deleted'],
    tellsFailure: true,
  },
  ...([template, null] as const).map((of): Act => ({
    name: of ? 'a template is changed' : 'a template is added',
    at: 'features/replies/template-dialog.tsx',
    draws: 'TemplateDialog',
    props: { template: of, onClose: nothing },
    does: [['Name', 'Ready'], [of ? 'Save template' : 'Add template']],
    call: 'templates/save',
    asks: {
      template: expect.objectContaining({ templateName: 'Ready', ...(of && { templateID: 4 }) }),
      ...(of && { expectedVersion: 7 }),
    },
    refetched: 'reload_templates',
    refetchedWhenRefused: 'reload_templates',
    said: [of ? 'Template saved' : 'Template added'],
  })),
]

const STORE_ACTS: readonly Act[] = [
  ...(['off', 'delete'] as const).map((closing): Act => ({
    name: `a store is closed: ${closing}`,
    at: 'features/stores/close-store-dialog.tsx',
    draws: 'CloseStoreDialog',
    props: { store, closing, onClose: nothing },
    does: [[closing === 'off' ? 'Switch off' : 'Delete store']],
    call: 'stores/save',
    asks: { store: { storeID: 2, ...(closing === 'off' ? { storeEnabled: false } : { storeDeleted: true }) } },
    refetched: 'reload_stores',
    said: [closing === 'off' ? 'Old Town is switched off' : 'Old Town is deleted'],
  })),
  {
    name: 'a store is opened again',
    at: 'features/stores/store-row.tsx',
    draws: 'StoreRow',
    props: { store: { ...store, storeEnabled: false }, onEdit: nothing },
    does: [['Open again: Old Town']],
    call: 'stores/save',
    asks: { store: { storeID: 2, storeEnabled: true, storeDeleted: false } },
    refetched: 'reload_stores',
    said: ['Old Town is open again'],
    tellsFailure: true,
  },
  {
    name: 'a closed day is removed',
    at: 'features/stores/closures-section.tsx',
    draws: 'ClosuresSection',
    props: { stores: [store] },
    before: [[['settings/stores/closures/list', {}], { closures: [closed] }]],
    does: [['Remove Christmas']],
    call: 'settings/stores/closures/save',
    asks: { closure: { closureID: 6, deleteClosure: true } },
    refetched: 'reload_stores',
    said: ['Day removed'],
    tellsFailure: true,
  },
  {
    name: 'a closed day is changed',
    at: 'features/stores/closure-dialog.tsx',
    draws: 'ClosureDialog',
    props: { closure: closed, stores: [store], today: '2026-11-20', onClose: nothing },
    does: [['Store', '2'], ['That day', 'open'], ['Closes', '12:00'], ['Save day']],
    call: 'settings/stores/closures/save',
    asks: {
      closure: {
        closureID: 6,
        day: '2030-12-25',
        storeID: 2,
        note: 'Christmas',
        yearly: true,
        opens: '09:00',
        closes: '12:00',
      },
      expectedVersion: 7,
    },
    refetched: 'reload_stores',
    refetchedWhenRefused: 'reload_stores',
    said: ['Day saved'],
  },
]

const OWN_ACTS: readonly Act[] = [
  {
    name: 'a user signs out everywhere else',
    at: 'features/account/own-sessions.tsx',
    draws: 'OwnSessions',
    before: [[['auth/sessions/list', {}], { sessions: [{ sessionID: 'a' }, { sessionID: 'b' }] }]],
    does: [['Sign out everywhere else']],
    call: 'auth/sessions/end',
    asks: {},
    answer: { sessions: [{ sessionID: 'a' }] },
    after: [{ success: true, sessions: [{ sessionID: 'a' }] }],
    tellsFailure: true,
  },
  {
    name: 'a user changes their name',
    at: 'features/account/own-profile.tsx',
    draws: 'OwnProfile',
    props: { draft: { userNickname: 'Bo', userColor: '#123456' } },
    does: [['form']],
    call: 'auth/save-profile',
    asks: { userNickname: 'Bo', userColor: '#123456' },
    refetched: 'reload_employees',
    said: ['Your profile is saved'],
  },
  {
    name: 'a user changes their password',
    at: 'features/account/own-password.tsx',
    draws: 'OwnPassword',
    props: { draft: { current: 'a', password: 'b' }, onChange: nothing },
    does: [['form']],
    call: 'auth/change-password',
    asks: { current: 'a', password: 'b' },
    refetched: ['auth/sessions/list'],
    said: ['Password changed. You’re signed out everywhere else.'],
  },
  {
    name: 'somebody forgot their password',
    at: 'features/session/reset-page.tsx',
    draws: 'ResetPage',
    within: 'ForgotPassword',
    does: [['Email', 'ana@golden.test'], ['SessionCard']],
    call: 'auth/forgot-password',
    asks: { username: 'ana@golden.test' },
  },
  ...(
    [
      ['Create address', null, {}],
      ['Renew address', { initials: false }, { renew: true }],
      ['Revoke', { initials: false }, { deleteFeed: true }],
      ['Initials instead of names', { initials: false }, { initials: true }],
    ] as const
  ).map(([words, known, feed]): Act => ({
    name: `a calendar feed: ${words}`,
    at: 'features/calendar/subscribe-dialog.tsx',
    draws: 'SubscribeDialog',
    props: { onClose: nothing },
    before: [[['calendar/feed/fetch', {}], { feed: known }]],
    does: [[words, true]],
    call: 'calendar/feed/update',
    asks: { feed },
    answer: { feed: null },
    refetched: ['calendar/feed/fetch'],
    tellsFailure: true,
  })),
]

export const ACTS: readonly Act[] = [...REPLY_ACTS, ...STORE_ACTS, ...OWN_ACTS]
