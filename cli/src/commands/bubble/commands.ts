import type { AddTo } from '#commands/nouns.ts'
import { addTo as save } from './save.ts'
import { addTo as show } from './show.ts'
import { addTo as snippet } from './snippet.ts'

export const commands: readonly AddTo[] = [show, save, snippet]
