import { randomBytes, randomInt } from 'node:crypto'
import { RECOVERY_CODES } from '@xd/core/domain/access/second-factor.ts'
import { hashWithSalt } from '#services/password.ts'

/** Without characters that look alike on paper: 31^16 is 79 bits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 4
const SALT_BYTES = 16

const newCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUPS }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  ).join('-')

/** Accepts any spacing and case. */
const plain = (typed: string): string => typed.toLowerCase().replace(/[^a-z0-9]/g, '')

/** With one salt per user, trying a code costs one hash, not ten. */
export const hashCode = (typed: string, salt: string): Promise<string> =>
  hashWithSalt(plain(typed), Buffer.from(salt, 'base64url'))

/** Ten codes, as shown once and as stored. */
export const makeRecoveryCodes = async () => {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode)
  const salt = randomBytes(SALT_BYTES).toString('base64url')
  return { codes, kept: { salt, hashes: await Promise.all(codes.map((code) => hashCode(code, salt))) } }
}
