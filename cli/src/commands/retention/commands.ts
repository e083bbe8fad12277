import type { AddTo } from '#commands/nouns.ts'
import { addTo as preview } from './preview.ts'
import { addTo as save } from './save.ts'
import { addTo as show } from './show.ts'

export const commands: readonly AddTo[] = [show, preview, save]
