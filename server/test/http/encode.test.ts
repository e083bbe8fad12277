import { expect, test } from 'vitest'
import { calls } from '@xd/core/contract/modules.generated.ts'
import { encodeOutput } from '@xd/server/http/encode.ts'

test('fields missing from the contract are never sent, at any level', () => {
  expect(Object.keys(calls['auth/logout'].output.fields)).toEqual([])
  expect(encodeOutput('auth/logout', { userPasswordHash: 'of nobody' } as never)).toEqual({})
  expect(encodeOutput('labels/list', { labels: [], userPasswordHash: 'of nobody' } as never)).toEqual({ labels: [] })
})
