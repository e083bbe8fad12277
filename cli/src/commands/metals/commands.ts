import type { AddTo } from '#commands/nouns.ts'
import { addTo as convert } from './convert.ts'
import { addTo as melt } from './melt.ts'

export const commands: readonly AddTo[] = [convert, melt]
