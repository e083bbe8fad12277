import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { type OverrideOptions, withOverride } from '#session/override.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { underKey } from '#session/under-key.ts'
import { paymentDetail } from './table.ts'

export const addTo = (payments: Command): void => {
  const command = payments
    .command('resend')
    .description('text an unpaid request again')
    .argument('<paymentKey>', 'the request’s key, from its link')
    .option('--key <key>', 'your own key; reusing it never texts twice (default: a new one)')
    .option('--force', 'even if a colleague has just sent it')
    .addHelpText(
      'before',
      `Examples:
  xd payments resend KEY
`,
    )
  withServer(withOutput(withOverride(command))).action(
    async (
      paymentKey: string,
      options: OutputOptions & ServerOptions & OverrideOptions & { readonly key?: string; readonly force?: boolean },
    ) => {
      const calls = signedInCalls(options)
      const { payment } = await underKey(options.key, (clientMessageID) =>
        calls('payments/resend', {
          paymentKey,
          clientMessageID,
          overrideReason: options.overrideReason,
          ...(options.force && { force: true }),
        }),
      )
      return show(options, { json: payment, tables: () => [paymentDetail(payment)] })
    },
  )
}
