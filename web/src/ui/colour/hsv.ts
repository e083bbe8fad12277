/** Hue 0–360, saturation and brightness 0–100. */
export type Hsv = { readonly hue: number; readonly saturation: number; readonly brightness: number }

const HEX = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i

export function parseHex(text: string): string | undefined {
  const digits = HEX.exec(text.trim())?.[1]?.toLowerCase()
  if (digits === undefined) return undefined
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`
}

export const channels = (hex: string): [number, number, number] => [
  parseInt(hex.slice(1, 3), 16),
  parseInt(hex.slice(3, 5), 16),
  parseInt(hex.slice(5, 7), 16),
]

export function hexFromHsv({ hue, saturation, brightness }: Hsv): string {
  const value = brightness / 100
  const chroma = saturation / 100
  const channel = (offset: number) => {
    const turn = (offset + hue / 60) % 6
    const level = value - value * chroma * Math.max(0, Math.min(turn, 4 - turn, 1))
    return Math.round(level * 255).toString(16).padStart(2, '0')
  }
  return `#${channel(5)}${channel(3)}${channel(1)}`
}

export function hsvFromHex(hex: string): Hsv {
  const [red, green, blue] = channels(hex)
  const high = Math.max(red, green, blue)
  const span = high - Math.min(red, green, blue)
  const sector = span === 0 ? 0 : high === red ? (green - blue) / span : high === green ? 2 + (blue - red) / span : 4 + (red - green) / span
  return {
    hue: (sector * 60 + 360) % 360,
    saturation: high === 0 ? 0 : (span / high) * 100,
    brightness: (high / 255) * 100,
  }
}
