import type { Command } from 'commander'
import { callCommand } from '#session/call-command.ts'
import { type OverrideOptions, withOverride } from '#session/override.ts'
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
  callCommand(
    withOverride(command),
    async (
      calls,
      paymentKey: string,
      options: OverrideOptions & { readonly key?: string; readonly force?: boolean },
    ) => {
      const { payment } = await underKey(options.key, (clientMessageID) =>
        calls('payments/resend', {
          paymentKey,
          clientMessageID,
          overrideReason: options.overrideReason,
          ...(options.force && { force: true }),
        }),
      )
      return { json: payment, tables: () => [paymentDetail(payment)] }
    },
  )
}
