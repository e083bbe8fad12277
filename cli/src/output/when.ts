const UNITS = [
  ['y', 31_557_600],
  ['mo', 2_629_800],
  ['d', 86_400],
  ['h', 3_600],
  ['m', 60],
] as const

/** How long ago an instant was: "3 h ago". */
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

const two = (figure: number): string => String(figure).padStart(2, '0')

/** The instant on this machine's clock: "04-08 17:45". */
export const clock = (iso: string): string => {
  const at = new Date(iso)
  return `${two(at.getMonth() + 1)}-${two(at.getDate())} ${two(at.getHours())}:${two(at.getMinutes())}`
}
