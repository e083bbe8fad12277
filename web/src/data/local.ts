// Data in this browser that has not reached the server yet. The counter's PC is shared, so this belongs to one user in
// one company, and is wiped when either changes or the session ends.
export const PREFIX = 'xd-unsent/'

let owner: string | null = null
/** The last owner: while somebody signs in, this storage has none. */
let last: string | null = null

const keys = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
const wipe = (spared: string | null) => {
  for (const key of keys()) if (spared === null || !key.startsWith(spared)) localStorage.removeItem(key)
}

/** Assigns this storage to a user and deletes anything someone else left. Returns whether it changed hands. */
export const ownLocal = (companyID: number, userID: number): boolean => {
  const next = `${PREFIX}${companyID}/${userID}/`
  owner = next
  if (next === last) return false
  last = next
  wipe(owner)
  return true
}

/** From here until it is known who signs in, nothing is read or stored: it would go out in the wrong name. */
export const disownLocal = (): void => {
  owner = null
}

/** The owner of this storage; null before anyone has signed in, and while somebody does. */
export const localOwner = (): string | null => owner

/** The user this page belongs to, for the server: `companyID/userID`. */
export const pageUser = (): string | undefined => owner?.slice(PREFIX.length, -1)

export const wipeLocal = (): void => {
  owner = null
  last = null
  wipe(null)
}

export const readLocal = <Value>(name: string): Value | undefined => {
  if (owner === null) return undefined
  try {
    const text = localStorage.getItem(owner + name)
    return text === null ? undefined : (JSON.parse(text) as Value)
  } catch {
    return undefined
  }
}

/** Stores a value under a name; `undefined` deletes it. A browser that stores nothing loses no more than this. */
export const writeLocal = (name: string, value: unknown): void => {
  if (owner === null) return
  try {
    if (value === undefined) localStorage.removeItem(owner + name)
    else localStorage.setItem(owner + name, JSON.stringify(value))
  } catch {
    // Full, or turned off.
  }
}

/** The names with this prefix. */
export const localNames = (beginning: string): string[] => {
  const whole = owner
  return whole === null
    ? []
    : keys()
        .filter((key) => key.startsWith(whole + beginning))
        .map((key) => key.slice(whole.length))
}

/** Calls `gone` with each name that another tab deletes. */
export const onDeletedElsewhere = (gone: (name: string) => void): (() => void) => {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (owner !== null && newValue === null && key?.startsWith(owner)) gone(key.slice(owner.length))
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}
