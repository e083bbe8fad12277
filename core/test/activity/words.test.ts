import { expect, test } from 'vitest'
import { activityWords } from '#domain/activity/words.ts'

test.each([
  ['user-disable', 'Disabled a user'],
  ['rewrite.retry', 'Retried a rewrite'],
  ['something-new', 'Something new'],
])('%s is "%s"', (action, words) => expect(activityWords(action)).toBe(words))
