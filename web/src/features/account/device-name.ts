const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const
const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['Linux', 'Linux'],
] as const

const first = (agent: string, names: readonly (readonly [string, string])[]) =>
  names.find(([part]) => agent.includes(part))?.[1]

/** "Chrome on Windows", from a browser's user agent. An unrecognized one is a program, such as xd. */
export const deviceName = (userAgent: string | null): string => {
  const browser = first(userAgent ?? '', BROWSERS)
  const system = first(userAgent ?? '', SYSTEMS)
  if (browser === undefined) return 'Terminal or other program'
  return system === undefined ? browser : `${browser} on ${system}`
}
