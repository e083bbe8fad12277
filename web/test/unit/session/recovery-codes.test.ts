import { beforeEach, expect, test, vi } from 'vitest'
import { drawn } from '../acts/drawn.ts'
import { aPage } from '../data/page.ts'
import { aWindow } from '../data/window.ts'

beforeEach(() => {
  aPage()
})

test('recovery codes are copied, downloaded and printed without the network', async () => {
  const done: unknown[] = []
  const { document } = aWindow()
  Object.assign(document, {
    createElement: (name: string) => {
      const link = { click: () => void done.push([name, { ...link, click: undefined }]) }
      return link
    },
  })
  Object.assign(window, { print: () => void done.push('printed') })
  let file: Blob | undefined
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    file = blob as Blob
    return 'blob:1'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void done.push(['revoked', url]))
  vi.stubGlobal('navigator', { clipboard: { writeText: (text: string) => (done.push(text), Promise.resolve()) } })
  const { RecoveryCodes } = await import('#parts/second-factor/recovery-codes.tsx')
  const screen = await drawn(RecoveryCodes, { codes: ['aaaa', 'bbbb'], onDone: () => void done.push('done') })
  for (const words of ['Copy codes', 'Download codes', 'Print codes', 'I’ve saved them']) screen.does(words)
  expect(done).toEqual([
    'aaaa\nbbbb',
    ['a', { href: 'blob:1', download: 'xd-recovery-codes.txt', click: undefined }],
    ['revoked', 'blob:1'],
    'printed',
    'done',
  ])
  expect([file!.type, await file!.text()]).toEqual([
    'text/plain',
    'XD Back Office recovery codes. Each works once.\n\naaaa\nbbbb\n',
  ])
  vi.restoreAllMocks()
})
