import { expect, test } from 'vitest'
import { refundable } from '@xd/core/domain/payment/can.ts'
import { refundStateOf } from '@xd/core/domain/payment/refund-left.ts'
import { pendingRefundWords, plannedRefundWords, refundedWords } from '#features/payments/refund-words.ts'
import { payment } from './sample.ts'

const refund = (amount: number, state: 'approved' | 'pending' | 'declined' | 'error') => ({
  refundID: amount,
  amount,
  fee: 0,
  state,
  reason: 'Paid twice',
  date: '2026-11-20T18:00:00Z',
  byUserID: 1,
  dueDate: null,
  message: null,
})
const paid = payment({ paymentStatus: 'approved', paymentMethod: 'card' })

test('a refund in progress cannot be repeated; a refused one can', () => {
  const paymentRefunds = [refund(20.1, 'approved'), refund(5, 'pending'), refund(7, 'declined'), refund(8, 'error')]
  expect(refundable(refundStateOf({ ...paid, paymentRefunds }))).toBe(12550 - 2010 - 500)
  expect(pendingRefundWords({ paymentRefunds })).toBe('$5.00 refund on its way')
})

test('no refund means no text', () => {
  expect(refundedWords(paid)).toBe('')
  expect(pendingRefundWords(paid)).toBeUndefined()
  expect(refundedWords({ paymentRefundedAmount: 20.1 })).toBe('refunded $20.10')
})

test('a refund waiting for settlement is not in progress: its day is shown', () => {
  const planned = [{ ...refund(5, 'pending'), dueDate: '2026-11-24T17:00:00Z' }]
  expect(pendingRefundWords({ paymentRefunds: planned })).toBeUndefined()
  expect(plannedRefundWords({ ...paid, paymentRefunds: planned })).toBe(
    '$5.00 will be refunded on Tuesday, November 24',
  )
  expect(plannedRefundWords({ ...paid, paymentRefunds: [refund(5, 'pending')] })).toBeUndefined()
  expect(refundable(refundStateOf({ ...paid, paymentRefunds: planned }))).toBe(12550 - 500)
})
