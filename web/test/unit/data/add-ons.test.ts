import { expect, test } from 'vitest'
import { runHook } from './hook.ts'
import { aPage, gate, refusal } from './page.ts'
import { watchStale } from './stale.ts'

const WHOSE = [
  ['their own company', undefined, 'settings/add-ons/save'],
  ['another company, for XD Support', 9, 'admin/companies/save'],
] as const

test.each(WHOSE)(
  'saving features shows that it is under way, and why it was refused: %s',
  async (_, companyID, name) => {
    const page = aPage()
    const { useSaveAddOns } = await import('#data/add-ons.ts')
    const slow = gate()
    page.answers[name] = () => slow.opened.then(() => refusal(409, 'conflict'))
    let saved = 0
    const { now } = await runHook(() => useSaveAddOns(companyID, () => (saved += 1)))
    now().save(['loans'], 3)
    await expect.poll(() => now().isPending).toBe(true)
    slow.open()
    await expect.poll(() => now().error?.message).toBe('Refused: conflict')
    expect([now().isPending, saved]).toEqual([false, 0])
    page.answers[name] = () => ({})
    now().save(['loans'], 4)
    await expect.poll(() => saved).toBe(1)
    expect(now().error).toBeNull()
  },
)

test.each(WHOSE)(
  'features refused for another reason than a newer version are not fetched: %s',
  async (_, id, name) => {
    const page = aPage()
    const [{ useSaveAddOns }, { queryClient }] = await Promise.all([
      import('#data/add-ons.ts'),
      import('#data/query-client.ts'),
    ])
    const stale = watchStale(queryClient)
    page.answers[name] = () => refusal(400, 'invalid_input')
    const { now } = await runHook(() => useSaveAddOns(id, () => undefined))
    now().save(['loans'], 3)
    await expect.poll(() => now().error?.message).toBe('Refused: invalid_input')
    expect([stale(), now().isPending]).toEqual([[], false])
  },
)
