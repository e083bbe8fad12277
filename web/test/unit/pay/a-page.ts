import { onTestFinished, vi } from 'vitest'

/** A script’s part of a served page, as far as it reads and changes it. */
export class Element extends EventTarget {
  readonly localName: string
  readonly dataset: Record<string, string>
  readonly style: Record<string, string> = {}
  readonly attributes: Record<string, string> = {}
  contents: (Element | string)[] = []
  above: Element | undefined
  hidden = false
  disabled = false
  checked = false
  value = ''
  src = ''
  className = ''
  /** What was posted to its frame. */
  readonly posted: unknown[] = []
  readonly contentWindow = { postMessage: (...all: unknown[]) => void this.posted.push(all) }
  isValid = true
  focused = 0
  constructor(localName: string, attributes: Record<string, string> = {}, ...contents: (Element | string)[]) {
    super()
    this.localName = localName
    this.dataset = {}
    for (const [name, value] of Object.entries(attributes)) this.setAttribute(name, value)
    this.append(...contents)
  }
  setAttribute(name: string, value: string) {
    this.attributes[name] = value
    if (name === 'hidden' || name === 'disabled' || name === 'checked') this[name] = true
    if (name === 'value' || name === 'src') this[name] = value
    if (name === 'class') this.className = value
    if (name.startsWith('data-'))
      this.dataset[name.slice(5).replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())] = value
  }
  getAttribute(name: string) {
    return this.attributes[name] ?? null
  }
  removeAttribute(name: string) {
    Reflect.deleteProperty(this.attributes, name)
  }
  toggleAttribute(name: string, on: boolean) {
    if (on) this.setAttribute(name, '')
    else this.removeAttribute(name)
  }
  get id() {
    return this.attributes['id'] ?? ''
  }
  get textContent(): string {
    return this.contents.map((one) => (typeof one === 'string' ? one : one.textContent)).join('')
  }
  set textContent(text: string) {
    this.contents = text === '' ? [] : [text]
  }
  append(...contents: (Element | string)[]) {
    for (const one of contents) if (typeof one !== 'string') one.above = this
    this.contents.push(...contents)
  }
  replaceChildren(...contents: (Element | string)[]) {
    this.contents = []
    this.append(...contents)
  }
  replaceWith(other: Element) {
    const { above } = this
    if (above) above.contents = above.contents.map((one) => (one === this ? other : one))
    other.above = above
  }
  remove() {
    const { above } = this
    if (above) above.contents = above.contents.filter((one) => one !== this)
  }
  /** It and all in it. */
  all(): readonly Element[] {
    return [this, ...this.contents.flatMap((one) => (typeof one === 'string' ? [] : one.all()))]
  }
  querySelector(selectors: string): Element | null {
    const fits = ({ localName, id, className, attributes }: Element) =>
      selectors.split(',').some((selector) => {
        const [, tag, by, word, attribute, value] = /^(\w*)(?:([#.])([\w-]+))?(?:\[(\w+)=(\w+)\])?$/.exec(
          selector.trim(),
        )!
        return (
          (!tag || tag === localName) &&
          (by === undefined || (by === '#' ? id === word : className.split(' ').includes(word!))) &&
          (attribute === undefined || attributes[attribute] === value)
        )
      })
    return this.all().slice(1).find(fits) ?? null
  }
  focus() {
    this.focused += 1
  }
  scrollIntoView() {}
  reportValidity() {
    return this.isValid
  }
  requestSubmit() {
    this.dispatchEvent(new Event('submit', { cancelable: true }))
  }
  /** Does what its user does. */
  gets(event: string, more: object = {}) {
    const happened = Object.assign(new Event(event, { cancelable: true }), more)
    this.dispatchEvent(happened)
    return happened
  }
}

/** A served page with these contents, until the test ends. Its timers go by hand. */
export const aServedPage = (...contents: Element[]) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.parse('2026-11-24T05:30:00Z') })
  const went: string[] = []
  const kept: Record<string, string> = {}
  const body = new Element('body', {}, ...contents)
  const head = new Element('head')
  const window = Object.assign(new EventTarget(), {
    setTimeout,
    clearTimeout,
    history: { replaceState: () => undefined },
    print: () => void went.push('print'),
    location: {
      href: 'https://xd.test/p/k',
      reload: () => void went.push('reload'),
      assign: (to: string) => void went.push(to),
    },
  })
  const navigator = { onLine: true }
  vi.stubGlobal('window', window)
  vi.stubGlobal('navigator', navigator)
  vi.stubGlobal('document', {
    head,
    querySelector: (selector: string) => body.querySelector(selector),
    createElement: (name: string) => new Element(name),
  })
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, value: string) => void (kept[name] = value),
    removeItem: (name: string) => void Reflect.deleteProperty(kept, name),
  })
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  return { body, head, window, went, kept, navigator }
}

type Reply = object | 'lost' | { readonly refused: string; readonly status?: number }

/** Calls answered in turn, the last answer again and again; and those made. */
export const answering = (answers: Readonly<Record<string, readonly Reply[]>>) => {
  const made: (readonly [name: string, input: Record<string, unknown>])[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    const name = path.slice('/api/'.length)
    const turn = made.filter(([one]) => one === name).length
    made.push([name, JSON.parse(body) as Record<string, unknown>])
    const given = answers[name] ?? []
    const reply = given[Math.min(turn, given.length - 1)] ?? 'lost'
    if (reply === 'lost') throw new Error('no network')
    if ('refused' in reply)
      return Response.json(
        { success: false, error: { code: reply.refused, message: `Refused: ${reply.refused}` } },
        { status: 'status' in reply ? reply.status : 400 },
      )
    return Response.json({ success: true, ...reply })
  })
  return { made, names: () => made.map(([name]) => name) }
}

/** Lets all that is ready happen. */
export const settled = async (): Promise<void> => {
  for (let turns = 0; turns < 8; turns += 1) await new Promise(setImmediate)
}
/** Time passes. */
export const passes = async (ms: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(ms)
  await settled()
}
