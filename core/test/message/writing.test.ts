import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainOffer } from '#domain/message/plain-accents.ts'
import { canScheduleFor, SCHEDULE_MAX_DAYS, STOP_REASONS, stopSentence } from '#domain/message/schedule.ts'
import { isGsm7, messageSegments } from '#domain/message/segments.ts'
import { canSendFilled, fillTokens, tokensLeft } from '#domain/message/template.ts'
import { jsonTable } from '../table.ts'

interface PlainRow {
  what: string
  text: string
  repeat?: number
  plain: string | null
  saved?: number
}

test.each(jsonTable<PlainRow[]>('message/plain-accents.json'))(
  'plainer letters: $what',
  ({ text, repeat = 1, plain, saved }) => {
    const offer = plainOffer(text.repeat(repeat))
    if (plain === null) expect(offer).toBeUndefined()
    else expect(offer).toMatchObject({ text: plain.repeat(repeat), saved })
  },
)

describe('plainer letters in any text', () => {
  const written = fc
    .array(fc.constantFrom('Mañana ', 'está ', 'sí ', 'güero ', 'año ', '¿qué? ', '“no” ', '😀', 'ok '), {
      maxLength: 60,
    })
    .map((all) => all.join(''))

  test('are offered only if they save segments, and then they do', () => {
    fc.assert(
      fc.property(written, (text) => {
        const offer = plainOffer(text)
        if (offer === undefined) return
        expect(messageSegments(offer.text).segments).toBe(messageSegments(text).segments - offer.saved)
        expect(offer.saved).toBeGreaterThan(0)
        expect(plainOffer(offer.text)).toBeUndefined()
      }),
    )
  })

  test('are not offered for a text already in the cheap alphabet', () => {
    fc.assert(fc.property(written.filter(isGsm7), (text) => plainOffer(text) === undefined))
  })
})

interface TokenRow {
  text: string
  values: Record<string, string>
  filled: string
  left: string[]
}

test.each(jsonTable<TokenRow[]>('message/tokens.json'))('$text is filled', ({ text, values, filled, left }) => {
  expect(fillTokens(text, values)).toBe(filled)
  expect(tokensLeft(filled)).toEqual(left)
  expect(canSendFilled(filled).ok).toBe(left.length === 0)
})

test('a filled-in value is never read as a token', () => {
  expect(fillTokens('[FIRST_NAME] [STORE_NAME]', { '[FIRST_NAME]': '[STORE_NAME]', '[STORE_NAME]': 'Main' })).toBe(
    '[STORE_NAME] Main',
  )
})

test('a message can wait for a year, and no longer', () => {
  const day = 24 * 3_600_000
  const now = Date.UTC(2026, 1, 3)
  expect(canScheduleFor(now + SCHEDULE_MAX_DAYS * day, now).ok).toBe(true)
  expect(canScheduleFor(now + SCHEDULE_MAX_DAYS * day + 1, now)).toEqual({
    ok: false,
    reason: 'A message can wait for a year at most.',
  })
  expect(canScheduleFor(now - day, now).ok).toBe(true)
})

test('each reason to stop has its own sentence', () => {
  expect(new Set(STOP_REASONS.map(stopSentence)).size).toBe(STOP_REASONS.length)
})
