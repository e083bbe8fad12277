import { beforeEach, describe, expect, test } from 'vitest'
import { runHook } from './hook.ts'
import { aPage, UNREACHABLE } from './page.ts'
import { aWindow } from './window.ts'

let page: ReturnType<typeof aPage>
let browser: ReturnType<typeof aWindow>
beforeEach(() => {
  page = aPage()
  browser = aWindow()
})
describe('this page', () => {
  test('has its own title for as long as it is shown', async () => {
    const { usePageTitle, useOwnTitle } = await import('#data/page-title.ts')
    let own = 'Ana'
    const shown = await runHook(useOwnTitle)
    const titled = await runHook(() => usePageTitle(own))
    await expect.poll(shown.now).toBe('Ana')
    expect(browser.document.title).toBe('Ana · XD Back Office')
    own = 'Bo'
    titled.again()
    await expect.poll(shown.now).toBe('Bo')
    expect(browser.document.title).toBe('Bo · XD Back Office')
    titled.stop()
    await expect.poll(shown.now).toBeNull()
  })

  test('shows one dialog at a time', async () => {
    const { openDialog, closeDialog, useOpenDialog } = await import('#data/dialogs.ts')
    const { now } = await runHook(useOpenDialog)
    expect(now()).toBeNull()
    openDialog({ kind: 'news' })
    openDialog({ kind: 'labels', module: 'customer' })
    await expect.poll(now).toEqual({ kind: 'labels', module: 'customer' })
    closeDialog()
    await expect.poll(now).toBeNull()
  })

  test('reports once that a request was paid while it was on screen', async () => {
    const { useNewlyPaid, onPaid } = await import('#data/paid-news.ts')
    const news: string[] = []
    onPaid((paymentKey) => news.push(paymentKey))
    const shown: { key: string | undefined; paid: boolean } = { key: 'a', paid: false }
    const { now, again } = await runHook(() => useNewlyPaid(shown.key, shown.paid))
    expect(now()).toBe(false)
    shown.paid = true
    again()
    await expect.poll(() => news).toEqual(['a'])
    expect(now()).toBe(true)
    again()
    Object.assign(shown, { key: 'b' })
    again()
    await expect.poll(now).toBe(false)
    Object.assign(shown, { key: undefined, paid: false })
    again()
    Object.assign(shown, { paid: true })
    again()
    await expect.poll(now).toBe(false)
    expect(news).toEqual(['a'])
  })

  test('keeps text typed into a form under its name', async () => {
    const [{ useKept }, { ownLocal }] = await Promise.all([import('#data/kept.ts'), import('#data/local.ts')])
    ownLocal(1, 3)
    let name = 'note/a'
    const { now, again } = await runHook(() => useKept<string>(name))
    now()[1]('Half')
    await expect.poll(() => now()[0]).toBe('Half')
    name = 'note/b'
    again()
    expect(now()[0]).toBeUndefined()
    now()[1]('Other')
    await expect.poll(() => now()[0]).toBe('Other')
    name = 'note/a'
    again()
    expect(now()[0]).toBe('Half')
  })

  test('shows a conversation’s texts on their way, and no others', async () => {
    const [{ useOutgoing, sendMessage }, { ownLocal }] = await Promise.all([
      import('#data/outbox.ts'),
      import('#data/local.ts'),
    ])
    ownLocal(1, 3)
    page.answers['customers/conversation/messages/send'] = () => Promise.reject(UNREACHABLE)
    const { now } = await runHook(() => useOutgoing(7))
    sendMessage({ convoID: 7, body: 'Here' }, [])
    sendMessage({ convoID: 8, body: 'There' }, [])
    await expect.poll(() => now().map(({ send, state }) => [send.body, state])).toEqual([['Here', 'held']])
  })

  test('shows a conversation’s pictures on their way, and frees the preview of a removed one', async () => {
    const { useUploads, addPictures, removeUpload, forgetUploads } = await import('#data/picture-uploads.ts')
    page.answers['media/upload'] = () => new Promise(() => undefined)
    const freed: string[] = []
    const { revokeObjectURL } = URL
    URL.revokeObjectURL = (url) => void freed.push(url)
    const { now } = await runHook(() => useUploads(7))
    expect(now()).toEqual([])
    addPictures(7, [new File(['x'], 'a.png', { type: 'image/png' }), new File(['x'], 'b.png', { type: 'image/png' })])
    await expect.poll(() => now().map(({ name }) => name)).toEqual(['a.png', 'b.png'])
    const [a, b] = now()
    removeUpload(7, a!.key)
    await expect.poll(() => now().map(({ name }) => name)).toEqual(['b.png'])
    expect(freed).toEqual([a!.preview])
    removeUpload(7, 'no such')
    forgetUploads()
    await expect.poll(now).toEqual([])
    expect(freed).toEqual([a!.preview, b!.preview])
    URL.revokeObjectURL = revokeObjectURL
  })
})
