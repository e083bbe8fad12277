import type { AddTo } from '#commands/nouns.ts'
import { addTo as check } from './check.ts'
import { addTo as rewrite } from './rewrite.ts'

export const commands: readonly AddTo[] = [check, rewrite]
