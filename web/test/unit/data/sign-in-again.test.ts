import { beforeEach, describe, expect, test } from 'vitest'
import { runHook } from './hook.ts'
import { aPage, gate, refusal } from './page.ts'
import { aWindow } from './window.ts'

const INFO = 'auth/info'
const info = (userID: number, session: object = {}, more: object = {}) => ({
  user: { userID },
  company: { companyID: 1 },
  session,
  ...more,
})

let page: ReturnType<typeof aPage>
let browser: ReturnType<typeof aWindow>
beforeEach(() => {
  page = aPage()
  browser = aWindow()
})

const load = async () => {
  const [session, { queryClient }, calls] = await Promise.all([
    import('#data/session.ts'),
    import('#data/query-client.ts'),
    import('#data/calls.ts'),
  ])
  const hook = await runHook(session.useSession)
  return { ...session, ...calls, queryClient, session: hook.now }
}

describe('a session', () => {
  test.each([
    ['the same user', info(3), info(3), []],
    ['another user', info(3), info(4), ['/']],
    ['the visitor, whose visit began in another tab', info(3), info(3, { impersonatedBy: { userID: 9 } }), ['/']],
    ['the user, whose visitor has left', info(3, { impersonatedBy: { userID: 9 } }), info(3), ['/']],
    ['another visitor', info(3, { impersonatedBy: { userID: 9 } }), info(3, { impersonatedBy: { userID: 8 } }), ['/']],
  ])('asked for again belongs to %s: the page stays, or starts anew', async (_, was, is, went) => {
    page.answers[INFO] = () => was
    const { session, queryClient } = await load()
    await expect.poll(session).toMatchObject(was)
    page.answers[INFO] = () => is
    await queryClient.invalidateQueries({ queryKey: [INFO] })
    expect(browser.went).toEqual(went)
  })

  test.each([
    ['was not needed', info(3)],
    ['could still wait', info(3, {}, { secondFactorDue: { overdue: false } })],
  ])('that lacks a second factor, which %s, is asked for once, however many calls are refused', async (_, before) => {
    page.answers[INFO] = () => before
    const { session, call } = await load()
    await expect.poll(session).toMatchObject(before)
    const overdue = info(3, {}, { secondFactorDue: { overdue: true } })
    page.answers[INFO] = () => overdue
    page.answers['stores/list'] = page.answers['labels/list'] = () => refusal(403, 'second_factor_required')
    await Promise.allSettled([call('stores/list', {}), call('labels/list', {})])
    await expect.poll(session).toMatchObject(overdue)
    await call('stores/list', {}).catch(() => undefined)
    expect(page.inputs(INFO)).toHaveLength(2)
  })

  test.each([
    [{}, null],
    [{ impersonatedBy: { readOnly: false } }, null],
    [{ impersonatedBy: { readOnly: true } }, /This visit is view-only|view only/i],
    [{ impersonatedBy: { readOnly: true, approval: 'waiting' } }, /until the company allows changes/],
    [{ impersonatedBy: { readOnly: true, approval: 'declined' } }, /^(?!.*until the company allows changes)/],
  ])('says why nothing can be changed in it: %j', async (session, why) => {
    const { readOnlyReason } = await load()
    const reason = readOnlyReason({ session } as never)
    if (why === null) expect(reason).toBeNull()
    else expect(reason).toMatch(why)
  })
})

describe('signing in', () => {
  test.each([
    ['invite', 'auth/accept-invite', { token: 't', password: 'secret' }],
    ['reset', 'auth/reset-password', { token: 't', password: 'secret', totp: '123456' }],
  ] as const)('by a link to %s brings along what its call takes', async (kind, name, asked) => {
    page.answers[name] = () => ({})
    page.answers[INFO] = () => info(3)
    const { signInByLink } = await load()
    await signInByLink(kind as never, 't', 'secret', { totp: '123456' })
    expect(page.inputs(name)).toEqual([asked])
  })

  test.each([
    ['the password is too short', refusal(400, 'invalid_input', { fields: { password: 'Too short' } }), 'Too short'],
    ['the link is old', refusal(404, 'not_found'), 'Refused: not_found'],
    [
      'a factor is missing',
      refusal(403, 'second_factor_needed', { methods: ['totp'] }),
      'Refused: second_factor_needed',
    ],
  ])('by a link says what is wrong: %s', async (_, answer, said) => {
    page.answers['auth/reset-password'] = () => answer
    const { signInByLink } = await load()
    const { factorNeeded } = await import('#data/second-factor.ts')
    const error = await signInByLink('reset' as never, 't', 'secret').catch((failure: Error) => failure)
    expect((error as Error).message).toBe(said)
    expect(factorNeeded(error)?.methods).toEqual(said.includes('factor') ? ['totp'] : undefined)
  })

  test('as somebody else drops the changes that an earlier user’s screens are waiting for', async () => {
    page.answers[INFO] = () => info(3)
    const { session, signIn, queryClient } = await load()
    await expect.poll(session).toMatchObject(info(3))
    const slow = gate()
    page.answers['labels/save'] = () => slow.opened.then(() => ({ labels: [] }))
    const { useCallMutation } = await import('#data/use-call.ts')
    const { now } = await runHook(() => useCallMutation('labels/save'))
    now().mutate({ label: { labelName: 'Gold' } } as never)
    await expect.poll(() => queryClient.isMutating()).toBe(1)
    page.answers['auth/login'] = () => ({})
    page.answers[INFO] = () => info(4)
    await signIn('bo', 'secret')
    expect(queryClient.getMutationCache().getAll()).toEqual([])
    slow.open()
  })
})
