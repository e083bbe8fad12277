import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { HOUR_MS } from '@xd/core/domain/time/spans.ts'
import { aPage } from './page.ts'

let page: ReturnType<typeof aPage>
beforeEach(() => {
  page = aPage()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T18:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
})

/** The keys as a page loads them, for its user. */
const load = async () => {
  const [{ ownLocal }, keys] = await Promise.all([import('#data/local.ts'), import('#data/client-keys.ts')])
  ownLocal(1, 3)
  return keys
}

test('the same attempt has the same key for an hour, even over a reload, and then another', async () => {
  const { clientKeyOf } = await load()
  const key = clientKeyOf('a label')
  expect(clientKeyOf('a label')).toBe(key)
  expect(clientKeyOf('another label')).not.toBe(key)
  vi.setSystemTime(Date.now() + HOUR_MS - 1)
  page.fresh()
  expect((await load()).clientKeyOf('a label')).toBe(key)
  vi.setSystemTime(Date.now() + 1)
  expect((await load()).clientKeyOf('a label')).not.toBe(key)
})

test('a key ends once its answer has arrived, but not while an answer was lost', async () => {
  const { clientKeyOf, isRetry, settled } = await load()
  const lost = { code: 'unreachable' } as Parameters<typeof settled>[1]
  const key = clientKeyOf('a label')
  expect(isRetry('a label')).toBe(false)
  settled('a label', lost)
  expect(clientKeyOf('a label')).toBe(key)
  expect(isRetry('a label')).toBe(true)
  settled('a label')
  expect(clientKeyOf('a label')).not.toBe(key)
})

test('only attempts of the last hour are stored, and none once its outcome is known', async () => {
  const { clientKeyOf, isRetry, settled } = await load()
  const { writeLocal } = await import('#data/local.ts')
  writeLocal('draft/7', 'Not an attempt')
  const stored = () => Object.keys(localStorage).map((key) => key.slice('xd-unsent/1/3/'.length))
  clientKeyOf('an old label')
  clientKeyOf('an old label')
  vi.setSystemTime(Date.now() + HOUR_MS)
  expect(isRetry('an old label')).toBe(false)
  clientKeyOf('a label')
  expect(stored()).toEqual(['draft/7', 'asked/a label'])
  settled('a label', { code: 'invalid_input' } as Parameters<typeof settled>[1])
  expect(stored()).toEqual(['draft/7'])
})

test('a call has a key if it creates something and its form gave none; its outcome ends the key', async () => {
  const { keyed } = await load()
  const loan = { loan: { amount: '175' } }
  const { input, ended } = keyed('loans/save', loan)
  expect(input).toEqual({ ...loan, clientKey: expect.any(String) })
  expect(keyed('loans/save', loan).input).toEqual(input)
  ended()
  expect(keyed('loans/save', loan).input).not.toEqual(input)
  const before = Object.keys(localStorage)
  for (const without of [{ loan: { loanID: 3 } }, { ...loan, clientKey: 'own' }]) {
    const given = keyed('loans/save', without)
    expect(given.input).toEqual(without)
    given.ended()
  }
  expect(keyed('labels/list', {}).input).toEqual({})
  expect(Object.keys(localStorage)).toEqual(before)
})
