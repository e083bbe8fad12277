import { renderToStaticMarkup } from 'react-dom/server'
import { toast as sonner } from 'sonner'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { hearToasts, rendered } from '../acts/drawn.ts'
import { pressToast } from '../acts/press-toast.ts'
import { aPage, gate } from '../data/page.ts'
import { aWindow } from '../data/window.ts'

let said: () => string[]
beforeEach(async () => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] })
  aPage()
  Object.assign(aWindow().document, { querySelector: () => null, getElementById: () => null, activeElement: null })
  vi.stubGlobal('HTMLElement', class {})
  said = await hearToasts(sonner)
  onTestFinished(() => void vi.useRealTimers())
})
const toasts = () => import('#ui/overlay/toasts.tsx')
const pressZ = async () => {
  const key = { key: 'z', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
  window.dispatchEvent(Object.assign(new Event('keydown', { cancelable: true }), key))
  await rendered()
}
const last = () => sonner.getHistory().at(-1)! as { duration?: number; jsx?: never; id: string | number }
const dismissed = () => vi.spyOn(sonner, 'dismiss')

test.each([
  ['what went well', {}, 4_000],
  ['what can be undone', { action: { label: 'Undo', onClick: () => undefined } }, 8_000],
  ['a failure, until it is closed', { tone: 'danger' }, Infinity],
  ['a failure with another try', { tone: 'danger', action: { label: 'Retry', onClick: () => undefined } }, Infinity],
  ['a link to copy', { tone: 'info', milliseconds: 20_000 }, 20_000],
] as const)('a toast stays: %s', async (_, options, duration) => {
  const { toast } = await toasts()
  const id = toast('Saved', options)
  await rendered()
  expect([last().id, last().duration]).toEqual([id, duration])
})

test('a toast is one sentence before its buttons, and another under its id replaces it', async () => {
  const { toast } = await toasts()
  const words = () =>
    renderToStaticMarkup(last().jsx)
      .replaceAll(/<svg.*?<\/svg>/g, '')
      .replaceAll(/<[^>]+>/g, '')
  const action = { label: 'Open', onClick: () => undefined }
  toast('Saved', { action })
  await rendered()
  expect(words()).toBe('Saved. Open')
  for (const whole of ['Saved.', 'Saved!', 'Saved?', 'Saving…']) {
    toast(whole, { action })
    await rendered()
    expect(words()).toBe(`${whole} Open`)
  }
  expect(renderToStaticMarkup(last().jsx)).toContain('aria-label="Dismiss"')
  expect([toast('One', { id: 'same' }), toast('Two', { id: 'same' })]).toEqual(['same', 'same'])
})

test('the action of a toast closes it first', async () => {
  const { toast } = await toasts()
  const order: string[] = []
  const closes = dismissed().mockImplementation((id) => (order.push(`closed ${id}`), id!))
  toast('Saved', { id: 'one', action: { label: 'Open', onClick: () => void order.push('opened') } })
  await rendered()
  pressToast(sonner, 'Open')
  await rendered()
  expect(order.toSorted()).toEqual(['closed one', 'opened'])
  closes.mockRestore()
})

test('one failure is said once, two alike twice', async () => {
  const { toastFailure } = await toasts()
  const failure = new Error('No.')
  toastFailure(failure)
  toastFailure(failure)
  toastFailure(new Error('No.'))
  await rendered()
  expect([said(), last().duration]).toEqual([['No.', 'No.'], Infinity])
})

test('the last act is undone first, and the one before is offered again', async () => {
  const { toastUndo } = await toasts()
  const undone: string[] = []
  toastUndo('First', () => void undone.push('first'))
  toastUndo('Second', () => void undone.push('second'))
  await rendered()
  const place = last().id
  const closes = dismissed()
  await pressZ()
  expect([undone, said(), closes.mock.calls]).toEqual([['second'], ['Second', 'First'], [[place]]])
  expect(last().id).not.toBe(place)
  await pressZ()
  await pressZ()
  expect(undone).toEqual(['second', 'first'])
  closes.mockRestore()
})

test('an act can be undone until eight seconds after the last of them', async () => {
  const { toastUndo } = await toasts()
  const undone: string[] = []
  toastUndo('First', () => void undone.push('first'))
  vi.setSystemTime(1_007_999)
  toastUndo('Second', () => void undone.push('second'))
  vi.setSystemTime(1_015_998)
  await pressZ()
  await pressZ()
  expect(undone).toEqual(['second', 'first'])
  toastUndo('Third', () => void undone.push('third'))
  vi.setSystemTime(1_015_998 + 8_000)
  await pressZ()
  toastUndo('Fourth', () => void undone.push('fourth'))
  await pressZ()
  await pressZ()
  expect(undone).toEqual(['second', 'first', 'fourth'])
})

test('an act that is undone before it is done is taken back as soon as it is, and only then', async () => {
  const [{ toastAct }, { onAnnounce }] = await Promise.all([toasts(), import('#ui/a11y/announce.ts')])
  const announced: string[] = []
  onAnnounce((words) => void announced.push(words))
  const { open, opened } = gate()
  const undo = vi.fn(() => Promise.resolve())
  toastAct({ work: opened, said: 'Archived', undo })
  await pressZ()
  expect(undo).toHaveBeenCalledTimes(0)
  open()
  await rendered()
  expect([undo.mock.calls.length, said(), announced]).toEqual([1, [], ['Undone']])
  await pressZ()
  expect(undo).toHaveBeenCalledTimes(1)
})

test('an act that is done says so and offers its undo, whose failure is said', async () => {
  const { toastAct } = await toasts()
  const undo = vi.fn(() => Promise.reject(new Error('Too late.')))
  toastAct({ work: Promise.resolve(), said: 'Archived', undo })
  await rendered()
  expect([said(), undo.mock.calls.length, last().duration]).toEqual([['Archived'], 0, 8_000])
  pressToast(sonner, 'Undo')
  await rendered()
  expect([said(), undo.mock.calls.length]).toEqual([['Archived', 'Too late.'], 1])
})

test('an act that failed is only said to, and is not undone', async () => {
  const { toastAct } = await toasts()
  const undo = vi.fn(() => Promise.resolve())
  toastAct({ work: Promise.reject(new Error('No.')), said: 'Archived', undo })
  await rendered()
  await pressZ()
  expect([said(), undo.mock.calls.length]).toEqual([['No.'], 0])
})

test.each([
  ['copied', () => Promise.resolve(), ['Key copied', 'Link copied'], 4_000],
  [
    'not copied',
    () => Promise.reject(new Error('forbidden')),
    ['Your browser can’t copy here. Copy it by hand', 'Copy the link yourself: https://xd.test/l'],
    20_000,
  ],
])('a text is %s', async (_, writeText, words, duration) => {
  const wrote: string[] = []
  vi.stubGlobal('navigator', { clipboard: { writeText: (text: string) => (wrote.push(text), writeText()) } })
  const { copyLink, copyShown } = await import('#ui/overlay/copy.ts')
  await copyShown('k-1', 'Key')
  await copyLink('https://xd.test/l')
  await rendered()
  expect([wrote, said(), last().duration]).toEqual([['k-1', 'https://xd.test/l'], words, duration])
})

test('without a clipboard, as by plain http, a text is copied by hand', async () => {
  vi.stubGlobal('navigator', {})
  const { copyShown } = await import('#ui/overlay/copy.ts')
  await copyShown('k-1', 'Key')
  await rendered()
  expect(said()).toEqual(['Your browser can’t copy here. Copy it by hand'])
})
