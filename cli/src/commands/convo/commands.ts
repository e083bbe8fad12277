import type { Noun } from '#commands/nouns.ts'
import { inboxCommands } from '#commands/inbox/list.ts'
import { addTo as send } from './send.ts'
import { addTo as show } from './show.ts'

export const noun: Noun = {
  group: 'company',
  needs: 'messages',
  summary: 'read and reply to one conversation',
  commands: [inboxCommands('convo').list, show, send],
}
