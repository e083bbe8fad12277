import { hash, hashRaw, verify } from '@node-rs/argon2'

// OWASP's argon2id parameters: 19 MiB, two passes, one lane.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS)

/** For secrets that are looked up by their hash. */
export const hashWithSalt = async (secret: string, salt: Uint8Array): Promise<string> =>
  (await hashRaw(secret, { ...OPTIONS, salt })).toString('base64url')

let decoy: Promise<string> | undefined

/** Checks a password. For an unknown user (`undefined`), it takes the same time and fails. */
export const verifyPassword = async (passwordHash: string | undefined, password: string): Promise<boolean> => {
  decoy ??= hashPassword('a password that nobody has')
  const matches = await verify(passwordHash ?? (await decoy), password)
  return matches && passwordHash !== undefined
}
