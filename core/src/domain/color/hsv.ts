import { hexOf, parseHex, type Rgb } from './hex.ts'

/** The color picker's model: a hue slider (0 to 359 degrees) and a square of saturation and brightness (0 to 100). */
export interface Hsv {
  readonly hue: number
  readonly saturation: number
  readonly brightness: number
}

export const rgbFromHsv = ({ hue, saturation, brightness }: Hsv): Rgb => {
  const value = brightness / 100
  const chroma = value * (saturation / 100)
  const channel = (offset: number): number => {
    const at = (offset + hue / 60) % 6
    return Math.round(255 * (value - chroma * Math.max(0, Math.min(at, 4 - at, 1))))
  }
  return { red: channel(5), green: channel(3), blue: channel(1) }
}

export const hsvFromRgb = ({ red, green, blue }: Rgb): Hsv => {
  const highest = Math.max(red, green, blue)
  const spread = highest - Math.min(red, green, blue)
  const sixth =
    spread === 0
      ? 0
      : highest === red
        ? ((green - blue) / spread + 6) % 6
        : highest === green
          ? (blue - red) / spread + 2
          : (red - green) / spread + 4
  return {
    hue: sixth * 60,
    saturation: highest === 0 ? 0 : (100 * spread) / highest,
    brightness: (100 * highest) / 255,
  }
}

export const hexFromHsv = (color: Hsv): string => hexOf(rgbFromHsv(color))

export const hsvFromHex = (color: string): Hsv => hsvFromRgb(parseHex(color) ?? { red: 0, green: 0, blue: 0 })

/** Spec 1 §9: the picker's random color uses brightness 25 to 74. */
const DARKEST = 25
const BRIGHTEST = 74

/** `random` returns numbers from 0 up to but not including 1. */
export const randomPickerColor = (random: () => number): Hsv => ({
  hue: Math.floor(random() * 360),
  saturation: Math.floor(random() * 101),
  brightness: DARKEST + Math.floor(random() * (BRIGHTEST - DARKEST + 1)),
})
