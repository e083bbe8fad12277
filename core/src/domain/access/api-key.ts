// KEY1: how an API key is written, and what it may do. `xd_live_` or `xd_demo_` says where it belongs, so that scanners for
// leaked secrets recognize it; then 43 random letters and digits (256 bits), then six that check the rest: a key that was
// mistyped or cut off is told apart without asking the database.
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/spans.ts'

export type KeyMode = 'live' | 'demo'

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const SECRET_LENGTH = 43
const CHECK_LENGTH = 6
/** How many random bytes a key is made of. */
export const KEY_BYTES = 32

const FORM = new RegExp(`^(xd_(live|demo)_[0-9A-Za-z]{${SECRET_LENGTH}})([0-9A-Za-z]{${CHECK_LENGTH}})$`)

const inDigits = (value: bigint, length: number): string => {
  let [rest, text] = [value, '']
  for (let place = 0; place < length; place += 1) {
    text = DIGITS.charAt(Number(rest % 62n)) + text
    rest /= 62n
  }
  return text
}

const POLYNOMIAL = 0xedb88320

/** CRC-32 (ISO-HDLC) of plain ASCII: no secret, only proof against slips. */
const crc32 = (text: string): number => {
  let crc = 0xffffffff
  for (const character of text) {
    crc ^= character.charCodeAt(0)
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ POLYNOMIAL : crc >>> 1
  }
  return ~crc >>> 0
}

const checkOf = (body: string): string => inDigits(BigInt(crc32(body)), CHECK_LENGTH)

export const makeApiKey = (mode: KeyMode, random: Uint8Array): string => {
  const value = random.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
  const body = `xd_${mode}_${inDigits(value, SECRET_LENGTH)}`
  return body + checkOf(body)
}

/** Whether a bearer token is meant as an API key at all, rather than a session's token. */
export const looksLikeApiKey = (token: string): boolean => /^xd_(?:live|demo)_/.test(token)

/** Where a key belongs; undefined if it has a typo, or was cut off. */
export const modeOfApiKey = (token: string): KeyMode | undefined => {
  const [, body = '', mode, check] = FORM.exec(token) ?? []
  return mode !== undefined && check === checkOf(body) ? (mode as KeyMode) : undefined
}

/** What is shown of a key once it can't be shown any more. */
export const endOfApiKey = (token: string): string => token.slice(-4)

/** What lists, messages and the log call whoever acts with a key. */
export const apiKeyActor = (keyName: string): string => `API: ${keyName}`

export const KEY_NAME_MAX = 50
export const KEY_ADDRESSES_MAX = 20
/** How long a key lasts unless its maker says otherwise, and at most. */
export const KEY_LASTS_MS = 365 * DAY_MS
export const KEY_LASTS_MOST_MS = 2 * KEY_LASTS_MS
/** After a rotation the secret from before still works this long, so that programs can be changed one after another. */
export const KEY_OVERLAP_MS = 24 * HOUR_MS
export const KEY_CALLS = { most: 600, windowMs: MINUTE_MS } as const

export const KEY_STATES = ['active', 'expired', 'revoked', 'suspended'] as const
export type KeyState = (typeof KEY_STATES)[number]

export const KEY_STATE_LABELS: Readonly<Record<KeyState, string>> = {
  active: 'Active',
  expired: 'Expired',
  revoked: 'Revoked',
  suspended: 'Suspended',
}

/** What a key was given when it was made. */
export interface KeyGrant {
  readonly permissions: readonly string[]
  /** Null for every store its maker may use. */
  readonly storeIDs: readonly number[] | null
}

/** Whoever made a key, as they are now. */
export interface KeyMaker {
  readonly enabled: boolean
  readonly permissions: readonly string[]
}

interface Lived {
  readonly expiresAt: number
  readonly revokedAt: number | null
}

/** Permissions that no key has: it makes neither keys nor users, whatever its maker may do. */
const NEVER_A_KEYS: readonly string[] = ['api-keys', 'users']
export const mayBeAKeys = (permission: string): boolean => !NEVER_A_KEYS.includes(permission)

/** A key never has more than its maker has at this moment. */
export const permissionsOfKey = ({ permissions }: KeyGrant, maker: KeyMaker): string[] =>
  maker.enabled ? permissions.filter((one) => mayBeAKeys(one) && maker.permissions.includes(one)) : []

export const storesOfKey = ({ storeIDs }: KeyGrant, makersStoreIDs: readonly number[]): number[] =>
  makersStoreIDs.filter((storeID) => storeIDs === null || storeIDs.includes(storeID))

/** Suspended while its maker is disabled, may make no keys any more, or has lost every permission it was given. */
export const apiKeyState = (key: Lived & { readonly grant: KeyGrant }, maker: KeyMaker, now: number): KeyState => {
  if (key.revokedAt !== null) return 'revoked'
  if (key.expiresAt <= now) return 'expired'
  const stands =
    maker.enabled && maker.permissions.includes('api-keys') && permissionsOfKey(key.grant, maker).length > 0
  return stands ? 'active' : 'suspended'
}
