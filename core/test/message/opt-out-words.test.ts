import { expect, test } from 'vitest'
import { wordsOf } from '#domain/message/opt-out-words.ts'
import { csvTable } from '../table.ts'

const partsOf = (word: string) => wordsOf([word]).map(({ parts }) => [...parts].sort().join(' '))

// Each ending of an English verb and of Spanish ones in -ar and -ir; then words that are spelled in their own way.
test.each(csvTable<'word' | 'parts'>('message/opt-out-word-forms.csv'))('“$word” plays $parts', ({ word, parts }) =>
  expect(partsOf(word)).toEqual([parts]),
)

test('“please” and what changes nothing are no words of their own', () => {
  const parts = (text: string) => wordsOf(text.split(' ')).map((word) => [word.word, word.parts.has('PLED')])
  expect(parts('please just stop por favor asap thanks')).toEqual([['stop', true]])
  expect(parts('hey stop it')).toEqual([['stop it', false]])
  expect(parts('wrong number please stop')).toEqual([
    ['wrong', false],
    ['number', true],
    ['stop', true],
  ])
})
