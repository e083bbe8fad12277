import { describe, expect, test } from 'vitest'
import { checkedWords } from '#domain/message/checked-words.ts'
import { jsonTable } from '../table.ts'
import { knownOf, today } from './known.ts'
import { honest, type HonestText, plantedSlips } from './planted-slips.ts'

const texts = jsonTable<Record<string, HonestText[]>>('message/honest-texts.json')
const all = Object.values(texts).flat()
const marked = (customer: string, text: string) => checkedWords(text, knownOf(customer), today)
const PLANTED = 500

describe.each(Object.entries(texts))('texts written %s', (_, written) => {
  test('are marked falsely in one of two hundred at most', () => {
    const wrong = written.filter(({ customer, text }) => marked(customer, honest(text)).length > 0)
    expect(wrong.map(({ text }) => text).slice(Math.floor(written.length / 200))).toEqual([])
  })

  test.each([7, 2026])('with slips planted by %d are marked where they slip', (seed) => {
    const slips = plantedSlips(written, knownOf, { count: PLANTED, seed, today })
    const missed = slips.filter(
      ({ customer, text, from, to }) => !marked(customer, text).some((mark) => mark.from < to && mark.to > from),
    )
    expect({ missed: missed.map(({ text }) => text), part: 1 - missed.length / PLANTED }).toMatchObject({
      part: expect.toSatisfy((part: number) => part >= 0.95),
    })
  })
})

test.each([
  ['one', '10233 is $54, come by', '$54', '$45.00', '10233 is $45.00; you wrote $54.'],
  ['two', '20533 is $236.00 today', '$236.00', '$88.50', '20533 is $88.50; you wrote $236.00.'],
  ['two', 'It’s $342.50 in total', '$342.50', '$324.50', 'All tickets are $324.50; you wrote $342.50.'],
  ['one', 'Ticket 10323 is ready', '10323', '10233', 'This customer has ticket 10233; you wrote 10323.'],
  ['many', 'Ticket 59999 is ready', '59999', '', 'This customer has no ticket 59999.'],
  ['one', '10233 is due Saturday', 'Saturday', 'Friday, Dec 4', '10233 is due Friday, Dec 4; you wrote Saturday.'],
  ['one', 'vence el 5 de diciembre.', '5 de diciembre', 'Friday, Dec 4', '10233 is due Friday, Dec 4; you wrote 5 de diciembre.'],
  ['one', 'It’s due Friday, December 5.', 'Friday, December 5', 'Friday, Dec 4', 'There’s no Friday, December 5. 10233 is due Friday, Dec 4.'],
])('%s: “%s”', (customer, text, said, known, words) => {
  const from = text.indexOf(said)
  expect(marked(customer, text)).toEqual([{ from, to: from + said.length, said, known, words }])
}) // prettier-ignore

test('what is not typed to its end is left alone', () => {
  const typed = (text: string) => checkedWords(text, knownOf('one'), today, text.length).length
  const texts = [
    '10233 is $4',
    '10233 is $54.',
    '10233 is $54, come by ',
    '10233 is $54, come by any ',
    '10233 is $54. ',
  ]
  expect(texts.map(typed)).toEqual([0, 0, 0, 1, 1])
})

test('while honest texts are typed, no mark comes and goes', () => {
  const flickering = all.filter(({ customer, text }) => {
    const whole = honest(text)
    return Array.from(whole, (_, at) => whole.slice(0, at + 1)).some(
      (typed) => checkedWords(typed, knownOf(customer), today, typed.length).length > 0,
    )
  })
  expect(flickering.map(({ text }) => text)).toEqual([])
})

test('of someone of whom nothing is known, nothing is held against anything', () => {
  expect(marked('new', '10233 is $54, due Friday, December 5')).toEqual([])
})

// Without bounds, each of these would take hours.
test.each(['$45.00 ', '10233 ', 'Friday ', '10233 is $54, due Saturday. ', '1/2', '$', '-1'])(
  '%j without end is read',
  (words) => {
    expect(marked('many', words.repeat(1_000)).length).toBeGreaterThanOrEqual(0)
  },
)
