import { LEAD_FILTERS } from '@xd/core/domain/bubble/lead.ts'
import { ANY_FLAG, CONVERSATION_FLAGS } from '@xd/core/domain/conversation/flags.ts'
import { CONVERSATION_STATUSES } from '@xd/core/domain/conversation/status.ts'
import { customerName } from '@xd/core/domain/customer/name.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { count } from '#output/figure.ts'
import { when } from '#output/when.ts'
import { listCommands } from '#session/list-commands.ts'
import { labelIDOf } from '#session/list-options.ts'

export const inboxCommands = (noun: string) =>
  listCommands('inbox/list', {
    description: 'conversations, newest activity first',
    text: 'name, phone or text to search for',
    filters: {
      store: true,
      status: { words: 'only with this status (default: active)', choices: [...CONVERSATION_STATUSES, 'all'] },
      flag: { choices: [ANY_FLAG, ...CONVERSATION_FLAGS] },
      label: { read: (calls, label) => labelIDOf(calls, 'conversation', label) },
      assigned: { choices: ['any', 'me', 'none'] },
      channel: { words: 'web: only those with a website chat', choices: ['any', 'web'] },
      lead: { words: 'by the status of their last quote request', choices: ['any', ...LEAD_FILTERS] },
      unread: true,
    },
    examples: [
      `xd ${noun} list --unread`,
      `xd ${noun} list --store "Main St" --label "Follow up"`,
      `xd ${noun} list --channel web --lead open`,
      `xd ${noun} list --status archived --limit 50 --json=convo,messageBody`,
    ],
    usual: 10,
    rows: 'messages',
    table: (messages) => ({
      columns: [
        { title: 'CONVO', align: 'right' },
        { title: 'CUSTOMER' },
        { title: 'PHONE', whole: true, spare: 2 },
        { title: 'STORE', spare: 1 },
        { title: 'UNREAD', align: 'right' },
        { title: 'FLAG', spare: 3 },
        { title: 'LAST' },
        { title: 'MESSAGE' },
      ],
      rows: messages.map(({ convo, customer, store, messageDate, messageBody, messageDirection }) => [
        String(convo.convoID),
        customerName(customer),
        formatPhone(customer.custPhone),
        store.storeAbbr,
        convo.convoUnread > 0 ? count(convo.convoUnread) : '',
        convo.convoFlag === 'none' ? '' : convo.convoFlag,
        when(messageDate),
        `${messageDirection === 'out' ? '→ ' : ''}${messageBody}`,
      ]),
    }),
    none: 'No conversations match.',
    file: {
      name: 'inbox',
      description: 'export conversations as CSV, filtered like the list',
      examples: ['xd inbox export --unread --out unread.csv'],
    },
  })

export const { list, exportCSV } = inboxCommands('inbox')
