// The format of an API key, and what it may do. `xd_live_` or `xd_demo_` says where it belongs, so that secret scanners
// recognize it; then come 43 random letters and digits (256 bits), then six that check the rest, so a mistyped or
// truncated key is recognized without asking the database.
import type { Can } from './can.ts'
import { mayGive, type Standing, withHidden } from './manage-users.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/spans.ts'

export type KeyMode = 'live' | 'demo'

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const SECRET_LENGTH = 43
const CHECK_LENGTH = 6
/** Random bytes in a key. */
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

/** CRC-32 (ISO-HDLC) of plain ASCII: a check for typos, not a secret. */
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

/** Whether a bearer token is an API key rather than a session's token. */
export const looksLikeApiKey = (token: string): boolean => /^xd_(?:live|demo)_/.test(token)

/** Where a key belongs; undefined if it is mistyped or truncated. */
export const modeOfApiKey = (token: string): KeyMode | undefined => {
  const [, body = '', mode, check] = FORM.exec(token) ?? []
  return mode !== undefined && check === checkOf(body) ? (mode as KeyMode) : undefined
}

/** The part of a key still shown when the key itself is not. */
export const endOfApiKey = (token: string): string => token.slice(-4)

/** The name that lists, messages and the log show for actions with a key. */
export const apiKeyActor = (keyName: string): string => `API: ${keyName}`

export const KEY_NAME_MAX = 50
export const KEY_ADDRESSES_MAX = 20
/** How long a key lasts by default, and the maximum. */
export const KEY_LASTS_MS = 365 * DAY_MS
export const KEY_LASTS_MOST_MS = 2 * KEY_LASTS_MS
/** After a rotation the previous secret still works this long, so that programs can be switched over one by one. */
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

/** The permissions a key was given when it was made. */
export interface KeyGrant {
  readonly permissions: readonly string[]
  /** Null for every store its maker may use. */
  readonly storeIDs: readonly number[] | null
}

/** A key's maker, as of now. */
export interface KeyMaker {
  readonly enabled: boolean
  readonly permissions: readonly string[]
}

/** The requested edit of a key. */
export interface WantedGrant {
  readonly permissions: readonly string[]
  /** Undefined leaves the stores as they are. */
  readonly storeIDs: readonly number[] | null | undefined
}

/** The person who edits a key; `isMaker` if the key is their own. */
interface KeyEditor extends Standing {
  readonly isMaker: boolean
}

/**
 * A key's grant after an edit. "Every store" means the maker's, so only its maker, or a user who has every store, can
 * widen a key to that. An editor does not take away what they don't have themselves: renaming another's key changes
 * nothing else.
 */
export const editedGrant = (
  editor: KeyEditor,
  { permissions, storeIDs }: WantedGrant,
  before: KeyGrant,
  makersStoreIDs: readonly number[],
): KeyGrant => ({
  permissions: withHidden(permissions, before.permissions, editor.permissions),
  storeIDs:
    storeIDs === undefined
      ? before.storeIDs
      : storeIDs && withHidden(storeIDs, before.storeIDs ?? makersStoreIDs, editor.storeIDs),
})

/** Whether a user may give a key this much. A new key's maker is its editor. */
export const mayGiveKey = (
  editor: KeyEditor,
  grant: KeyGrant,
  before?: KeyGrant,
  makersStoreIDs: readonly number[] = [],
): Can => {
  const standing = (
    { permissions, storeIDs }: KeyGrant,
    ofMaker: readonly number[],
    everyStore: boolean,
  ): Standing => ({
    permissions,
    storeIDs: storeIDs ?? ofMaker,
    allStores: storeIDs === null && everyStore,
  })
  return mayGive(editor, standing(grant, [], !editor.isMaker), before && standing(before, makersStoreIDs, true))
}

interface Lived {
  readonly expiresAt: number
  readonly revokedAt: number | null
}

/** Permissions no key has: keys create neither keys nor users, whatever their maker's permissions. */
const NEVER_A_KEYS: readonly string[] = ['api-keys', 'users']
export const mayBeAKeys = (permission: string): boolean => !NEVER_A_KEYS.includes(permission)

/** A key never has more permissions than its maker has right now. */
export const permissionsOfKey = ({ permissions }: KeyGrant, maker: KeyMaker): string[] =>
  maker.enabled ? permissions.filter((one) => mayBeAKeys(one) && maker.permissions.includes(one)) : []

export const storesOfKey = ({ storeIDs }: KeyGrant, makersStoreIDs: readonly number[]): number[] =>
  makersStoreIDs.filter((storeID) => storeIDs === null || storeIDs.includes(storeID))

/** Suspended while its maker is disabled, can't make keys, or has lost every permission the key was given. */
export const apiKeyState = (key: Lived & { readonly grant: KeyGrant }, maker: KeyMaker, now: number): KeyState => {
  if (key.revokedAt !== null) return 'revoked'
  if (key.expiresAt <= now) return 'expired'
  const stands =
    maker.enabled && maker.permissions.includes('api-keys') && permissionsOfKey(key.grant, maker).length > 0
  return stands ? 'active' : 'suspended'
}
