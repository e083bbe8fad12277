import { beforeEach, describe, expect, test } from 'vitest'
import { runHook } from './hook.ts'
import { aPage, UNREACHABLE } from './page.ts'
import { aWindow } from './window.ts'

describe('unsent writing', () => {
  let page: ReturnType<typeof aPage>
  beforeEach(() => {
    page = aPage()
    aWindow()
  })

  /** A page with text in a composer and in a form, and the next signed-in user. */
  const written = async () => {
    const [{ takeOver, useUnsent }, drafts, kept] = await Promise.all([
      import('#data/unsent.ts'),
      import('#data/drafts.ts'),
      import('#data/kept.ts'),
    ])
    const who = { companyID: 1, userID: 3 }
    const { again } = await runHook(() => {
      takeOver(who.companyID, who.userID)
      useUnsent(who.companyID, who.userID)
    })
    drafts.keepDraft(7, { ...drafts.NOTHING, body: 'We close at six' })
    kept.writeKept('comment/customer/9', 'Prefers mornings')
    const shown = () => [drafts.boxOf(7)?.body, kept.readKept('comment/customer/9')]
    return { who, again, shown }
  }

  test('stays as long as the same user is signed in', async () => {
    const { again, shown } = await written()
    again()
    expect(shown()).toEqual(['We close at six', 'Prefers mornings'])
  })

  test.each([
    ['user', { userID: 4 }],
    ['company', { companyID: 2 }],
  ])('is not shown to another %s', async (_, next) => {
    const { who, again, shown } = await written()
    Object.assign(who, next)
    again()
    expect(shown()).toEqual([undefined, undefined])
  })

  test('that another tab sent or discarded is gone here, too', async () => {
    page.answers['customers/conversation/messages/send'] = () => {
      throw UNREACHABLE
    }
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
    expect(outgoingNow().map(({ send }) => send.body)).toEqual(['Stays'])
  })
})
