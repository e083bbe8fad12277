import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  DECLINE_CODES,
  type DeclineCode,
  afterDecline,
  declineCode,
  declineKind,
  declineMessage,
  lastAttemptText,
} from '#domain/payment/decline.ts'
import { jsonTable } from '../table.ts'

const table = jsonTable<{ codes: DeclineCode[]; status: string; declines: number }[]>('payment/declines.json')

const run = (codes: readonly DeclineCode[]) =>
  codes.reduce((before, code) => afterDecline(before.issuerDeclines, code), {
    paymentStatus: 'sent' as 'sent' | 'declined',
    issuerDeclines: 0,
  })

test.each(table)('$codes leave the request $status after $declines declines', ({ codes, status, declines }) => {
  expect(run(codes)).toEqual({ paymentStatus: status, issuerDeclines: declines })
})

test('a request closes exactly at a hard decline or an issuer’s third answer', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...DECLINE_CODES), { maxLength: 12 }), (codes) => {
      let state = { paymentStatus: 'sent' as 'sent' | 'declined', issuerDeclines: 0 }
      let counted = 0
      for (const code of codes) {
        if (state.paymentStatus === 'declined') return
        state = afterDecline(state.issuerDeclines, code)
        if (code !== 'processing_error') counted += 1
        expect(state.issuerDeclines).toBe(counted)
        expect(state.paymentStatus === 'declined').toBe(
          declineKind(code) === 'hard' || (code !== 'processing_error' && counted === 3),
        )
      }
    }),
  )
})

test('a processing error closes no request, however many declines there were', () => {
  for (const before of [0, 1, 2, 3, 4])
    expect(afterDecline(before, 'processing_error')).toEqual({ paymentStatus: 'sent', issuerDeclines: before })
})

describe('what the payer is told', () => {
  test.each(DECLINE_CODES)('for %s is a sentence in each language', (code) => {
    expect(declineMessage(code, 'en')).toMatch(/\.$/)
    expect(declineMessage(code, 'es')).toMatch(/\.$/)
    expect(declineMessage(code, 'es')).not.toBe(declineMessage(code, 'en'))
  })

  test('gives a thief no reason', () => {
    for (const language of ['en', 'es'] as const) {
      expect(declineMessage('lost', language)).toBe(declineMessage('stolen', language))
      expect(declineMessage('fraud', language)).toBe(declineMessage('stolen', language))
      expect(declineMessage('stolen', language)).not.toMatch(/stolen|lost|fraud|robad|perdid|fraude/i)
    }
  })
})

test('staff see the reason', () => {
  expect(lastAttemptText('insufficient_funds')).toBe('last attempt declined: insufficient funds')
  expect(lastAttemptText('processing_error')).toBe('last attempt failed: processing error')
})

test.each([
  ['lost', 'lost'],
  ['something_new', 'generic'],
  ['', 'generic'],
  [null, 'generic'],
  [undefined, 'generic'],
])('the code %s is read as %s', (code, known) => {
  expect(declineCode(code)).toBe(known)
})
