import { createElement } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { runHook } from './hook.ts'
import { aPage, gate, refusal, UNREACHABLE } from './page.ts'
import { aWindow } from './window.ts'

const INFO = 'auth/info'
const info = (userID: number) => ({ user: { userID }, company: { companyID: 1 }, session: {} })

let page: ReturnType<typeof aPage>
let browser: ReturnType<typeof aWindow>
beforeEach(() => {
  page = aPage()
  browser = aWindow()
})
afterEach(() => void vi.useRealTimers())

const load = async () => {
  const [session, { queryClient }, { call, onSignedOut, announceSignedOut }] = await Promise.all([
    import('#data/session.ts'),
    import('#data/query-client.ts'),
    import('#data/calls.ts'),
  ])
  return { ...session, queryClient, call, onSignedOut, announceSignedOut }
}
/** The signed-in user, as the page sees it. */
const watched = async () => {
  const { useSession, ...tab } = await load()
  const hook = await runHook(() => {
    try {
      return useSession()
    } catch (error) {
      return (error as Error).message
    }
  })
  return { ...tab, session: hook.now, again: hook.again, stop: hook.stop }
}

describe('the session', () => {
  test.each([
    ['who is signed in', () => info(3), expect.objectContaining(info(3))],
    ['nobody', () => refusal(403, 'signed_out'), null],
    ['an error, for its page', () => refusal(500, 'internal'), 'Refused: internal'],
  ])('is unknown, then %s', async (_, answer, known) => {
    page.answers[INFO] = answer
    const { session } = await watched()
    expect(session()).toBeUndefined()
    await expect.poll(session).toEqual(known)
    expect(page.inputs(INFO)).toEqual([{}])
  })

  test('that nobody has is not fetched again by the next component', async () => {
    page.answers[INFO] = () => refusal(403, 'signed_out')
    const first = await watched()
    await expect.poll(first.session).toBeNull()
    first.stop()
    const { useSession } = await import('#data/session.ts')
    const second = await runHook(useSession)
    expect(second.now()).toBeNull()
    expect(page.inputs(INFO)).toHaveLength(1)
  })

  test('stays while it is known, even if refetching fails', async () => {
    page.answers[INFO] = () => info(3)
    const { session, queryClient } = await watched()
    await expect.poll(session).toEqual(expect.objectContaining(info(3)))
    page.answers[INFO] = () => refusal(500, 'internal')
    await queryClient.invalidateQueries()
    expect(session()).toEqual(expect.objectContaining(info(3)))
  })

  test('is refetched when a call is refused for it, but not once nobody is signed in', async () => {
    page.answers[INFO] = () => info(3)
    const { session, call } = await watched()
    await expect.poll(session).toEqual(expect.objectContaining(info(3)))
    page.answers[INFO] = page.answers['stores/list'] = () => refusal(403, 'signed_out')
    await expect(call('stores/list', {})).rejects.toThrow('Refused: signed_out')
    await expect.poll(session).toBeNull()
    await expect(call('stores/list', {})).rejects.toThrow('Refused: signed_out')
    expect(page.inputs(INFO)).toHaveLength(2)
  })

  test('that another tab gave to someone else leaves none of the previous user’s data', async () => {
    page.answers[INFO] = () => info(3)
    const { session, call, queryClient } = await watched()
    await expect.poll(session).toEqual(expect.objectContaining(info(3)))
    queryClient.setQueryData(['stores/list', {}], 'theirs')
    const { ownLocal } = await import('#data/local.ts')
    ownLocal(1, 3)
    page.answers[INFO] = () => info(4)
    page.answers['labels/list'] = () => refusal(403, 'signed_out')
    await expect(call('labels/list', {})).rejects.toThrow('Refused: signed_out')
    await expect.poll(() => browser.went).toEqual(['/'])
    expect(queryClient.getQueryData(['stores/list', {}])).toBeUndefined()
    expect([page.users('labels/list'), page.users(INFO).at(-1)]).toEqual([['1/3'], undefined])
  })

  test.each([
    ['stores/list', 'signed_out', 1],
    ['stores/list', 'not_allowed', 0],
    ['auth/info', 'signed_out', 0],
    ['auth/login', 'signed_out', 0],
  ] as const)('%s refused with %s says that it is over or not', async (name, code, times) => {
    const { call, onSignedOut } = await load()
    let said = 0
    onSignedOut(() => (said += 1))
    page.answers[name] = () => refusal(403, code)
    await expect(call(name, {} as never)).rejects.toThrow(`Refused: ${code}`)
    expect(said).toBe(times)
  })

  test.each([
    [{}, false],
    [{ impersonatedBy: { readOnly: true } }, true],
    [{ impersonatedBy: { readOnly: false } }, false],
  ])('may only view, or not: %o', async (session, isIt) => {
    const { isReadOnly } = await load()
    expect(isReadOnly({ session } as never)).toBe(isIt)
  })

  test('is known inside the signed-in layout only', async () => {
    const { useSignedIn, SignedInProvider } = await load()
    const { render } = await import('ink-testing-library')
    const seen: unknown[] = []
    const Reads = () => {
      try {
        seen.push(useSignedIn())
      } catch (error) {
        seen.push((error as Error).message)
      }
      return null
    }
    render(createElement(SignedInProvider, { value: info(3) as never }, createElement(Reads))).unmount()
    render(createElement(Reads)).unmount()
    expect(seen).toEqual([info(3), 'Shown outside the signed-in layout'])
  })
})

