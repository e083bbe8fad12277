import { act } from '#domain/activity/act.ts'
import { type Says, oneOf, quoted, unsaid } from '#domain/activity/phrases.ts'
import { ACCOUNT_OF, WITH_SECRET_KEY } from './users.ts'

const PASSKEY: Says = { user: unsaid, passkey: quoted }

export const signIn = {
  login: act('Signed in'),
  'login-failed': act('Wrong password'),
  'password-change': act('Changed their password', ACCOUNT_OF),
  'password-forgotten': act('Asked to reset their password'),
  'password-link': act('Created a password reset link', WITH_SECRET_KEY),
  'password-reset': act('Reset their password', ACCOUNT_OF),
  'passkey-add': act('Added a passkey', PASSKEY),
  'passkey-remove': act('Removed a passkey', PASSKEY),
  'recovery-code-use': act('Used a recovery code', { user: unsaid, left: (value) => `${String(value)} left` }),
  'recovery-codes-new': act('Created new recovery codes', ACCOUNT_OF),
  'second-factor-failed': act('Wrong second factor', {
    given: oneOf({ totp: 'a code', recoveryCode: 'a recovery code', passkey: 'a passkey' }),
  }),
  'second-factor-reset': act('Reset a second factor', { ...ACCOUNT_OF, ...WITH_SECRET_KEY }),
  'sessions-end': act('Signed out other sessions', ACCOUNT_OF),
  'totp-add': act('Set up an authenticator app', ACCOUNT_OF),
  'totp-remove': act('Removed an authenticator app', ACCOUNT_OF),
}
