const UNITS = [
  ['y', 31_557_600],
  ['mo', 2_629_800],
  ['d', 86_400],
  ['h', 3_600],
  ['m', 60],
] as const

/** How long ago or how far ahead: "3 h ago", "in 10 mo". */
export const ago = (iso: string, now: number): string => {
  const seconds = (now - new Date(iso).getTime()) / 1000
  for (const [unit, size] of UNITS) {
    const figure = Math.floor(Math.abs(seconds) / size)
    if (figure >= 1) return seconds < 0 ? `in ${figure} ${unit}` : `${figure} ${unit} ago`
  }
  return 'just now'
}

/** Relative for people, exact for programs. */
export const when = (iso: string | null): string => {
  if (iso === null) return ''
  return process.stdout.isTTY ? ago(iso, Date.now()) : iso
}

/** The instant by the zone's clock, with the zone: "Apr 8, 5:45 PM CDT". The zone belongs to a store or the company. */
export const clock = (iso: string, zone?: string): string =>
  new Date(iso).toLocaleString('en-US', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
    timeZoneName: 'short',
  })

/** By the zone's clock for people, exact for programs. */
export const instant = (iso: string | null, zone?: string): string =>
  iso === null || !process.stdout.isTTY ? (iso ?? '') : clock(iso, zone)

/** The same, and how long ago: "Apr 8, 5:45 PM CDT (3 h ago)". */
export const instantAgo = (iso: string | null, zone?: string): string =>
  iso === null || !process.stdout.isTTY ? (iso ?? '') : `${clock(iso, zone)} (${ago(iso, Date.now())})`
