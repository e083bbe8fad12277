// Password rules: long, and not among the first guesses (NIST SP 800-63B, 5.1.1.2: length and a list of common ones, no
// rules about kinds of characters). The server's estimate (services/users/guessable.ts) catches leaked passwords,
// keyboard runs and repeats; its list is too large for a browser.
import { COMMON_PASSWORDS } from './common-passwords.table.ts'

export const PASSWORD_MIN = 12
export const PASSWORD_MAX = 1000

export const PASSWORD_ERRORS = {
  short: `Use at least ${PASSWORD_MIN} characters`,
  long: `Use at most ${PASSWORD_MAX} characters`,
  common: 'This password is too easy to guess. Try a few unrelated words.',
  name: 'Don’t use your email address or name as your password',
} as const

/** Words people start a password with, before digits or other words. */
const WORDS =
  /^(?:password|passw0rd|p@ssw0rd|p@ssword|welcome|letmein|iloveyou|qwerty|admin(?:istrator)?|monkey|dragon|football|baseball|basketball|sunshine|princess|superman|batman|changeme|default|secret|master|shadow|summer|winter|spring|autumn|pawn(?:shop)?|loan|gold|silver|store|xdbackoffice|\d|[!?.@#$*_-])+$/
const isCommon = (password: string): boolean => {
  const folded = password.toLowerCase()
  return COMMON_PASSWORDS.includes(folded.replace(/[^a-z0-9]/g, '')) || WORDS.test(folded)
}

const ownNames = (names: readonly string[]): string[] =>
  names.flatMap((name) => [name, name.split('@', 1)[0]!]).map((name) => name.trim().toLowerCase())

/** The problem with a password for a user with these names, or null. */
export const passwordProblem = (password: string, names: readonly string[] = []): string | null => {
  if (Array.from(password).length < PASSWORD_MIN) return PASSWORD_ERRORS.short
  if (password.length > PASSWORD_MAX) return PASSWORD_ERRORS.long
  const folded = password.toLowerCase().replace(/[\d\W_]+$/, '')
  const isName = ownNames(names).some((name) => name !== '' && (password.toLowerCase() === name || folded === name))
  if (isName) return PASSWORD_ERRORS.name
  return isCommon(password) ? PASSWORD_ERRORS.common : null
}
