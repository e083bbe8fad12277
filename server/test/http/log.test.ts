import { expect, test } from 'vitest'
import { createLog, logFor } from '@xd/server/log.ts'

test('the log redacts card numbers, and keeps request ids and its own times', () => {
  const lines: string[] = []
  const log = createLog('info', (line) => void lines.push(line))
  const request = '12345678-1234-4321-a776-5effcd609303'
  log.info({ request, typed: 'pay with 4111 1111 1111 1111' }, 'a line')
  const [line] = lines.map((text) => JSON.parse(text) as Record<string, unknown>)
  expect(line).toEqual({ level: 30, time: expect.any(Number), request, typed: 'pay with [number]', msg: 'a line' })
})

const written = (level: string, say: (log: ReturnType<typeof createLog>) => void) => {
  const lines: string[] = []
  say(createLog(level, (line) => void lines.push(line)))
  return lines.map((text) => {
    const { time: _, ...line } = JSON.parse(text) as Record<string, unknown>
    return line
  })
}

test('the log redacts API keys, and of other numbers those that could be a card’s', () => {
  const cause = 'xd_live_abc123_DEF and xd_demo_9, xd_test_1'
  const numbers = '1780000000000, 1580000000000, 123456789012, 4111-1111-1111-1111, 41111111111111111111'
  const kept = '1780000000000, [number], 123456789012, [number], 41111111111111111111'
  expect(written('info', (log) => log.warn({ cause, numbers }, 'key xd_live_x'))).toEqual([
    {
      level: 40,
      cause: 'xd_live_[key] and xd_demo_[key], xd_test_1',
      numbers: kept,
      msg: 'key xd_live_[key]',
    },
  ])
})

test('the log redacts a card number beside another number', () => {
  const pairs = [
    '123456789012 4111-1111-1111-1111',
    '4111111111111111 123',
    '2 4111 1111 1111 1111 4242 4242 4242 4242',
  ]
  expect(written('info', (log) => log.info({ pairs }, ''))).toMatchObject([
    { pairs: ['[number]', '[number]', '[number]'] },
  ])
})

test('a log of one thing says on every line what it is about, and its level', () => {
  const lines = written('info', (log) => {
    const own = logFor(log, { job: 'send', jobID: 7 })
    own.info({}, 'one')
    own.warn({ jobID: 8 }, 'two')
    own.error({ cause: 'no' }, 'three')
  })
  expect(lines).toEqual([
    { level: 30, job: 'send', jobID: 7, msg: 'one' },
    { level: 40, job: 'send', jobID: 8, msg: 'two' },
    { level: 50, job: 'send', jobID: 7, cause: 'no', msg: 'three' },
  ])
  expect(written('error', (log) => log.warn({}, 'less than that'))).toEqual([])
})
