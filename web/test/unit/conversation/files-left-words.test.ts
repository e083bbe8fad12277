import { expect, test } from 'vitest'
import { filesLeftWords } from '#features/conversation/files-left-words.ts'

test.each([
  [1, 0, '1 attached file isn’t shown. Only pictures up to 10 MB are.'],
  [2, 9, '2 attached files aren’t shown. Only pictures up to 10 MB are.'],
  [2, 10, '2 attached files aren’t shown. Only the first 10 pictures are.'],
])('%i files left out beside %i pictures', (files, shown, words) => {
  expect(filesLeftWords(files, shown)).toBe(words)
})
