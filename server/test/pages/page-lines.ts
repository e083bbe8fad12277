/** How something is drawn, not what it says. */
const DRAWN = /^(class|d|c[xy]|r[xy]?|x|y|viewBox|stroke.*|font-.*|text-anchor|fill-opacity|xmlns)$/
const TAG = /<(\/?)([\w-]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/g
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': '’' }
/** The parts of drawings say nothing, except the color of a store and a brand. */
const PART = /^(path|circle|g)$/
const VOID = /^(meta|link|input|img|rect)$/

const plain = (text: string): string =>
  text
    .replaceAll(/&([a-z]+|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim()

/** A number that is repeated over and over, once. */
const shortened = (value: string): string =>
  value.replaceAll(/\b(\d+)(?:,\1\b)+/g, (all, number: string) => `${number} × ${all.split(',').length}`)

interface Element {
  readonly tag: string
  readonly attributes: string
  text: string
}

const attributesOf = (tag: string, written: string): string =>
  [...written.matchAll(ATTRIBUTE)]
    .filter(([, name = '']) => !DRAWN.test(name) && (name !== 'fill' || tag === 'rect'))
    .map(([, name, value]) => (value === undefined ? ` ${name}` : ` ${name}=${shortened(plain(value))}`))
    .join('')

/** Each element of a page that says something, to people or to its script: its attributes, and its own text. */
export const pageLines = (page: string): string[] => {
  const html = page
    .replaceAll(/<style>.*?<\/style>/gs, '')
    .replaceAll(/<script type="module">.*?<\/script>/gs, '<script type="module"></script>')
  const all: Element[] = []
  const open: Element[] = []
  let at = 0
  for (const { 0: whole, 1: end, 2: tag = '', 3: written = '', index } of html.matchAll(TAG)) {
    const text = plain(html.slice(at, index))
    const within = open.at(-1)
    if (within && text !== '') within.text += within.text === '' ? text : ` | ${text}`
    at = index + whole.length
    if (PART.test(tag)) continue
    if (end === '/') open.pop()
    else {
      const element = { tag, attributes: attributesOf(tag, written), text: '' }
      all.push(element)
      if (!VOID.test(tag)) open.push(element)
    }
  }
  return all
    .filter(({ attributes, text }) => attributes !== '' || text !== '')
    .map(({ tag, attributes, text }) => `${tag}${attributes}${text === '' ? '' : `: ${text}`}`)
}
