import { expect, test } from 'vitest'
import { wordWarnings } from '#domain/mailer/refused-words.ts'
import { REFUSED_WORDS } from '#domain/mailer/refused-words.table.ts'

const groups = REFUSED_WORDS.map(({ words, sentence }) => [sentence, words] as const)

test.each(groups)('%s: %j', (sentence, words) => {
  for (const word of words) {
    const warned = wordWarnings([`Hello! ${word.toUpperCase()}, today`])
    expect(warned, word).toContainEqual({ words: expect.arrayContaining([word]) as readonly string[], sentence })
    // Not within another word.
    expect(
      wordWarnings([`q${word}q`]).flatMap((one) => one.words),
      word,
    ).not.toContain(word)
  }
})

/** The words that carriers filter most, under the sentence that warns of them. */
test.each([
  ['a rifle', /firearm/i],
  ['escopeta o pistola', /firearm/i],
  ['vape', /tobacco/],
  ['beer', /alcohol/],
  ['jackpot', /gambling/],
  ['sexy', /adult/],
  ['payday loan', /high-risk lending/],
  ['free money', /spam/],
  ['bit.ly', /link shorteners/],
])('%j is filtered: %s', (text, reason) => {
  const warned = wordWarnings([text])
  expect(warned).toHaveLength(1)
  expect(warned[0]!.sentence).toMatch(reason)
})
