const UNITS = [
  ['y', 31_557_600],
  ['mo', 2_629_800],
  ['d', 86_400],
  ['h', 3_600],
  ['m', 60],
] as const

/** How long ago: "3 h ago". */
export const ago = (iso: string, now: number): string => {
  const seconds = Math.max(0, (now - new Date(iso).getTime()) / 1000)
  for (const [unit, size] of UNITS) {
    if (seconds >= size) return `${Math.floor(seconds / size)} ${unit} ago`
  }
  return 'just now'
}

/** Relative for people, exact for programs. */
export const when = (iso: string | null): string => {
  if (iso === null) return ''
  return process.stdout.isTTY ? ago(iso, Date.now()) : iso
}

/** The instant by this machine's clock, with its zone: "Apr 8, 5:45 PM CDT". */
export const clock = (iso: string): string =>
  new Date(iso).toLocaleString('en-US', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })

/** By the clock for people, exact for programs. */
export const instant = (iso: string): string => (process.stdout.isTTY ? clock(iso) : iso)
