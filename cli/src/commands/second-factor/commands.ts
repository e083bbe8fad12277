import type { AddTo } from '#commands/nouns.ts'
import { addTo as codes } from './codes.ts'
import { addTo as confirm } from './confirm.ts'
import { addTo as remove } from './remove.ts'
import { addTo as showFactor } from './show.ts'
import { addTo as start } from './start.ts'

export const commands: readonly AddTo[] = [showFactor, start, confirm, remove, codes]
