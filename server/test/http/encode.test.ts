import { expect, test } from 'vitest'
import { calls } from '@xd/core/contract/calls.ts'
import { encodeOutput } from '@xd/server/http/encode.ts'

test('what the contract does not name is not answered, neither beside fields nor where there are none', () => {
  expect(Object.keys(calls['auth/logout'].output.fields)).toEqual([])
  expect(encodeOutput('auth/logout', { userPasswordHash: 'of nobody' } as never)).toEqual({})
  expect(encodeOutput('labels/list', { labels: [], userPasswordHash: 'of nobody' } as never)).toEqual({ labels: [] })
})
