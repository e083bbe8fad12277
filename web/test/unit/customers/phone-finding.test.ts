import { expect, test } from 'vitest'
import { runHook } from '../data/hook.ts'
import { aPage, refusal } from '../data/page.ts'

const LOOKUP = 'customers/does-customer-exist'
const PHONE = { text: '(213) 555-0188', country: 'US' } as const

test('a phone whose lookup failed is looked up again, and does not stay in the checking state', async () => {
  const page = aPage()
  const { usePhoneFinding } = await import('#features/customers/use-phone-finding.ts')
  page.answers[LOOKUP] = () => refusal(500, 'internal')
  const hook = await runHook(() => usePhoneFinding(PHONE, true))
  await expect.poll(() => page.names()).toEqual([LOOKUP])
  expect(hook.now()).toMatchObject({ state: 'checking', searched: false })
  page.answers[LOOKUP] = () => ({ exists: true, custID: 7, doubt: null })
  await expect
    .poll(() => hook.now(), { timeout: 5_000 })
    .toMatchObject({ state: 'problem', searched: true, takenBy: 7 })
  expect(page.inputs(LOOKUP)).toEqual([{ custPhone: '+12135550188' }, { custPhone: '+12135550188' }])
})
