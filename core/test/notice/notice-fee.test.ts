import { expect, test } from 'vitest'
import { cents } from '#domain/money/cents.ts'
import { maximumNoticeFee, noticeFeeFault, requiredNotice } from '#domain/notice/notice-fee.ts'
import { asLocalDay } from '#domain/time/day.ts'
import { jsonTable } from '../table.ts'

type Given = [noticeID: number, day: string]

const table = jsonTable<{
  required: { case: string; due: string; given: Given[]; notice: number | null }[]
  maximum: { case: string; state?: string; notices: Given[]; charged: number[]; maximum: number }[]
}>('notice/fees.json')

const given = (notices: readonly Given[]) => notices.map(([noticeID, day]) => ({ noticeID, day: asLocalDay(day) }))

test.each(table.required)('the notice a law requires: $case', ({ due, given: notices, notice }) => {
  expect(requiredNotice(asLocalDay(due), given(notices))?.noticeID ?? null).toBe(notice)
})

test.each(table.maximum)('the fee for a notice: $case', ({ state, notices, charged, maximum }) => {
  expect(maximumNoticeFee({ state, notices: given(notices), charged: new Set(charged) })).toBe(maximum)
})

test('a fee is at most the maximum, and none without a notice', () => {
  expect(noticeFeeFault(cents(700), cents(700))).toBeUndefined()
  expect(noticeFeeFault(cents(0), cents(0))).toBeUndefined()
  expect(noticeFeeFault(cents(701), cents(700))).toBe('At most $7.00')
  expect(noticeFeeFault(cents(1), cents(0))).toContain('No notice after maturity was given')
})
