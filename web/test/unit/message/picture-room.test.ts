import { expect, test } from 'vitest'
import { roomFor } from '#parts/message/picture-room.ts'

const [three, one] = ['Up to 3 pictures fit', 'Only one picture fits'].map(
  (fit) => `${fit} here. The others weren’t added.`,
)

test.each([
  ['ab', 0, 3, 'ab', null],
  ['abc', 0, 3, 'abc', null],
  ['abcd', 0, 3, 'abc', three],
  ['abc', 2, 3, 'a', three],
  ['ab', 3, 3, '', three],
  ['ab', 4, 3, '', three],
  ['ab', 0, 1, 'a', one],
])('of %s beside %i of at most %i pictures, %o fit', (files, held, most, taken, refusal) => {
  expect(roomFor([...files], held, most)).toEqual({ taken: [...taken], refusal })
})
