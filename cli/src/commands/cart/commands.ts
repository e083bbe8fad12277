import type { AddTo } from '#commands/nouns.ts'
import { addTo as accept } from './accept.ts'
import { addTo as add } from './add.ts'
import { addTo as remove } from './remove.ts'
import { addTo as show } from './show.ts'

export const commands: readonly AddTo[] = [show, add, remove, accept]
