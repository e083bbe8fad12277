import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { type ServerOptions, serverOf, withServer } from '#session/server.ts'

export const addTo = (program: Command): void => {
  const command = program
    .command('whoami')
    .description('who is signed in, for which company')
    .addHelpText(
      'before',
      `Examples:
  xd whoami
  xd whoami --jq .company.companyName
`,
    )
  withServer(withOutput(command)).action(async (options: OutputOptions & ServerOptions) => {
    const { user, company, session, mode, version } = await signedInCalls(options)('auth/info', {})
    const server = serverOf(options)
    const { impersonatedBy } = session
    return show(options, {
      json: { user, company, session, mode, version, server },
      tables: () => [
        {
          columns: [{ title: '' }, { title: '', whole: true }],
          rows: [
            ['User', `${user.userUsername}${user.userIsXDACCT ? ' (XD Support)' : ''}`],
            ['Company', `${company.companyName} (${company.companyID})`],
            ['Stores', user.userAllowedStoreIDs.join(', ')],
            ['Permissions', user.userPermissions.join(', ')],
            ['Server', `${server}, ${mode}, version ${version}`],
            ['Session until', session.expires],
            ...(impersonatedBy
              ? [
                  [
                    'Support visit by',
                    `${impersonatedBy.userUsername} of ${impersonatedBy.companyName}${impersonatedBy.readOnly ? ', read-only' : ''}`,
                  ],
                ]
              : []),
          ],
        },
      ],
    })
  })
}
