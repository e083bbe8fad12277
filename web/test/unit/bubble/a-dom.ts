import { options, render } from 'preact'
import { onTestFinished, vi } from 'vitest'

type Handler = (this: El, event: object) => void

/** The part of a browser’s page that the bubble’s panel draws into. */
export class El {
  parentNode: El | null = null
  childNodes: El[] = []
  readonly attributes: Record<string, string> = {}
  readonly style = { setProperty: (name: string, value: string) => void (this.attributes[name] = value) }
  readonly handlers: Record<string, Handler> = {}
  get ownerDocument() {
    return document
  }
  localName: string
  nodeType: number
  data: string
  /** What was typed or chosen. */
  value: string | undefined
  checked: boolean | undefined
  selectedIndex = 0
  files: readonly File[] = []
  isFocused = 0
  constructor(localName: string, data = '') {
    this.localName = localName
    this.nodeType = localName === '#text' ? 3 : 1
    this.data = data
  }
  get firstChild(): El | null {
    return this.childNodes[0] ?? null
  }
  get nextSibling(): El | null {
    const beside = this.parentNode?.childNodes ?? []
    return beside[beside.indexOf(this) + 1] ?? null
  }
  get namespaceURI() {
    return 'http://www.w3.org/1999/xhtml'
  }
  insertBefore(child: El, before: El | null) {
    child.remove()
    const at = before === null ? this.childNodes.length : this.childNodes.indexOf(before)
    this.childNodes.splice(at, 0, child)
    child.parentNode = this
    return child
  }
  appendChild(child: El) {
    return this.insertBefore(child, null)
  }
  append(child: El) {
    this.insertBefore(child, null)
  }
  prepend(child: El) {
    this.insertBefore(child, this.firstChild)
  }
  removeChild(child: El) {
    child.remove()
    return child
  }
  remove() {
    this.parentNode?.childNodes.splice(this.parentNode.childNodes.indexOf(this), 1)
    this.parentNode = null
  }
  setAttribute(name: string, value: unknown) {
    this.attributes[name] = String(value)
  }
  hasAttribute(name: string) {
    return name in this.attributes
  }
  removeAttribute(name: string) {
    Reflect.deleteProperty(this.attributes, name)
  }
  toggleAttribute(name: string, on: boolean) {
    if (on) this.attributes[name] = ''
    else this.removeAttribute(name)
  }
  addEventListener(name: string, handler: Handler) {
    this.handlers[name.toLowerCase()] = handler
  }
  removeEventListener(name: string) {
    Reflect.deleteProperty(this.handlers, name.toLowerCase())
  }
  scrollIntoView() {}
  focus() {
    order += 1
    this.isFocused = order
  }
  reset() {
    for (const one of this.elements)
      Object.assign(one, one.attributes['type'] === 'radio' ? { checked: undefined } : { value: undefined })
  }
  /** It and everything in it. */
  all(): El[] {
    return [this, ...this.childNodes.flatMap((child) => child.all())]
  }
  get textContent(): string {
    return this.nodeType === 3 ? this.data : this.childNodes.map((child) => child.textContent).join('')
  }
  get elements() {
    return this.all().filter(({ attributes }) => 'name' in attributes)
  }
  get name() {
    return this.attributes['name'] ?? ''
  }
}
let order = 0

const isOn = (one: El) => one.checked ?? 'defaultChecked' in one.attributes
const entryOf = (one: El): [string, string][] => {
  const { name, attributes } = one
  if (attributes['type'] === 'file') return []
  if (attributes['type'] === 'checkbox') return one.checked ? [[name, 'on']] : []
  if (attributes['type'] === 'radio') return isOn(one) ? [[name, one.value ?? '']] : []
  const options = one.childNodes.filter(({ localName }) => localName === 'option')
  return [[name, (options[one.selectedIndex] ?? one).value ?? '']]
}

