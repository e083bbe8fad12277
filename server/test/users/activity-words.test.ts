import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportPath } from '@xd/core/contract/exports.ts'
import { ACTS } from '@xd/core/domain/activity/acts.generated.ts'
import type { ActivityAction } from '@xd/core/domain/activity/words.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, PEOPLE, STORE, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { gathered } from '@xd/fixtures/testing/gathered.ts'
import { auditAs } from '#services/audit.ts'
import { oneOfEach } from '../one-of-each.ts'
import type { LinesFor } from './lines.ts'

const LINES = gathered<LinesFor>('LINES', import.meta.glob('../**/*.rows.ts', { eager: true }))

/** A line of every action, as the code writes it. */
const linesFor: LinesFor = (ids) => {
  const [store, user, company] = [`store/${ids.store}`, `user/${ids.user}`, `company/${COMPANY.goldenPledge}`]
  const [customer, payment, rewrite] = [`customer/${ids.customer}`, `payment/${ids.payment}`, `rewrite/${ids.rewrite}`]
  const [reply, template] = [`reply/${ids.reply}`, `template/${ids.template}`]
  const [mailer, batch] = [`mailer/${ids.mailer}`, `batch/${ids.batch}`]
  const refund = { refundID: 1, amountCents: 1250, reason: 'Paid twice' }
  const late = { paymentStatus: 'canceled', idempotencyKey: 'key-1', amountCents: 1250 }
  const plan = `plan/${ids.plan}`
  const merged = { mergedCustID: PEOPLE.unwritten.custID, mergeID: ids.merge }
  const tickets = { rewriteTicketIDs: [1, 2], note: 'Typed wrong' }
  return {
    'add-ons-save': [company, { turnedOn: ['Reports'], monthlyBefore: 99, monthly: 109 }],
    'api-key-make': ['api-key/1', { key: 'Ticket sync', set: { keyName: 'Ticket sync', keyPermissions: ['tickets'] } }],
    'api-key-revoke': ['api-key/1', { key: 'Ticket sync' }],
    'api-key-rotate': ['api-key/1', { key: 'Ticket sync', previousUntil: 1_795_387_800_000 }],
    'api-key-save': [
      'api-key/1',
      {
        key: 'Ticket sync',
        set: { keyStoreIDs: [ids.store], keyAddresses: ['203.0.113.0/24'], keyExpires: 1_795_387_800_000 },
      },
    ],
    'approval-approve': ['api-key/1', { key: 'Ticket sync', set: { asked: 'api-key-save', keyName: 'Sync' } }],
    'approval-ask': [null, { user: 'Ines', set: { asked: 'user-invite', userUsername: 'ines@example.com' } }],
    'approval-decline': [store, { asked: 'payment-settings-save', gateway: 'bluedog', secrets: ['apiKey'] }],
    'approval-lapse': [user, { asked: 'user-invite-again', user: 'Dana' }],
    'calendar-delete': [`category/${ids.category}`, { catTitle: 'Auctions', entriesMoved: 3, movedTo: null }],
    'calendar-entry-delete': [`entry/${ids.entry}`, { itemTitle: 'Staff meeting', itemDateStart: '2026-11-26' }],
    'calendar-feed-delete': [`user/${USER.clerk}`, { user: 'Priya' }],
    'calendar-feed-save': [`user/${USER.clerk}`, { user: 'Priya', address: 'made', initials: true }],
    'calendar-import': [`calendar-import/${ids['calendar-import']}`, { filename: 'shop.ics', made: 12 }],
    'calendar-import-undo': [
      `calendar-import/${ids['calendar-import']}`,
      { filename: 'shop.ics', removed: 11, kept: 1 },
    ],
    'calendar-save': [`category/${ids.category}`, { catTitle: 'Auctions', catColor: '#112233' }],
    'chat-bubble-save': [company, { bubbleEnabled: true, bubbleStoreIDs: [ids.store], bubbleQuotes: false }],
    'closure-delete': [`closure/${ids.closure}`, { day: '2026-11-26', note: 'Thanksgiving' }],
    'closure-save': [`closure/${ids.closure}`, { storeID: ids.store, opens: null, closes: null }],
    'company-create': [company, { companyName: 'Harbor Light', companyKey: 'harborlight', companyTimezone: 'UTC' }],
    'company-resume': [company],
    'company-suspend': [company, { sessionsEnded: 4 }],
    'company-save': [company, { companyName: 'Golden Pledge', companySessionDays: 30, companyLogo: 'replaced' }],
    'custom-fields-save': [`custom-fields/calendar/${ids.category}`, { added: ['Ring size'], records: 0 }],
    'customer-block': [customer],
    'customer-erase': [customer, { messages: 3, paymentsKept: 0 }],
    'customer-export': [customer],
    'customer-opt-out': [customer],
    'customer-merge': [`customer/${PEOPLE.payable.custID}`, merged],
    'customer-stop-dismiss': [customer],
    'customer-save': [customer, { changed: ['email', 'license'] }],
    'customer-unblock': [customer],
    'customer-unmerge': [`customer/${PEOPLE.payable.custID}`, merged],
    export: ['list/customers', { search: { label: ids.label, filter: 'ring' } }],
    'import-file': [`import/${ids.import}`, { filename: 'book.csv', rows: 120 }],
    'import-undo': [`import/${ids.import}`, { filename: 'book.csv', rows: 120 }],
    'invite-accept': [user, { user: 'Dana' }],
    'job-drop': [null, { job: 'send-message', error: 'No answer' }],
    'job-run-again': [null, { job: 'send-message', error: 'No answer' }],
    'label-delete': ['label/99999', { labelName: 'VIP', labelModuleKey: 'customer' }],
    'label-save': [
      `label/${ids.label}`,
      { labelName: 'VIP', set: { labelName: 'Best customers', labelColor: '#336699' } },
    ],
    'loan.accept': [`loan/${ids.loan}`],
    'loan.decline': [`loan/${ids.loan}`],
    'loan.share': [`loan/${ids.loan}`],
    'loan.void': [`loan/${ids.loan}`],
    login: [null],
    'login-failed': [null],
    'mailer-cancel': [mailer, { jobTitle: 'Sale', left: 40 }],
    'mailer-delete': ['mailer/99999', { jobTitle: 'Sale' }],
    'mailer-force': [mailer, { jobTitle: 'Sale', left: 40 }],
    'mailer-pause': [mailer, { jobTitle: 'Sale', left: 40 }],
    'mailer-resume': [mailer, { jobTitle: 'Sale', left: 40 }],
    'mailer-save': [mailer, { jobTitle: 'Sale', set: { jobBodyEN: 'All rings.', jobAudience: { label: ids.label } } }],
    'mailer-schedule': [mailer, { jobTitle: 'Sale', jobStoreID: 'last', jobScheduledAt: 1_795_387_800_000 }],
    'mailer-test': [mailer, { jobTitle: 'Sale', to: '+14155550123' }],
    'notice-settings': [store, { ladderOn: true, steps: [{ step: 'due-5', on: false }], holdOutPercent: 5 }],
    'notices-cancel': [batch, { notices: 4 }],
    'notices-import': [batch, { filename: 'due.csv', rows: 12 }],
    'notices-mailed': [batch, { notices: 2, mailedOn: '2026-11-20', trackingNumber: '9400 1000' }],
    'notices-send': [batch, { notices: 40 }],
    'passkey-add': [user, { user: 'Dana', passkey: 'Work laptop' }],
    'passkey-remove': [user, { user: 'Dana', passkey: 'Work laptop' }],
    override: [`loan/${ids.loan}`, { rules: ['legal-maximum', 'military-lending'], reason: 'Agreed with counsel' }],
    'password-change': [user, { user: 'Dana', sessionsEnded: 1 }],
    'password-forgotten': [user],
    'password-link': [user, { by: 'server' }],
    'password-reset': [user, { user: 'Dana' }],
    'payment-settings-save': [store, { gateway: 'bluedog', environment: 'test', settings: {}, secrets: ['apiKey'] }],
    'payment-settings-test': ['gateway/bluedog', { state: 'approved', gatewayID: 'ch_1' }],
    'payment.cancel': [payment],
    'payment.cancel-refund': [payment, { refundID: 1, amountCents: 1250 }],
    'payment.charged-late': [payment, late],
    'payment.credit-slipped': [payment, late],
    'payment.exception-resolved': [`exception/${ids.exception}`, { note: 'Voided by phone' }],
    'payment.mark-paid': [payment],
    'payment.note': [payment, { note: 'removed' }],
    'payment.reconciled': [null, { from: 1_794_783_000_000, to: 1_795_387_800_000, added: 1, goneAway: 0, back: 0 }],
    'payment.refund': [payment, { ...refund, notBefore: 1_795_387_800_000 }],
    'plan-cancel': [plan],
    'plan-pause': [plan],
    'plan-resume': [plan],
    'plan-save': [plan, { set: { planAmountCents: 5000, planCount: 6, planStart: '2026-12-01' } }],
    'plan-stop': [plan, { cause: 'three-expired' }],
    'profile-save': [user, { user: 'Dana', set: { userNickname: 'Dana', userColor: '#aa5500' } }],
    'promise-close': [customer, { promiseStatus: 'kept', promiseDay: '2026-12-04' }],
    'promise-save': [
      customer,
      { promiseDay: '2026-12-04', promiseAmount: 4_500, promiseTickets: ['10233'], promiseSource: 'text' },
    ],
    'quick-reply-delete': ['reply/99999', { replyTitle: 'Parking', replyShortcode: 'parking' }],
    'quick-reply-import': [null, { added: 2, changed: 0, unchanged: 4 }],
    'quick-reply-order': [null, { order: ['hours', 'address'] }],
    'quick-reply-save': [reply, { replyShortcode: 'hours', set: { replyBody: 'Until 6.', storeIDs: [ids.store] } }],
    'reconcile-now': [company],
    'retention-run': ['retention/messages', { deleted: 12_400, before: '2023-11-28', bytes: 5_000_000 }],
    'retention-save': [company, { messages: 36, pictures: null }],
    'remote-fee': [store, { remoteFeePercent: 2.75 }],
    'reminder-settings': [store, { storeID: ids.store, reminderOn: true, reminderHours: 4, reminderTextEN: '' }],
    'self-service-settings': [
      store,
      { selfEnabled: true, selfMaxAgeHours: 24, selfMaxAmount: 50_000, selfShowItems: false },
    ],
    'rewrite-settings': [
      store,
      { storeID: ids.store, storeAutoRewrite: true, ticketRange: { rangePrefix: 'A', rangeFrom: 1, rangeTo: 99 } },
    ],
    'rewrite.clear-warning': [rewrite, { action: 'clear-warning' }],
    'rewrite.dismiss': [rewrite, { action: 'dismiss', ...tickets }],
    'rewrite.post': [rewrite, { action: 'post', ...tickets }],
    'rewrite.report': [rewrite, { action: 'report', ...tickets }],
    'rewrite.retry': [rewrite, { action: 'retry', ...tickets }],
    'rewrite.verify': [rewrite, { action: 'verify', ...tickets }],
    'rewrite.set': [rewrite, { action: 'set', ...tickets, newTicket: 'A120' }],
    'recovery-code-use': [user, { left: 9 }],
    'recovery-codes-new': [user, { user: 'Dana' }],
    'second-factor-failed': [user, { given: 'totp' }],
    'second-factor-reset': [user, { user: 'Dana', sessions: 1, by: 'server' }],
    'sessions-end': [user, { sessionsEnded: 0 }],
    'store-create': [store, { storeName: 'Golden Pledge Depot', storeTimezone: 'America/Chicago' }],
    'store-delete': [store, { storeDeleted: true }],
    'store-save': [store, { storeEnabled: false }],
    'support-visit': [
      company,
      { actor: 'support@xd.test', reason: 'Reminders', ticket: 'CASE-1', readOnly: true, expiresAt: 1_795_387_800_000 },
    ],
    'support-visit-allow': [`visit/${ids.visit}`, { visitor: 'Robin', reason: 'Wrong hours' }],
    'support-visit-refuse': [`visit/${ids.visit}`, { visitor: 'Robin', reason: 'Wrong hours' }],
    'support-visit-end': [`visit/${ids.visit}`, { visitor: 'Robin', reason: 'Reminders' }],
    'support-create': [user, { user: 'Sage' }],
    'support-write': [`conversation/${ids.conversation}`, { call: 'customers/conversation/set-flag' }],
    'template-delete': ['template/99999', { templateName: 'Due soon' }],
    'template-save': [template, { templateName: 'Due', set: { templateName: 'Due soon', templateBody: 'It is due.' } }],
    'user-disable': [user, { user: 'Dana' }],
    'user-enable': [user, { user: 'Dana' }],
    'user-invite': [user, { user: 'Dana', set: { userPermissions: ['messages'], userAllowedStoreIDs: [ids.store] } }],
    'user-invite-again': [user, { user: 'Dana' }],
    'user-save': [user, { user: 'Dana', set: { userAllowedStoreIDs: 'all' } }],
    'totp-add': [user, { user: 'Dana' }],
    'totp-remove': [user, { user: 'Dana' }],
    'user-sign-out': [user, { user: 'Dana', sessions: 2 }],
  }
}

