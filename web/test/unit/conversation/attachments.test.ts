import { toast as sonner } from 'sonner'
import { beforeEach, expect, test } from 'vitest'
import { MESSAGE_MAX_MEDIA } from '@xd/core/domain/message/limits.ts'
import type { MediaData } from '#data/drafts.ts'
import { hearToasts } from '../acts/drawn.ts'
import { runHook } from '../data/hook.ts'
import { aPage } from '../data/page.ts'
import { CONVO } from '../data/sending.ts'
import { aWindow } from '../data/window.ts'

let page: ReturnType<typeof aPage>
beforeEach(() => {
  page = aPage()
  aWindow()
  page.answers['media/upload'] = () => new Promise(() => undefined)
})

const media = (...ids: number[]) => ids.map((mediaID) => ({ mediaID, url: `/media/${mediaID}` }) as MediaData)
const file = (name: string, type = 'image/png') => new File(['x'], name, { type })

/** The pictures of a message that has some already. */
const open = async (had: readonly MediaData[]) => {
  const said = await hearToasts(sonner)
  const [{ useAttachments }, { ownLocal }] = await Promise.all([
    import('#features/conversation/use-attachments.ts'),
    import('#data/local.ts'),
  ])
  ownLocal(1, 3)
  const set: (readonly number[])[] = []
  const { now } = await runHook(() =>
    useAttachments(CONVO, had, (next) => void set.push(next.map(({ mediaID }) => mediaID))),
  )
  return { said, now, set }
}

test('a message takes as many pictures as there is room for, and a refused one takes none', async () => {
  const { now, said } = await open(media(...Array.from({ length: MESSAGE_MAX_MEDIA - 2 }, (_, at) => at + 1)))
  now().add([file('list.pdf', 'application/pdf')])
  await expect.poll(() => now().attachments.at(-1)?.state).toBe('refused')
  expect(now().waiting).toBeUndefined()
  now().add([file('a.png'), file('b.png'), file('c.png')])
  await expect.poll(() => now().attachments.length).toBe(MESSAGE_MAX_MEDIA)
  expect(
    now()
      .attachments.slice(-2)
      .map(({ name }) => name),
  ).toEqual(['a.png', 'b.png'])
  expect(now().waiting).toBe('uploading')
  await expect.poll(said).toEqual([`One message can have up to ${MESSAGE_MAX_MEDIA} pictures.`])
})

test.each([
  ['others, once each', [2, 3], [[1, 2, 3]]],
  ['none that it has', [1, 2], []],
])('a quick reply’s pictures join those of the message: %s', async (_, added, sets) => {
  const { now, set } = await open(media(1, 2))
  now().addMedia(media(...added))
  expect(set).toEqual(sets)
})

test('removing one leaves the others', async () => {
  const { now, set } = await open(media(1, 2, 3))
  now().attachments[1]!.remove()
  expect(set).toEqual([[1, 3]])
})
