import { beforeEach, describe, expect, test } from 'vitest'
import { aBrowserPage } from '../browser-page.ts'
import { aPage } from '../data/page.ts'

const PAGE = 'https://xd.test/bubble/key'
const WORDS = { open: 'Chat with us', close: 'Close chat', title: 'Chat' }
let window: ReturnType<typeof aBrowserPage>
let place: HTMLElement
let root: ShadowRoot
let button: HTMLButtonElement
beforeEach(() => {
  aPage()
  window = aBrowserPage('https://shop.test/', '<div></div>')
  place = window.document.querySelector('div')!
  root = place.attachShadow({ mode: 'open' })
  button = root.appendChild(window.document.createElement('button'))
})
const framed = async (language: 'en' | 'es' = 'en') => {
  const { createFrame } = await import('#bubble/frame.ts')
  const made = createFrame({ place, root, button }, PAGE, language, WORDS)
  const frame = root.querySelector('iframe')!
  // Its page is not loaded, so its window is a stand-in.
  const asked: unknown[] = []
  Object.defineProperty(frame, 'contentWindow', { value: { postMessage: (...all: unknown[]) => void asked.push(all) } })
  const hears = (xdChat: string, change: object = {}) => heard({ data: { xdChat }, ...change })
  const heard = (change: object) =>
    window.dispatchEvent(
      Object.assign(new Event('message'), { source: frame.contentWindow, origin: 'https://xd.test', ...change }),
    )
  const stands = () => ({
    label: button.getAttribute('aria-label'),
    expanded: button.getAttribute('aria-expanded'),
    isHidden: frame.hidden,
    isOpen: place.hasAttribute('data-open'),
    name: window.name,
    focused: root.activeElement?.localName,
  })
  return { made, frame, asked, hears, heard, stands }
}
const OPEN = { label: 'Close chat', expanded: 'true', isHidden: false, isOpen: true, name: PAGE }
const CLOSED = { label: 'Chat with us', expanded: 'false', isHidden: true, isOpen: false, name: '' }

describe('the chat on a shop’s page', () => {
  test('opens and closes by its button, in the page’s language', async () => {
    const { made, frame, stands } = await framed('es')
    expect(frame.src).toBe(`${PAGE}?lang=es`)
    made.press()
    expect(stands()).toEqual({ ...OPEN, focused: undefined })
    made.press()
    expect(stands()).toEqual({ ...CLOSED, focused: 'button' })
  })

  test('takes the focus once it has loaded, if its visitor opened it', async () => {
    const { made, asked, hears, stands } = await framed()
    made.press()
    expect(asked).toEqual([])
    hears('ready')
    expect(asked).toEqual([[{ xdChat: 'focus' }, 'https://xd.test']])
    expect(stands()).toEqual({ ...OPEN, focused: 'iframe' })
    made.press()
    made.press()
    expect(asked).toHaveLength(2)
  })

  test('leaves the focus alone on the site’s next page, where it is open already', async () => {
    const { made, asked, hears, stands } = await framed()
    made.openIt()
    hears('ready')
    expect(stands()).toEqual({ ...OPEN, focused: undefined })
    expect(asked).toEqual([])
  })

  test('closes when its panel says so, and hears no other window or site', async () => {
    const { made, hears, heard, stands } = await framed()
    made.press()
    hears('close', { origin: 'https://evil.test' })
    hears('close', { source: {} })
    hears('other')
    heard({ source: null, data: null })
    expect(stands()).toMatchObject(OPEN)
    expect(place.hasAttribute('data-ready')).toBe(false)
    hears('close')
    expect(stands()).toEqual({ ...CLOSED, focused: 'button' })
  })
})