describe('signing in', () => {
  test('drops an earlier user’s data, and shows nothing before the first screen’s data arrives', async () => {
    const { signIn, onSignedIn, queryClient } = await load()
    page.answers['auth/login'] = () => ({})
    page.answers[INFO] = () => info(3)
    queryClient.setQueryData(['stores/list', {}], 'theirs')
    const slow = gate()
    const greeted: unknown[] = []
    onSignedIn((session) => {
      greeted.push(session.user.userID)
      return slow.opened
    })
    onSignedIn(() => Promise.reject(new Error('Its data could not be fetched')))
    onSignedIn(() => Promise.resolve(greeted.push('stopped')))()
    const done = signIn('ana', 'secret')
    await expect.poll(() => greeted).toEqual([3])
    expect(queryClient.getQueryData([INFO, {}])).toBeUndefined()
    slow.open()
    await done
    expect(queryClient.getQueryData([INFO, {}])).toMatchObject(info(3))
    expect(queryClient.getQueryData(['stores/list', {}])).toBeUndefined()
    expect(page.inputs('auth/login')).toEqual([{ username: 'ana', password: 'secret' }])
  })

  test.each([
    ['the same user', info(3), info(3), true],
    ['another user', info(3), info(4), false],
    ['another company’s user', info(3), { ...info(3), company: { companyID: 2 } }, false],
    ['the user whose seat a visitor had', { ...info(3), session: { impersonatedBy: { userID: 9 } } }, info(3), false],
  ])('after a session that ended keeps the screen for %s alone, and refetches it', async (_, was, is, kept) => {
    page.answers[INFO] = () => was
    const { session, signIn, queryClient, announceSignedOut } = await watched()
    await expect.poll(session).toMatchObject(was)
    queryClient.setQueryData(['stores/list', {}], 'shown')
    const { confirmIdentity } = await import('#data/step-up.ts')
    const isAnswered = vi.fn<(confirmed: boolean) => void>()
    void confirmIdentity().then(isAnswered)
    page.answers[INFO] = () => refusal(403, 'signed_out')
    announceSignedOut()
    await expect.poll(session).toBeNull()
    page.answers['auth/login'] = () => ({})
    page.answers[INFO] = () => is
    await signIn('ana', 'secret')
    await expect.poll(session).toMatchObject(is)
    expect(queryClient.getQueryState(['stores/list', {}])).toEqual(
      kept ? expect.objectContaining({ data: 'shown', isInvalidated: true }) : undefined,
    )
    // A change that waits for its user to confirm their identity.
    expect(isAnswered.mock.calls).toEqual(kept ? [] : [[false]])
  })

  test('waits for it only a moment', async () => {
    const { signIn, onSignedIn, queryClient } = await load()
    vi.useFakeTimers()
    page.answers['auth/login'] = () => ({})
    page.answers[INFO] = () => info(3)
    onSignedIn(() => new Promise(() => undefined))
    const done = signIn('ana', 'secret')
    await vi.advanceTimersByTimeAsync(399)
    expect(queryClient.getQueryData([INFO, {}])).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    await done
    expect(queryClient.getQueryData([INFO, {}])).toBeDefined()
  })
})

