import { hsvFromHex } from './hsv.ts'

/** Each hue up to this degree. */
const HUES = [
  [15, 'red'],
  [45, 'orange'],
  [70, 'yellow'],
  [165, 'green'],
  [190, 'teal'],
  [255, 'blue'],
  [290, 'purple'],
  [345, 'pink'],
  [360, 'red'],
] as const

/** Below this saturation the eye sees no hue. */
const GRAY_BELOW = 12

/** A color in words, for people who can't see it: "dark orange", "light gray". */
export const colorWords = (hex: string): string => {
  const { hue, saturation, brightness } = hsvFromHex(hex)
  if (brightness < 12) return 'black'
  if (saturation < GRAY_BELOW) {
    if (brightness > 95) return 'white'
    return brightness > 70 ? 'light gray' : brightness < 40 ? 'dark gray' : 'gray'
  }
  const name = HUES.find(([upTo]) => hue <= upTo)?.[1] ?? 'red'
  if (brightness < 60) return `dark ${name}`
  return saturation < 45 && brightness > 75 ? `light ${name}` : name
}