/** A form’s data, as a browser reads it from the form. */
class Given extends FormData {
  constructor(form?: El) {
    super()
    for (const [name, value] of form?.elements.flatMap(entryOf) ?? []) this.append(name, value)
  }
}

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
  'maxLength',
  'autoComplete',
  'dateTime',
  'rows',
  'defaultChecked',
  'multiple',
  'width',
]
const told = (one: El): string => {
  const shown = SHOWN.flatMap((name) => (one.attributes[name] === undefined ? [] : [`${name}=${one.attributes[name]}`]))
  return [one.localName, ...(one.attributes['class'] ? [`.${one.attributes['class']}`] : []), ...shown].join(' ')
}
const LINES = [
  'p',
  'label',
  'button',
  'li',
  'input',
  'textarea',
  'select',
  'option',
  'h1',
  'legend',
  'img',
  'iframe',
  'span',
  'time',
]

/** Its controls, images and sentences in order, each with everything that a screen reader announces. */
export const linesOf = (root: El): string[] =>
  root.childNodes.flatMap((one) => {
    if (one.nodeType === 3) return []
    const inside = linesOf(one)
    const isLine = LINES.includes(one.localName) || one.attributes['role'] !== undefined || 'hidden' in one.attributes
    if (!isLine) return inside
    const words =
      inside.length === 0
        ? one.textContent
        : one.childNodes.map(({ nodeType, data }) => (nodeType === 3 ? data : '')).join('')
    return [`${told(one)} ${words}`.trim(), ...inside]
  })

/** A browser around a panel, until the test ends. */
export const aDocument = () => {
  const [panel, data, body, html] = [new El('div'), new El('script'), new El('body'), new El('html')]
  const heard: Record<string, (event: object) => void> = {}
  const posted: unknown[] = []
  const parent = { postMessage: (message: object, to: string) => void posted.push([message, to]) }
  const document = {
    body,
    documentElement: Object.assign(html, { lang: '' }),
    adoptedStyleSheets: [] as unknown[],
    readyState: 'complete',
    createElement: (name: string) => new El(name),
    createElementNS: (_: string, name: string) => new El(name),
    createTextNode: (text: string) => new El('#text', text),
    querySelector: (selector: string) => {
      if (selector === '#data') return data
      if (selector === '#panel') return panel
      const shown = panel.all().filter(({ attributes }) => attributes['class'] === 'body' && !('hidden' in attributes))
      const fields = shown.flatMap((one) => one.all())
      return (
        fields.find(
          ({ localName, name }) => ['select', 'textarea'].includes(localName) || ['name', 'item'].includes(name),
        ) ?? null
      )
    },
  }
  const listen = (name: string, listener: (event: object) => void) => void (heard[name] = listener)
  vi.stubGlobal('document', document)
  vi.stubGlobal('parent', parent)
  vi.stubGlobal('addEventListener', listen)
  options.requestAnimationFrame = (work) => void setImmediate(work)
  vi.stubGlobal('FormData', Given)
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  )
  onTestFinished(() => render(null, panel as never))
  const settled = async () => {
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve, 1))
  }
  const find = (words: string): El => {
    const found = panel
      .all()
      .find(
        (one) =>
          one.nodeType === 1 &&
          (one.attributes['aria-label'] === words ||
            one.attributes['id'] === words ||
            (['button', 'form'].includes(one.localName) && one.textContent === words)),
      )
    if (!found) throw new Error(`No “${words}” among ${linesOf(panel).join('\n')}`)
    return found
  }
  const fire = async (one: El, name: string, more: object = {}) => {
    let isLeft = true
    const event = { type: name, target: one, currentTarget: one, preventDefault: () => (isLeft = false), ...more }
    for (let at: El | null = one; at; at = name === 'input' ? at.parentNode : null)
      at.handlers[name]?.call(at, Object.assign(event, { currentTarget: at }))
    await settled()
    return isLeft ? 'left' : 'taken'
  }
  return {
    panel,
    data,
    body,
    document,
    heard,
    posted,
    parent,
    settled,
    find,
    fire,
    says: () => linesOf(panel),
    type: (id: string, text: string) => fire(Object.assign(find(id), { value: text }), 'input'),
    agree: (id: string) => fire(Object.assign(find(id), { checked: true }), 'input'),
    press: (words: string) => fire(find(words), 'click'),
    submit: () =>
      fire(
        panel
          .all()
          .filter(({ localName }) => localName === 'form')
          .at(-1)!,
        'submit',
      ),
    /** The name of the focused control. */
    focused: () => panel.all().sort((one, other) => other.isFocused - one.isFocused)[0]!.name,
  }
}
