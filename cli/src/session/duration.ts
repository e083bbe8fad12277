const UNIT_MS = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const

/** `90s`, `10m`, `1h` or `2d` in milliseconds; undefined for anything else. */
export const parseDuration = (text: string): number | undefined => {
  const match = /^(\d{1,6})([smhd])$/.exec(text)
  return match ? Number(match[1]) * UNIT_MS[match[2] as keyof typeof UNIT_MS] : undefined
}
