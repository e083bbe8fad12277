import { describe, expect, test } from 'vitest'
import { looksLikeOptOut } from '#domain/message/opt-out-request.ts'
import { ownWords } from '#domain/message/own-words.ts'
import { jsonTable } from '../table.ts'

interface Sentences {
  readonly asks: readonly string[]
  readonly doesNot: readonly string[]
}
const known = jsonTable<Sentences>('message/opt-out-sentences.json')
const heldOut = jsonTable<Record<string, Sentences>>('message/opt-out-held-out.json')
const emails = jsonTable<{ words: Sentences; text: readonly { client: string; text: string }[] }>(
  'message/opt-out-emails.json',
)

test.each(known.asks)('"%s" may be an opt-out', (body) => expect(looksLikeOptOut(body)).toBe(true))
test.each(known.doesNot)('"%s" is not an opt-out', (body) => expect(looksLikeOptOut(body)).toBe(false))

// Sentences other people have written, collected after the rule: "Stop, I have a question" is flagged, for STOP begins it.
test.each(Object.entries(heldOut))(
  'for requests nobody had in mind, %s: recall and precision',
  (_, { asks, doesNot }) => {
    const missed = asks.filter((body) => !looksLikeOptOut(body))
    const wrong = doesNot.filter(looksLikeOptOut)
    const right = asks.length - missed.length
    expect({ missed, recall: right / asks.length }).toMatchObject({
      recall: expect.toSatisfy((part: number) => part >= 0.98),
    })
    expect({ wrong, precision: right / (right + wrong.length) }).toMatchObject({
      precision: expect.toSatisfy((part: number) => part >= 0.98),
    })
  },
)

describe.each(emails.text)('an email that quotes our offer to unsubscribe, from $client', ({ text }) => {
  test.each(emails.words.asks)('asks: %s', (words) => {
    expect(looksLikeOptOut(text.replace('{words}', words))).toBe(true)
  })
  test.each(emails.words.doesNot)('does not ask: %s', (words) => {
    expect(looksLikeOptOut(text.replace('{words}', words))).toBe(false)
  })
})

test('a request below a long quotation counts, one in what is quoted does not', () => {
  const quoted = '> Please stop texting me\n'.repeat(200)
  expect(looksLikeOptOut(`${quoted}\nStop texting me`)).toBe(true)
  expect(looksLikeOptOut(`${quoted}\nSee you`)).toBe(false)
  expect(ownWords('Liked “See you at five”')).toBe('')
})

// Without bounds, each of these would take hours.
test.each([
  'por favor ya ',
  'texto ',
  'all of it ',
  'could ',
  'my number this ',
  'not want to ',
  'no quiero que me ',
  'On 1:\n',
  '> ',
])('%j without end is read', (words) => {
  expect(looksLikeOptOut(`${words.repeat(10_000)}x`)).toBe(false)
})
