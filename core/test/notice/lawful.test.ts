import { expect, test } from 'vitest'
import { BATCH_KINDS } from '#domain/notice/batch.ts'
import { isLadderStep, LADDER_STEP_NAMES, stepDay } from '#domain/notice/ladder.ts'
import { isRuled, lawOfState, noticePurpose, outlivesAnswer, stateOfLaw } from '#domain/notice/lawful.ts'
import { NOTICE_STATUSES, noticeAfterAnswer, noticeAfterPayment, noticeAfterReport } from '#domain/notice/status.ts'
import { asLocalDay } from '#domain/time/day.ts'

test('California says how to give notices after maturity, and nobody says so of others', () => {
  expect(['CA', 'NV', undefined].map(lawOfState)).toEqual(['california', 'none', 'none'])
  expect((['california', 'none'] as const).map(stateOfLaw)).toEqual(['CA', undefined])
  expect(BATCH_KINDS.filter((kind) => isRuled('california', kind))).toEqual(['past-due', 'final', 'forfeit'])
  expect(BATCH_KINDS.filter((kind) => isRuled('none', kind))).toEqual([])
  expect(BATCH_KINDS.map((kind) => noticePurpose('california', kind))).toEqual([
    'notice',
    'notice',
    'required-notice',
    'required-notice',
    'required-notice',
  ])
  expect(noticePurpose('none', 'final')).toBe('notice')
})

test.each([
  ['california', 'final', ['waiting', 'held', 'letter']],
  ['california', 'due', ['letter']],
  ['none', 'final', ['letter']],
] as const)('after an answer, a notice by the law %s, %s, is still given while %j', (law, kind, statuses) =>
  expect(NOTICE_STATUSES.filter((status) => outlivesAnswer(law, kind, status))).toEqual(statuses),
)

test('steps of the ladder', () => {
  expect(['due-3', 'grace-1', 'due-2', 'toString', ''].map(isLadderStep)).toEqual([true, true, false, false, false])
  expect(LADDER_STEP_NAMES.map((step) => stepDay(step, asLocalDay('2026-11-28')))).toEqual([
    '2026-11-29',
    '2026-11-28',
    '2026-11-29',
    '2026-12-01',
    '2026-12-03',
  ])
})

test.each([
  ['waiting', 'sent', 'sent'],
  ['sending', 'sent', 'sent'],
  ['sending', 'queued', 'sending'],
  ['sent', 'delivered', 'delivered'],
  ['sent', 'undelivered', 'failed'],
  ['delivered', 'failed', 'delivered'],
  ['failed', 'delivered', 'failed'],
  ['mailed', 'delivered', 'mailed'],
  ['canceled', 'delivered', 'canceled'],
  ['skipped', 'failed', 'skipped'],
] as const)('a notice that is %s, once its message is %s, is %s', (current, reported, status) =>
  expect(noticeAfterReport(current, reported)).toBe(status),
)

test('an answer ends all but what is paid or over, and a payment all but what is over', () => {
  const [over, waiting] = [
    ['skipped', 'canceled'],
    NOTICE_STATUSES.filter((one) => !['skipped', 'canceled'].includes(one)),
  ]
  expect(NOTICE_STATUSES.filter((status) => noticeAfterAnswer(status) === 'answered')).toEqual(
    waiting.filter((status) => status !== 'paid'),
  )
  expect(NOTICE_STATUSES.filter((status) => noticeAfterPayment(status) === 'paid')).toEqual(waiting)
  expect(over.map((status) => noticeAfterPayment(status as 'skipped'))).toEqual(over)
})
