import { options, render } from 'preact'
import { onTestFinished, vi } from 'vitest'
import { aBrowserPage } from '../browser-page.ts'

/** The attributes that a screen reader announces or that change the layout. */
const SHOWN = [
  'aria-label',
  'aria-invalid',
  'aria-describedby',
  'role',
  'title',
  'alt',
  'src',
  'lang',
  'hidden',
  'disabled',
  'for',
  'id',
  'name',
  'type',
  'accept',
  'maxlength',
  'autocomplete',
  'datetime',
  'rows',
  'checked',
  'multiple',
  'width',
]
const LINES =
  'p, label, button, li, input, textarea, select, option, h1, legend, img, iframe, span, time, [role], [hidden]'

const lineOf = (one: Element): string => {
  const shown = SHOWN.filter((name) => one.hasAttribute(name)).map((name) =>
    [name, one.getAttribute(name)].filter(Boolean).join('='),
  )
  const own = [...one.childNodes].filter(({ nodeName }) => nodeName === '#text')
  const words = one.querySelector(LINES) === null ? one.textContent : own.map((node) => node.textContent).join('')
  return [one.localName, ...(one.className && [`.${one.className}`]), ...shown, words].filter(Boolean).join(' ').trim()
}

/** Its controls, images and sentences in order, each with everything that a screen reader announces. */
const linesOf = (root: Element): string[] => [...root.querySelectorAll(LINES)].map(lineOf)

/** A browser around a panel, until the test ends. */
export const aDocument = () => {
  const window = aBrowserPage(
    'https://xd.test/bubble/key',
    '<script id="data" type="json"></script><div id="panel"></div>',
  )
  const { document } = window
  const panel = document.querySelector<HTMLElement>('#panel')!
  const posted: unknown[] = []
  const parent = { postMessage: (message: object, to: string) => void posted.push([message, to]) }
  vi.stubGlobal('parent', parent)
  options.requestAnimationFrame = (work) => void setImmediate(work)
  onTestFinished(() => render(null, panel))
  const settled = async () => {
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve, 1))
  }
  const find = (words: string): HTMLElement => {
    const found = [...panel.querySelectorAll<HTMLElement>('*')].find(
      (one) =>
        one.getAttribute('aria-label') === words ||
        one.id === words ||
        (['button', 'form'].includes(one.localName) && one.textContent === words),
    )
    if (!found) throw new Error(`No “${words}” among ${linesOf(panel).join('\n')}`)
    return found
  }
  const fire = async (one: EventTarget, name: string, more: object = {}) => {
    const event = Object.assign(new Event(name, { bubbles: true, cancelable: true }), more)
    const isLeft = one.dispatchEvent(event)
    await settled()
    return isLeft ? 'left' : 'taken'
  }
  return {
    panel,
    document,
    posted,
    parent,
    settled,
    find,
    fire,
    /** What the window hears. */
    hears: (name: string, more: object) => void window.dispatchEvent(Object.assign(new Event(name), more)),
    says: () => linesOf(panel),
    type: (id: string, text: string) => fire(Object.assign(find(id), { value: text }), 'input'),
    agree: (id: string) => fire(Object.assign(find(id), { checked: true }), 'input'),
    pick: (id: string, ...files: readonly File[]) => {
      const picked = new DataTransfer()
      for (const file of files) picked.items.add(file)
      return fire(Object.assign(find(id), { files: picked.files }), 'change')
    },
    press: (words: string) => fire(find(words), 'click'),
    submit: () => fire([...panel.querySelectorAll('form')].at(-1)!, 'submit'),
    /** The name of the focused control. */
    focused: () => document.activeElement!.getAttribute('name'),
  }
}