/** An ID or the name of a field, where a name or a word should be. */
const RAW =
  /\w+ID\b|\b[a-z]+[A-Z]|\b[a-z ]+: |undefined|null|NaN|\[object|\b(?:store|user|company|label|rewrite|payment) ?\/?\d/

describe.each(ENGINES)('a line of the activity log, on %s', (database) => {
  let server: Booted
  let ids: Awaited<ReturnType<typeof oneOfEach>>
  let owner: Awaited<ReturnType<Booted['signIn']>>
  beforeAll(async () => {
    server = await boot({ database })
    ids = await oneOfEach(server)
    owner = await server.signIn('owner')
    await server.connection.writes.deleteFrom('audit').where('companyID', '=', COMPANY.goldenPledge).execute()
    const actor = { companyID: COMPANY.goldenPledge, actorUserID: USER.owner }
    for (const [action, [target, detail]] of [linesFor, ...LINES].flatMap((lines) => Object.entries(lines(ids))))
      await auditAs(server.connection.writes as never, actor, {
        at: Date.now(),
        action: action as ActivityAction,
        ...(target !== null && { target }),
        ...(detail && { detail }),
      })
  })
  afterAll(() => server.close())

  const wholeLog = async () => {
    const first = await owner('settings/activity/list', { search: { perPage: 100 } })
    const rest = await owner('settings/activity/list', { search: { perPage: 100, page: 2 } })
    return [...first.activity, ...rest.activity]
  }

  test('can be read without knowing an ID or a field’s name, whatever the action', async () => {
    const activity = await wholeLog()
    expect(new Set(activity.map(({ action }) => action))).toEqual(new Set(Object.keys(ACTS)))
    const unread = activity.filter(({ words, targetName }) => RAW.test(words) || RAW.test(targetName ?? ''))
    expect(unread.map(({ action, targetName, words }) => ({ action, targetName, words }))).toEqual([])
    const unnamed = activity.filter(({ target, targetName }) => (target === null) !== (targetName === null))
    expect(unnamed).toEqual([])
    const gone = activity.filter(({ targetName }) => /^An? /.test(targetName ?? ''))
    expect(gone.map(({ action, targetName }) => ({ action, targetName }))).toEqual([])
  })

  test('names its record by its current or last name', async () => {
    const activity = await wholeLog()
    const of = (wanted: ActivityAction) => activity.find(({ action }) => action === wanted)!
    const { stores } = await owner('stores/list', {})
    const main = stores.find(({ storeID }) => storeID === STORE.main)!.storeName
    expect(of('store-save')).toMatchObject({ target: `store/${STORE.main}`, targetName: main, words: 'Switched off' })
    expect(of('label-delete')).toMatchObject({ targetName: 'VIP', words: 'For customers' })
    expect(of('label-save').words).toBe('Name “Best customers”; new color')
    expect(of('customer-save').words).toBe('Email and license')
    expect(of('customer-block').targetName).toMatch(/^Whitfield, /)
    expect(of('support-write')).toMatchObject({ words: 'Flagged a conversation' })
    expect(of('support-write').targetName).toMatch(/^Conversation with Whitfield, /)
    expect(of('payment.refund').targetName).toMatch(/^Request for \$[\d,.]+ to \w+, \w+/)
    expect(of('user-invite').words).toBe(`Can read and send messages; works at ${main}`)
    expect(of('payment.reconciled').words).toContain('1 new difference')
    expect(of('sessions-end').words).toBe('')
  })

  test('says the same in the file', async () => {
    const file = await fetch(`${server.url}${exportPath('activity', { action: 'reminder-settings' })}`, {
      headers: { authorization: `Bearer ${owner.token}` },
    })
    const [, line = ''] = (await file.text()).split('\r\n')
    expect(line).toContain('Changed reminders')
    expect(line).toContain('On; 4 hours before the request expires; the standard text')
    expect(line).not.toMatch(RAW)
  })
})
