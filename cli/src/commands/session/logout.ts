import type { Command } from 'commander'
import { callsOf } from '#session/client.ts'
import { readProfile, removeProfile } from '#session/profile.ts'
import { profileName, type ServerOptions, withServer } from '#session/server.ts'

export const addTo = (program: Command): void => {
  withServer(
    program
      .command('logout')
      .description('sign out')
      .addHelpText(
        'before',
        `Examples:
  xd logout
  xd logout --profile office
`,
      ),
  ).action(async (options: ServerOptions) => {
    const name = profileName(options)
    const profile = readProfile(name)
    if (!profile) {
      process.stderr.write('You are not signed in.\n')
      return
    }
    // Removed here in any case: a session that the server no longer knows is over too.
    removeProfile(name)
    await callsOf(profile.server, profile.token)('auth/logout', {}).catch(() => undefined)
    process.stderr.write(`Signed out of ${profile.server}.\n`)
  })
}
