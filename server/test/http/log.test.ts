import { expect, test } from 'vitest'
import { createLog } from '@xd/server/log.ts'

test('the log redacts card numbers, and keeps request ids and its own times', () => {
  const lines: string[] = []
  const log = createLog('info', (line) => void lines.push(line))
  const request = '12345678-1234-4321-a776-5effcd609303'
  log.info({ request, typed: 'pay with 4111 1111 1111 1111' }, 'a line')
  const [line] = lines.map((text) => JSON.parse(text) as Record<string, unknown>)
  expect(line).toEqual({ level: 30, time: expect.any(Number), request, typed: 'pay with [number]', msg: 'a line' })
})
