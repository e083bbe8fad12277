import type { Rgb } from './hex.ts'

/** WCAG 2.2, 1.4.3: normal text. */
export const AA_TEXT = 4.5
/** WCAG 2.2, 1.4.11: the edge of a component that must be visible. */
export const AA_EDGE = 3

const linear = (channel: number): number => {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** WCAG 2.2, relative luminance: 0 for black, 1 for white. */
const luminance = ({ red, green, blue }: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

/** From 1 (the same) to 21 (black on white). */
export const contrast = (one: Rgb, other: Rgb): number => {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}