describe('signing out', () => {
  test.each([
    ['the server agrees', () => ({})],
    ['it was over already', () => refusal(403, 'signed_out')],
  ])('forgets everything and shows the sign-in: %s', async (_, answer) => {
    const { signOut, queryClient } = await load()
    page.answers['auth/logout'] = answer
    queryClient.setQueryData(['stores/list', {}], 'mine')
    await signOut()
    expect(queryClient.getQueryData(['stores/list', {}])).toBeUndefined()
    expect(browser.went).toEqual(['/login'])
  })

  test('fails while the server cannot be reached', async () => {
    const { signOut } = await load()
    page.answers['auth/logout'] = () => {
      throw UNREACHABLE
    }
    await expect(signOut()).rejects.toThrow('The server cannot be reached')
    expect(browser.went).toEqual([])
  })

  test('leaves no unsent writing in this browser', async () => {
    const { signOut } = await load()
    const [{ ownLocal }, { keepDraft, NOTHING, boxOf }, { sendMessage, outgoingNow }, { writeKept, readKept }] =
      await Promise.all([
        import('#data/local.ts'),
        import('#data/drafts.ts'),
        import('#data/outbox.ts'),
        import('#data/kept.ts'),
      ])
    ownLocal(1, 3)
    page.answers['auth/logout'] = () => ({})
    page.answers['customers/conversation/draft/save'] = () => refusal(500, 'internal')
    page.answers['customers/conversation/messages/send'] = () => new Promise(() => undefined)
    writeKept('note', 'Half')
    keepDraft(7, { ...NOTHING, body: 'A draft' })
    sendMessage({ convoID: 8, body: 'A text' }, [])
    await signOut()
    expect(page.names()).toContain('customers/conversation/draft/save')
    expect([boxOf(7), outgoingNow(), readKept('note'), Object.keys(localStorage)]).toEqual([
      undefined,
      [],
      undefined,
      [],
    ])
  })
})

describe('a support visit', () => {
  const load = async () => {
    const [visits, { queryClient }] = await Promise.all([import('#data/visits.ts'), import('#data/query-client.ts')])
    page.answers['admin/do-login-as'] = page.answers['admin/logout-as'] = () => ({})
    queryClient.setQueryData(['stores/list', {}], 'theirs')
    queryClient.setQueryData([INFO, {}], info(3))
    return { ...visits, queryClient }
  }

  test('begins with nothing unsent', async () => {
    const { beginVisit } = await load()
    localStorage.setItem('xd-unsent/1/3/note', '"Half"')
    await beginVisit({ companyID: 5, reason: 'They called', readOnly: true })
    expect(page.inputs('admin/do-login-as')).toEqual([{ companyID: 5, reason: 'They called', readOnly: true }])
    expect(Object.keys(localStorage)).toEqual([])
  })

  test('that may make changes is known at once', async () => {
    const { allowChanges, queryClient } = await load()
    await allowChanges(info(3) as never, 'They asked')
    expect(page.inputs('admin/do-login-as')).toEqual([{ companyID: 1, reason: 'They asked', readOnly: false }])
    expect(queryClient.getQueryState([INFO, {}])?.isInvalidated).toBe(true)
    expect(queryClient.getQueryState(['stores/list', {}])?.isInvalidated).toBe(false)
  })

  test('ends with none of the company’s data left', async () => {
    const { endVisit, queryClient } = await load()
    localStorage.setItem('xd-unsent/1/3/note', '"Half"')
    await endVisit()
    expect(page.inputs('admin/logout-as')).toEqual([{}])
    expect(queryClient.getQueryData(['stores/list', {}])).toBeUndefined()
    expect(Object.keys(localStorage)).toEqual([])
    expect(browser.went).toEqual(['/'])
  })
})
