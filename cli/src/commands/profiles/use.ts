import type { Command } from 'commander'
import { exitCode } from '#output/exit-code.ts'
import { Failure } from '#output/failure.ts'
import { didYouMean } from '#output/similar.ts'
import { profileNames, useProfile } from '#session/profile.ts'

export const addTo = (profiles: Command): void => {
  profiles
    .command('use')
    .description('choose the sign-in to use by default')
    .argument('<name>', 'its name')
    .addHelpText(
      'before',
      `Examples:
  xd login owner@goldenpledge.test --profile owner
  xd profiles use owner
`,
    )
    .action((name: string) => {
      const names = profileNames()
      if (!names.includes(name))
        throw new Failure(
          `There is no profile ${name}.${didYouMean(name, names)}`,
          exitCode.notFound,
          'xd profiles list',
        )
      useProfile(name)
      process.stderr.write(`Now using ${name}.\n`)
    })
}
