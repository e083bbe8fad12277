import { expect, test } from 'vitest'
import { splitName } from '#domain/customer/split-name.ts'

test.each([
  ['LEE, ANN', 'ANN', 'LEE'],
  ['Lee,Ann Marie', 'Ann Marie', 'Lee'],
  ['Lee, Ann, Jr.', 'Ann', 'Lee'],
  ['Lee,', '', 'Lee'],
  [', Ann', 'Ann', ''],
  [' Ann  Marie Lee ', 'Ann Marie', 'Lee'],
  ['Lee', '', 'Lee'],
  ['', '', ''],
])('"%s" is first name "%s" and last name "%s"', (name, first, last) => expect(splitName(name)).toEqual([first, last]))
