import { inflateSync } from 'node:zlib'
import { getDocumentProxy } from 'unpdf'

const POINTS_DOWN = 792
const STREAM = 'stream\n'
const INKS = [
  ['0.105', ''],
  ['0.372', ', soft'],
] as const

/** In hundredths of an inch. */
const inches = (...points: readonly number[]): string => points.map((one) => Math.round((one * 100) / 72)).join(' ')

/** What each sheet is drawn with, in the order of the sheets. */
const drawingsOf = (pdf: Buffer): string[] => {
  const drawn: string[] = []
  for (let from = pdf.indexOf(STREAM); from >= 0; from = pdf.indexOf(STREAM, from + 1)) {
    if (pdf.subarray(from - 3, from).toString() === 'end') continue
    try {
      const text = inflateSync(pdf.subarray(from + STREAM.length, pdf.indexOf('endstream', from))).toString('latin1')
      if (text.includes('BT\n')) drawn.push(text)
    } catch {
      // A picture.
    }
  }
  return drawn
}

/** The look of the text at each place, and all that is not text. */
const drawingOf = (drawn: string) => {
  const looks = new Map<string, string>()
  const shapes: string[] = []
  let ink = ''
  let place = ''
  let start = ''
  for (const line of drawn.split('\n')) {
    const words = line.split(' ')
    const [a, b, c, d, e, f] = words.map(Number) as [number, number, number, number, number, number]
    const operator = words.at(-1)
    if (operator === 'scn') ink = INKS.find(([red]) => line.startsWith(red))?.[1] ?? ', another color'
    if (operator === 'Tm') place = inches(e, POINTS_DOWN - f)
    if (operator === 'Tf') looks.set(place, `${b} points${ink}`)
    if (operator === 'm') start = inches(a, b)
    if (operator === 'l') shapes.push(`${start} a rule to ${inches(a, b)}`)
    if (operator === 're') shapes.push(`${inches(a, b)} a frame of ${inches(c, d)}`)
    if (operator === 'cm' && a > 1) shapes.push(`${inches(e, f)} a picture of ${inches(a, d)}`)
  }
  return { looks, shapes }
}

/**
 * Each line of text on each sheet: where it begins, in hundredths of an inch from the left edge and down to its base
 * line, its size and look, and its words; and then rules, frames and pictures.
 */
export const linesOfSheets = async (pdf: Uint8Array): Promise<string[][]> => {
  const drawings = drawingsOf(Buffer.from(pdf)).map(drawingOf)
  const document = await getDocumentProxy(new Uint8Array(pdf))
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, i) => {
      const { looks, shapes } = drawings[i]!
      const { items } = await (await document.getPage(i + 1)).getTextContent()
      const lines = items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return []
        const [, , , , x, y] = item.transform as number[]
        const place = inches(x!, POINTS_DOWN - y!)
        return [`${place} · ${looks.get(place)} · ${item.str}`]
      })
      return [...lines, ...shapes]
    }),
  )
}
