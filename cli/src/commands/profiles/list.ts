import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { currentProfile, isOver, profileNames, readProfile } from '#session/profile.ts'

export const addTo = (profiles: Command): void => {
  withOutput(
    profiles
      .command('list')
      .description('sign-ins saved on this computer')
      .addHelpText(
        'before',
        `Examples:
  xd profiles list
`,
      ),
  ).action((options: OutputOptions) => {
    const current = currentProfile()
    const listed = profileNames().flatMap((name) => {
      const profile = readProfile(name)
      return profile
        ? [
            {
              name,
              current: name === current,
              server: profile.server,
              username: profile.username,
              visiting: profile.visit && !isOver(profile.visit) ? profile.visit.companyName : null,
            },
          ]
        : []
    })
    return show(options, {
      json: listed,
      tables: () => [
        {
          columns: [{ title: '' }, { title: 'PROFILE' }, { title: 'USER' }, { title: 'SERVER' }, { title: 'VISITING' }],
          rows: listed.map((profile) => [
            profile.current ? '*' : '',
            profile.name,
            profile.username,
            profile.server,
            profile.visiting ?? '',
          ]),
        },
      ],
      notes: listed.length === 0 ? ['Nobody is signed in. To sign in: xd login'] : [],
    })
  })
}
