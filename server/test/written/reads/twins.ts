import { sql } from 'kysely'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@xd/core/domain/time/spans.ts'
import type { Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, PEOPLE, STORE, USER } from '@xd/fixtures/demo/people.ts'
import { rowTools } from './row-tools.ts'

const { whitfield, greene, munoz, nguyen, petrov } = PEOPLE
const ours = { companyID: COMPANY.goldenPledge }
const METALS = ['gold', 'silver', 'platinum', 'palladium']

/**
 * What the demo has none of, or only of one kind: records that differ from another in one way (older, of another store
 * or company, over, deleted, without a value), so that an answer shows if a read minds it.
 */
export const addTwins = async (server: Booted): Promise<void> => {
  const { writes } = server.connection
  const { insert, update, copy } = rowTools(writes)
  const now = Date.now()
  const ago = (days: number) => now - days * DAY_MS
  const price = (at: number, gold: number) => {
    const usd = METALS.flatMap((metal, n) => [
      [`${metal}_bid`, gold / (n + 1)],
      [`${metal}_ask`, gold / (n + 1) + 2],
    ])
    const entry = {
      timestamp: at / 1000,
      usd: Object.fromEntries(usd),
      CAD: 1.37,
      MXN: 18.5,
      USDBTC: 1e-5,
      USDETH: 3e-4,
    }
    return { pricedAt: at, entry: JSON.stringify(entry) }
  }
  const hour = (at: number) => Math.floor(at / HOUR_MS) * HOUR_MS

  await insert('metal_prices', price(ago(1), 3_300), price(now - 5 * MINUTE_MS, 3_350), price(ago(2), 3_200))

  // The calendar.
  await insert(
    'calendar_choices',
    { ...ours, userID: USER.tomas, catID: 1, isShown: 0 },
    { ...ours, userID: USER.tomas, catID: 0, isShown: 1 },
    { ...ours, userID: USER.owner, catID: 2, isShown: 0 },
  )
  await insert('calendar_feeds', {
    ...ours,
    ...{ userID: USER.clerk, tokenHash: 'clerk', initials: 1, createdAt: ago(3), readAt: ago(1) },
  })

  // Customers.
  await update('customers', { custEmail: 'jwhitfield@example.com' }, { custID: petrov.custID })
  await update('customers', { custEmail: 'jwhitfield@example.com', custErasedAt: ago(4) }, { custID: 300 })
  await copy(
    'customers',
    { custID: petrov.custID },
    {
      custPhone: '+12135550999',
      custLastName: 'Whitfield',
      custFirstName: 'Jerome',
      custLastFold: 'whitfield',
      custFirstFold: 'jerome',
      custEmail: null,
    },
  )
  const consent = { ...ours, custID: whitfield.custID, consentKind: 'marketing', source: 'counter', userID: USER.clerk }
  await insert(
    'customer_consents',
    { ...consent, given: 1, at: ago(9) },
    { ...consent, given: 0, at: ago(3) },
    { ...consent, given: 1, at: ago(5), consentKind: 'service' },
    { ...consent, custID: munoz.custID, given: 1, at: ago(2) },
  )
  const choice = { ...ours, custID: whitfield.custID, askedMessageID: null, answer: null }
  await insert(
    'electronic_choices',
    { ...choice, address: whitfield.custPhone, agreedAt: ago(8), askedAt: ago(8), provedAt: ago(7), answer: 'YES' },
    { ...choice, address: 'jwhitfield@example.com', agreedAt: ago(6), askedAt: ago(6), provedAt: null },
    { ...choice, custID: munoz.custID, address: munoz.custPhone, agreedAt: ago(6), askedAt: null, provedAt: null },
  )
  await insert(
    'comments',
    {
      ...ours,
      commentKey: `customer/${whitfield.custID}`,
      commentMessage: 'Called back.',
      commentUserID: USER.lena,
      commentAt: ago(1),
    },
    {
      ...ours,
      commentKey: 'customer/22',
      commentMessage: 'Not about him.',
      commentUserID: USER.lena,
      commentAt: ago(1),
    },
    {
      companyID: COMPANY.silverAnchor,
      commentKey: `customer/${whitfield.custID}`,
      commentMessage: 'Elsewhere.',
      commentUserID: USER.silverOwner,
      commentAt: ago(1),
    },
  )

  // Conversations: drafts of two people, a text for later and one that was stopped, an email, deleted messages.
  const draft = { ...ours, draftSubject: null, draftChannel: 'sms' }
  await insert(
    'drafts',
    { ...draft, userID: USER.clerk, convoID: whitfield.convos.main, draftBody: 'Your ring', draftAt: ago(1) },
    {
      ...draft,
      userID: USER.owner,
      convoID: whitfield.convos.main,
      draftBody: 'Dear',
      draftSubject: 'Ring',
      draftChannel: 'email',
      draftAt: now,
    },
    { ...draft, userID: USER.clerk, convoID: nguyen.convos.main, draftBody: 'Yes', draftMedia: '[5]', draftAt: now },
  )
  await update('conversations', { convoDeletedBefore: ago(30) }, { convoID: munoz.convos.main })
  await writes
    .deleteFrom('messages')
    .where('convoID', '=', munoz.convos.prospect!)
    .where('paymentID', 'is', null)
    .execute()
  await insert(
    'deleted_message_hours',
    ...[STORE.main, STORE.lake].map((storeID) => ({
      ...ours,
      ...{ storeID, hour: hour(ago(1)), messageDirection: 'out', messageChannel: 'sms', messageAutomatic: 0 },
      ...{ sentByID: USER.clerk, messages: 10 * storeID },
    })),
  )
  const { messageID } = await writes
    .selectFrom('messages')
    .select('messageID')
    .where('convoID', '=', greene.convos.prospect!)
    .where('messageChannel', '=', 'email')
    .where('messageDirection', '=', 'in')
    .orderBy('messageID', 'desc')
    .executeTakeFirstOrThrow()
  await insert('emails', {
    ...ours,
    ...{
      messageID,
      storeID: STORE.prospect,
      emailID: '<1@mail>',
      emailFrom: 'Ros <ros@example.com>',
      emailTo: 'prospect@store',
    },
    ...{ emailHTML: '<p>Hi</p>', emailRemoteImages: 2, emailFilesLeft: 1 },
  })

  // The books.
  const account = { gateway: 'simulator', comparedAt: ago(1), problem: null }
  await insert(
    'reconciled_accounts',
    { ...ours, ...account, triedAt: ago(1), movements: 12 },
    { ...ours, ...account, gateway: 'bluedog', triedAt: now, movements: null, comparedAt: null, problem: 'no-answer' },
    { ...ours, ...account, companyID: COMPANY.silverAnchor, triedAt: now, movements: 99 },
  )
  await copy(
    'payment_exceptions',
    { exceptionID: 1 },
    {
      exceptionKey: 'b',
      storeID: STORE.lake,
      kind: 'amount-differs',
      hereCents: 500,
      thereCents: 700,
      at: ago(2),
      foundAt: ago(1),
    },
    {
      exceptionKey: 'c',
      kind: 'charge-only-here',
      hereCents: 900,
      thereCents: null,
      at: ago(3),
      foundAt: ago(2),
      resolvedAt: ago(1),
      resolvedByID: USER.owner,
      note: 'Asked them.',
    },
  )
  await update('rewrite_batches', { rewriteWarning: 'The book is old.' }, { rewriteID: 17 })

  // Notices.
  const { rows: called } = await sql<{ noticeID: number }>`
    select "noticeID" from notices where "noticeStatus" = 'failed' order by "noticeID" limit 2`.execute(writes)
  const call = { ...ours, userID: USER.clerk, outcome: 'voicemail' }
  await insert(
    'notice_calls',
    { ...call, noticeID: called[0]!.noticeID, at: ago(3), outcome: 'wrong_number', userID: USER.lena },
    { ...call, noticeID: called[0]!.noticeID, at: ago(2) },
    { ...call, noticeID: called[1]!.noticeID, at: ago(1) },
  )
  await update('notices', { lastCallAt: ago(2) }, { noticeID: called[0]!.noticeID })
  await update('notices', { lastCallAt: ago(1) }, { noticeID: called[1]!.noticeID })
  await insert(
    'mailer_media',
    { ...ours, jobID: 1, mediaID: 6, position: 1 },
    { ...ours, jobID: 1, mediaID: 5, position: 0 },
  )

  // Records kept for a time, and some that are older.
  for (const messageID of [101, 102]) await update('messages', { messageAt: ago(800) }, { messageID })
  await update('payment_impressions', { impressionAt: ago(600) }, { impressionID: 1 })
  await update('payment_attempts', { startedAt: ago(740), settledAt: ago(740) }, { attemptID: 1 })
  await insert('retention_settings', { ...ours, keep: '{"views":36}', version: 3, nextRunAt: now + DAY_MS })
  const run = {
    ...ours,
    kind: 'views',
    before: ago(900),
    doneThrough: 9,
    total: 40,
    deleted: 30,
    bytes: 0,
    toldAt: ago(2),
  }
  await insert('retention_runs', { ...run, startedAt: ago(2), finishedAt: ago(1) })

  await insert('sessions', {
    ...ours,
    ...{
      tokenHash: 'over',
      userID: USER.clerk,
      createdAt: ago(40),
      expiresAt: ago(1),
      usedAt: ago(2),
      confirmedAt: ago(40),
    },
  })
}
