import { AA_EDGE, AA_TEXT, contrast } from './contrast.ts'
import { hexOf, parseHex, type Rgb } from './hex.ts'

const BLACK: Rgb = { red: 0, green: 0, blue: 0 }
const WHITE: Rgb = { red: 255, green: 255, blue: 255 }
const STEPS = 20

const mix = (from: Rgb, to: Rgb, share: number): Rgb => {
  const between = (a: number, b: number): number => Math.round(a + (b - a) * share)
  return { red: between(from.red, to.red), green: between(from.green, to.green), blue: between(from.blue, to.blue) }
}

/**
 * The first mixture toward black or white, whichever stands out more, that reaches the contrast; the last one if none
 * does.
 */
const standOut = (fill: Rgb, wanted: number): Rgb => {
  const end = contrast(fill, BLACK) >= contrast(fill, WHITE) ? BLACK : WHITE
  for (let step = 1; step < STEPS; step += 1) {
    const shade = mix(fill, end, step / STEPS)
    if (contrast(fill, shade) >= wanted) return shade
  }
  return end
}

export interface DerivedColors {
  readonly text: string
  readonly border: string
}

/**
 * Spec 2 §3: a calendar's text and border colors are derived from catColor. They keep its hue; the text is readable on
 * it (AA, 4.5:1) and the border distinct from it (AA, 3:1). Black or white always reaches both, so this never fails.
 */
export const deriveColors = (color: string): DerivedColors | undefined => {
  const fill = parseHex(color)
  return fill && { text: hexOf(standOut(fill, AA_TEXT)), border: hexOf(standOut(fill, AA_EDGE)) }
}
