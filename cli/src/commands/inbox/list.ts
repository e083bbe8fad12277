import type { Command } from 'commander'
import { LEAD_FILTERS, type LeadFilter } from '@xd/core/domain/bubble/lead.ts'
import { ANY_FLAG, CONVERSATION_FLAGS } from '@xd/core/domain/conversation/flags.ts'
import { CONVERSATION_STATUSES } from '@xd/core/domain/conversation/status.ts'
import { customerName } from '@xd/core/domain/customer/name.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { count } from '#output/figure.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { when } from '#output/when.ts'
import { signedInCalls } from '#session/client.ts'
import { labelIDOf, type SearchOptions, searchOf, withPages, withStore } from '#session/list-options.ts'
import { gatherPages, readLimit } from '#session/pages.ts'
import { type ServerOptions, withServer } from '#session/server.ts'

interface ListOptions extends OutputOptions, ServerOptions, SearchOptions {
  readonly flag?: string
  readonly label?: string
  readonly assigned?: 'me' | 'none' | 'any'
  readonly unread?: boolean
  readonly channel?: 'any' | 'web'
  readonly lead?: 'any' | LeadFilter
}

/** Spec 1 §9. */
const PAGE = 10

export const addTo = (inbox: Command): void => {
  const command = inbox
    .command('list')
    .description('conversations, newest activity first')
    .argument('[text]', 'name, phone or text to look for')
    .addHelpText(
      'before',
      `Examples:
  xd inbox list --unread
  xd inbox list --store "Main St" --label VIP
  xd inbox list --channel web --lead open
  xd inbox list --status archived --limit 50 --json=convo,messageBody
`,
    )
  withStore(command)
    .addOption(
      command.createOption('--status <status>', '(default: active)').choices([...CONVERSATION_STATUSES, 'all']),
    )
    .addOption(command.createOption('--flag <flag>', 'only with this flag').choices([ANY_FLAG, ...CONVERSATION_FLAGS]))
    .option('--label <label>', 'only with this label: its name or number')
    .addOption(command.createOption('--assigned <whom>', 'to whom').choices(['any', 'me', 'none']))
    .addOption(command.createOption('--channel <channel>', 'web: with a chat on your website').choices(['any', 'web']))
    .addOption(
      command
        .createOption('--lead <status>', 'whose last quote request from your website is this')
        .choices(['any', ...LEAD_FILTERS]),
    )
    .option('--unread', 'only those with something unread')
  withServer(withPages(withOutput(command), PAGE)).action(async (text: string | undefined, options: ListOptions) => {
    const calls = signedInCalls(options)
    const { flag, label, assigned, unread, channel, lead } = options
    const search = {
      ...(await searchOf(calls, text, options)),
      ...(flag === undefined ? {} : { flag }),
      ...(label === undefined ? {} : { label: await labelIDOf(calls, 'conversation', label) }),
      ...(assigned === undefined ? {} : { assigned }),
      ...(unread ? { unread } : {}),
      ...(channel === undefined ? {} : { channel }),
      ...(lead === undefined ? {} : { lead }),
    }
    const { items, nextCursor } = await gatherPages(readLimit(options, PAGE), async (perPage, cursor) => {
      const page = await calls('inbox/list', { search: { ...search, perPage, cursor } })
      return { items: page.messages, nextCursor: page.nextCursor }
    })
    return show(options, {
      json: items,
      tables: () => [
        {
          columns: [
            { title: 'CONVO', align: 'right' },
            { title: 'CUSTOMER' },
            { title: 'PHONE', whole: true },
            { title: 'STORE' },
            { title: 'UNREAD', align: 'right' },
            { title: 'FLAG' },
            { title: 'LAST' },
            { title: 'MESSAGE' },
          ],
          rows: items.map(({ convo, customer, store, messageDate, messageBody, messageDirection }) => [
            String(convo.convoID),
            customerName(customer),
            formatPhone(customer.custPhone),
            store.storeAbbr,
            convo.convoUnread > 0 ? count(convo.convoUnread) : '',
            convo.convoFlag === 'none' ? '' : convo.convoFlag,
            when(messageDate),
            `${messageDirection === 'out' ? '→ ' : ''}${messageBody}`,
          ]),
        },
      ],
      notes:
        items.length === 0
          ? ['No conversations match.']
          : nextCursor === null
            ? []
            : ['More available: add --limit COUNT or --all.'],
    })
  })
}
