import { DAY_MS, HOUR_MS } from '@xd/core/domain/time/spans.ts'
import type { Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, PEOPLE, STORE, USER } from '@xd/fixtures/demo/people.ts'
import { rowTools } from './row-tools.ts'

const { whitfield, munoz, nguyen, obrien, payable } = PEOPLE
const ours = { companyID: COMPANY.goldenPledge }
const PLAN_PAYMENT = 414

/**
 * Records that are just out of a read’s sight, or just in it: at the moment when it is made, on the first or last day of
 * a window, over, archived, stopped, undone, refused, of a colleague.
 */
export const addEdges = async (server: Booted): Promise<void> => {
  const { writes } = server.connection
  const { insert, update, copy } = rowTools(writes)
  const now = Date.now()
  const ago = (days: number) => now - days * DAY_MS

  // Conversations: an archived one that is unread, one without messages, one at another store, texts for later.
  await update('conversations', { convoUnread: 2, convoWaitingSince: ago(13) }, { convoID: 96 })
  const silent = { convoLastMessageID: null, convoActivityAt: ago(1), convoWaitingSince: null, convoBegunAt: null }
  await copy(
    'conversations',
    { convoID: whitfield.convos.main },
    { ...silent, custID: obrien.custID, storeID: STORE.lake },
  )
  await copy(
    'conversations',
    { convoID: whitfield.convos.main },
    {
      storeID: STORE.lake,
      convoBegunAt: ago(300),
      convoActivityAt: ago(299),
      convoAssignedUserID: null,
      convoUnread: 0,
    },
  )
  const { convoID } = await writes
    .selectFrom('conversations')
    .select('convoID')
    .where('custID', '=', whitfield.custID)
    .where('storeID', '=', STORE.lake)
    .executeTakeFirstOrThrow()
  const said = {
    convoID,
    storeID: STORE.lake,
    clientMessageID: null,
    providerMessageID: null,
    sendKey: null,
    paymentID: null,
  }
  await copy('messages', { convoID: whitfield.convos.main, messageDirection: 'in' }, { ...said, messageAt: ago(299) })
  const { messageID } = await writes
    .selectFrom('messages')
    .select('messageID')
    .where('convoID', '=', convoID)
    .executeTakeFirstOrThrow()
  await update('conversations', { convoLastMessageID: messageID }, { convoID })
  const later = [
    { body: 'Tomorrow', sendAt: now + DAY_MS },
    { body: 'Soon', sendAt: now + HOUR_MS },
    { body: 'Stopped', sendAt: now + 2 * HOUR_MS, stoppedBy: 'opted_out' },
    { body: 'Taken back', sendAt: now + 3 * HOUR_MS, undoable: 1 },
  ]
  for (const { body, sendAt, ...schedule } of later) {
    const message = {
      ...said,
      convoID: nguyen.convos.main,
      storeID: STORE.main,
      messageStatus: 'scheduled',
      messageAt: sendAt,
    }
    await copy(
      'messages',
      { messageID: 6011 },
      { ...message, custID: nguyen.custID, messageBody: body, clientMessageID: body },
    )
    const made = await writes
      .selectFrom('messages')
      .select('messageID')
      .where('clientMessageID', '=', body)
      .executeTakeFirstOrThrow()
    const scheduled = {
      ...ours,
      ...made,
      convoID: nguyen.convos.main,
      sendAt,
      discardOnReply: 0,
      stoppedBy: null,
      undoable: 0,
    }
    await insert('message_schedules', { ...scheduled, ...schedule })
  }
  await insert('message_media', { ...ours, messageID: 6005, mediaID: 3, position: 7 })
  await copy(
    'quote_leads',
    { leadID: 5 },
    { leadStatus: 'lost', leadItem: 'Older ring', askedAt: ago(3), statusAt: ago(2) },
  )
  await update('quote_leads', { loanID: 1, wonCents: 0 }, { leadID: 3 })

  // Customers: promises and requests to stop elsewhere, a merge that was undone and one that is too old to undo.
  await copy(
    'promises',
    { promiseID: 1 },
    { storeID: STORE.lake, promiseStatus: 'kept' },
    { storeID: STORE.lake, promiseStatus: 'broken' },
  )
  await copy(
    'stop_requests',
    { stopRequestID: 1 },
    { storeID: STORE.lake, custID: 5, convoID: 5, messageID: null, requestedAt: ago(30), dueDay: '2026-06-16' },
    { storeID: STORE.lake, custID: 8, convoID: 8, messageID: null, requestedAt: ago(20), dueDay: '2026-06-17' },
  )
  const merged = { custID: payable.custID, mergedCustID: 301, mergedName: 'Undone, Una', mergedPhone: '+12135550777' }
  await copy(
    'customer_merges',
    { mergeID: 1 },
    { ...merged, undoneAt: ago(1) },
    { ...merged, mergedName: 'Old, Ola', mergedAt: ago(30) },
    { ...merged, mergedName: 'Young, Yul', mergedAt: ago(29) },
  )
  await update('loans', { loanStatus: 'open', expiresAt: now }, { loanID: 2 })

  // Money: refunds of all kinds, an attempt under way, a request that ends now and one that is paid elsewhere.
  await update('payments', { validBeforeAt: now }, { paymentID: 412 })
  await copy(
    'payment_attempts',
    { attemptID: 300 },
    { paymentID: 400, attemptKey: 'p', idempotencyKey: 'p', state: 'pending', settledAt: null, gatewayID: null },
  )
  const refund = { paymentID: PLAN_PAYMENT, gatewayKey: '', settledAt: ago(1), startedAt: ago(1), askedAt: ago(1) }
  const refunds = [
    { amountCents: 500, state: 'approved', automatic: 0 },
    { amountCents: 300, state: 'declined', automatic: 0, message: 'No account' },
    { amountCents: 200, state: 'approved', automatic: 1 },
    { amountCents: 100, state: 'pending', automatic: 0, settledAt: null },
  ]
  for (const [n, one] of refunds.entries())
    for (const paymentID of [PLAN_PAYMENT, 413])
      await copy(
        'payment_refunds',
        { refundID: 11 },
        {
          ...refund,
          ...one,
          paymentID,
          idempotencyKey: `${paymentID}-${n}`,
          gatewayKey: `${paymentID}-${n}`,
          gatewayID: null,
        },
      )
  await update('rewrite_tickets', { ticketState: 'dismissed', ticketNote: 'Paid off' }, { rewriteTicketID: 23 })

  // The calendar, for the 19th and 20th of June: entries that touch the window and entries beside it.
  const entry = { itemRepeat: null, itemCustomFields: '{}', itemCalendarID: null }
  const between = (itemTitle: string, itemDateStart: string, itemDateEnd: string, more: object = {}) =>
    copy('calendar_entries', { itemID: 1 }, { ...entry, itemTitle, itemDateStart, itemDateEnd, ...more })
  await between('Ends on the first day', '2026-06-10', '2026-06-19')
  await between('Ended before', '2026-06-10', '2026-06-18')
  await between('Starts on the last day', '2026-06-20T16:00', '2026-06-20T17:00')
  await between('Starts after', '2026-06-21', '2026-06-21')
  await between('Every year', '2020-06-20', '2020-06-20', { itemRepeat: 'year' })
  await between('Elsewhere', '2026-06-20', '2026-06-20', { companyID: COMPANY.silverAnchor })
  await copy(
    'calendar_imports',
    { importID: 1 },
    { filename: 'undone.ics', undoneAt: ago(0) },
    { filename: 'Dana’s.ics', userID: USER.clerk },
  )

  // Notices: tickets whose numbers don’t tell which is due first, calls, a batch that is still coming in, an old one.
  const ticket = (ticketNumber: string, dueDate: string) =>
    copy(
      'notice_tickets',
      { noticeID: 8 },
      { noticeID: 8, ticketNumber, dueDate, storeID: STORE.main, noticeExternalID: ticketNumber },
    )
  await ticket('59999', '2026-06-01')
  await ticket('70000', '2026-05-01')
  const call = { ...ours, userID: USER.clerk, at: ago(1) }
  await insert(
    'notice_calls',
    { ...call, noticeID: 57, outcome: 'reached' },
    { ...call, noticeID: 59, outcome: 'voicemail' },
  )
  await copy(
    'notice_batches',
    { batchID: 8 },
    { batchIsWhole: 0, batchExternalID: 'coming' },
    { createdAt: ago(45), batchExternalID: 'at 45 days' },
    { createdAt: ago(45) - 1, batchExternalID: 'older' },
  )
  for (const batchExternalID of ['coming', 'at 45 days', 'older']) {
    const { batchID } = await writes
      .selectFrom('notice_batches')
      .select('batchID')
      .where('batchExternalID', '=', batchExternalID)
      .executeTakeFirstOrThrow()
    await copy(
      'notices',
      { noticeID: 60 },
      { batchID, custID: munoz.custID, givenName: batchExternalID, messageID: null },
    )
  }
  await update('customers', { custBlocked: 1 }, { custID: 103 })

  // People: a visit that goes on and one that ends now, approvals of all states, second factors.
  const visit = { endedAt: null, tokenHash: 'visit', reason: 'Still here', startedAt: ago(0) - HOUR_MS }
  await copy(
    'support_visits',
    { visitID: 2 },
    { ...visit, expiresAt: now + 1 },
    { ...visit, reason: 'Just over', tokenHash: 'over', expiresAt: now },
    { ...visit, reason: 'Ended', tokenHash: '', expiresAt: now + HOUR_MS, endedAt: now - 1 },
  )
  const answered = { answeredByID: USER.owner, answeredAt: ago(1), sealedInput: null }
  await copy(
    'approvals',
    { approvalID: 1 },
    { ...answered, state: 'approved' },
    { ...answered, state: 'refused' },
    { about: 'over', expiresAt: now },
    { about: 'nearly over', expiresAt: now + 1 },
  )
  await insert('user_totp', { ...ours, userID: USER.lena, sealedSecret: '', since: ago(5), lastStep: 1 })
  await copy(
    'user_passkeys',
    { passkeyID: 1 },
    { userID: USER.lena, credentialID: 'b', passkeyName: 'Lena’s laptop', since: ago(2) },
    { userID: USER.lena, credentialID: 'a', passkeyName: 'Lena’s phone', since: ago(3), lastUsed: ago(1) },
  )
  await insert(
    'user_recovery_codes',
    ...['x', 'y'].map((codeHash) => ({ ...ours, userID: USER.lena, codeHash, salt: 's' })),
  )
  const session = { ...ours, userID: USER.clerk, createdAt: ago(40), usedAt: ago(2), confirmedAt: ago(40) }
  await insert(
    'sessions',
    { ...session, tokenHash: 'ends now', expiresAt: now },
    { ...session, tokenHash: 'ends next', expiresAt: now + 1, userAgent: 'Phone' },
    { ...session, tokenHash: 'hers', userID: USER.lena, expiresAt: now + 1 },
  )
}
