import { expect, test } from 'vitest'
import { changedLabels } from '#domain/label/changed-labels.ts'

test.each([
  ['what a colleague added meanwhile stays', [1, 2], [1], [1, 3], [1, 3, 2]],
  ['what a colleague removed meanwhile stays removed', [1, 2], [1], [], [2]],
  ['what the user removed goes', [], [1], [1, 3], [3]],
  ['what both added is there once', [1, 2], [1], [1, 2], [1, 2]],
  ['without the labels the user saw, the choice is the whole', [2], null, [1, 3], [2]],
])('of labels chosen from what the user saw: %s', (_, chosen, seen, now, then) =>
  expect(changedLabels(chosen, seen, now)).toEqual(then),
)
