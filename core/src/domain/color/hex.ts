/** Red, green and blue, each a whole number from 0 to 255. */
export interface Rgb {
  readonly red: number
  readonly green: number
  readonly blue: number
}

const HEX = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i
const SHORT = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i

/** The color named by a text like #1b6b3a or #fff, or undefined. */
export const parseHex = (text: string): Rgb | undefined => {
  const typed = text.trim()
  const match = HEX.exec(typed) ?? SHORT.exec(typed)
  if (!match) return undefined
  const channel = (digits = ''): number => Number.parseInt(digits.length === 1 ? digits + digits : digits, 16)
  return { red: channel(match[1]), green: channel(match[2]), blue: channel(match[3]) }
}

const pair = (channel: number): string =>
  Math.min(255, Math.max(0, Math.round(channel)))
    .toString(16)
    .padStart(2, '0')

/** The stored form: #rrggbb in lower case. */
export const hexOf = ({ red, green, blue }: Rgb): string => `#${pair(red)}${pair(green)}${pair(blue)}`

/** The stored form of a typed color, or undefined. */
export const keptHex = (text: string): string | undefined => {
  const color = parseHex(text)
  return color && hexOf(color)
}
