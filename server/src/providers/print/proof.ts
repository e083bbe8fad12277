import { LEFT_OUT, withoutUnprintable } from '@xd/core/domain/notice/unprintable.ts'
import { flowAt, type Turn } from './flow.ts'
import {
  BOTTOM,
  bytesOf,
  COLUMN,
  heightOf,
  inches,
  INK,
  newPaper,
  type Paper,
  ruleAt,
  SHEET,
  unread,
  writeAt,
} from './paper.ts'
import { type PrintedTicket, ticketTable } from './notice-tickets.ts'
import { tableAt } from './table.ts'
import { EMOJI } from './without-emoji.ts'

type Fact = readonly [label: string, words: string]

export interface ProvedNotice {
  readonly title: string
  readonly facts: readonly Fact[]
  readonly subject: string | null
  /** Null if there are none: nothing was sent, or the customer was erased. */
  readonly body: string | null
  readonly tickets: readonly PrintedTicket[]
}

export interface Proof {
  readonly title: string
  readonly facts: readonly Fact[]
  /** A note the reader must see. */
  readonly note: string | null
  /** At the foot of every sheet. */
  readonly foot: string
  readonly notices: readonly ProvedNotice[]
}

const LABEL = inches(1.5)
const INSET = 10

const VALUE = { size: 9, width: COLUMN - LABEL } as const
const NAME = { size: 9, color: INK.soft, width: LABEL - 8 } as const

const heightOfFact = (paper: Paper, [label, words]: Fact): number =>
  Math.max(heightOf(paper, label, NAME), heightOf(paper, words, VALUE)) + 1

const factsAt = (paper: Paper, from: number, facts: readonly Fact[], turn: Turn): number =>
  facts.reduce((y, fact) => {
    const height = heightOfFact(paper, fact)
    const top = y + height > BOTTOM ? turn(y) : y
    writeAt(paper, fact[0], [SHEET.margin, top], NAME)
    writeAt(paper, fact[1], [SHEET.margin + LABEL, top], VALUE)
    return top + height
  }, from)

/** The words as they were sent, set apart from the rest. */
const wordsAt = (paper: Paper, from: number, { subject, body }: ProvedNotice, turn: Turn): number => {
  if (body === null) return from
  let top = from
  const frame = (end: number): void =>
    unread(paper, () =>
      paper
        .rect(SHEET.margin, top, COLUMN, end - top)
        .lineWidth(0.5)
        .strokeColor(INK.line)
        .stroke(),
    )
  const goOn: Turn = (end) => {
    frame(end)
    top = turn(end)
    return top + INSET
  }
  const style = { x: SHEET.margin + INSET, size: 10, width: COLUMN - 2 * INSET }
  let y = from + INSET
  if (subject !== null) y = flowAt(paper, subject, y, goOn, { ...style, font: 'bold' })
  const end = flowAt(paper, body, y, goOn, style) + INSET
  frame(end)
  return end
}

const heightOfNotice = (paper: Paper, { facts, subject, body, tickets }: ProvedNotice): number =>
  40 +
  facts.reduce((sum, fact) => sum + heightOfFact(paper, fact), 0) +
  (body === null
    ? 0
    : heightOf(paper, `${subject ?? ''}\n${body}`, { size: 10, width: COLUMN - 2 * INSET }) + 2 * INSET) +
  // A long table continues on the next sheet.
  Math.min(tickets.length + 1, 6) * 34

const EMOJIS = new RegExp(EMOJI, 'gu')
const LACKED: Fact = [
  'Left out',
  `${LEFT_OUT} stands for letters or signs that our font lacks. The batch’s CSV file has them.`,
]

const printed = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? withoutUnprintable(value.replaceAll(EMOJIS, LEFT_OUT)) : value

/** A name in boxes proves nothing. The reader is told what is missing, and where. */
const toldOfGaps = (notice: ProvedNotice): ProvedNotice =>
  JSON.stringify(notice).includes(LEFT_OUT) ? { ...notice, facts: [...notice.facts, LACKED] } : notice

/** Prints a proof sheet. Runs in the separate process; the input is JSON, since it comes in pieces. */
export const printProof = async (given: Uint8Array): Promise<Uint8Array> => {
  const { title, facts, note, foot, notices } = JSON.parse(Buffer.from(given).toString('utf8'), printed) as Proof
  const paper = newPaper(title)
  let page = 0
  const turn = (): number => {
    paper.addPage()
    page += 1
    writeAt(paper, `${foot} · Page ${page}`, [SHEET.margin, SHEET.height - inches(0.6)], {
      tag: 'Artifact',
      size: 8,
      color: INK.soft,
    })
    return SHEET.margin
  }
  let y = writeAt(paper, title, [SHEET.margin, turn()], { tag: 'H1', font: 'bold', size: 16 }) + 8
  y = factsAt(paper, y, facts, turn) + 6
  if (note !== null) y = writeAt(paper, note, [SHEET.margin, y], { size: 9, color: INK.soft }) + 6
  for (const notice of notices.map(toldOfGaps)) {
    if (y + heightOfNotice(paper, notice) > BOTTOM) y = turn()
    ruleAt(paper, y)
    y = writeAt(paper, notice.title, [SHEET.margin, y + 10], { tag: 'H2', font: 'bold', size: 11 }) + 4
    y = factsAt(paper, y, notice.facts, turn) + 6
    y = wordsAt(paper, y, notice, turn) + 4
    y = tableAt(paper, y, ticketTable(notice.tickets, 'en'), turn) + 14
  }
  return bytesOf(paper)
}
