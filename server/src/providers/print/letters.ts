import sharp from 'sharp'
import { LETTER_LABELS } from '@xd/core/domain/notice/letter-labels.ts'
import { isPrintable } from '@xd/core/domain/notice/unprintable.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import { flowAt } from './flow.ts'
import {
  bytesOf,
  heightOf,
  inches,
  INK,
  newPaper,
  type Paper,
  ruleAt,
  SHEET,
  unread,
  within,
  writeAt,
} from './paper.ts'
import { printedDay, type PrintedTicket, ticketTable } from './notice-tickets.ts'
import { tableAt } from './table.ts'
import { withoutEmoji } from './without-emoji.ts'

export interface Letterhead {
  readonly name: string
  readonly address: string
  readonly phone: string
  /** The company's logo, in base64. */
  readonly logo: string | null
}

export interface Letter {
  readonly noticeID: number
  readonly language: Language
  readonly day: string
  /** The lines shown in the envelope's window. */
  readonly address: readonly string[]
  readonly subject: string | null
  readonly body: string
  readonly tickets: readonly PrintedTicket[]
  /** Whether the last day counts from the day the letter is mailed. */
  readonly moves: boolean
}

export interface Letters {
  readonly title: string
  readonly head: Letterhead
  readonly letters: readonly Letter[]
}

// A number 10 envelope is 4 1/8 inches high, and its window reaches from half an inch to 1 5/8 inches above its lower
// edge, and from 7/8 inch to 5 3/8 inches across. A sheet folded in three slides in it by half an inch. Text between
// the `steady` heights always shows in the window. Nothing else is printed anywhere the window may show.
const WINDOW = { x: inches(1), width: inches(3.3), date: inches(2.2), steady: [inches(2.48), inches(3.18)] } as const
const BELOW_WINDOW = inches(3.8)
const LOGO = { height: inches(0.5), width: inches(2.2) } as const

/** The post office wants 8 points; an address too long for that is smaller rather than out of sight. */
const ADDRESS_SIZES = [10, 9, 8, 7, 6] as const

/** Pixels to a point: 288 an inch. */
const DENSITY = 4

type Picture = { readonly content: Buffer; readonly width: number } | undefined

/** As the printer takes it: on white, and no larger than shown. */
const pictureOf = async (logo: string | null): Promise<Picture> => {
  if (logo === null) return undefined
  const { data, info } = await sharp(Buffer.from(logo, 'base64'))
    .flatten({ background: '#ffffff' })
    .resize({
      height: Math.ceil(LOGO.height * DENSITY),
      width: Math.ceil(LOGO.width * DENSITY),
      fit: 'inside',
      withoutEnlargement: true,
    })
    .jpeg({ quality: 90 })
    .toBuffer({ resolveWithObject: true })
  const scale = Math.min(LOGO.height / info.height, LOGO.width / info.width)
  return { content: data, width: info.width * scale }
}

const headAt = (paper: Paper, { name, address, phone }: Letterhead, picture: Picture): void => {
  const top = inches(0.6)
  // The name stands beside it.
  if (picture) unread(paper, () => paper.image(picture.content, SHEET.margin, top, { fit: [LOGO.width, LOGO.height] }))
  const x = SHEET.margin + (picture ? picture.width + 14 : 0)
  const width = SHEET.width - SHEET.margin - x
  const y = writeAt(paper, name, [x, top], { font: 'bold', size: 15, width })
  const end = writeAt(paper, [address, phone].filter(Boolean).join(' · '), [x, y + 1], {
    size: 9,
    color: INK.soft,
    width,
  })
  ruleAt(paper, Math.max(end, top + (picture ? LOGO.height : 0)) + 10)
}

const addressAt = (paper: Paper, lines: readonly string[]): void => {
  const words = lines.join('\n')
  const style = (size: number) => ({ size, width: WINDOW.width, gap: 0 })
  const [top, bottom] = WINDOW.steady
  const size = ADDRESS_SIZES.find((one) => heightOf(paper, words, style(one)) <= bottom - top) ?? ADDRESS_SIZES.at(-1)!
  const middle = (top + bottom - heightOf(paper, words, style(size))) / 2
  writeAt(paper, words, [WINDOW.x, middle], style(size))
}

const footAt = (paper: Paper, { noticeID, language }: Letter, page: number): void => {
  const { notice, page: word } = LETTER_LABELS[language]
  const words = page === 1 ? `${notice} ${noticeID}` : `${notice} ${noticeID} · ${word} ${page}`
  writeAt(paper, words, [SHEET.margin, SHEET.height - inches(0.6)], { tag: 'Artifact', size: 8, color: INK.soft })
}

const letterOn = (paper: Paper, head: Letterhead, picture: Picture, letter: Letter): void => {
  const { language, day, address, subject, body, tickets, moves } = letter
  let page = 1
  paper.addPage()
  headAt(paper, head, picture)
  footAt(paper, letter, page)
  const right = { width: inches(2), align: 'right', color: INK.soft } as const
  writeAt(paper, printedDay(day, language), [SHEET.width - SHEET.margin - right.width, WINDOW.date], right)
  addressAt(paper, address)
  const turn = () => {
    page += 1
    paper.addPage()
    footAt(paper, letter, page)
    return SHEET.margin
  }
  let y: number = BELOW_WINDOW
  if (subject !== null) y = writeAt(paper, subject, [SHEET.margin, y], { tag: 'H1', font: 'bold', size: 13 }) + 10
  y = flowAt(paper, body, y, turn, { size: 11 }) + 16
  y = tableAt(paper, y, ticketTable(tickets, language), turn) + 10
  if (moves) flowAt(paper, LETTER_LABELS[language].moves, y, turn, { size: 9, color: INK.soft })
}

/**
 * A letter with boxes for a name would reach nobody. The user who prints it is told instead, and which letter it is.
 */
const insteadOn = (paper: Paper, { noticeID, tickets }: Letter): void => {
  paper.addPage()
  const title = `Notice ${noticeID} is not printed`
  const y = writeAt(paper, title, [SHEET.margin, SHEET.margin], { tag: 'H1', font: 'bold', size: 13 }) + 10
  const what = 'Our font doesn’t have some letters in its name, address or text, such as Chinese or Arabic.'
  const next =
    'Write them in Latin letters and print it again, or write this letter by hand. Do not mark it mailed before it is.'
  const numbers = `Tickets: ${tickets.map(({ ticketNumber }) => ticketNumber).join(', ')}`
  writeAt(paper, [what, next, numbers].join('\n\n'), [SHEET.margin, y], { size: 11 })
}

const printed = (_: string, value: unknown): unknown => (typeof value === 'string' ? withoutEmoji(value) : value)

/**
 * Prints letters for window envelopes, one after the other. Runs in the separate process; the input is JSON, since it
 * comes in pieces.
 */
export const printLetters = async (given: Uint8Array): Promise<Uint8Array> => {
  const { title, head, letters } = JSON.parse(Buffer.from(given).toString('utf8'), printed) as Letters
  const paper = newPaper(title)
  const picture = await pictureOf(head.logo)
  for (const letter of letters)
    if (isPrintable(letter)) within(paper, 'Sect', () => letterOn(paper, head, picture, letter), letter.language)
    else within(paper, 'Sect', () => insteadOn(paper, letter))
  return bytesOf(paper)
}
