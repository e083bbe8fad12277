import { contrast } from './contrast.ts'
import { parseHex } from './hex.ts'

export const INKS = ['#000000', '#ffffff'] as const
export type Ink = (typeof INKS)[number]

const [BLACK, WHITE] = [
  { red: 0, green: 0, blue: 0 },
  { red: 255, green: 255, blue: 255 },
] as const

/** Black or white, whichever reads better on the color; white when equal. One of the two always passes AA (4.5:1). */
export const inkOn = (color: string): Ink => {
  const fill = parseHex(color)
  return fill && contrast(fill, BLACK) > contrast(fill, WHITE) ? '#000000' : '#ffffff'
}
