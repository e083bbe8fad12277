import { BOTTOM, heightOf, type Paper, SHEET, type Style, writeAt } from './paper.ts'

/** Begins a new sheet; returns the height at which it goes on there. Told where the last one ended. */
export type Turn = (end: number) => number

/** Writes text from a height down; returns where it ends. A paragraph that doesn't fit begins a new sheet. */
export const flowAt = (
  paper: Paper,
  text: string,
  from: number,
  turn: Turn,
  style: Style & { readonly x?: number },
): number =>
  text.split(/\r\n|\r|\n/).reduce((y, words) => {
    const top = y + heightOf(paper, words, style) > BOTTOM ? turn(y) : y
    return writeAt(paper, words, [style.x ?? SHEET.margin, top], style)
  }, from)
