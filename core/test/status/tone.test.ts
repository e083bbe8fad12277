import { describe, expect, test } from 'vitest'
import { KEY_STATE_LABELS } from '#domain/access/api-key.ts'
import { USER_STATUS_LABELS } from '#domain/access/user-status.ts'
import { LEAD_STATUS_LABELS } from '#domain/bubble/lead.ts'
import { COMPANY_STATUS_LABELS } from '#domain/company/status.ts'
import { IMPORT_STATE_LABELS } from '#domain/import/state.ts'
import { LOAN_STATUS_LABELS } from '#domain/loan/status.ts'
import { JOB_STATUS_LABELS } from '#domain/mailer/job-status.ts'
import { RECIPIENT_STATE_LABELS } from '#domain/mailer/recipient-state.ts'
import { BATCH_STATUS_LABELS } from '#domain/notice/batch.ts'
import { NOTICE_STATUS_LABELS } from '#domain/notice/status.ts'
import { PAYMENT_LABELS } from '#domain/payment/status.ts'
import { PLAN_STATUS_LABELS } from '#domain/plan/plan.ts'
import { TONES, toneOf } from '#domain/status/tone.ts'
import { REWRITE_LABELS } from '#domain/ticket/batch.ts'
import { TICKET_STATUS_LABELS } from '#domain/ticket/book.ts'

const words = Object.values(TONES)
  .flat()
  .map((word) => word.toLowerCase())

describe('the tones of status words', () => {
  test('a word has one', () => expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]))

  test('“Paid” looks the same in payments, notices and rewrites', () =>
    expect([PAYMENT_LABELS.approved.label, NOTICE_STATUS_LABELS.paid, REWRITE_LABELS.paid].map(toneOf)).toEqual([
      'success',
      'success',
      'success',
    ]))

  test.each([
    ['payments', Object.fromEntries(Object.entries(PAYMENT_LABELS).map(([status, { label }]) => [status, label]))],
    ['plans', PLAN_STATUS_LABELS],
    ['notices', NOTICE_STATUS_LABELS],
    ['batches of notices', BATCH_STATUS_LABELS],
    ['rewrites', REWRITE_LABELS],
    ['tickets', TICKET_STATUS_LABELS],
    ['mailers', JOB_STATUS_LABELS],
    ['recipients', RECIPIENT_STATE_LABELS],
    ['loan quotes', LOAN_STATUS_LABELS],
    ['quote requests', LEAD_STATUS_LABELS],
    ['users', USER_STATUS_LABELS],
    ['API keys', KEY_STATE_LABELS],
    ['companies', COMPANY_STATUS_LABELS],
    ['imports', IMPORT_STATE_LABELS],
  ] as const)('every status word of %s has one', (_, labels) =>
    expect(Object.values<string>(labels).filter((word) => !words.includes(word.toLowerCase()))).toEqual([]),
  )
})
