import type { Command } from 'commander'
import { CONSENT_KINDS, OPT_OUT_MEANS, type OptOutMeans } from '@xd/core/domain/customer/consent.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { type ServerOptions, withServer } from '#session/server.ts'

type Kind = (typeof CONSENT_KINDS)[number]
type ConsentOptions = OutputOptions &
  ServerOptions & { readonly give?: Kind; readonly withdraw?: Kind; readonly optOut?: OptOutMeans }

export const addTo = (customers: Command): void => {
  const command = customers.command('consent')
  command
    .description('show what a customer agreed to receive, or record what they said')
    .argument('<custID>', 'the customer’s number')
    .addOption(command.createOption('--give <kind>', 'record that they agreed').choices([...CONSENT_KINDS]))
    .addOption(
      command
        .createOption('--withdraw <kind>', 'record that they no longer agree')
        .choices([...CONSENT_KINDS])
        .conflicts('give'),
    )
    .addOption(
      command
        .createOption('--opt-out <means>', 'record how they asked to stop all messages')
        .choices([...OPT_OUT_MEANS])
        .conflicts(['give', 'withdraw']),
    )
    .addHelpText(
      'before',
      `Examples:
  xd customers consent 12
  xd customers consent 12 --give marketing
  xd customers consent 12 --opt-out phone
`,
    )
  withServer(withOutput(command)).action(
    async (custID: string, { give, withdraw, optOut, ...options }: ConsentOptions) => {
      const calls = signedInCalls(options)
      const consentKind = give ?? withdraw
      const answer =
        optOut !== undefined
          ? await calls('customers/consent/opt-out', { custID, means: optOut })
          : consentKind === undefined
            ? await calls('customers/consent/fetch', { custID })
            : await calls('customers/consent/save', { custID, consentKind, given: give !== undefined })
      return show(options, {
        json: answer,
        tables: () => [
          {
            columns: [{ title: 'WHEN' }, { title: 'KIND' }, { title: 'WHAT' }, { title: 'SOURCE' }],
            rows: answer.consents.map(({ at, consentKind: kind, given, source }) => [
              at,
              kind,
              given ? 'given' : 'withdrawn',
              source,
            ]),
          },
        ],
        notes: answer.consents.length === 0 ? ['No consent is recorded.'] : [],
      })
    },
  )
}
