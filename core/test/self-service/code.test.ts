import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { messageSegments } from '#domain/message/segments.ts'
import {
  CODE_LIMITS,
  codeGoodUntil,
  codeText,
  mayTextCode,
  mayTryCode,
  phoneCode,
  typedCode,
} from '#domain/self-service/code.ts'
import { payAnswerText } from '#domain/self-service/pay-answer.ts'
import { LANGUAGES } from '#domain/text/language.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/time/spans.ts'

test('has six digits, and is read as people type it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 6 }),
      (numbers) => {
        let at = 0
        const code = phoneCode(() => numbers[at++]!)
        expect(code).toMatch(/^\d{6}$/)
        expect(typedCode(` ${code.slice(0, 3)}-${code.slice(3)} `)).toBe(code)
      },
    ),
  )
  for (const none of ['', '12345', '1234567', '12345a', '１２３４５６']) expect(typedCode(none)).toBeUndefined()
})

describe('codes to one phone', () => {
  const MINUTES: [sent: number[], now: number, may: boolean][] = [
    [[], 0, true],
    [[0], 1, true],
    [[0, 1], 2, true],
    [[0, 1, 2], 3, false],
    [[0, 1, 2], 59, false],
    [[0, 1, 2], 60, true],
    [[0, 1, 2, 60], 60, false],
    [[0, 1, 2, 60], 61, true],
  ]
  const at = (minutes: number[]) => minutes.map((minute) => minute * MINUTE_MS)

  test.each(MINUTES)('texted in minutes %j, another in minute %d: %s', (sent, now, may) => {
    expect(mayTextCode(at(sent), now * MINUTE_MS)).toBe(may)
  })

  test.each<[sent: number[], until: number | undefined]>([
    [[], undefined],
    [[0], 10],
    [[0, 5], 15],
    [[0, 1, 2], 60],
    [[0, 20, 40], 60],
    [[0, 20, 59], 69],
    [[0, 1, 2, 60], 61 + 9],
    [[0, 30, 55, 60], 90],
    [[0, 61, 62], 72],
  ])('texted in minutes %j, the last is good until minute %s', (sent, until) => {
    expect(codeGoodUntil(at(sent))).toBe(until === undefined ? undefined : until * MINUTE_MS)
  })

  test('nobody who asks for codes, however often, leaves the owner without one', () => {
    const asks = fc.array(fc.integer({ min: 0, max: 3 * HOUR_MS }), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(asks, fc.integer({ min: 0, max: 3 * HOUR_MS }), (times, wanted) => {
        const sent: number[] = []
        for (const time of times.toSorted((a, b) => a - b))
          if (time <= wanted && mayTextCode(sent, time)) sent.push(time)
        const holds = (codeGoodUntil(sent) ?? 0) > wanted
        expect(holds || mayTextCode(sent, wanted)).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })
})

test('wrong tries of one address are its own', () => {
  expect(mayTryCode({ fromAddress: CODE_LIMITS.triesPerAddress - 1, inAll: 20 })).toBe(true)
  expect(mayTryCode({ fromAddress: CODE_LIMITS.triesPerAddress, inAll: 20 })).toBe(false)
  expect(mayTryCode({ fromAddress: 0, inAll: CODE_LIMITS.triesInAll })).toBe(false)
})

test.each(LANGUAGES)('the texts fit one segment in %s', (language) => {
  const storeName = 'Golden Pledge Pawn & Loan of East Main St'.slice(0, 40)
  const link = `https://pay.goldenpledge.test/my/${'x'.repeat(27)}`
  for (const text of [codeText(storeName, '482913', language), payAnswerText(storeName, link, language)])
    expect(messageSegments(text)).toMatchObject({ encoding: 'GSM-7', segments: 1 })
  expect(codeText(storeName, '482913', language)).toContain('482913')
  expect(payAnswerText(storeName, link, language)).toContain(link)
})
