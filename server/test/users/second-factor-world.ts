import { Secret, TOTP } from 'otpauth'
import type { CallClient } from '@xd/core/client/call-client.ts'
import type { Booted } from '@xd/fixtures/boot.ts'
import { DEMO_PASSWORD } from '@xd/fixtures/demo/password.ts'

const STEP_MS = 30_000

/** The code an app shows for a secret, now or some steps from now. */
export const codeOf = (secret: string, steps = 0): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * STEP_MS })

/** Six digits that are not a current code. */
export const wrongCode = (secret: string): string => {
  const good = [-1, 0, 1].map((steps) => codeOf(secret, steps))
  return ['000000', '111111', '222222', '333333'].find((code) => !good.includes(code))!
}

export const secondFactorWorld = ({ call, connection, sandbox }: Booted) => ({
  login: (name: string, more: object = {}) =>
    call('auth/login', {
      username: name.includes('@') ? name : `${name}@goldenpledge.test`,
      password: DEMO_PASSWORD,
      bearer: true,
      ...more,
    }),
  /** Sets up an app for codes. Returns its secret and the recovery codes. */
  setUp: async (user: CallClient) => {
    const { secret } = await user('auth/second-factor/start', {})
    // The code before this one, so that the current ones are still unused.
    const { recoveryCodes } = await user('auth/second-factor/confirm', { code: codeOf(secret, -1) })
    return { secret, recoveryCodes: recoveryCodes! }
  },
  /** Nobody has a second factor any more, and no attempt is counted. */
  clear: async () => {
    for (const table of ['user_totp', 'user_passkeys', 'user_recovery_codes', 'rate_limits'] as const)
      await connection.writes.deleteFrom(table).execute()
    await connection.writes.updateTable('users').set({ userSecondFactor: 0 }).execute()
  },
  /** As if the newest code had been used long ago. */
  forgetCodes: () => connection.writes.updateTable('user_totp').set({ lastStep: 0 }).execute(),
  /** As if the last confirmation was so long ago. */
  confirmedAgo: (ms: number) =>
    connection.writes
      .updateTable('sessions')
      .set({ confirmedAt: Date.now() - ms })
      .execute(),
  mailTo: async (name: string) =>
    (
      await sandbox<{ messages: { subject: string; text: string }[] }>('/mail/messages', {
        address: `${name}@goldenpledge.test`,
      })
    ).messages,
})
