import type { Command } from 'commander'
import { parseTicketList } from '@xd/core/domain/ticket/ticket-list.ts'
import { invalidInput } from '#output/failure.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'

export const addTo = (ticket: Command): void => {
  const command = ticket
    .command('check')
    .description('check a list of ticket numbers and show how it is stored')
    .addHelpText(
      'before',
      `Examples:
  xd ticket check '10233, 10234'
`,
    )
    .argument('<tickets>', 'tickets, separated by commas or spaces')
  withOutput(command).action((text: string, options: OutputOptions) => {
    const list = parseTicketList(text)
    if (!list.ok) throw invalidInput(list.reason)
    return show(options, {
      json: list.tickets,
      tables: () => [{ columns: [{ title: 'TICKET' }], rows: list.tickets.map((number) => [number]) }],
    })
  })
}
