import { describe, expect, test } from 'vitest'
import { loanCan, SET_STATUSES } from '#domain/loan/can.ts'
import { loanLinkText } from '#domain/loan/link-text.ts'
import { quoteDay, quotePageText } from '#domain/loan/quote-page-text.ts'
import { LOAN_STATUSES } from '#domain/loan/status.ts'
import { cents } from '#domain/money/cents.ts'
import { asLocalDay } from '#domain/time/day.ts'
import { givenIn, sideBySide } from '../bilingual.ts'

describe('the page of a shared quote', () => {
  test.each(sideBySide(quotePageText('en'), quotePageText('es')))('gives $path in both languages', ({ en, es }) => {
    expect(en).toMatch(/\p{L}/u)
    expect(es).toMatch(/\p{L}/u)
    expect(es).not.toBe(en)
    expect(givenIn(es)).toEqual(givenIn(en))
  })

  test.each([
    ['en', '2024-05-08', 'Wed, May 8, 2024'],
    ['es', '2024-05-08', 'mié 8 de mayo de 2024'],
    ['en', '2026-12-31', 'Thu, Dec 31, 2026'],
  ] as const)('in %s names %s "%s"', (language, day, said) => expect(quoteDay(asLocalDay(day), language)).toBe(said))

  test.each([
    ['en', 'Your loan quote for $1,250.00: https://xd.example/q/abcdefghijklmnopqrstuv'],
    ['es', 'Detalles de un préstamo de $1,250.00: https://xd.example/q/abcdefghijklmnopqrstuv'],
  ] as const)('is sent with its amount and address, in %s', (language, text) =>
    expect(loanLinkText(cents(1_250_00), 'https://xd.example/q/abcdefghijklmnopqrstuv', language)).toBe(text),
  )
})

describe('the actions a quote allows', () => {
  test.each([
    ['change', ['open', 'declined', 'expired']],
    ['accept', ['open']],
    ['decline', ['open', 'expired']],
    ['void', ['open', 'accepted', 'declined', 'expired']],
    ['addToCart', ['open']],
    ['share', ['open', 'accepted']],
  ] as const)('to %s it must be one of %j', (act, statuses) =>
    expect(LOAN_STATUSES.filter((status) => loanCan[act](status).ok)).toEqual(
      LOAN_STATUSES.filter((status) => (statuses as readonly string[]).includes(status)),
    ),
  )

  test('a refusal gives the status and the action that is no longer possible', () => {
    expect(loanCan.accept('expired')).toEqual({ ok: false, reason: 'Expired quotes can’t be accepted.' })
    expect(SET_STATUSES.void('void')).toEqual({ ok: false, reason: 'Void quotes can’t be voided.' })
    expect(Object.values(loanCan).map((can) => can('void'))).toEqual(
      ['changed', 'accepted', 'declined', 'voided', 'added to the cart', 'shared'].map((done) => ({
        ok: false,
        reason: `Void quotes can’t be ${done}.`,
      })),
    )
    for (const status of LOAN_STATUSES)
      for (const can of Object.values(loanCan)) {
        const answer = can(status)
        if (!answer.ok) expect(answer.reason).toMatch(/^[A-Z].* quotes can’t be \w.*\.$/)
      }
  })
})
