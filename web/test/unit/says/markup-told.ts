import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The attributes that browsers, screen readers and keyboards act on. The words already tell a choice, a link, and “off”. */
const TOLD = new Set(
  `accept alt autocapitalize autocomplete autofocus datetime dir download enterkeyhint hidden inputmode lang
  loading max maxlength min multiple novalidate pattern placeholder readonly rel required role sandbox scope spellcheck
  step target title aria-autocomplete aria-busy aria-current aria-description aria-expanded aria-haspopup aria-invalid
  aria-live aria-multiselectable aria-required aria-selected aria-valuemax aria-valuemin aria-valuenow aria-valuetext
  data-autofocus data-picture`.split(/\s+/),
)
/** Colors with a meaning: a failed status is red, the main button is dark. */
const TONE = /(?:^| )_(info|success|warning|danger|gold|primary)_/
/** What each kind of element is unless it says otherwise. */
const USUAL = new Set(['button type=button', 'input type=text', 'div dir=ltr'])

const wordsIn = (markup: string): string =>
  markup
    .replaceAll(/<svg[^>]*>.*?<\/svg>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()

const MOST = 70
const short = (words: string): string => (words.length > MOST ? `${words.slice(0, MOST)}…` : words)

/** What stands in an element, which begins at that place in the markup, up to its own end. */
const within = (markup: string, tag: string, from: number): string => {
  const ends = new RegExp(`<(/?)${tag}[ >]`, 'g')
  ends.lastIndex = from
  for (let depth = 1, found = ends.exec(markup); found; found = ends.exec(markup)) {
    depth += found[1] ? -1 : 1
    if (depth === 0) return markup.slice(from, found.index)
  }
  return ''
}

const NAMED = new Set(['a', 'button', 'textarea', 'th'])
const ELEMENT = /<([a-z]\w*)((?: [\w-]+(?:="[^"]*")?)+)\/?>/gi

/** Each element of a drawn screen with its name, and what browsers are told of it. */
export const markupTold = (drawn: string): readonly string[] => {
  const markup = drawn.replaceAll(/<svg[^>]*>.*?<\/svg>/gs, '')
  const byID = new Map<string, string>()
  const labels = new Map<string, string>()
  const found = [...markup.matchAll(ELEMENT)].map(({ 0: whole, 1: tag = '', 2: given = '', index }) => {
    const own = new Map([...given.matchAll(/ ([\w-]+)(?:="([^"]*)")?/g)].map(([, name, value = '']) => [name!, value]))
    const inside = () => wordsIn(within(markup, tag, index + whole.length))
    if (own.has('id')) byID.set(own.get('id')!, inside())
    if (own.has('for')) labels.set(own.get('for')!, inside())
    return { tag, own, inside }
  })
  const named = (ids: string): string =>
    short(
      ids
        .split(' ')
        .map((id) => byID.get(id) ?? '(nothing)')
        .join(' '),
    )
  const lines = found.flatMap(({ tag, own, inside }) => {
    if (tag === 'link' || own.get('aria-hidden') === 'true') return []
    const label = own.get('aria-label') ?? labels.get(own.get('id') ?? '')
    const tone = TONE.exec(own.get('class') ?? '')?.[1]
    const name = label ?? (NAMED.has(tag) || tone ? (tag === 'textarea' ? '' : inside()) : '')
    const told = [...own].flatMap(([attribute, value]) => {
      const key = attribute.toLowerCase()
      if (key === 'aria-labelledby' || key === 'aria-describedby') return [`${key.slice(5)}: ${named(value)}`]
      if (key === 'tabindex' && value === '0' && !own.has('data-radix-collection-item')) return ['tabindex=0']
      if (key === 'src' && tag === 'iframe') return [`src=${value}`]
      if (!TOLD.has(key) && key !== 'type') return []
      return USUAL.has(`${tag} ${key}=${value}`) ? [] : [value === '' ? key : `${key}=${short(wordsIn(value))}`]
    })
    if (tone) told.push(tone)
    return told.length === 0 && label === undefined ? [] : [[tag, name && `“${short(wordsIn(name))}”`, ...told]]
  })
  return [...new Set(lines.map((parts) => parts.filter(Boolean).join(' ')))]
}

const FOLDER = join(import.meta.dirname, '../../../../fixtures/tables/screens')
const fileOf = (at: string): string => join(FOLDER, `${at.split('/').slice(0, 2).join('-').replace(/\..*/, '')}.txt`)

type Sections = Map<string, readonly string[]>
const read = (file: string): Sections => {
  let text = ''
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    // None is noted yet.
  }
  return new Map(
    text
      .split(/\n*^# /m)
      .slice(1)
      .map((section) => {
        const [heading, ...lines] = section.trimEnd().split('\n')
        return [heading!, lines]
      }),
  )
}

const kept = new Map<string, Sections>()
/** Whose lines stand in the tables. */
export const headings = (): readonly string[] =>
  readdirSync(FOLDER).flatMap((name) => [...read(join(FOLDER, name)).keys()])

/** The lines that stand in the tables for a component. */
export const standing = (at: string, draws: string): readonly string[] => {
  const file = fileOf(at)
  const sections = kept.get(file) ?? read(file)
  kept.set(file, sections)
  return sections.get(`${at} ${draws}`) ?? []
}

/** Writes the tables anew. */
export const note = (told: ReadonlyMap<string, ReadonlySet<string>>): void => {
  mkdirSync(FOLDER, { recursive: true })
  for (const file of new Set([...told.keys()].map(fileOf))) {
    const of = [...told].filter(([heading]) => fileOf(heading) === file)
    const all = new Map([
      ...read(file),
      ...of.map(([heading, lines]): [string, string[]] => [heading, [...lines].sort()]),
    ])
    const sections = [...all].sort(([a], [b]) => (a < b ? -1 : 1))
    writeFileSync(file, sections.map(([heading, lines]) => [`# ${heading}`, ...lines, ''].join('\n')).join('\n'))
  }
}
