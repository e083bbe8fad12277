// The ticket numbers in a text, as they may be written: 10233, #10233, a-1182, 10233/10240.
import { ticketNumberOf } from './number.ts'

export interface SaidTicket {
  readonly from: number
  readonly to: number
  readonly ticketNumber: string
}

const RUN = /#?[\p{L}\d](?:[\p{L}\d#./-]*[\p{L}\d])?/gu
const PARTS = /[^/]+/g

const piece = (written: string, from: number): SaidTicket => ({
  from,
  to: from + written.length,
  ticketNumber: ticketNumberOf(written),
})

/** Everything with a figure that stands where a number might: whole, unless only its parts are known. */
export const saidNumbers = (text: string, known: ReadonlySet<string>): readonly SaidTicket[] =>
  Array.from(text.matchAll(RUN)).flatMap(({ 0: run, index }) => {
    if (!/\d/.test(run)) return []
    const whole = piece(run, index)
    if (known.has(whole.ticketNumber) || !run.includes('/')) return [whole]
    const parts = Array.from(run.matchAll(PARTS), ({ 0: part, index: at }) => piece(part, index + at))
    return parts.some(({ ticketNumber }) => known.has(ticketNumber)) ? parts : [whole]
  })
