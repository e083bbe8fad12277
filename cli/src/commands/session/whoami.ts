import type { Command } from 'commander'
import { facts } from '#output/table.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { instant } from '#output/when.ts'
import { signedInCalls } from '#session/client.ts'
import { type ServerOptions, serverOf, withServer } from '#session/server.ts'

export const addTo = (program: Command): void => {
  const command = program
    .command('whoami')
    .description('show who is signed in, and to which company')
    .addHelpText(
      'before',
      `Examples:
  xd whoami
  xd whoami --jq .company.companyName
`,
    )
  withServer(withOutput(command)).action(async (options: OutputOptions & ServerOptions) => {
    const calls = signedInCalls(options)
    const { user, company, session, mode, version } = await calls('auth/info', {})
    // The server refuses this to users who must first set up a second factor.
    const listed = await calls('stores/list', {}).catch(() => undefined)
    const server = serverOf(options)
    const { impersonatedBy } = session
    return show(options, {
      json: { user, company, session, mode, version, server },
      tables: () => [
        facts([
          ['User', `${user.userUsername}${user.userIsXDACCT ? ' (XD Support)' : ''}`],
          ['Company', `${company.companyName} (${company.companyID})`],
          ['Stores', (listed?.stores.map(({ storeName }) => storeName) ?? user.userAllowedStoreIDs).join(', ')],
          ['Permissions', user.userPermissions.join(', ')],
          ['Server', `${server}, ${mode}, version ${version}`],
          ['Signed in until', instant(session.expires)],
          ...(impersonatedBy
            ? [
                [
                  'Support visit by',
                  `${impersonatedBy.userUsername} of ${impersonatedBy.companyName}${impersonatedBy.readOnly ? ', view only' : ''}`,
                ] as const,
              ]
            : []),
        ]),
      ],
    })
  })
}
