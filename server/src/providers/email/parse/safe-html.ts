import sanitize from 'sanitize-html'
import { markQuoted, withMarks } from './mark-quoted.ts'

export interface SafeHTML {
  html: string
  /** How many images it loads from elsewhere. */
  remoteImages: number
}

/** Longer ones are shown as text. */
const MOST_CHARACTERS = 300_000
/** Their text is no part of what a reader sees. */
const UNSHOWN = ['script', 'style', 'textarea', 'option', 'noscript', 'title']
/** An invisible image is a tracking pixel. */
const SMALLEST_SIDE = 3

const TAGS = [
  'a',
  'abbr',
  'address',
  'article',
  'b',
  'bdi',
  'bdo',
  'blockquote',
  'br',
  'caption',
  'center',
  'code',
  'col',
  'colgroup',
  'dd',
  'del',
  'div',
  'dl',
  'dt',
  'em',
  'figcaption',
  'figure',
  'font',
  'footer',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'header',
  'hr',
  'i',
  'img',
  'ins',
  'kbd',
  'li',
  'main',
  'mark',
  'ol',
  'p',
  'pre',
  'q',
  's',
  'section',
  'small',
  'span',
  'strike',
  'strong',
  'sub',
  'sup',
  'table',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'time',
  'tr',
  'u',
  'ul',
]

/**
 * A value of up to `most` words. Two words never touch without a space between them, so a value can be read in at most
 * one way, in time linear in its length.
 */
const wordsOf = (word: string, most: number): RegExp => new RegExp(`^${word}(?: {1,3}${word}){0,${most - 1}}$`, 'i')

const COLOUR = /^(?:#[\da-f]{3,8}|[a-z]{3,30}|rgba?\([\d\s.,%]{1,40}\))$/i
const LENGTHS = wordsOf(String.raw`(?:-?\d{1,4}(?:\.\d{1,3})?(?:px|pt|em|rem|%)?|auto)`, 4)
const WORDS = /^[\w\s,'"-]{1,120}$/
const BORDER = wordsOf(String.raw`(?:[\d.]{1,5}(?:px|pt|em)?|#[\da-f]{3,8}|[a-z]{3,20})`, 8)

/** Appearance only: nothing here can fetch, cover its surroundings, or leave its place. */
const STYLES: Record<string, RegExp[]> = {
  color: [COLOUR],
  'background-color': [COLOUR],
  'font-family': [WORDS],
  'font-size': [LENGTHS, WORDS],
  'font-style': [WORDS],
  'font-weight': [WORDS],
  'line-height': [LENGTHS, WORDS],
  'text-align': [WORDS],
  'text-decoration': [WORDS],
  'vertical-align': [WORDS],
  'white-space': [WORDS],
  'list-style-type': [WORDS],
  'border-collapse': [WORDS],
  width: [LENGTHS],
  'max-width': [LENGTHS],
  height: [LENGTHS],
  ...Object.fromEntries(
    ['margin', 'padding'].flatMap((box) =>
      ['', '-top', '-right', '-bottom', '-left'].map((side) => [box + side, [LENGTHS]]),
    ),
  ),
  ...Object.fromEntries(
    ['', '-top', '-right', '-bottom', '-left', '-color', '-width', '-style'].map((side) => [`border${side}`, [BORDER]]),
  ),
  'border-radius': [LENGTHS],
}

const isInvisible = ({ width, height }: Record<string, string>): boolean =>
  [width, height].some((side) => side !== undefined && /^\d/.test(side) && Number.parseInt(side, 10) <= SMALLEST_SIDE)

/**
 * A customer's HTML without anything that could run, submit, fetch (except images, which a page blocks until asked) or
 * look like ours.
 */
export const safeHTML = (dirty: string): SafeHTML | undefined => {
  let remoteImages = 0
  const html = sanitize(dirty.replaceAll('\u0000', ''), {
    allowedTags: TAGS,
    nonTextTags: UNSHOWN,
    allowedAttributes: {
      '*': ['style', 'align', 'valign', 'width', 'height', 'bgcolor', 'dir', 'lang', 'title'],
      a: ['href', 'target', 'rel'],
      img: ['src', 'alt'],
      font: ['color', 'face', 'size'],
      table: ['border', 'cellpadding', 'cellspacing'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
      ol: ['start', 'type'],
    },
    allowedStyles: { '*': STYLES },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https'] },
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, attribs) => ({
        tagName,
        attribs: { ...attribs, target: '_blank', rel: 'noopener noreferrer nofollow' },
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => {
      if (tag !== 'img') return false
      // Attached images (cid:) are shown as the email's pictures.
      if (!/^https?:\/\//i.test(attribs.src ?? '') || isInvisible(attribs)) return true
      remoteImages += 1
      return false
    },
    nestingLimit: 100,
  }).trim()
  return html === '' || html.length > MOST_CHARACTERS ? undefined : { html, remoteImages }
}

/** Stands where a block begins: on a line of its own, unless one has just begun. No email contains it. */
const BEGINS = '\ue002'

/** Lines end after these, and begin with those. */
const withLines = (html: string): string =>
  html
    .replaceAll(BEGINS, '')
    .replace(/<(?:br|\/p|\/div|\/tr|\/li|\/h\d)\b[^>]{0,200}>/gi, '\n$&')
    .replace(/<(?:p|div|tr|li|h\d|table|ul|ol)\b/gi, `${BEGINS}$&`)

/** The text of an HTML email that came without one. */
export const textOfHTML = (dirty: string): string => {
  const text = sanitize(withLines(withMarks(dirty)), {
    allowedTags: [],
    allowedAttributes: {},
    nonTextTags: UNSHOWN,
  })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/(^|\n)[ \ue002]+/g, '$1')
    .replace(/ ?\ue002[ \ue002]*/g, '\n')
  return markQuoted(text)
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
