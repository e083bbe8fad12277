import { channels } from './hsv.ts'

const linear = (channel: number) => {
  const level = channel / 255
  return level <= 0.04045 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4
}

/** WCAG 2.2 relative luminance. */
export function luminance(hex: string): number {
  const [red, green, blue] = channels(hex)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

export function contrast(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

const DARK = '#000000'
const LIGHT = '#ffffff'

/** Black or white, whichever reads better on the colour. One of the two always passes 4.5:1. */
export const inkOn = (hex: string): string => (contrast(hex, LIGHT) >= contrast(hex, DARK) ? LIGHT : DARK)
