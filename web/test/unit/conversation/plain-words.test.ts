import { expect, test } from 'vitest'
import { plainWords } from '#features/conversation/plain-words.ts'

test.each([
  [['í'], 2, 'The letter í makes this cost 2 more segments.'],
  [['á', 'í'], 1, 'The letters á and í make this cost 1 more segment.'],
  [['’'], 1, 'The character ’ makes this cost 1 more segment.'],
  [['á', '“', '”'], 1, 'The characters á, “, and ” make this cost 1 more segment.'],
])('%s cost %i more', (replaced, saved, words) => expect(plainWords({ replaced, saved })).toBe(words))
