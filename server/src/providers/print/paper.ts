import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'

export type Paper = InstanceType<typeof PDFDocument>

const INCH = 72
export const inches = (many: number): number => many * INCH

/** A sheet of US Letter. */
export const SHEET = { width: inches(8.5), height: inches(11), margin: inches(0.75) } as const
export const COLUMN = SHEET.width - 2 * SHEET.margin
/** Below this is only the footer. */
export const BOTTOM = SHEET.height - inches(0.9)

export const INK = { text: '#1b1b1f', soft: '#5f6068', line: '#c9cad1' } as const

/** Covers every letter in customers' names. The fonts that PDF readers include lack most of them. */
const FONTS = {
  plain: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  bold: '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
} as const

const { resolve } = createRequire(import.meta.url)

/** A blank document, tagged so that a screen reader reads it in order (PDF 1.7, 14.8). */
export const newPaper = (title: string): Paper => {
  const paper = new PDFDocument({
    size: 'LETTER',
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'en-US',
    // The writer positions everything: nothing runs over onto a page of its own.
    margin: 0,
    autoFirstPage: false,
    info: { Title: title, Creator: 'XD Back Office' },
  })
  for (const [name, file] of Object.entries(FONTS)) paper.registerFont(name, resolve(file))
  return paper
}

/** The finished document. */
export const bytesOf = (paper: Paper): Promise<Uint8Array> =>
  new Promise((done, failed) => {
    const pieces: Buffer[] = []
    paper.on('data', (piece: Buffer) => pieces.push(piece))
    paper.on('end', () => done(Buffer.concat(pieces)))
    paper.on('error', failed)
    paper.end()
  })

/** Headings, paragraphs, and the parts of a table. Rules, frames and page numbers belong to none: they are `Artifact`. */
export type Tag = 'Sect' | 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'Artifact'

type Element = ReturnType<Paper['struct']>
/** The element that each document is in. */
const opened = new WeakMap<Paper, Element>()

/** Everything written meanwhile belongs to one element. */
export const within = <Answer>(paper: Paper, tag: Tag, write: () => Answer, lang?: string): Answer => {
  const outer = opened.get(paper)
  const element = paper.struct(tag, lang === undefined ? {} : { lang })
  opened.set(paper, element)
  const answer = write()
  if (outer) {
    outer.add(element)
    opened.set(paper, outer)
  } else {
    paper.addStructure(element)
    opened.delete(paper)
  }
  element.end()
  return answer
}

/** Draws something that a screen reader passes over. */
export const unread = (paper: Paper, draw: () => unknown): void => {
  paper.markContent('Artifact')
  draw()
  paper.endMarkedContent()
}

export interface Style {
  readonly tag?: Tag
  readonly font?: keyof typeof FONTS
  readonly size?: number
  readonly color?: string
  readonly width?: number
  readonly align?: 'left' | 'right'
  /** Between lines. */
  readonly gap?: number
}

const styled = (paper: Paper, { font = 'plain', size = 10, color = INK.text }: Style): Paper =>
  paper.font(font).fontSize(size).fillColor(color)

/** Removes characters that PDF and its readers choke on. */
const printable = (text: string): string => text.replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')

const options = ({ width = COLUMN, align = 'left', gap = 2 }: Style) => ({ width, align, lineGap: gap })

export const heightOf = (paper: Paper, text: string, style: Style = {}): number =>
  styled(paper, style).heightOfString(printable(text) || ' ', options(style))

/** Writes text at a position; returns where it ends. */
export const writeAt = (paper: Paper, text: string, [x, y]: readonly [number, number], style: Style = {}): number => {
  const height = heightOf(paper, text, style)
  const write = () => paper.text(printable(text), x, y, options(style))
  const { tag = 'P' } = style
  if (tag === 'P' && text.trim() === '') return y + height
  if (tag === 'Artifact') unread(paper, write)
  else
    within(paper, tag, () => {
      const content = paper.markStructureContent(tag)
      write()
      paper.endMarkedContent()
      opened.get(paper)!.add(content)
    })
  return y + height
}

export const ruleAt = (paper: Paper, y: number): void =>
  unread(paper, () =>
    paper
      .moveTo(SHEET.margin, y)
      .lineTo(SHEET.width - SHEET.margin, y)
      .lineWidth(0.5)
      .strokeColor(INK.line)
      .stroke(),
  )
