import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aPage } from '../data/page.ts'
import { aDocument, type El } from './a-dom.ts'

const PAGE = 'https://xd.test/bubble/key'
const WORDS = { open: 'Chat with us', close: 'Close chat', title: 'Chat' }
let dom: ReturnType<typeof aDocument>
let place: El & { adoptedStyleSheets: { text: string }[] }
let button: El
const asked: unknown[] = []
beforeEach(() => {
  aPage()
  dom = aDocument()
  asked.length = 0
  vi.stubGlobal('self', Object.assign(globalThis, { name: '' }))
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  )
  place = Object.assign(dom.document.createElement('div'), { adoptedStyleSheets: [] })
  button = dom.document.createElement('button')
  place.append(button)
})
const framed = async (language: 'en' | 'es' = 'en') => {
  const { createFrame } = await import('#bubble/frame.ts')
  const made = createFrame({ place, root: place, button } as never, PAGE, language, WORDS)
  const frame = place.childNodes[0]! as El & { src: string; hidden: boolean; contentWindow: object }
  Object.assign(frame, { contentWindow: { postMessage: (...all: unknown[]) => void asked.push(all) } })
  const hears = (xdChat: string, change: object = {}) =>
    dom.heard['message']!({ source: frame.contentWindow, origin: 'https://xd.test', data: { xdChat }, ...change })
  const stands = () => ({
    label: button.attributes['aria-label'],
    expanded: button.attributes['aria-expanded'],
    isHidden: frame.hidden,
    isOpen: place.hasAttribute('data-open'),
    name: self.name,
  })
  return { made, frame, hears, stands }
}
const OPEN = { label: 'Close chat', expanded: 'true', isHidden: false, isOpen: true, name: PAGE }
const CLOSED = { label: 'Chat with us', expanded: 'false', isHidden: true, isOpen: false, name: '' }

describe('the chat on a shop’s page', () => {
  test('opens and closes by its button, in the page’s language', async () => {
    const { made, frame, stands } = await framed('es')
    expect(frame.src).toBe(`${PAGE}?lang=es`)
    made.press()
    expect(stands()).toEqual(OPEN)
    made.press()
    expect(stands()).toEqual(CLOSED)
    expect(button.isFocused).toBeGreaterThan(0)
  })

  test('takes the focus once it has loaded, if its visitor opened it', async () => {
    const { made, frame, hears } = await framed()
    made.press()
    expect(asked).toEqual([])
    hears('ready')
    expect(asked).toEqual([[{ xdChat: 'focus' }, 'https://xd.test']])
    expect(frame.isFocused).toBeGreaterThan(0)
    made.press()
    made.press()
    expect(asked).toHaveLength(2)
  })

  test('leaves the focus alone on the site’s next page, where it is open already', async () => {
    const { made, frame, hears, stands } = await framed()
    made.openIt()
    hears('ready')
    expect(stands()).toEqual(OPEN)
    expect([frame.isFocused, asked]).toEqual([0, []])
  })

  test('closes when its panel says so, and hears no other window or site', async () => {
    const { made, hears, stands } = await framed()
    made.press()
    hears('close', { origin: 'https://evil.test' })
    hears('close', { source: {} })
    hears('other')
    dom.heard['message']!({ source: null, origin: 'https://xd.test', data: null })
    expect(stands()).toEqual(OPEN)
    expect(place.hasAttribute('data-ready')).toBe(false)
    hears('close')
    expect(stands()).toEqual(CLOSED)
  })
})
