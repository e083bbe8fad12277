import { describe, expect, test } from 'vitest'
import { warnedOf, withheldBy } from '#domain/message/withdrawal.ts'
import type { Purpose, Withdrawal } from '#domain/message/withdrawals.table.ts'
import { PURPOSES, WITHDRAWALS } from '#domain/message/withdrawals.table.ts'

type Case = readonly [Purpose, 'sms' | 'email', Withdrawal, boolean]

describe('a withdrawal of consent stops', () => {
  test.each<Case>([
    ['confirmation', 'sms', 'stop', false],
    ['answer', 'sms', 'stop', true],
    ['code', 'sms', 'stop', true],
    ['code', 'sms', 'loans', false],
    ['receipt', 'sms', 'loans', true],
    ['receipt', 'email', 'loans', true],
    ['receipt', 'email', 'stop', false],
    ['reminder', 'sms', 'loans', true],
    ['notice', 'email', 'stop', true],
    ['notice', 'sms', 'marketing', false],
    ['required-notice', 'sms', 'blocked', true],
    ['mailer', 'sms', 'loans', false],
    ['mailer', 'email', 'marketing', true],
    ['review', 'sms', 'marketing', true],
    ['staff', 'sms', 'loans', false],
    ['staff', 'sms', 'stop', true],
    ['request', 'sms', 'loans', false],
    ['mailer', 'sms', 'asked', true],
    ['mailer', 'email', 'asked', true],
    ['review', 'email', 'asked', true],
    ['reminder', 'sms', 'asked', false],
    ['required-notice', 'sms', 'asked', false],
  ])('a %s by %s after %s: %s', (purpose, channel, withdrawal, isWithheld) =>
    expect(withheldBy(purpose, channel, { [withdrawal]: true })).toBe(isWithheld ? withdrawal : null),
  )

  test('nothing from customers without a withdrawal, and all but a confirmation from blocked ones', () => {
    for (const channel of ['sms', 'email'] as const) {
      expect(PURPOSES.filter((purpose) => withheldBy(purpose, channel, {}) !== null)).toEqual([])
      expect(PURPOSES.filter((purpose) => withheldBy(purpose, channel, { blocked: true }) === null)).toEqual([
        'confirmation',
      ])
    }
  })

  test('by STOP, every automatic text', () => {
    const left = PURPOSES.filter((purpose) => withheldBy(purpose, 'sms', { stop: true }) === null)
    expect(left).toEqual(['confirmation'])
  })
})

test('only staff’s own messages are sent with a warning', () => {
  const warned = PURPOSES.filter((purpose) => WITHDRAWALS.some((one) => warnedOf(purpose, 'sms', { [one]: true })))
  expect(warned).toEqual(['staff', 'request'])
})
