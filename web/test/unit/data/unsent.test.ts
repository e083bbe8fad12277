import { beforeEach, describe, expect, test } from 'vitest'
import { runHook } from './hook.ts'
import { aPage, refusal, UNREACHABLE } from './page.ts'
import { aWindow } from './window.ts'

describe('unsent writing', () => {
  let page: ReturnType<typeof aPage>
  beforeEach(() => {
    page = aPage()
    aWindow()
  })

  /** A page with text in a composer, in a form and on its way, a picture, and the next signed-in user. */
  const written = async () => {
    page.answers['customers/conversation/messages/send'] = () => {
      throw UNREACHABLE
    }
    const [{ takeOver, useUnsent }, drafts, kept, outbox, uploads] = await Promise.all([
      import('#data/unsent.ts'),
      import('#data/drafts.ts'),
      import('#data/kept.ts'),
      import('#data/outbox.ts'),
      import('#data/picture-uploads.ts'),
    ])
    const who = { companyID: 1, userID: 3 }
    const { again } = await runHook(() => {
      takeOver(who.companyID, who.userID)
      useUnsent(who.companyID, who.userID)
    })
    drafts.keepDraft(7, { ...drafts.NOTHING, body: 'We close at six' })
    kept.writeKept('comment/customer/9', 'Prefers mornings')
    outbox.sendMessage({ convoID: 8, body: 'On my way' }, [])
    uploads.addPictures(7, [new File(['No picture'], 'list.txt', { type: 'text/plain' })])
    const shown = () => ({
      draft: drafts.boxOf(7)?.body,
      form: kept.readKept('comment/customer/9'),
      outbox: outbox.outgoingNow().map(({ send }) => send.body),
      pictures: uploads.uploadsOf(7).map(({ name }) => name),
    })
    return { who, again, shown }
  }

  test('stays as long as the same user is signed in', async () => {
    const { again, shown } = await written()
    again()
    expect(shown()).toEqual({
      draft: 'We close at six',
      form: 'Prefers mornings',
      outbox: ['On my way'],
      pictures: ['list.txt'],
    })
  })

  test.each([
    ['user', { userID: 4 }],
    ['company', { companyID: 2 }],
  ])('is not shown to another %s', async (_, next) => {
    const { who, again, shown } = await written()
    Object.assign(who, next)
    again()
    expect(shown()).toEqual({ draft: undefined, form: undefined, outbox: [], pictures: [] })
  })

  const LEAVING = [
    ['signing out', 'auth/logout', async () => (await import('#data/session.ts')).signOut()],
    [
      'visiting a company',
      'admin/do-login-as',
      async () => (await import('#data/visits.ts')).beginVisit({ companyID: 2, reason: 'Case 7', readOnly: true }),
    ],
    ['returning from a visit', 'admin/logout-as', async () => (await import('#data/visits.ts')).endVisit()],
  ] as const

  test.each(LEAVING)(
    'is saved before %s, stays if that is refused, and is gone once it is done',
    async (_, call, leave) => {
      const SAVE = 'customers/conversation/draft/save'
      const { shown } = await written()
      page.answers[SAVE] = () => ({ draft: null })
      const before = shown()
      page.answers[call] = () => refusal(500, 'internal')
      await expect(leave()).rejects.toMatchObject({ code: 'internal' })
      expect(shown()).toEqual(before)
      page.answers[call] = () => ({})
      await leave()
      expect(page.names().filter((name) => name === SAVE || name === call)).toEqual([SAVE, call, call])
      expect(shown()).toEqual({ draft: undefined, form: undefined, outbox: [], pictures: [] })
    },
  )

  test('that another tab sent or discarded is gone here, too', async () => {
    await written()
    const { outgoingNow, sendMessage } = await import('#data/outbox.ts')
    const [gone, stays] = [
      sendMessage({ convoID: 7, body: 'Gone' }, []),
      sendMessage({ convoID: 7, body: 'Stays' }, []),
    ]
    const tell = (key: string, newValue: string | null) =>
      window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
    tell(`xd-unsent/1/3/outbox/${gone}`, null)
    tell(`xd-unsent/1/3/outbox/${stays}`, '{}')
    tell(`xd-unsent/1/4/outbox/${stays}`, null)
    tell(`xd-unsent/1/3/draft/7`, null)
    expect(outgoingNow().map(({ send }) => send.body)).toEqual(['On my way', 'Stays'])
  })
})
