// Data in this browser that has not reached the server yet, and the most recently opened items. The counter's PC is
// shared, so this belongs to one user in one company. It is wiped when either changes or the session ends.
export const PREFIX = 'xd-unsent/'

let owner: string | null = null
/** The last owner. While somebody signs in, this storage has none. */
let last: string | null = null

/** Entries that the browser didn't store because it is full or has no storage. They last as long as this page. */
const unstored = new Map<string, string>()

/** `otherwise` where storage is turned off. */
export const attempt = <Answer>(work: () => Answer, otherwise: Answer): Answer => {
  try {
    return work()
  } catch {
    return otherwise
  }
}
const keys = (): string[] =>
  [...new Set([...attempt(() => Object.keys(localStorage), []), ...unstored.keys()])].filter((key) =>
    key.startsWith(PREFIX),
  )
const forget = (key: string) => {
  unstored.delete(key)
  attempt(() => localStorage.removeItem(key), undefined)
}
const wipe = (spared: string | null) => {
  for (const key of keys()) if (spared === null || !key.startsWith(spared)) forget(key)
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

/** Until we know who signs in, nothing is read or stored: it would be sent in the wrong name. */
export const disownLocal = (): void => {
  owner = null
}

/** The owner of this storage; null before anyone has signed in, and during sign-in. */
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
  const key = owner + name
  return attempt(() => {
    const text = unstored.get(key) ?? localStorage.getItem(key)
    return text === null ? undefined : (JSON.parse(text) as Value)
  }, undefined)
}

/** Stores a value under a name; `undefined` deletes it. */
export const writeLocal = (name: string, value: unknown): void => {
  if (owner === null) return
  const key = owner + name
  if (value === undefined) return forget(key)
  const text = JSON.stringify(value)
  try {
    localStorage.setItem(key, text)
    unstored.delete(key)
  } catch {
    unstored.set(key, text)
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
