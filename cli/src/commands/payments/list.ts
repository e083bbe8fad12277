import type { Command } from 'commander'
import { PAYMENT_STATUSES } from '@xd/core/domain/payment/status.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { type SearchOptions, searchOf, withPages, withStore } from '#session/list-options.ts'
import { gatherPages, readLimit } from '#session/pages.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { paymentList } from './table.ts'

interface ListOptions extends OutputOptions, ServerOptions, SearchOptions {
  readonly from?: string
  readonly to?: string
}

/** Spec 1 §9. */
const PAGE = 25

export const addTo = (payments: Command): void => {
  const command = payments
    .command('list')
    .description('payment requests, newest first')
    .argument('[text]', 'name, phone, ticket or memo to look for')
    .addHelpText('before', `Examples:
  xd payments list --status sent
  xd payments list --store MAIN --from 2026-11-01 --to 2026-11-30 --all --json
`)
  withStore(command)
    .addOption(command.createOption('--status <status>', '(default: all)').choices(['all', ...PAYMENT_STATUSES, 'expired']))
    .option('--from <day>', 'from this day on')
    .option('--to <day>', 'up to this day')
  withServer(withPages(withOutput(command), PAGE)).action(async (text: string | undefined, options: ListOptions) => {
    const calls = signedInCalls(options)
    const search = {
      ...(await searchOf(calls, text, options)),
      ...(options.from === undefined ? {} : { dateStart: options.from }),
      ...(options.to === undefined ? {} : { dateEnd: options.to }),
    }
    const { items, nextCursor } = await gatherPages(readLimit(options, PAGE), async (perPage, cursor) => {
      const page = await calls('payments/list', { search: { ...search, perPage, cursor } })
      return { items: page.payments, nextCursor: page.nextCursor }
    })
    return show(options, {
      json: items,
      tables: () => [paymentList(items)],
      notes: items.length === 0 ? ['No payments match.'] : nextCursor === null ? [] : ['There are more: --limit COUNT or --all.'],
    })
  })
}
