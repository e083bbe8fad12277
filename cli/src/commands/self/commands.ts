import type { AddTo } from '#commands/nouns.ts'
import { addTo as fetch } from './fetch.ts'
import { addTo as list } from './list.ts'
import { addTo as save } from './save.ts'

export const commands: readonly AddTo[] = [list, fetch, save]
