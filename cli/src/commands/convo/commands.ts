import type { AddTo } from '#commands/nouns.ts'
import { inboxCommands } from '#commands/inbox/list.ts'
import { addTo as send } from './send.ts'
import { addTo as show } from './show.ts'

export const commands: readonly AddTo[] = [inboxCommands('convo').list, show, send]
