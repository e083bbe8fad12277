import type { Command } from 'commander'
import { usageFailure } from '#output/failure.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { visitTable } from './visit-table.ts'

interface AnswerOptions extends OutputOptions, ServerOptions {
  readonly allow?: true
  readonly refuse?: true
}

export const addTo = (activity: Command): void => {
  const command = activity
    .command('answer-visit')
    .description('allow or refuse XD Support’s request to make changes on a visit')
    .argument('<visit>', 'the visit’s ID')
    .option('--allow', 'let them make changes until the visit ends')
    .option('--refuse', 'keep the visit view only')
    .addHelpText(
      'before',
      `Examples:
  xd activity visits
  xd activity answer-visit 3 --allow
`,
    )
  withServer(withOutput(command)).action(async (visitID: string, options: AnswerOptions) => {
    if ((options.allow === undefined) === (options.refuse === undefined))
      throw usageFailure('xd activity answer-visit needs --allow or --refuse')
    const allow = options.allow === true
    const { visit } = await signedInCalls(options)('settings/activity/visits/answer', { visitID, allow })
    const answered = visit.approval === (allow ? 'allowed' : 'refused')
    return show(options, {
      json: visit,
      tables: () => [visitTable([visit])],
      notes: answered ? [] : ['This visit isn’t waiting for an answer. Nothing was changed.'],
    })
  })
}
