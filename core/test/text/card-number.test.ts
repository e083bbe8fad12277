import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { messageCan } from '@xd/core/domain/message/can.ts'
import { CARD_NUMBER_UNSENT, hasCardNumber, maskCardNumbers } from '@xd/core/domain/text/card-number.ts'

interface Case {
  text: string
  masked: string
}
const cases = JSON.parse(
  readFileSync(new URL('../../../fixtures/tables/text/card-numbers.json', import.meta.url), 'utf8'),
) as Case[]

describe('card numbers typed where they do not belong', () => {
  test.each(cases)('$text', ({ text, masked }) => {
    expect(maskCardNumbers(text)).toBe(masked)
    expect(hasCardNumber(text)).toBe(masked !== text)
    expect(maskCardNumbers(masked)).toBe(masked)
  })

  test('are not sent to a customer', () => {
    const to = { optedOut: false, blocked: false, custPhone: '+14155550142', custEmail: null }
    const draft = { channel: 'sms', body: 'Is it 4111 1111 1111 1111?', mediaCount: 0 } as const
    expect(messageCan.send(draft, to, { storeSMSNumber: '+14155550100' })).toEqual({
      ok: false,
      reason: CARD_NUMBER_UNSENT,
    })
  })
})
