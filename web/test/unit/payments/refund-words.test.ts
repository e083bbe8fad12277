import { expect, test } from 'vitest'
import { refundable } from '@xd/core/domain/payment/can.ts'
import { pendingRefundWords, refundedWords, refundStateOf } from '#features/payments/refund-words.ts'
import { payment } from './sample.ts'

const refund = (amount: number, state: 'approved' | 'pending' | 'declined' | 'error') => ({
  refundID: amount,
  amount,
  state,
  reason: 'Paid twice',
  date: '2026-11-20T18:00:00Z',
  byUserID: 1,
  message: null,
})
const paid = payment({ paymentStatus: 'approved', paymentMethod: 'card' })

test('what is on its way cannot be given back again; what was refused can', () => {
  const paymentRefunds = [refund(20.1, 'approved'), refund(5, 'pending'), refund(7, 'declined'), refund(8, 'error')]
  expect(refundable(refundStateOf({ ...paid, paymentRefunds }))).toBe(12550 - 2010 - 500)
  expect(pendingRefundWords({ paymentRefunds })).toBe('A refund of $5.00 is on its way')
})

test('nothing given back is nothing said', () => {
  expect(refundedWords(paid)).toBe('')
  expect(pendingRefundWords(paid)).toBeUndefined()
  expect(refundedWords({ paymentRefundedAmount: 20.1 })).toBe('refunded $20.10')
})
