import type { Command } from 'commander'
import { CONVERSATION_FLAGS } from '@xd/core/domain/conversation/flags.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { invalidInput } from '#output/failure.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { when } from '#output/when.ts'
import { signedInCalls } from '#session/client.ts'
import { type SearchOptions, searchOf, withPages } from '#session/list-options.ts'
import { gatherPages, readLimit } from '#session/pages.ts'
import { type ServerOptions, withServer } from '#session/server.ts'

interface ListOptions extends OutputOptions, ServerOptions, SearchOptions {
  readonly flag?: string
  readonly unread?: boolean
}

/** Spec 1 §9. */
const PAGE = 10

export const addTo = (inbox: Command): void => {
  const command = inbox
    .command('list')
    .description('conversations, newest activity first')
    .argument('[text]', 'name, phone or text to look for')
    .option('--store <id>', 'of one store')
    .option('--status <status>', 'active or archived (default: active)')
    .option('--flag <flag>', `any, ${CONVERSATION_FLAGS.join(', ')}`)
    .option('--unread', 'only those with something unread')
    .addHelpText('before', `Examples:
  xd inbox list --unread
  xd inbox list --store 3 --status archived --limit 50 --json
`)
  withServer(withPages(withOutput(command), PAGE)).action(async (text: string | undefined, options: ListOptions) => {
    if (options.flag !== undefined && options.flag !== 'any' && !(CONVERSATION_FLAGS as readonly string[]).includes(options.flag)) {
      throw invalidInput(`--flag takes any, ${CONVERSATION_FLAGS.join(', ')}`)
    }
    const calls = signedInCalls(options)
    const search = {
      ...searchOf(text, options), ...(options.flag === undefined ? {} : { flag: options.flag }), ...(options.unread ? { unread: true } : {}),
    }
    const { items, nextCursor } = await gatherPages(readLimit(options, PAGE), async (perPage, cursor) => {
      const page = await calls('inbox/list', { search: { ...search, perPage, cursor } })
      return { items: page.messages, nextCursor: page.nextCursor }
    })
    show(options, {
      json: items,
      tables: () => [{
        columns: [{ title: 'CONVO', align: 'right' }, { title: 'CUSTOMER' }, { title: 'PHONE' }, { title: 'STORE' }, { title: 'UNREAD', align: 'right' }, { title: 'FLAG' }, { title: 'LAST' }, { title: 'MESSAGE' }],
        rows: items.map(({ convo, customer, store, messageDate, messageBody, messageDirection }) => [
          String(convo.convoID), `${customer.custLastName}, ${customer.custFirstName}`, formatPhone(customer.custPhone), store.storeAbbr,
          convo.convoUnread > 0 ? String(convo.convoUnread) : '', convo.convoFlag === 'none' ? '' : convo.convoFlag, when(messageDate),
          `${messageDirection === 'out' ? '→ ' : ''}${messageBody}`,
        ]),
      }],
      notes: items.length === 0 ? ['No conversations match.'] : nextCursor === null ? [] : ['There are more: --limit COUNT or --all.'],
    })
  })
}
