import { beforeEach, describe, expect, test } from 'vitest'
import type { Session } from '#data/session.ts'
import { runHook } from './hook.ts'
import { aPage, refusal } from './page.ts'

const PAYMENTS = ['payments/list', {}]
const INFO = ['auth/info', {}]

let page: ReturnType<typeof aPage>
beforeEach(() => void (page = aPage()))

/** A screen with stores, and payments in the cache that no screen shows now. */
const open = async () => {
  const [{ useRights }, { useCall }, { queryClient }] = await Promise.all([
    import('#data/rights.ts'),
    import('#data/use-call.ts'),
    import('#data/query-client.ts'),
  ])
  page.answers['stores/list'] = () => ({ stores: [{ storeID: 1 }] })
  queryClient.setQueryData(PAYMENTS, { payments: [] })
  queryClient.setQueryData(INFO, {})
  const rights = { userPermissions: ['payments'], userAllowedStoreIDs: [1, 2], userNickname: 'Ana' }
  const session = { user: rights, company: { features: ['loans'] } }
  const { now, again } = await runHook(() => {
    useRights(session as unknown as Session)
    return useCall('stores/list', {})
  })
  await expect.poll(() => now().data?.stores).toHaveLength(1)
  page.forget()
  const become = (change: object, features = session.company.features) => {
    session.user = { ...session.user, ...change }
    session.company = { features }
    again()
  }
  return { now, become, known: (key: readonly unknown[]) => queryClient.getQueryData(key) }
}

describe('a user whose rights change', () => {
  test.each([
    ['permissions', { userPermissions: [] }, undefined],
    ['stores', { userAllowedStoreIDs: [1] }, undefined],
    ['their company’s features', {}, []],
  ] as const)('sees what they may see now: %s', async (_, change, features) => {
    const { become, known } = await open()
    become(change, features as never)
    await expect.poll(page.names).toEqual(['stores/list'])
    expect([known(PAYMENTS), known(INFO)]).toEqual([undefined, {}])
    become({})
    await Promise.resolve()
    expect(page.names()).toEqual(['stores/list'])
  })

  test('keeps everything when only their name changes', async () => {
    const { become, known } = await open()
    become({ userNickname: 'Ana B' })
    expect([page.names(), known(PAYMENTS)]).toEqual([[], { payments: [] }])
  })

  test.each([
    [403, 'not_allowed', undefined],
    [404, 'not_found', undefined],
    [500, 'internal', 1],
  ])('no longer sees what is refused to them with %i', async (status, code, left) => {
    const { now, become } = await open()
    page.answers['stores/list'] = () => refusal(status, code)
    become({ userPermissions: [] })
    await expect.poll(() => now().error?.message).toBe(`Refused: ${code}`)
    await expect.poll(() => now().data?.stores.length).toBe(left)
  })

  test('keeps who they are, although that was refused when last asked for', async () => {
    const { become, known } = await open()
    const { queryClient } = await import('#data/query-client.ts')
    const { callQuery } = await import('#data/use-call.ts')
    page.answers['auth/info'] = () => refusal(403, 'signed_out')
    await queryClient.fetchQuery({ ...callQuery('auth/info', {}), staleTime: 0 }).catch(() => undefined)
    page.answers['stores/list'] = () => refusal(403, 'not_allowed')
    page.forget()
    become({ userPermissions: [] })
    await expect.poll(() => known(['stores/list', {}])).toBeUndefined()
    await expect.poll(() => queryClient.isFetching()).toBe(0)
    expect([known(INFO), page.names().filter((name) => name === 'auth/info')]).toEqual([{}, []])
  })

  test('asks once more for what was refused to them before, and gets it when they may have it now', async () => {
    const { now, become } = await open()
    page.answers['stores/list'] = () => refusal(403, 'not_allowed')
    become({ userPermissions: [] })
    await expect.poll(() => [now().error?.code, now().data]).toEqual(['not_allowed', undefined])
    page.forget()
    become({ userAllowedStoreIDs: [1] })
    await expect.poll(page.names).toEqual(['stores/list'])
    await expect.poll(() => now().isFetching).toBe(false)
    page.answers['stores/list'] = () => ({ stores: [{ storeID: 1 }] })
    become({ userPermissions: ['payments'] })
    await expect.poll(() => now().data?.stores).toEqual([{ storeID: 1 }])
    expect(page.names()).toEqual(['stores/list', 'stores/list'])
  })
})
