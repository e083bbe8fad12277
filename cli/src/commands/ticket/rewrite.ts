import type { Command } from 'commander'
import { canUseRange, rewriteBatch } from '@xd/core/domain/ticket/rewrite.ts'
import { parseTicketList } from '@xd/core/domain/ticket/ticket-list.ts'
import { invalidInput } from '#output/failure.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { wholeNumber } from '#session/whole-number.ts'

interface RewriteOptions extends OutputOptions {
  readonly prefix: string
  readonly from: string
  readonly to: string
  readonly next?: string
}

export const addTo = (ticket: Command): void => {
  const command = ticket
    .command('rewrite')
    .description('give tickets their new numbers from a reserved range')
    .argument('<tickets>', 'up to 99 tickets, separated by commas or spaces')
    .requiredOption('--from <number>', 'the first number of the range')
    .requiredOption('--to <number>', 'the last number of the range')
    .option('--next <number>', 'the next free number (default: the first of the range)')
    .option('--prefix <text>', 'the prefix of the new numbers', '')
    .addHelpText(
      'before',
      `Examples:
  xd ticket rewrite "10233, 10234" --prefix P --from 500 --to 599
`,
    )
  withOutput(command).action((text: string, options: RewriteOptions) => {
    const list = parseTicketList(text)
    if (!list.ok) throw invalidInput(list.reason)
    const from = wholeNumber('from', options.from)
    const range = {
      prefix: options.prefix,
      from,
      to: wholeNumber('to', options.to),
      next: wholeNumber('next', options.next) ?? from,
    }
    const usable = canUseRange(range)
    if (!usable.ok) throw invalidInput(usable.reason)
    const batch = rewriteBatch(list.tickets, range)
    if (!batch.ok) throw invalidInput(batch.reason)
    return show(options, {
      json: { items: batch.items, next: batch.next },
      tables: () => [
        {
          columns: [{ title: 'OLD' }, { title: 'NEW' }],
          rows: batch.items.map(({ oldTicket, newTicket }) => [oldTicket, newTicket]),
        },
      ],
    })
  })
}
